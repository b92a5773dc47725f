#pragma once

#include "engine/model/words.hpp"

#include <vector>

namespace lockstep {

/// The global buffers at one moment, by buffer index. Buffers that a launch does not write are shared.
struct State {
    std::vector<WordsPtr> buffers;
};

} // namespace lockstep
