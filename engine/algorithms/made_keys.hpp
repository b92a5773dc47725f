#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace lockstep {

/// Which of these algorithms the keys are made for that all of them run on: the one that a distribution of its own
/// suits, else the one that shuffled places suit, wherever it stands; the first where all take any. `algorithms` is not
/// empty.
std::size_t madeFor(std::span<const Algorithm* const> algorithms);

/// n keys of the kind that the algorithm takes with these (unresolved) parameters and as its description wants them;
/// see generateKeys. Up to 256 bodies of a uniform distribution keep apart. Throws InputError as generateKeys and
/// keyKind do.
Words makeKeys(const Algorithm& algorithm, const Parameters& parameters, std::string_view distribution, std::size_t n,
               std::uint64_t seed);

} // namespace lockstep
