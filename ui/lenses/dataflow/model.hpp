#pragma once

#include "engine/analysis/held.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/lens/lens.hpp"

#include <QString>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// An operand or result: the column it stands in, its bits and the inputs in it.
struct ScanValue {
    std::uint32_t position = 0, bits = 0;
    Held inputs;
    bool isFinished = false;   ///< nothing more is added to what the output holds here
    bool isWrong = false;      ///< it is not what it must be
    bool isFirstWrong = false; ///< of all that is wrong
    bool isOutput = false;     ///< it was written to the output itself
    std::size_t order = 0;     ///< of the writes of its step
    bool isLast = true;        ///< of what was written to its column in its step: the one that is seen
    std::size_t madeBy = 0; ///< of an operand: the order of the write in the same step that it is; 0: it stood before
    std::uint32_t array = 0, index = 0; ///< the cell that was written
    bool hasWrapped = false;            ///< its inputs' true sum is another number, modulo 2^32 this one
};

/// What was read had been written by another work-item in the same phase: no barrier stands in between.
struct RacedRead {
    bool isLeft = true;
    std::uint32_t writer = 0; ///< work-item
    std::uint32_t meant = 0;  ///< what stood there before the phase
};

struct ScanCombine {
    std::uint32_t item = 0;
    ScanValue left, right, result;
    std::uint32_t nth = 0; ///< of those of its work-item in the step: it makes them one after another
    /// Nothing stands where one operand is read: the identity, which changes nothing.
    bool addsNothing() const { return left.inputs.isEmpty() || right.inputs.isEmpty(); }
    std::optional<RacedRead> raced = {};
};

/// A value that was copied or moved, perhaps to another column.
struct ScanCopy {
    std::uint32_t item = 0;
    std::uint32_t from = 0; ///< column
    ScanValue value;
    std::uint32_t nth = 0;
    bool toChild = false; ///< of a combine down a tree: what stood at the parent
    bool isMoved() const { return from != value.position; }
};

/// A constant: the identity.
struct ScanFill {
    std::uint32_t item = 0;
    ScanValue value;
    std::uint32_t nth = 0;
};

/// A wrong value that a step did not write, and what the right run has there.
struct StillWrong {
    ScanValue stands, belongs;
};

/// The columns of a work-group in a step, and its work-items.
struct ScanGroup {
    std::uint32_t group = 0, firstColumn = 0, lastColumn = 0;
};

/// One row of the picture: a launch, or one phase of a launch that has several.
struct StepPlace {
    std::size_t launch = 0;
    std::optional<std::uint32_t> phase = {}; ///< its place in Launch::phases
};
/// A mark of that step: "launch2-phase3-item4-cell" where `what` is "item4-cell". Phases are counted from 1 there.
MarkId markIn(const StepPlace& place, const QString& what, qint64 item = -1, qint64 index = -1);
/// The rows under the input, in order.
std::vector<StepPlace> stepsOf(const Recording& recording);
/// The step (from 1; 0 is the input) that a moment is in, and how far it is through it.
struct StepMoment {
    std::size_t step = 0;
    double fraction = 1;
};
StepMoment stepAt(const Recording& recording, Moment moment);

