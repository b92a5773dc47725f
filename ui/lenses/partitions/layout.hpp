#pragma once

#include "ui/kit/word_columns.hpp"
#include "ui/lenses/partitions/model.hpp"

#include <QRectF>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Where the rows stand: row 0 is the input, row d + 1 what the segments of depth d became. The depth that is looked at
/// has a card of its own between its two rows.
struct PartitionLayout {
    bool fits = false;
    double scale = 1;
    bool bars = false;    ///< no room for values: a key is as long as it is large
    bool isTight = false; ///< values have room in cells with thin edges, close together
    double left = 0, pitch = 0, cellWidth = 0, cellHeight = 0;
    double valueSize = 0;
    WordColumns words;               ///< of the card's rows, where values have no room in a line
    std::size_t first = 0, last = 0; ///< depths shown
    std::size_t open = 0;
    std::optional<std::size_t> result; ///< the row that the last launch leaves
    bool hasCard = false;
    double joinRoom = 0; ///< of arcs under the last row that join equal keys
    double top = 0, compactGap = 0, openGap = 0, bandRoom = 0, tabRoom = 0;
    bool hasLaunchNumbers = false;                 ///< under the brackets
    static constexpr std::size_t mostMarked = 128; ///< keys whose moves end in marks

    bool isShown(std::size_t depth) const { return depth >= first && depth <= last; }
    /// Few keys have their words in every row that a launch has made.
    bool areAllWords = false;
    /// Rows of the card (of the input before the first launch) and of the result, whose keys are written downwards.
    bool hasWordColumns(std::size_t row) const
    {
        if (areAllWords && hasCard && row <= open)
            return words.letters > 0;
        return words.letters > 0 && (row == result || (hasCard ? row == open || row == open + 1 : row == first));
    }
    bool hasBars(std::size_t row) const { return bars && !hasWordColumns(row); }
    double rowHeight(std::size_t row) const { return hasWordColumns(row) ? words.height() : cellHeight; }
    double rowTop(std::size_t row) const;
    QRectF cell(std::size_t row, std::size_t position) const;
    QRectF stretch(std::size_t row, std::size_t begin, std::size_t end) const;
};

PartitionLayout layoutPartitions(const Recording& recording, const PartitionTree& tree, std::size_t launch,
                                 const View& view);
/// Whether so many keys and depths can be drawn at all.
bool partitionsFit(const Recording& recording, const View& view);

} // namespace lockstep::ui
