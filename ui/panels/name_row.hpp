#pragma once

#include <QCoreApplication>
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
    explicit NameRow(const QString& name)
    {
        setName(name);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    void setName(const QString& name)
    {
        m_name = name;
        setText(name);
        setAccessibleName(name);
        if (testAttribute(Qt::WA_Resized)) // else its width is still to come
            arrange();
    }

    /// A word at the right, and what it means.
    void setRemark(const QString& word, const QString& meaning)
    {
        m_remark = word;
        setAccessibleDescription(meaning);
        setToolTip(m_name + '\n' + meaning);
        arrange();
    }
    void setOpen(bool isOpen)
    {
        m_isOpen = isOpen;
        tellOpen();
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
        if (event->type() == QEvent::LanguageChange && m_isOpen)
            tellOpen();
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
    void tellOpen()
    {
        setAccessibleDescription(*m_isOpen ? QCoreApplication::translate("NameRow", "open")
                                           : QCoreApplication::translate("NameRow", "closed"));
    }

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
        const int remark = m_remark.isEmpty() ? 0 : QFontMetrics(remarkFont()).horizontalAdvance(m_remark) + 5;
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
        if (remark > 0 && metrics.horizontalAdvance(line) + remark > room + 4)
            lines << QString(); // the remark's
        const QString text = lines.join('\n');
        if (text != this->text())
            setText(text);
        const int height = 10 + 18 * static_cast<int>(lines.size());
        if (height != minimumHeight() || height != maximumHeight())
            setFixedHeight(height);
    }

    /// What a line can hold or leave to the next one: words with the space behind them, the parts of a word with
    /// hyphens that is too long for a line, and Chinese characters.
    QStringList pieces(int room) const
    {
        QStringList found;
        for (const QString& word : m_name.split(' ')) {
            found << QString();
            for (qsizetype i = 0; i < word.size(); i++) {
                found.back() += word[i];
                const bool isHyphen = word[i] == u'-' && fontMetrics().horizontalAdvance(word) > room;
                if (isHyphen || goesOn(word, i))
                    found << QString();
            }
            found.back() += u' ';
        }
        return found;
    }

    /// Chinese breaks between any two characters, but not before a mark.
    static bool goesOn(const QString& word, qsizetype at)
    {
        return at + 1 < word.size() && word[at + 1].isLetterOrNumber() &&
               (word[at].script() == QChar::Script_Han || word[at + 1].script() == QChar::Script_Han ||
                word[at] == u'，');
    }

    int iconWidth() const { return icon().isNull() ? 0 : iconSize().width() - 6; }

    QString m_name, m_remark;
    std::optional<bool> m_isOpen; ///< nothing: it does not open
};

} // namespace lockstep::ui
