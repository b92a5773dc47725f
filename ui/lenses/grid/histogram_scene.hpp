#pragma once

#include "ui/lenses/grid/read_histogram.hpp"
#include "ui/lenses/grid/scene.hpp"

namespace lockstep::ui {

/// How far the parts of a launch have come, each from 0 to 1.
struct HistogramTime {
    double clear = 1, count = 1, merge = 1;
    bool isWhole = true;

    HistogramTime() = default;
    HistogramTime(const HistogramRead& read, const GridTime& time);
    /// Of the group at this place in the order of merging. Without an order all come at once.
    double ofRank(const HistogramRead& read, std::size_t rank) const;
    /// The place in the order of the group that merges now; groups where none does.
    std::size_t merging(const HistogramRead& read) const;
};

Scene histogramScene(const HistogramRead& read, const Resident& resident, const GridTime& time, const View& view);

std::vector<Phrase> tellHistogram(const HistogramRead& read, const Recording& recording, const GridTime& time);

} // namespace lockstep::ui
