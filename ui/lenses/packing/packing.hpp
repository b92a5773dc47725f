#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

bool packFits(const Recording& recording, const View& view);
struct Packing;
Scene packScene(const Recording& recording, const Packing& packing, Moment moment, const View& view);
/// `resident` has all events: phases of the scan are told of as any scan's are.
std::vector<Phrase> packNarration(const Resident& resident, const Packing& packing, Moment moment);
/// Launch k as a whole, by its own events alone; nothing where they are not resident.
std::vector<Phrase> packedInLaunch(const Resident& resident, std::size_t k);
/// Where launch k takes the values that it moves: "back to where it came from".
QString packedWhere(const Recording& recording, std::size_t k);

} // namespace lockstep::ui
