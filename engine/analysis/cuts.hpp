#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Orders that are cut from one piece: each sum of an inclusive scan is where a cut falls, so that all cuts can be made
/// at once.
struct Cuts {
    std::vector<std::uint64_t> left; ///< of the whole after each order, up to the first that is too long
    /// The first order that asks for more than is left: its position.
    std::optional<std::size_t> tooLong;
};

/// Whether the sums of this recording are cuts: an inclusive scan that adds whole numbers without a sign.
bool areCuts(const Recording& recording);
/// What the recorded sums leave of `whole`. Throws InputError where they are no cuts.
Cuts cutsFrom(const Recording& recording, std::uint64_t whole);
/// "37, 36 and 29 of 40 are left", and which order is too long.
std::string cutsText(const Recording& recording, std::uint64_t whole);

} // namespace lockstep
