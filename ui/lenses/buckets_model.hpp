#pragma once

#include "ui/lenses/lens.hpp"

#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep {
class WordTable;
}

namespace lockstep::ui {

enum class BucketStep { input, histogram, scan, scatter };

/// What the passes of a recording are made of.
enum class BucketKind {
    blocks,       ///< a histogram by work-groups, a scan of their table, a scatter
    stretches,    ///< the same by work-items, each with keys of its own
    sortedBlocks, ///< each work-group sorts its keys first
    pipeline,     ///< the table is scanned by five kernels
    bits,         ///< no table: a bit a pass, and a scan of the bits
};

enum class DigitForm { bits, decimal, character };

/// What a phase of a launch does in which work-groups sort their own keys.
enum class BlockPhase {
    none,
    clear,
    load,
    bit,
    scan,
    move,
    sizes,
    store,
    // and where they sort them by counters
    fetch,   ///< keys into local memory, counters to 0
    tally,   ///< each work-item raises counters of its own
    stretch, ///< and sums neighbours among all of them
    sums,    ///< the work-items' sums are scanned
    starts,  ///< what comes before is added to the counters
    reset,
    edges,  ///< the sorted block is stored, and where its buckets begin and end
    extents ///< their sizes
};

/// Of a key's bits so many are written out at most.
inline constexpr std::uint32_t mostShownBits = 16;

/// The digit that a pass sorts by.
struct BucketDigit {
    DigitForm form = DigitForm::bits;
    std::uint32_t shift = 0, width = 1; ///< lowest bit and how many
    std::uint32_t place = 1;            ///< 1, 10, 100, … of a decimal digit
    std::uint32_t largest = 1;
    bool descends = false; ///< the largest digit has the first bucket
    /// The bucket of a key.
    std::uint32_t bucketOf(std::uint32_t order, std::uint32_t bits) const;
    /// The digit that a bucket's keys have, in words: "01", "7", "k".
    QString name(std::uint32_t bucket) const;
    /// The bucket of words that have ended before this letter.
    bool isEnd(std::uint32_t bucket) const
    {
        return form == DigitForm::character && bucket == (descends ? largest : 0);
    }
    /// "bits 3..2", "tens digit", "character 2".
    QString label() const;
    /// Bits of it as the kernels count them: "bit 2 (complemented)", so that the largest digit has the first bucket.
    QString counted(std::uint32_t bit, std::uint32_t bits) const;
    QString counted() const { return form == DigitForm::bits ? counted(shift, width) : label(); }
    bool isComplemented() const { return descends && form == DigitForm::bits; }
    /// Of a word, the letter that is the digit.
    qsizetype letter() const;
    std::shared_ptr<const WordTable> words = nullptr; ///< whose numbers the keys are
};

/// A key of a pass, as the pass's events tell it.
struct BucketKey {
    std::uint32_t bits = 0, digit = 0, group = 0;
    std::uint32_t countItem = 0, moveItem = 0;
    std::uint32_t counted = 0; ///< what the counter held before this key
    bool isCounted = false;    ///< an event told that
    std::uint32_t start = 0, slot = 0;
    /// Digit on the card. While one phase of a bitwise sort is shown: only the bit it partitions by (0 or 1).
    std::uint32_t shown = 0;
    std::uint32_t upper = 0;  ///< where it stands in the upper row: its position, or its place in the sorted blocks
    std::uint32_t sorted = 0; ///< its place after the work-group's sort; else where it stands
    std::uint32_t countTurn = 0, moveTurn = 0; ///< how many of its work-item came before it
};

/// The block sums of the seven kernels, as far as they are made: sums and sums before by digit, then block.
struct BucketSums {
    std::size_t blocks = 0, rowsOfBlock = 0;
    std::array<std::vector<std::uint32_t>, 4> now, old; ///< sums, sums before, totals, bases; after and before
    std::array<bool, 4> isWritten{};
    bool writesStarts = false, readsBefore = false, readsBases = false;
};

/// Ones that a work-item of a block has counted, in a phase that counts or scans them.
struct BlockOnes {
    std::uint32_t item = 0, group = 0;
    std::uint32_t first = 0, last = 0; ///< places of its keys
    std::uint32_t now = 0, old = 0;    ///< after and before the phase
    std::uint32_t added = 0;           ///< which element it adds from its left; itself: none
    bool isWritten = false;
};

/// A counter of a work-item of its own, in a phase of a sort by counters.
struct BlockCounter {
    std::uint32_t group = 0, column = 0; ///< work-group, and which of its work-items counts in it
    std::uint32_t bin = 0;
    std::size_t row = 0;                   ///< in BucketPass::counterRows
    std::optional<std::uint32_t> now, old; ///< after and before the phase; nothing before the first write
    std::optional<std::uint32_t> user;     ///< work-item that reads or writes it in the phase
    bool isWritten = false;
};

/// A number on its way from a counter to a work-item's sum, or back.
struct BlockTransfer {
    std::size_t counter = 0; ///< in BucketPass::counters
    std::uint32_t box = 0;   ///< which sum box the number travels to: that BlockOnes::first
    bool isDown = false;
};

/// Places in a block of a bucket's first and last key.
struct BucketEdges {
    std::optional<std::uint32_t> first, last;
};

/// Elements of the one-bit sort's scan that one work-group scans, or that one sum is added to.
struct OnesRun {
    std::uint32_t first = 0, last = 0;
    std::optional<std::uint32_t> added;
    std::optional<std::uint32_t> sum, oldSum; ///< of a launch that scans the blocks' sums: what stands there, and stood
};

/// Keys that go from row to row with no table or field between: the sort by ballots where it loads and stores them,
/// and as a whole.
enum class Carried { no, loaded, sorted, stored };

/// Of several passes in one picture: by key, as they stand in the upper row, its place after the pass and its digit.
struct BucketRound {
    std::uint32_t shift = 0;
    std::vector<std::uint32_t> places, digits;
};

/// One pass over a digit: keys in, the table of counts and starts, keys out.
struct BucketPass {
    BucketKind kind = BucketKind::blocks;
    BucketStep step = BucketStep::input;
    QString title; ///< of what is done; empty: the launch's
    Carried carried = Carried::no;
    std::vector<BucketRound> rounds; ///< of keys that are sorted on their way
    BucketDigit digit;
    BlockPhase phase = BlockPhase::none;          ///< if one phase is shown, which; none: the whole launch
    std::uint32_t phaseBit = 0;                   ///< that it partitions by
    std::uint32_t shownShift = 0, shownWidth = 1; ///< of the digits shown
    std::vector<BlockOnes> phaseOnes;
    std::size_t counterItems = 0; ///< of a block sorted by counters; then phaseOnes are their sums, one a work-item
    std::size_t counterKeys = 1;  ///< keys that a counting work-item owns
    std::vector<std::uint32_t> counterRows; ///< bins that are drawn
    bool areAllCounters = true;             ///< no others are there
    std::vector<BlockCounter> counters;     ///< of work-items that have keys
    std::vector<BlockTransfer> transfers;
    std::vector<BucketEdges> edges;  ///< by cell, in the phase that finds them
    std::uint32_t phaseDistance = 0; ///< in which it adds
    std::size_t phaseCount = 0;      ///< of the ones it finds, or its additions; of counters, buckets with keys
    std::size_t launch = 0;
    std::size_t firstLaunch = 1, lastLaunch = 3; ///< the histogram's, the scatter's
    std::size_t digits = 0, groups = 0, perGroup = 0;
    std::uint32_t shift = 0, width = 0;        ///< lowest bit of the digit and how many
    std::vector<std::uint32_t> rows;           ///< digits that have a row
    std::vector<BucketKey> keys;               ///< by position
    std::vector<std::uint32_t> keyAt;          ///< by slot: position of the key that went there
    std::vector<std::uint32_t> sortedAt;       ///< by place in the sorted blocks: position of the key
    std::vector<std::uint32_t> counts, starts; ///< by digit, then group; empty until made
    std::vector<std::uint32_t> oldStarts;      ///< before the launch; empty: none
    std::vector<std::uint32_t> startItem;      ///< work-item that wrote each start
    std::size_t startsWritten = 0;             ///< by the scan, from its events
    BucketSums sums;
    /// Of the one-bit sort, with one element more than keys: ones before each, after and before the launch.
    std::vector<std::uint32_t> ones, oldOnes;
    std::vector<bool> onesWritten;
    std::vector<std::uint32_t> onesItem;
    std::vector<OnesRun> onesRuns;        ///< of a launch of the scan that is told as a whole
    std::vector<std::uint32_t> onesAdded; ///< of a phase of their scan: the element added to each; itself: none
    std::size_t itemTurns = 1;            ///< keys of a work-item, one after the other
    /// Runs of neighbouring places that wavefronts write, and how many it would be had no block been sorted.
    std::uint64_t runs = 0, runsUnsorted = 0;
    std::vector<bool> endsRun; ///< by place in the sorted blocks
    /// The keys' bits can be written out beside the digit: total bits shown, 0 where they would not read.
    std::uint32_t shownBits = 0;
    std::vector<std::uint32_t> shownWords;
    /// By position: the next key that is equal but for the value that it carries; else its own position.
    std::vector<std::uint32_t> nextEqual;
    /// The digit's row whatever of the digits are drawn.
    std::size_t rowOf(std::uint32_t bucket) const;
    /// By element in the table's order: digit, then group.
    std::size_t cell(std::size_t bucket, std::size_t group) const { return bucket * groups + group; }
};

/// Size of the table of counts: digits × work-groups.
struct TableShape {
    BucketKind kind = BucketKind::blocks;
    std::size_t digits = 0, groups = 0, perGroup = 0;
    std::size_t rows = 0;   ///< digits that are drawn, in the pass that has most
    std::size_t blocks = 0; ///< of the seven kernels' scan
};
/// Rows and columns of the counts, and keys of a block; nothing where the recording has no such table.
std::optional<TableShape> tableShape(const Recording& recording);

/// True for sorts by one bit a pass with a scan of all bits, or with ballots.
bool sortsByBits(const Recording& recording);
/// … by one work-group in one launch.
bool sortsByBallots(const Recording& recording);
std::uint32_t ballotBits(const Recording& recording);

BucketStep bucketStep(const Recording& recording, std::size_t launch);
/// Launch number of the histogram of the pass that `launch` belongs to (launch 0: the first).
std::size_t passStart(const Recording& recording, std::size_t launch);
/// The launch that ends it.
std::size_t passEnd(const Recording& recording, std::size_t launch);
BucketDigit digitOfPass(const Recording& recording, std::size_t launch);
/// The digits that have rows in this pass: all, or of very many those that occur.
std::vector<std::uint32_t> rowsOfPass(const Recording& recording, const TableShape& shape, std::size_t launch);

/// Nothing where a needed state or the events are not resident.
std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch);
/// Of the sort by ballots, whose passes are phases.
std::optional<BucketPass> readBallots(const Resident& resident, Moment moment);
/// How far such a phase is.
Moment ballotMoment(const Recording& recording, Moment moment);

/// True for a launch whose work-groups sort their own keys.
bool sortsInBlocks(const Recording& recording, std::size_t launch);
/// True for a launch that scans the bits of a pass.
bool scansBits(const Recording& recording, std::size_t launch);
/// Only what the moment's phase does, where the launch has phases to show.
void enterPhase(BucketPass& pass, const Resident& resident, Moment moment);

/// The words whose digits the kernel took, if some order of the bits agrees with every digit reported.
/// High bits that all keys share are left out.
void chooseShownBits(BucketPass& pass, ElementType type);

/// Fills nextEqual, of pairs.
void followEqual(BucketPass& pass, const Recording& recording);
/// Pairs of equal keys that can be told apart, as they stood before the launch that moves them and after it.
struct EqualPairs {
    std::size_t keep = 0, cross = 0;
};
EqualPairs equalPairs(const BucketPass& pass);

/// The digit as its bits, e.g. "01".
QString digitText(std::uint32_t digit, std::uint32_t width);
/// "bit 3" or "bits 3..2".
QString bitsText(std::uint32_t shift, std::uint32_t width);

} // namespace lockstep::ui
