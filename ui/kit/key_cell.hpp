#pragma once

#include "ui/kit/word_columns.hpp"
#include "ui/kit/wrong_cell.hpp"

#include <optional>

namespace lockstep::ui {

/// The colours of a key that stands in a cell, or as a bar.
struct KeyLook {
    QColor fill, line, text;
};

/// A key in a cell: its value across, or letter below letter where `words` has letters.
struct KeyCell {
    QRectF rect;
    QString value;
    double size = 0; ///< of the value's type
    const WordColumns* words = nullptr;
    double line = 1.2, radius = 5;
    std::optional<Wrong> wrong = {}; ///< its lower edge is torn, and its colours are those of what is wrong
    double scale = 1;
};
void addKeyCell(Scene& scene, const Theme& colors, const KeyCell& cell, const KeyLook& look, const MarkId& id,
                double opacity);

/// A key as a bar that stands on the lower edge of `room`, so high as `share` (0 to 1) of it.
void addKeyBar(Scene& scene, const Theme& colors, const QRectF& room, double share, const QColor& fill,
               std::optional<Wrong> wrong, double scale, const MarkId& id, double opacity);

/// Hollow dashes, evenly from `left` to `right`, where the right kernel has a barrier. The first one has the id.
struct BarrierDashes {
    double left = 0, right = 0, y = 0;
    double dash = 13, gap = 8, height = 5, line = 1.2;
};
void addMissingBarrier(Scene& scene, const BarrierDashes& dashes, const QColor& fill, const QColor& line,
                       const MarkId& id);

} // namespace lockstep::ui
