#include "ui/lenses/dataflow_layout.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostPositions = 128; ///< beyond it a frame has more marks than a screen refresh can paint
constexpr double leastPitch = 9;

double width(const QString& text, double size, int weight, FontFamily family = FontFamily::text)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family));
}

/// The text of most characters stands for the widest: digits are tabular.
QString longest(const Recording& recording, const std::vector<std::uint32_t>& values)
{
    QString best;
    for (const std::uint32_t bits : values)
        if (const QString text = scanValueText(bits, recording); text.size() > best.size())
            best = text;
    return best;
}

struct Texts {
    QString inputValue, value, range;
};

Texts widestTexts(const Recording& recording, const ScanFlow* flow)
{
    Texts texts;
    texts.inputValue = longest(recording, recording.input);
    std::vector<std::uint32_t> values;
    const ScanOperator sign = scanOperator(recording);
    if (flow)
        for (const ScanLevel& level : flow->levels)
            for (const ScanCombine& combine : level.combines) {
                values.push_back(combine.result.bits);
                if (const QString text = rangeText(combine.result.range, sign); text.size() > texts.range.size())
                    texts.range = text;
            }
    texts.value = longest(recording, values);
    return texts;
}

QString groupOf(const Launch& launch)
{
    return QString::fromStdString(launch.meaning.group.english);
}
QString titleOf(const Launch& launch)
{
    return QString::fromStdString(launch.meaning.title.english);
}

void chooseColumns(ScanLayout& layout, const Recording& recording, const View& view)
{
    const double s = layout.scale;
    const auto n = static_cast<double>(recording.n());
    double labels = width(QStringLiteral("position"), 12 * s, 400);
    for (const Launch& launch : recording.launches)
        labels = std::max({labels, width(groupOf(launch), 12 * s, 600), width(titleOf(launch), 12 * s, 600) + 8 * s});
    const double cardMargin = 8 * s;
    const double gutter = labels + 22 * s;
    const double room = view.size.width() - gutter - 2 * cardMargin;
    layout.labelSize = 12 * s;
    layout.pitch = std::min(room / std::max(n, 1.0), 112 * s);
    const double used = gutter + layout.pitch * n + 2 * cardMargin;
    layout.left = std::max(0.0, (view.size.width() - used) / 2) + cardMargin + gutter;
    layout.gutterLeft = layout.left - cardMargin - gutter;
    layout.gutterRight = layout.left - 14 * s;
    layout.fits = layout.pitch >= leastPitch && room > 0;
    const double indexWidth = width(QString::number(recording.n()), 11.5 * s, 400) + 5 * s;
    while (static_cast<double>(layout.indexStep) * layout.pitch < indexWidth && layout.indexStep < 1024)
        layout.indexStep *= 2;
}

void chooseType(ScanLayout& layout, const Recording& recording, const Texts& texts)
{
    const double s = layout.scale;
    const double room = std::min(layout.pitch - 4 * s, 88 * s) - 4 * s;
    const std::array valueSizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    const std::array smallSizes{13 * s, 12 * s, 11 * s};
    std::vector<double> rangeSizes{11.5 * s, 11 * s};
    if (recording.n() <= 16)
        rangeSizes.push_back(10.5 * s); // the one exception to the floor of 11
    const double inner = room > 0 ? room : 0;
    layout.input.value = fittingSize(texts.inputValue, inner, smallSizes, 600);
    layout.focus.value = fittingSize(texts.value, inner, valueSizes, 600);
    const double range = fittingSize(texts.range, inner + 2 * s, rangeSizes, 500, FontFamily::display);
    layout.focus.range = range;
    const double valueWidth = width(texts.value, 13 * s, 600);
    const double rangeWidth = width(texts.range, 11.5 * s, 500, FontFamily::display);
    if (valueWidth + rangeWidth + 8 * s <= inner)
        layout.compact = {13 * s, 11.5 * s};
    else if (range > 0)
        layout.compact = {0, range};
    else
        layout.compact = {fittingSize(texts.value, inner, smallSizes, 600), 0};

    const double widest =
        std::max({layout.compact.value > 0 ? valueWidth + 10 * s : 0.0,
                  layout.compact.value > 0 && layout.compact.range > 0 ? valueWidth + rangeWidth + 18 * s : 0.0,
                  layout.focus.value > 0 ? width(texts.value, layout.focus.value, 600) + 14 * s : 0.0, 36 * s});
    layout.cellWidth = std::min(layout.pitch - (layout.pitch > 20 ? 4 : 2) * s, widest);
    layout.focusCellWidth = layout.cellWidth;
    layout.signInNode = layout.pitch >= 34 * s;
    layout.nodeRadius = std::clamp(layout.pitch * 0.36, 3.0, 7 * s);
    layout.focusNodeRadius = std::clamp(layout.pitch * 0.42, 3.5, 9 * s);
}

/// Heights of a row's parts; rows shrink from the comfortable to the least that their type needs.
struct Heights {
    double gap, cell, focusGap, focusCell;
    double total(std::size_t compactRows, bool focus) const
    {
        return static_cast<double>(compactRows) * (gap + cell) + (focus ? focusGap + focusCell : 0);
    }
};

Heights mix(const Heights& a, const Heights& b, double f)
{
    return {std::lerp(a.gap, b.gap, f), std::lerp(a.cell, b.cell, f), std::lerp(a.focusGap, b.focusGap, f),
            std::lerp(a.focusCell, b.focusCell, f)};
}

