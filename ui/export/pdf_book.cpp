#include "ui/export/pdf_book.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/pdf_outline.hpp"
#include "ui/export/vectors.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/painter.hpp"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <cmath>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

constexpr double largestPage = 14400; ///< points, the limit of PDF readers
constexpr int unitsPerInch = 1200;    ///< of QPdfWriter's coordinates
constexpr double unitsPerPoint = unitsPerInch / 72.0;

} // namespace

struct PdfBook::Parts {
    QSizeF size;
    QString title;
    QRectF within;
    double paper = 0; ///< points: QPdfWriter's pages have whole ones, so ours lie at the lower left of larger ones
    std::vector<PdfEntry> entries;
    QBuffer buffer;
    std::unique_ptr<QPdfWriter> writer;
    QPainter painter;
};

PdfBook::PdfBook(QSizeF size, const QString& title) : PdfBook(size, title, QRectF({0, 0}, size)) {}

PdfBook::PdfBook(QSizeF size, const QString& title, QRectF within) : m(std::make_unique<Parts>())
{
    if (size.width() > largestPage || size.height() > largestPage)
        throw InputError{sentence("a page of {:.0f} x {:.0f} inches is too large for PDF, which ends at {:.0f}; ask "
                                  "for more dpi or fewer pixels",
                                  size.width() / 72, size.height() / 72, largestPage / 72)};
    m->size = size;
    m->title = title;
    m->within = within;
    const QSize paper(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
    m->paper = paper.height();
    m->buffer.open(QIODevice::WriteOnly);
    m->writer = std::make_unique<QPdfWriter>(&m->buffer);
    m->writer->setResolution(unitsPerInch);
    m->writer->setPageLayout(QPageLayout(QPageSize(paper, QStringLiteral("frame"), QPageSize::ExactMatch),
                                         QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point));
}

PdfBook::~PdfBook() = default;

void PdfBook::addPage(const Scene& scene, const QString& title, const QString& chapter,
                      const std::vector<PdfFigure>& figures)
{
    const bool began = m->painter.isActive() ? m->writer->newPage() : m->painter.begin(m->writer.get());
    if (!began)
        throw Error{sentence("the PDF could not be begun")};
    const double scale = m->within.width() / scene.size.width() * unitsPerPoint;
    m->painter.save();
    // Pictures that carry values must not become JPEGs.
    m->painter.setRenderHint(QPainter::LosslessImageRendering);
    m->painter.translate(QPointF(m->within.left(), m->paper - m->size.height() + m->within.top()) * unitsPerPoint);
    // Not by the painter: the outlines of strokes are rounded to its units.
    const Scene drawn = enlarged(withDrawnShadows(scene), scale);
    paint(drawn, m->painter);
    m->painter.restore();
    m->entries.push_back({chapter, title, readingOf(drawn, figures)});
}

QByteArray PdfBook::finish()
{
    if (!m->painter.end())
        throw Error{sentence("the PDF could not be finished")};
    return finishPdf(m->buffer.data(), m->size, m->title, languageTag(spoken()).toStdString(), m->entries);
}

} // namespace lockstep::ui
