#pragma once

#include "ui/lenses/blocks/model.hpp"

#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// From a cell to the same or another one of its room, in one round.
struct RoundLine {
    std::uint32_t from = 0, to = 0;
    bool adds = false;
};
using Round = std::vector<RoundLine>;

/// What a launch's work-group did with the cells of one room.
struct RoomWork {
    /// Who read whom, traced back from what stands in the cells at the end: the first round first. Nothing where a
    /// work-item goes on with what it made in the same phase.
    std::optional<std::vector<Round>> rounds;
    std::map<std::uint32_t, BlockValue> left; ///< what its local memory held at last, by cell
    bool isLedOn = false;                     ///< sums leave local memory, but not to the cells that stand for them
    bool isStored = false;                    ///< its cells were written
};

/// `launch` is told as a whole.
RoomWork workIn(const BlockStep& launch, std::uint32_t row, const Room& room);

/// Tells the rows whether sums that stay in local memory are led on, and how many rounds they take.
void findWork(BlocksFlow& flow);

} // namespace lockstep::ui
