#pragma once

#include "engine/recording/recording.hpp"

#include <QString>
#include <vector>

namespace lockstep::ui {

/// "Without the second barrier", where the recording was made with a mistake on; else empty. In the language spoken.
QString mistakeTitle(const Recording& recording);

/// By element of the output: it is not what the host says it must be. Empty where the recording has no mistake on: what
/// runs as it should is never doubted here.
std::vector<bool> wrongOutputs(const Recording& recording);
bool isAnyWrong(const Recording& recording);

} // namespace lockstep::ui
