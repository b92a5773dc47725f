#include "ui/lenses/network/network.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/read.hpp"
#include "ui/scene/magnify.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostWires = 128; ///< with keys that nobody can read
constexpr std::size_t mostRead = 1024; ///< … with keys that can be, for which wires are so far apart:
constexpr double readPitch = 13;
constexpr double narrowestPitch = 4;  ///< in the window
constexpr double presentedPitch = 16; ///< that the back rows can follow

class NetworkLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("network"); }
    QString title() const override { return QStringLiteral("Network"); }
    bool canShow(const Recording& recording, const View& view) const override;
    Needs needs(const Recording& recording, Moment moment, const View& view) const override;
    bool showsPhases(const Recording& recording, std::size_t launch) const override
    {
        return comparesLocally(recording, launch);
    }

protected:
    PreparedPart partOf(const Recording&, Moment) const override { return {}; }
    PreparedPtr read(const Resident& resident, Moment moment) const override;
    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override;
    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override;
};

/// The comparators of all columns; where these are not launches also what they were made from.
struct NetworkRead {
    std::vector<Comparators> columns;
    std::optional<UnrolledNetwork> unrolled;
};

std::size_t bytesOf(const NetworkRead& read)
{
    std::size_t bytes = 0;
    for (const Comparators& column : read.columns)
        bytes += sizeof(Comparators) + ui::bytesOf(column.all) + ui::bytesOf(column.moves);
    if (read.unrolled)
        bytes += ui::bytesOf(*read.unrolled);
    return bytes;
}

bool NetworkLens::canShow(const Recording& recording, const View& view) const
{
    const Speaking in(view.language);
    const std::size_t wires = std::max(recording.lanes, recording.n());
    if (recording.lens != "network" || wires == 0 || wires > mostRead)
        return false;
    const WireFrame frame = frameWires(wires, view);
    if (wires > mostWires && (view.role != ViewRole::window || frame.pitch < readPitch))
        return false;
    // The open card of the widest launch, its keys as dots, must fit beside the input and the result.
    const double card = static_cast<double>(wires) / 2 * (4.5 * smallestRadius + 1.5) + 10;
    const double beside = 90 * frame.scale + view.size.width() * 0.4;
    const double narrowest =
        view.role == ViewRole::presenter ? presentedPitch : narrowestPitch * smallestText(view) / 11;
    return frame.pitch >= narrowest && view.size.width() >= card + beside;
}

Needs NetworkLens::needs(const Recording& recording, Moment moment, const View&) const
{
    Needs needs;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        needs.events.push_back(k);
    needs.states.push_back(0);
    const std::size_t launch = std::min(moment.launch, recording.launchCount());
    for (std::size_t k = 1; k <= launch; ++k) {
        const bool isEdge = k + 1 >= launch; // what the current launch gets, and what it leaves
        if (isEdge || recording.launches[k].meaning.stage != recording.launches[k - 1].meaning.stage)
            needs.states.push_back(k);
    }
    return needs;
}

/// A file has no other use for the room that few wires leave.
double magnification(const Recording& recording, const View& view)
{
    if (view.role != ViewRole::exported)
        return 1;
    const std::size_t wires = std::max(recording.lanes, recording.n());
    const double most = wires <= 2 ? 1.9 : wires <= 4 ? 1.45 : 1;
    return std::max(1.0, std::min({most, view.size.width() / 800, view.size.height() / 345}));
}

/// The first and last column of the launch that the moment is in.
std::pair<std::size_t, std::size_t> columnsOf(const UnrolledNetwork& network, std::size_t launch)
{
    std::size_t first = 0, last = 0;
    for (std::size_t c = 1; c <= network.places.size(); ++c)
        if (network.places[c - 1].launch == launch) {
            first = first == 0 ? c : first;
            last = c;
        }
    return {first, last};
}

