#include "ui/player/motion.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace lockstep::ui {

namespace {

constexpr double focusTime = 240, arrowTime = 160, exchangeTime = 560, combineTime = 360, settleTime = 200;
constexpr double leadTime = focusTime + arrowTime;
constexpr double turnTime = 160;          ///< of a value that is handed on
constexpr std::size_t mostTurns = 24;     ///< more of them go faster
constexpr std::size_t mostToldKeys = 128; ///< with more of them no lens shows single work-items

} // namespace

double cubicBezier(double x1, double y1, double x2, double y2, double x)
{
    if (x <= 0 || x >= 1)
        return std::clamp(x, 0.0, 1.0);
    const auto curve = [](double a, double b, double t) {
        return 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
    };
    double low = 0, high = 1;
    for (int i = 0; i < 30; i++) {
        const double middle = (low + high) / 2;
        (curve(x1, x2, middle) < x ? low : high) = middle;
    }
    return curve(y1, y2, low);
}

Motion::Motion(const Recording& recording, std::size_t launch, std::optional<std::uint32_t> phase)
    : m_unit(recording.workUnit), m_phases(phasesShown(recording, launch)), m_turns(m_phases, 0)
{
    const bool isKept = launch > 0 && launch <= recording.events.size() && recording.events[launch - 1];
    if (isKept && recording.n() <= mostToldKeys) {
        // What is handed on, and what a work-item combines one after the other, takes its time turn by turn.
        const std::vector<std::uint32_t>& phases = recording.launches[launch - 1].phases;
        std::vector<std::size_t> handed(m_phases, 0), serial(m_phases, 0);
        std::map<std::pair<std::uint32_t, std::size_t>, std::size_t> combined; // by work-item and phase
        for (const Event& event : *recording.events[launch - 1]) {
            const auto place =
                m_phases == 1
                    ? 0
                    : static_cast<std::size_t>(std::ranges::lower_bound(phases, event.phase) - phases.begin());
            if (event.op == Op::publish || event.op == Op::receive)
                ++handed[place];
            else if (event.op == Op::combine)
                serial[place] = std::max(serial[place], ++combined[{event.item, place}]);
        }
        for (std::size_t p = 0; p < m_phases; ++p)
            m_turns[p] = handed[p] > 0 ? handed[p] : serial[p] > 1 ? serial[p] : 0;
    }
    if (phase) {
        m_turns = {m_turns.at(std::min<std::size_t>(*phase, m_phases - 1))};
        m_phases = 1;
    }
}

double Motion::travel(std::size_t phase) const
{
    const double together = m_unit == WorkUnit::combines ? combineTime : exchangeTime;
    return std::max(together, static_cast<double>(std::min(m_turns[phase], mostTurns)) * turnTime);
}

double Motion::phaseLength(std::size_t phase) const
{
    return leadTime + travel(phase) + settleTime;
}

double Motion::begin(std::size_t phase) const
{
    double time = 0;
    for (std::size_t p = 0; p < phase; ++p)
        time += phaseLength(p);
    return time;
}

double Motion::length() const
{
    return begin(m_phases);
}

double Motion::fractionAt(double clock) const
{
    std::size_t phase = 0;
    while (phase + 1 < m_phases && clock >= begin(phase + 1))
        ++phase;
    const double x = (clock - begin(phase) - leadTime) / travel(phase);
    const double f = m_turns[phase] > 0             ? std::clamp(x, 0.0, 1.0) // each turn takes as long as the others
                     : m_unit == WorkUnit::combines ? cubicBezier(0.3, 0, 0.1, 1, x)
                                                    : cubicBezier(0.45, 0, 0.15, 1, x);
    return (static_cast<double>(phase) + f) / static_cast<double>(m_phases);
}

double Motion::clockAt(double fraction) const
{
    if (fraction <= 0)
        return 0;
    const auto phases = static_cast<double>(m_phases);
    const auto phase = static_cast<std::size_t>(std::clamp(std::ceil(fraction * phases) - 1, 0.0, phases - 1));
    double low = begin(phase) + leadTime, high = low + travel(phase);
    for (int i = 0; i < 20; i++) {
        const double middle = (low + high) / 2;
        (fractionAt(middle) < fraction ? low : high) = middle;
    }
    return low;
}

} // namespace lockstep::ui
