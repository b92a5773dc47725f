#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace lockstep {

/// How keys are spread where nobody says it, for an algorithm of these parameters: "uniform", but "bitonic" for one
/// that splits bitonic keys.
std::string_view usualDistribution(std::span<const Parameter> parameters);

/// Which of these algorithms the keys are made for that all of them run on: the one that needs special keys, wherever
/// it stands; the first where all take any. `algorithms` is not empty.
std::size_t madeFor(std::span<const Algorithm* const> algorithms);

/// n keys of the kind that the algorithm takes with these (unresolved) parameters; see generateKeys. Where it sorts by
/// both fields of a pair, the second ones are the places in a shuffled order: in rising order that sort would have
/// nothing to do. Throws InputError as generateKeys and keyKind do.
Words makeKeys(const Algorithm& algorithm, const Parameters& parameters, std::string_view distribution, std::size_t n,
               std::uint64_t seed);

} // namespace lockstep
