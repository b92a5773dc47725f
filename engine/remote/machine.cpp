#include "engine/remote/machine.hpp"

#include "engine/error.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>

namespace lockstep::remote {
namespace {

constexpr std::string_view scheme = "ssh:";

bool isPlain(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' || c == '-';
}

[[noreturn]] void refuse(const std::string& device, const std::string& why)
{
    throw InputError{sentence("'{}' names no device on another machine: {}; write ssh:[user@]host[:port][/device].",
                              printable(device), why)};
}

void requireName(const std::string& device, const std::string& name, const std::string& what, std::string_view others)
{
    if (name.empty())
        refuse(device, sentence("it has no {}", what));
    if (name.front() == '-')
        refuse(device, sentence("the {} '{}' begins with '-'", what, printable(name)));
    const auto wrong =
        std::ranges::find_if(name, [&](char c) { return !isPlain(c) && others.find(c) == std::string_view::npos; });
    if (wrong != name.end())
        refuse(device, sentence("the {} '{}' holds '{}'", what, printable(name), printable({&*wrong, 1})));
}

unsigned portOf(const std::string& device, std::string_view text)
{
    unsigned port = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, port);
    constexpr unsigned last = 65535;
    if (error != std::errc{} || stopped != end || port == 0 || port > last)
        refuse(device, sentence("the port '{}' is no number from 1 to {}", printable(text), last));
    return port;
}

std::string variable(const char* name, const char* otherwise)
{
    const char* value = std::getenv(name);
    return value == nullptr || *value == '\0' ? otherwise : value;
}

} // namespace

std::string Machine::address() const
{
    const std::string name = host.find(':') != std::string::npos && port ? fmt::format("[{}]", host) : host;
    const std::string text = user.empty() ? name : fmt::format("{}@{}", user, name);
    return port ? fmt::format("{}:{}", text, *port) : text;
}

std::string Machine::nameOf(const std::string& deviceThere) const
{
    return fmt::format("{} at {}", deviceThere, host);
}

bool namesMachine(std::string_view device)
{
    return device.starts_with(scheme);
}

Machine machineNamed(const std::string& device)
{
    if (!namesMachine(device))
        refuse(device, sentence("it does not begin with ssh:"));
    Machine machine;
    std::string rest = device.substr(scheme.size());
    if (const auto slash = rest.find('/'); slash != std::string::npos) {
        machine.device = rest.substr(slash + 1);
        if (machine.device.empty())
            machine.device = "auto";
        rest.resize(slash);
    }
    if (const auto at = rest.rfind('@'); at != std::string::npos) {
        machine.user = rest.substr(0, at);
        requireName(device, machine.user, sentence("user"), "");
        rest.erase(0, at + 1);
    }
    const auto bracket = rest.starts_with('[') ? rest.find(']') : std::string::npos;
    if (bracket != std::string::npos) {
        machine.host = rest.substr(1, bracket - 1);
        rest.erase(0, bracket + 1);
        if (!rest.empty() && rest.front() != ':')
            refuse(device, sentence("'{}' follows the address", printable(rest)));
        requireName(device, machine.host, sentence("host"), ":%");
    } else {
        const bool isVersion6 = std::ranges::count(rest, ':') > 1;
        const auto colon = isVersion6 ? std::string::npos : rest.find(':');
        machine.host = rest.substr(0, colon);
        rest.erase(0, colon == std::string::npos ? rest.size() : colon);
        requireName(device, machine.host, sentence("host"), isVersion6 ? ":%" : "");
    }
    if (!rest.empty())
        machine.port = portOf(device, std::string_view{rest}.substr(1));
    return machine;
}

std::vector<std::string> wordsOfCommand(std::string_view line, std::string_view variable)
{
    std::vector<std::string> words;
    bool isIn = false;
    char quote = '\0';
    for (const char c : line) {
        if (quote != '\0' && c == quote) {
            quote = '\0';
        } else if (quote == '\0' && (c == '\'' || c == '"')) {
            quote = c;
            if (!isIn)
                words.emplace_back();
            isIn = true;
        } else if (quote == '\0' && std::isspace(static_cast<unsigned char>(c)) != 0) {
            isIn = false;
        } else {
            if (!isIn)
                words.emplace_back();
            isIn = true;
            words.back() += c;
        }
    }
    if (quote != '\0')
        throw InputError{sentence("{} has a quote that does not end; write it as in a shell.", variable)};
    return words;
}

std::string quoted(std::string_view word)
{
    const bool isAtHome = word.starts_with("~/");
    const std::string_view rest = isAtHome ? word.substr(2) : word;
    std::string text = isAtHome ? "~/" : "";
    if (!rest.empty() && std::ranges::all_of(rest, [](char c) { return isPlain(c) || c == '/' || c == '+'; }))
        return text.append(rest);
    text += '\'';
    for (const char c : rest)
        if (c == '\'')
            text += "'\\''";
        else
            text += c;
    return text + '\'';
}

std::string remoteProgram()
{
    return variable("LOCKSTEP_REMOTE", "lockstep");
}

std::vector<std::string> sshCommand(const Machine& machine, bool mayAsk, const std::vector<std::string>& arguments)
{
    std::vector<std::string> words = wordsOfCommand(variable("LOCKSTEP_SSH", "ssh"), "LOCKSTEP_SSH");
    if (words.empty())
        throw InputError{sentence("LOCKSTEP_SSH names no command; leave it out, or give one as ssh.")};
    for (const char* const option : {"-T", "-x", "-oConnectTimeout=15", "-oServerAliveInterval=5",
                                     "-oServerAliveCountMax=3", "-oClearAllForwardings=yes", "-oRemoteCommand=none"})
        words.emplace_back(option);
    if (!mayAsk)
        words.emplace_back("-oBatchMode=yes");
    if (machine.port)
        words.push_back(fmt::format("-p{}", *machine.port));
    if (!machine.user.empty())
        words.push_back(fmt::format("-l{}", machine.user));
    words.insert(words.end(), {"--", machine.host});
    std::string run = quoted(remoteProgram());
    for (const std::string& argument : arguments)
        run.append(" ").append(quoted(argument));
    words.push_back(std::move(run));
    return words;
}

} // namespace lockstep::remote
