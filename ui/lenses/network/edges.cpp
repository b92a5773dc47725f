// The open card's edges: on the left the keys that a launch gets, on the right those that it leaves.
#include "ui/lenses/network/layout.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Radius and room of the keys in motion that have values.
void sizeMotion(NetworkLayout& layout)
{
    const CardEdges& edges = layout.edges;
    layout.tokenRadius = edges.tokenRadius;
    layout.tokenHalfWidth = edges.tokenHalfWidth;
    const bool round = layout.tokenHalfWidth <= layout.tokenRadius * 1.05;
    layout.lensHalfWidth = round ? layout.tokenRadius * 15.5 / 12 : layout.tokenHalfWidth * 1.42;
}

/// Radius and room of the keys at rest; false where their values cannot be read.
bool sizeRest(NetworkLayout& layout, CardEdges& edges, KeyWidths widths)
{
    const double motionSize = layout.usualMotionSize;
    edges.tokenRadius = std::min(motionSize * 12 / 13, layout.pitch * 0.42);
    layout.motionSize = std::min(motionSize, edges.tokenRadius * 1.24);
    if (layout.motionSize < layout.smallestText) {
        layout.motionSize = layout.smallestText;
        edges.tokenRadius = std::min(layout.smallestText * 0.65, layout.pitch * 0.46);
        if (edges.tokenRadius * 2 < layout.smallestText * 1.12)
            return false;
    }
    const double text = widths.inMotion * layout.motionSize;
    edges.tokenHalfWidth = std::max(edges.tokenRadius, text / 2 + edges.tokenRadius * 0.26);
    return true;
}

/// Where the edges' parts stand.
void placeEdges(NetworkLayout& layout, KeyWidths widths)
{
    const double s = layout.scale;
    CardEdges& made = layout.edges;
    const double side = (layout.tight ? 6 : 9) * s;
    made.numberRight = side + (made.values ? widths.onWire : 2 * layout.tokenRadius);
    made.before = made.numberRight + 5 * s;
    made.tokenMiddle = side + made.tokenHalfWidth;
    if (made.bars) {
        made.barLength = (layout.wires > 16 ? 14 : 18) * s;
        made.barLeft = made.numberRight + 6 * s;
        made.before = made.barLeft + made.barLength + 4 * s;
        made.barRight = side + made.barLength;
        made.tokenMiddle = made.barRight + 5 * s + made.tokenHalfWidth;
    }
    made.after = made.tokenMiddle + made.tokenHalfWidth + 4 * s;
}

} // namespace

void setDots(NetworkLayout& layout, KeyWidths widths, double radius)
{
    layout.tokenRadius = radius;
    layout.tokenHalfWidth = radius;
    layout.lensHalfWidth = radius * 1.25;
    if (!layout.edges.values) {
        layout.edges.tokenRadius = radius;
        layout.edges.tokenHalfWidth = radius;
    }
    placeEdges(layout, widths);
}

bool sizeKeys(NetworkLayout& layout, KeyWidths widths, KeyDetail detail)
{
    layout.detail = detail.states;
    layout.tokenValues = detail.tokenValues;
    CardEdges edges;
    edges.values = detail.edgeValues;
    edges.bars = detail.edgeBars;
    if (detail.edgeValues && (!layout.keyValues || !sizeRest(layout, edges, widths)))
        return false;
    layout.edges = edges;
    if (layout.tokenValues) {
        sizeMotion(layout);
        placeEdges(layout, widths);
    } else {
        setDots(layout, widths, std::clamp(layout.pitch * 0.36, smallestRadius, 7 * layout.scale));
    }
    return true;
}

double NetworkLayout::startX(const NetworkColumn& card) const
{
    return numberRight(card) - tokenHalfWidth;
}

} // namespace lockstep::ui
