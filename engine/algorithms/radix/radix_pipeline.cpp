#include "engine/algorithms/block_starts.hpp"
#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/error.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

BlockTable radixPipelineTableOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t keys = number(parameters, "group-size"); // of a row
    return {(n + keys - 1) / keys, std::size_t{1} << number(parameters, "digit-bits"),
            number(parameters, "rows-per-block")};
}

/// Work-items that move keys together: each keeps its row's places, 32 bits a digit, in local memory (16 KiB).
std::size_t rankers(const BlockTable& table)
{
    return table.rows <= 16 ? 2 : 16;
}

HostResult radixPipeline(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), rowKeys = number(parameters, "group-size");
    const BlockTable table = radixPipelineTableOf(parameters, n);
    requireTable(run, {table.digits, table.rows});
    requireGroup(run, rowKeys);
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    // Where places wrap some are never written; what stands there shall be the same in every run.
    const bool mayStay = parameters.contains("mistake");
    BufferId out =
        run.buffer({"sorted", type, {n}, Role::scratch}, mayStay ? std::make_shared<const Words>(n, 0u) : nullptr);
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, {table.rows, table.digits}, Role::table, Holds::counts}, nullptr);
    BlockStarts blocks{run, table, counts};

    const auto size = static_cast<std::uint32_t>(n), rows = static_cast<std::uint32_t>(table.rows);
    for (const Digit& digit : digitsOf(input, parameters, number(parameters, "digit-bits"))) {
        run.launch({"compute_histogram",
                    table.rows * rowKeys,
                    rowKeys,
                    {{"keys_in", in}, {"counts", counts}, {"n", size}, {"shift", digit.shift}},
                    partOfPass(digit, "pipeline.computeHistogram", "computeHistogram", "one work-item per key")});
        blocks.launch(
            {partOfPass(digit, "pipeline.blockScan", "blockScan", "one work-item per count"),
             partOfPass(digit, "pipeline.blockPrefixSum", "blockPrefixSum", "one work-item per block of a column"),
             partOfPass(digit, "pipeline.blockAdd", "blockAdd", "one work-item per count"),
             partOfPass(digit, "pipeline.unifiedBlockScan", "unifiedBlockScan", "one work-item per digit"),
             partOfPass(digit, "pipeline.mergePrefixSums", "mergePrefixSums", "one work-item per count")});
        run.launch({"rank_n_permute",
                    inGroups(table.rows, rankers(table)),
                    rankers(table),
                    {{"keys_in", in},
                     {"keys_out", out},
                     {"starts", blocks.starts()},
                     {"n", size},
                     {"rows", rows},
                     {"shift", digit.shift}},
                    doing(Act::scatter, partOfPass(digit, "pipeline.rankNPermute", "rankNPermute",
                                                   "one work-item per row of keys"))});
        std::swap(in, out); // the text copies the keys back
    }
    return {in.index};
}

std::vector<Parameter> pipelineParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"digit-bits", "Digit bits", {"auto", "2", "4", "8"}, "auto"});
    parameters.push_back(groupParameter());
    parameters.push_back({"rows-per-block", "Rows a block", {"auto", "2", "4", "8", "64"}, "auto"});
    parameters.push_back(passesParameter());
    return parameters;
}

void resolvePipeline(Parameters& parameters, std::size_t n)
{
    // Pictures have a few rows and columns, in blocks of few rows; many keys the numbers of the text.
    chooseBySize(parameters, "digit-bits", n, "2", "4", "8");
    chooseBySize(parameters, "group-size", n, "4", "16", "256");
    chooseBySize(parameters, "rows-per-block", n, n <= 16 ? "2" : "4", "8", "64");
    requireBlocks(radixPipelineTableOf(parameters, n));
}

/// A row of 256 keys more than 16 bits can tell places apart; all are 1, and so is what is written twice.
std::string pastSixteenBits()
{
    std::string keys = "1";
    for (std::size_t i = 1; i < (std::size_t{1} << 16) + 256; ++i)
        keys += ",1";
    return keys;
}

} // namespace

const Algorithm radixPipelineAlgorithm{
    .id = "radix-pipeline",
    .title = "Radix sort in seven kernels",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10",
    .kernelFile = "block_scan.cl",
    .parameters = pipelineParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            const BlockTable table = radixPipelineTableOf(parameters, n);
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back(fmt::format("-DBLOCK={}", table.block));
            options.push_back(fmt::format("-DDIGITS={}", table.digits));
            options.push_back(fmt::format("-DROW_KEYS={}", parameters.at("group-size")));
            options.push_back(fmt::format("-DRANKERS={}", rankers(table)));
            return options;
        },
    .resolve = resolvePipeline,
    .refusal = nullptr,
    .check = nullptr,
    .host = radixPipeline,
    .reference = sortedReference,
    .mistakes = {{
        .id = "ushort-offsets",
        .title = {"mistake.ushort-offsets", {}, "With 16-bit offsets"},
        .lesson = {"mistake.ushort-offsets.lesson",
                   {},
                   "Offsets are kept in 16 bits to save local memory. Past 65,535 they wrap and begin again at 0, "
                   "so two runs of keys get the same place."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .options = {"-DUSHORT_OFFSETS"},
        .racingKernel = "rank_n_permute", // two keys for one place
        .sumBits = 16,
        .example = pastSixteenBits(),
    }},
};

} // namespace lockstep
