#pragma once

#include "ui/export/pdf_reading.hpp"

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <string>
#include <vector>

namespace lockstep::ui {

/// Where a page stands in the outline, and how it is read.
struct PdfEntry {
    QString chapter; ///< empty: none
    QString title;
    PdfReading reading = {};
};

/// Gives what QPdfWriter wrote an outline with an entry a page, its exact size in points, a title, its language
/// ("de"), text that is found and copied as it was drawn, tags for screen readers, and bytes that depend on nothing but
/// the pages. Throws Error.
QByteArray finishPdf(const QByteArray& written, QSizeF size, const QString& title, const std::string& language,
                     const std::vector<PdfEntry>& pages);

} // namespace lockstep::ui
