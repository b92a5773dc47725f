#pragma once

#include "engine/model/recording.hpp"
#include "ui/lens/lens.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>

namespace lockstep::ui {

// What sentences about bars count among a launch's events. All are nothing where these are not resident.

/// What a buffer holds, as bars count it.
enum class Kind { keys, table, sums, flags };
inline constexpr std::size_t kinds = 4;

Kind kindOf(Role role);

/// Cells that a launch wrote, or that differ after it.
struct Counts {
    std::array<std::uint64_t, kinds> written{}; ///< cells, of each kind
    bool isWritten = false;                     ///< else cells that changed
    std::optional<std::uint64_t> moved, stayed; ///< keys that one statement took from a place to a place
    std::uint64_t of(Kind kind) const { return written[static_cast<std::size_t>(kind)]; }
};

std::optional<Counts> countsIn(const Resident& resident, std::size_t k);

/// The values that launch k wrote to a buffer, in the order of its events.
std::optional<Words> writtenIn(const Resident& resident, std::size_t k, std::size_t buffer);

/// Pairs that launch k compared; those that hold a pad are counted apart.
struct ComparedPairs {
    std::uint64_t swaps = 0, stays = 0, padded = 0, padsSwapped = 0;
    std::uint64_t all() const { return swaps + stays + padded; }
};
std::optional<ComparedPairs> comparedIn(const Resident& resident, std::size_t k);

/// Keys that launch k moved to one of these buffers: to another place, and to the same one.
struct MovedKeys {
    std::uint64_t change = 0, stay = 0;
};
std::optional<MovedKeys> movedIn(const Resident& resident, std::size_t k, const std::set<std::size_t>& buffers);

} // namespace lockstep::ui
