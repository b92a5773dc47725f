#pragma once

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <functional>

namespace lockstep {

/// The fold from the left, one word.
Words foldedReference(const Words& input, const Parameters& parameters);
/// What a reduction must give: the fold by std::accumulate, and where additions or products of
/// float32 round what `tree` makes of the input.
Words reducedReference(const Words& input, const Parameters& parameters,
                       const std::function<std::uint32_t(Words, const Combiner&)>& tree);

/// Parameters of a reduction in work-groups.
Parameter groupSizeParameter();
Parameter finishParameter();
bool finishedByHost(const Parameters& parameters);
std::size_t groupSize(const Parameters& parameters);
/// "auto" becomes 8 for pictures, and 256.
void resolveGroupSize(Parameters& parameters, std::size_t n);

/// A kernel that folds blocks of values, one work-group a block, and leaves one sum a block.
struct BlockKernel {
    std::string kernel;
    std::size_t perItem = 1;        ///< values that a work-item begins with
    std::vector<Binding> arguments; ///< beside x, sums and n
    Message unit;
};
/// Launches it on the values, and on the sums until one is left or the host folds them. At n = 1 there is no launch.
HostResult reduceBlocks(Launcher& run, const Words& input, const Parameters& parameters, const BlockKernel& kernel);
/// The same on the host: `block` folds one block, which the end of the input may cut short.
std::uint32_t replayBlocks(Words x, const Parameters& parameters, std::size_t perItem,
                           const std::function<std::uint32_t(Words)>& block);

/// The operands of the operator may change places.
bool commutes(const Parameters& parameters);

} // namespace lockstep
