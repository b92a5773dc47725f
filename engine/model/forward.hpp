#pragma once

#include <cstdint>
#include <memory>
#include <vector>

// For headers that only hand these on.

namespace lockstep {

enum class Op : std::uint8_t;
struct Access;
struct Event;
/// The events of one launch, in an order in which applying them one by one is right.
using Events = std::vector<Event>;
using EventsPtr = std::shared_ptr<const Events>;

struct Argument;
struct Launch;
struct LaunchMeaning;
struct Message;
struct State;

struct Recording;
using RecordingPtr = std::shared_ptr<const Recording>;

} // namespace lockstep
