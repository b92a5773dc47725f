#include "ui/lenses/merge_path/tree.hpp"

#include <algorithm>

namespace lockstep::ui {

std::optional<std::size_t> MergeTree::rowOf(std::size_t launch) const
{
    if (launch == 0)
        return std::nullopt;
    const auto found =
        std::ranges::find_if(rows, [&](const MergeTreeRow& row) { return row.search == launch || row.made == launch; });
    return found == rows.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - rows.begin()));
}

MergeTreeRun MergeTree::runAt(std::size_t row, std::size_t at) const
{
    const MergeTreeRow& of = rows[row];
    MergeTreeRun run;
    run.begin = std::min(n, at * of.run);
    run.end = std::min(n, run.begin + of.run);
    run.middle = of.merges ? std::min(n, run.begin + of.run / 2) : run.end;
    const auto before = [&](std::size_t place) {
        return (place + of.stretch - 1) / of.stretch;
    }; // stretches that begin
    run.items = before(run.end) - before(run.begin);
    return run;
}

std::size_t MergeTree::merges(std::size_t row) const
{
    if (!rows[row].merges)
        return 0;
    const std::size_t all = runs(row);
    return all - (runAt(row, all - 1).isAlone() ? 1 : 0);
}

std::size_t MergeTree::fewestItems(std::size_t row) const
{
    const std::size_t last = merges(row);
    return last == 0 ? 0 : runAt(row, last - 1).items;
}

} // namespace lockstep::ui
