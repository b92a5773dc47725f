#pragma once

#include <QString>

namespace lockstep::ui {

/// Text as LaTeX takes it, with any engine and with no packages. A character that LaTeX may have no glyph for becomes
/// \lockstepchar{hex}.
QString texText(const QString& text);

} // namespace lockstep::ui
