#include "ui/lenses/dataflow/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/lenses/dataflow/room.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostPositions = 128; ///< beyond it a frame has more marks than a screen refresh can paint
constexpr std::size_t mostPadded = 32;     ///< columns with those of pads, which may not take the room of values

} // namespace

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
        return say(recording.launches.at(step.place.launch - 1).meaning.title);
    if (step.isSerial())
        return turnDistances(step).empty() || !goesItemByItem(step) ? say("one by one") : say("item by item");
    if (!step.combines.empty()) {
        const std::vector<ScanCombine> adding = addingSomething(step.combines);
        if (adding.empty() && isReduction(recording))
            return say("identity");
        const std::vector<ScanCombine>& told = adding.empty() ? step.combines : adding;
        const std::size_t distance = distanceOf(told.front());
        const std::size_t columns = columnsOf(recording);
        const bool isSame = std::ranges::all_of(told, [&](const ScanCombine& c) {
            return distanceOf(c) == distance && c.left.position < columns && c.right.position < columns;
        });
        // One combine of stretches that are not all equally wide is no round of its own kind.
        const bool isRound = told.size() > 1 || std::has_single_bit(distance);
        if (isSame && distance > 0 && isRound)
            return step.shuffles ? say("shuffle by %1").arg(distance) : say("distance %1").arg(distance);
        return step.shuffles ? say("shuffle") : say("combine");
    }
    if (step.inPads > 0)
        return step.padDistance > 0 ? say("distance %1").arg(step.padDistance) : say("in the pads");
    if (step.copies.empty())
        return step.fills.empty() ? (step.takesNumbers ? say("take a number") : say("read")) : say("clear");
    return step.loads ? say("load") : step.stores ? say("store") : say("move");
}

std::size_t columnsOf(const Recording& recording)
{
    const std::size_t columns = std::max(recording.n(), recording.lanes);
    std::size_t lanes = 0; // of a tree in local memory, rounded up to a power of two: its root may be a pad
    for (const Launch& launch : recording.launches)
        for (const Argument& argument : launch.arguments)
            if (argument.name == "lanes" && !argument.buffer)
                lanes = std::max<std::size_t>(lanes, argument.scalar);
    return lanes <= mostPadded ? std::max(columns, lanes) : columns;
}

std::map<std::uint32_t, std::pair<std::size_t, ScanValue>> standsAfter(const Recording& recording, const ScanFlow& flow,
                                                                       std::size_t steps)
{
    std::map<std::uint32_t, std::pair<std::size_t, ScanValue>> stands;
    for (std::size_t s = 1; s <= steps; ++s)
        eachSeen(flow.steps[s - 1], [&](const ScanValue& value) {
            if (value.position < columnsOf(recording))
                stands[value.position] = {s, value};
        });
    if (!isReduction(recording))
        return stands;
    std::set<std::uint32_t> read, written; // by later steps
    const auto reads = [&](std::uint32_t column) {
        if (!written.contains(column))
            read.insert(column);
    };
    for (std::size_t s = steps + 1; s <= flow.steps.size(); ++s) {
        const ScanStep& step = flow.steps[s - 1];
        for (const ScanCombine& combine : step.combines) {
            reads(combine.left.position);
            reads(combine.right.position);
        }
        for (const ScanCopy& copy : step.copies)
            reads(copy.from);
        std::ranges::for_each(step.readByPads, reads);
        eachSeen(step, [&](const ScanValue& value) { written.insert(value.position); });
    }
    std::erase_if(stands, [&](const auto& one) {
        const ScanValue& value = one.second.second;
        return !read.contains(one.first) && !value.isFinished && !value.isWrong;
    });
    return stands;
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
    chooseType(layout, recording, flow, current, view.role);
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
    const double most = view.role == ViewRole::presenter ? textScaleOf(view) : std::min(roomyScale(view), largestScale);
    const double step = view.role == ViewRole::presenter ? 0.1 : 0.25;
    for (double larger = most; larger > (view.role == ViewRole::presenter ? 1 : 1.1); larger -= step) {
        ScanLayout trial = layOut(recording, flow, current, view, scale * larger);
        if (trial.fits && told(trial) >= told(layout))
            return trial;
    }
    return layout;
}

} // namespace lockstep::ui
