#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"

#include <span>

namespace lockstep {

struct Algorithm;

inline constexpr std::size_t mostCompared = 4;

/// Throws InputError where these runs cannot stand beside one another: fewer than two or more than four of them,
/// values of different types, keys beside affine maps, or different inputs. Unknown ids and parameters are named too.
void requireComparable(std::span<const RunRequest> requests);
/// The same of runs whose algorithms, one for each, need not be the catalogue's.
void requireComparable(std::span<const RunRequest> requests, std::span<const Algorithm* const> algorithms);

/// What this recording's work consists of: "additions", "combinations", "comparisons", "moves", "counts and moves", or
/// "operations" where it is of several kinds.
std::string workName(const Recording& recording);
/// "80 comparisons and 24 moves": each kind by itself; as one number of operations where the events were not kept.
std::string workText(const Recording& recording);
/// The one yardstick, to be said where algorithms whose work is of different kinds are set beside one another.
inline constexpr const char* yardstickSentence =
    "Work is every addition, comparison, count and move that a work-item makes. What a work-item does, a barrier and a "
    "launch each wait for what came before.";

} // namespace lockstep
