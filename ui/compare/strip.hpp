#pragma once

#include "ui/compare/comparison_figures.hpp"
#include "ui/compare/comparison_layout.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// What the parts of the strip draw from, and into.
struct StripDrawing {
    Scene& scene;
    const Theme& colors;
    const ComparisonLayout& layout;
    const Figures& figures;
    const FiguresNow& now;
    std::span<const Pane> panes;
    const ComparisonClock& clock;
};

/// Two panes: bars back to back. More: a table with a row for each pane, the active work-items in it.
void drawBars(const StripDrawing& drawing);
void drawTable(const StripDrawing& drawing);
/// Active work-items by launch of two panes.
void drawActive(const StripDrawing& drawing);
/// Columns of one pane, the current launch lit; `numbers` where there is room for them above.
void drawActiveColumns(const StripDrawing& drawing, std::size_t pane, const QRectF& rect, bool numbers);
/// Modelled time against P.
void drawCurve(const StripDrawing& drawing);
/// Where drawCurve() puts the P axis.
QRectF curveAxis(const ComparisonLayout& layout);
double unitsX(std::uint64_t units, const QRectF& axis, std::uint64_t most);
/// The books' values beside the counted ones, and why they differ: the whole reason where it fits, else its gist.
bool haveNotes(const FiguresNow& now);
void drawNotes(const StripDrawing& drawing);

/// The way an algorithm's curve and name are marked: solid and circles, dashed and squares, … without a hue.
std::vector<double> paneDash(std::size_t pane);
void drawPaneMark(Scene& scene, std::size_t pane, QPointF centre, double radius, const QColor& color,
                  const QColor& fill);

/// Diagonal stripes in a box: somebody changed the kernel. Returns its width.
double drawChangedMark(Scene& scene, QPointF leftCentre, double height, const QColor& color, const QColor& fill);

/// A text that gets smaller, to 11 at the least, and then shorter, until it fits `room`.
TextShape fitted(TextShape text, double room);

} // namespace lockstep::ui
