#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/compacting.hpp"

#include <algorithm>

namespace lockstep {
namespace {

/// As in Blelloch, values that do not pass come first.
HostResult splitValues(Launcher& run, const Words& input, const Parameters& parameters)
{
    Compacting compacting{run, input, parameters};
    const BufferId parted = compacting.make("parted", input.size());
    compacting.flagAndScan();
    compacting.launch("split", "Split", "each to its side",
                      {{"values", compacting.values()}, {"total", compacting.total()}, {"parted", parted}},
                      Act::partValues);
    return {parted.index};
}

Words splitReference(const Words& input, const Parameters& parameters)
{
    const Predicate predicate = predicateOf(parameters, input);
    Words parted = input;
    std::ranges::stable_partition(parted, [&](std::uint32_t value) { return !predicate.holds(value); });
    return parted;
}

} // namespace

const Algorithm splitAlgorithm{
    .id = "split",
    .title = "Split (stable partition)",
    .family = "Compaction",
    .lens = "buckets",
    .origin = "G. E. Blelloch, Prefix sums and their applications, 1990, section 1.3",
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
    .host = splitValues,
    .reference = splitReference,
};

} // namespace lockstep
