#pragma once

#include "ui/export/pdf_reading.hpp"

#define POINTERHOLDER_TRANSITION 4 // std::shared_ptr, nothing older
#include <map>
#include <optional>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace lockstep::ui {

struct GlyphUse {
    QString meaning;
    std::optional<double> advance; ///< to the next one beside it, in thousandths of the size; none where none was
};

/// What the glyphs of each font stand for, by the font's object and the glyph's number in it.
using GlyphMeanings = std::map<QPDFObjGen, std::map<int, GlyphUse>>;

/// From what was drawn: a glyph may stand for several texts (a letter and its look-alike), and then means the most
/// frequent one. Throws Error where a page does not show as many glyphs as its reading has.
GlyphMeanings meaningsIn(const std::vector<QPDFObjectHandle>& pages, const std::vector<PdfReading>& readings);

/// Writes into a page what each stretch of it belongs to, and what a glyph stands for where that is not what its font
/// says. Returns, by the stretch's number (MCID), the part of the reading.
std::vector<std::size_t> markContent(QPDF& pdf, QPDFObjectHandle page, const PdfReading& reading,
                                     const GlyphMeanings& meanings);

} // namespace lockstep::ui
