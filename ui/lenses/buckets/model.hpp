#pragma once

#include "ui/lens/lens.hpp"

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

/// How a radix sort makes its passes.
enum class BucketKind {
    blocks,       ///< a histogram by work-groups, a scan of their table, a scatter
    stretches,    ///< the same by work-items, each with keys of its own
    sortedBlocks, ///< each work-group sorts its keys first
    pipeline,     ///< the table is scanned by five kernels
    bits,         ///< one bit a pass, without a table: all bits are scanned
    sweeps,       ///< one launch a pass, in which blocks look back; before them two of all passes
};

enum class DigitForm { bits, decimal, character };

/// What one phase does, in a launch in which each work-group sorts its own keys.
enum class BlockPhase {
    none,
    clear,
    load,
    bit,
    scan,
    move,
    sizes,
    store,
    // phases of a sort by counters, which takes several bits at a time:
    fetch,   ///< keys into local memory, counters to 0
    tally,   ///< each work-item raises counters of its own
    stretch, ///< each work-item sums a stretch of neighbouring counters
    sums,    ///< the work-items' sums are scanned
    starts,  ///< each counter gets the sum of all counters before it
    reset,   ///< counters to 0 again, for the next bits
    edges,   ///< the sorted block is stored; work-items find where its buckets begin and end
    extents, ///< the buckets' sizes are worked out from their edges
};

/// The most bits of a key that are written out.
inline constexpr std::uint32_t mostShownBits = 16;

/// The digit that a pass sorts by.
struct BucketDigit {
    DigitForm form = DigitForm::bits;
    std::uint32_t shift = 0, width = 1; ///< lowest bit and how many
    std::uint32_t place = 1;            ///< 1, 10, 100, … of a decimal digit
    std::uint32_t largest = 1;
    bool descends = false; ///< the largest digit has the first bucket, as in a descending sort
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
    /// The place of the letter that is the digit, in keys that are words.
    qsizetype letter() const;
    std::shared_ptr<const WordTable> words = nullptr; ///< the keys are numbers of these words; null: they are not
};

/// A key of a pass, as the pass's events tell it.
struct BucketKey {
    std::uint32_t bits = 0, digit = 0, group = 0;
    std::uint32_t countItem = 0, moveItem = 0;
    std::uint32_t counted = 0; ///< what the counter held before this key
    bool isCounted = false;    ///< an event says that the key was counted
    std::uint32_t start = 0, slot = 0;
    /// The digit on its card; while a phase that partitions by one bit is shown, only that bit (0 or 1).
    std::uint32_t shown = 0;
    std::uint32_t upper = 0;  ///< where it stands in the upper row: its position, or its place in the sorted blocks
    std::uint32_t sorted = 0; ///< its place after the work-group's sort; where blocks are not sorted, its position
    std::uint32_t countTurn = 0, moveTurn = 0; ///< how many keys its work-item counted, and moved, before it
};

/// The block sums of the sort in seven kernels, as far as they are made; the first two by digit, then block.
struct BucketSums {
    std::size_t blocks = 0, rowsOfBlock = 0;
    /// Sums, sums before, totals and bases: after the launch, and before it.
    std::array<std::vector<std::uint32_t>, 4> now, old;
    std::array<bool, 4> isWritten{};
    bool writesStarts = false, readsBefore = false, readsBases = false;
};

/// How many ones (bits that are set) a work-item has counted, in a phase that counts or scans them.
struct BlockOnes {
    std::uint32_t item = 0, group = 0;
    std::uint32_t first = 0, last = 0; ///< places of its first and last key
    std::uint32_t now = 0, old = 0;    ///< the number after the phase, and before it
    std::uint32_t added = 0;           ///< the element on its left that it adds; its own number: it adds none
    bool isWritten = false;
};

/// A counter that one work-item has for itself, in a phase of a sort by counters.
struct BlockCounter {
    std::uint32_t group = 0, column = 0; ///< work-group, and which of its work-items counts in it
    std::uint32_t bin = 0;
    std::size_t row = 0;                   ///< in BucketPass::counterRows
    std::optional<std::uint32_t> now, old; ///< value after the phase and before it; nothing before the first write
    std::optional<std::uint32_t> user;     ///< the work-item that reads or writes it in the phase
    bool isWritten = false;
};

/// A number on its way from a counter to a work-item's sum, or back.
struct BlockTransfer {
    std::size_t counter = 0; ///< in BucketPass::counters
    std::uint32_t box = 0;   ///< the sum that it travels to or from, by its BlockOnes::first
    bool isDown = false;     ///< it travels from the counter down to the sum
};

