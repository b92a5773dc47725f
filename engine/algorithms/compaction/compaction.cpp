#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/compacting.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

HostResult compaction(Launcher& run, const Words& input, const Parameters& parameters)
{
    Compacting compacting{run, input, parameters};
    // A buffer has one element at least.
    const BufferId packed = compacting.make("packed", std::max<std::size_t>(compacting.passing(), 1));
    compacting.flagAndScan();
    compacting.launch("pack", "Pack", "each to its address", {{"values", compacting.values()}, {"packed", packed}});
    return {packed.index, compacting.passing()};
}

Words compactionReference(const Words& input, const Parameters& parameters)
{
    const Predicate predicate = predicateOf(parameters, input);
    Words packed;
    std::ranges::copy_if(input, std::back_inserter(packed),
                         [&](std::uint32_t value) { return predicate.holds(value); });
    return packed;
}

} // namespace

const Algorithm compactionAlgorithm{
    .id = "compaction",
    .title = "Compaction (pack)",
    .family = "Compaction",
    .lens = "buckets",
    .origin = "Learn CUDA Programming, chapter 7, compaction",
    .kernelFile = "compaction.cl",
    .parameters = compactingParameters(),
    .limits = {},
    .stable = true,
    // The scan's additions: what the addresses cost. Of moves there is one a value at most.
    .workUnit = WorkUnit::combines,
    .options = compactingOptions,
    .resolve = resolveCompacting,
    .refusal = refusePredicate,
    .check = nullptr,
    .host = compaction,
    .reference = compactionReference,
};

} // namespace lockstep
