// Columns and type: chosen by the space that a picture gives each column.
#include "ui/lenses/dataflow/room.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>

namespace lockstep::ui {

namespace {

constexpr double leastPitch = 9, leastPresentedPitch = 24;
constexpr double indexType = 11.5;
constexpr double leastType = 10;        ///< of a page 1600 wide: 12 pixels where it has 1920
constexpr double widthForLabels = 1100; ///< of an audience's picture; panes beside one another have none
constexpr double narrowPitch = 28;      ///< below it every pixel of a column is for its values

double width(const QString& text, double size, int weight, FontFamily family = FontFamily::text)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family));
}

/// The widest line of these values.
QString longest(const Recording& recording, const Words& values, ValueForm form)
{
    QString best;
    for (const std::uint32_t bits : values)
        for (const QString& line : valueLines(bits, recording, form))
            if (isWider(line, best, recording))
                best = line;
    return best;
}

/// What a row has to write.
struct Texts {
    Words values;
    QString range;
};

/// `isShort` where what went wrong makes long texts of which cells show as much as they can.
Texts textsOf(const ScanStep& step, ScanOperator sign, bool isShort)
{
    Texts texts;
    const auto add = [&](const ScanValue& value) {
        texts.values.push_back(value.bits);
        // Letters are wider than digits and dots: "empty" is longer than "Σ0..15".
        const QString text = isShort ? shortInputsText(value.inputs, sign) : cellInputsText(value.inputs, sign);
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

/// The largest type in which all these values fit; in the end a narrower face, then a narrower form, then type that is
/// smaller than usual.
ValueType fittingType(const Recording& recording, const Words& values, double room, std::span<const double> sizes,
                      std::span<const double> smaller = {})
{
    const auto forms = std::span(everyForm).first(hasForms(recording) ? everyForm.size() : 1);
    const auto fits = [&](const ValueType& type) { return widthOf(recording, values, type) <= room; };
    for (const ValueForm form : forms) {
        if (const double size = fittingSize(longest(recording, values, form), room, sizes, 600); size > 0)
            return {size, form, FontFamily::text, 600};
        if (const ValueType narrow{sizes.back(), form, FontFamily::display, 500}; fits(narrow))
            return narrow;
    }
    for (const ValueForm form : forms)
        for (const double size : smaller)
            for (const ValueType& type :
                 {ValueType{size, form, FontFamily::text, 600}, ValueType{size, form, FontFamily::display, 500}})
                if (fits(type))
                    return type;
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

} // namespace

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
    const bool isNarrow = layout.pitch < narrowPitch * s;
    if (isNarrow) // the columns need what the labels can spare
        place(11 * s, 4 * s, 6 * s, 8 * s, FontFamily::display);
    // What is read beside the picture goes before what is in it.
    const ValueType smallest{11 * s, ValueForm::compact, FontFamily::display, 500};
    if (presented && (view.size.width() < widthForLabels ||
                      (isNarrow && widthOf(recording, recording.input, smallest) > layout.pitch - 2 * s))) {
        layout.hasGutter = false;
        place(12 * s, 4 * s, 10 * s, 0, FontFamily::text);
    }
    const double indexWidth = width(QString::number(recording.n()), indexType * s, 400) + 5 * s;
    while (static_cast<double>(layout.indexStep) * layout.pitch < indexWidth && layout.indexStep < 1024)
        layout.indexStep *= 2;
}

void chooseType(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                ViewRole role)
{
    const double s = layout.scale;
    const bool presented = role == ViewRole::presenter;
    const bool narrow = layout.pitch < narrowPitch * s;
    const double gap = (narrow ? 1 : 4) * s, padding = (narrow ? 0.5 : 2) * s;
    // Where a mistake has left something wrong, its inputs explain it, and get the room that there is.
    const bool explains = flow && std::ranges::find(flow->wrong, true) != flow->wrong.end();
    const double room = std::max(0.0, std::min(layout.pitch - gap - 2 * padding, (explains ? 150 : 84) * s));
    std::vector<double> valueSizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    if (presented)
        valueSizes.insert(valueSizes.begin(), {17 * s, 16 * s});
    const std::array smallSizes{13 * s, 12 * s, 11 * s};
    std::vector<double> smaller; // a page is read from near: smaller values before none, or before mere ranges
    for (double size = std::floor(22 * s) / 2; role == ViewRole::exported && size >= leastType; size -= 0.5)
        smaller.push_back(size);
    const auto isSmaller = [s](const ValueType& type) { return type.size > 0 && type.size < 11 * s; };
    std::vector<double> rangeSizes{11.5 * s, 11 * s};
    if (recording.n() <= 16 && !presented)
        rangeSizes.push_back(10.5 * s); // the one exception to the floor of 11
    // A range stays on one line, in the end without its sign.
    const auto setRange = [&](CellType& type, const QString& text) {
        type.range = fittingSize(text, room + 2 * s, rangeSizes, 500, FontFamily::display);
        if (type.range > 0)
            return;
        type.range = fittingSize(bareText(text), room + 2 * s, rangeSizes, 500, FontFamily::display);
        type.isBare = type.range > 0;
    };

    // A row whose values do not all fit has those that do; cells apart from one another may be wider.
    const auto setSome = [&](CellType& type, std::size_t step, const Words& values, double size) {
        if (!flow || step == 0 || step > flow->steps.size() || type.value.size > 0 || type.range > 0)
            return;
        const ValueForm form = hasForms(recording) ? ValueForm::compact : ValueForm::whole;
        Words seen;
        std::set<std::uint32_t> places;
        eachSeen(flow->steps[step - 1], [&](const ScanValue& value) {
            if (value.position < columnsOf(recording)) {
                seen.push_back(value.bits);
                places.insert(value.position);
            }
        });
        // Cells that have free columns beside them reach into these, up to their wires.
        const auto next = std::ranges::adjacent_find(places, [](auto l, auto r) { return r - l < 2; });
        for (const ValueType& wide :
             {ValueType{size, form, FontFamily::text, 600}, ValueType{11 * s, form, FontFamily::display, 500}}) {
            const double width = widthOf(recording, seen, wide) + 6 * s;
            if (places.empty() || next != places.end() || (places.size() > 1 && width > 1.9 * layout.pitch))
                continue;
            type.value = wide;
            type.soleWidth = width;
            return;
        }
        const ValueType some{role == ViewRole::exported ? leastType : 11 * s, form, FontFamily::display, 500, true};
        if (std::ranges::any_of(values, [&](std::uint32_t bits) { return widthOf(recording, {bits}, some) <= room; }))
            type.value = some;
    };

    std::vector<Texts> levels(stepsOf(recording).size());
    Texts all;
    if (flow)
        for (std::size_t k = 0; k < levels.size() && k < flow->steps.size(); ++k) {
            levels[k] = textsOf(flow->steps[k], scanOperator(recording), explains);
            all.values.insert(all.values.end(), levels[k].values.begin(), levels[k].values.end());
            if (levels[k].range.size() > all.range.size())
                all.range = levels[k].range;
        }
    layout.input.value = fittingType(recording, recording.input, room, smallSizes, smaller);

    // Past rows say the same, as far as there is room for the widest of them: both, else ranges, else each its values;
    // an audience gets the values first.
    const double rangeWidth = width(all.range, 11.5 * s, 500, FontFamily::display);
    ValueType beside{13 * s, ValueForm::whole, FontFamily::text, 600};
    for (const ValueForm form : {ValueForm::roomy, ValueForm::full, ValueForm::compact})
        if (hasForms(recording) && widthOf(recording, all.values, beside) + rangeWidth + 8 * s > room)
            beside.form = form;
    const double both = widthOf(recording, all.values, beside) + rangeWidth + 8 * s;
    CellType ranges;
    setRange(ranges, all.range);
    const double range = ranges.range;
    double widestRow = 0; // of rows that have room for both by themselves
    for (const Texts& texts : levels) {
        const ValueType values = fittingType(recording, texts.values, room, smallSizes, smaller);
        const double own =
            widthOf(recording, texts.values, beside) + width(texts.range, 11.5 * s, 500, FontFamily::display) + 8 * s;
        const bool fitsBoth = both <= room || (explains && own <= room);
        if (explains && own <= room)
            widestRow = std::max(widestRow, own);
        CellType type;
        if (fitsBoth) {
            type = {beside, 11.5 * s};
        } else if (explains || isSmaller(values)) {
            type.value = values;
        } else {
            type = ranges;
            type.value = values;
            type.isStacked = values.size > 0 && range > 0;
        }
        setSome(type, layout.compact.size() + 1, texts.values, 12 * s);
        layout.compact.push_back(type);
    }
    const Texts& now = current > 0 && current <= levels.size() ? levels[current - 1] : all;
    layout.focus.value = fittingType(recording, now.values, room, valueSizes, smaller);
    if (!isSmaller(layout.focus.value)) // no range is larger than its value
        setRange(layout.focus, now.range);
    setSome(layout.focus, current, now.values, 13 * s);

    // Cells keep their width from launch to launch.
    const ValueType widestFocus = fittingType(recording, all.values, room, valueSizes, smaller);
    const double widest = std::max(
        {widestFocus.size > 0 ? widthOf(recording, all.values, widestFocus) + 14 * s : 0.0,
         both <= room ? both + 10 * s
         : range > 0  ? width(ranges.isBare ? bareText(all.range) : all.range, range, 500, FontFamily::display) + 10 * s
                      : 0.0,
         widestRow > 0 ? widestRow + 10 * s : 0.0, 36 * s});
    layout.cellWidth = std::min(layout.pitch - gap, widest);
    layout.focusCellWidth = layout.cellWidth;
    layout.signInNode = layout.pitch >= 34 * s;
    layout.nodeRadius = std::clamp(layout.pitch * 0.36, 3.0, 7 * s);
    layout.focusNodeRadius = std::clamp(layout.pitch * 0.42, 3.5, 9 * s);
    layout.operandRadius = std::clamp(layout.pitch * (presented ? 0.1 : 0.13), 2.0, 5 * s);
}

} // namespace lockstep::ui
