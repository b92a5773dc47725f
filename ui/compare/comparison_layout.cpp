#include "ui/compare/comparison_layout.hpp"

#include "ui/compare/comparison_presented.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double heading = 26, leastLens = 185, leastBeside = 500;

/// A window larger than 1600 x 900 shows all of it larger, the strip as the panes.
double scaleOf(ViewRole role, const QSizeF& size)
{
    switch (role) {
    case ViewRole::window:
        return std::clamp(std::min(size.width() / 1600, size.height() / 900), 1.0, 3.0);
    case ViewRole::exported:
        return 1.25; // 1600 x 900 shows what a window of 1280 x 720 does
    case ViewRole::presenter:
        break; // laid out in its own type
    }
    return 1;
}

/// Columns of the grid: two or three panes stand beside one another, four two by two unless that would press them flat.
std::size_t columnsFor(std::size_t count, const QSizeF& room)
{
    if (count <= 2)
        return room.width() >= 700 ? count : 1;
    if (count == 3 && room.width() >= 3 * leastBeside)
        return 3;
    const double halfHeight = room.height() / 2 - heading - 12;
    return halfHeight >= leastLens || room.width() / static_cast<double>(count) < 180 ? 2 : count;
}

} // namespace

ComparisonLayout layOutComparison(std::size_t count, const View& view, bool notes)
{
    count = std::max<std::size_t>(count, 1);
    if (view.role == ViewRole::presenter)
        return layOutPresentedComparison(count, view);
    ComparisonLayout layout;
    layout.scale = scaleOf(view.role, view.size);
    layout.size = view.size / layout.scale;
    const double width = std::max(layout.size.width(), 1.0), height = std::max(layout.size.height(), 1.0);
    const double left = layout.margin, inner = std::max(1.0, width - 2 * layout.margin);
    const double footer = view.role == ViewRole::exported ? 30 : 0;
    if (footer > 0)
        layout.footerBaseline = height - 16;

    const double stripHeight = std::clamp(0.3 * height, 168.0, 250.0);
    const double stripTop = height - footer - stripHeight;
    layout.strip = {left, stripTop, inner, stripHeight};
    const double top = stripTop + 10, notesHeight = !notes ? 0 : stripHeight < 200 ? 34 : 66;
    const double blocks = stripHeight - 10 - notesHeight - 8;
    if (notes)
        layout.notes = {left, top + blocks + 4, inner, notesHeight};
    const double gap = 32;
    if (count <= 2) {
        layout.bars = {left, top, 0.31 * inner, blocks};
        layout.active = {layout.bars.right() + gap, top, 0.22 * inner, blocks};
        const double from = layout.active.right() + gap;
        layout.curve = {from, top, left + inner - from, blocks};
    } else {
        layout.bars = {left, top, 0.6 * inner, blocks};
        const double from = layout.bars.right() + gap;
        layout.curve = {from, top, left + inner - from, blocks};
    }

    // What is left out gives its height to the panes.
    double panesTop = count > 2 ? 114 : 92;
    if (!view.hasTitle) {
        panesTop -= layout.narrationBaseline - layout.titleBaseline;
        layout.narrationBaseline = layout.titleBaseline;
    }
    if (!view.hasNarration)
        panesTop = view.hasTitle ? layout.titleBaseline + 18 : 20;
    const double panesBottom = stripTop - 10, between = 28, apart = 8;
    const QSizeF room(inner, std::max(1.0, panesBottom - panesTop));
    const std::size_t columns = columnsFor(count, room), rows = (count + columns - 1) / columns;
    const double paneWidth = (room.width() - between * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double paneHeight = (room.height() - apart * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<double>(i % columns), row = static_cast<double>(i / columns);
        const bool isAlone = i + 1 == count && column == 0; // takes its whole row
        layout.panes.emplace_back(left + column * (paneWidth + between), panesTop + row * (paneHeight + apart),
                                  isAlone ? room.width() : paneWidth, paneHeight);
        layout.lenses.push_back(layout.panes.back().adjusted(0, heading, 0, 0));
    }
    return layout;
}

} // namespace lockstep::ui
