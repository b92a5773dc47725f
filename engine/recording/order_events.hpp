#pragma once

#include "engine/error.hpp"
#include "engine/model/event.hpp"

#include <span>

namespace lockstep {

/// The events contradict each other, whatever their order.
class NoOrder : public DeviceError {
public:
    using DeviceError::DeviceError;
};

/// Puts the events of a launch whose work-groups hand values to one another in an order in which applying them one by
/// one is right. They come group by group, and in a group item by item, and are left so as far as may be. An item's
/// events stay in program order, and those of a group in that of its phases; who read what stood in a place before it
/// was written there comes before the writer; and whoever touches a word atomically comes after the one that wrote
/// what it saw there, and before the one that wrote over it. Takes time E log E.
/// Throws NoOrder where there is no such order.
void orderAcrossGroups(std::span<Event> events, const Launch& launch);

/// Whether every read of a word that an event before it wrote finds what was written there last. A kernel that nobody
/// vouches for may lack a barrier, and then an order by barriers explains nothing.
bool explainReads(std::span<const Event> events);

/// Throws NoOrder.
[[noreturn]] void throwNoOrder(const Launch& launch);

} // namespace lockstep
