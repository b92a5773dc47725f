#pragma once

#include "engine/input/input.hpp"
#include "ui/player/service.hpp"

namespace lockstep::ui {

/// The keys of a run, made or read, and the words that they are the numbers of, if they are. Throws Error.
GivenKeys givenKeysFor(const RunAsk& ask);

/// A recording's keys as an input that gives them again.
InputChoice inputOf(const Recording& recording);

} // namespace lockstep::ui
