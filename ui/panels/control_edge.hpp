#pragma once

#include <QColor>

namespace lockstep::ui {

struct Theme;

/// The border of a control, 3:1 on whatever it stands on; `line2` is for edges that tell nothing.
QColor controlEdge(const Theme& theme);

} // namespace lockstep::ui
