#include "ui/lenses/dataflow_layout.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostPositions = 128; ///< beyond it a frame has more marks than a screen refresh can paint
constexpr double leastPitch = 9, leastPresentedPitch = 24;
constexpr double indexType = 11.5;
constexpr double widthForLabels = 1100; ///< of an audience's picture; panes beside one another have none
constexpr double narrowPitch = 28;      ///< below it every pixel of a column is for its values

double width(const QString& text, double size, int weight, FontFamily family = FontFamily::text)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family));
}

/// The longest line of these values; the text of most characters stands for the widest, as digits are tabular.
QString longest(const Recording& recording, const Words& values, ValueForm form)
{
    QString best;
    for (const std::uint32_t bits : values)
        for (const QString& line : valueLines(bits, recording, form))
            if (line.size() > best.size())
                best = line;
    return best;
}

/// What a row has to write.
struct Texts {
    Words values;
    QString range;
};

Texts textsOf(const ScanStep& step, ScanOperator sign)
{
    Texts texts;
    const auto add = [&](const ScanValue& value) {
        texts.values.push_back(value.bits);
        // Letters are wider than digits and dots: "empty" is longer than "Σ0..15".
        const QString text = cellInputsText(value.inputs, sign);
        const auto length = [](const QString& of) {
            return of.size() + std::ranges::count_if(of, [](QChar c) { return c.isLower(); });
        };
        if (length(text) > length(texts.range))
            texts.range = text;
    };
    for (const ScanCombine& combine : step.combines)
        add(combine.result);
    for (const ScanCopy& copy : step.copies)
        if (step.isCopying() || copy.toChild)
            add(copy.value);
    for (const ScanFill& fill : step.fills)
        add(fill.value);
    return texts;
}

double widthOf(const Recording& recording, const Words& values, const ValueType& type)
{
    return width(longest(recording, values, type.form), type.size, type.weight, type.family);
}

/// The largest type in which all these values fit; in the end a narrower face, then a narrower form.
ValueType fittingType(const Recording& recording, const Words& values, double room, std::span<const double> sizes)
{
    static constexpr std::array everyForm{ValueForm::full, ValueForm::compact, ValueForm::stacked};
    for (const ValueForm form : std::span(everyForm).first(hasForms(recording) ? everyForm.size() : 1)) {
        const QString text = longest(recording, values, form);
        if (const double size = fittingSize(text, room, sizes, 600); size > 0)
            return {size, form, FontFamily::text, 600};
        if (width(text, sizes.back(), 500, FontFamily::display) <= room)
            return {sizes.back(), form, FontFamily::display, 500};
    }
    return {};
}

QString groupOf(const Launch& launch)
{
    return say(launch.meaning.group);
}
QString titleOf(const Launch& launch)
{
    return say(launch.meaning.title);
}

