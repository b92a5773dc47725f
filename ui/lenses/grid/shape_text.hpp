#pragma once

#include "ui/kit/drawing.hpp"

namespace lockstep::ui {

/// "3 × 4", in one piece.
inline QString shapeText(std::size_t rows, std::size_t columns)
{
    const QChar noBreak(0xA0);
    return digits(rows) + noBreak + QChar(0xD7) + noBreak + digits(columns);
}

} // namespace lockstep::ui
