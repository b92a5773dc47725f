#pragma once

#include "ui/export/pdf_content.hpp"

namespace lockstep::ui {

/// Mends the fonts that QPdfWriter wrote for these pages: names that differ from run to run (it tags them by their
/// place in a hash table), and what hinders readers from finding words in the text: QPdfWriter asks the font which
/// character a glyph is, which knows several for some (行 and its radical) and none for others (= beside digits).
void mendPdfFonts(QPDF& pdf, const std::vector<QPDFObjectHandle>& pages, const GlyphMeanings& meanings);

} // namespace lockstep::ui
