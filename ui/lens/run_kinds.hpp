#pragma once

#include "engine/model/forward.hpp"

namespace lockstep::ui {

/// Values sorted into two buckets by a predicate, a scan of its flags and a scatter: no table of digits stands between.
bool isPacking(const Recording& recording);
/// True for sorts by one bit a pass: with a scan of all bits, or by ballots.
bool sortsByBits(const Recording& recording);
/// True for the sort whose passes are one launch each, behind two launches of all passes.
bool sortsInSweeps(const Recording& recording);
/// True for the sort by ballots, of one work-group in one launch.
bool sortsByBallots(const Recording& recording);

} // namespace lockstep::ui
