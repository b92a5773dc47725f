#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"

#include <cstdint>

namespace lockstep {

/// Parameters that are numbers, and work-groups chosen by them.

/// A parameter that is a number.
std::uint32_t number(const Parameters& parameters, const char* name);

/// Gives a parameter that is "auto" a value: for a picture of up to 64 keys, for up to 4,096, or for more.
void chooseBySize(Parameters& parameters, const char* name, std::size_t n, const char* few, const char* some,
                  const char* many);

/// "group-size" of the sorts: auto, which `resolveGroup` replaces, or one of these.
Parameter groupParameter();
/// 4 where a picture can be drawn of the keys, 256 for many.
void resolveGroup(Parameters& parameters, std::size_t n);

/// Throws InputError for work-groups that the device does not have; `parameter` is what makes them smaller.
void requireGroup(const Launcher& run, std::size_t group, const char* parameter = "group-size");

} // namespace lockstep
