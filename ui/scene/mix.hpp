#pragma once

#include <QColor>
#include <cmath>

namespace lockstep::ui {

/// The color so far (0 to 1) on the way from a to b, channel by channel.
inline QColor mix(const QColor& a, const QColor& b, double t)
{
    const auto channel = [t](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * t)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

} // namespace lockstep::ui
