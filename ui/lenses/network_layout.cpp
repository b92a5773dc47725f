#include "ui/lenses/network_layout.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lockstep::ui {

namespace {

/// What stands above and below the wires, in units of the scale.
struct Surround {
    double heading, footer;
};

Surround surround(const View& view, bool tight)
{
    if (tight)
        return {58, view.hasLegend ? 34.0 : 10.0};
    return {90, view.hasLegend ? 56.0 : 30.0};
}

/// The type of an audience's picture (pictures.md, Type).
constexpr double presentedKey = 44, presentedMotion = 36, presentedHistory = 32, presentedTab = 32;
/// Marks grow by this, whatever the type does.
constexpr double presentedScale = 2.2;

/// Sizes that give way when the width is short: at `give` 0 the smallest, at 1 those of the visual language.
struct Measures {
    double pitch, padding, focusPitch, focusPadding, gap;
};

Measures between(const Measures& small, const Measures& full, double give)
{
    const auto mix = [give](double a, double b) { return a + (b - a) * give; };
    return {mix(small.pitch, full.pitch), mix(small.padding, full.padding), mix(small.focusPitch, full.focusPitch),
            mix(small.focusPadding, full.focusPadding), mix(small.gap, full.gap)};
}

double widest(const Words& words, ElementType type, double size, int weight)
{
    double most = 0;
    for (const std::uint32_t word : words) {
        TextShape text;
        text.text = QString::fromStdString(formatValue(word, type));
        text.size = size;
        text.weight = weight;
        most = std::max(most, textWidth(text));
    }
    return most;
}

/// Places columns from left to right; the same walk measures and lays out.
class Walk {
public:
    Walk(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators, std::size_t launch,
         KeyWidths widths)
        : m_layout(layout), m_recording(recording), m_comparators(comparators), m_launch(launch), m_widths(widths)
    {
    }

    /// Width of the launches first … last with these measures; fills the layout where `keep`.
    double across(std::size_t first, std::size_t last, const Measures& measures, bool keep);
    double stateWidth() const;

private:
    void addColumn(std::size_t k, double x, double width, double pitch);

    NetworkLayout& m_layout;
    const Recording& m_recording;
    std::vector<Comparators>& m_comparators;
    std::size_t m_launch;
    KeyWidths m_widths;
};

double Walk::stateWidth() const
{
    const double s = m_layout.scale;
    if (m_layout.detail == StateDetail::none)
        return 0;
    const double values = m_layout.detail == StateDetail::valuesAndBars ? m_widths.history + 5 * s : 0;
    return values + m_layout.stateBarLength + 1.5;
}

void Walk::addColumn(std::size_t k, double x, double width, double pitch)
{
    const LaunchMeaning& meaning = m_recording.launches[k - 1].meaning;
    NetworkColumn column;
    column.launch = k;
    column.tense = k < m_launch ? Tense::past : k == m_launch ? Tense::now : Tense::future;
    column.comparators = std::move(m_comparators[k - 1]);
    column.left = x;
    column.width = width;
    column.pitch = pitch;
    if (column.tense == Tense::now) {
        const double left = m_layout.slotsLeft + m_layout.edges.before;
        const double right = m_layout.slotsRight + m_layout.edges.after;
        column.aside = (left - right) / 2;
        column.insideLeft = column.left + left;
        column.insideRight = column.right() - right;
    }
    const std::size_t index = m_layout.columns.size();
    const std::uint32_t stage = meaning.stage.value_or(static_cast<std::uint32_t>(k));
    if (m_layout.stages.empty() || m_layout.stages.back().stage != stage) {
        NetworkStage next;
        next.stage = stage;
        next.run = meaning.run.value_or(0);
        next.first = index;
        next.left = x;
        next.tense = column.tense;
        m_layout.stages.push_back(next);
    }
    NetworkStage& current = m_layout.stages.back();
    current.last = index;
    current.right = x + width;
    if (column.tense == Tense::now || (column.tense == Tense::future && current.tense == Tense::past))
        current.tense = Tense::now;
    m_layout.columns.push_back(std::move(column));
}

double Walk::across(std::size_t first, std::size_t last, const Measures& measures, bool keep)
{
    double x = m_layout.inputRight;
    const auto cut = [&] {
        x += measures.gap + 14 * m_layout.scale;
        return x - 7 * m_layout.scale;
    };
    if (first > 1) {
        const double middle = cut();
        if (keep)
            m_layout.cutLeftX = middle;
    }
    x += measures.gap;
    for (std::size_t k = first; k <= last && k <= m_comparators.size(); ++k) {
        const bool now = k == m_launch;
        const double slotCount = NetworkColumn::slotsOf(m_comparators[k - 1], now);
        const double pitch = now ? measures.focusPitch : measures.pitch;
        const double width = slotCount * pitch + (now ? measures.focusPadding : measures.padding);
        if (keep)
            addColumn(k, x, width, pitch);
        x += width;
        const bool endsStage = k < m_recording.launches.size() &&
                               (k + 1 == m_layout.since ||
                                m_recording.launches[k].meaning.stage != m_recording.launches[k - 1].meaning.stage);
        if (!endsStage || k == last)
            continue;
        x += measures.gap;
        if (k + 1 >= m_launch || stateWidth() <= 0) // what the current launch gets and leaves stands in its card
            continue;
        if (keep) {
            NetworkState state;
            state.state = k;
            state.left = x;
            state.right = x + stateWidth();
            state.axis = state.right - m_layout.stateBarLength;
            m_layout.states.push_back(state);
        }
        x += stateWidth() + measures.gap;
    }
    if (last < m_recording.launches.size()) {
        const double middle = cut();
        if (keep)
            m_layout.cutRightX = middle;
    }
    x += measures.gap;
    if (keep)
        m_layout.resultLeft = x;
    return x + m_layout.resultWidth;
}

} // namespace

