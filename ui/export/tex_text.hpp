#pragma once

#include <QString>

namespace lockstep::ui {

/// Text as LaTeX takes it, with any engine and with no packages. A character that LaTeX may have no glyph for becomes
/// \lockstepchar{hex}.
QString texText(const QString& text);

/// Chinese characters and their signs, which stand in TeX as they are: XeTeX with xeCJK sets them, nothing else does.
bool isChineseLetter(char32_t code);

} // namespace lockstep::ui
