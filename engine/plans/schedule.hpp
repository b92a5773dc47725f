#pragma once

#include "engine/model/buffer.hpp"
#include "engine/model/launch.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// What a plan asked for, for one input and one choice of parameters: plain values, so that it can be gone through any
/// number of times without the plan.
struct PlannedBuffer {
    BufferInfo info;
    WordsPtr content; ///< null: nothing is written there before the first launch
};

struct PlannedArgument {
    std::string parameter; ///< of the kernel
    /// A buffer by its place, or a number that becomes what the kernel declares.
    std::variant<std::size_t, std::int64_t, double> value;
};

struct PlannedLaunch {
    std::string kernel;
    std::vector<Side> sides; ///< one to three
    std::vector<PlannedArgument> arguments;
    std::string title, chapter;
    int line = 0; ///< of the plan, from 1
};

struct PlannedRun {
    std::string plan;                   ///< name of its file, for messages
    std::vector<PlannedBuffer> buffers; ///< the first holds the input
    std::vector<PlannedLaunch> launches;
    std::vector<std::string> options; ///< -D options: the order and the type of the keys, and what the plan defined
    std::size_t outputBuffer = 0, outputSize = 0;
    std::optional<Words> expected; ///< nothing: the plan expects nothing
    double tolerance = 0;          ///< of float32: how far off, relative to the larger of 1 and what is expected
    /// That the run may take at most, of its work and its span; nothing: the plan sets no bound.
    std::optional<double> mostWork, mostSpan;
};

} // namespace lockstep
