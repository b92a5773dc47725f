#include "ui/lenses/network/network.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/comparator.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/scene/magnify.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostWires = 128;
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
        for (const auto& [k, events] : read.unrolled->resident.events)
            bytes += ui::bytesOf(*events);
    return bytes;
}

bool NetworkLens::canShow(const Recording& recording, const View& view) const
{
    const Speaking in(view.language);
    const std::size_t wires = std::max(recording.lanes, recording.n());
    if (recording.lens != "network" || wires == 0 || wires > mostWires)
        return false;
    const WireFrame frame = frameWires(wires, view);
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
        const Events* events = columns.eventsOf(k);
        if (events == nullptr)
            return nullptr;
        read.columns.push_back(comparatorsOf(*columns.recording, *events));
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

namespace {

/// One sign of the legend and what it says, in as many words as there is room for.
struct LegendEntry {
    double icon;
    QString strong;
    QColor color;
    std::array<QString, 3> words; ///< from the longest
    std::function<void(double)> draw;
};

} // namespace

/// One line, in the longest words of which all fit; in the end the last signs are left out.
void drawLegend(NetworkDrawing& drawing, bool hasRooms)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const double y = layout.legendY - 4 * s;
    if (layout.legendY <= 0 || y + 8 * s > layout.size.height())
        return;
    const double r = 7 * s;
    std::vector<LegendEntry> entries;
    const Recording& recording = *drawing.resident.recording;
    const bool compares = recording.work() > 0;
    // A shuffle compares nothing: keys change wires without being swapped.
    const NetworkColumn* now = layout.now();
    const bool onlyMoves =
        now != nullptr
            ? now->comparators.all.empty() &&
                  std::ranges::any_of(now->comparators.moves, [](const WireMove& move) { return move.from != move.to; })
            : !compares;
    const auto oneOf = [onlyMoves](const QString& moved, const QString& longer, const QString& shorter) {
        return onlyMoves ? std::array<QString, 3>{moved, moved, {}} : std::array<QString, 3>{longer, shorter, {}};
    };
    if (layout.wires > 1) {
        entries.push_back({2 * r, onlyMoves ? say("moved") : say("swap"), colors.move.text,
                           oneOf(say("to another wire"), say("both keys change wires"), say("keys move")),
                           [&](double left) {
                               drawing.scene.add(EllipseShape{{left, y - r, 2 * r, 2 * r}, colors.move.fill, {}});
                           }});
        entries.push_back({2 * r, say("stay"), colors.keep.text,
                           oneOf(say("on its wire"), say("already in order"), say("in order")), [&](double left) {
                               RectShape square;
                               square.rect = {left + 1, y - r + 1, 2 * r - 2, 2 * r - 2};
                               square.radius = 4 * s;
                               square.fill = colors.keep.tint;
                               square.stroke = {colors.keep.line, 2, {}};
                               drawing.scene.add(square);
                           }});
    }
    if (layout.wires > layout.keys)
        entries.push_back({2 * r,
                           say("pad"),
                           colors.ink2,
                           {say("no key, sorts last"), say("no key"), say("no key")},
                           [&](double left) {
                               RectShape ghost;
                               ghost.rect = {left + 1, y - r + 1, 2 * r - 2, 2 * r - 2};
                               ghost.radius = 4 * s;
                               ghost.stroke = {colors.ink3, 1, {2.5, 2}};
                               drawing.scene.add(ghost);
                           }});
    if (hasRooms)
        entries.push_back(
            {2 * r,
             {},
             {},
             {say("a work-group's keys in local memory"), say("in local memory"), say("local")},
             [&](double left) {
                 drawing.scene.add(RectShape{
                     {left, y - r, 2 * r, 2 * r}, 4 * s, Qt::transparent, Stroke{colors.compute.line, 1.5, {4, 2}}});
             }});
    if (hasWays(drawing)) {
        const auto groups = tracedKeys(drawing.resident);
        for (std::size_t g = 0; g < groups.size(); ++g) {
            const QString key =
                valueText(tracedKey(drawing.resident, groups[g].front()), recording).section(QLatin1Char(':'), 0, 0) +
                QStringLiteral(":…");
            entries.push_back({16 * s,
                               {},
                               {},
                               {say("path of the keys %1").arg(key), say("keys %1").arg(key), key},
                               [&drawing, y, s, g](double left) {
                                   PathShape way;
                                   way.path.moveTo(left, y - 4 * s);
                                   way.path.lineTo(left + 8 * s, y - 4 * s);
                                   way.path.lineTo(left + 8 * s, y + 4 * s);
                                   way.path.lineTo(left + 16 * s, y + 4 * s);
                                   way.stroke = wayStroke(drawing.theme, g, 1.8);
                                   drawing.scene.add(std::move(way), {QStringLiteral("legend-way"), -1, -1, -1});
                               }});
        }
    }
    const bool isDescending = largestFirst(recording);
    if (layout.wires > 1 && compares)
        entries.push_back({8 * s,
                           {},
                           {},
                           {isDescending ? say("the smaller key leaves at the arrowhead")
                                         : say("the larger key leaves at the arrowhead"),
                            isDescending ? say("smaller key at the head") : say("larger key at the head"),
                            isDescending ? say("smaller key") : say("larger key")},
                           [&](double left) {
                               PathShape arrow;
                               arrow.path = comparatorPath(left + 4 * s, y - 7 * s, y + 8 * s, 2.5 * s, 6 * s, 1.5 * s);
                               arrow.fill = colors.ink2;
                               drawing.scene.add(std::move(arrow));
                           }});
    if (now != nullptr && hasBlockArrows(drawing, *now)) {
        const auto run = stageOf(layout, static_cast<std::size_t>(now - layout.columns.data())).run;
        std::array<bool, 2> seen{};
        for (std::size_t wire = 0; wire + 1 < layout.wires; wire += run)
            seen[ascends(drawing, *now, wire, run) ? 0 : 1] = true;
        for (const bool up : {true, false}) {
            const QString word = up ? say("ascends") : say("descends");
            const QColor color = up ? colors.ascending.text : colors.descending.text;
            if (seen[up ? 0 : 1])
                entries.push_back({8 * s, word, color, {}, [&, up, color, isDescending](double left) {
                                       const bool isDownwards = up != isDescending;
                                       PathShape arrow;
                                       arrow.path = wedgePath(left + 4 * s, isDownwards ? y - 7 * s : y + 7 * s,
                                                              isDownwards ? y + 7 * s : y - 7 * s, 2.5 * s);
                                       arrow.fill = color;
                                       drawing.scene.add(std::move(arrow));
                                   }});
        }
    }
    const std::optional<Field> field = fieldSortedBy(recording, drawing.moment.launch);
    const std::array<QString, 3> length =
        !field ? std::array{say("bar length is the key"), say("length: key"), say("key")}
        : *field == Field::second
            ? std::array{say("bar length is the second field"), say("length: second field"), say("second field")}
            : std::array{say("bar length is the first field"), say("length: first field"), say("first field")};
    entries.push_back({16 * s, {}, {}, length, [&](double left) {
                           for (int i = 0; i < 3; ++i) {
                               RectShape bar;
                               bar.rect = {left, y - 7 * s + 5 * s * i, (7 + 4.5 * i) * s, 4 * s};
                               bar.fill = colors.done;
                               drawing.scene.add(bar);
                           }
                       }});

    const auto textOf = [&](const QString& words, int weight, const QColor& color) {
        return textAt(words, {0, y}, 12 * s, weight, color, Align::left);
    };
    const auto wordsOf = [&](const LegendEntry& entry, std::size_t level) {
        std::vector<TextShape> texts;
        if (!entry.strong.isEmpty())
            texts.push_back(textOf(entry.strong, 600, entry.color));
        if (const QString& words = entry.words[level]; !words.isEmpty())
            texts.push_back(textOf(words, 400, colors.ink2));
        return texts;
    };
    const double afterIcon = 7 * s, betweenWords = 4.5 * s;
    const auto widthOf = [&](const LegendEntry& entry, std::size_t level) {
        double width = entry.icon + afterIcon - betweenWords;
        for (const TextShape& text : wordsOf(entry, level))
            width += textWidth(text) + betweenWords;
        return width;
    };
    const auto total = [&](std::size_t level, double apart) {
        double width = -apart;
        for (const LegendEntry& entry : entries)
            width += widthOf(entry, level) + apart;
        return width;
    };
    const double room = layout.size.width();
    std::size_t level = 0;
    while (level < 2 && total(level, 18 * s) > room)
        ++level;
    while (entries.size() > 1 && total(level, 18 * s) > room)
        entries.pop_back();
    if (total(level, 18 * s) > room)
        return;
    const double apart = total(level, 26 * s) > room ? 18 * s : 26 * s;
    double x = 0;
    for (const LegendEntry& entry : entries) {
        entry.draw(x);
        double at = x + entry.icon + afterIcon;
        for (TextShape& text : wordsOf(entry, level)) {
            text.at.setX(at);
            at += textWidth(text) + betweenWords;
            drawing.labels.place(drawing.scene, text);
        }
        x += widthOf(entry, level) + apart;
    }
}

} // namespace lockstep::ui
