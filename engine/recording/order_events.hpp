#pragma once

#include "engine/model/event.hpp"

#include <span>

namespace lockstep {

/// Puts the events of a launch whose work-groups hand values to one another in an order in which applying them one by
/// one is right. They come group by group, and in a group item by item, and are left so as far as may be. An item's
/// events stay in program order, and those of a group in that of its phases; who read what stood in a place before it
/// was written there comes before the writer; and whoever touches a word atomically comes after the one that wrote
/// what it saw there, and before the one that wrote over it. Takes time E log E.
/// Throws DeviceError where there is no such order.
void orderAcrossGroups(std::span<Event> events, const Launch& launch);

/// What is said of events that contradict each other.
[[noreturn]] void throwNoOrder(const Launch& launch);

} // namespace lockstep
