#pragma once

#include "ui/scene/theme_name.hpp"

#include <QColor>
#include <array>

namespace lockstep::ui {

/// A hue's variants: the vivid line, text on paper, a soft tint, and dim history. pictures.md, Colours.
struct Hue {
    QColor line, text, tint, dim, fill, on;
};
struct BucketHue {
    QColor line, text, tint, chip, chipText;
};
struct Ramp {
    QColor small, large, text; ///< block tint from the small to the large end
};

/// The colour tokens of one theme.
struct Theme {
    QColor paper, panel, raised, line, line2, ink, ink2, ink3, wire, ghost, done, now, onNow, nowSoft;
    QColor card, cardEdge; ///< ground of the focus card, and the edge of what is in focus
    QColor cell;           ///< ground of a counter's cell, on the card or beside it
    QColor nowEdge;        ///< around a number in yellow
    Hue move, keep, compute;
    Ramp ascending, descending;
    std::array<BucketHue, 4> buckets;
    bool dark = false;
};

const Theme& theme(ThemeName name);
/// The same theme with its contrast variant on or off.
ThemeName withContrast(ThemeName name, bool isHigh);

} // namespace lockstep::ui