Heights leastHeights(const ScanLayout& layout)
{
    const double s = layout.scale;
    const bool text = layout.compact.value > 0 || layout.compact.range > 0;
    const double focusText = layout.focus.value * 1.22 + layout.focus.range * 1.22;
    return {(text ? 18 : 13) * s, (text ? 16 : 8) * s, 34 * s, std::max(14 * s, focusText + 4 * s)};
}

void chooseRows(ScanLayout& layout, const Recording& recording, std::size_t current, const View& view)
{
    const double s = layout.scale;
    const std::size_t launches = recording.launchCount();
    const bool focusRow = current > 0;
    const double cardPad = 10 * s;
    const double inputHeight = (layout.input.value > 0 ? 22 : 12) * s;
    const double legend = view.size.height() > 300 * s ? 34 * s : 0;

    layout.indexY = (focusRow ? 8 : 20) * s;
    const double inputTop = layout.indexY + 12 * s;
    const double afterInput = inputTop + inputHeight + (focusRow ? 0 : cardPad + 4 * s);
    const double room = view.size.height() - afterInput - legend - 6 * s - (focusRow ? 2 * cardPad + 6 * s : 0);

    const Heights normal{33 * s, 20 * s, 52 * s, std::max(24 * s, leastHeights(layout).focusCell + 4 * s)};
    const Heights wide{52 * s, 24 * s, 80 * s, normal.focusCell + 6 * s};
    const std::size_t compactRows = launches - (focusRow ? 1 : 0);
    Heights least = leastHeights(layout);
    if (least.total(compactRows, focusRow) > room) { // give up the compact rows' texts first
        layout.compact = {};
        least = leastHeights(layout);
    }

    std::size_t first = 1, last = launches;
    Heights heights = least;
    if (const double need = least.total(compactRows, focusRow); need <= room) {
        const double ordinary = normal.total(compactRows, focusRow);
        heights =
            ordinary > room
                ? mix(least, normal, ordinary > need ? (room - need) / (ordinary - need) : 0.0)
                : mix(normal, wide,
                      std::min(1.0, (room - ordinary) / std::max(1.0, wide.total(compactRows, focusRow) - ordinary)));
    } else {
        const double dots = 2 * 18 * s;
        const double rest = room - dots - least.total(0, focusRow);
        const auto shown = static_cast<std::size_t>(std::max(0.0, std::floor(rest / (least.gap + least.cell))));
        const std::size_t total = shown + (focusRow ? 1 : 0);
        if (rest < 0 || total == 0) {
            layout.fits = false;
            return;
        }
        const std::size_t centre = std::max<std::size_t>(current, 1);
        first = centre > total / 2 ? centre - total / 2 : 1;
        last = std::min(launches, first + total - 1);
        first = last + 1 > total ? std::max<std::size_t>(1, last + 1 - total) : 1;
    }
    layout.hiddenAbove = first - 1;
    layout.hiddenBelow = launches - last;
    layout.groupLabels = heights.gap + heights.cell >= 34 * s;

    layout.rows.push_back({0, layout.indexY, layout.indexY, inputTop, inputHeight, !focusRow});
    const double cardLeft = layout.gutterLeft + 1;
    const double cardRight = layout.left + layout.pitch * static_cast<double>(recording.n()) + 7 * s;
    if (!focusRow)
        layout.card = {QPointF{cardLeft, 1 * s}, QPointF{cardRight, inputTop + inputHeight + cardPad}};
    double y = afterInput;
    if (layout.hiddenAbove > 0) {
        layout.hiddenAboveY = y + 9 * s;
        y += 18 * s;
    }
    for (std::size_t k = first; k <= last; ++k) {
        ScanRow row;
        row.launch = k;
        row.focus = k == current;
        if (row.focus) {
            y += 3 * s;
            layout.card.setTopLeft({cardLeft, y});
            y += cardPad * 0.6;
        }
        row.top = y + (row.focus ? 0 : 4 * s);
        const double gap = row.focus ? heights.focusGap : heights.gap;
        row.cellHeight = row.focus ? heights.focusCell : heights.cell;
        row.cellTop = y + gap;
        const double radius = row.focus ? layout.focusNodeRadius : layout.nodeRadius;
        row.nodeY = row.cellTop - radius - std::max(2.0 * s, (gap - 2 * radius) * 0.22);
        y = row.bottom();
        if (row.focus) {
            y += cardPad;
            layout.card.setBottomRight({cardRight, y});
            y += 3 * s;
        }
        layout.rows.push_back(row);
    }
    if (layout.hiddenBelow > 0) {
        layout.hiddenBelowY = y + 9 * s;
        y += 18 * s;
    }
    layout.bottom = y;
    if (layout.bottom > view.size.height() + 0.5)
        layout.fits = false;
}

} // namespace

const ScanRow* ScanLayout::row(std::size_t launch) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [launch](const ScanRow& row) { return row.launch == launch; });
    return found == rows.end() ? nullptr : &*found;
}

ScanLayout layoutScan(const Recording& recording, const ScanFlow* flow, std::size_t current, const View& view)
{
    ScanLayout layout;
    layout.scale = roleScale(view.role);
    if (recording.n() == 0 || recording.n() > mostPositions)
        return layout;
    chooseColumns(layout, recording, view);
    chooseType(layout, recording, widestTexts(recording, flow));
    if (layout.fits)
        chooseRows(layout, recording, current, view);
    return layout;
}

} // namespace lockstep::ui