/// Places in a block of a bucket's first and last key.
struct BucketEdges {
    std::optional<std::uint32_t> first, last;
};

/// Neighbouring bits that one work-group scans, or to which one sum is added, in a sort by one bit a pass.
struct OnesRun {
    std::uint32_t first = 0, last = 0;
    std::optional<std::uint32_t> added;
    std::optional<std::uint32_t> sum, oldSum; ///< the block's sum after a launch that scans sums, and before it
};

/// What the sort by ballots does with its keys, which go from row to row with no table between: it loads them, sorts
/// them (the launch as a whole) or stores them.
enum class Carried { no, loaded, sorted, stored };

/// One of several passes in one picture. Both lists are by key, in the order of the upper row.
struct BucketRound {
    std::uint32_t shift = 0;
    std::vector<std::uint32_t> places, digits; ///< its place after the pass, its digit in it
};

/// One pass over a digit: keys in, the table of counts and starts, keys out.
struct BucketPass {
    BucketKind kind = BucketKind::blocks;
    BucketStep step = BucketStep::input;
    QString title; ///< the title of the card; empty: that of the launch
    Carried carried = Carried::no;
    std::vector<BucketRound> rounds; ///< the passes that one picture shows together (Carried::sorted)
    BucketDigit digit;
    BlockPhase phase = BlockPhase::none;          ///< the phase that is shown; none: the whole launch
    std::uint32_t phaseBit = 0;                   ///< the bit that the phase partitions by
    std::uint32_t shownShift = 0, shownWidth = 1; ///< lowest bit and width of BucketKey::shown
    std::vector<BlockOnes> phaseOnes;             ///< in a phase that counts or scans: one entry a work-item
    std::size_t counterItems = 0; ///< work-items with counters of their own (phaseOnes are their sums); 0: no such sort
    std::size_t counterKeys = 1;  ///< keys that a counting work-item owns
    std::vector<std::uint32_t> counterRows; ///< the bins that are drawn
    bool areAllCounters = true;             ///< `counters` holds all that the launch has
    std::vector<BlockCounter> counters;     ///< the counters of work-items that have keys
    std::vector<BlockTransfer> transfers;
    std::vector<BucketEdges> edges;  ///< by cell, in the phase that finds them
    std::uint32_t phaseDistance = 0; ///< distance of the two numbers that a phase of a scan adds
    /// What the phase's sentence counts: ones, additions, or buckets with keys; of a launch that looks back, the counts
    /// that it received.
    std::size_t phaseCount = 0;
    std::size_t inVain = 0; ///< received, where a nearer block knew all
    std::size_t launch = 0;
    std::size_t firstLaunch = 1, lastLaunch = 3; ///< the pass's launches: its histogram to its scatter
    std::size_t digits = 0, groups = 0, perGroup = 0;
    std::uint32_t shift = 0, width = 0;        ///< lowest bit of the digit and how many
    std::vector<std::uint32_t> rows;           ///< digits that have a row
    std::vector<BucketKey> keys;               ///< by position
    std::vector<std::uint32_t> keyAt;          ///< by slot: position of the key that went there
    std::vector<std::uint32_t> sortedAt;       ///< by place in the sorted blocks: position of the key
    std::vector<std::uint32_t> counts, starts; ///< by digit, then group; empty until made
    std::vector<std::uint32_t> oldStarts;      ///< starts before the launch; empty: there were none
    std::vector<std::uint32_t> startItem;      ///< work-item that wrote each start
    std::vector<std::uint32_t> startGroup;     ///< work-group that did: the counts that one scans are read on and on
    bool addsToStarts = false;                 ///< the launch adds something to each start that is there
    bool goesAlong = false;                    ///< a start is made of the one before it, which was read for it
    std::size_t startsWritten = 0;             ///< how many starts the scan's events write
    BucketSums sums;
    /// In a sort by one bit a pass: how many ones stand before each key, after the launch and before it; one entry more
    /// than keys, for all of them.
    std::vector<std::uint32_t> ones, oldOnes;
    std::vector<bool> onesWritten;
    std::vector<std::uint32_t> onesItem;
    std::vector<OnesRun> onesRuns;        ///< in a launch of the scan that is shown as a whole
    std::vector<std::uint32_t> onesAdded; ///< in a phase of the scan, by element: the one added to it; itself: none
    /// In a launch that scans the sums of the table's tiles: these, and what is before each tile; or the latter alone.
    std::vector<std::uint32_t> tileSums, tilesBefore;
    std::size_t scanRounds = 0; ///< in which the launch adds up numbers in local memory, many at a time
    std::size_t itemTurns = 1;  ///< most keys that one work-item takes, one after another
    /// Runs of neighbouring places that wavefronts write, and how many it would be had no block been sorted.
    std::uint64_t runs = 0, runsUnsorted = 0;
    std::vector<bool> endsRun; ///< by place in the sorted blocks: a run of neighbouring places ends there
    /// How many of a key's bits are written out on its card; 0: none, since they would not be read.
    std::uint32_t shownBits = 0;
    std::vector<std::uint32_t> shownWords; ///< by position: these bits
    /// By position: the next key that is equal but for the value that it carries; else its own position.
    std::vector<std::uint32_t> nextEqual;
    /// The row in which this bucket is drawn, where only some buckets have rows.
    std::size_t rowOf(std::uint32_t bucket) const;
    /// Place of a bucket's cell in a list by digit, then group.
    std::size_t cell(std::size_t bucket, std::size_t group) const { return bucket * groups + group; }
};

