#pragma once

#include "app/commands.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lockstep::app {

/// Adds --plan to a subcommand, behind its --preset and --kernel.
void addPlanOption(CLI::App& command, std::string& plan);
/// The same to one that compares: it may stand there several times.
void addPlanOption(CLI::App& command, std::vector<std::string>& plans);
/// These plans are compared, with one another or with what the words of the call name; else there is one at most, and
/// the word, if any, is its kernel file.
bool comparesPlans(const std::vector<std::string>& words, const std::vector<std::string>& plans);
/// The words of a comparison, and behind them the names of the plans' runs (planRunName()). Throws InputError.
std::vector<std::string> withPlans(const std::vector<std::string>& words, const std::vector<std::string>& plans);
/// The options with their one plan in `plan`, unless that is compared with others.
RunOptions withOnePlan(RunOptions options, const std::vector<std::string>& words);
/// A kernel file and its plan. An example is called by its name alone; a kernel file that is not named stands beside
/// its plan under the same name. Throws InputError.
OwnKernel ownKernelOf(const std::vector<std::string>& files, const std::string& plan);
/// The same files, which may not be there.
OwnFiles ownFilesOf(const std::vector<std::string>& files, const std::string& plan);

/// All that a run of it is asked for; the keys are read or made. Throws InputError.
RunRequest planRequest(const RunOptions& options, const Plan& plan);

/// What `lockstep check` is asked for.
struct CheckCall {
    std::vector<std::string> files; ///< the kernel file, or nothing
    RunOptions options;             ///< plan, parameters, seed, device
    std::size_t most = 1024;        ///< keys
    bool json = false;
    std::string isolation; ///< what of the call says where it runs, as in " --limit 5"
};
/// Runs a kernel of one's own over sizes and inputs. Returns 1 where something is wrong with it.
int checkCommand(const CheckCall& call);

/// What the command line has for kernels of one's own: `run --plan`, `check` and `plans`.
class PlanCommands {
public:
    /// Adds the subcommand.
    explicit PlanCommands(CLI::App& program);
    /// Performs what was called for, if it is one of these: the exit status. `ids` are the words that `run` was given.
    /// `isolation` is what isolationWords() gives.
    std::optional<int> perform(const std::vector<std::string>& ids, const RunOptions& run, const RunOutput& output,
                               const std::string& isolation);

private:
    bool m_json = false;
    CLI::App *m_list = nullptr, *m_check = nullptr;
    CheckCall m_checked;
};

} // namespace lockstep::app
