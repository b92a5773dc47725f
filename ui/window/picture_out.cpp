#include "ui/window/picture_out.hpp"

#include "engine/error.hpp"
#include "ui/export/files.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/svg.hpp"

#include <QPainter>
#include <QPrinter>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double pointsOfPixel = 0.75; ///< 72 to an inch, and 96 pixels
constexpr double pixelsOfUnit = 2;     ///< sharp on a slide

/// As large as it fits, in the middle.
QRectF placeOn(const QRectF& page, const Scene& scene)
{
    const double scale = std::min(page.width() / scene.size.width(), page.height() / scene.size.height());
    QRectF place({0, 0}, scene.size * scale);
    place.moveCenter(page.center());
    return place;
}

} // namespace

std::unique_ptr<QMimeData> copyOf(const Scene& scene, const QString& title)
{
    auto data = std::make_unique<QMimeData>();
    data->setData(QStringLiteral("image/svg+xml"), toSvg(scene));
    try {
        PdfBook book(scene.size * pointsOfPixel, title);
        book.addPage(scene, title);
        data->setData(QStringLiteral("application/pdf"), book.finish());
    } catch (const Error&) { // a page that PDF does not have: the others stay
    }
    data->setImageData(toImage(scene, pixelsOfUnit));
    return data;
}

QByteArray printedPage(const QPageLayout& layout, const Scene& scene, const QString& title)
{
    PdfBook book(layout.fullRect(QPageLayout::Point).size(), title,
                 placeOn(layout.paintRect(QPageLayout::Point), scene));
    book.addPage(scene, title);
    return book.finish();
}

bool printScene(QPrinter& printer, const Scene& scene)
{
    // Not by Qt, in whose files formulas are not found, nor some Chinese characters.
    if (printer.outputFormat() == QPrinter::PdfFormat && printer.colorMode() == QPrinter::Color) {
        try {
            writeFile(printedPage(printer.pageLayout(), scene, printer.docName()), printer.outputFileName());
            return true;
        } catch (const Error&) {
            return false;
        }
    }
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const QRectF page({0, 0}, printer.pageRect(QPrinter::DevicePixel).size()); // its margins are the painter's
    const QRectF place = placeOn(page, scene);
    painter.translate(place.topLeft());
    painter.scale(place.width() / scene.size.width(), place.width() / scene.size.width());
    paint(scene, painter);
    return painter.end();
}

} // namespace lockstep::ui
