#pragma once

#include "engine/model/buffer.hpp"
#include "engine/model/event.hpp"
#include "ui/lens/buffer_word.hpp"
#include "ui/lenses/dataflow/model.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A place in the picture: a cell of a row or, with isBefore, the place for the sum of all that stands before a room.
struct Spot {
    std::uint32_t row = 0, index = 0; ///< place of the row; place of the cell in it, or of the room
    bool isBefore = false;
    auto operator<=>(const Spot&) const = default;
};

struct BlockValue {
    std::uint32_t bits = 0;
    Held inputs;
    bool operator==(const BlockValue&) const = default;
};

/// What one event did, between places of the picture.
struct BlockAct {
    Op op = Op::copy;
    std::uint32_t item = 0, group = 0;
    std::uint32_t nth = 0;         ///< how many acts its work-item did before it in the step
    std::uint32_t phase = 0;       ///< place of its phase in Launch::phases
    std::vector<Spot> from;        ///< its operands, the left one first
    std::vector<BlockValue> taken; ///< their values
    Spot to;
    BlockValue value;
    bool isLocal = false;  ///< it writes local memory
    bool isOutput = false; ///< it writes an output, whose value stays until the end
    bool isQuiet = false;  ///< the picture leaves it out, since another act shows its result or nobody went on with it
    std::uint32_t handing = 0; ///< of what is published: its number among the launch's handings, from 1
    bool isOneOfMany = false;  ///< a work-group receives several values at once, which are then added up
    double begin = 0, end = 1; ///< its part of the step's time; acts that depend on one another follow one another
};

/// A work-group's part of a row.
struct Room {
    std::vector<std::uint32_t> cells; ///< in order
    std::uint32_t line = 0;           ///< in a table, the column that the room belongs to
};

/// The values, or an array of sums, in rooms; cells of local memory share their places.
struct RoomRow {
    std::vector<std::size_t> buffers; ///< buffers drawn in this row: all of the values' size share one
    std::size_t cells = 0;
    std::vector<Room> rooms;
    std::vector<std::uint32_t> roomOf;   ///< by cell: place of its room in `rooms`
    std::vector<std::uint32_t> before{}; ///< rooms that get the sum of all before them, ascending
    bool isRead = false;                 ///< a work-item reads what was written to it
    bool hasSteps = false;               ///< its cells are combined with one another
    bool isTable = false;                ///< it is a table, whose columns are drawn apart (Room::line)
    std::size_t longestWalk = 0;         ///< most of its sums that one work-item adds up in turn, for a row below
    bool isHanded = false;               ///< its values are published while the launch runs
    bool isHandedTwice = false;          ///< a block may publish its own sum first, later that of all up to its end
    std::size_t rounds = 0;              ///< most rounds in which a launch combines the cells of a room
    bool leadsDown = false;              ///< sums in local memory are led on to other cells of the room
    bool leadsOut = false;               ///< such sums are led on to other rows alone: the cells stay what they were
};

/// What stands where.
struct BlockSnapshot {
    std::vector<std::vector<std::optional<BlockValue>>> cells, before; ///< by row, then by cell and by room
    std::vector<std::vector<bool>> finished;                           ///< by row and cell: it holds its output
    std::vector<std::size_t> buffer;                                   ///< by row: which buffer was written last
};

/// A sum that was made known to other work-groups.
struct Handing {
    Spot spot;
    std::uint32_t nth = 0; ///< its number among the launch's handings, from 1
    double appears = 1;    ///< when it is drawn, as a part of the step's time
    bool operator==(const Handing&) const = default;
};

/// One launch, or one phase of a launch that has several.
struct BlockStep {
    StepPlace place;
    std::uint32_t barriers = 0;       ///< barriers between the step before and this one, within a launch
    std::vector<BlockAct> acts;       ///< in the order of their events
    std::vector<std::uint32_t> items; ///< those that reported an event, ascending
    bool takesNumbers = false;        ///< work-groups draw their numbers from a counter
    bool loads = false, stores = false;
    bool readsAgain = false;  ///< work-groups read their values again once they have published what they make
    bool toRegisters = false; ///< what it loads goes to registers
    std::vector<std::optional<Spot>> rooms; ///< by work-group of the launch: its room
    std::vector<Handing> handings;          ///< in their order
    BlockSnapshot after;
};

/// A work-item reads a place that another one may still write, with no barrier between.
struct BlockRace {
    std::size_t launch = 0;
    std::uint32_t phase = 0; ///< the phase in which it reads, as a place in Launch::phases
    Spot read, result;       ///< where it reads, and where it writes what it makes of that
    std::uint32_t item = 0;
};

/// A scan over many work-groups as its buffers, launches and events tell it.
struct BlocksFlow {
    std::vector<RoomRow> rows; ///< the values first, then sums, in the order of their buffers
    std::vector<BlockStep> steps;
    std::vector<BlockStep> wholes; ///< by launch from 0: all its phases as one step, where it has several
    BlockSnapshot input;
    std::size_t outputs = 0;
    std::vector<BlockRace> races; ///< where a mistake makes them
    std::vector<bool> wrong;      ///< by output: it is not what it must be; empty where no mistake is on
    bool isWrongIn(std::size_t output) const { return output < wrong.size() && wrong[output]; }
    std::size_t wrongAfter(std::size_t step) const;
    /// The whole launch as one step; the first of its steps where it has but one.
    const BlockStep& whole(std::size_t launch) const;
    const BlockSnapshot& at(std::size_t step) const { return step == 0 ? input : steps[step - 1].after; }
    std::size_t finishedAfter(std::size_t step) const;
};

/// Nothing where the events of a launch are not resident.
std::optional<BlocksFlow> readBlocks(const Resident& resident);

/// About how much memory it takes.
std::size_t bytesOf(const BlocksFlow& flow);

/// The name of a row: of the buffer that was written last.
QString rowName(const Recording& recording, const BlockSnapshot& at, std::size_t row);

/// When an act's result stands: its operands meet first.
inline constexpr double blockMeeting = 0.75;
inline double appears(const BlockAct& act)
{
    return act.begin + (act.end - act.begin) * blockMeeting;
}

} // namespace lockstep::ui
