#pragma once

#include "ui/scene/scene.hpp"

#include <QFont>
#include <vector>

namespace lockstep::ui {

/// The font of a text; its pixel size is the text's size in scene units.
QFont fontOf(const TextShape& text);

/// A stretch of characters that is drawn as one piece, `x` from the left end of the text.
struct TextRun {
    QString text;
    double x = 0;
    double width = 0;
};

/// The text cut so that every digit stands on the advance of "0" (Qt 6.4 has no access to tnum).
/// A text without digits is one run. Painter, SVG and measurement all place text by these runs.
std::vector<TextRun> textRuns(const TextShape& text);

/// Width with tabular digits, in scene units.
double textWidth(const TextShape& text);

/// From ascent to descent around the baseline, aligned as the text is.
QRectF textBounds(const TextShape& text);

/// Left end of the text's baseline.
QPointF textStart(const TextShape& text);

/// Height of a capital letter above the baseline; half of it below a centre puts text in the middle.
double capHeight(const TextShape& text);

} // namespace lockstep::ui
