#pragma once

#include "ui/lens/lens.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A launch, or one phase of it.
struct NetworkPlace {
    std::size_t launch = 0;
    std::optional<std::uint32_t> phase = {}; ///< barriers passed
};

/// Columns that one launch makes in local memory, and the wires of each of its work-groups whose keys lie side by side.
struct NetworkRooms {
    std::size_t first = 0, last = 0; ///< columns, from 1
    struct Room {
        std::uint32_t group = 0, low = 0, high = 0; ///< wires
    };
    std::vector<Room> rooms;
};

/// A column for which each work-item brought its pair to slots of its own in local memory.
struct NetworkSlots {
    std::size_t column = 0; ///< from 1
    struct Wire {
        std::uint32_t wire = 0, item = 0;  ///< whose key stands there
        std::uint32_t storer = 0;          ///< the work-item that stores it in global memory again
        std::uint32_t first = 0, last = 0; ///< slots
        bool isShared = false;             ///< another work-item of the group wrote one of them too
    };
    std::vector<Wire> wires; ///< in their order
};

/// True for networks whose columns are not launches with one buffer of keys: comparators in local memory, of which a
/// launch may have several layers, or launches that move all keys to another buffer.
bool mustUnroll(const Recording& recording);
/// True where launch k compares in local memory.
bool comparesLocally(const Recording& recording, std::size_t launch);

/// Such a recording as if each column were a launch on one buffer of keys by wire, by its events.
struct UnrolledNetwork {
    Resident resident;
    std::vector<NetworkPlace> places; ///< by column, from 0
    std::vector<NetworkRooms> rooms;
    std::vector<NetworkSlots> held;
    /// Where a moment of the recording is in this.
    Moment at(const Recording& recording, Moment moment) const;
    /// Nothing is compared in the phase that was asked for: its keys are only loaded, or only stored.
    bool isCopied(const Recording& recording, Moment moment) const;
};
/// Nothing where the events of a launch or the first state are not resident.
std::optional<UnrolledNetwork> unroll(const Resident& resident);

/// About how much memory it takes.
std::size_t bytesOf(const UnrolledNetwork& network);

/// Who copies how many keys in a phase of a launch; of a key and its index the key counts.
struct Copies {
    std::map<std::uint32_t, std::size_t> byItem;
    std::size_t keys = 0, most = 0; ///< in all, and by one work-item
    bool compares = false;          ///< the phase is not only there to copy
};
/// The launch's events are resident; `phase` is a number of barriers.
Copies copiesIn(const Resident& resident, std::size_t launch, std::uint32_t phase);

/// Marks that name columns name launches of the recording instead, and phases.
void nameLaunches(Scene& scene, const UnrolledNetwork& network, const Recording& recording);

/// What the launch or the phase does.
std::vector<Phrase> unrolledNarration(const Resident& resident, const UnrolledNetwork& network, Moment moment);

} // namespace lockstep::ui
