#pragma once

#include "ui/lens/lens.hpp"
#include "ui/lenses/grid/thumbnail.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// What a launch of a histogram does.
enum class HistogramPart {
    countAll,  ///< every value in the bins of all
    countOwn,  ///< in bins of each work-group, which are added to those of all
    countRows, ///< in bins of each work-group, which are written to a row of a table
    addUpRows, ///< adds the rows of that table
};

/// A value that was counted.
struct CountedValue {
    std::uint32_t item = 0, group = 0;
    std::uint32_t place = 0; ///< in the input
    std::uint32_t bits = 0, bin = 0;
    std::uint32_t turn = 0;  ///< of its wavefront's step, from 0 on: 0 waited for nobody
    std::uint32_t slot = 0;  ///< when it is shown: its group's turns one after another, or all atomics in their order
    std::uint32_t level = 0; ///< in the stack of its bin
};

/// A count that was added to a bin of all.
struct BinAddition {
    std::uint32_t item = 0, group = 0, bin = 0;
    std::uint32_t before = 0, count = 0, now = 0;
};

/// A launch of a histogram, and what it counted.
struct HistogramRead {
    HistogramPart part = HistogramPart::countOwn;
    std::size_t n = 0, bins = 1, groups = 1, perGroup = 1; ///< perGroup: values, of which the last may have fewer
    std::uint32_t width = 1;
    std::size_t rows = 1, columns = 1;       ///< that the values fill
    Thumbnail image;                         ///< of the values; empty where bins of the groups have its place
    bool isInput = false;                    ///< before the first launch
    bool isUncounted = false;                ///< of too many events to follow: `all` is what memory holds
    bool takesBeyond = false;                ///< the last bin has no end
    bool hasCounts = false;                  ///< nothing is counted in the input, nor where rows are added up
    std::vector<CountedValue> values;        ///< by slot; empty past `mostSingly`
    std::vector<BinAddition> added;          ///< in the order of the events; empty past `mostAdded`
    std::size_t additions = 0;               ///< how many
    std::vector<std::uint32_t> own;          ///< groups × bins: what each group counted
    std::vector<std::uint32_t> first;        ///< of those in the first turn of a step; of countAll a row for all
    std::vector<std::uint32_t> all;          ///< bins: of all, after the launch
    std::vector<std::uint32_t> turns, steps; ///< of each group
    std::uint32_t mostTurns = 0;             ///< of a step
    std::size_t slotCount = 0;               ///< of the values
    std::size_t lanes = 1;                   ///< of a work-group's first wavefront
    std::size_t clearTrips = 0;              ///< bins that a work-item clears at most
    std::uint32_t clearPhase = 0, countPhase = 0, mergePhase = 0; ///< their places among those that are shown
    std::vector<std::uint32_t> order;                             ///< groups as they merged
    std::vector<std::uint32_t> rank;                              ///< of each group in that order
    bool isInOrder = true;                                        ///< each group after the one before in every bin
    bool isOrderSeen = true; ///< by what the atomics saw, so that no other order would do

    static constexpr std::size_t mostSingly = 256;
    static constexpr std::size_t mostAdded = std::size_t{1} << 14;
    bool hasOwn() const { return part != HistogramPart::countAll; }
    /// A group is one wavefront that counts once: the tallest stack is how many turns it took.
    bool isOneStep() const { return hasCounts && slotCount > 0 && mostSteps() == 1; }
    std::uint32_t mostSteps() const;
    std::uint32_t ownAt(std::size_t group, std::size_t bin) const { return own[group * bins + bin]; }
};
std::size_t bytesOf(const HistogramRead& read);

/// The recording counts into bins.
bool isHistogram(const Recording& recording);

/// Its events are too many to follow, or were too many to keep.
bool isReadFromMemory(const Recording& recording, std::size_t launch);

/// Nothing where the launch's events are not at hand. Launch 0 is the input.
std::optional<HistogramRead> readHistogram(const Resident& resident, std::size_t launch);

} // namespace lockstep::ui
