#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/files/kernel_file.hpp"

#include <functional>
#include <string>
#include <vector>

namespace lockstep {

/// A run that the catalogue does not have: a kernel file and what its host does.
struct OwnRun {
    std::string algorithm; ///< as in Recording::algorithm; never an id of the catalogue
    std::string title;
    std::string lens;
    Parameters parameters; ///< all of them, "type" among them
    KernelFile file;
    std::vector<std::string> options;              ///< -D options of the kernel file
    std::function<HostResult(Launcher& run)> host; ///< called once a run: untraced, then recorded
};

} // namespace lockstep
