#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// A comparator with a pad compares no two keys, so it is counted apart: adds "; 2 more pairs hold a pad, and 1 of them
/// swaps" to a sentence about `pairs` of keys.
void tellPads(std::vector<Phrase>& told, std::uint64_t pairs, std::uint64_t padded, std::uint64_t swapped);
/// One of the two that the event compares is a pad.
bool meetsPad(const Event& event);

} // namespace lockstep::ui
