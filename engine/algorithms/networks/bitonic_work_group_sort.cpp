#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/mirrored.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

bool isInStretches(const Parameters& parameters)
{
    return parameters.at("variant") == "stretches";
}

/// Work-items of a work-group; of stretches each has its own.
std::uint32_t groupSize(const Parameters& parameters)
{
    return isInStretches(parameters) ? 1 : number(parameters, "group-size");
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

/// What the kernels take: 2 where all runs are sorted up, else the numbers of those that are, even or odd. The last run
/// goes up where n cuts it off, so that the places from n on need no pads.
std::uint32_t turnOf(const Parameters& parameters, std::uint32_t n, std::uint32_t run)
{
    if (parameters.at("directions") != "by-turns")
        return 2;
    return std::has_single_bit(n) ? 0 : (n - 1) / run % 2;
}

LaunchMeaning bitonicWorkGroupSubStage(std::uint32_t run, std::uint32_t distance, bool inStretches, bool byTurns)
{
    LaunchMeaning meaning = inStretches ? ofStage(run, "network.stretch", "one work-item per stretch of keys")
                                        : ofStage(run, "network.unit", "one work-item per comparator");
    if (!byTurns && run > 2 && 2 * distance == run) { // each place meets its mirror in the run: at no one distance
        mirror(meaning, run);
        return meaning;
    }
    meaning.title = {"network.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
    meaning.distance = distance;
    return meaning;
}

/// Of a launch that keeps blocks in local memory.
LaunchMeaning blocks(std::uint32_t firstRun, std::uint32_t lastRun, std::uint32_t distance, bool inStretches)
{
    LaunchMeaning meaning = inStretches ? ofStage(lastRun, "network.stretch", "one work-item per stretch of keys")
                                        : ofStage(lastRun, "network.two-keys", "one work-item per two keys");
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
    const std::uint32_t lanes = std::bit_ceil(n), group = groupSize(parameters);
    // Pairs of a work-item, and those of a work-group in one sub-stage
    const std::uint32_t own = isInStretches(parameters) ? number(parameters, "per-item") : 1, half = group * own;
    const std::uint32_t block = 2 * half;
    requireGroup(run, group);
    const std::string& variant = parameters.at("variant");
    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));

    const auto inBlocks = [&](const char* kernel, std::uint32_t first, std::uint32_t last) {
        const std::size_t groups = (n + block - 1) / block;
        run.launch({kernel,
                    groups * group,
                    group,
                    {{"key", key}, {"n", n}, {"first_run", first}, {"last_run", last}},
                    blocks(first, last, std::min(last / 2, half), isInStretches(parameters))});
    };
    const auto oneSubStage = [&](const char* kernel, std::uint32_t length, std::uint32_t distance) {
        // Pairs whose lower place is one of the n
        const std::uint32_t pairs = n / (2 * distance) * distance + std::min(n % (2 * distance), distance);
        std::vector<Binding> arguments{{"key", key}, {"n", n}, {"run", length}, {"distance", distance}};
        const std::uint32_t turn = turnOf(parameters, n, length);
        if (variant == "pairs" || variant == "index-value")
            arguments.push_back({"turn", turn});
        run.launch({kernel, (pairs + half - 1) / half * std::size_t{group}, group, std::move(arguments),
                    bitonicWorkGroupSubStage(length, distance, isInStretches(parameters), turn < 2)});
    };

    if (variant == "fused" || isInStretches(parameters)) {
        const char* near = isInStretches(parameters) ? "bitonic_stretch" : "bitonic_block";
        const char* far = isInStretches(parameters) ? "bitonic_far_stretch" : "bitonic_far";
        if (n > 1)
            inBlocks(near, 2, std::min(block, lanes));
        for (std::uint32_t length = 2 * block; length <= lanes; length *= 2) {
            for (std::uint32_t distance = length / 2; distance > half; distance /= 2)
                oneSubStage(far, length, distance);
            inBlocks(near, length, length);
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
    parameters.push_back({"variant", "Variant", {"fused", "stretches", "pairs", "index-value"}, "fused"});
    parameters.push_back({"directions", "Directions", {"up", "by-turns"}, "up"});
    parameters.push_back(groupParameter());
    parameters.push_back({"per-item", "Pairs an item", {"auto", "1", "4", "16", "512", "8192", "65536"}, "auto"});
    return parameters;
}

std::string refuseGroups(const Parameters& parameters)
{
    if (const std::string& variant = parameters.at("variant");
        parameters.at("directions") == "by-turns" && variant != "pairs" && variant != "index-value")
        return sentence(
            "Only the variants pairs and index-value sort runs up and down by turns; choose directions up.");
    const bool several = parameters.at("per-item") != "1";
    if (several == isInStretches(parameters))
        return {};
    return several ? sentence("Only the variant stretches gives a work-item several pairs; choose per-item 1.")
                   : "In the variant stretches a work-item takes 4 pairs at least; choose a larger per-item.";
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
            options.push_back(fmt::format("-DGROUP={}", groupSize(parameters)));
            options.push_back(fmt::format("-DPAIRS={}", parameters.at("per-item")));
            return options;
        },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            resolveGroup(parameters, n);
            if (!isInStretches(parameters) && parameters.at("per-item") == "auto")
                parameters["per-item"] = std::string{"1"};
            chooseBySize(parameters, "per-item", n, "4", "16", "8192");
        },
    .refusal = refuseGroups,
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
