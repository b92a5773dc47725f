#pragma once

#include "ui/kit/values.hpp"
#include "ui/lenses/blocks/model.hpp"
#include "ui/lenses/blocks/texts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// How much room things are given.
struct RowEase {
    bool hasGutter, hasUnread, hasTitles; ///< titles: of the rooms of sums
    double gap, head, pad;
    bool hasOld() const { return head >= oldHead; }
    static constexpr double oldHead = 32;
};

/// One way to draw the rows.
struct RowTry {
    RowEase ease;
    std::size_t across; ///< most cells of a room on one line, of the values
    double size;
    ValueForm form;
};

/// What a row needs before it is placed, in units of the picture.
struct RowPlan {
    double cellWidth = 0, cellHeight = 0, beforeWidth = 0, roomWidth = 0, roomGap = 0, roomHeight = 0;
    std::size_t across = 1, perLine = 1;
    std::vector<std::vector<std::size_t>> lines; ///< rooms
    bool hasTitles = false, hasItems = false, hasBefore = false, hasOrder = false, hasOld = false;
    double head = 0, rangeSize = 0, lineGap = 0, below = 0, pad = 0;
    double foot = 0, wished = 0; ///< wished: more for the head or the foot, in which its rounds are told apart
    double forPast = 0;          ///< more for the head, in which what comes past other rows is told
    double forRounds = 0;        ///< the least head, or foot, in which they can be drawn
    bool hasRounds() const { return forRounds > 0 && (foot > 0 ? foot : head) >= forRounds; }
    bool hasSums = false;
    double walks = 0;                ///< room under the row for lines along its sums
    std::uint32_t columnsOnLine = 1; ///< of a table
    double columnHead = 0, columnGap = 0;
    /// Rooms on the longest of the lines.
    std::size_t mostOnLine() const
    {
        std::size_t most = 1;
        for (const auto& line : lines)
            most = std::max(most, line.size());
        return most;
    }
    double height() const
    {
        return static_cast<double>(lines.size()) * (columnHead + roomHeight) +
               (static_cast<double>(lines.size()) - 1) * lineGap + below + walks;
    }
};

/// A row that is to be placed.
struct RowTask {
    const RoomRow& row;
    const RowTexts& texts;
    double scale;
    bool isValues = false;  ///< the first row: not an array of sums
    bool isIdle = false;    ///< nothing goes on in it
    bool takesPast = false; ///< it takes what comes past others
    bool hasPhases = false; ///< who took part has room over its cells
    bool isPresented = false;
};
/// What the row needs in this width; nothing where its rooms do not fit.
std::optional<RowPlan> planRow(const RowTask& task, const RowTry& tried, double width);

/// Cells of the largest of its rooms.
std::size_t largestRoom(const RoomRow& row);
/// Of a room, clear of what stands on its edge; in units of the scale.
inline constexpr double roomCorner = 7;

} // namespace lockstep::ui
