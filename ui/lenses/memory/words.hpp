#pragma once

#include "ui/lenses/memory/read.hpp"

namespace lockstep::ui {

/// Of the operation that the card shows.
std::vector<Phrase> memoryNarration(const MemoryRead& read, const Recording& recording, Moment moment,
                                    const MemoryMachine& machine);
/// The card's tab: which wavefront it is.
QString wavefrontName(const MemoryRead& read);

} // namespace lockstep::ui
