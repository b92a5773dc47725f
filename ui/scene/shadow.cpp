#include "ui/scene/shadow.hpp"

#include <algorithm>

namespace lockstep::ui {

Shadow shadowOn(const QColor& ground)
{
    if (ground.lightnessF() < 0.5F)
        return {QColor::fromRgbF(0, 0, 0, 0.65F)};
    QColor ink("#1B1B1F");
    ink.setAlphaF(0.16F);
    return {ink};
}

double fittingRadius(const RectShape& shape)
{
    return std::max(0.0, std::min({shape.radius, shape.rect.width() / 2, shape.rect.height() / 2}));
}

std::vector<double> dashLengths(const Stroke& stroke)
{
    std::vector<double> lengths;
    const std::size_t rounds = stroke.dash.size() % 2 == 0 ? 1 : 2;
    for (std::size_t round = 0; round < rounds; ++round)
        for (double dash : stroke.dash)
            lengths.push_back(dash * stroke.width);
    return lengths;
}

} // namespace lockstep::ui
