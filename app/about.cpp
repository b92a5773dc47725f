#include "app/about.hpp"

#include "app/commands.hpp"
#include "app/completion.hpp"
#include "app/manual.hpp"
#include "app/meant.hpp"
#include "app/quiet.hpp"
#include "engine/files/version.hpp"
#include "engine/model/sentence.hpp"

#include <CLI/CLI.hpp>

namespace lockstep::app {
namespace {

/// print() ends the last line.
void printText(std::string text)
{
    if (text.ends_with('\n'))
        text.pop_back();
    print(text);
}

} // namespace

AboutCommands::AboutCommands(CLI::App& program) : m_program(program)
{
    program.set_version_flag("--version", std::string{"lockstep "} + version(), sentence("Print the version and exit"));
    program.add_flag("--quiet", m_isQuiet,
                     sentence("No progress, no remarks, no line on what was written; errors are told"));
    auto* help = program.add_subcommand("help", sentence("Print the help of a subcommand"));
    help->add_option("subcommand", m_helped, sentence("Its name (the program's help)"))->option_text("TEXT");
    auto* completion = program.add_subcommand("completion", sentence("Print what a shell completes calls with"));
    completion->add_option("shell", m_shell, sentence("bash, zsh or fish"))->required();
    auto* manual = program.add_subcommand("man", sentence("Print a manual page, for man -l -"));
    manual->add_option("subcommand", m_page, sentence("Its name (the program's page)"))->option_text("TEXT");
    m_help = help;
    m_completion = completion;
    m_manual = manual;
}

std::optional<int> AboutCommands::perform() const
{
    if (m_isQuiet)
        beQuiet();
    if (*m_help)
        printText(m_helped.empty() ? m_program.get_formatter()->make_help(&m_program, m_program.get_name(),
                                                                          CLI::AppFormatMode::Normal)
                                   : subcommandNamed(m_program, m_helped).help(m_program.get_name()));
    else if (*m_completion)
        printText(completionFor(m_program, m_shell));
    else if (*m_manual)
        printText(m_page.empty() ? manualPage(m_program) : manualPage(m_program, subcommandNamed(m_program, m_page)));
    else
        return std::nullopt;
    return 0;
}

} // namespace lockstep::app
