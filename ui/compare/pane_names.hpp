#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"

#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::ui {

/// One pane as the user asks for it.
struct PaneAsk {
    std::string algorithm;
    std::map<std::string, std::string> parameters;
    std::string device = "auto";
    std::size_t largestGroup = RunRequest{}.largestGroup;
    /// Of a file: shown instead of a run, as long as keys and parameters are its own.
    RecordingPtr recording = nullptr;
    /// A changed kernel, the text that is built in place of the file `kernelFile`; of a kernel of one's own its text,
    /// and its plan's, in place of their files'. Nothing: what is shipped, or what the files hold.
    std::optional<std::string> kernel = {};
    std::string kernelFile = {};
    std::optional<std::string> plan = {};
    bool isInterpreted = false; ///< by Oclgrind alone: a stranger's kernel, which no device is to run
    bool operator==(const PaneAsk&) const = default;
};

/// What the panes are called, told apart: the algorithm's title, and where another pane has the same one, the
/// parameters and the device in which they differ. `recordings` has null where a pane failed.
std::vector<QString> paneNames(const std::vector<PaneAsk>& asks, const std::vector<RecordingPtr>& recordings);

} // namespace lockstep::ui