void chooseColumns(ScanLayout& layout, const Recording& recording, const View& view)
{
    const double s = layout.scale;
    const auto n = static_cast<double>(columnsOf(recording));
    const bool presented = view.role == ViewRole::presenter;
    const auto place = [&](double size, double margin, double padding, double air, FontFamily family) {
        double labels = !layout.hasGutter ? 0 : width(say("position"), size, 400, family);
        for (const Launch& launch : recording.launches)
            if (layout.hasGutter)
                labels = std::max({labels, width(groupOf(launch), size, 600, family),
                                   width(titleOf(launch), size, 600, family) + padding});
        if (layout.hasGutter && hasPhases(recording))
            labels = std::max(labels, width(say("distance %1").arg(64), size, 600, family) + padding);
        layout.labelFamily = family;
        layout.labelSize = size;
        layout.cardMargin = margin;
        layout.pillPadding = padding;
        const double gutter = layout.hasGutter ? labels + padding + air : 0;
        const double room = view.size.width() - gutter - 2 * margin;
        layout.pitch = std::min(room / std::max(n, 1.0), 112 * s);
        const double used = gutter + layout.pitch * n + 2 * margin;
        layout.left = std::max(0.0, (view.size.width() - used) / 2) + margin + gutter;
        layout.gutterLeft = layout.left - margin - gutter;
        layout.gutterRight = layout.left - (layout.hasGutter ? air : 0);
        layout.fits = layout.pitch >= (presented ? leastPresentedPitch : leastPitch) && room > 0;
    };
    place(12 * s, 8 * s, 8 * s, 14 * s, FontFamily::text);
    if (presented &&
        (layout.pitch < narrowPitch * s ||
         view.size.width() < widthForLabels)) { // what is read beside the picture goes before what is in it
        layout.hasGutter = false;
        place(12 * s, 4 * s, 10 * s, 0, FontFamily::text);
    } else if (layout.pitch < narrowPitch * s) { // the columns need what the labels can spare
        place(11 * s, 4 * s, 6 * s, 8 * s, FontFamily::display);
    }
    const double indexWidth = width(QString::number(recording.n()), indexType * s, 400) + 5 * s;
    while (static_cast<double>(layout.indexStep) * layout.pitch < indexWidth && layout.indexStep < 1024)
        layout.indexStep *= 2;
}

