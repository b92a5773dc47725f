#pragma once

#include "ui/lenses/network/layout.hpp"

#include <set>

namespace lockstep::ui {

/// What a launch compared or moved, by its events.
Comparators comparatorsOf(const Recording& recording, const Events& events);
/// Nothing where the events of launch k are not resident.
std::optional<Comparators> comparatorsIn(const Resident& resident, std::size_t k);
/// The work-groups that reported something in launch k, whose events are resident.
std::set<std::uint32_t> groupsIn(const Resident& resident, std::size_t k);

} // namespace lockstep::ui