/// `resident` has the states by column; `whole` is the run itself, which is another one where columns are no launches.
Scene drawNetwork(const NetworkRead& read, const Resident& resident, Moment shown, const View& view,
                  const Resident& whole, Moment asked)
{
    const Recording& recording = *resident.recording;
    const Theme& colors = theme(view.theme);
    Scene scene;
    scene.size = view.size;
    scene.ground = colors.paper;

    shown.launch = std::min(shown.launch, recording.launchCount());
    shown.fraction = std::clamp(shown.fraction, 0.0, 1.0);
    const UnrolledNetwork* unrolled = read.unrolled ? &*read.unrolled : nullptr;
    const NetworkSlots* held = nullptr;
    std::vector<NetworkRooms> rooms;
    if (unrolled != nullptr) {
        rooms = unrolled->rooms;
        const auto found = std::ranges::find(unrolled->held, shown.launch, &NetworkSlots::column);
        held = found == unrolled->held.end() ? nullptr : &*found;
    }
    const auto [first, last] =
        unrolled != nullptr ? columnsOf(*unrolled, asked.launch) : std::pair{shown.launch, shown.launch};
    const NetworkLayout layout =
        layOutNetwork(recording, read.columns, shown.launch, view, held, {first, last, !asked.phase.has_value()});
    Labels labels(QRectF({0, 0}, view.size), layout.smallestText);
    NetworkDrawing drawing{scene, labels, layout, colors, resident, shown, view.selectedItem, *whole.recording};
    drawing.since = first;
    drawing.until = last;
    drawing.inPhase = asked.phase.has_value();
    if (unrolled != nullptr && unrolled->isCopied(*whole.recording, asked))
        drawing.task = shown.fraction < 1 ? NetworkTask::loads : NetworkTask::stores;
    if (shown.launch == recording.launchCount() && shown.fraction >= 1)
        drawing.equal = equalKeys(whole);
    drawTints(drawing);
    drawWires(drawing);
    drawCompactColumns(drawing);
    drawRooms(drawing, rooms);
    drawTraces(drawing);
    drawFocus(drawing);
    if (held != nullptr)
        drawSlots(drawing, *held);
    drawHeadings(drawing);
    drawKeys(drawing);
    drawResults(drawing);
    drawLegend(drawing, !rooms.empty());
    return scene;
}

PreparedPtr NetworkLens::read(const Resident& resident, Moment) const
{
    NetworkRead read;
    if (mustUnroll(*resident.recording)) {
        read.unrolled = unroll(resident);
        if (!read.unrolled)
            return nullptr;
    }
    const Resident& columns = read.unrolled ? read.unrolled->resident : resident;
    for (std::size_t k = 1; k <= columns.recording->launchCount(); ++k) {
        std::optional<Comparators> comparators = comparatorsIn(columns, k);
        if (!comparators)
            return nullptr;
        read.columns.push_back(std::move(*comparators));
    }
    return columns.state(0) == nullptr ? nullptr : prepared(std::move(read));
}

Scene NetworkLens::draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const
{
    const auto& read = valueOf<NetworkRead>(ready);
    const double by = magnification(*resident.recording, view);
    View smaller = view;
    smaller.size /= by;
    const bool isUnrolled = read.unrolled.has_value();
    Scene scene =
        drawNetwork(read, isUnrolled ? read.unrolled->resident : resident,
                    isUnrolled ? read.unrolled->at(*resident.recording, moment) : moment, smaller, resident, moment);
    if (isUnrolled)
        nameLaunches(scene, *read.unrolled, *resident.recording);
    if (by > 1) {
        magnify(scene, by);
        scene.size = view.size;
    }
    return scene;
}

std::vector<Phrase> NetworkLens::tell(const Prepared& ready, const Resident& resident, Moment moment) const
{
    const auto& read = valueOf<NetworkRead>(ready);
    return read.unrolled ? unrolledNarration(resident, *read.unrolled, moment) : networkNarration(resident, moment);
}

const NetworkLens instance;

} // namespace

const Lens& networkLens = instance;

} // namespace lockstep::ui
