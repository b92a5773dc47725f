#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <string>
#include <vector>

namespace lockstep::ui {

/// Where a page stands in the outline.
struct PdfEntry {
    QString chapter; ///< empty: none
    QString title;
};

/// Gives what QPdfWriter wrote an outline with an entry a page, its exact size in points, a title, its language
/// ("de"), and bytes that depend on nothing but the pages. Throws Error.
QByteArray finishPdf(const QByteArray& written, QSizeF size, const QString& title, const std::string& language,
                     const std::vector<PdfEntry>& pages);

} // namespace lockstep::ui
