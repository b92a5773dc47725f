#include "ui/scene/svg.hpp"

#include "ui/export/format.hpp"

namespace lockstep::ui {

const Format svgFormat{"svg", "SVG drawing", toSvg};

} // namespace lockstep::ui
