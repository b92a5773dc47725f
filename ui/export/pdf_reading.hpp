#pragma once

#include "ui/scene/scene.hpp"

#include <QStringList>
#include <string>
#include <vector>

namespace lockstep::ui {

/// A picture on a page: the marks whose names begin so, and what is said to those who cannot see it.
struct PdfFigure {
    QString prefix;
    QString alternative;
};

/// One thing on a page as it is read aloud: a heading, a paragraph, a picture.
struct PdfPart {
    std::string role;         ///< "H1", "P", "Figure": PDF's own names
    QString alternative = {}; ///< of a figure
};

/// A text on a page: what each glyph that was drawn of it stands for, in their order, and whose part it is.
struct PdfText {
    QStringList glyphs;
    std::size_t part = 0;
};

/// How a page is read, its texts in the order in which they were drawn.
struct PdfReading {
    std::vector<PdfPart> parts;
    std::vector<PdfText> texts;
};

/// Titles, narrations and what belongs to none of the figures are words to read.
PdfReading readingOf(const Scene& scene, const std::vector<PdfFigure>& figures);

} // namespace lockstep::ui
