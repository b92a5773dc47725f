#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// What launch k (from 1) did, by its title and counts: keys moved or written, entries, sums and flags written, as its
/// events tell; where they are not at hand, what differs between the states before and after it. `comparisons` are
/// those of the launch, in words; empty: it has none.
std::vector<Phrase> launchInCounts(const Resident& resident, std::size_t k, const QString& comparisons = {});

/// Places whose key the launch changed, and those that hold an equal one after it; nothing where a state is not at
/// hand.
std::optional<std::pair<std::uint64_t, std::uint64_t>> placesChanged(const Resident& resident, std::size_t k);

} // namespace lockstep::ui
