#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// How a work-group learns which block is its own.
enum class BlockIndex : std::uint8_t {
    fixed, ///< its group id
    ticket ///< the next number of a counter, taken when it starts
};

/// A work-group on the device during a round.
struct Resident {
    std::uint32_t slot = 0;
    std::uint32_t group = 0; ///< its group id
    std::uint32_t block = 0;
    std::optional<std::uint32_t> waitsFor; ///< the block whose sum is not there yet; nothing: it ends in this round
    bool operator==(const Resident&) const = default;
};

/// What happens from one round to the next.
struct SchedulerRound {
    std::vector<std::uint32_t> started; ///< groups that got a slot at its beginning
    std::vector<Resident> residents;    ///< by slot
    bool operator==(const SchedulerRound&) const = default;
};

struct Schedule {
    std::vector<SchedulerRound> rounds;
    /// The last round is one in which every resident waits for a block that nobody on the device has.
    bool deadlocked = false;
    std::size_t roundsToFinish() const { return deadlocked ? 0 : rounds.size(); }
};

/// A model of a device that runs the domino scan: `slots` work-groups are on it at a time, a group keeps its slot until
/// it ends, and groups start in the order `arrivals` (group ids, each once). In a round a group ends if the block to
/// the left of its own has handed on its sum in a round before; block 0 waits for none. Ends when all groups have
/// ended, or no one can any more. Throws InputError for no slots, or arrivals that leave a group out or name it twice.
Schedule scheduleDomino(std::span<const std::uint32_t> arrivals, std::size_t slots, BlockIndex index);

} // namespace lockstep
