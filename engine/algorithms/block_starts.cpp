#include "engine/algorithms/block_starts.hpp"

#include "engine/algorithms/sections.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>

namespace lockstep {

void requireBlocks(const BlockTable& table)
{
    constexpr std::size_t mostBlocks = 8192; // each adds up the sums of all before it
    if (table.blocks() > mostBlocks)
        throw InputError{sentence("Each of {} blocks would add up the sums of all before it; choose more rows a "
                                  "block or more digits, for {} blocks at most.",
                                  table.blocks(), mostBlocks)};
}

BlockStarts::BlockStarts(Launcher& run, const BlockTable& table, BufferId counts)
    : m_run(run), m_table(table), m_counts(counts)
{
    requireGroup(run, table.block, "rows-per-block");
    requireGroup(run, table.digits, "digits");
    const auto type = ElementType::uint32;
    const std::vector<std::size_t> ofBlocks{table.digits, table.blocks()};
    m_starts = run.buffer({"starts", type, {table.rows, table.digits}, Role::table, Holds::starts}, nullptr);
    m_sums = run.buffer({"sums", type, ofBlocks, Role::sums, Holds::blockSums}, nullptr);
    m_before = run.buffer({"sums before", type, ofBlocks, Role::sums, Holds::sumsBefore}, nullptr);
    m_totals = run.buffer({"totals", type, {table.digits}, Role::sums, Holds::totals}, nullptr);
    m_bases = run.buffer({"bases", type, {table.digits}, Role::sums, Holds::bases}, nullptr);
}

void BlockStarts::launch(const Meanings& meanings)
{
    const BlockTable& table = m_table;
    const auto rows = static_cast<std::uint32_t>(table.rows), blocks = static_cast<std::uint32_t>(table.blocks());
    const auto itemsFor = [&](std::size_t count) { return (count + table.block - 1) / table.block * table.block; };
    m_run.launch({"block_scan",
                  table.digits * table.blocks() * table.block,
                  table.block,
                  {{"counts", m_counts}, {"starts", m_starts}, {"sums", m_sums}, {"rows", rows}, {"blocks", blocks}},
                  meanings[0]});
    m_run.launch({"block_prefix_sum",
                  itemsFor(table.digits * table.blocks()),
                  table.block,
                  {{"sums", m_sums}, {"sums_before", m_before}, {"totals", m_totals}, {"blocks", blocks}},
                  meanings[1]});
    m_run.launch({"block_add",
                  itemsFor(table.entries()),
                  table.block,
                  {{"sums_before", m_before}, {"starts", m_starts}, {"rows", rows}, {"blocks", blocks}},
                  meanings[2]});
    m_run.launch(
        {"unified_block_scan", table.digits, table.digits, {{"totals", m_totals}, {"bases", m_bases}}, meanings[3]});
    m_run.launch({"merge_prefix_sums",
                  itemsFor(table.entries()),
                  table.block,
                  {{"bases", m_bases}, {"starts", m_starts}, {"rows", rows}},
                  meanings[4]});
}

} // namespace lockstep
