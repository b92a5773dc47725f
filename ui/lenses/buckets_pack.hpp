#pragma once

#include "ui/lenses/lens.hpp"

namespace lockstep::ui {

/// Values sorted into two buckets by a predicate, a scan of its flags and a scatter: no table of digits stands between.
bool isPacking(const Recording& recording);

bool packFits(const Recording& recording, const View& view);
/// Nothing but the loading mark where events are not resident.
Scene packScene(const Resident& resident, Moment moment, const View& view);
std::vector<Phrase> packNarration(const Resident& resident, Moment moment);

} // namespace lockstep::ui
