#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/buffer.hpp"
#include "engine/model/forward.hpp"

#include <string>
#include <vector>

namespace lockstep {

/// A run that the catalogue does not have: a kernel file and what its host does, as plain values.
struct OwnRun {
    std::string algorithm; ///< as in Recording::algorithm; never an id of the catalogue
    std::string title;
    std::string lens;
    Parameters parameters; ///< all of them, "type" among them
    KernelFile file;
    std::vector<std::string> options; ///< -D options of the kernel file

    struct Buffer {
        BufferInfo info;
        WordsPtr content; ///< null: scratch
    };
    std::vector<Buffer> buffers; ///< the first holds the input
    struct Step {
        LaunchSpec launch;
        std::string place; ///< where it was asked for, as in "mine.lua:4"
    };
    std::vector<Step> launches;
    std::size_t outputBuffer = 0, outputSize = 0;
};

/// One that was recorded. Its kernel may be wrong in every way.
struct OwnRecording {
    RecordingPtr recording;
    /// The untraced run gave another output: its work-items race, or something was read that nothing had written.
    bool outputsDiffer = false;
};

} // namespace lockstep
