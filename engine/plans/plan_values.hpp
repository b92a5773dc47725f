#pragma once

#include "engine/model/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockstep {

/// A number of a plan: whole, or not.
using PlanNumber = std::variant<std::int64_t, double>;

/// The bits of a number of this type (uint32, int32 or float32), or nothing where it is none of that type. `wraps`:
/// whole numbers are taken modulo 2^32, as sums on the device are.
std::optional<std::uint32_t> wordOf(const PlanNumber& number, ElementType type, bool wraps = false);
PlanNumber numberOf(std::uint32_t bits, ElementType type);
/// As a plan would write it.
std::string textOf(const PlanNumber& number);

/// What a plan may expect by name: sorted, sum, inclusive-scan, exclusive-scan. Sums of float32 are rounded once, at
/// the end.
Words namedExpectation(std::string_view name, const Words& input, ElementType type);
const std::vector<std::string>& namedExpectations();

} // namespace lockstep
