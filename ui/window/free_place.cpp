#include "ui/window/free_place.hpp"

#include "ui/panels/style.hpp"

#include <QFontMetricsF>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

QRectF grown(const QRectF& rect, double by)
{
    return rect.adjusted(-by, -by, by, by);
}

QRectF boxOf(const TextShape& text)
{
    const double width = QFontMetricsF(uiFont(text.size, text.weight, text.family)).horizontalAdvance(text.text);
    const double left = text.align == Align::left     ? text.at.x()
                        : text.align == Align::center ? text.at.x() - width / 2
                                                      : text.at.x() - width;
    return {left, text.at.y() - text.size, width, text.size * 1.3};
}

/// So pale that what lies on it is read as well as on the ground.
bool isPale(const QColor& fill, const QColor& ground)
{
    return fill.alpha() == 0 || std::abs(fill.lightnessF() - ground.lightnessF()) < 0.18F;
}

/// Whether something is drawn in the place: of pale areas only their edges are.
bool meets(const Shape& shape, const QRectF& place, const QColor& ground)
{
    return std::visit(Overloaded{
                          [&](const RectShape& s) {
                              const double edge = s.stroke.width / 2;
                              if (edge == 0 && isPale(s.fill, ground))
                                  return false;
                              const bool isInside =
                                  isPale(s.fill, ground) && grown(s.rect, -edge - s.radius / 3).contains(place);
                              return grown(s.rect, edge).intersects(place) && !isInside;
                          },
                          [&](const EllipseShape& s) { return grown(s.rect, s.stroke.width / 2).intersects(place); },
                          [&](const LineShape& s) {
                              QPainterPath line(s.from);
                              line.lineTo(s.to);
                              return line.intersects(grown(place, s.stroke.width / 2 + 1));
                          },
                          [&](const PathShape& s) {
                              if (s.stroke.width == 0 && isPale(s.fill, ground))
                                  return false;
                              const QRectF near = grown(place, s.stroke.width / 2 + 1);
                              return s.path.intersects(near) && !(isPale(s.fill, ground) && s.path.contains(near));
                          },
                          [&](const TextShape& s) { return boxOf(s).intersects(place); },
                          [&](const ImageShape& s) { return s.rect.intersects(place); },
                      },
                      shape);
}

bool isFree(const Scene& scene, const QRectF& place)
{
    if (!QRectF(QPointF(), scene.size).contains(place))
        return false;
    for (const Mark& mark : scene.marks)
        if (meets(mark.shape, grown(place, 2), scene.ground))
            return false;
    return true;
}

} // namespace

std::optional<QRectF> freePlace(const Scene& scene, std::size_t launch, double side)
{
    constexpr int mostTried = 60;
    int tried = 0;
    for (const Mark& mark : scene.marks) {
        if (mark.id.item < 0 || mark.id.launch != static_cast<int>(launch))
            continue;
        QRectF box;
        if (const auto* rect = std::get_if<RectShape>(&mark.shape))
            box = rect->rect;
        else if (const auto* disc = std::get_if<EllipseShape>(&mark.shape))
            box = disc->rect;
        else
            continue;
        if (++tried > mostTried)
            break;
        const double gap = 5, right = box.right() + gap, left = box.left() - gap - side;
        const double above = box.top() - gap - side, below = box.bottom() + gap, middle = box.center().y() - side / 2;
        for (const QPointF at : std::array<QPointF, 8>{{{right, middle},
                                                        {left, middle},
                                                        {box.center().x() - side / 2, above},
                                                        {box.center().x() - side / 2, below},
                                                        {right, above},
                                                        {left, above},
                                                        {right, below},
                                                        {left, below}}})
            if (const QRectF place(at, QSizeF(side, side)); isFree(scene, place))
                return place;
    }
    return {};
}

} // namespace lockstep::ui
