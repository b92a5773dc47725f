#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

/// The order of keys that "type" and "order" choose: unsigned order of order(bits).
struct KeyOrder {
    ElementType type = ElementType::uint32;
    bool descending = false;
    /// Every NaN comes last in both orders.
    std::uint32_t order(std::uint32_t bits) const;
};
KeyOrder keyOrder(const Parameters& parameters);

/// The parameters of every sort, and the -D options they make.
std::vector<Parameter> sortParameters();
std::vector<std::string> sortOptions(const Parameters& parameters);
Words sortedReference(const Words& input, const Parameters& parameters);

/// The parameters of every scan, and the -D options they make.
std::vector<Parameter> scanParameters();
std::vector<std::string> scanOptions(const Parameters& parameters);
/// Affine maps need an odd a: with an even one the products die out, and a scan that leaves out a level goes unseen.
void checkScanned(const Words& input, const Parameters& parameters);
Words scannedReference(const Words& input, const Parameters& parameters);

/// The scan operator on the host; the left operand is applied first.
std::uint32_t combine(const std::string& op, ElementType type, std::uint32_t left, std::uint32_t right);

} // namespace lockstep
