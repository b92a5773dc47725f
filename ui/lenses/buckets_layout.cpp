#include "ui/lenses/buckets_layout.hpp"

#include "engine/input/input.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostKeys = 128;  ///< arcs beyond this cannot be followed
constexpr std::size_t mostDigits = 64; ///< rows of the table, as shades
constexpr double leastPitch = 8;

double width(const QString& text, double size, int weight, FontFamily family = FontFamily::text)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family));
}

void chooseColumns(BucketLayout& layout, const Recording& recording, const TableShape& shape, const View& view,
                   const QString& digit)
{
    const double s = layout.scale;
    const auto n = static_cast<double>(recording.n());
    const auto groups = static_cast<double>(shape.groups);
    const double margin = 12 * s;
    layout.left = margin +
                  std::max(width(QStringLiteral("bits 31..24"), 12 * s, 400),
                           width(digit, 12 * s, 500, FontFamily::mono) + 22 * s) +
                  14 * s;
    const double room = view.size.width() - layout.left - margin;
    const double gap = shape.groups > 1 ? std::clamp(room / groups * 0.08, 3.0, 18 * s) : 0;
    const double mostPitch = 62 * s;
    layout.perGroup = std::max<std::size_t>(1, shape.perGroup);

    // Blocks of keys stand under their columns of the table unless a short last block would waste the width.
    const double aligned = (room / groups - gap) / static_cast<double>(layout.perGroup);
    const double packed = (room - gap * (groups - 1)) / n;
    layout.keyPitch = std::min(aligned >= 0.75 * packed ? aligned : packed, mostPitch);
    layout.keyGroupWidth =
        aligned >= 0.75 * packed
            ? std::max(room / groups > 220 * s
                           ? std::max(220 * s, layout.keyPitch * static_cast<double>(layout.perGroup) + gap)
                           : room / groups,
                       0.0)
            : layout.keyPitch * static_cast<double>(layout.perGroup) + gap;
    layout.columnWidth = aligned >= 0.75 * packed ? layout.keyGroupWidth : std::min(room / groups, 220 * s);
    layout.slotPitch = std::min(room / n, mostPitch);
    layout.keyWidth = std::min({layout.keyPitch, layout.slotPitch, 46 * s});
    layout.keyWidth -= layout.keyWidth > 20 ? 4 * s : 2;
    layout.fits = std::min(layout.keyPitch, layout.slotPitch) >= leastPitch;
}

void chooseType(BucketLayout& layout, const Recording& recording, std::uint32_t digitWidth)
{
    const double s = layout.scale;
    QString longest;
    for (const std::uint32_t bits : recording.input)
        if (const QString text = QString::fromStdString(formatValue(bits, recording.type));
            text.size() > longest.size())
            longest = text;
    const std::array sizes{16 * s, 15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.valueSize = fittingSize(longest, layout.keyWidth - 4 * s, sizes, 600);
    const std::array bitSizes{12 * s, 11 * s};
    const QString digit(static_cast<int>(digitWidth), QLatin1Char('0'));
    layout.bitsSize =
        layout.valueSize > 0 ? fittingSize(digit, layout.keyWidth - 7 * s, bitSizes, 500, FontFamily::mono) : 0;
    layout.keyHeight = (layout.valueSize > 0 ? (layout.bitsSize > 0 ? 46 : 24) : 18) * s;
    layout.endMark = std::clamp(layout.slotPitch * 0.3, 2.6, 4.5 * s);
}

struct TableHeights {
    double row = 0, head = 0, note = 0;
};

void chooseHeights(BucketLayout& layout, const TableShape& shape, const View& view, double numbersWidth)
{
    const double s = layout.scale;
    const auto digits = static_cast<double>(shape.digits);
    const double height = view.size.height();
    const double top = 12 * s;
    // Everything but the rows of the table, the arcs and the two lines that may go.
    const double fixed = top + 2 * layout.keyHeight + 4 * (2 * layout.endMark + 3 * s) + 46 * s + 40 * s;
    const double line = 26 * s, note = 20 * s, head = 36 * s, leastArcs = 44 * s;
    double room = height - fixed - leastArcs;

    const bool numbers = layout.columnWidth >= numbersWidth;
    TableHeights table;
    if (numbers && room >= digits * 17 * s + head) {
        layout.table = layout.markSize > 0 ? TableDetail::marks : TableDetail::numbers;
        table.head = head;
        room -= head;
        table.row = 17 * s;
    } else {
        layout.table = TableDetail::shades;
        table.head = 22 * s;
        room -= table.head;
        table.row = std::clamp(room * 0.5 / digits, 0.0, 14 * s);
        if (table.row < 2.5)
            layout.fits = false;
    }
    room -= table.row * digits;
    if (room >= line) {
        layout.lineY = height - 13 * s;
        room -= line;
    }
    if (room >= note) {
        table.note = note;
        room -= note;
    }
    if (room < 0)
        layout.fits = false;
    if (layout.table != TableDetail::shades && room > 0) { // what is left goes to rows first, then to arcs
        const double more = std::min(room * 0.5, digits * 12 * s);
        table.row += more / digits;
        room -= more;
    }
    layout.headY = top + 22 * s;
    layout.subheadY = layout.table == TableDetail::shades ? 0 : top + 38 * s;
    layout.rowTop = top + table.head + 14 * s;
    layout.rowHeight = table.row;
    const double tableEnd = layout.rowTop + table.row * digits;
    layout.noteY = table.note > 0 ? tableEnd + 11 * s : 0;
    layout.keyTop = tableEnd + table.note + 30 * s;
    const double arcs = std::min(leastArcs + std::max(0.0, room), 260 * s);
    layout.slotTop = layout.keyTop + layout.keyHeight + 4 * layout.endMark + 6 * s + arcs;
    layout.indexY = layout.slotTop + layout.keyHeight + 9 * s;
    layout.bandY = layout.indexY + 11 * s;
    if (layout.lineY > 0)
        layout.lineY = std::min(layout.lineY, layout.bandY + 42 * s);
}

} // namespace