namespace {

/// An audience sees the wires and the tab of the open card; what else there is to say, the narration does.
WireFrame presentedWires(double count, const View& view)
{
    constexpr double below = 14;
    WireFrame frame;
    const double few = count <= 2 ? 1.5 : count <= 4 ? 1.25 : 1; // so little is shown larger
    frame.scale = presentedScale * few;
    frame.type = textScaleOf(view) * few;
    const double tab = presentedTab * frame.type;
    frame.tabHeight = tab * 1.8;
    const double above = frame.tabHeight + 4;
    frame.pitch = std::min((view.size.height() - above - below) / count, count > 4 ? 96.0 : 120.0 * few);
    const double spare = view.size.height() - above - below - frame.pitch * count;
    frame.top = above + std::max(0.0, spare) * 0.4;
    return frame;
}

} // namespace

namespace {

/// Which launches are shown, and how wide they are.
struct Fit {
    std::size_t first = 1, last = 0;
    Measures measures{};
    double width = 0;
};

/// Finds the picture that tells most in the view's width: first the values beside the bars go, then the keys' values in
/// motion, then launches far from the current one, at last the values that the current one gets and leaves.
class Fitter {
public:
    Fitter(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators, KeyWidths widths)
        : m_layout(layout), m_recording(recording), m_comparators(comparators), m_widths(widths),
          m_room(layout.size.width() - 2)
    {
    }

