#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

/// Elements of the longest run of a scan or reduction of any length: an element more, and a buffer of four bytes each
/// would be larger than a buffer may be (DeviceRun).
inline constexpr std::size_t longestRun = std::size_t{1} << 28;

/// "per-item": how many neighbouring values each work-item of a section scans on its own, 1 unless asked.
Parameter perItemParameter();
std::size_t perItem(const Parameters& parameters);

/// Work-items of a work-group, and the values that it holds.
struct Coarsened {
    std::size_t items = 0, values = 0;
};
/// By "group-size" and "per-item", both resolved.
Coarsened coarsened(const Parameters& parameters);
/// A "group-size" of "auto" becomes `wanted`, or less where so many items would hold too many values.
void resolveCoarsened(Parameters& parameters, std::size_t wanted);
/// Why the values of a work-group do not fit in the local memory that every device has; empty where they do.
std::string refuseCoarsened(const Parameters& parameters);
/// -DSECTION=… (values of a work-group) -DPER_ITEM=…
std::vector<std::string> coarsenedOptions(const Parameters& parameters);

} // namespace lockstep
