#include "ui/kit/card.hpp"

#include <utility>

namespace lockstep::ui {

void addCard(Scene& scene, const Theme& colors, const QRectF& rect, double radius, double line, MarkId id)
{
    scene.add(RectShape{rect, radius, colors.card, Stroke{colors.cardEdge, line, {}}, true}, std::move(id));
}

} // namespace lockstep::ui
