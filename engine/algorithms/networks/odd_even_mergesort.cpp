#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {
namespace {

LaunchMeaning column(std::uint32_t stage, std::uint32_t p, std::uint32_t k)
{
    LaunchMeaning meaning;
    meaning.group = {"network.stage", {std::to_string(stage)}, fmt::format("Stage {}", stage)};
    meaning.title = {"network.distance", {std::to_string(k)}, fmt::format("distance {}", k)};
    meaning.unit = {"network.pair", {}, "one work-item per pair"};
    meaning.stage = stage;
    meaning.run = 2 * p;
    meaning.distance = k;
    return meaning;
}

HostResult oddEvenMergesort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const auto n = static_cast<std::uint32_t>(input.size());
    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));
    std::uint32_t stage = 0;
    for (std::uint32_t p = 1; p < n; p *= 2) {
        ++stage;
        for (std::uint32_t k = p; k > 0; k /= 2) {
            // Whole blocks of k pairs from k % p on, as far as a pair fits.
            const std::uint32_t left = n - k % p - k;
            const std::uint32_t pairs = left / (2 * k) * k + std::min(left % (2 * k), k);
            const Range items = groupsOf(pairs, run.largestGroup());
            run.launch({"odd_even_merge_column",
                        items.global,
                        items.local,
                        {{"key", key}, {"n", n}, {"p", p}, {"k", k}},
                        column(stage, p, k)});
        }
    }
    return {key.index};
}

} // namespace

const Algorithm oddEvenMergesortAlgorithm{
    .id = "odd-even-mergesort",
    .title = "Odd-even mergesort",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "K. E. Batcher, Sorting networks and their applications, 1968",
    .kernelFile = "odd_even_merge.cl",
    .parameters = sortParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = oddEvenMergesort,
    .reference = sortedReference,
};

} // namespace lockstep
