#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/error.hpp"
#include "engine/recording/launcher.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// The table of counts: a row a work-group that counted, a column a digit.
struct Table {
    std::size_t rows, digits, block, blocks;
    std::size_t entries() const { return rows * digits; }
};

Table tableOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t digits = std::stoul(parameters.at("digits"));
    const std::size_t block = std::stoul(parameters.at("rows-per-block"));
    const std::size_t rows = (n + digits - 1) / digits;
    return {rows, digits, block, (rows + block - 1) / block};
}

/// A last row that is not whole ends in counts of 0, which stand in the buffer as the others do.
Words padded(Words counts, const Table& table)
{
    counts.resize(table.entries());
    return counts;
}

LaunchMeaning part(const char* id, const char* chapter, const char* title, const char* unit)
{
    LaunchMeaning meaning;
    meaning.group = {std::string{id} + ".group", {}, chapter};
    meaning.title = {id, {}, title};
    meaning.unit = {std::string{id} + ".unit", {}, unit};
    return meaning;
}

HostResult blockScanPipeline(Launcher& run, const Words& input, const Parameters& parameters)
{
    const Table table = tableOf(parameters, input.size());
    requireGroup(run, table.block, "rows-per-block");
    requireGroup(run, table.digits, "digits");
    const auto type = ElementType::uint32;
    const std::vector<std::size_t> shape{table.rows, table.digits}, ofBlocks{table.digits, table.blocks};
    const BufferId counts =
        run.buffer({"counts", type, shape, Role::table}, std::make_shared<const Words>(padded(input, table)));
    const BufferId starts = run.buffer({"starts", type, shape, Role::table}, nullptr);
    const BufferId sums = run.buffer({"sums", type, ofBlocks, Role::sums}, nullptr);
    const BufferId before = run.buffer({"sums before", type, ofBlocks, Role::sums}, nullptr);
    const BufferId totals = run.buffer({"totals", type, {table.digits}, Role::sums}, nullptr);
    const BufferId bases = run.buffer({"bases", type, {table.digits}, Role::sums}, nullptr);

    const auto rows = static_cast<std::uint32_t>(table.rows), blocks = static_cast<std::uint32_t>(table.blocks);
    const auto itemsFor = [&](std::size_t count) { return (count + table.block - 1) / table.block * table.block; };
    run.launch(
        {"block_scan",
         table.digits * table.blocks * table.block,
         table.block,
         {{"counts", counts}, {"starts", starts}, {"sums", sums}, {"rows", rows}, {"blocks", blocks}},
         part("pipeline.scan", "Scan of blocks", "each block of a column by itself", "one work-item per count")});
    run.launch({"block_prefix_sum",
                itemsFor(table.digits * table.blocks),
                table.block,
                {{"sums", sums}, {"sums_before", before}, {"totals", totals}, {"blocks", blocks}},
                part("pipeline.sums", "Scan of the sums", "each block adds the sums before it",
                     "one work-item per block of a column")});
    run.launch({"block_add",
                itemsFor(table.entries()),
                table.block,
                {{"sums_before", before}, {"starts", starts}, {"rows", rows}, {"blocks", blocks}},
                part("pipeline.add", "Add the sums", "to the blocks", "one work-item per count")});
    run.launch({"unified_block_scan",
                table.digits,
                table.digits,
                {{"totals", totals}, {"bases", bases}},
                part("pipeline.totals", "Scan of the totals", "all digits", "one work-item per digit")});
    run.launch({"merge_prefix_sums",
                itemsFor(table.entries()),
                table.block,
                {{"bases", bases}, {"starts", starts}, {"rows", rows}},
                part("pipeline.merge", "Add the bases", "to every count's start", "one work-item per count")});
    return {starts.index};
}

/// Down the columns, one after the other, as one exclusive scan.
Words reference(const Words& input, const Parameters& parameters)
{
    const Table table = tableOf(parameters, input.size());
    const Words counts = padded(input, table);
    Words starts(counts.size());
    std::uint32_t sum = 0;
    for (std::size_t digit = 0; digit < table.digits; ++digit)
        for (std::size_t i = digit; i < counts.size(); i += table.digits) {
            starts[i] = sum;
            sum += counts[i];
        }
    starts.resize(input.size());
    return starts;
}

void resolvePipeline(Parameters& parameters, std::size_t n)
{
    // Pictures have a few rows and columns, in blocks of few rows.
    if (parameters.at("digits") == "auto")
        parameters["digits"] = n < 8 ? "2" : n <= 64 ? "4" : n <= 4096 ? "16" : "256";
    if (parameters.at("rows-per-block") == "auto")
        parameters["rows-per-block"] = n <= 16 ? "2" : n <= 64 ? "4" : n <= 4096 ? "8" : "64";
    const std::size_t digits = std::stoul(parameters.at("digits"));
    if (2 * n < digits)
        throw InputError{fmt::format("A row of the table has {} counts, and {} keys fill less than half of one; choose "
                                     "fewer digits or give {} keys at least.",
                                     digits, n, digits / 2)};
    const Table table = tableOf(parameters, n);
    constexpr std::size_t mostBlocks = 8192; // each adds up the sums of all before it
    if (table.blocks > mostBlocks)
        throw InputError{fmt::format("Each of {} blocks would add up the sums of all before it; choose more rows a "
                                     "block or more digits, for {} blocks at most.",
                                     table.blocks, mostBlocks)};
}

} // namespace

const Algorithm blockScanPipelineAlgorithm{
    .id = "block-scan-pipeline",
    .title = "Block scan in five kernels",
    .family = "Scans",
    .lens = "blocks",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10",
    .kernelFile = "block_scan.cl",
    .parameters = {{"digits", "Digits", {"auto", "2", "4", "16", "256"}, "auto"},
                   {"rows-per-block", "Rows a block", {"auto", "2", "4", "6", "8", "64", "256"}, "auto"}},
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            const Table table = tableOf(parameters, n);
            return std::vector<std::string>{fmt::format("-DBLOCK={}", table.block),
                                            fmt::format("-DDIGITS={}", table.digits)};
        },
    .resolve = resolvePipeline,
    .refusal = nullptr,
    .check = nullptr,
    .host = blockScanPipeline,
    .reference = reference,
    .mistakes =
        {{
             .id = "no-load-barrier",
             .title = {"mistake.no-load-barrier", {}, "Without the barrier after the load"},
             .lesson = {"mistake.no-load-barrier.lesson",
                        {},
                        "The last kernel but one loads the totals into local memory and reads its neighbours' with no "
                        "barrier between. A work-item may then read a place that nobody has filled yet."},
             .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
             .options = {"-DNO_LOAD_BARRIER"},
             .racingKernel = "unified_block_scan",
             .example = "3,1,7,0,4,1,6,3,2,5,3,5,1,2,0,4",
         },
         {
             .id = "ushort-offsets",
             .title = {"mistake.ushort-offsets", {}, "With 16-bit offsets"},
             .lesson = {"mistake.ushort-offsets.lesson",
                        {},
                        "Offsets are kept in 16 bits to save local memory. Past 65,535 they wrap and begin again at 0, "
                        "so two runs of keys get the same place."},
             .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
             .options = {"-DUSHORT_OFFSETS"},
             .sumBits = 16,
             .example = "9000,7000,3000,5000,8000,4000,6000,2000,9000,1000,7000,3000,5000,8000,2000,6000",
         }},
};

} // namespace lockstep
