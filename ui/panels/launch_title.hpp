#pragma once

#include "engine/model/forward.hpp"

#include <QString>

namespace lockstep::ui {

/// A launch in one word, where its chapter stands beside it: its distance, or what kind of launch it is.
QString launchTitle(const Launch& launch);

} // namespace lockstep::ui
