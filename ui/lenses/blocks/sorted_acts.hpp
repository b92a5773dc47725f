#pragma once

#include "ui/lenses/blocks/model.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace lockstep::ui {

/// What the acts of a step are, by the rows that they go between.
struct SortedActs {
    std::size_t inRow = 0, taken = 0, copied = 0, handed = 0, received = 0, cleared = 0;
    std::size_t inVain = 0;     ///< received, and not gone on with
    std::size_t ofReceived = 0; ///< combinations of what was received
    std::set<std::pair<std::uint32_t, std::uint32_t>> rooms;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> takers;   ///< rooms, and what each takes
    std::optional<std::uint32_t> takenFrom;                                    ///< row
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint32_t>> collected; ///< by row: cells and their values
    std::map<std::uint32_t, std::size_t> into;                                 ///< by row
    std::map<std::uint32_t, std::size_t> receivers;                            ///< by work-group
    std::optional<std::uint32_t> firstHanded, lastHanded;
    std::size_t longest = 0; ///< most combinations of one work-item in a phase
};
SortedActs sortedActs(const BlocksFlow& flow, const BlockStep& step);

} // namespace lockstep::ui
