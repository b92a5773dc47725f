#pragma once

#include "engine/model/event.hpp"

#include <span>

namespace lockstep {

/// Puts the events of one work-group whose work-items race in an order that explains what they read, as far as one is
/// found: phases one after the other, an item's events in program order, and each event where the words it read hold
/// what it saw. Where nobody's turn fits, the first item's that is not done comes; nothing is refused. They come item
/// by item. Takes time items × events a phase at most, and far less where items go one after another or in step.
void orderRacing(std::span<Event> group);

} // namespace lockstep
