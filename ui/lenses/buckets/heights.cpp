// How high the table is, in which type its numbers stand, and where keys and slots stand below it.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <vector>

namespace lockstep::ui {

namespace {

constexpr double rowOfType = 1.145; ///< height of a row whose text is 1 high

/// From the largest that is wanted down to the smallest that is read.
std::vector<double> typeSizes(const BucketLayout& layout, const View& view, std::initializer_list<double> usual)
{
    std::vector<double> sizes(usual);
    if (view.role == ViewRole::presenter)
        for (double size = 10; size > leastPresentedType - 1; --size)
            sizes.push_back(std::max(size, leastPresentedType));
    for (double& size : sizes)
        size *= layout.scale;
    return sizes;
}

/// Gaps shrink with the type.
double airOf(const BucketLayout& layout, double size)
{
    return std::min(layout.scale, size / 14);
}

struct NumberWidths {
    double count = 0, start = 0;
};

NumberWidths widthsOf(const BucketLayout& layout, std::size_t n, double size)
{
    return {textWidth(countDigits(layout.perGroup), size, 600), textWidth(countDigits(n), size, 600)};
}

void chooseLabels(BucketLayout& layout, const View& view)
{
    const double s = layout.scale, least = view.role == ViewRole::presenter ? leastPresentedType : 11;
    layout.labelSize =
        std::clamp(layout.rowHeight * 0.55, std::clamp(layout.rowHeight / rowOfType, least * s, 11 * s), 13 * s);
}

/// As high as the rows are now, at least as chosen.
void growNumbers(BucketLayout& layout, double largest)
{
    const double s = layout.scale;
    const double wanted = std::clamp(layout.rowHeight * 0.7, layout.numberSize, std::max(layout.numberSize, 14 * s));
    layout.numberSize = std::min(largest, wanted);
}

} // namespace

NumberSizes numberSizes(BucketLayout& layout, const Recording& recording, const TableShape& shape, const View& view)
{
    const double s = layout.scale;
    NumberSizes found;
    for (const double size : typeSizes(layout, view, {14, 13, 12, 11})) {
        const NumberWidths wide = widthsOf(layout, recording.n(), size);
        const double air = airOf(layout, size);
        const double gaps = (size > 11 * s ? 26 : 20) * air; // rather smaller than close to each other
        if (found.both <= 0 && wide.count + wide.start + gaps <= layout.columnWidth)
            found.both = size;
        if (found.one <= 0 && std::max(wide.count, wide.start) + 8 * air <= layout.columnWidth)
            found.one = size;
    }
    if (found.both <= 0)
        return found;
    const bool hasEdges = shape.kind == BucketKind::sortedBlocks;
    layout.headSize = 0;
    const auto name = [&](int lines, double size) {
        const auto widest = [&](const QString& usual, const QString& ofEdges) {
            return std::max(textWidth(usual, size, 400), hasEdges ? textWidth(ofEdges, size, 400) : 0);
        };
        const double count = widest(say("count"), say("first")), start = widest(say("start"), say("last"));
        const double number = widthsOf(layout, recording.n(), found.both).start + 8 * airOf(layout, found.both);
        const double needed = lines == 1 ? count + std::max(start, number) + 7 * s : std::max(count, start) + 3 * s;
        if (layout.headSize <= 0 && needed <= layout.columnWidth) {
            layout.headSize = size;
            layout.headLines = lines;
        }
    };
    for (const double least : {11 * s, 0.0}) // rather two lines than small ones
        for (const int lines : {1, 2})
            for (const double size : typeSizes(layout, view, {11.5, 11}))
                if (size >= least)
                    name(lines, size);
    if (layout.headSize <= 0)
        found.both = 0; // numbers without a name are not told apart
    return found;
}

void placeNumbers(BucketLayout& layout, const Recording& recording)
{
    if (!layout.hasBoth() || layout.numberSize <= 0) {
        layout.markSize = 0;
        return;
    }
    const double s = layout.scale, air = airOf(layout, layout.numberSize);
    const NumberWidths wide = widthsOf(layout, recording.n(), layout.numberSize);
    const bool isOneLine = layout.headLines == 1;
    const double count = isOneLine ? textWidth(say("count"), layout.headSize, 400) : 0;
    const double start = isOneLine ? textWidth(say("start"), layout.headSize, 400) : 0;
    const double cell = std::min(layout.columnWidth, 260 * s); // a start stands by its count
    layout.countRight = std::max(wide.count, count * 0.6) + 2 * air;
    const double spare =
        cell - std::max(layout.countRight + 6 * air, count + 4 * s) - std::max(wide.start + 8 * air, start);
    layout.pillHalf = wide.start / 2 + (spare >= 20 * s ? 7 * s : 4 * air);
    if (spare >= 20 * s)
        layout.pillHalf = std::max(layout.pillHalf, 14 * s);
    const double margin = std::clamp(spare, 2 * s, std::min(18 * s, cell * 0.1));
    layout.startCentre = cell - std::max(layout.pillHalf, start / 2) - margin;
    const double marksRoom = layout.startCentre - wide.start / 2 - 10 * s - layout.countRight - 10 * s;
    const double marks = marksRoom / (1.4 * static_cast<double>(std::min<std::size_t>(layout.perGroup, 16)));
    const bool hasMarks = marks >= 5 * s && layout.perGroup <= 16;
    layout.markSize = hasMarks ? std::min({marks, 8 * s, layout.rowHeight * 0.65}) : 0;
    layout.table = hasMarks ? TableDetail::marks : TableDetail::numbers;
}

void chooseHeights(BucketLayout& layout, const TableShape& shape, const View& view, const NumberSizes& sizes)
{
    const double s = layout.scale;
    const auto digits = static_cast<double>(shape.rows);
    const double height = view.size.height();
    const double top = 12 * s;
    layout.cardTop = top;
    layout.aboveKeys = 17 * s;
    layout.belowBands = (23 + (layout.digitCut > 0 ? secondLine : 0)) * s;
    // Everything but the rows of the table, the arcs and the two lines that may go.
    const double fixed =
        top + 2 * layout.keyHeight + 4 * (2 * layout.endMark + 3 * s) + 46 * s + 17 * s + layout.belowBands;
    const double line = 26 * s, note = 20 * s, leastArcs = 44 * s, least = 12.6 * s, roomy = 17 * s;
    const double slack = 12 * s; // `fixed` has that much air
    double head = (36 + (layout.headLines - 1) * headLine) * s;
    double room = height - fixed - leastArcs;
    double row = 0;
    const bool isRoomy = room >= digits * roomy + head;
    if (sizes.both > 0 && (isRoomy || (digits > 4 && room + slack >= digits * least + head))) {
        layout.table = TableDetail::numbers;
        room -= head;
        row = isRoomy ? roomy : least; // or rows close to each other
    } else {
        head = 22 * s;
        room -= head;
        row = std::clamp(room * 0.5 / digits, 0.0, roomy);
        if (row < least && room >= least * digits) // each row has its digit
            row = least;
        layout.table = sizes.one > 0 && row >= least ? TableDetail::single : TableDetail::shades;
        if (row < 2.5)
            layout.fits = false;
    }
    room -= row * digits;
    // A tint is explained wherever that is possible.
    const bool hasNote = view.hasLegend && room + (layout.hasBoth() ? 0 : slack) >= note;
    room -= hasNote ? note : 0;
    if (room >= line) {
        layout.lineY = height - 13 * s;
        room -= line;
    }
    if (room < (layout.hasBoth() || hasNote ? -slack : 0))
        layout.fits = false;
    if (layout.hasBoth() && room > 0) { // what is left goes to rows first, then to arcs
        const double more = std::min(room * 0.5, digits * 12 * s);
        row += more / digits;
        room -= more;
    }
    layout.rowHeight = row;
    const double type = layout.hasBoth() ? sizes.both : sizes.one;
    layout.numberSize = layout.table == TableDetail::shades ? 0 : std::min(type, 11 * s);
    growNumbers(layout, type);
    chooseLabels(layout, view);
    layout.headY = top + 22 * s;
    layout.subheadY = layout.hasBoth() ? top + 38 * s : 0;
    layout.rowTop = top + head + 14 * s;
    const double tableEnd = layout.rowTop + row * digits;
    layout.noteY = hasNote ? tableEnd + 11 * s : 0;
    layout.keyTop = tableEnd + (hasNote ? note : 0) + 30 * s;
    const double arcs = std::min(leastArcs + std::max(0.0, room), layout.mostArcs(view, 260));
    layout.arcTop = layout.keyTop + layout.keyHeight;
    layout.slotTop = layout.arcTop + 4 * layout.endMark + 6 * s + arcs;
    layout.indexY = layout.slotTop + layout.keyHeight + 9 * s;
    layout.bandY = layout.indexY + 11 * s;
    if (layout.lineY > 0)
        layout.lineY = std::min(layout.lineY, layout.bandY + 42 * s);
}

/// Where height is short the note goes first, then the numbers under the slots, then the words over the counts, then
/// one of the two numbers of a cell, then both. An audience reads smaller type rather than none.
void chooseCloseHeights(BucketLayout& layout, const TableShape& shape, const View& view, const NumberSizes& sizes)
{
    const double s = layout.scale;
    const auto digits = static_cast<double>(shape.rows);
    const bool presented = view.role == ViewRole::presenter;
    layout.cardTop = 11.5 * s;
    layout.aboveKeys = 13 * s;
    layout.belowBands = (20 + (layout.digitCut > 0 ? secondLine : 0)) * s;
    layout.headY = layout.cardTop + 10 * s;
    const double head = layout.headY + 9 * s;
    const double ends = 4 * layout.endMark + 6 * s, leastArcs = 24 * s;
    const double beforeKeys = 14 * s + layout.aboveKeys, afterSlots = 7 * s;
    double room = view.size.height() - head - beforeKeys - 2 * layout.keyHeight - ends - leastArcs - afterSlots -
                  layout.belowBands - 2;

    struct Extras {
        double least = 0; ///< type for which these are given up
        double words = 0, index = 0, note = 0;
        double all() const { return words + index + note; }
    };
    const double words = 14 * s + (layout.headLines - 1) * headLine * s, index = 14 * s;
    const double note = view.hasLegend ? 17 * s : 0;
    Extras taken;
    const auto choose = [&](TableDetail table, double largest, std::initializer_list<Extras> ways) {
        for (const Extras& way : ways)
            for (const double size : typeSizes(layout, view, {14, 13, 12, 11}))
                if (layout.numberSize <= 0 && size <= largest && size >= way.least * s &&
                    size * rowOfType * digits + way.all() <= room) {
                    layout.table = table;
                    layout.numberSize = size;
                    taken = way;
                }
    };
    choose(TableDetail::numbers, sizes.both,
           {{10, words, index, note}, {8, words, index, 0}, {0, words, 0, 0}, {0, 0, 0, 0}});
    choose(TableDetail::single, sizes.one, {{8, 0, index, note}, {0, 0, 0, note}, {0, 0, index, 0}, {}});
    if (layout.numberSize > 0) {
        layout.rowHeight = layout.numberSize * rowOfType;
        room -= taken.all() + layout.rowHeight * digits;
    } else {
        layout.table = TableDetail::shades;
        const double named = (presented ? leastPresentedType * rowOfType : 12.6) * s;
        layout.rowHeight = std::clamp(room * 0.7 / digits, 0.0, 12.6 * s);
        if (layout.rowHeight < named && room >= named * digits)
            layout.rowHeight = named;
        if (layout.rowHeight < (presented ? 5 : 2.5))
            layout.fits = false;
        room -= layout.rowHeight * digits;
        taken.index = room >= index ? index : 0;
        taken.note = room - taken.index >= note ? note : 0;
        room -= taken.all();
    }
    layout.rowTop = head + taken.words;
    layout.subheadY = taken.words > 0 ? head + 5 * s : 0;
    if (!presented && room >= 26 * s) {
        layout.lineY = view.size.height() - 13 * s;
        room -= 26 * s;
    }
    room = std::max(0.0, room);
    double more = layout.numberSize > 0 ? std::min(room * 0.4, digits * 8 * s) : 0;
    if (const double usual = 11 * rowOfType * s; layout.numberSize > 0 && layout.rowHeight < usual) // type before arcs
        more = std::max(more, std::min(room, digits * (usual - layout.rowHeight)));
    layout.rowHeight += more / digits;
    if (layout.numberSize > 0)
        growNumbers(layout, layout.hasBoth() ? sizes.both : sizes.one);
    chooseLabels(layout, view);
    const double tableEnd = layout.rowTop + layout.rowHeight * digits;
    layout.noteY = taken.note > 0 ? tableEnd + 10 * s : 0;
    layout.keyTop = tableEnd + taken.note + beforeKeys;
    layout.arcTop = layout.keyTop + layout.keyHeight;
    layout.slotTop = layout.arcTop + ends + leastArcs + std::min(room - more, layout.mostArcs(view, 120));
    const double slotEnd = layout.slotTop + layout.keyHeight;
    layout.indexY = taken.index > 0 ? slotEnd + 8 * s : 0;
    layout.bandY = slotEnd + afterSlots + (taken.index > 0 ? index - 3 * s : 0);
}

} // namespace lockstep::ui
