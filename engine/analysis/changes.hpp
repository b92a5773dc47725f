#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The lines (from 1, ascending) of a text that are not those of the text before, by a longest common subsequence of
/// their lines. Where lines were only taken out it is the one that follows, or the last.
std::vector<std::size_t> changedLines(std::string_view before, std::string_view after);

/// The kernel file as it is shipped that a run of this recording's algorithm builds; nothing where the catalogue does
/// not have it.
std::optional<std::string> shippedKernel(const Recording& recording);

/// Where a run comes to hold something else than another of the same input and host code.
struct Departure {
    std::size_t launch = 0, buffer = 0, index = 0; ///< launch from 1
    std::uint32_t value = 0, other = 0;
};
/// The first launch after which they differ, and the first element there; nothing where all their states are alike.
/// Both are to be complete (Recording::isComplete).
std::optional<Departure> firstDeparture(const Recording& recording, const Recording& other);

/// What is to be known of a run of a changed kernel, in sentences without their full stops: how many lines are changed,
/// where it departs from the right run (rightRunOf), if one was recorded beside it, where its work-items race, and what
/// its trace calls do not tell. Empty where the kernel is not changed.
std::vector<std::string> changeNotes(const Recording& recording);

} // namespace lockstep
