#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>
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
    PdfBook(const PdfBook&) = delete;
    PdfBook& operator=(const PdfBook&) = delete;
    ~PdfBook();

    /// The scene fills the page's width. Pages of one chapter stand under it in the outline; empty: none.
    void addPage(const Scene& scene, const QString& title, const QString& chapter = {});

    /// The file's bytes; the book must have a page. Nothing can be added afterwards. Throws Error.
    QByteArray finish();

private:
    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace lockstep::ui
