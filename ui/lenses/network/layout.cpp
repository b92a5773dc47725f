#include "ui/lenses/network/layout.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/network/fit.hpp"
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
    frame.scale = std::clamp(roomyScale(view), least, std::max(least, largestScale));
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

double NetworkLayout::cardLeft() const
{
    const auto found = std::ranges::find_if(columns, &NetworkColumn::isOpen);
    return found == columns.end() ? 0 : found->left;
}

double NetworkLayout::cardRight() const
{
    const auto found = std::find_if(columns.rbegin(), columns.rend(), [](const NetworkColumn& c) { return c.isOpen; });
    return found == columns.rend() ? 0 : found->right();
}

namespace {

/// Where the wires lie, and what stands over and under them.
void placeWires(NetworkLayout& layout, const WireFrame& frame, const View& view)
{
    layout.pitch = frame.pitch;
    layout.tight = frame.tight;
    layout.scale = frame.scale;
    layout.strokes = layout.isPresented ? 2 : 1;
    layout.tabHeight = frame.tabHeight;
    layout.tabSize = layout.isPresented ? presentedTab * frame.type : 12.5 * layout.scale;
    layout.tintTop = frame.top;
    layout.tintBottom = layout.tintTop + static_cast<double>(layout.wires) * layout.pitch;
    if (view.hasLegend && !layout.isPresented)
        layout.legendY = layout.tintBottom + (layout.tight ? 26 : 48) * layout.scale;
}

/// The type of keys, as far as a line between two wires and a fair part of the width have room for it; how wide they
/// are in it.
KeyWidths chooseKeyType(NetworkLayout& layout, const Recording& recording, double type)
{
    const double s = layout.scale;
    const double lineSize = layout.pitch / 1.24; // a line of Inter is 1.21 em high
    layout.keySize = std::min(layout.isPresented ? presentedKey * type : 14 * s, lineSize);
    layout.historySize = std::min(layout.isPresented ? presentedHistory * type : 12.5 * s, lineSize);
    layout.usualMotionSize = layout.motionSize = layout.isPresented ? presentedMotion * type : 13 * s;
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
    if (widths.onWire > layout.size.width() * 0.2)
        layout.keyValues = false, widths.onWire = 0;
    if (widths.history > layout.size.width() * 0.08)
        layout.historyValues = false;
    return widths;
}

/// The columns at both ends of the wires: positions and keys that went in, keys that came out.
void placeEnds(NetworkLayout& layout, const KeyWidths& widths, bool isInput)
{
    const double s = layout.scale;
    layout.barLength = 28 * s;
    layout.stateBarLength = 18 * s;
    layout.indexRight = 8 * s + (layout.wires > 100 ? 17 : layout.wires > 10 ? 11 : 6) * s;
    layout.inputValueRight = layout.indexRight + (layout.keyValues ? 10 * s + widths.onWire : 0);
    layout.inputAxis = layout.inputValueRight + 7 * s;
    layout.inputRight = layout.inputAxis + layout.barLength;
    layout.resultHeight = std::min(22 * s, layout.pitch * 0.74);
    layout.resultWidth = std::max(
        layout.resultHeight, layout.keyValues ? widths.onWire * (layout.isPresented ? 1 : 13.0 / 14) + 5 * s : 0.0);
    if (layout.isPresented && !isInput) { // what is past is one column of values without bars
        layout.historyValues = layout.historyValues && layout.keyValues;
        layout.inputValueRight = layout.indexRight + (layout.historyValues ? 10 * s + widths.history : 0);
        layout.inputAxis = layout.inputRight = layout.inputValueRight + 5 * s;
    }
}

void moveToMiddle(NetworkLayout& layout, double width)
{
    const double shift = std::max(0.0, (layout.size.width() - 2 - width) / 2);
    for (double* x : {&layout.indexRight, &layout.inputValueRight, &layout.inputAxis, &layout.inputRight})
        *x += shift;
}

/// Behind the launches before `first`, which are not shown, and through the columns that are.
void followPads(NetworkLayout& layout, const std::vector<Comparators>& comparators, std::size_t first)
{
    layout.padWays = {layout.wires, layout.keys};
    for (std::size_t k = 1; k < first; ++k)
        layout.padWays.follow(comparators[k - 1], 0, 0, [](int) { return 0.0; });
    for (const NetworkColumn& column : layout.columns)
        layout.padWays.follow(column.comparators, column.left, column.right(),
                              [&column](int slot) { return column.slotX(slot); });
}

void findWholeStages(NetworkLayout& layout, const std::vector<Launch>& launches)
{
    const auto stageOf = [&](std::size_t k) { return launches[k - 1].meaning.stage; };
    for (NetworkStage& stage : layout.stages) {
        const std::size_t first = layout.columns[stage.first].launch, last = layout.columns[stage.last].launch;
        stage.whole = (first == 1 || stageOf(first - 1) != stageOf(first)) &&
                      (last == launches.size() || stageOf(last + 1) != stageOf(last));
    }
}

} // namespace

NetworkLayout layOutNetwork(const Recording& recording, std::vector<Comparators> comparators, std::size_t launch,
                            const View& view, const NetworkSlots* held, LaunchColumns of)
{
    NetworkLayout layout;
    layout.since = of.first;
    layout.size = view.size;
    layout.smallestText = smallestText(view);
    layout.isPresented = view.role == ViewRole::presenter;
    layout.wires = std::max(recording.lanes, recording.n());
    layout.keys = recording.n();
    const WireFrame frame = frameWires(layout.wires, view);
    placeWires(layout, frame, view);
    const KeyWidths widths = chooseKeyType(layout, recording, frame.type);
    placeEnds(layout, widths, launch == 0);
    if (held != nullptr)
        measureSlots(layout, *held);

    const std::size_t count = recording.launches.size();
    const auto fitOf = [&](std::size_t k, LaunchColumns open) {
        return fitNetwork(layout, recording, comparators, widths, k, open);
    };
    double most = 0;
    if (layout.isPresented && count <= 6) // a small picture stands at one place in all its launches
        for (std::size_t k = 0; k <= count; ++k)
            if (k != launch)
                most = std::max(most, fitOf(k, {}).width);
    const Fit fit = fitOf(launch, of);
    if (layout.isPresented)
        moveToMiddle(layout, std::max(most, fit.width));
    layout.cutLeft = fit.first > 1;
    layout.cutRight = fit.last < count;
    placeColumns(layout, recording, comparators, widths, launch, fit);
    followPads(layout, comparators, fit.first);
    findWholeStages(layout, recording.launches);
    return layout;
}

} // namespace lockstep::ui
