#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// What compaction keeps and split puts behind: keys above a pivot, or odd ones.
struct Predicate {
    ElementType type = ElementType::uint32;
    bool odd = false;
    std::uint32_t pivot = 0; ///< bits of a key; not used where odd
    bool holds(std::uint32_t key) const;
};

/// By "type" and "predicate"; the median is that of the keys, the lower one of two.
Predicate predicateOf(const Parameters& parameters, const Words& input);

/// The parameters of everything that flags keys, its -D options, and "auto" made a predicate that fits the type.
std::vector<Parameter> predicateParameters();
std::vector<std::string> predicateOptions(const Parameters& parameters);
void resolvePredicate(Parameters& parameters);
/// Floats are neither odd nor even.
std::string refusePredicate(const Parameters& parameters);

} // namespace lockstep
