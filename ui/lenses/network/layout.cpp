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
    if (layout.isPresented) { // in the middle
        const double shift = std::max(0.0, (view.size.width() - 2 - std::max(most, fit.width)) / 2);
        for (double* x : {&layout.indexRight, &layout.inputValueRight, &layout.inputAxis, &layout.inputRight})
            *x += shift;
    }
    layout.cutLeft = fit.first > 1;
    layout.cutRight = fit.last < count;
    layout.padWays = {layout.wires, layout.keys};
    for (std::size_t k = 1; k < fit.first; ++k)
        layout.padWays.follow(comparators[k - 1], 0, 0, [](int) { return 0.0; });
    placeColumns(layout, recording, comparators, widths, launch, fit);
    for (const NetworkColumn& column : layout.columns)
        layout.padWays.follow(column.comparators, column.left, column.right(),
                              [&column](int slot) { return column.slotX(slot); });
    for (NetworkStage& stage : layout.stages) {
        const std::size_t before = layout.columns[stage.first].launch, after = layout.columns[stage.last].launch;
        const auto stageOf = [&](std::size_t k) { return recording.launches[k - 1].meaning.stage; };
        stage.whole = (before == 1 || stageOf(before - 1) != stageOf(before)) &&
                      (after == count || stageOf(after + 1) != stageOf(after));
    }
    return layout;
}

} // namespace lockstep::ui
