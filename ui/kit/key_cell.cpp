#include "ui/kit/key_cell.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void addKeyCell(Scene& scene, const Theme& colors, const KeyCell& cell, const KeyLook& look, const MarkId& id,
                double opacity)
{
    if (cell.wrong)
        scene.add(tornCell(cell.rect, cell.radius, colors, *cell.wrong, cell.scale), id, opacity);
    else
        scene.add(RectShape{cell.rect, cell.radius, look.fill, Stroke{look.line, cell.line, {}}}, id, opacity);
    const QColor ink = cell.wrong ? wrongLook(colors, *cell.wrong, cell.scale).on : look.text;
    const std::size_t first = scene.marks.size();
    if (cell.words != nullptr && cell.words->letters > 0)
        addWordColumn(scene, *cell.words, cell.value, cell.rect.center(), ink, opacity);
    else
        scene.add(textAt(cell.value, cell.rect.center(), cell.size, 600, ink), {}, opacity);
    own(scene, first, id);
}

void addKeyBar(Scene& scene, const Theme& colors, const QRectF& room, double share, const QColor& fill,
               std::optional<Wrong> wrong, double scale, const MarkId& id, double opacity)
{
    const double length = std::max(1.5, room.height() * share);
    const QRectF bar{room.left(), room.bottom() - length, room.width(), length};
    if (wrong)
        scene.add(tornCell(bar, 0, colors, *wrong, scale), id, opacity);
    else
        scene.add(RectShape{bar, 0, fill, {}}, id, opacity);
}

void addMissingBarrier(Scene& scene, const BarrierDashes& dashes, const QColor& fill, const QColor& line,
                       const MarkId& id)
{
    const double width = dashes.right - dashes.left;
    const int count = std::max(1, static_cast<int>((width + dashes.gap) / (dashes.dash + dashes.gap)));
    const double step = (width - dashes.dash) / std::max(1, count - 1);
    for (int i = 0; i < count; ++i)
        scene.add(RectShape{{dashes.left + i * step, dashes.y - dashes.height / 2, dashes.dash, dashes.height},
                            dashes.height / 2,
                            fill,
                            Stroke{line, dashes.line, {}}},
                  i == 0 ? id : MarkId{});
}

} // namespace lockstep::ui
