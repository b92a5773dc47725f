#pragma once

#include "ui/lens/lens.hpp"

#include <span>

namespace lockstep::ui {

/// All lenses, best first.
std::span<const Lens* const> lenses();
/// The view's look at memory where it has one; else the recording's own lens where it can show it in this view, else
/// bars.
const Lens& lensFor(const Recording& recording, const View& view);

} // namespace lockstep::ui
