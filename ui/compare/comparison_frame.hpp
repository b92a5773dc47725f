#pragma once

#include "engine/analysis/clock.hpp"
#include "engine/analysis/units.hpp"
#include "ui/compare/asked.hpp"
#include "ui/lens/lens.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lockstep::ui {

/// What the comparison's clock counts, and where it stands.
struct ComparisonClock {
    ClockUnit unit = ClockUnit::launches;
    std::uint64_t units = 32;    ///< P, at least 1
    std::uint32_t wavefront = 1; ///< whole wavefronts busy: 1 (off), 32 or 64
    double time = 0;             ///< in the clock's unit, from 0
};

/// One algorithm in a comparison, in the state the clock gives it.
struct Pane {
    QString name;      ///< told apart from the others: "Kogge-Stone scan", "Radix sort · digit-bits 1"
    Resident resident; ///< without recording: it failed, and `failure` says how
    Moment moment;
    QString failure;
    std::shared_ptr<const Asked> asked = nullptr; ///< what somebody asked about, or null
};

/// Moments of the recordings at the clock's time; a recording that has finished stands at its end. One that does not
/// know its times under this clock stands at its input.
Moment momentAt(const Recording& recording, const ComparisonClock& clock);
/// The time at which the slowest recording has finished.
double endOf(std::span<const RecordingPtr> recordings, const ComparisonClock& clock);
/// The times at which some recording ends a launch, ascending, from 0.
std::vector<double> stepTimes(std::span<const RecordingPtr> recordings, const ComparisonClock& clock);

/// Where pane i of `count` lies in the whole picture (its heading included), and where its lens draws.
QRectF paneRect(std::size_t i, std::size_t count, const View& view);
View paneLensView(std::size_t i, std::size_t count, const View& view);
/// What a pane's picture needs at hand.
Needs paneNeeds(const Recording& recording, Moment moment, std::size_t i, std::size_t count, const View& view);

/// The whole picture of two to four panes: title, narration, panes, and below them the strip of counted values, active
/// work-items by launch, and modelled time against P. The same on screen and in files.
Scene comparisonFrame(std::span<const Pane> panes, const ComparisonClock& clock, const View& view);

/// The pane, from 0, that a mark of comparisonFrame() belongs to.
std::optional<std::size_t> paneOf(const MarkId& id);

/// The P axis in the scene of comparisonFrame(), so that a drag on it sets P; null where it is not drawn.
QRectF unitsAxis(std::span<const Pane> panes, const ComparisonClock& clock, const View& view);
/// P at an x on that axis.
std::uint64_t unitsAt(double x, const QRectF& axis, std::span<const Pane> panes);

} // namespace lockstep::ui
