#include "ui/player/motion.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double focusTime = 240, arrowTime = 160, exchangeTime = 560, combineTime = 360, settleTime = 200;
constexpr double leadTime = focusTime + arrowTime;

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

double Motion::travel() const
{
    return m_unit == WorkUnit::combines ? combineTime : exchangeTime;
}

double Motion::phaseLength() const
{
    return leadTime + travel() + settleTime;
}

double Motion::length() const
{
    return static_cast<double>(m_phases) * phaseLength();
}

double Motion::fractionAt(double clock) const
{
    const auto phases = static_cast<double>(m_phases);
    const double phase = std::clamp(std::floor(clock / phaseLength()), 0.0, phases - 1);
    const double x = (clock - phase * phaseLength() - leadTime) / travel();
    const double f = m_unit == WorkUnit::combines ? cubicBezier(0.3, 0, 0.1, 1, x) : cubicBezier(0.45, 0, 0.15, 1, x);
    return (phase + f) / phases;
}

double Motion::clockAt(double fraction) const
{
    if (fraction <= 0)
        return 0;
    const auto phases = static_cast<double>(m_phases);
    const double phase = std::clamp(std::ceil(fraction * phases) - 1, 0.0, phases - 1);
    double low = phase * phaseLength() + leadTime, high = low + travel();
    for (int i = 0; i < 20; i++) {
        const double middle = (low + high) / 2;
        (fractionAt(middle) < fraction ? low : high) = middle;
    }
    return low;
}

} // namespace lockstep::ui
