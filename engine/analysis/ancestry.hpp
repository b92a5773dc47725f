#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/message.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// An element of a global buffer.
struct Place {
    std::uint32_t buffer = 0; ///< index into Recording::buffers
    std::uint32_t index = 0;
    auto operator<=>(const Place&) const = default;
};

/// The part of a cone that lies in one launch.
struct ConeLaunch {
    std::vector<std::uint32_t> events; ///< on the cone: indices into the launch's events, ascending
    std::vector<Place> before;         ///< on the cone before the launch, ascending
};

/// Everything that decided what stands in a cell: which events, and from which cells of the input.
struct Cone {
    std::size_t state = 0; ///< after so many launches
    Place cell;
    std::vector<ConeLaunch> launches;  ///< [k - 1] for launch k = 1 … state
    std::vector<std::uint32_t> inputs; ///< positions of the input on the cone, ascending
    std::uint64_t work = 0;            ///< its events that count as work
};

/// A launch's events, or null where they are not at hand.
using EventsOf = std::function<EventsPtr(std::size_t launch)>;
EventsOf keptEvents(const Recording& recording);

/// Walks back from a cell after `state` launches. An event is on the cone when it wrote a place that is (a comparator
/// decides both its places whether it swaps or not); then all it read is too. So is what its work-item tallied before a
/// move, and for a mark, which names no key, the key that its work-item moves in the launch.
/// Nothing where a launch's events are not at hand; throws InputError for a cell or state that there is none of.
std::optional<Cone> coneOf(const Recording& recording, std::size_t state, Place cell, const EventsOf& events);

/// Where one key stood: [k] after k launches, from the input to the end of the run. An entry is absent where the value
/// was made by an operation, or no longer stands anywhere.
using Way = std::vector<std::optional<Place>>;

/// The way of the key that stands in a cell after `state` launches: it follows the value, through copies and moves and
/// the swaps of comparators. Nothing where a launch's events are not at hand.
std::optional<Way> wayOf(const Recording& recording, std::size_t state, Place cell, const EventsOf& events);

/// First and last position where the inputs of a cone are neighbours.
std::optional<std::pair<std::uint32_t, std::uint32_t>> inputRange(const Cone& cone);

/// The value with its range, or with its way, in words; `value` are its bits.
Message coneWords(const Recording& recording, const Cone& cone, const Way& way, std::uint32_t value);

} // namespace lockstep
