#pragma once

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <optional>

namespace lockstep::ui {

/// A row whose name goes on in further lines where it is too long for one, with a remark at its right end, or the arrow
/// of what opens and closes.
class NameRow : public QPushButton {
public:
    explicit NameRow(QString name) : m_name(std::move(name))
    {
        setText(m_name);
        setAccessibleName(m_name);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    /// A word at the right, and what it means.
    void setRemark(const QString& word, const QString& meaning)
    {
        m_remark = word;
        setAccessibleDescription(meaning);
        if (toolTip().isEmpty())
            setToolTip(m_name + '\n' + meaning);
        arrange();
    }
    void setOpen(bool isOpen)
    {
        m_isOpen = isOpen;
        setAccessibleDescription(isOpen ? tr("open") : tr("closed"));
        arrange();
        update();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        arrange();
    }

    void changeEvent(QEvent* event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            arrange();
    }

    void paintEvent(QPaintEvent* event) override
    {
        QPushButton::paintEvent(event);
        QPainter painter(this);
        QColor ink = palette().color(QPalette::PlaceholderText);
        if (!m_remark.isEmpty()) {
            painter.setFont(remarkFont());
            painter.setPen(ink);
            painter.drawText(rect().adjusted(0, 0, -8, -7), Qt::AlignRight | Qt::AlignBottom, m_remark);
        }
        if (m_isOpen) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF middle(width() - 11.5, height() / 2.0);
            const QPointF along = *m_isOpen ? QPointF(0, 4) : QPointF(4, 0), across(along.y(), along.x());
            QPainterPath arrow(middle - across - along / 2);
            arrow.lineTo(middle + along / 2);
            arrow.lineTo(middle + across - along / 2);
            painter.drawPath(arrow);
        }
    }

private:
    QFont remarkFont() const
    {
        QFont small = font();
        small.setPixelSize(11);
        small.setWeight(QFont::Normal);
        return small;
    }

    void arrange()
    {
        const QFontMetrics metrics = fontMetrics();
        const int icon = iconWidth();
        const int remark = m_remark.isEmpty() ? 0 : QFontMetrics(remarkFont()).horizontalAdvance(m_remark) + 8;
        const int room = width() - 22 - icon - (m_isOpen ? 10 : 0);
        if (room <= 0)
            return;
        QStringList lines;
        QString line;
        for (const QString& word : pieces(room)) {
            if (!line.isEmpty() && metrics.horizontalAdvance(line + word.trimmed()) > room) {
                lines << line.trimmed();
                line.clear();
            }
            line += word;
        }
        line = line.trimmed();
        lines << line;
        if (remark > 0 && metrics.horizontalAdvance(line) + remark > room)
            lines << QString(); // the remark's
        const QString text = lines.join('\n');
        if (text != this->text())
            setText(text);
        const int height = 10 + 18 * static_cast<int>(lines.size());
        if (height != minimumHeight() || height != maximumHeight())
            setFixedHeight(height);
    }

    /// What a line can hold or leave to the next one: words with the space behind them, and the parts of a word with
    /// hyphens that is too long for a line.
    QStringList pieces(int room) const
    {
        QStringList found;
        for (const QString& word : m_name.split(' ')) {
            found << QString();
            for (const QChar c : word) {
                found.back() += c;
                if (c == u'-' && fontMetrics().horizontalAdvance(word) > room)
                    found << QString();
            }
            found.back() += u' ';
        }
        return found;
    }

    int iconWidth() const { return icon().isNull() ? 0 : iconSize().width() - 6; }

    QString m_name, m_remark;
    std::optional<bool> m_isOpen; ///< nothing: it does not open
};

} // namespace lockstep::ui
