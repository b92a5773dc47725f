#pragma once

#include "engine/analysis/metrics.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep::test {

/// Without its last launches, as a forged file may be: what is left fits together.
inline Recording cutOff(const Recording& recording, std::size_t launches)
{
    Recording cut = recording;
    const std::size_t left = cut.launchCount() - launches;
    cut.launches.resize(left);
    cut.events.resize(left);
    cut.states.resize(left + 1);
    cut.output = *cut.states.back()->buffers[cut.outputBuffer];
    cut.output.resize(std::min(cut.output.size(), recording.output.size()));
    cut.span = longestChain(cut);
    return cut;
}

} // namespace lockstep::test
