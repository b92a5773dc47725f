#pragma once

#include "ui/lens/lens.hpp"
#include "ui/scene/scene.hpp"

#include <vector>

namespace lockstep::ui {

/// On a cell whose sum is modulo 2^32 another number than the true one: its corner turned down.
PathShape turnedCorner(const QRectF& cell, const QColor& ink, double scale);

/// " 2 sums have passed 2³² and wrapped."; nothing of none.
std::vector<Phrase> wrappedNarration(const Recording& recording, std::size_t sums);

} // namespace lockstep::ui
