#pragma once

#include "ui/export/pdf_reading.hpp"

#include <QByteArray>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <memory>

namespace lockstep::ui {

/// Scenes as the pages of one PDF: shapes stay shapes, text stays text, fonts are embedded, no date and no chance goes
/// into the bytes. All in memory: QPdfWriter does not notice a write that fails.
class PdfBook {
public:
    /// Pages of `size` points (72 to an inch). Throws InputError where PDF has no pages so large.
    PdfBook(QSizeF size, const QString& title);
    /// Whose scenes are `within` the page: points from its upper left.
    PdfBook(QSizeF size, const QString& title, QRectF within);
    PdfBook(const PdfBook&) = delete;
    PdfBook& operator=(const PdfBook&) = delete;
    ~PdfBook();

    /// The scene fills the width. Pages of one chapter stand under it in the outline; empty: none.
    /// `figures` are the pictures on it; all else is words to read.
    void addPage(const Scene& scene, const QString& title, const QString& chapter = {},
                 const std::vector<PdfFigure>& figures = {});

    /// The file's bytes; the book must have a page. Nothing can be added afterwards. Throws Error.
    QByteArray finish();

private:
    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace lockstep::ui
