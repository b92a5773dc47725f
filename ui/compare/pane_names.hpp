#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"

#include <QString>
#include <map>
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
    bool operator==(const PaneAsk&) const = default;
};

/// What the panes are called, told apart: the algorithm's title, and where another pane has the same one, the
/// parameters and the device in which they differ. `recordings` has null where a pane failed.
std::vector<QString> paneNames(const std::vector<PaneAsk>& asks, const std::vector<RecordingPtr>& recordings);

} // namespace lockstep::ui
