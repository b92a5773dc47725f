// Columns and type: chosen by the space that a picture gives each column.
#include "ui/lenses/dataflow/room.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
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
    return textWidth(longest(recording, values, type.form), type.size, type.weight, type.family);
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
        double labels = !layout.hasGutter ? 0 : textWidth(say("position"), size, 400, family);
        for (const Launch& launch : recording.launches)
            if (layout.hasGutter)
                labels = std::max({labels, textWidth(groupOf(launch), size, 600, family),
                                   textWidth(titleOf(launch), size, 600, family) + padding});
        if (layout.hasGutter && hasPhases(recording))
            labels = std::max(labels, textWidth(say("distance %1").arg(64), size, 600, family) + padding);
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
    const double indexWidth = textWidth(QString::number(recording.n()), indexType * s, 400) + 5 * s;
    while (static_cast<double>(layout.indexStep) * layout.pitch < indexWidth && layout.indexStep < 1024)
        layout.indexStep *= 2;
}

namespace {

/// Chooses how the values of each row are written, by the room that a column has for them.
class TypeChooser {
public:
    TypeChooser(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, ViewRole role)
        : m_layout(layout), m_recording(recording), m_flow(flow), m_role(role), m_s(layout.scale),
          m_presented(role == ViewRole::presenter),
          m_explains(flow && std::ranges::find(flow->wrong, true) != flow->wrong.end()),
          m_gap((layout.pitch < narrowPitch * m_s ? 1 : 4) * m_s)
    {
        const double padding = (layout.pitch < narrowPitch * m_s ? 0.5 : 2) * m_s;
        m_room = std::max(0.0, std::min(layout.pitch - m_gap - 2 * padding, (m_explains ? 150 : 84) * m_s));
        m_small = {13 * m_s, 12 * m_s, 11 * m_s};
        m_large = {15 * m_s, 14 * m_s, 13 * m_s, 12 * m_s, 11 * m_s};
        if (m_presented)
            m_large.insert(m_large.begin(), {17 * m_s, 16 * m_s});
        for (double size = std::floor(22 * m_s) / 2; role == ViewRole::exported && size >= leastType; size -= 0.5)
            m_smaller.push_back(size);
        m_rangeSizes = {11.5 * m_s, 11 * m_s};
        if (recording.n() <= 16 && !m_presented)
            m_rangeSizes.push_back(10.5 * m_s); // the one exception to the floor of 11
        readTexts();
    }

    void choose(std::size_t current)
    {
        m_layout.input.value = fitting(m_recording.input, m_small);
        chooseBeside();
        setRange(m_ranges, m_all.range);
        for (std::size_t k = 0; k < m_levels.size(); ++k)
            m_layout.compact.push_back(pastType(k));
        chooseFocus(current);
        chooseWidths();
    }

private:
    bool isSmaller(const ValueType& type) const { return type.size > 0 && type.size < 11 * m_s; }
    ValueType fitting(const Words& values, std::span<const double> sizes) const
    {
        return fittingType(m_recording, values, m_room, sizes, m_smaller);
    }
    double rangeWidth(const QString& range) const { return textWidth(range, 11.5 * m_s, 500, FontFamily::display); }
    /// Of values with their ranges beside them.
    double bothWidth(const Texts& texts) const
    {
        return widthOf(m_recording, texts.values, m_beside) + rangeWidth(texts.range) + 8 * m_s;
    }

    void readTexts()
    {
        m_levels.resize(stepsOf(m_recording).size());
        for (std::size_t k = 0; m_flow && k < m_levels.size() && k < m_flow->steps.size(); ++k) {
            m_levels[k] = textsOf(m_flow->steps[k], scanOperator(m_recording), m_explains);
            m_all.values.insert(m_all.values.end(), m_levels[k].values.begin(), m_levels[k].values.end());
            if (m_levels[k].range.size() > m_all.range.size())
                m_all.range = m_levels[k].range;
        }
    }

    /// How values are written that have their ranges beside them.
    void chooseBeside()
    {
        m_beside = {13 * m_s, ValueForm::whole, FontFamily::text, 600};
        for (const ValueForm form : {ValueForm::roomy, ValueForm::full, ValueForm::compact})
            if (hasForms(m_recording) && bothWidth(m_all) > m_room)
                m_beside.form = form;
        m_both = bothWidth(m_all);
    }

    /// A range stays on one line, in the end without its sign.
    void setRange(CellType& type, const QString& text) const
    {
        type.range = fittingSize(text, m_room + 2 * m_s, m_rangeSizes, 500, FontFamily::display);
        if (type.range > 0)
            return;
        type.range = fittingSize(bareText(text), m_room + 2 * m_s, m_rangeSizes, 500, FontFamily::display);
        type.isBare = type.range > 0;
    }

