#pragma once

#include "ui/export/pdf_content.hpp"

#include <QSizeF>

namespace lockstep::ui {

/// A page and what stands on it, by the stretches of its content.
struct TaggedPage {
    QPDFObjectHandle page;
    QString title;
    const PdfReading* reading = nullptr;
    std::vector<std::size_t> stretches;
};

/// The tree by which screen readers read a PDF: pages, and in them headings, paragraphs, and pictures with their
/// alternative texts. `size` is the pages', in points.
void addTags(QPDF& pdf, const std::vector<TaggedPage>& pages, QSizeF size);

} // namespace lockstep::ui