    Fit fit(std::size_t launch) const
    {
        const bool isCard = m_layout.isPresented && launch > 0;
        std::optional<Fit> found = isCard ? presented(launch) : all(launch, true);
        if (!found)
            found = part(launch, true);
        if (!found)
            found = all(launch, false);
        return found ? *found : *part(launch, false);
    }

private:
    std::size_t count() const { return m_recording.launches.size(); }
    double across(const Fit& fit, std::size_t launch) const
    {
        return Walk(m_layout, m_recording, m_comparators, launch, m_widths)
            .across(fit.first, fit.last, fit.measures, false);
    }
    double beside() const
    {
        return m_layout.slotsLeft + m_layout.slotsRight + m_layout.edges.before + m_layout.edges.after;
    }
    Measures smallest(double pitch) const
    {
        // Keys of a pair pass each other side by side.
        const double focus = 2 * m_layout.tokenHalfWidth + (m_layout.tokenValues ? 2 : 1);
        const double arrows = m_layout.tight && !m_layout.isPresented ? 14 * m_layout.scale : 0; // of the blocks
        return {pitch * m_layout.strokes, pitch * m_layout.strokes + 1.5, focus, 4 + arrows + beside(),
                m_layout.tokenValues ? 6.0 : 4.0};
    }
    Measures full() const
    {
        const double s = m_layout.scale;
        const double focus = 2 * m_layout.tokenHalfWidth + 14 * s;
        return {14 * s, 10 * s, m_layout.tokenValues ? focus : std::max(focus, 24 * s), 14 * s + beside(), 9 * s};
    }
    void stretch(Fit& fit, std::size_t launch, double pitch) const
    {
        fit.measures = smallest(pitch);
        const double least = across(fit, launch);
        fit.measures = full();
        const double most = across(fit, launch);
        const double give =
            most > least ? std::clamp((m_room - least) / (most - least), 0.0, m_layout.wires > 4 ? 2.2 : 3.0) : 1;
        fit.measures = between(smallest(pitch), full(), give);
        fit.width = across(fit, launch);
    }

    /// All launches, with the values of the current one or without any.
    std::optional<Fit> all(std::size_t launch, bool values) const
    {
        Fit fit{1, count(), {}, 0};
        for (const bool inMotion : {true, false})
            for (const auto states : {StateDetail::valuesAndBars, StateDetail::bars, StateDetail::none})
                for (const bool bars : {true, false}) {
                    const bool isAny = states != StateDetail::none;
                    if ((inMotion && !values) || (!bars && isAny) ||
                        (states == StateDetail::valuesAndBars && !m_layout.historyValues) ||
                        !sizeKeys(m_layout, m_widths, {inMotion, values, bars, states}))
                        continue;
                    const double pitch = states == StateDetail::valuesAndBars ? 6 : isAny ? 4.5 : 2.6;
                    fit.measures = smallest(pitch);
                    if (count() > 0 && across(fit, launch) > m_room)
                        continue;
                    stretch(fit, launch, pitch);
                    if (count() == 0)
                        fit.measures = full();
                    return fit;
                }
        return {};
    }

    /// A window of launches around the current one.
    std::optional<Fit> part(std::size_t launch, bool values) const
    {
        const std::size_t centre = std::max<std::size_t>(launch, 1);
        for (const bool inMotion : {true, false})
            for (const bool bars : {true, false}) {
                Fit fit{centre, centre, {}, 0};
                if ((inMotion && !values) || !sizeKeys(m_layout, m_widths, {inMotion, values, bars, StateDetail::none}))
                    continue;
                const auto isWide = [&](const Fit& one) {
                    Fit tried = one;
                    tried.measures = smallest(4);
                    return across(tried, launch) > m_room;
                };
                if (isWide(fit) && (values || bars))
                    continue;
                while (isWide(fit) && m_layout.tokenRadius > smallestRadius)
                    setDots(m_layout, m_widths, std::max(smallestRadius, m_layout.tokenRadius * 0.9));
                grow(fit, isWide);
                stretch(fit, launch, 2.6);
                return fit;
            }
        return {};
    }
    template <typename IsWide>
    void grow(Fit& fit, const IsWide& isWide) const
    {
        bool grew = true;
        while (grew) {
            grew = false;
            if (fit.last < count() && !isWide({fit.first, fit.last + 1, {}, 0}))
                ++fit.last, grew = true;
            if (fit.first > 1 && !m_layout.isPresented && !isWide({fit.first - 1, fit.last, {}, 0}))
                --fit.first, grew = true;
        }
    }

