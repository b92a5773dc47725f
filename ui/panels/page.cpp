#include "ui/panels/page.hpp"

#include "ui/panels/scene_widget.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/text.hpp"

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
    const TextShape shape{{}, {}, look.size, look.weight, look.family, look.align, look.color, false};
    for (const QString& line : wrapWords(text, room, shape)) {
        put(line, left(), look, room);
        m_y += lineHeight;
    }
}

Scene PanelPage::finish(double bottom)
{
    m_scene.size.setHeight(m_y + bottom);
    return std::move(m_scene);
}

} // namespace lockstep::ui
