#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/work_group.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

HostResult workGroupRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), local = oneWorkGroup(n);
    const ElementType type = elementType(parameters);
    const BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    const BufferId out = run.buffer({"sorted", type, {n}, Role::scratch}, nullptr);
    const std::uint32_t bits = sortedBits(input, parameters);
    LaunchMeaning meaning;
    meaning.group = {"radix.group", {}, "One work-group"};
    meaning.title = {
        "radix.bits-sorted", {std::to_string(bits)}, fmt::format("{} {}", bits, bits == 1 ? "bit" : "bits")};
    meaning.unit = {"radix.group.unit", {}, "one work-item per key"};
    meaning.pass = 1; // over all bits: the launch has no one digit
    run.launch({"sort_keys",
                local,
                local,
                {{"keys_in", in}, {"keys_out", out}, {"n", static_cast<std::uint32_t>(n)}, {"bits", bits}},
                std::move(meaning),
                {{"ballot", Holds::ballots}}});
    return {out.index};
}

std::vector<Parameter> groupRadixParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back(passesParameter());
    return parameters;
}

} // namespace

const Algorithm workGroupRadixSortAlgorithm{
    .id = "work-group-radix-sort",
    .title = "Radix sort in one work-group",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "Learn CUDA Programming, chapter 7, radix sort, method 1",
    .kernelFile = "group_radix.cl",
    .parameters = groupRadixParameters(),
    .limits = {1, 32},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = workGroupRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
