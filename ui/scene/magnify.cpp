#include "ui/scene/magnify.hpp"

#include <QTransform>
#include <variant>

namespace lockstep::ui {

namespace {

struct Magnified {
    double by;
    void operator()(Stroke& stroke) const { stroke.width *= by; }
    void operator()(QRectF& rect) const { rect = {rect.topLeft() * by, rect.size() * by}; }
    void operator()(RectShape& shape) const
    {
        (*this)(shape.rect);
        (*this)(shape.stroke);
        shape.radius *= by;
    }
    void operator()(EllipseShape& shape) const
    {
        (*this)(shape.rect);
        (*this)(shape.stroke);
    }
    void operator()(LineShape& shape) const
    {
        shape.from *= by;
        shape.to *= by;
        (*this)(shape.stroke);
    }
    void operator()(PathShape& shape) const
    {
        shape.path = QTransform::fromScale(by, by).map(shape.path);
        (*this)(shape.stroke);
    }
    void operator()(TextShape& shape) const
    {
        shape.at *= by;
        shape.size *= by;
    }
    void operator()(ImageShape& shape) const { (*this)(shape.rect); }
};

} // namespace

void magnify(Scene& scene, double scale)
{
    scene.size *= scale;
    for (Mark& mark : scene.marks)
        std::visit(Magnified{scale}, mark.shape);
}

} // namespace lockstep::ui
