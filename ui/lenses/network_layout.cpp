#include "ui/lenses/network_layout.hpp"

#include "engine/input/input.hpp"
#include "engine/recording/exchanges.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

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
    return {82, view.hasLegend ? 52.0 : 26.0};
}

/// The type of an audience's picture (visual.md, section 4).
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
    if (column.tense == Tense::now)
        column.aside = (m_layout.slotsLeft - m_layout.slotsRight) / 2;
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
                               m_recording.launches[k].meaning.stage != m_recording.launches[k - 1].meaning.stage;
        if (!endsStage || k == last)
            continue;
        x += measures.gap;
        if (k > m_launch || stateWidth() <= 0)
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

/// Keys in motion as dots without values.
void setDots(NetworkLayout& layout, double radius)
{
    layout.tokenRadius = radius;
    layout.tokenHalfWidth = radius;
    layout.lensHalfWidth = radius * 1.25;
}

/// Radius and room of the keys in motion; false where their values cannot be read.
bool sizeTokens(NetworkLayout& layout, KeyWidths widths, bool values)
{
    const double s = layout.scale;
    layout.tokenValues = values;
    if (!values) {
        setDots(layout, std::clamp(layout.pitch * 0.36, smallestRadius, 7 * s));
        return true;
    }
    layout.tokenRadius = std::min(layout.motionSize * 12 / 13, layout.pitch * 0.42);
    layout.motionSize = std::min(layout.motionSize, layout.tokenRadius * 1.24);
    if (layout.motionSize < layout.smallestText) {
        layout.motionSize = layout.smallestText;
        if (layout.tokenRadius * 2 < layout.smallestText * (layout.isPresented ? 1.15 : 1.3))
            return false;
    }
    const double text = widths.inMotion * layout.motionSize;
    layout.tokenHalfWidth = std::max(layout.tokenRadius, text / 2 + layout.tokenRadius * 0.26);
    const bool round = layout.tokenHalfWidth <= layout.tokenRadius * 1.05;
    layout.lensHalfWidth = round ? layout.tokenRadius * 15.5 / 12 : layout.tokenHalfWidth * 1.42;
    return true;
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

Comparators comparatorsOf(const Recording& recording, const Events& events)
{
    Comparators found;
    for (const Event& event : events) {
        const auto isKey = [&](const Access& access) { return access.array == recording.mainBuffer; };
        if (event.op == Op::copy && event.writeCount == 1 && isKey(event.readSlots[0]) && isKey(event.writeSlots[0]))
            found.moves.push_back({event.item, event.readSlots[0].index, event.writeSlots[0].index,
                                   event.readSlots[0].value, event.readCount > 1 && event.readSlots[1].value != 0});
        if (event.op != Op::compare || event.readCount < 2)
            continue;
        const auto reads = event.reads();
        if (reads[0].array != recording.mainBuffer || reads[1].array != recording.mainBuffer)
            continue;
        Comparator one;
        one.item = event.item;
        one.small = reads[0].index;
        one.large = reads[1].index;
        one.swaps = exchanges(event);
        const bool flags = event.readCount >= 4;
        const std::array<bool, 2> pads{flags && reads[2].value != 0, flags && reads[3].value != 0};
        // A pair that swaps stands the wrong way round before it does.
        one.smallKey = reads[one.swaps ? 1 : 0].value;
        one.largeKey = reads[one.swaps ? 0 : 1].value;
        one.smallPad = pads[one.swaps ? 1 : 0];
        one.largePad = pads[one.swaps ? 0 : 1];
        found.all.push_back(one);
    }
    std::sort(found.all.begin(), found.all.end(), [](const Comparator& a, const Comparator& b) {
        return std::pair{a.low(), a.item} < std::pair{b.low(), b.item};
    });
    std::vector<std::uint32_t> ends;
    for (Comparator& one : found.all) {
        const auto free = std::find_if(ends.begin(), ends.end(), [&one](std::uint32_t end) { return end < one.low(); });
        one.slot = static_cast<int>(free - ends.begin());
        if (free == ends.end())
            ends.push_back(one.high());
        else
            *free = one.high();
    }
    found.slotCount = static_cast<int>(ends.size());
    return found;
}

const NetworkColumn* NetworkLayout::now() const
{
    const auto found =
        std::find_if(columns.begin(), columns.end(), [](const NetworkColumn& c) { return c.tense == Tense::now; });
    return found == columns.end() ? nullptr : &*found;
}

NetworkLayout layOutNetwork(const Recording& recording, std::vector<Comparators> comparators, std::size_t launch,
                            const View& view, const NetworkSlots* held)
{
    NetworkLayout layout;
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
        layout.legendY = layout.tintBottom + (layout.tight ? 26 : 44) * s;

    const double lineSize = layout.pitch / 1.24; // a line of Inter is 1.21 em high
    const double type = frame.type;
    layout.tabSize = layout.isPresented ? presentedTab * type : 12.5 * s;
    layout.keySize = std::min(layout.isPresented ? presentedKey * type : 14 * s, lineSize);
    layout.historySize = std::min(layout.isPresented ? presentedHistory * type : 12.5 * s, lineSize);
    layout.motionSize = layout.isPresented ? presentedMotion * type : 13 * s;
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

    if (held != nullptr)
        measureSlots(layout, *held);

    Walk walk(layout, recording, comparators, launch, widths);
    const double room = view.size.width() - 2;
    const std::size_t count = recording.launches.size();
    std::size_t first = 1, last = count;
    Measures measures{};
    bool done = false;
    const auto smallest = [&](double pitch) {
        const double focus = 2 * (layout.lensHalfWidth + layout.tokenHalfWidth) + (layout.tokenValues ? 3 : 1.5);
        const double beside = layout.tight && !layout.isPresented ? 40 * s : 10; // with arrows of the blocks
        const double padding = std::max(beside, focus * 0.3) + layout.slotsLeft + layout.slotsRight;
        return Measures{pitch * layout.strokes, pitch * layout.strokes + 1.5, focus, padding,
                        layout.tokenValues ? 6.0 : 4.0};
    };
    const auto full = [&] {
        const double focus = 2 * (layout.lensHalfWidth + layout.tokenHalfWidth) + 11 * s;
        return Measures{14 * s, 10 * s, layout.tokenValues ? focus : std::max(focus, 24 * s),
                        46 * s + layout.slotsLeft + layout.slotsRight, 9 * s};
    };
    const auto stretch = [&] {
        const double least = walk.across(first, last, smallest(2.6), false);
        const double most = walk.across(first, last, full(), false);
        const double give =
            most > least ? std::clamp((room - least) / (most - least), 0.0, layout.wires > 4 ? 2.2 : 3.0) : 1;
        measures = between(smallest(2.6), full(), give);
    };
    for (const bool values : {true, false}) {
        if (!sizeTokens(layout, widths, values))
            continue;
        for (const auto detail : {StateDetail::valuesAndBars, StateDetail::bars, StateDetail::none}) {
            if (detail == StateDetail::valuesAndBars && !layout.historyValues)
                continue;
            layout.detail = detail;
            const double pitch = detail == StateDetail::valuesAndBars ? 6 : detail == StateDetail::bars ? 4.5 : 2.6;
            if (walk.across(1, count, smallest(pitch), false) > room)
                continue;
            stretch();
            done = true;
            break;
        }
        if (done)
            break;
    }
    if (!done && count > 0) { // a window of launches around the current one
        layout.detail = StateDetail::none;
        const std::size_t centre = std::max<std::size_t>(launch, 1);
        for (const bool values : {true, false}) {
            first = last = centre;
            if (!sizeTokens(layout, widths, values))
                continue;
            if (walk.across(first, last, smallest(4), false) <= room * (values ? 0.8 : 1))
                break;
        }
        while (walk.across(first, last, smallest(4), false) > room && layout.tokenRadius > smallestRadius)
            setDots(layout, std::max(smallestRadius, layout.tokenRadius * 0.9));
        bool grew = true;
        while (grew) {
            grew = false;
            if (last < count && walk.across(first, last + 1, smallest(4), false) <= room)
                ++last, grew = true;
            if (first > 1 && walk.across(first - 1, last, smallest(4), false) <= room)
                --first, grew = true;
        }
        stretch();
    }
    if (count == 0)
        measures = full();
    if (layout.isPresented && count <= 6) { // a small picture stands in the middle, in all its launches at one place
        double most = 0;
        for (std::size_t k = 0; k <= count; ++k)
            most = std::max(most, Walk(layout, recording, comparators, k, widths).across(1, count, measures, false));
        const double shift = std::max(0.0, (room - most) / 2);
        for (double* x : {&layout.indexRight, &layout.inputValueRight, &layout.inputAxis, &layout.inputRight})
            *x += shift;
    }
    layout.cutLeft = first > 1;
    layout.cutRight = last < count;
    walk.across(first, last, measures, true);
    for (NetworkStage& stage : layout.stages) {
        const std::size_t before = layout.columns[stage.first].launch, after = layout.columns[stage.last].launch;
        const auto stageOf = [&](std::size_t k) { return recording.launches[k - 1].meaning.stage; };
        stage.whole = (before == 1 || stageOf(before - 1) != stageOf(before)) &&
                      (after == count || stageOf(after + 1) != stageOf(after));
    }
    return layout;
}

} // namespace lockstep::ui
