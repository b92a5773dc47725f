#pragma once

#include "engine/recording/recording.hpp"

namespace lockstep::ui {

/// CSS's cubic-bezier(x1, y1, x2, y2) at x in [0, 1].
double cubicBezier(double x1, double y1, double x2, double y2, double x);

/// How one launch moves on the screen, in milliseconds at speed 1 (visual.md, section 6): the focus goes to it, what
/// moves travels, the picture settles.
class Motion {
public:
    /// A launch whose phases are shown one after another takes the time of so many launches.
    explicit Motion(WorkUnit unit, std::size_t phases = 1) : m_unit(unit), m_phases(phases) {}
    /// The whole launch.
    double length() const;
    /// How far what moves has come at this time.
    double fractionAt(double clock) const;
    /// When it has come so far.
    double clockAt(double fraction) const;

private:
    double travel() const;
    double phaseLength() const;
    WorkUnit m_unit;
    std::size_t m_phases;
};

} // namespace lockstep::ui
