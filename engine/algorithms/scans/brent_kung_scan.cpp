#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/recording/launcher.hpp"

#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

HostResult brentKungScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const BufferId x =
        run.buffer({"values", elementType(parameters), {n}, Role::values}, std::make_shared<const Words>(input));

    std::uint32_t number = 0;
    const auto level = [&](const Message& sweep, Direction direction, std::size_t s, const char* kernel,
                           std::size_t pairs) {
        const Range items = groupsOf(pairs, run.largestGroup());
        LaunchMeaning meaning;
        meaning.group = sweep;
        meaning.title = {"scan.distance", {std::to_string(s)}, fmt::format("distance {}", s)};
        meaning.unit = {"tree.unit", {}, "one work-item per node of the tree"};
        meaning.level = ++number;
        meaning.distance = static_cast<std::uint32_t>(s);
        meaning.direction = direction;
        run.launch({kernel,
                    items.global,
                    items.local,
                    {{"x", x}, {"n", static_cast<std::uint32_t>(n)}, {"stride", static_cast<std::uint32_t>(s)}},
                    meaning});
    };

    for (std::size_t s = 1; 2 * s <= n; s *= 2)
        level({"scan.up", {}, "Up-sweep"}, Direction::up, s, "brent_kung_up", n / (2 * s));
    for (std::size_t s = std::bit_floor(n) / 2; s > 0; s /= 2)
        if (const std::size_t pairs = (n - s) / (2 * s); pairs > 0)
            level({"scan.down", {}, "Down-sweep"}, Direction::down, s, "brent_kung_down", pairs);
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
    .host = brentKungScan,
    .reference = scannedReference,
};

} // namespace lockstep
