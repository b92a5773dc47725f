#pragma once

#include "ui/lens/lens.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

enum class MergeStep { input, segments, coRanks, merge };

/// Two runs that become one: places in the row of keys. A run without a partner has no right one.
struct MergePair {
    std::size_t begin = 0, middle = 0, end = 0;
    std::size_t left() const { return middle - begin; }
    std::size_t right() const { return end - middle; }
};

/// A comparison of a work-item's search along its diagonal.
struct MergeProbe {
    std::uint32_t item = 0;
    std::uint32_t order = 0;         ///< how many the work-item made before
    std::size_t left = 0, right = 0; ///< places of the two keys
    bool leftFirst = false;
};

/// Where a stretch of the output begins.
struct MergeDiagonal {
    std::uint32_t item = 0;
    std::size_t at = 0;     ///< first place of the stretch
    std::size_t coRank = 0; ///< keys of the left run before it
};

/// A key of the output row, as its work-item wrote it.
struct MergeOutput {
    std::uint32_t from = 0, item = 0;
    std::uint32_t order = 0; ///< how many the work-item wrote before
};

/// One level: what stands before it, what its search found, what its merge made.
struct MergeLevel {
    MergeStep step = MergeStep::input;
    std::size_t run = 1; ///< length of the runs that come in
    std::vector<MergePair> pairs;
    std::vector<std::uint32_t> keys; ///< that come in
    std::vector<MergeProbe> probes;  ///< of the search, where its events are at hand
    std::uint32_t mostProbes = 0;    ///< of one work-item
    std::vector<MergeDiagonal> diagonals;
    std::vector<MergeOutput> outputs; ///< by place; empty before the merge
    std::uint32_t mostOutputs = 0;    ///< of one work-item
    const MergePair& pairOf(std::size_t place) const { return pairs[place / (2 * run)]; }
};

/// True where every launch takes what a search, a merge or a sort of segments is read from.
bool mergesByPath(const Recording& recording);

/// The launches of the level that launch k is of: its search (0: none) and its merge (0: none).
struct MergeLaunches {
    std::size_t search = 0, merge = 0;
};
MergeLaunches mergeLaunches(const Recording& recording, std::size_t launch);

/// Nothing where a state or events are not at hand, or the recording is no such merge.
std::optional<MergeLevel> readMergeLevel(const Resident& resident, std::size_t launch);
/// About how much memory it takes.
std::size_t bytesOf(const MergeLevel& level);

} // namespace lockstep::ui
