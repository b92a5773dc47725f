#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/scan_trees.hpp"

#include <bit>

namespace lockstep {
namespace {

HostResult brentKungScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const BufferId x =
        run.buffer({"values", elementType(parameters), {n}, Role::values}, std::make_shared<const Words>(input));

    const Message unit{"tree.unit", {}, "one work-item per node of the tree"};
    const Sweep up{{"scan.up", {}, "Up-sweep"}, unit, Direction::up, "brent_kung_up", "stride"};
    const Sweep down{{"scan.down", {}, "Down-sweep"}, unit, Direction::down, "brent_kung_down", "stride"};
    Levels tree{run, n};
    for (std::size_t s = 1; 2 * s <= n; s *= 2)
        tree.level(up, s, n / (2 * s), {{"x", x}});
    for (std::size_t s = std::bit_floor(n) / 2; s > 0; s /= 2)
        if (const std::size_t pairs = (n - s) / (2 * s); pairs > 0)
            tree.level(down, s, pairs, {{"x", x}});
    return {x.index};
}

} // namespace

const Algorithm brentKungScanAlgorithm{
    .id = "brent-kung-scan",
    .title = "Brent–Kung scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "R. P. Brent and H. T. Kung, 1982; Programming Massively Parallel Processors, section 11.4",
    .kernelFile = "brent_kung.cl",
    .parameters = scanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = brentKungScan,
    .reference = brentKungReference,
};

} // namespace lockstep
