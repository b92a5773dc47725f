#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <cstddef>
#include <vector>

namespace lockstep::ui {

/// What is wrong has a form of its own, without hue: a torn lower edge, in ink. The first one is black, what comes of
/// it is grey.
enum class Wrong { first, later };

/// The colours of a wrong cell, and of what is written on it.
struct WrongLook {
    QColor fill, on;
    Stroke stroke;
};
WrongLook wrongLook(const Theme& colors, Wrong wrong, double scale);

/// A cell or bar with its lower edge torn; nothing of it leaves `rect`.
PathShape tornCell(const QRectF& rect, double radius, const Theme& colors, Wrong wrong, double scale);

/// Where its text stands: above the teeth.
QRectF tornText(const QRectF& rect);

/// The first of the elements is black.
inline Wrong wrongAt(const std::vector<bool>& wrong, std::size_t element)
{
    for (std::size_t i = 0; i < element && i < wrong.size(); ++i)
        if (wrong[i])
            return Wrong::later;
    return Wrong::first;
}

} // namespace lockstep::ui
