#include "ui/scene/svg.hpp"

#include "ui/export/writer.hpp"

namespace lockstep::ui {

namespace {

/// An SVG's pixel is 1/96 of an inch.
QByteArray encodeSvg(const Scene& scene, double scale, double dpi)
{
    return toSvg(scene, scale * defaultDpi / dpi);
}

} // namespace

const Format svgFormat{"svg", "SVG drawing", encodeSvg, nullptr, FormatKind::picture, true};

} // namespace lockstep::ui
