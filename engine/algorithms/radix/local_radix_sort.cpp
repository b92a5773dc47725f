#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

CountsTable localRadixTableOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t block = std::size_t{number(parameters, "group-size")} * number(parameters, "per-item");
    return {std::size_t{1} << number(parameters, "digit-bits"), (n + block - 1) / block};
}

/// What the kernels that sort a block keep in local memory.
std::vector<LocalArray> ofBits()
{
    return {{"block", Holds::block}, {"flag", Holds::flags}, {"ones", Holds::ones}};
}

std::vector<LocalArray> ofCounters()
{
    return {{"block", Holds::block},
            {"counter", Holds::counters},
            {"sums", Holds::counterSums},
            {"begin", Holds::bucketBegins}};
}

HostResult localRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), group = number(parameters, "group-size");
    const CountsTable table = localRadixTableOf(parameters, n);
    requireTable(run, table);
    requireGroup(run, group);
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const BufferId sorted = run.buffer({"sorted blocks", type, {n}, Role::scratch, Holds::sortedBlocks}, nullptr);
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, table.shape(), Role::table, Holds::counts}, nullptr);
    const BufferId starts =
        run.buffer({"starts", ElementType::uint32, table.shape(), Role::sums, Holds::starts}, nullptr);
    const BufferId firsts =
        run.buffer({"firsts", ElementType::uint32, {table.groups, table.digits}, Role::sums, Holds::firsts}, nullptr);
    const bool inTiles = parameters.at("table-scan") == "many-groups";
    const std::size_t tiles = (table.entries() + table.tile() - 1) / table.tile();
    BufferId tileSums, before;
    if (inTiles) {
        tileSums = run.buffer({"tile sums", ElementType::uint32, {tiles}, Role::sums, Holds::tileSums}, nullptr);
        before = run.buffer({"before", ElementType::uint32, {tiles}, Role::sums, Holds::beforeTiles}, nullptr);
    }

    const auto size = static_cast<std::uint32_t>(n);
    const std::size_t items = table.groups * group, tile = table.tile();
    const bool byCounters = parameters.at("partition-bits") != "1";
    for (const Digit& digit : digitsOf(input, parameters, number(parameters, "digit-bits"))) {
        run.launch({byCounters ? "sort_by_counters" : "sort_blocks",
                    items,
                    group,
                    {{"keys_in", in},
                     {"sorted", sorted},
                     {"counts", counts},
                     {"firsts", firsts},
                     {"n", size},
                     {"shift", digit.shift},
                     {"bits", digit.bits}},
                    partOfPass(digit, "radix.sort-blocks", "sort in each block", "one work-group per block of keys"),
                    byCounters ? ofCounters() : ofBits()});
        const auto entries = static_cast<std::uint32_t>(table.entries());
        if (inTiles) {
            run.launch({"scan_tiles",
                        tiles * tile,
                        tile,
                        {{"counts", counts}, {"starts", starts}, {"tile_sums", tileSums}, {"entries", entries}},
                        partOfPass(digit, "radix.scan-tiles", "scan each tile", "one work-item per table entry")});
            run.launch({"scan_table",
                        tile,
                        tile,
                        {{"counts", tileSums}, {"starts", before}, {"entries", static_cast<std::uint32_t>(tiles)}},
                        partOfPass(digit, "radix.scan-sums", "scan the tiles' sums", "one work-group for all sums")});
            run.launch({"add_before",
                        tiles * tile,
                        tile,
                        {{"starts", starts}, {"before", before}, {"entries", entries}},
                        partOfPass(digit, "radix.add-before", "add what is before", "one work-item per table entry")});
        } else {
            run.launch({"scan_table",
                        tile,
                        tile,
                        {{"counts", counts}, {"starts", starts}, {"entries", entries}},
                        doing(Act::scanCounts,
                              partOfPass(digit, "radix.scan", "scan", "one work-group for the whole table"))});
        }
        run.launch({"write_buckets",
                    items,
                    group,
                    {{"sorted", sorted},
                     {"firsts", firsts},
                     {"starts", starts},
                     {"keys_out", out},
                     {"n", size},
                     {"shift", digit.shift}},
                    doing(Act::scatter, partOfPass(digit, "radix.write-buckets", "write the buckets",
                                                   "one work-group per block of keys"))});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> localParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"digit-bits", "Digit bits", {"1", "2", "4", "8"}, "2"});
    parameters.push_back(groupParameter());
    parameters.push_back({"per-item", "Keys an item", {"1", "2", "4", "7", "11", "13"}, "1"});
    parameters.push_back({"partition-bits", "Bits a partition", {"1", "4"}, "1"});
    parameters.push_back({"table-scan", "Scan of the table", {"one-group", "many-groups"}, "one-group"});
    parameters.push_back(passesParameter());
    return parameters;
}

} // namespace

const Algorithm localRadixSortAlgorithm{
    .id = "local-sort-radix",
    .title = "Radix sort with blocks sorted first",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "Programming Massively Parallel Processors, sections 13.4 to 13.6",
    .kernelFile = "local_radix.cl",
    .parameters = localParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            const CountsTable table = localRadixTableOf(parameters, n);
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back(
                fmt::format("-DBLOCK={}", number(parameters, "group-size") * number(parameters, "per-item")));
            options.push_back(fmt::format("-DPER_ITEM={}", parameters.at("per-item")));
            options.push_back(fmt::format("-DDIGITS={}", table.digits));
            options.push_back(fmt::format("-DTILE={}", table.tile()));
            if (parameters.at("partition-bits") != "1")
                options.push_back("-DPARTITION_BITS=" + parameters.at("partition-bits"));
            return options;
        },
    .resolve = resolveGroup,
    .refusal = nullptr,
    .check = nullptr,
    .host = localRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
