#pragma once

#include "engine/analysis/books.hpp"
#include "engine/analysis/crossovers.hpp"
#include "engine/model/recording.hpp"
#include "ui/compare/comparison_frame.hpp"

#include <memory>

namespace lockstep::ui {

/// One pane's numbers, whatever its moment.
struct PaneFigures {
    QString name; ///< without what all names share: the title says that
    bool ran = false;
    std::size_t launches = 0;
    std::uint64_t work = 0;
    std::optional<std::uint64_t> span;
    std::optional<std::uint64_t> measured; ///< nanoseconds in kernels, untraced; nothing: the device reported none
    std::optional<TimeSpread> spread;      ///< of the runs whose median that is
    std::optional<std::uint64_t> bytes;    ///< read and written in global memory
    std::vector<std::uint64_t> active;     ///< by launch
    std::optional<UnitCurve> curve;
};

/// All that the strip shows, whatever the moment and P.
struct Figures {
    std::vector<PaneFigures> panes;
    std::uint64_t most = 1; ///< P at the right end of the axis
    QString told;           ///< who is ahead from which P on, or whose modelled time is not known
    QString workNoun;       ///< "additions"; "operations" where the panes' differ
    bool sameWork = true;   ///< false where the panes' work is of different kinds of operations
    std::size_t keys = 0;
    bool values = false; ///< the input holds values to be scanned, not keys
};

/// What also depends on the clock's unit and P.
struct FiguresNow {
    std::vector<std::optional<double>> ends;            ///< when each pane has finished
    std::vector<std::optional<std::uint64_t>> modelled; ///< on P units
    std::vector<std::vector<BookClaim>> claims;
};

/// Both are kept for the recordings that were asked for last: drawing a frame asks for them each time.
std::shared_ptr<const Figures> figuresOf(std::span<const Pane> panes, std::uint32_t wavefront);
std::shared_ptr<const FiguresNow> figuresNow(std::span<const Pane> panes, const ComparisonClock& clock);

/// P at the right end of the axis: up to n; in small inputs up to 32, so that the usual P lies on it.
std::uint64_t mostUnitsShown(std::size_t keys);

/// One row of bars.
struct Metric {
    QString id; ///< in the names of its marks
    QString name;
    QString unit; ///< and how the number was come by
    std::vector<std::optional<std::uint64_t>> values;
    QString (*text)(std::uint64_t) = nullptr;
    QString why; ///< why a value is not there
    /// From the least to the most, where a value is the median of several.
    std::vector<std::optional<TimeSpread>> spreads = {};
    std::optional<std::uint64_t> best() const; ///< the least, where not all are equal and it means something
};
/// Work, span, launches, device time and memory traffic; rows that say the same become one.
std::vector<Metric> metricsOf(const Figures& figures);

/// "additions", "comparisons", …
QString workNoun(const Recording& recording);
/// The names without the words that all of them begin or end with.
std::vector<QString> shortNames(std::span<const Pane> panes);
QString bytesText(std::uint64_t bytes);
QString countText(std::uint64_t count);

} // namespace lockstep::ui
