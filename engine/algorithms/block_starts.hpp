#pragma once

#include "engine/algorithms/launcher.hpp"

#include <array>
#include <cstddef>

namespace lockstep {

/// A table of counts: a row a work-group that counted, a column a digit. Columns are scanned in blocks of rows.
struct BlockTable {
    std::size_t rows = 0, digits = 0;
    std::size_t block = 0; ///< rows of a block
    std::size_t blocks() const { return (rows + block - 1) / block; }
    std::size_t entries() const { return rows * digits; }
};

/// Throws InputError for more blocks than add up the sums before them in good time.
void requireBlocks(const BlockTable& table);

/// The digits' starts of every row, in the five launches of block_scan.cl. All buffers are made when it is made.
class BlockStarts {
public:
    /// What each launch is, in the kernels' order: block_scan, block_prefix_sum, block_add, unified_block_scan,
    /// merge_prefix_sums.
    using Meanings = std::array<LaunchMeaning, 5>;

    /// `counts` has the table's entries. Throws InputError where the device has no such work-groups.
    BlockStarts(Launcher& run, const BlockTable& table, BufferId counts);
    void launch(const Meanings& meanings);
    BufferId starts() const { return m_starts; }

private:
    Launcher& m_run;
    BlockTable m_table;
    BufferId m_counts, m_starts, m_sums, m_before, m_totals, m_bases;
};

} // namespace lockstep
