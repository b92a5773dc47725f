#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <optional>

namespace lockstep::ui {

/// Which field of its pairs a sort by two of them compares in a launch.
enum class Field { first, second };

/// That of launch k, of the input the first launch's; nothing in all other sorts.
std::optional<Field> fieldSortedBy(const Recording& recording, std::size_t k);
/// A key with that field in front: it counts for order and for length. Other sorts' keys as they are.
std::uint32_t bySortedField(const Recording& recording, std::size_t k, std::uint32_t key);
Words bySortedField(const Recording& recording, std::size_t k, Words keys);

} // namespace lockstep::ui
