#include "ui/panels/hanging_layout.hpp"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// How far the rows of this line that are not its first are set in.
double indentOf(const QTextBlock& block, double width)
{
    const QString text = block.text();
    const auto first = std::ranges::find_if(text, [](QChar c) { return c != u' '; });
    const QFontMetricsF metrics(block.document()->defaultFont());
    const double wanted = metrics.horizontalAdvance(u' ') * static_cast<double>(first - text.begin() + 2);
    return std::min(wanted, width / 2);
}

void layOut(const QTextBlock& block, double left, double width, double indent)
{
    QTextLayout& layout = *block.layout();
    double y = 0;
    layout.beginLayout();
    for (QTextLine row = layout.createLine(); row.isValid(); row = layout.createLine()) {
        const double in = y > 0 ? indent : 0;
        row.setLeadingIncluded(true);
        row.setLineWidth(width - in);
        row.setPosition({left + in, y});
        y += row.height();
    }
    layout.endLayout();
}

} // namespace

QRectF HangingLayout::blockBoundingRect(const QTextBlock& block) const
{
    const QRectF room = QPlainTextDocumentLayout::blockBoundingRect(block);
    if (!block.isValid() || !block.isVisible() || block.layout()->lineCount() < 2)
        return room;
    const QTextLine first = block.layout()->lineAt(0), second = block.layout()->lineAt(1);
    const double indent = indentOf(block, first.width());
    if (second.x() > first.x() + indent - 0.5)
        return room; // it is laid out like that
    layOut(block, first.x(), first.width(), indent);
    if (block.lineCount() != block.layout()->lineCount()) {
        QTextBlock(block).setLineCount(block.layout()->lineCount());
        auto* self = const_cast<HangingLayout*>(this); // as the base does where it lays out
        QMetaObject::invokeMethod(
            self, [self] { emit self->documentSizeChanged(self->documentSize()); }, Qt::QueuedConnection);
    }
    return QPlainTextDocumentLayout::blockBoundingRect(block);
}

} // namespace lockstep::ui
