#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/recording/launcher.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

std::uint32_t groupSize(const Parameters& parameters)
{
    return static_cast<std::uint32_t>(std::stoul(parameters.at("group-size")));
}

LaunchMeaning ofStage(std::uint32_t run, const char* unit, const char* unitText)
{
    const auto stage = static_cast<std::uint32_t>(std::countr_zero(run));
    LaunchMeaning meaning;
    meaning.group = {"network.stage", {std::to_string(stage)}, fmt::format("Stage {}", stage)};
    meaning.unit = {unit, {}, unitText};
    meaning.stage = stage;
    meaning.run = run;
    return meaning;
}

LaunchMeaning subStage(std::uint32_t run, std::uint32_t distance)
{
    LaunchMeaning meaning = ofStage(run, "network.unit", "one work-item per comparator");
    meaning.title = {"network.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
    meaning.distance = distance;
    return meaning;
}

/// Of a launch that keeps blocks in local memory.
LaunchMeaning blocks(std::uint32_t firstRun, std::uint32_t lastRun, std::uint32_t distance)
{
    LaunchMeaning meaning = ofStage(lastRun, "network.two-keys", "one work-item per two keys");
    if (firstRun != lastRun) {
        const int last = std::countr_zero(lastRun);
        meaning.group = {"network.stages", {"1", std::to_string(last)}, fmt::format("Stages 1 to {}", last)};
        meaning.title = {"network.blocks", {std::to_string(lastRun)}, fmt::format("blocks of {} keys", lastRun)};
    } else {
        meaning.title = {
            "network.distances", {std::to_string(distance), "1"}, fmt::format("distances {} to 1", distance)};
    }
    return meaning;
}

HostResult bitonicWorkGroupSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const auto n = static_cast<std::uint32_t>(input.size());
    const std::uint32_t lanes = std::bit_ceil(n), group = groupSize(parameters), block = 2 * group;
    if (group > run.maxGroup())
        throw InputError{fmt::format("Work-groups of {} are more than this device allows ({}); choose a smaller "
                                     "group-size.",
                                     group, run.maxGroup())};
    const std::string& variant = parameters.at("variant");
    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));

    const auto inBlocks = [&](std::uint32_t first, std::uint32_t last) {
        const std::size_t groups = (n + block - 1) / block;
        run.launch({"bitonic_block",
                    groups * group,
                    group,
                    {{"key", key}, {"n", n}, {"first_run", first}, {"last_run", last}},
                    blocks(first, last, std::min(last / 2, group))});
    };
    const auto oneSubStage = [&](const char* kernel, std::uint32_t length, std::uint32_t distance) {
        // Pairs whose lower place is one of the n
        const std::uint32_t pairs = n / (2 * distance) * distance + std::min(n % (2 * distance), distance);
        run.launch({kernel,
                    (pairs + group - 1) / group * std::size_t{group},
                    group,
                    {{"key", key}, {"n", n}, {"run", length}, {"distance", distance}},
                    subStage(length, distance)});
    };

    if (variant == "fused") {
        if (n > 1)
            inBlocks(2, std::min(block, lanes));
        for (std::uint32_t length = 2 * block; length <= lanes; length *= 2) {
            for (std::uint32_t distance = length / 2; distance > group; distance /= 2)
                oneSubStage("bitonic_far", length, distance);
            inBlocks(length, length);
        }
        return {key.index};
    }
    const char* kernel = variant == "pairs" ? "bitonic_pairs" : "bitonic_index_value";
    for (std::uint32_t length = 2; length <= lanes; length *= 2)
        for (std::uint32_t distance = length / 2; distance > 0; distance /= 2)
            oneSubStage(kernel, length, distance);
    return {key.index};
}

std::vector<Parameter> bitonicGroupParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"variant", "Variant", {"fused", "pairs", "index-value"}, "fused"});
    parameters.push_back({"group-size", "Work-group", {"auto", "4", "8", "16", "32", "64", "128", "256"}, "auto"});
    return parameters;
}

} // namespace

const Algorithm bitonicWorkGroupSortAlgorithm{
    .id = "bitonic-work-group-sort",
    .title = "Bitonic sort in local memory",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "K. E. Batcher, Sorting networks and their applications, 1968",
    .kernelFile = "bitonic_group.cl",
    .parameters = bitonicGroupParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back("-DGROUP=" + parameters.at("group-size"));
            return options;
        },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            if (parameters.at("group-size") == "auto")
                parameters["group-size"] = n <= 64 ? "4" : n <= 65536 ? "64" : "256";
        },
    .refusal = nullptr,
    .check = nullptr,
    .host = bitonicWorkGroupSort,
    .reference = sortedReference,
    .mistakes = {{
        .id = "colliding-slots",
        .title = {"mistake.colliding-slots", {}, "With the printed slots"},
        .lesson =
            {"mistake.colliding-slots.lesson",
             {},
             "The book has work-item 0 write slots 0 and 1 of local memory and work-item t slots t + 1 and t + 2. "
             "From slot 3 on two work-items then write the same one, and a pair is compared with a key of "
             "another pair. Slots 2t and 2t + 1 belong to one work-item alone."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 9",
        .needs = "variant=pairs",
        .options = {"-DCOLLIDING_SLOTS"},
        .racingKernel = "bitonic_pairs",
        .example = "3,1,7,0,4,1,6,3",
    }},
};

} // namespace lockstep