    /// For an audience the open card has most of the width, and what is past one column of values.
    std::optional<Fit> presented(std::size_t launch) const
    {
        constexpr double share = 0.6;
        const double abreast = NetworkColumn::slotsOf(m_comparators[launch - 1], true);
        for (const bool inMotion : {true, false})
            for (const bool bars : {true, false}) {
                if (!sizeKeys(m_layout, m_widths, {inMotion, true, bars, StateDetail::none}))
                    continue;
                const auto measured = [&](double pitch) {
                    Measures made = smallest(pitch);
                    const double widest = abreast * 2.2 * full().focusPitch + made.focusPadding;
                    const double card = std::min(share * m_room, widest);
                    made.focusPitch = std::max(made.focusPitch, (card - made.focusPadding) / abreast);
                    return made;
                };
                const auto isWide = [&](Fit one) {
                    one.measures = measured(4);
                    return across(one, launch) > m_room;
                };
                Fit fit{launch, launch, {}, 0};
                if (isWide(fit))
                    continue;
                grow(fit, isWide);
                fit.measures = measured(4);
                const double least = across(fit, launch);
                Measures most = full();
                most.focusPitch = fit.measures.focusPitch;
                most.focusPadding = fit.measures.focusPadding;
                const double far = across({fit.first, fit.last, most, 0}, launch);
                const double give = far > least ? std::clamp((m_room - least) / (far - least), 0.0, 1.5) : 1;
                fit.measures = between(fit.measures, most, give);
                fit.width = across(fit, launch);
                return fit;
            }
        return {};
    }

    NetworkLayout& m_layout;
    const Recording& m_recording;
    std::vector<Comparators>& m_comparators;
    KeyWidths m_widths;
    double m_room;
};

} // namespace

WireFrame frameWires(std::size_t wires, const View& view)
{
    const double count = static_cast<double>(std::max<std::size_t>(wires, 1));
    if (view.role == ViewRole::presenter)
        return presentedWires(count, view);
    WireFrame frame;
    const double least = smallestText(view) / 11;
    frame.scale =
        std::clamp(std::min(view.size.width() / 880, view.size.height() / 560), least, std::max(least, largestScale));
    const auto pitchOf = [&](bool tight, double scale) {
        const Surround around = surround(view, tight);
        return (view.size.height() - (around.heading + around.footer) * scale) / count;
    };
    frame.pitch = pitchOf(false, frame.scale);
    // Names give way before values: fewer words above and below, where that lets keys be read or drawn apart.
    const double readable = 13.7 * least;
    frame.tight = frame.pitch < 9 * least || (frame.pitch < readable && pitchOf(true, least) >= readable);
    if (frame.tight) {
        frame.scale = least;
        frame.pitch = pitchOf(true, least);
    }
    frame.pitch = std::min(frame.pitch, (wires > 4 ? 60 : 72) * frame.scale);
    frame.top = surround(view, frame.tight).heading * frame.scale;
    return frame;
}

const NetworkColumn* NetworkLayout::now() const
{
    const auto found =
        std::find_if(columns.begin(), columns.end(), [](const NetworkColumn& c) { return c.tense == Tense::now; });
    return found == columns.end() ? nullptr : &*found;
}

