#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/scan_trees.hpp"

#include <bit>
#include <utility>

namespace lockstep {
namespace {

/// The tree needs a power of two, so lanes past n hold the identity; the mistake leaves them out.
HostResult blellochScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const bool isPadded = !parameters.contains("mistake");
    const std::size_t lanes = isPadded ? std::bit_ceil(input.size()) : input.size();
    const ElementType type = elementType(parameters);
    Words padded = input;
    padded.resize(lanes, identity(parameters.at("operator"), type));
    const BufferId x =
        run.buffer({"values", type, {lanes}, Role::values}, std::make_shared<const Words>(std::move(padded)));

    const Message unit{"tree.unit", {}, "one work-item per node of the tree"};
    const Sweep up{{"scan.up", {}, "Up-sweep"}, unit, Direction::up, "blelloch_up", "distance", "lanes"};
    const Sweep down{{"scan.down", {}, "Down-sweep"}, unit, Direction::down, "blelloch_down", "distance", "lanes"};
    Levels tree{run, lanes};
    for (std::size_t d = 1; 2 * d <= lanes; d *= 2)
        tree.level(up, d, lanes / (2 * d), {{"x", x}});

    LaunchMeaning clear;
    clear.group = {"scan.clear", {}, "Clear"};
    clear.title = {"scan.clear.root", {}, "root = identity"};
    clear.unit = {"scan.clear.unit", {}, "one work-item for the root"};
    run.launch({"blelloch_clear", 1, 1, {{"x", x}, {"lanes", static_cast<std::uint32_t>(lanes)}}, std::move(clear)});

    for (std::size_t d = std::bit_floor(lanes) / 2; d > 0; d /= 2)
        tree.level(down, d, lanes / (2 * d), {{"x", x}});
    return {x.index};
}

} // namespace

const Algorithm blellochScanAlgorithm{
    .id = "blelloch-scan",
    .title = "Blelloch exclusive scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "G. E. Blelloch, Prefix sums and their applications, 1990",
    .kernelFile = "blelloch.cl",
    .parameters = scanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = blellochScan,
    .reference = blellochReference,
    .mistakes = {{
        .id = "unpadded",
        .title = {"mistake.unpadded", {}, "Without padding"},
        .lesson = {"mistake.unpadded.lesson",
                   {},
                   "The tree needs a power of two. Without padding, nodes that reach past the end are left out, and "
                   "the root that is cleared is no root; where n is a power of two nothing is lost."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .options = {},
        .example = "1,1,1,1,1",
    }},
};

} // namespace lockstep
