#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/compacting.hpp"

#include <algorithm>

namespace lockstep {
namespace {

HostResult unpackValues(Launcher& run, const Words& input, const Parameters& parameters)
{
    Compacting compacting{run, input, parameters};
    // A buffer has one element at least.
    const BufferId packed = compacting.make("packed", std::max<std::size_t>(compacting.passing(), 1));
    const BufferId unpacked = compacting.make("unpacked", input.size());
    compacting.flagAndScan();
    compacting.launch("pack", "Pack", "each to its address", {{"values", compacting.values()}, {"packed", packed}});
    compacting.launch("unpack", "Unpack", "back to its place", {{"packed", packed}, {"unpacked", unpacked}});
    return {unpacked.index};
}

/// What does not pass is 0.
Words unpackReference(const Words& input, const Parameters& parameters)
{
    const Predicate predicate = predicateOf(parameters, input);
    Words unpacked = input;
    std::ranges::replace_if(
        unpacked, [&](std::uint32_t value) { return !predicate.holds(value); }, 0u);
    return unpacked;
}

} // namespace

const Algorithm unpackAlgorithm{
    .id = "unpack",
    .title = "Unpack (scatter back)",
    .family = "Compaction",
    .lens = "buckets",
    .origin = "Learn CUDA Programming, chapter 7, there called split",
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
    .host = unpackValues,
    .reference = unpackReference,
};

} // namespace lockstep