NetworkLayout layOutNetwork(const Recording& recording, std::vector<Comparators> comparators, std::size_t launch,
                            const View& view, const NetworkSlots* held, std::size_t since)
{
    NetworkLayout layout;
    layout.since = since;
    layout.size = view.size;
    layout.smallestText = smallestText(view);
    layout.isPresented = view.role == ViewRole::presenter;
    layout.wires = std::max(recording.lanes, recording.n());
    layout.keys = recording.n();
    const WireFrame frame = frameWires(layout.wires, view);
    layout.pitch = frame.pitch;
    layout.tight = frame.tight;
    layout.scale = frame.scale;
    layout.tintTop = frame.top;
    layout.tabHeight = frame.tabHeight;
    const double s = layout.scale;
    layout.tintBottom = layout.tintTop + static_cast<double>(layout.wires) * layout.pitch;
    if (view.hasLegend && !layout.isPresented)
        layout.legendY = layout.tintBottom + (layout.tight ? 26 : 48) * s;

    const double lineSize = layout.pitch / 1.24; // a line of Inter is 1.21 em high
    const double type = frame.type;
    layout.tabSize = layout.isPresented ? presentedTab * type : 12.5 * s;
    layout.keySize = std::min(layout.isPresented ? presentedKey * type : 14 * s, lineSize);
    layout.historySize = std::min(layout.isPresented ? presentedHistory * type : 12.5 * s, lineSize);
    layout.usualMotionSize = layout.motionSize = layout.isPresented ? presentedMotion * type : 13 * s;
    layout.strokes = layout.isPresented ? 2 : 1;
    layout.keyValues = layout.keySize >= layout.smallestText;
    layout.historyValues = layout.historySize >= layout.smallestText;
    KeyWidths widths;
    widths.onWire = layout.keyValues ? widest(recording.input, recording.type, layout.keySize, 600) : 0;
    widths.history = layout.historyValues ? widest(recording.input, recording.type, layout.historySize, 400) : 0;
    widths.inMotion = widest(recording.input, recording.type, 1, 600);
    if (layout.wires > layout.keys) {
        widths.onWire = std::max(widths.onWire, layout.keyValues ? 26 * s : 0);
        widths.history = std::max(widths.history, layout.historyValues ? 22 * s : 0);
    }
    if (widths.onWire > view.size.width() * 0.2)
        layout.keyValues = false, widths.onWire = 0;
    if (widths.history > view.size.width() * 0.08)
        layout.historyValues = false;

    layout.barLength = 28 * s;
    layout.stateBarLength = 18 * s;
    layout.indexRight = 8 * s + (layout.wires > 100 ? 17 : layout.wires > 10 ? 11 : 6) * s;
    layout.inputValueRight = layout.indexRight + (layout.keyValues ? 10 * s + widths.onWire : 0);
    layout.inputAxis = layout.inputValueRight + 7 * s;
    layout.inputRight = layout.inputAxis + layout.barLength;
    layout.resultHeight = std::min(22 * s, layout.pitch * 0.74);
    layout.resultWidth = std::max(
        layout.resultHeight, layout.keyValues ? widths.onWire * (layout.isPresented ? 1 : 13.0 / 14) + 5 * s : 0.0);

    if (layout.isPresented && launch > 0) { // what is past is one column of values without bars
        layout.historyValues = layout.historyValues && layout.keyValues;
        layout.inputValueRight = layout.indexRight + (layout.historyValues ? 10 * s + widths.history : 0);
        layout.inputAxis = layout.inputRight = layout.inputValueRight + 5 * s;
    }
    if (held != nullptr)
        measureSlots(layout, *held);

    const Fitter fitter(layout, recording, comparators, widths);
    const std::size_t count = recording.launches.size();
    Fit fit;
    if (layout.isPresented && count <= 6) { // a small picture stands in the middle, in all its launches at one place
        double most = 0;
        for (std::size_t k = 0; k <= count; ++k)
            if (k != launch)
                most = std::max(most, fitter.fit(k).width);
        fit = fitter.fit(launch);
        const double shift = std::max(0.0, (view.size.width() - 2 - std::max(most, fit.width)) / 2);
        for (double* x : {&layout.indexRight, &layout.inputValueRight, &layout.inputAxis, &layout.inputRight})
            *x += shift;
    } else {
        fit = fitter.fit(launch);
    }
    layout.cutLeft = fit.first > 1;
    layout.cutRight = fit.last < count;
    Walk(layout, recording, comparators, launch, widths).across(fit.first, fit.last, fit.measures, true);
    for (NetworkStage& stage : layout.stages) {
        const std::size_t before = layout.columns[stage.first].launch, after = layout.columns[stage.last].launch;
        const auto stageOf = [&](std::size_t k) { return recording.launches[k - 1].meaning.stage; };
        stage.whole = (before == 1 || stageOf(before - 1) != stageOf(before)) &&
                      (after == count || stageOf(after + 1) != stageOf(after));
    }
    return layout;
}

} // namespace lockstep::ui
