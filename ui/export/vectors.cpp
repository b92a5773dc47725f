#include "ui/export/vectors.hpp"

#include "ui/scene/shadow.hpp"
#include "ui/scene/text.hpp"

#include <QTransform>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// How dark a blurred straight edge is, so far outside of it; 1 is the shadow's own colour.
double darkness(double outside)
{
    return std::erfc(outside / (Shadow::sigma * std::sqrt(2.0))) / 2;
}

/// Rings on top of each other, the widest first, that add up to the blurred edge.
void addShadow(Scene& scene, const RectShape& card, double opacity, const Shadow& shadow)
{
    constexpr double step = 1.25, nothing = 0.004;
    const double radius = fittingRadius(card);
    const QRectF fallen = card.rect.translated(0, Shadow::drop);
    double reached = 0;
    for (double outside = Shadow::reach; outside > -2 * Shadow::drop; outside -= step) {
        const double wanted = darkness(outside) * shadow.color.alphaF();
        const double added = (wanted - reached) / (1 - reached);
        const QRectF ring = fallen.adjusted(-outside, -outside, outside, outside);
        if (added < nothing || ring.isEmpty())
            continue;
        reached = wanted;
        PathShape shape;
        const double corner = std::max(0.0, radius + outside);
        shape.path.addRoundedRect(ring, corner, corner);
        // The card may be translucent: nothing lies beneath it.
        QPainterPath hole;
        hole.addRoundedRect(card.rect, radius, radius);
        if (outside > Shadow::drop)
            shape.path.addPath(hole); // odd and even: around it
        else
            shape.path = shape.path.subtracted(hole);
        shape.fill = shadow.color;
        shape.fill.setAlphaF(static_cast<float>(added));
        if (!shape.path.isEmpty())
            scene.add(std::move(shape), {}, opacity);
    }
}

struct Enlarged {
    double by;

    QRectF grown(const QRectF& rect) const
    {
        return {rect.x() * by, rect.y() * by, rect.width() * by, rect.height() * by};
    }
    void operator()(RectShape& shape) const
    {
        shape.rect = grown(shape.rect);
        shape.radius *= by;
        shape.stroke.width *= by;
    }
    void operator()(EllipseShape& shape) const
    {
        shape.rect = grown(shape.rect);
        shape.stroke.width *= by;
    }
    void operator()(LineShape& shape) const
    {
        shape.from *= by;
        shape.to *= by;
        shape.stroke.width *= by;
    }
    void operator()(PathShape& shape) const
    {
        shape.path = QTransform::fromScale(by, by).map(shape.path);
        shape.stroke.width *= by;
    }
    void operator()(TextShape& shape) const
    {
        shape.at *= by;
        shape.size *= by;
    }
    void operator()(ImageShape& shape) const { shape.rect = grown(shape.rect); }
};

PathShape letters(const TextShape& text)
{
    // Outlines at the size that the measures are taken at, so that nothing is rounded.
    TextShape large = text;
    large.size = 128;
    QPainterPath path;
    for (const TextRun& run : textRuns(large))
        path.addText(run.x, 0, fontOf(large), run.text);
    const double scale = text.size / large.size;
    const QPointF start = textStart(text);
    PathShape shape;
    shape.path = QTransform(scale, 0, 0, scale, start.x(), start.y()).map(path);
    shape.path.setFillRule(Qt::WindingFill);
    shape.fill = text.color;
    return shape;
}

} // namespace

Scene withDrawnShadows(const Scene& scene)
{
    Scene drawn;
    drawn.size = scene.size;
    drawn.ground = scene.ground;
    drawn.marks.reserve(scene.marks.size());
    const Shadow shadow = shadowOn(scene.ground);
    for (const Mark& mark : scene.marks) {
        drawn.marks.push_back(mark);
        auto* const card = std::get_if<RectShape>(&drawn.marks.back().shape);
        if (card == nullptr || !card->shadow)
            continue;
        card->shadow = false;
        Mark kept = drawn.marks.back();
        drawn.marks.pop_back();
        addShadow(drawn, std::get<RectShape>(kept.shape), kept.opacity, shadow);
        drawn.marks.push_back(std::move(kept));
    }
    return drawn;
}

Scene enlarged(Scene scene, double by)
{
    scene.size *= by;
    for (Mark& mark : scene.marks)
        std::visit(Enlarged{by}, mark.shape);
    return scene;
}

Scene withDrawnLetters(const Scene& scene)
{
    Scene drawn = scene;
    for (Mark& mark : drawn.marks)
        if (const auto* const text = std::get_if<TextShape>(&mark.shape))
            mark.shape = letters(*text);
    return drawn;
}

} // namespace lockstep::ui
