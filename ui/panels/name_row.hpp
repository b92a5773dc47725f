#pragma once

#include <QPushButton>

namespace lockstep::ui {

/// A row whose name goes on in a second line where it is too long for one.
class NameRow : public QPushButton {
public:
    explicit NameRow(QString name) : m_name(std::move(name))
    {
        setText(m_name);
        setAccessibleName(m_name);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        const QFontMetrics metrics = fontMetrics();
        const int room = width() - 22;
        if (metrics.horizontalAdvance(m_name) <= room) {
            setText(m_name);
            setFixedHeight(28);
            return;
        }
        qsizetype at = m_name.lastIndexOf(' ');
        while (at > 0 && metrics.horizontalAdvance(m_name.left(at)) > room)
            at = m_name.lastIndexOf(' ', at - 1);
        const QString rest = at > 0 ? m_name.mid(at + 1) : m_name;
        const QString second = metrics.elidedText(rest, Qt::ElideRight, room);
        setText(at > 0 ? m_name.left(at) + '\n' + second : second);
        if (toolTip().isEmpty())
            setToolTip(m_name);
        setFixedHeight(at > 0 ? 46 : 28);
    }

private:
    QString m_name;
};

} // namespace lockstep::ui
