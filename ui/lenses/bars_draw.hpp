#pragma once

#include "ui/lenses/bars.hpp"
#include "ui/lenses/bars_digits.hpp"
#include "ui/lenses/bars_labels.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

enum class Did { nothing, moved, stayed, combined };

struct BarsDrawing {
    Scene& scene;
    Labels& labels;
    const BarsPlan& plan;
    const Theme& colors;
    const Resident& resident;
    Moment moment;
    std::optional<std::uint32_t> selected;
    std::optional<BarsDigits> digits = {}; ///< of a radix sort in cells
};

struct Doing {
    Did did = Did::nothing;
    qint64 item = -1;
};

/// What the launch's events did at each position of its data buffer.
std::vector<Doing> doingsOf(const BarsDrawing& drawing);
/// A bar standing on the axis. A key that moved has a round top, one that stayed a square one.
Shape barShape(const QRectF& rect, Did did, const Theme& colors, double s);

double barWidth(const BarsPlan& plan);
/// At rest outlines tell how high the bars stood before the launch, where bars are wide enough for them.
bool showsBefore(const BarsDrawing& drawing, double width);

/// Arcs between keys that a work-item compares, with a head where the larger one is to stand.
void drawJoins(BarsDrawing& drawing, const Words* pads);

/// Axes, the launch's heading and the legend.
void drawBarsWords(BarsDrawing& drawing);

} // namespace lockstep::ui
