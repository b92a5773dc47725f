#pragma once

#include "ui/lens/lens.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Of which part of its segment a key is: less, equal and greater than a pivot are 0, 1 and 2; else the bucket.
inline constexpr std::uint32_t noPart = ~std::uint32_t{0};

/// What a launch made of a segment: where each of its keys came from, in the row above.
struct PartitionStep {
    std::size_t launch = 0;
    std::vector<std::uint32_t> from; ///< by position in the segment; positions of the whole row
    bool moves = false;              ///< not the same as the step before
};

/// A stretch of keys that one or several launches in turn have to themselves: split in parts, or sorted as a leaf.
struct PartitionSegment {
    std::size_t depth = 0; ///< from 0: how many segments it lies in that came before
    std::size_t begin = 0, end = 0;
    std::optional<std::uint32_t> level; ///< LaunchMeaning's
    std::uint32_t item = 0;             ///< a work-item that worked on it
    std::vector<PartitionStep> steps;   ///< a launch each
    std::vector<std::uint32_t> part;    ///< by position in the segment, after the last step
    std::optional<std::size_t> pivot;   ///< position in the row above
    std::vector<std::uint32_t> keys;    ///< in the row above, by position in the segment
    std::size_t size() const { return end - begin; }
    bool isSplit() const { return !part.empty(); }
    /// The last step before launch k; null where none was.
    const PartitionStep* stepBefore(std::size_t k) const;
    const PartitionStep* stepIn(std::size_t k) const; ///< of launch k; null where it leaves the segment alone
    std::size_t firstLaunch() const { return steps.front().launch; }
    std::size_t lastLaunch() const { return steps.back().launch; }
    /// Where the key at a position of the segment stood before the step: a position of the whole row.
    std::size_t placeBefore(const PartitionStep& step, std::size_t i) const;
    std::vector<std::size_t> placesBefore(const PartitionStep& step) const; ///< of all, by position in the segment
    /// After the last step, by position in the segment.
    std::uint32_t keyAfter(std::size_t i) const { return keys[steps.back().from[i] - begin]; }
};

/// A key in place that one comparison brought in, and the key that came first of the two.
struct PartitionChoice {
    std::size_t position = 0;
    std::uint32_t first = 0;
};

/// What a launch did to keys, wherever they are.
struct PartitionWork {
    std::size_t compares = 0;
    std::vector<PartitionChoice> choices; ///< of two keys in place, in turn
    std::size_t copiedBack = 0;           ///< keys that went from one buffer to the same place of another one
    std::vector<std::pair<std::size_t, std::size_t>> listed; ///< segments put on a work list: begin and end
    bool makesList = false;                                  ///< it may put segments on a work list
    std::vector<bool> touched;                               ///< by position: a key there is read or written
};

/// What a launch put in a buffer other than the keys'.
struct PartitionMade {
    std::size_t launch = 0; ///< the one that wrote it; 0: none
    std::vector<std::uint32_t> values;
    bool isMade(std::size_t by) const { return launch > 0 && launch <= by; }
};

/// Keys of a segment counted by the part that they will be in.
struct PartitionTable {
    std::size_t begin = 0, end = 0;                   ///< the segment
    std::size_t counted = 0, started = 0;             ///< launches; 0: none
    std::vector<std::uint32_t> counts, starts;        ///< by part, of all work-groups together
    std::vector<std::vector<std::uint32_t>> ofGroups; ///< by part: the counts of each work-group
    std::vector<std::vector<std::uint32_t>> startsOfGroups;
    std::vector<std::uint32_t> partOf;  ///< by position in the segment
    std::vector<std::uint32_t> groupOf; ///< by position in the segment: who counted the key
};

/// A scan that tells where, on the next list, the buckets of each segment begin that are sorted further.
struct PartitionListing {
    struct Row {
        std::size_t begin = 0, end = 0; ///< the segment
        std::uint32_t buckets = 0;      ///< to be sorted further: what the scan reads
        std::uint32_t first = 0;        ///< place on the list of the first of them: what it writes
    };
    std::size_t launch = 0;
    std::vector<Row> rows;
    std::uint32_t total = 0;
};

/// What launches make before the keys move.
struct PartitionPreparation {
    PartitionMade sample, sampleAt, sorted, sortedAt, splitters, splittersAt;
    std::vector<PartitionTable> tables;
    std::vector<PartitionListing> listings;
    const PartitionListing* listingOf(std::size_t launch) const; ///< null where it makes none
};
PartitionPreparation readPreparation(const Resident& resident);
/// A key other than the splitter itself equals a splitter, so that places decide.
bool hasTies(const Recording& recording, const PartitionPreparation& made);

/// A sort as a tree of segments, told by its events alone.
struct PartitionTree {
    std::vector<PartitionSegment> segments;
    std::size_t depths = 0;
    bool hasPivots = false;
    std::vector<std::size_t> open;       ///< by launch (0: input): the depth that is looked at
    std::vector<std::size_t> finishedAt; ///< by position: index of the segment after which it is done; ~0: at once
    PartitionPreparation prepared;
    std::vector<PartitionWork> work;      ///< by launch, from 1 (0: input)
    std::vector<std::size_t> lastTouched; ///< by position: the last launch that writes or compares a key there; 0: none
    /// The segment of this depth that covers the position, or null.
    const PartitionSegment* covering(std::size_t depth, std::size_t position) const;
    std::vector<std::vector<std::uint32_t>> cover; ///< by depth, position: index of the segment + 1
};

/// About how much memory it takes.
std::size_t bytesOf(const PartitionTree& tree);

/// Nothing where the events of a launch or the input are not at hand.
std::optional<PartitionTree> readPartitions(const Resident& resident);

} // namespace lockstep::ui
