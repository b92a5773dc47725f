#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {
namespace {

LaunchMeaning phaseOf(std::uint32_t phase)
{
    const std::uint32_t round = phase / 2 + 1;
    LaunchMeaning meaning;
    meaning.group = {"network.round", {std::to_string(round)}, fmt::format("Round {}", round)};
    meaning.title =
        phase % 2 == 0 ? Message{"network.even", {}, "even pairs"} : Message{"network.odd", {}, "odd pairs"};
    meaning.unit = {"network.unit", {}, "one work-item per comparator"};
    meaning.stage = round;
    meaning.distance = 1;
    return meaning;
}

HostResult oddEvenTranspositionSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const bool stopsWhenQuiet = parameters.at("stop") == "when-quiet";
    const auto mistake = parameters.find("mistake");
    const bool isShort = mistake != parameters.end() && mistake->second == "one-phase-short";
    const std::uint32_t quietPhases =
        mistake != parameters.end() && mistake->second == "one-quiet-phase" ? 1 : 2; // that end it

    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId swapped;
    if (stopsWhenQuiet && n > 1)
        swapped =
            run.buffer({"swapped", ElementType::uint32, {n / 2}, Role::flags}, std::make_shared<const Words>(n / 2, 0));

    std::uint32_t quiet = 0;
    const auto phases = static_cast<std::uint32_t>(n - (isShort && n > 0 ? 1 : 0));
    for (std::uint32_t phase = 0; n > 1 && (stopsWhenQuiet ? quiet < quietPhases : phase < phases); ++phase) {
        const std::uint32_t odd = phase % 2;
        const std::size_t pairs = (n - odd) / 2;
        if (pairs == 0) { // the odd phase of two keys
            ++quiet;
            continue;
        }
        const Range items = groupsOf(pairs, run.largestGroup());
        std::vector<Binding> arguments{{"key", key}, {"pairs", static_cast<std::uint32_t>(pairs)}, {"odd", odd}};
        if (stopsWhenQuiet)
            arguments.push_back({"swapped", swapped});
        run.launch({stopsWhenQuiet ? "transposition_phase_told" : "transposition_phase", items.global, items.local,
                    std::move(arguments), phaseOf(phase)});
        if (!stopsWhenQuiet)
            continue;
        const Words flags = run.read(swapped);
        const bool any = std::any_of(flags.begin(), flags.begin() + static_cast<std::ptrdiff_t>(pairs),
                                     [](std::uint32_t flag) { return flag != 0; });
        quiet = any ? 0 : quiet + 1;
    }
    return {key.index};
}

std::vector<Parameter> transpositionParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"stop", "Stop", {"after-n", "when-quiet"}, "after-n"});
    return parameters;
}

} // namespace

const Algorithm oddEvenTranspositionSortAlgorithm{
    .id = "odd-even-transposition-sort",
    .title = "Odd-even transposition sort",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "N. Habermann, Parallel neighbor sort, 1972",
    .kernelFile = "transposition.cl",
    .parameters = transpositionParameters(),
    .limits = {1, std::size_t{1} << 14}, // n launches and n²/2 comparisons: 2^14 keys take seconds
    .stable = true,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = oddEvenTranspositionSort,
    .reference = sortedReference,
    .mistakes = {{
                     .id = "one-quiet-phase",
                     .title = {"mistake.one-quiet-phase", {}, "Stopping at the first quiet phase"},
                     .lesson = {"mistake.one-quiet-phase.lesson",
                                {},
                                "A phase in which nothing swaps has looked at every other pair only. The pairs "
                                "between may still be the wrong way round, so an even and an odd phase must be quiet."},
                     .source = "parallel sorting chapter, section 13.8",
                     .needs = "stop=when-quiet",
                     .options = {},
                     .example = "0,2,1,4,3,6,5,7",
                 },
                 {
                     .id = "one-phase-short",
                     .title = {"mistake.one-phase-short", {}, "One phase fewer than keys"},
                     .lesson = {"mistake.one-phase-short.lesson",
                                {},
                                "A key moves at most one place a phase, and it may stand still in the first. After "
                                "n - 1 phases 3 of the 256 inputs of zeros and ones of 8 keys are not sorted."},
                     .source = "parallel sorting chapter, section 13.8",
                     .needs = "stop=after-n",
                     .options = {},
                     .example = "8,7,6,5,4,3,2,1",
                 }},
};

} // namespace lockstep
