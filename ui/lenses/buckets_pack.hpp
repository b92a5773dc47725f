#pragma once

#include "ui/lenses/lens.hpp"

namespace lockstep::ui {

/// Values sorted into two buckets by a predicate, a scan of its flags and a scatter: no table of digits stands between.
bool isPacking(const Recording& recording);

bool packFits(const Recording& recording, const View& view);
/// Nothing but the loading mark where events are not resident.
Scene packScene(const Resident& resident, Moment moment, const View& view);
std::vector<Phrase> packNarration(const Resident& resident, Moment moment);
/// Launch k as a whole, by its own events alone; nothing where they are not resident.
std::vector<Phrase> packedInLaunch(const Resident& resident, std::size_t k);
/// Where launch k takes the values that it moves: "back to where it came from".
QString packedWhere(const Recording& recording, std::size_t k);

} // namespace lockstep::ui
