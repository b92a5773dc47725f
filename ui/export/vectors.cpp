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

QPainterPath rounded(const QRectF& rect, double radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

/// Bands side by side, each as dark as the blurred edge is there. Not on top of each other: readers round every layer
/// to 8 bits, and so many roundings are seen.
void addShadow(Scene& scene, const RectShape& card, double opacity, const Shadow& shadow)
{
    constexpr double step = 1.25, unseen = 0.002;
    const double radius = fittingRadius(card);
    const QRectF fallen = card.rect.translated(0, Shadow::drop);
    const auto outline = [&](double outside) {
        const QRectF grown = fallen.adjusted(-outside, -outside, outside, outside);
        return grown.isEmpty() ? QPainterPath() : rounded(grown, std::max(0.0, radius + outside));
    };
    const QPainterPath hole = rounded(card.rect, radius);
    for (double outside = Shadow::reach; outside > -2 * Shadow::drop; outside -= step) {
        PathShape band;
        band.fill = shadow.color;
        band.fill.setAlphaF(static_cast<float>(darkness(outside - step / 2) * shadow.color.alphaF()));
        if (band.fill.alphaF() < unseen)
            continue;
        band.path = outline(outside);
        band.path.addPath(outline(outside - step)); // odd and even: between the two
        // The card may be translucent: nothing lies beneath it.
        if (outside - step < Shadow::drop)
            band.path = band.path.subtracted(hole);
        if (!band.path.isEmpty())
            scene.add(std::move(band), {}, opacity);
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
