#include "ui/scene/svg.hpp"

#include "ui/export/format.hpp"

namespace lockstep::ui {

namespace {

QByteArray encodeSvg(const Scene& scene, double scale, double)
{
    return toSvg(scene, scale);
}

} // namespace

const Format svgFormat{"svg", "SVG drawing", encodeSvg};

} // namespace lockstep::ui
