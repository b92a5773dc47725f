#pragma once

#include "engine/analysis/held.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// The first wrong cell of a run, in time: beside the right run of the same keys.
struct WrongCell {
    std::size_t launch = 0; ///< of the broken run, from 1
    std::string array;      ///< buffer, or local array
    bool isLocal = false;
    std::uint32_t index = 0;
    std::uint32_t group = 0, phase = 0, item = 0;
    std::uint16_t line = 0;
    bool isMissing = false;                  ///< the right run writes there, and the broken one left it as it was
    std::optional<std::uint32_t> got, right; ///< nothing where nobody had written there
    Held held, heldRight;
};

/// The first wrong cell in time of a broken recording beside the right one of the same keys; nothing where there is
/// none, or where events were not kept.
std::optional<WrongCell> firstWrongCell(const Recording& broken, const Recording& right);
/// What such a cell holds, for people.
std::string cellText(const Recording& recording, const WrongCell& cell, std::uint32_t bits);

} // namespace lockstep
