#include "ui/panels/page.hpp"

#include "ui/panels/scene_widget.hpp"
#include "ui/scene/text.hpp"

#include <QStringList>

namespace lockstep::ui {

PanelPage::PanelPage(ThemeName name, double width, double margin) : m_theme(theme(name)), m_margin(margin)
{
    m_scene.size = {width, 0};
    m_scene.ground = Qt::transparent;
}

void PanelPage::rule()
{
    m_scene.add(LineShape{{left(), m_y}, {right(), m_y}, {m_theme.line, 1, {}}});
}

void PanelPage::put(const QString& text, double x, const Look& look, double room)
{
    TextShape shape{text, {x, m_y}, look.size, look.weight, look.family, look.align, look.color, false};
    if (room > 0)
        shape.text = elided(shape, room);
    m_scene.add(shape);
}

void PanelPage::paragraph(const QString& text, const Look& look, double lineHeight, double room)
{
    if (room <= 0)
        room = width();
    QString line;
    TextShape shape{{}, {}, look.size, look.weight, look.family, look.align, look.color, false};
    const auto flush = [&] {
        put(line, left(), look, room);
        m_y += lineHeight;
        line.clear();
    };
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        shape.text = line.isEmpty() ? word : line + ' ' + word;
        if (!line.isEmpty() && textWidth(shape) > room)
            flush();
        line = line.isEmpty() ? word : line + ' ' + word;
    }
    if (!line.isEmpty())
        flush();
}

Scene PanelPage::finish(double bottom)
{
    m_scene.size.setHeight(m_y + bottom);
    return std::move(m_scene);
}

} // namespace lockstep::ui
