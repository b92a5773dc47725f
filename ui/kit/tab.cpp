#include "ui/kit/tab.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {

double Tab::width() const
{
    return textWidth(textAt(words, {}, size, 600, Qt::black, Align::center, family)) + 2 * padding;
}

QRectF Tab::from(QPointF left) const
{
    return {left.x(), left.y() - height / 2, width(), height};
}

void Tab::fit(double room, double least, double step)
{
    while (width() > room && size > least)
        size = std::max(least, size - step);
}

TextShape tabText(const Tab& tab, const Theme& colors, const QRectF& place)
{
    return textAt(tab.words, place.center(), tab.size, 600, colors.onNow, Align::center, tab.family);
}

void addTab(Scene& scene, const Theme& colors, const Tab& tab, const QRectF& place, MarkId id, Labels* labels)
{
    const Stroke edge = tab.isOutlined || !colors.dark ? Stroke{colors.onNow, tab.line, {}} : Stroke{};
    scene.add(RectShape{place, place.height() / 2, colors.now, edge}, std::move(id));
    const TextShape text = tabText(tab, colors, place);
    if (labels != nullptr)
        labels->place(scene, text);
    else
        scene.add(text);
}

} // namespace lockstep::ui
