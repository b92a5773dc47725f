#pragma once

#include "ui/lenses/blocks/model.hpp"
#include "ui/lenses/dataflow/layout.hpp"

#include <QRectF>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A room on the picture.
struct RoomBox {
    QRectF rect;
    QRectF before;     ///< the place of what stands before it, on its lower edge; empty where it is told nothing
    QPointF title;     ///< left end of its number's middle
    double inside = 0; ///< upper end of what is in it
    std::size_t line = 0;
};

/// A row on the picture: the values, or an array of sums.
struct RowBox {
    bool isShown = true;
    double top = 0, bottom = 0;
    ValueType type;
    double rangeSize = 0; ///< of what a sum was made of, under its value; 0: left out
    bool hasTitles = false, hasItems = false, hasOrder = false;
    double head = 0;        ///< room over the cells for what goes between them
    bool hasOld = false;    ///< at its upper end the values that went in have room
    bool hasSums = false;   ///< what local memory held has room: under what went in, or in the foot
    bool hasRounds = false; ///< its rounds have room in the head, or in the foot
    double foot = 0;        ///< room under the cells for what is made of them and goes to other rows
    std::size_t lines = 0;
    bool hasColumnHeads = false; ///< a table's columns stand side by side, their numbers over them
    std::vector<RoomBox> rooms;
    std::vector<QRectF> cells;
};

struct BlocksLayout {
    bool fits = false;
    double scale = 1;
    double textSize = 12;             ///< of labels
    double left = 0;                  ///< where the widest row begins; names stand before it
    double gutter = 0;                ///< width of the rows' names; 0: left out
    double headingY = 0, legendY = 0; ///< 0: left out
    double gap = 0;                   ///< between rows
    bool hasTokens = false;           ///< numbers have room between the rows
    std::vector<RowBox> rows;
    std::size_t told = 0;
};

/// The picture's places with every cell, where they fit; of a launch for which that leaves too little room, with those
/// rows alone that it reads and writes, and the values.
BlocksLayout layoutBlocks(const Recording& recording, const BlocksFlow& flow, const View& view,
                          std::optional<std::size_t> launch = {});

/// What a row of sums in local memory takes: itself, and the way on from it.
inline constexpr double sumHeight = 15, sumWay = 14;
/// Between two rows, where ways between them are cut: for their ends and what is written there.
inline constexpr double roomForEnds = 40;
/// The head of a row in which what comes past another row is told over each cell, in units of the scale.
inline constexpr double roomForPast = 30;

/// "+ 7": what stands before a room, as its cells will take it.
QString beforeText(const BlockValue& value, const Recording& recording, ValueForm form);

} // namespace lockstep::ui
