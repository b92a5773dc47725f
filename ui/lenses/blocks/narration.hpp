#pragma once

#include "ui/lenses/blocks/model.hpp"

namespace lockstep::ui {

/// The sentence of a moment: of the input, of a whole launch, or where the moment has one of a phase.
std::vector<Phrase> blocksNarration(const Recording& recording, const BlocksFlow& flow, Moment moment);

/// Of the input alone: what is to become of the values.
std::vector<Phrase> blocksInputNarration(const Recording& recording, const BlocksFlow& flow);

} // namespace lockstep::ui