void chooseType(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                bool presented)
{
    const double s = layout.scale;
    const bool narrow = layout.pitch < narrowPitch * s;
    const double gap = (narrow ? 2 : 4) * s, padding = (narrow ? 1 : 2) * s;
    // Where a mistake has left something wrong, its inputs explain it, and get the room that there is.
    const bool explains = flow && std::ranges::find(flow->wrong, true) != flow->wrong.end();
    const double room = std::max(0.0, std::min(layout.pitch - gap - 2 * padding, (explains ? 150 : 84) * s));
    std::vector<double> valueSizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    if (presented)
        valueSizes.insert(valueSizes.begin(), {17 * s, 16 * s});
    const std::array smallSizes{13 * s, 12 * s, 11 * s};
    std::vector<double> rangeSizes{11.5 * s, 11 * s};
    if (recording.n() <= 16 && !presented)
        rangeSizes.push_back(10.5 * s); // the one exception to the floor of 11
    // A range on one line, else on two.
    const auto setRange = [&](CellType& type, const QString& text) {
        type.range = fittingSize(text, room + 2 * s, rangeSizes, 500, FontFamily::display);
        if (type.range > 0)
            return;
        type.isSplit = true;
        for (const QString& line : rangeLines(text, type)) {
            const double size = fittingSize(line, room + 2 * s, rangeSizes, 500, FontFamily::display);
            type.range = type.range > 0 && size > 0 ? std::min(type.range, size) : size;
            if (size <= 0)
                break;
        }
        type.isSplit = type.range > 0;
    };

    std::vector<Texts> levels(stepsOf(recording).size());
    Texts all;
    if (flow)
        for (std::size_t k = 0; k < levels.size() && k < flow->steps.size(); ++k) {
            levels[k] = textsOf(flow->steps[k], scanOperator(recording));
            all.values.insert(all.values.end(), levels[k].values.begin(), levels[k].values.end());
            if (levels[k].range.size() > all.range.size())
                all.range = levels[k].range;
        }
    layout.input.value = fittingType(recording, recording.input, room, smallSizes);

    // Past rows say the same, as far as there is room for the widest of them: both, else ranges, else each its values;
    // an audience gets the values first.
    const double rangeWidth = width(all.range, 11.5 * s, 500, FontFamily::display);
    ValueType beside{13 * s, ValueForm::full, FontFamily::text, 600};
    if (hasForms(recording) && widthOf(recording, all.values, beside) + rangeWidth + 8 * s > room)
        beside.form = ValueForm::compact;
    const double both = widthOf(recording, all.values, beside) + rangeWidth + 8 * s;
    CellType ranges;
    setRange(ranges, all.range);
    const double range = ranges.range;
    double widestRow = 0; // of rows that have room for both by themselves
    for (const Texts& texts : levels) {
        const ValueType values = fittingType(recording, texts.values, room, smallSizes);
        const double own =
            widthOf(recording, texts.values, beside) + width(texts.range, 11.5 * s, 500, FontFamily::display) + 8 * s;
        const bool fitsBoth = both <= room || (explains && own <= room);
        if (explains && own <= room)
            widestRow = std::max(widestRow, own);
        CellType type;
        if (fitsBoth) {
            type = {beside, 11.5 * s};
        } else if (explains) {
            type.value = values;
        } else {
            type = ranges;
            type.value = values;
            type.isStacked = values.size > 0 && range > 0;
        }
        layout.compact.push_back(type);
    }
    const Texts& now = current > 0 && current <= levels.size() ? levels[current - 1] : all;
    layout.focus.value = fittingType(recording, now.values, room, valueSizes);
    setRange(layout.focus, now.range);

    // Cells keep their width from launch to launch.
    const ValueType widestFocus = fittingType(recording, all.values, room, valueSizes);
    const double widest =
        std::max({widestFocus.size > 0 ? widthOf(recording, all.values, widestFocus) + 14 * s : 0.0,
                  both <= room                   ? both + 10 * s
                  : range > 0 && !ranges.isSplit ? width(all.range, range, 500, FontFamily::display) + 10 * s
                                                 : 0.0,
                  widestRow > 0 ? widestRow + 10 * s : 0.0, 36 * s});
    layout.cellWidth = std::min(layout.pitch - gap, widest);
    layout.focusCellWidth = layout.cellWidth;
    layout.signInNode = layout.pitch >= 34 * s;
    layout.nodeRadius = std::clamp(layout.pitch * 0.36, 3.0, 7 * s);
    layout.focusNodeRadius = std::clamp(layout.pitch * 0.42, 3.5, 9 * s);
    layout.operandRadius = std::clamp(layout.pitch * (presented ? 0.1 : 0.13), 2.0, 5 * s);
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

Heights leastHeights(const ScanLayout& layout, bool presented)
{
    const double s = layout.scale;
    // Large type needs less air in proportion.
    const double gap = presented ? 13 : 18, focusGap = presented ? 28 : 34, air = presented ? 1 : 3;
    double cell = 8 * s;
    for (const CellType& type : layout.compact)
        if (type.value.size > 0 || type.range > 0)
            cell = std::max({cell, (13 + air) * s, type.value.height() + air * s, type.rangeHeight() + air * s,
                             type.isStacked ? type.value.height() + type.rangeHeight() + air * s : 0.0});
    const double focusText = layout.focus.value.height() + layout.focus.rangeHeight();
    return {(cell > 8 * s ? gap : 13) * s, cell, focusGap * s, std::max(14 * s, focusText + (air + 1) * s)};
}

/// Turns of one after another, which want height of their own: how much they get beyond other rows, by step.
std::vector<double> turnHeights(const ScanFlow* flow, std::size_t steps, std::size_t current, double s, double most)
{
    constexpr double wanted = 30, wantedCompact = 9;
    std::vector<double> heights(steps + 1, 0.0);
    double sum = 0;
    for (std::size_t k = 1; flow && k <= std::min(steps, flow->steps.size()); ++k) {
        heights[k] =
            static_cast<double>(levelsOf(flow->steps[k - 1]) - 1) * (k == current ? wanted : wantedCompact) * s;
        sum += heights[k];
    }
    const double share = sum > 0 && sum > most ? std::max(0.0, most) / sum : 1;
    for (double& height : heights)
        height *= share;
    return heights;
}

void chooseRows(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                const View& view)
{
    const double s = layout.scale;
    const std::size_t steps = stepsOf(recording).size();
    const bool focusRow = current > 0;
    const bool hasItems = hasPhases(recording) && view.role != ViewRole::presenter;
    const ScanStep* now =
        flow != nullptr && focusRow && current <= flow->steps.size() ? &flow->steps[current - 1] : nullptr;
    const bool races = now != nullptr && now->races();
    bool hasShelf = now != nullptr && !now->beside.empty() && !now->wrong().empty() && layout.focus.value.size > 0;
    const double cardPad = 10 * s;
    const double itemsHeight = 18 * s; // of the strip of work-items in the card
    const bool hasLacks = focusRow && tellsLacks(recording) && view.role != ViewRole::presenter && view.launches == 0 &&
                          layout.pitch >= 14 * s && view.size.height() > 300 * s;
    const double below = (hasItems ? itemsHeight : 0) + (hasLacks ? itemsHeight : 0);
    const double inputHeight =
        layout.input.value.size > 0 ? std::max(22 * s, layout.input.value.height() + 4 * s) : 12 * s;
    const bool presented = view.role == ViewRole::presenter;
    const double legend = view.hasLegend && !presented && view.size.height() > 300 * s ? 34 * s : 0;
    // A tab on the card's edge stands free of the row above.
    const double beforeCard = (layout.hasGutter ? 3 : 24) * s;

    double inputTop = 0, afterInput = 0, room = 0;
    const auto place = [&] {
        layout.indexY = (focusRow ? 8 : 20) * s;
        inputTop = layout.hasIndex ? layout.indexY + 12 * s : (focusRow ? 2 : 14) * s;
        afterInput = inputTop + inputHeight + (focusRow ? 0 : cardPad + 4 * s);
        room = view.size.height() - afterInput - legend - 6 * s -
               (focusRow ? 2 * cardPad + beforeCard + 3 * s + below + (hasShelf ? ScanLayout::shelf * s : 0) : 0);
    };
    place();

    const std::size_t compactRows = std::max(steps, view.launches) - (focusRow ? 1 : 0);
    Heights least = leastHeights(layout, presented);
    if (races) // the barrier that is missing stands between the nodes and their cells
        least.focusGap += 26 * s;
    if (hasShelf && least.total(presented ? 1 : 2, focusRow) > room) {
        hasShelf = false;
        place();
    }
    if (presented && least.total(compactRows, focusRow) > room) { // positions can be counted
        layout.hasIndex = false;
        place();
    }
    // Where two lines are too high, one of them: an audience gets the values, others the ranges.
    const auto unstack = [&](bool keepsValues) {
        for (CellType& type : layout.compact)
            if (type.isStacked || type.isSplit) {
                const bool hasValues = type.value.size > 0 && (keepsValues || type.isSplit);
                type = hasValues ? CellType{type.value, 0} : CellType{{}, type.isSplit ? 0 : type.range};
            }
        least = leastHeights(layout, presented);
    };
    if (least.total(compactRows, focusRow) > room)
        unstack(presented);
    if (least.total(compactRows, focusRow) > room && !hasPhases(recording)) { // then give up the compact rows' texts
        layout.compact.assign(layout.compact.size(), {});
        least = leastHeights(layout, presented);
        least.focusGap += races ? 26 * s : 0;
    }
    const Heights normal{33 * s, std::max(20 * s, least.cell), (races ? 96 : 52) * s,
                         std::max(24 * s, least.focusCell + 4 * s)};
    const Heights wide{110 * s, normal.cell + 8 * s, 170 * s, normal.focusCell + 12 * s};

    const double ordinaryNeed = normal.total(compactRows, focusRow), leastNeed = least.total(compactRows, focusRow);
    const std::vector<double> turns =
        turnHeights(flow, steps, current, s, std::max((room - leastNeed) / 2, room - ordinaryNeed));
    room = std::accumulate(turns.begin(), turns.end(), room, std::minus<>());

    std::size_t first = 1, last = steps;
    Heights heights = least;
    if (const double need = leastNeed; need <= room) {
        const double ordinary = ordinaryNeed;
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
        last = std::min(steps, first + total - 1);
        first = last + 1 > total ? std::max<std::size_t>(1, last + 1 - total) : 1;
    }
    layout.hiddenAbove = first - 1;
    layout.hiddenBelow = steps - last;
    if (presented) { // edges slope, and nodes stand free of the cells above
        layout.nodeRadius = std::min(layout.nodeRadius, heights.gap * 0.3);
        layout.focusNodeRadius = std::min(layout.focusNodeRadius, heights.focusGap * 0.26);
    }
    layout.groupLabels = heights.gap + heights.cell >= 34 * s;

    ScanRow input;
    input.top = input.nodeY = layout.indexY;
    input.cellTop = inputTop;
    input.cellHeight = inputHeight;
    input.focus = !focusRow;
    input.type = layout.input;
    layout.rows.push_back(input);
    const double cardLeft = layout.gutterLeft + 1;
    const double cardRight =
        layout.left + layout.pitch * static_cast<double>(columnsOf(recording)) + layout.cardMargin - s;
    if (!focusRow)
        layout.card = {QPointF{cardLeft, 1 * s}, QPointF{cardRight, inputTop + inputHeight + cardPad}};
    double y = afterInput;
    if (layout.hiddenAbove > 0) {
        layout.hiddenAboveY = y + 9 * s;
        y += 18 * s;
    }
    for (std::size_t k = first; k <= last; ++k) {
        ScanRow row;
        row.step = k;
        row.focus = k == current;
        row.type = row.focus ? layout.focus : layout.compact[k - 1];
        if (row.focus) {
            y += beforeCard;
            layout.card.setTopLeft({cardLeft, y});
            y += cardPad * 0.6;
        }
        row.top = y + (row.focus ? 0 : 4 * s);
        const double gap = (row.focus ? heights.focusGap : heights.gap) + turns[k];
        row.cellHeight = row.focus ? heights.focusCell : heights.cell;
        row.cellTop = y + gap;
        const double radius = row.focus ? layout.focusNodeRadius : layout.nodeRadius;
        row.levels = flow && k <= flow->steps.size() ? levelsOf(flow->steps[k - 1]) : 1;
        row.nodeRadius = radius;
        if (row.levels == 1) {
            row.nodeY = row.firstNodeY =
                row.cellTop - radius - std::max(2.0 * s, (gap - 2 * radius) * (row.focus && races ? 0.6 : 0.22));
        } else { // as many nodes may stand under one another
            const auto levels = static_cast<double>(row.levels);
            row.nodeRadius = std::min(radius, std::max(1.5, (gap - 8 * s) / levels * 0.34));
            row.firstNodeY = row.top + row.nodeRadius + std::min(14 * s, gap / (levels + 1));
            row.nodeY = std::max(row.firstNodeY, row.cellTop - row.nodeRadius - std::min(12 * s, gap / (levels + 1)));
        }
        y = row.bottom();
        if (row.focus && hasShelf) {
            row.shelfTop = y + 3 * s;
            y += ScanLayout::shelf * s;
        }
        if (row.focus && hasLacks) {
            row.lackY = y + itemsHeight / 2 + 3 * s;
            y += itemsHeight;
        }
        if (row.focus && hasItems) {
            row.itemsY = y + itemsHeight / 2 + 3 * s;
            y += itemsHeight;
        }
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

QStringList rangeLines(const QString& range, const CellType& type)
{
    const qsizetype dots = range.indexOf(QStringLiteral(".."));
    if (!type.isSplit || dots < 0)
        return {range};
    return {range.left(dots + 2), range.mid(dots + 2)};
}

bool tellsLacks(const Recording& recording)
{
    const auto kind = recording.parameters.find("kind");
    return (QString::fromStdString(recording.algorithm).startsWith(QLatin1String("brent-kung")) ||
            recording.algorithm == "two-per-item-scan") &&
           (kind == recording.parameters.end() || kind->second == "inclusive");
}

std::size_t levelsOf(const ScanStep& step)
{
    return step.isSerial() ? step.turns + (step.isCopying() ? 1 : 0) : 1;
}

QString stepTitle(const Recording& recording, const ScanStep& step)
{
    if (!step.place.phase)
        return titleOf(recording.launches.at(step.place.launch - 1));
    if (step.isSerial())
        return say("one by one");
    if (!step.combines.empty()) {
        const auto reach = [](const ScanCombine& combine) {
            return std::max(combine.right.position, combine.left.position) -
                   std::min(combine.right.position, combine.left.position);
        };
        const std::uint32_t distance = reach(step.combines.front());
        const std::size_t columns = columnsOf(recording);
        const bool isSame = std::ranges::all_of(step.combines, [&](const ScanCombine& c) {
            return reach(c) == distance && c.left.position < columns && c.right.position < columns;
        });
        return isSame && distance > 0 ? say("distance %1").arg(distance) : say("combine");
    }
    if (step.inPads > 0)
        return say("in the pads");
    if (step.copies.empty())
        return step.fills.empty() ? (step.takesNumbers ? say("take a number") : say("read")) : say("clear");
    return step.loads ? say("load") : step.stores ? say("store") : say("move");
}

std::size_t columnsOf(const Recording& recording)
{
    return std::max(recording.n(), recording.lanes);
}

const ScanRow* ScanLayout::row(std::size_t step) const
{
    const auto found = std::ranges::find(rows, step, &ScanRow::step);
    return found == rows.end() ? nullptr : &*found;
}

namespace {

ScanLayout layOut(const Recording& recording, const ScanFlow* flow, std::size_t current, const View& view, double scale)
{
    ScanLayout layout;
    layout.scale = scale;
    chooseColumns(layout, recording, view);
    chooseType(layout, recording, flow, current, view.role == ViewRole::presenter);
    if (layout.fits)
        chooseRows(layout, recording, flow, current, view);
    return layout;
}

/// How much the picture tells.
std::size_t told(const ScanLayout& layout)
{
    std::size_t count = layout.rows.size() + (layout.signInNode ? 1 : 0) + (layout.groupLabels ? 1 : 0) +
                        (layout.hasGutter ? 1 : 0) + (layout.hasIndex ? 1 : 0);
    const auto add = [&count](const CellType& type) {
        count += (type.value.size > 0 ? 1U : 0U) + (type.range > 0 ? 1U : 0U);
    };
    add(layout.input);
    add(layout.focus);
    for (const CellType& type : layout.compact)
        add(type);
    return layout.fits ? count : 0;
}

} // namespace

ScanLayout layoutScan(const Recording& recording, const ScanFlow* flow, std::size_t current, const View& view)
{
    ScanLayout layout;
    if (recording.n() == 0 || columnsOf(recording) > mostPositions)
        return layout;
    const double scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    layout = layOut(recording, flow, current, view, scale);
    // Panes over one another's rows keep the common scale.
    if (view.role == ViewRole::exported || (view.role == ViewRole::presenter && view.launches > 0))
        return layout;
    // On a large screen, or for those who ask for it, as large as tells no less.
    const double most = view.role == ViewRole::presenter
                            ? textScaleOf(view)
                            : std::min({view.size.width() / 880, view.size.height() / 560, largestScale});
    const double step = view.role == ViewRole::presenter ? 0.1 : 0.25;
    for (double larger = most; larger > (view.role == ViewRole::presenter ? 1 : 1.1); larger -= step) {
        ScanLayout trial = layOut(recording, flow, current, view, scale * larger);
        if (trial.fits && told(trial) >= told(layout))
            return trial;
    }
    return layout;
}

} // namespace lockstep::ui
