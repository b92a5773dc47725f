#pragma once

#include "ui/lenses/blocks/model.hpp"

#include <map>

namespace lockstep::ui {

/// Gives the acts of a step their times: what a work-item combines it combines one after the other, and what groups
/// hand to one another moves in its order.
void giveTimes(BlocksFlow& flow, BlockStep& step);

/// The steps from `first` on, which are the phases of launch k, as one.
BlockStep wholeOf(const BlocksFlow& flow, std::size_t k, std::size_t first);

/// Marks in all steps which outputs are finished; `last` is what they end as. One is as soon as it holds that, made of
/// the same inputs: that it is added to nothing later does not change it. What a launch only loads still stands in its
/// buffer.
void findFinished(BlocksFlow& flow, const std::map<std::uint32_t, BlockValue>& last);

} // namespace lockstep::ui
