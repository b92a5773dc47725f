#pragma once

#include "ui/kit/drawing.hpp"
#include "ui/kit/labels.hpp"
#include "ui/lenses/memory/layout.hpp"
#include "ui/lenses/memory/read.hpp"
#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// What the parts of a picture of memory are drawn with.
struct MemoryDrawing {
    Scene& scene;
    const Theme& colors;
    const MemoryPlan& plan;
    const MemoryRead& read;
    const MemoryMachine& machine;
    const Launch& launch;
    double fraction = 1; ///< how far words have come: a store's from its lane into memory, a load's the other way
    Labels& labels;
    std::optional<std::uint32_t> selectedItem;

    /// What is loaded has been there before; what is stored comes there at the end.
    bool liesInMemory() const { return !read.row().isStore || fraction >= 1; }
    /// Where a word is that is on its way between a lane and its place, round a corner; nothing at rest.
    std::optional<QPointF> wayOf(QPointF lane, QPointF corner, QPointF place) const
    {
        if (fraction >= 1)
            return std::nullopt;
        const double way = read.row().isStore ? fraction : 1 - fraction;
        return way <= 0.5 ? between(lane, corner, 2 * way) : between(corner, place, 2 * way - 1);
    }
    std::optional<QPointF> wayOf(QPointF lane, QPointF place) const
    {
        return wayOf(lane, between(lane, place, 0.5), place);
    }
};

/// How many lanes the shown wavefront has: the last one of a work-group may have fewer.
std::size_t lanesOf(const MemoryOperation& operation, const Launch& launch, const MemoryMachine& machine);
/// Those that take part in it: of a vector each has several words.
std::size_t lanesIn(const MemoryOperation& operation);

/// The lanes of a wavefront, and the segments of global memory that they touch, in the order of their addresses.
void drawSegments(const MemoryDrawing& on);
/// The lanes, and the words that they touch in local memory, a column a bank; a stack is as high as the turns it takes.
void drawBanks(const MemoryDrawing& on);
/// Lanes along the plot's upper edge: one that does nothing is hollow.
void drawLanes(const MemoryDrawing& on, double y, double apart);
/// A row for each access of the kernel's text.
/// `isRoof`: the row of the whole launch is the lit one.
void drawTable(const MemoryDrawing& on, const Launch& launch, bool isRoof);
/// What was moved, in two large numbers.
void drawNotes(const MemoryDrawing& on);
/// Arrows to the operations before and after the shown one, and its place among those of its row.
void drawStepper(const MemoryDrawing& on);
void drawMemoryLegend(const MemoryDrawing& on, const View& view);

} // namespace lockstep::ui
