#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/forward.hpp"

#include <string_view>

namespace lockstep {

/// The catalogue's algorithm of this id, or null: a recording may be another version's.
const Algorithm* knownAlgorithm(std::string_view id);

/// Nobody vouches for the recording's kernel: it is one of one's own, or the catalogue's and changed.
bool hasOwnKernel(const Recording& recording);

/// What a run of a kernel of one's own is called: this, and the name of its plan. No id of the catalogue has a colon.
inline constexpr std::string_view planRunPrefix = "plan:";
/// The picture of such a run.
inline constexpr const char* planLens = "arrays";
inline bool isPlanRun(std::string_view algorithm)
{
    return algorithm.starts_with(planRunPrefix);
}

} // namespace lockstep
