// Where the rows of the tree stand.
#include "ui/lenses/merge_path/tree.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

QString rowName(const Recording& recording, const MergeTreeRow& row)
{
    return row.launch() == 0 ? say("Input") : say(recording.launches[row.launch() - 1].meaning.group);
}

QString rowLaunches(const MergeTreeRow& row)
{
    return row.search > 0 && row.made > 0 ? say("launches %1, %2").arg(row.search).arg(row.made)
           : row.launch() > 0             ? say("launch %1").arg(row.launch())
                                          : QString();
}

QString rowCounts(const MergeTree& tree, std::size_t row)
{
    const std::size_t merges = tree.merges(row);
    return merges == 0 ? QString()
                       : QStringLiteral("%1 × %2").arg(countDigits(merges), countDigits(tree.mostItems(row)));
}

QString itemsWords(std::size_t items)
{
    return many(items, "%1 work-item", "%1 work-items");
}

double MergeTreeLayout::rowTop(std::size_t row) const
{
    double y = top + static_cast<double>(row) * (box + link);
    const std::size_t opened = now.value_or(isDense ? 1 : 0); // the row below what is open; 0: nothing is
    if (opened > 0 && row >= opened)
        y += open - link;
    if (now && row + 1 >= *now)
        y += above;
    if (now && row > *now)
        y += below;
    return y;
}

QRectF MergeTreeLayout::place(std::size_t row, std::size_t begin, std::size_t end) const
{
    const double gap = std::clamp(0.08 * pitch * static_cast<double>(end - begin), 0.0, 2 * scale);
    return {x(begin) + gap / 2, rowTop(row), std::max(0.0, x(end) - x(begin) - gap), box};
}

QRectF MergeTreeLayout::card(std::size_t n) const
{
    const double side = 8 * scale;
    const double from = rowTop(*now - 1) - 17 * scale, until = rowTop(*now) + box + 8 * scale;
    return {left - side, from, x(n) - left + 2 * side, until - from};
}

QRectF MergeTreeLayout::plot(std::size_t n) const
{
    const std::size_t row = now.value_or(1) - 1;
    const double from = rowTop(row) + box + 6 * scale, until = rowTop(row + 1) - 6 * scale;
    return {left, from, x(n) - left, std::max(0.0, until - from)};
}

int MergeTreeLayout::columns(std::size_t n) const
{
    return std::max(1, static_cast<int>(plot(n).width() / cell));
}

int MergeTreeLayout::cellRows() const
{
    return std::max(1, static_cast<int>((open - 12 * scale) / cell));
}

namespace {

/// Letters differ in width, digits do not.
QString widestValue(const Recording& recording)
{
    if (recording.type != ElementType::text)
        return longestValue(recording);
    const auto widthOf = [](const QString& text) { return textWidth(textAt(text, {}, 13, 600, Qt::black)); };
    QString widest;
    for (const std::uint32_t bits : recording.input)
        if (const QString text = valueText(bits, recording); widthOf(text) > widthOf(widest))
            widest = text;
    return widest;
}

/// How wide the words beside the rows are.
double wordsWidth(const Recording& recording, const MergeTree& tree, const MergeTreeLayout& layout)
{
    const double s = layout.scale;
    const auto wide = [s](const QString& text, double size, int weight) {
        return text.isEmpty() ? 0.0 : textWidth(textAt(text, {}, size * s, weight, Qt::black));
    };
    double width = 0;
    for (std::size_t row = 0; row < tree.rows.size(); ++row) {
        const double name = wide(rowName(recording, tree.rows[row]), 13, 600);
        const double counts = layout.hasCounts ? wide(rowCounts(tree, row), 11.5, 400) : 0;
        width = std::max(width, counts > 0 ? name + 8 * s + counts : name);
        if (layout.hasLaunches)
            width = std::max(width, wide(rowLaunches(tree.rows[row]), 11, 400));
    }
    return width;
}

/// How high rows are that share this height, and whether what is between them has room.
struct RowHeights {
    double box = 0, link = 0, open = 0;
};
RowHeights share(double height, std::size_t rows, double box, double s)
{
    RowHeights heights{box};
    if (rows < 2)
        return heights;
    const auto count = static_cast<double>(rows);
    heights.link = (height - count * box) / (count - 1);
    heights.open = heights.link;
    const double least = 34 * s;
    if (heights.link < least && rows > 2) { // the card's two rows stand apart all the same
        heights.open = std::min(least, std::max(heights.link, (height - count * box) / 2));
        heights.link = (height - count * box - heights.open) / (count - 2);
    }
    heights.link = std::min(heights.link, 78 * s);
    heights.open = std::min(heights.open, 92 * s);
    return heights;
}

/// Rows of which one pair has a density between them: it takes what the others leave.
RowHeights besideCells(double height, std::size_t rows, double s)
{
    RowHeights heights;
    const auto count = static_cast<double>(rows);
    const double each = std::clamp(0.55 * height / count, 5 * s, 34 * s);
    heights.box = 0.62 * each;
    heights.link = 0.38 * each;
    heights.open = height - count * heights.box - (count - 2) * heights.link;
    return heights;
}

} // namespace

