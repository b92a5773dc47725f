#include "app/manual.hpp"

#include "app/option_values.hpp"
#include "engine/files/version.hpp"

#include <CLI/CLI.hpp>
#include <cctype>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

/// Text in which nothing is a request or an escape of roff; a minus is one that can be typed.
std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n'))
            result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

std::string asSentence(std::string text)
{
    if (!text.empty() && text.back() != '.')
        text += '.';
    return escaped(text);
}

std::string head(const std::string& name, const std::string& what)
{
    std::string title = name;
    for (char& c : title)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    std::string said = what;
    if (!said.empty())
        said.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(said.front())));
    if (const auto end = said.find(". "); end != std::string::npos) // of several sentences the first
        said.resize(end);
    if (said.ends_with('.'))
        said.pop_back();
    return fmt::format(".\\\" Made by lockstep man from the program's own help.\n"
                       ".TH {} 1 \"\" \"Lockstep {}\" \"User commands\"\n.SH NAME\n{} \\- {}\n",
                       escaped(title), version(), escaped(name), escaped(said));
}

std::string optionsOf(const CLI::App& command)
{
    std::string text;
    for (const CLI::Option* option : namedOptions(command)) {
        std::string names;
        for (const std::string& name : option->get_snames())
            names += (names.empty() ? "" : ", ") + fmt::format("\\fB\\-{}\\fR", escaped(name));
        for (const std::string& name : option->get_lnames())
            names += (names.empty() ? "" : ", ") + fmt::format("\\fB\\-\\-{}\\fR", escaped(name));
        if (const std::string value = shownValue(*option); !value.empty())
            names += fmt::format(" \\fI{}\\fR", escaped(value));
        text += fmt::format(".TP\n{}\n{}\n", names, asSentence(option->get_description()));
    }
    return text;
}

std::string statuses()
{
    return ".SH EXIT STATUS\n.TP\n\\fB0\\fR\nDone.\n.TP\n\\fB1\\fR\nIt failed while running, or the result is wrong.\n"
           ".TP\n\\fB2\\fR\nThe call was wrong.\n.TP\n\\fB3\\fR\nThere is no usable device.\n";
}

} // namespace

std::string manualPage(const CLI::App& program)
{
    const std::string description = program.get_description();
    std::string text = head("lockstep", description);
    text += fmt::format(".SH SYNOPSIS\n\\fBlockstep\\fR [\\fIOPTIONS\\fR] [\\fISUBCOMMAND\\fR]\n.SH DESCRIPTION\n{}\n",
                        asSentence(description));
    text += ".SH SUBCOMMANDS\nEach has a page of its own.\n";
    std::string others;
    for (const CLI::App* command : listedCommands(program)) {
        text += fmt::format(".TP\n\\fBlockstep\\-{}\\fR(1)\n{}\n", escaped(command->get_name()),
                            asSentence(command->get_description()));
        others += fmt::format("{}.BR lockstep\\-{} (1)", others.empty() ? "" : ",\n", escaped(command->get_name()));
    }
    text += ".SH OPTIONS\nThese are of all subcommands.\n" + optionsOf(program) + statuses();
    return text + ".SH SEE ALSO\n" + others + "\n";
}

std::string manualPage(const CLI::App& program, const CLI::App& command)
{
    std::string text = head("lockstep-" + command.get_name(), command.get_description());
    text += fmt::format(".SH SYNOPSIS\n\\fBlockstep {}\\fR [\\fIOPTIONS\\fR]", escaped(command.get_name()));
    std::string words;
    for (const CLI::Option* place : positionals(command)) {
        const std::string name = escaped(place->get_single_name() + (place->get_items_expected_max() > 1 ? "..." : ""));
        text += place->get_required() ? fmt::format(" \\fI{}\\fR", name) : fmt::format(" [\\fI{}\\fR]", name);
        words += fmt::format(".TP\n\\fI{}\\fR\n{}\n", name, asSentence(place->get_description()));
    }
    text += fmt::format("\n.SH DESCRIPTION\n{}\n", asSentence(command.get_description())) + words;
    text += ".SH OPTIONS\n" + optionsOf(command) + ".SS Of all subcommands\n" + optionsOf(program) + statuses();
    return text + ".SH SEE ALSO\n.BR lockstep (1)\n";
}

} // namespace lockstep::app