    /// A row whose values do not all fit has those that do; cells apart from one another may be wider.
    void setSome(CellType& type, std::size_t step, const Words& values, double size) const
    {
        if (!m_flow || step == 0 || step > m_flow->steps.size() || type.value.size > 0 || type.range > 0)
            return;
        const ValueForm form = hasForms(m_recording) ? ValueForm::compact : ValueForm::whole;
        for (const ValueType& wide :
             {ValueType{size, form, FontFamily::text, 600}, ValueType{11 * m_s, form, FontFamily::display, 500}})
            if (const double sole = soleWidth(m_flow->steps[step - 1], wide); sole > 0) {
                type.value = wide;
                type.soleWidth = sole;
                return;
            }
        const ValueType some{m_role == ViewRole::exported ? leastType : 11 * m_s, form, FontFamily::display, 500, true};
        if (std::ranges::any_of(values,
                                [&](std::uint32_t bits) { return widthOf(m_recording, {bits}, some) <= m_room; }))
            type.value = some;
    }

    /// Cells that have free columns beside them reach into these, up to their wires; 0 where there are none.
    double soleWidth(const ScanStep& step, const ValueType& type) const
    {
        Words seen;
        std::set<std::uint32_t> places;
        eachSeen(step, [&](const ScanValue& value) {
            if (value.position < columnsOf(m_recording)) {
                seen.push_back(value.bits);
                places.insert(value.position);
            }
        });
        const auto next = std::ranges::adjacent_find(places, [](auto l, auto r) { return r - l < 2; });
        const double width = widthOf(m_recording, seen, type) + 6 * m_s;
        const bool isFree = !places.empty() && next == places.end();
        return isFree && (places.size() == 1 || width <= 1.9 * m_layout.pitch) ? width : 0;
    }

    /// Past rows say the same, as far as there is room for the widest of them: both, else ranges, else each its values;
    /// an audience gets the values first.
    CellType pastType(std::size_t k)
    {
        const Texts& texts = m_levels[k];
        const ValueType values = fitting(texts.values, m_small);
        const double own = bothWidth(texts);
        const bool fitsAlone = m_explains && own <= m_room;
        if (fitsAlone)
            m_widestRow = std::max(m_widestRow, own);
        CellType type;
        if (m_both <= m_room || fitsAlone) {
            type = {m_beside, 11.5 * m_s};
        } else if (m_explains || isSmaller(values)) {
            type.value = values;
        } else {
            type = m_ranges;
            type.value = values;
            type.isStacked = values.size > 0 && m_ranges.range > 0;
        }
        setSome(type, k + 1, texts.values, 12 * m_s);
        return type;
    }

    void chooseFocus(std::size_t current)
    {
        const Texts& now = current > 0 && current <= m_levels.size() ? m_levels[current - 1] : m_all;
        m_layout.focus.value = fitting(now.values, m_large);
        if (!isSmaller(m_layout.focus.value)) // no range is larger than its value
            setRange(m_layout.focus, now.range);
        setSome(m_layout.focus, current, now.values, 13 * m_s);
    }

    /// Cells keep their width from launch to launch.
    void chooseWidths()
    {
        double widest = 36 * m_s;
        if (const ValueType focus = fitting(m_all.values, m_large); focus.size > 0)
            widest = std::max(widest, widthOf(m_recording, m_all.values, focus) + 14 * m_s);
        if (m_both <= m_room)
            widest = std::max(widest, m_both + 10 * m_s);
        else if (m_ranges.range > 0)
            widest = std::max(widest, textWidth(m_ranges.isBare ? bareText(m_all.range) : m_all.range, m_ranges.range,
                                                500, FontFamily::display) +
                                          10 * m_s);
        if (m_widestRow > 0)
            widest = std::max(widest, m_widestRow + 10 * m_s);
        m_layout.cellWidth = m_layout.focusCellWidth = std::min(m_layout.pitch - m_gap, widest);
        m_layout.signInNode = m_layout.pitch >= 34 * m_s;
        m_layout.nodeRadius = std::clamp(m_layout.pitch * 0.36, 3.0, 7 * m_s);
        m_layout.focusNodeRadius = std::clamp(m_layout.pitch * 0.42, 3.5, 9 * m_s);
        m_layout.operandRadius = std::clamp(m_layout.pitch * (m_presented ? 0.1 : 0.13), 2.0, 5 * m_s);
    }

    ScanLayout& m_layout;
    const Recording& m_recording;
    const ScanFlow* m_flow;
    const ViewRole m_role;
    const double m_s;
    const bool m_presented;
    const bool
        m_explains;     ///< a mistake has left something wrong: its inputs explain it, and get the room that there is
    const double m_gap; ///< between cells
    double m_room = 0;
    std::vector<double> m_small, m_large; ///< sizes of past values and of current ones
    std::vector<double> m_smaller; ///< a page is read from near: smaller values before none, or before mere ranges
    std::vector<double> m_rangeSizes;
    std::vector<Texts> m_levels; ///< by step
    Texts m_all;
    ValueType m_beside;
    double m_both = 0;      ///< width of the widest value with the widest range beside it
    CellType m_ranges;      ///< ranges alone
    double m_widestRow = 0; ///< of rows that have room for both by themselves
};

} // namespace

void chooseType(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                ViewRole role)
{
    TypeChooser(layout, recording, flow, role).choose(current);
}

} // namespace lockstep::ui
