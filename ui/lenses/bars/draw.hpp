#pragma once

#include "ui/kit/labels.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/bars/digits.hpp"
#include "ui/scene/theme.hpp"

#include <map>
#include <vector>

namespace lockstep::ui {

enum class Did { nothing, moved, stayed, combined };

/// What a launch did at a position of its data buffer, and who.
struct Doing {
    Did did = Did::nothing;
    qint64 item = -1;
};

/// The comparators of a block send the second of their keys to the right, or to the left.
enum class BlockWay { untold, right, left };

/// What bars draw of a launch's events.
struct BarsRead {
    bool hasEvents = false;
    std::vector<Doing> doings; ///< by position; empty where the events are not at hand
    /// Two places of the data buffer whose keys a work-item compares.
    struct Join {
        std::uint32_t first = 0, second = 0, item = 0;
        bool swaps = false;
    };
    std::vector<Join> joins;
    std::vector<BlockWay> ways;                       ///< by block of the stage; empty: nothing tells them
    std::map<std::uint32_t, std::uint32_t> firstPair; ///< by distance: the lower place of the first pair
    bool compares = false;
    bool writesUntold = false; ///< it wrote keys of which nothing is told: they came by way of local memory
};
/// Empty of launch 0, and where the events are not resident.
BarsRead readBars(const Resident& resident, std::size_t launch);
/// About how much memory it takes.
std::size_t bytesOf(const BarsRead& read);

struct BarsDrawing {
    Scene& scene;
    Labels& labels;
    const BarsPlan& plan;
    const Theme& colors;
    const Resident& resident;
    const BarsRead& read;
    Moment moment;
    std::optional<std::uint32_t> selected;
    std::optional<BarsDigits> digits = {}; ///< of a radix sort in cells
};

/// A bar standing on the axis. A key that moved has a round top, one that stayed a square one.
Shape barShape(const QRectF& rect, Did did, const Theme& colors, double s);

double barWidth(const BarsPlan& plan);
/// At rest outlines tell how high the bars stood before the launch, where bars are wide enough for them.
bool showsBefore(const BarsDrawing& drawing, double width);

/// Arcs between keys that a work-item compares, with a head where the larger one is to stand.
void drawJoins(BarsDrawing& drawing, const Words* pads);

/// Axes, the launch's heading and the legend.
void drawBarsWords(BarsDrawing& drawing);
void drawLegend(BarsDrawing& drawing);

} // namespace lockstep::ui