QRectF BucketLayout::cell(std::size_t digit, std::size_t group) const
{
    return {left + static_cast<double>(group) * columnWidth, rowTop + static_cast<double>(digit) * rowHeight,
            columnWidth, rowHeight};
}

QRectF BucketLayout::tableRect(std::size_t digits, std::size_t groups) const
{
    return cell(0, 0).united(cell(digits - 1, groups - 1));
}

QRectF BucketLayout::key(std::size_t position) const
{
    const double x = left + static_cast<double>(position / perGroup) * keyGroupWidth +
                     (static_cast<double>(position % perGroup) + 0.5) * keyPitch;
    return {x - keyWidth / 2, keyTop, keyWidth, keyHeight};
}

QRectF BucketLayout::slot(std::size_t index) const
{
    const double x = left + (static_cast<double>(index) + 0.5) * slotPitch;
    return {x - keyWidth / 2, slotTop, keyWidth, keyHeight};
}

QPointF BucketLayout::count(std::size_t digit, std::size_t group) const
{
    const QRectF rect = cell(digit, group);
    return {rect.left() + countRight, rect.center().y()};
}

QPointF BucketLayout::start(std::size_t digit, std::size_t group) const
{
    const QRectF rect = cell(digit, group);
    return {rect.left() + startCentre, rect.center().y()};
}

BucketLayout layoutBuckets(const Recording& recording, const View& view)
{
    BucketLayout layout;
    layout.scale = roleScale(view.role);
    const double s = layout.scale;
    const std::optional<TableShape> shape = tableShape(recording);
    if (!shape || recording.n() == 0 || recording.n() > mostKeys || shape->digits > mostDigits)
        return layout;
    const auto digitWidth = std::max<std::uint32_t>(1, recording.launches.front().meaning.bits.value_or(1));
    chooseColumns(layout, recording, *shape, view, digitText(0, digitWidth));
    chooseType(layout, recording, digitWidth);

    const double number = width(countDigits(recording.n()), 14 * s, 600);
    const double words = width(QStringLiteral("count"), 11.5 * s, 400);
    const double startWords = width(QStringLiteral("start"), 11.5 * s, 400);
    const double numbersWidth = std::max(number, words) + std::max(number + 12 * s, startWords) + 16 * s;
    layout.countRight = std::max(number, words * 0.6) + 2 * s;
    layout.startCentre =
        layout.columnWidth - std::max(number / 2 + 8 * s, startWords / 2) - std::min(18 * s, layout.columnWidth * 0.1);
    const double marksRoom = layout.startCentre - number / 2 - 10 * s - layout.countRight - 10 * s;
    const double marks = marksRoom / (1.4 * static_cast<double>(std::min<std::size_t>(layout.perGroup, 16)));
    layout.markSize = marks >= 5 * s && layout.perGroup <= 16 ? std::min(marks, 8 * s) : 0;
    if (layout.fits)
        chooseHeights(layout, *shape, view, numbersWidth);
    const double indexWidth = width(QString::number(recording.n()), 11 * s, 400) + 4 * s;
    while (layout.indexStep * layout.slotPitch < indexWidth)
        layout.indexStep *= 2;
    return layout;
}

} // namespace lockstep::ui
