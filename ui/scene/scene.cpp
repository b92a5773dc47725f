#include "ui/scene/scene.hpp"

#include <utility>

namespace lockstep::ui {

namespace {

struct Moved {
    QPointF by;
    void operator()(RectShape& shape) const { shape.rect.translate(by); }
    void operator()(EllipseShape& shape) const { shape.rect.translate(by); }
    void operator()(LineShape& shape) const
    {
        shape.from += by;
        shape.to += by;
    }
    void operator()(PathShape& shape) const { shape.path.translate(by); }
    void operator()(TextShape& shape) const { shape.at += by; }
    void operator()(ImageShape& shape) const { shape.rect.translate(by); }
};

} // namespace

MarkId MarkId::part(const QString& what) const
{
    MarkId one = *this;
    one.name += QLatin1Char('-') + what;
    return one;
}

// Out of line: inlined into long functions, GCC 12 warns of members that it believes uninitialised.
void Scene::add(Shape shape, MarkId id, double opacity)
{
    marks.push_back({std::move(shape), std::move(id), opacity});
}

void addInto(Scene& whole, Scene part, QPointF by, const QString& prefix, int pane)
{
    whole.marks.reserve(whole.marks.size() + part.marks.size());
    for (Mark& mark : part.marks) {
        std::visit(Moved{by}, mark.shape);
        if (!mark.id.name.isEmpty())
            mark.id.name.prepend(prefix);
        if (pane > 0)
            mark.id.pane = pane;
        whole.marks.push_back(std::move(mark));
    }
}

} // namespace lockstep::ui
