#pragma once

#include "ui/lenses/dataflow/model.hpp"

namespace lockstep::ui {

/// What went wrong in a step (from 1), beside the right run, or at the end of the launch that ends with it; nothing
/// where it is right, or where there is no such run.
std::vector<Phrase> wrongNarration(const Recording& recording, const ScanFlow& flow, std::size_t at, bool isLaunch);
/// How many sums of the step are modulo 2^32 another number than the true one.
std::size_t wrappedIn(const ScanStep& step);

} // namespace lockstep::ui