MergeTreeLayout layoutMergeTree(const Recording& recording, const MergeTree& tree, std::size_t launch, const View& view)
{
    MergeTreeLayout layout;
    const std::size_t n = tree.n, rows = tree.rows.size();
    constexpr std::size_t mostRows = 40;
    if (n == 0 || rows > mostRows)
        return layout;
    const double width = view.size.width(), s = layout.scale = growingScale(view);
    const bool presented = view.role == ViewRole::presenter;
    layout.now = tree.rowOf(launch);
    layout.top = 4 * s;
    layout.above = rows > 1 ? 30 * s : 0;
    layout.below = rows > 2 ? 14 * s : 0;
    const double legend = view.hasLegend && !presented ? 22 * s : 0;
    const double height = view.size.height() - layout.top - layout.above - layout.below - legend - 10 * s;
    const double each = height / static_cast<double>(rows);
    const bool isMany = n > 128;
    layout.hasLaunches = n <= mostTreeKeys && each >= 32 * s;
    layout.hasCounts = isMany || each < 52 * s; // else each run wears its own

    const double gutter = std::min(wordsWidth(recording, tree, layout) + 24 * s, 0.3 * width);
    layout.left = gutter;
    layout.pitch = std::min((width - gutter - 12 * s) / static_cast<double>(n),
                            std::clamp(1000 / static_cast<double>(n), 62.0, n == 1 ? 110.0 : 200.0) * s);
    RowHeights heights;
    if (!isMany) {
        const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
        const double room = layout.pitch - (presented ? 2 : 4) * s;
        layout.valueSize = fittingSize(widestValue(recording), room, sizes, 600);
        if (layout.valueSize <= 0)
            layout.words = fitWordColumns(recording, room, smallestText(view), 13 * s);
        heights = share(height, rows, std::max(27 * s, layout.words.height()), s);
        if ((layout.valueSize > 0 || layout.words.letters > 0) && (rows < 2 || heights.link >= 10 * s))
            layout.keys = MergeTreeKeys::values;
    }
    if (layout.keys == MergeTreeKeys::none && n <= mostTreeKeys && each >= 22 * s) {
        layout.keys = MergeTreeKeys::bars;
        heights = share(height, rows, std::clamp(0.52 * each, 14 * s, 48 * s), s);
    }
    layout.isDense = n > mostTreeKeys && rows > 1;
    if (layout.isDense) {
        heights = besideCells(height, rows, s);
        layout.cell = (n < 4096 ? 4 : n < 32768 ? 3 : 2) * (presented ? 2 : 1);
    } else if (layout.keys == MergeTreeKeys::none) {
        heights = share(height, rows, std::clamp(0.5 * each, 3 * s, 26 * s), s);
    }
    layout.box = heights.box;
    layout.link = heights.link;
    layout.open = heights.open;
    layout.fits = width - gutter >= 80 * s &&
                  (rows < 2 || (layout.link >= 1.8 * s && layout.open >= (layout.isDense ? 90 : 12) * s));
    return layout;
}

} // namespace lockstep::ui
