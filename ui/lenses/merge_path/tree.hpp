#pragma once

#include "ui/kit/word_columns.hpp"
#include "ui/lenses/merge_path/model.hpp"

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// All keys as they stand after a launch, in sorted runs of one length, the last of which may be shorter.
struct MergeTreeRow {
    std::size_t run = 1;              ///< keys in each; of the input 1, its keys
    std::size_t search = 0, made = 0; ///< the launches that find its co-ranks and write it; 0: none
    std::size_t stretch = 1;          ///< places that a work-item writes, one after another
    bool merges = false;              ///< each run is made of two; else of single keys

    std::size_t launch() const { return made > 0 ? made : search; }
};

/// A run of a row: its places, and how many work-items write it.
struct MergeTreeRun {
    std::size_t begin = 0, middle = 0, end = 0; ///< middle: where the right one of the two runs begins
    std::size_t items = 0;
    bool isAlone() const { return middle == end; } ///< its run had no partner
};

/// The rows of a run of merge sort from its input to its result: what its launches say that they make.
struct MergeTree {
    std::size_t n = 0;
    std::vector<MergeTreeRow> rows; ///< the input first

    /// The row that this launch makes, or finds the co-ranks for; nothing for the input.
    std::optional<std::size_t> rowOf(std::size_t launch) const;
    std::size_t runs(std::size_t row) const { return (n + rows[row].run - 1) / rows[row].run; }
    MergeTreeRun runAt(std::size_t row, std::size_t at) const;
    /// Its pairs that become one run.
    std::size_t merges(std::size_t row) const;
    /// The most work-items on one of its runs, and the fewest on one that two others become.
    std::size_t mostItems(std::size_t row) const { return runAt(row, 0).items; }
    std::size_t fewestItems(std::size_t row) const;
};
MergeTree mergeTree(const Recording& recording);

/// Up to so many keys are read from the states, and drawn.
inline constexpr std::size_t mostTreeKeys = 1024;

/// What a run of the tree is drawn as: its keys in words or as bars, or a box alone.
enum class MergeTreeKeys { values, bars, none };

/// Rows from top to bottom, and between them what is done; the card opens round a launch's two rows.
struct MergeTreeLayout {
    bool fits = false;
    double scale = 1;
    double left = 0, pitch = 0;  ///< of the keys' columns
    double top = 0, box = 0;     ///< of the first row, and how high all are
    double link = 0, open = 0;   ///< from a row to the next, and in the card
    double above = 0, below = 0; ///< of the card, outside its rows
    double valueSize = 0;
    WordColumns words; ///< room for words downwards
    MergeTreeKeys keys = MergeTreeKeys::none;
    bool hasLaunches = false, hasCounts = false; ///< a second line under a row's name, or counts beside it
    std::optional<std::size_t> now;              ///< the row that is made; nothing at the input
    bool isDense = false;                        ///< keys are cells that count them, in the card, or under the input
    double cell = 2;                             ///< side of such a cell

    double rowTop(std::size_t row) const;
    double x(std::size_t place) const { return left + static_cast<double>(place) * pitch; }
    /// Of places in a row.
    QRectF place(std::size_t row, std::size_t begin, std::size_t end) const;
    QRectF card(std::size_t n) const;
    /// Of the cells that count keys: `columns` by `rows` of them.
    QRectF plot(std::size_t n) const;
    int columns(std::size_t n) const;
    int cellRows() const;
};
MergeTreeLayout layoutMergeTree(const Recording& recording, const MergeTree& tree, std::size_t launch,
                                const View& view);

/// What stands beside a row: its level, its launches, and "4 × 2": its merges and the work-items on each.
QString rowName(const Recording& recording, const MergeTreeRow& row);
QString rowLaunches(const MergeTreeRow& row);
QString rowCounts(const MergeTree& tree, std::size_t row);
/// How many work-items are on a run, in words.
QString itemsWords(std::size_t items);

/// The states and densities that the picture of a moment is made of.
Needs mergeTreeNeeds(const Recording& recording, const MergeTree& tree, std::size_t launch, const View& view);
/// The picture of the input, of the end, and of any moment of too many keys to be read; `level`: what is read of the
/// last launch at its end, else null.
Scene mergeTreeScene(const Resident& resident, const MergeTree& tree, const MergeLevel* level, Moment moment,
                     const View& view);

/// What waits at the input.
std::vector<Phrase> tellMergeInput(const Recording& recording, const MergeTree& tree);
/// A launch, by what it and the tree say.
std::vector<Phrase> tellMergeLaunch(const Recording& recording, const MergeTree& tree, std::size_t launch);
/// The last launch when it is over, and how it came to that.
std::vector<Phrase> tellMergeEnd(const Recording& recording, const MergeTree& tree);

} // namespace lockstep::ui
