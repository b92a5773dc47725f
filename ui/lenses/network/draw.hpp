#pragma once

#include "ui/kit/labels.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lenses/network/layout.hpp"
#include "ui/lenses/network/read_unrolled.hpp"
#include "ui/scene/theme.hpp"

#include <array>

namespace lockstep::ui {

/// Keys of one state by wire, with the lanes where a pad stands.
struct Lanes {
    const Words* keys = nullptr;
    const Words* pads = nullptr;
    bool isPad(std::size_t wire) const { return pads != nullptr && wire < pads->size() && (*pads)[wire] != 0; }
};
/// Nothing where the state is not at hand.
std::optional<Lanes> lanesOf(const Resident& resident, std::size_t state);

/// What the moment's phase does with the keys of the open card.
enum class NetworkTask { loads, compares, stores };

/// What the parts of the picture share while it is drawn.
struct NetworkDrawing {
    Scene& scene;
    Labels& labels;
    const NetworkLayout& layout;
    const Theme& theme;
    const Resident& resident;
    Moment moment;
    std::optional<std::uint32_t> selected;
    /// The run itself, which `resident` is not where the columns are no launches: what is right is looked up there.
    const Recording& run;
    std::optional<Crossings> equal = {}; ///< of a run that has ended
    std::size_t since = 0;               ///< the columns from here to the open one are all of the launch; 0: one
    std::size_t until = 0;               ///< and with them those up to here
    bool inPhase = false;                ///< a phase was asked for, not the launch
    NetworkTask task = NetworkTask::compares;
};

/// The keys of a block grow downwards. In descending order the place of the first key is the larger one's.
bool ascends(const NetworkDrawing& drawing, const NetworkColumn& column, std::size_t firstWire, std::size_t run);
const NetworkStage& stageOf(const NetworkLayout& layout, std::size_t column);

void drawTints(NetworkDrawing& drawing);
/// The blocks behind the comparators of the open card.
void drawFocusTint(NetworkDrawing& drawing, const NetworkColumn& now, double left, double right);
/// The launch's blocks are told by an arrow each, to the end of the larger keys: wires that lie too close for words.
bool hasBlockArrows(const NetworkDrawing& drawing, const NetworkColumn& now);
/// Those arrows, in the open card's left margin beside its frame.
void drawFocusDirections(NetworkDrawing& drawing, const NetworkColumn& now, double frame);
void drawWires(NetworkDrawing& drawing);
void drawCompactColumns(NetworkDrawing& drawing);
/// The comparators of one column, without keys.
void drawCompact(NetworkDrawing& drawing, const NetworkColumn& column);
/// Keys that change their wires: lines that cross, and in the open card the keys on them.
void drawCompactMoves(NetworkDrawing& drawing);
void drawFocusMoves(NetworkDrawing& drawing, const NetworkColumn& now);
/// Frames round what a work-group keeps in local memory.
void drawRooms(NetworkDrawing& drawing, const std::vector<NetworkRooms>& rooms);
void drawFocus(NetworkDrawing& drawing);
/// In the open card which slots of local memory the keys on its wires lie in, and of which work-item.
void drawSlots(NetworkDrawing& drawing, const NetworkSlots& held);
/// Places of equal keys whose ways are drawn, key by key: of pairs, which can be told apart. Places are those in the
/// input, or where the keys stood when they had been sorted by another field.
std::vector<std::vector<std::uint32_t>> tracedKeys(const Resident& resident);
/// The key at such a place.
std::uint32_t tracedKey(const Resident& resident, std::uint32_t place);
/// Those ways begin in the picture, not in what is cut off.
bool hasWays(const NetworkDrawing& drawing);
/// Each group of equal keys has a line of its own, of no hue that says swap or right.
Stroke wayStroke(const Theme& colors, std::size_t group, double width);
void drawTraces(NetworkDrawing& drawing);
void drawHeadings(NetworkDrawing& drawing);
void drawKeys(NetworkDrawing& drawing);
void drawResults(NetworkDrawing& drawing);
void drawLegend(NetworkDrawing& drawing, bool hasRooms);
/// A key of the open card: round where it moves, square where it stays.
struct WireToken {
    QPointF at;
    std::uint32_t key = 0, wire = 0; ///< the wire that it goes to
    bool pad = false, moves = false;
};
/// `isClear`: nothing covers its value.
void drawToken(NetworkDrawing& drawing, const WireToken& token, const MarkId& id, bool isClear = true);
/// Keys run along their wires to where they cross for this part of a launch's time, and as long on from there.
inline constexpr double runsTo = 0.25;
/// How far across they are.
double crossed(double fraction);
/// Length bars of the keys on all wires, from an axis.
void drawBars(NetworkDrawing& drawing, const Lanes& lanes, double axis, double length, double opacity);
/// Their values, flush right; `named` tells the marks of an edge of the card: "wire3-before". None where something else
/// stands: in `taken`.
void drawValues(NetworkDrawing& drawing, const Lanes& lanes, double right, double size, int weight, const QColor& color,
                const QString& named = {}, const std::vector<QRectF>& taken = {});
/// Upper end of the open card where its edges have names.
double cardTop(const NetworkLayout& layout);

/// ", and now every run of 4 keys is in order": what launch k and those after `since` have brought about; empty where
/// that is nothing plain.
QString networkLesson(const Resident& resident, std::size_t k, std::size_t since);
std::vector<Phrase> networkNarration(const Resident& resident, Moment moment);

} // namespace lockstep::ui