/// A place in one of the lists of BucketSums.
struct SumPlace {
    std::size_t list = 0, index = 0;
};

/// A start and the numbers that add up to it: the counts before it, or what stood there and what the launch adds. In a
/// launch that makes none, a sum of sums.
struct StartExample {
    std::size_t cell = 0;             ///< of the start
    std::optional<SumPlace> made;     ///< what is written out instead of a start
    std::vector<std::size_t> added;   ///< cells of the counts, in their order; none where counts are not scanned
    std::vector<SumPlace> sums;       ///< the sums among what is added up
    std::vector<std::uint32_t> terms; ///< what is added up
    bool isWhole = true;              ///< the table is scanned from its first count on, not part by part
};
/// The first start of the selected work-item, or one that shows how rows follow each other; nothing where none is such
/// a sum.
std::optional<StartExample> startExample(const BucketPass& pass, std::optional<std::uint32_t> selectedItem);
/// True in a launch that scans counts of the table.
bool scansCounts(const BucketPass& pass);
/// True where the work-group that scanned the count before this one, read like text, goes on with it.
bool goesOn(const BucketPass& pass, std::size_t cell);

/// Size of the table of counts: digits × work-groups.
struct TableShape {
    BucketKind kind = BucketKind::blocks;
    std::size_t digits = 0, groups = 0, perGroup = 0;
    std::size_t rows = 0;   ///< most digits that one pass draws
    std::size_t blocks = 0; ///< blocks of the scan in the sort by seven kernels
};
/// Rows and columns of the counts, and keys of a block; nothing where the recording has no such table.
std::optional<TableShape> tableShape(const Recording& recording);

/// How many bits the sort by ballots sorts by, one after another.
std::uint32_t ballotBits(const Recording& recording);

BucketStep bucketStep(const Recording& recording, std::size_t launch);
/// Launch number of the histogram of the pass that `launch` belongs to (launch 0: the first).
std::size_t passStart(const Recording& recording, std::size_t launch);
/// Number of the launch that ends that pass.
std::size_t passEnd(const Recording& recording, std::size_t launch);
BucketDigit digitOfPass(const Recording& recording, std::size_t launch);
/// The digits that have rows in this pass: all, or of very many those that occur.
std::vector<std::uint32_t> rowsOfPass(const Recording& recording, const TableShape& shape, std::size_t launch);

/// Nothing where a needed state or the events are not resident.
std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch);
/// Fills in what a pass of one launch did, and before the first one the two launches of all passes.
void readSweep(BucketPass& pass, const Resident& resident);
/// The same in the sort by ballots, whose passes are phases of one launch.
std::optional<BucketPass> readBallots(const Resident& resident, Moment moment);
/// About how much memory it takes.
std::size_t bytesOf(const BucketPass& pass);
/// The same moment with the fraction of its phase, and no phase: what the pass of that phase is drawn by.
Moment ballotMoment(const Recording& recording, Moment moment);

/// True for a launch whose work-groups sort their own keys.
bool sortsInBlocks(const Recording& recording, std::size_t launch);
/// True for a launch that scans the bits of a pass.
bool scansBits(const Recording& recording, std::size_t launch);
/// Leaves in the pass only what the moment's phase does, where the launch has phases to show.
void enterPhase(BucketPass& pass, const Resident& resident, Moment moment);

/// Fills shownBits and shownWords: the keys' bits in the order of the sort, straight or inverted, whichever agrees with
/// every digit that the kernel reported; where neither does, none. High bits that all keys share are left out.
void chooseShownBits(BucketPass& pass, ElementType type);

/// Fills BucketPass::nextEqual, where the keys are pairs.
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
