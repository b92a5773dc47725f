#include "ui/scene/bounds.hpp"

#include "ui/scene/shadow.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QRectF widened(const QRectF& rect, double by)
{
    return rect.normalized().adjusted(-by, -by, by, by);
}

struct Room {
    QRectF operator()(const RectShape& shape) const
    {
        const double shadow = shape.shadow ? Shadow::reach + Shadow::drop : 0;
        return widened(shape.rect, std::max(shape.stroke.width, shadow));
    }
    QRectF operator()(const EllipseShape& shape) const { return widened(shape.rect, shape.stroke.width); }
    QRectF operator()(const LineShape& shape) const { return widened({shape.from, shape.to}, shape.stroke.width); }
    QRectF operator()(const PathShape& shape) const
    {
        return widened(shape.path.controlPointRect(), shape.stroke.width);
    }
    QRectF operator()(const TextShape& shape) const
    {
        // No character of our fonts is wider than 1.2 em, nor reaches further from its line.
        const double width = 1.2 * shape.size * static_cast<double>(shape.text.size());
        const double left = shape.align == Align::left ? 0 : shape.align == Align::center ? width / 2 : width;
        return {shape.at.x() - left, shape.at.y() - 1.2 * shape.size, width, 1.7 * shape.size};
    }
    QRectF operator()(const ImageShape& shape) const { return shape.rect.normalized(); }
};

} // namespace

QRectF roomOf(const Shape& shape)
{
    return std::visit(Room{}, shape);
}

Scene cutTo(const Scene& scene, const QRectF& part)
{
    Scene cut;
    cut.size = scene.size;
    cut.ground = scene.ground;
    for (const Mark& mark : scene.marks) {
        // Unlike QRectF's own test this one takes what has no width or no height.
        const QRectF room = roomOf(mark.shape);
        const bool isSeen = room.left() <= part.right() && room.right() >= part.left() && room.top() <= part.bottom() &&
                            room.bottom() >= part.top();
        if (isSeen)
            cut.marks.push_back(mark);
    }
    return cut;
}

} // namespace lockstep::ui
