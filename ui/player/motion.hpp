#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/work_unit.hpp"

#include <optional>
#include <vector>

namespace lockstep::ui {

/// CSS's cubic-bezier(x1, y1, x2, y2) at x in [0, 1].
double cubicBezier(double x1, double y1, double x2, double y2, double x);

/// How one launch moves on the screen, in milliseconds at speed 1 (pictures.md, Motion): the focus goes to it, what
/// moves travels, the picture settles.
class Motion {
public:
    /// A launch whose phases are shown one after another takes the time of so many launches.
    explicit Motion(WorkUnit unit, std::size_t phases = 1) : m_unit(unit), m_phases(phases), m_turns(phases, 0) {}
    /// Of a launch, or of one of its phases. Where work-groups hand values to one another, which is shown one after the
    /// other, a phase takes as long as its turns.
    Motion(const Recording& recording, std::size_t launch, std::optional<std::uint32_t> phase = {});
    /// The whole launch.
    double length() const;
    /// How far what moves has come at this time.
    double fractionAt(double clock) const;
    /// When it has come so far.
    double clockAt(double fraction) const;

private:
    double travel(std::size_t phase) const;
    double phaseLength(std::size_t phase) const;
    double begin(std::size_t phase) const;
    WorkUnit m_unit;
    std::size_t m_phases;
    std::vector<std::size_t> m_turns; ///< by phase
};

} // namespace lockstep::ui
