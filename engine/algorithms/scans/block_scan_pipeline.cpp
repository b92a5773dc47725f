#include "engine/algorithms/block_starts.hpp"
#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

BlockTable tableOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t digits = number(parameters, "digits");
    return {(n + digits - 1) / digits, digits, number(parameters, "rows-per-block")};
}

/// A last row that is not whole ends in counts of 0, which stand in the buffer as the others do.
Words padded(Words counts, const BlockTable& table)
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
    const BlockTable table = tableOf(parameters, input.size());
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, {table.rows, table.digits}, Role::table, Holds::counts},
                   std::make_shared<const Words>(padded(input, table)));
    BlockStarts blocks{run, table, counts};
    blocks.launch(
        {part("pipeline.scan", "Scan of blocks", "each block of a column by itself", "one work-item per count"),
         part("pipeline.sums", "Scan of the sums", "each block adds the sums before it",
              "one work-item per block of a column"),
         part("pipeline.add", "Add the sums", "to the blocks", "one work-item per count"),
         part("pipeline.totals", "Scan of the totals", "of all columns", "one work-item per column"),
         part("pipeline.merge", "Add the bases", "to every start", "one work-item per count")});
    return {blocks.starts().index};
}

/// Down the columns, one after the other, as one exclusive scan.
Words blockScanPipelineReference(const Words& input, const Parameters& parameters)
{
    const BlockTable table = tableOf(parameters, input.size());
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
    const std::size_t digits = number(parameters, "digits");
    if (2 * n < digits)
        throw InputError{sentence("A row of the table has {} counts, and {} keys fill less than half of one; choose "
                                  "fewer digits or give {} keys at least.",
                                  digits, n, digits / 2)};
    requireBlocks(tableOf(parameters, n));
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
            const BlockTable table = tableOf(parameters, n);
            return std::vector<std::string>{fmt::format("-DBLOCK={}", table.block),
                                            fmt::format("-DDIGITS={}", table.digits)};
        },
    .resolve = resolvePipeline,
    .refusal = nullptr,
    .check = nullptr,
    .host = blockScanPipeline,
    .reference = blockScanPipelineReference,
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
