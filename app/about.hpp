#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace lockstep::app {

/// What the program says about itself: --version, --quiet, `help`, and the completions and manual pages that are made
/// from the options and their help.
class AboutCommands {
public:
    /// Adds the options and subcommands, behind all others.
    explicit AboutCommands(CLI::App& program);
    /// Does what the call asks for; nothing where it asks for none of this. Throws InputError.
    std::optional<int> perform() const;

private:
    const CLI::App& m_program;
    const CLI::App *m_help = nullptr, *m_completion = nullptr, *m_manual = nullptr;
    std::string m_helped, m_shell, m_page;
    bool m_isQuiet = false;
};

} // namespace lockstep::app