/// What one step did, by its events.
struct ScanStep {
    StepPlace place;
    std::size_t inPads = 0;                     ///< combines in pads behind the last column, which are not drawn
    std::size_t padDistance = 0;                ///< how far apart their operands are; 0 where that differs
    std::size_t movesInPads = 0;                ///< down a tree, from pad to pad
    bool clearsPad = false;                     ///< a tree's root is one, and is cleared
    std::vector<std::uint32_t> readByPads = {}; ///< columns
    std::size_t merges = 0;     ///< combines of two values that both hold inputs, those in pads included
    std::size_t turns = 1;      ///< the most combines that one work-item made, one after another
    std::uint32_t barriers = 0; ///< passed between the step before and this one, in one launch
    bool shuffles = false;      ///< work-items take what others hold in registers, which needs no barrier
    std::vector<ScanCombine> combines;
    std::vector<ScanCopy> copies;
    std::vector<ScanFill> fills;
    std::vector<ScanGroup> groups;      ///< where the launch has several
    std::vector<std::uint32_t> items;   ///< those that reported an event, ascending
    bool takesNumbers = false;          ///< from a counter
    bool readsApart = false;            ///< in its launch items read what others write in the same round
    bool loads = false, stores = false; ///< copies go to local memory, or from it
    bool inRegisters = false;           ///< those that are loaded go to registers instead
    /// By column, what the right run of the same keys wrote there in this step; empty where none was recorded beside
    /// it. In the last step it is else what the reference says.
    std::map<std::uint32_t, ScanValue> beside;
    /// Wrong, since the right run writes there and this one does not: what stands.
    std::vector<ScanValue> leftOut;
    /// By column: wrong since an earlier step, and not written in this one.
    std::map<std::uint32_t, StillWrong> stillWrong;
    /// Of a reduction: values that later steps still read on the way to its result, or the result itself.
    std::size_t stillRead = 0;
    /// Right prefixes of the kind that the run makes on its way to the other: inclusive ones of which exclusive ones
    /// are made, or the other way.
    std::size_t stagePrefixes = 0;
    /// By column, what is wrong of what it shows.
    std::vector<const ScanValue*> wrong() const;
    bool races() const;
    /// The sum that stood where this constant was then written, both in this step: a tree's total at its root.
    const ScanValue* heldBefore(const ScanValue& fill) const;
    /// What it made has been cleared in the same step.
    bool isCleared(const ScanCombine& combine) const;
    /// All read before anyone writes: the last of its barriers stands in between.
    bool readsBeforeBarrier() const { return readsApart && barriers > 1 && !combines.empty() && !isSerial(); }
    /// Copies and fills are what it shows: nothing was combined, or something changed its column.
    bool isCopying() const;
    /// Some values move to the left and others to the right.
    bool crosses() const;
    /// Some work-item made several combines, one after another.
    bool isSerial() const { return turns > 1; }
};

/// A scan or reduction as its events tell it. Buffers and local arrays that hold one position share its column.
struct ScanFlow {
    Words input;
    std::vector<ScanStep> steps;         ///< steps[s - 1] is step s
    std::vector<std::size_t> finishedAt; ///< by column: steps until it holds its output; SIZE_MAX: it has none
    std::size_t outputs = 0;
    std::vector<bool> wrong; ///< by column: what the output holds there is wrong; empty where all of it is right
    std::optional<std::size_t> firstWrong; ///< step in which something wrong was first written
    bool anyWrapped = false;
    bool hasRightRun = false; ///< steps know what the right run wrote
    bool isWrongIn(std::size_t column) const { return column < wrong.size() && wrong[column]; }
    std::size_t wrongAfter(std::size_t step) const;
    bool movesToOutput = false; ///< the output holds values that were moved: packed, split
    bool isExclusive = false;   ///< of a scan: nothing is in the first output
    std::vector<bool> heads;    ///< of a scan by segments, by position: one begins here
    std::size_t finishedAfter(std::size_t step) const;
};

/// Follows the inputs through the events of all launches; nothing where some are not resident.
std::optional<ScanFlow> readScanFlow(const Resident& resident);

/// About how much memory it takes.
std::size_t bytesOf(const ScanFlow& flow);

/// One value is left of many, made by an operator: not the only one that a predicate picks.
bool isReduction(const Recording& recording);

/// Each output is what all inputs up to it, or before it, make together; not so of segments, tables and packed values.
bool endsInPrefixes(const Recording& recording);

ScanOperator scanOperator(const Recording& recording);

/// "Σ0..3"; the sign is left out for max and min, whose node names them. Inputs that are in it twice: "x0 + 2·x1".
QString inputsText(const Held& inputs, ScanOperator sign);
/// The same for a cell: of inputs that are in it several times only the first few, "2·x0 + x1 + …"; of many the
/// first two and the last, "x0 + x2 + … + x6".
QString cellInputsText(const Held& inputs, ScanOperator sign);
/// For a cell that has no room for that: "x0 + …"; of one term nothing shorter.
QString shortInputsText(const Held& inputs, ScanOperator sign);
/// A range without its sign: "8..15".
QString bareText(const QString& inputs);

} // namespace lockstep::ui
