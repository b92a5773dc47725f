#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/scan_trees.hpp"

#include <utility>

namespace lockstep {
namespace {

bool isRoundTrip(const Parameters& parameters)
{
    return parameters.at("convert") == "round-trip";
}

HostResult scanConversion(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const BufferId values = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    // The values are kept, so the sums go to and fro between two buffers of their own.
    BufferId out = run.buffer({"prefixes", type, {n}, Role::values}, nullptr);
    BufferId other = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    BufferId in = values;
    const auto wrote = [&] {
        in = out;
        std::swap(out, other);
    };

    const Sweep sweep{{"scan.levels", {}, "Levels"},
                      {"scan.unit", {}, "one work-item per position"},
                      Direction::none,
                      "scan_level",
                      "distance"};
    Levels network{run, n};
    for (std::size_t distance = 1; distance < n; distance *= 2) {
        network.level(sweep, distance, n, {{"x_in", in}, {"x_out", out}});
        wrote();
    }

    const Range range = groupsOf(n, run.largestGroup());
    const auto size = static_cast<std::uint32_t>(n);
    LaunchMeaning meaning;
    meaning.group = {"scan.conversion", {}, "Conversion"};
    meaning.unit = sweep.unit;
    meaning.title = {"scan.to-exclusive", {}, "inclusive to exclusive"};
    run.launch(
        {"to_exclusive", range.global, range.local, {{"inclusive", in}, {"exclusive", out}, {"n", size}}, meaning});
    wrote();
    if (!isRoundTrip(parameters))
        return {in.index};
    meaning.title = {"scan.to-inclusive", {}, "exclusive to inclusive"};
    run.launch({"to_inclusive",
                range.global,
                range.local,
                {{"exclusive", in}, {"inclusive", out}, {"x", values}, {"n", size}},
                meaning});
    wrote();
    return {in.index};
}

Words scanConversionReference(const Words& input, const Parameters& parameters)
{
    Words sums = shifted(doublingReference(input, parameters), parameters);
    if (!isRoundTrip(parameters))
        return sums;
    const std::uint32_t last = combiner(parameters)(sums.back(), input.back());
    sums.erase(sums.begin());
    sums.push_back(last);
    return sums;
}

std::vector<Parameter> scanConversionParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back({"convert", "Conversion", {"round-trip", "to-exclusive"}, "round-trip"});
    return parameters;
}

} // namespace

const Algorithm scanConversionAlgorithm{
    .id = "scan-conversion",
    .title = "Inclusive to exclusive and back",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, section 11.1",
    .kernelFile = "scan_conversion.cl",
    .parameters = scanConversionParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = scanConversion,
    .reference = scanConversionReference,
};

} // namespace lockstep
