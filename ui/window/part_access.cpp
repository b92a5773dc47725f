#include "ui/window/part_access.hpp"

#include "ui/scene/text.hpp"

#include <variant>

namespace lockstep::ui {

namespace {

struct Extent {
    QRectF operator()(const RectShape& shape) const { return shape.rect; }
    QRectF operator()(const EllipseShape& shape) const { return shape.rect; }
    QRectF operator()(const ImageShape& shape) const { return shape.rect; }
    QRectF operator()(const TextShape& shape) const { return textBounds(shape); }
    QRectF operator()(const PathShape& shape) const { return shape.path.boundingRect(); }
    QRectF operator()(const LineShape& shape) const
    {
        const QRectF line = QRectF(shape.from, shape.to).normalized();
        return line.adjusted(-1, -1, 1, 1); // an upright line has a place too
    }
};

} // namespace

int placeAmong(const QAccessibleInterface& of, const QAccessibleInterface* child)
{
    const int count = of.childCount();
    for (int i = 0; i < count; ++i)
        if (of.child(i) == child)
            return i;
    return -1;
}

QRectF extentOf(const Shape& shape)
{
    return std::visit(Extent{}, shape);
}

} // namespace lockstep::ui
