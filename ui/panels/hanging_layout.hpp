#pragma once

#include <QPlainTextDocumentLayout>

namespace lockstep::ui {

/// Where a line is too long for one row, the others begin under its text, two columns further in.
class HangingLayout : public QPlainTextDocumentLayout {
    Q_OBJECT
public:
    explicit HangingLayout(QTextDocument* document) : QPlainTextDocumentLayout(document) {}

    /// Whoever asks for rows asks for this first.
    QRectF blockBoundingRect(const QTextBlock& block) const override;
};

} // namespace lockstep::ui
