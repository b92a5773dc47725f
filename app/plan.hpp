#pragma once

#include "app/commands.hpp"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lockstep::app {

/// What the command line has for kernels of one's own: `run --plan` and `plans`.
class PlanCommands {
public:
    /// Adds the subcommand.
    explicit PlanCommands(CLI::App& program);
    /// Adds --plan to `run`, behind its --preset.
    void addTo(CLI::App& run);

    /// Performs what was called for, if it is one of these: the exit status. `ids` are the words that `run` was given.
    std::optional<int> perform(const std::vector<std::string>& ids, const RunOptions& run, const RunOutput& output);

private:
    std::string m_plan;
    bool m_json = false;
    CLI::App* m_list = nullptr;
};

} // namespace lockstep::app
