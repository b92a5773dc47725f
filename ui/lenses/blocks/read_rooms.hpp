#pragma once

#include "ui/lenses/blocks/many_draw.hpp"

namespace lockstep::ui {

/// The rows and their rooms alone; `events` are those of the first launches.
std::vector<RoomRow> readRooms(const Recording& recording, const std::vector<const Events*>& events);

/// Nothing where the events of a launch are not resident.
std::optional<RoomsRead> readRoomsOfBars(const Resident& resident);

} // namespace lockstep::ui
