#pragma once

#include "ui/lens/lens.hpp"

#include <QRectF>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::ui {

enum class Tense { past, now, future };

/// What one work-item compared. The larger key goes to the wire `large`, where the arrowhead is.
struct Comparator {
    std::uint32_t item = 0;
    std::uint32_t small = 0, large = 0;       ///< wires that the two keys go to
    std::uint32_t smallKey = 0, largeKey = 0; ///< the keys, whichever wire they come from
    bool smallPad = false, largePad = false;
    bool swaps = false;
    std::uint32_t turn = 0; ///< its work-item's so many-th of this layer, from 0
    int slot = 0;           ///< sub-column: those in one never cross, and are of one turn where that can be seen
    std::uint32_t smallFrom() const { return swaps ? large : small; }
    std::uint32_t largeFrom() const { return swaps ? small : large; }
    bool meetsPad() const { return smallPad || largePad; }
    std::uint32_t low() const { return std::min(small, large); }
    std::uint32_t high() const { return std::max(small, large); }
};

/// A key that a launch puts on another wire, or leaves on its own.
struct WireMove {
    std::uint32_t item = 0, from = 0, to = 0, key = 0;
    bool pad = false;
};

/// The comparators that a launch reported, packed into sub-columns; or where it moved all keys.
struct Comparators {
    std::vector<Comparator> all;
    int slotCount = 0;
    std::vector<WireMove> moves;
    /// How many pairs one work-item takes, one after another.
    std::uint32_t turns() const
    {
        std::uint32_t most = 0;
        for (const Comparator& one : all)
            most = std::max(most, one.turn + 1);
        return most;
    }
};

struct NetworkColumn {
    std::size_t launch = 0;
    Tense tense = Tense::future;
    bool isOpen = false; ///< in the open card
    Comparators comparators;
    double left = 0, width = 0, pitch = 0;
    double aside = 0; ///< comparators stand so far right of the middle
    double right() const { return left + width; }
    double middle() const { return left + width / 2; }
    /// How wide its comparators are, in sub-columns; lines that cross need some room.
    static double slotsOf(const Comparators& comparators, bool isOpen)
    {
        const double crossing = comparators.moves.empty() ? 0 : isOpen ? 1.6 : 3;
        return std::max({1.0, crossing, static_cast<double>(comparators.slotCount)});
    }
    /// The open card's inside: between its edges its keys meet.
    double insideLeft = 0, insideRight = 0;
    double slotX(int slot) const { return middle() + aside + (slot - (comparators.slotCount - 1) / 2.0) * pitch; }
};

/// On which wires pads lie, from left to right.
class PadWays {
public:
    struct Piece {
        double left = 0, right = 0;
        bool isPad = false;
    };
    PadWays() = default;
    /// At first they lie behind the keys.
    PadWays(std::size_t wires, std::size_t keys);
    /// Behind this column they lie where it put them.
    void follow(const Comparators& column, double left, double right, const std::function<double(int)>& slotX);
    /// What a wire holds between two places.
    std::vector<Piece> pieces(std::size_t wire, double from, double to) const;

private:
    void set(std::size_t wire, double x, bool isPad);
    bool holds(std::size_t wire) const;
    std::vector<std::vector<std::pair<double, bool>>> m_changes; ///< by wire: from there on, a pad or not
};

struct NetworkStage {
    std::uint32_t stage = 0;
    std::uint32_t run = 0;           ///< length of its blocks; 0: not told
    std::size_t first = 0, last = 0; ///< columns
    Tense tense = Tense::future;
    double left = 0, right = 0;
    bool whole = true; ///< all its launches are shown
};

struct NetworkSlots;

enum class StateDetail { valuesAndBars, bars, none };

/// Keys between two stages.
struct NetworkState {
    std::size_t state = 0; ///< number of launches before it
    double left = 0, right = 0;
    double axis = 0; ///< where the bars start
};

struct KeyWidths {
    double onWire = 0, history = 0, inMotion = 0; ///< widest key at the three sizes of type
};

/// What stands at both edges of the open card: the keys that its launch got and those that it left. Rooms count from
/// the card's sides, without those of its slots.
struct CardEdges {
    bool values = true, bars = true;
    double before = 0, after = 0;         ///< widths of the edges
    double numberRight = 0, barLeft = 0;  ///< from the left side
    double tokenMiddle = 0, barRight = 0; ///< from the right side: where keys come to rest, and the bars' axis
    double barLength = 0;
    double tokenRadius = 0, tokenHalfWidth = 0; ///< of a key at rest
};

/// All places of the picture, a pure function of the recording's shape, the moment's launch and the view.
struct NetworkLayout {
    QSizeF size;
    double scale = 1, smallestText = 11;
    std::size_t wires = 0, keys = 0;
    double pitch = 30;
    bool tight = false; ///< no line for 'runs of' and for the words of the blocks
    double tintTop = 0, tintBottom = 0;
    double legendY = 0;       ///< 0: none
    bool isPresented = false; ///< for an audience: fewer words, bolder marks
    double strokes = 1;       ///< times the width of lines
    double tabSize = 12.5, tabHeight = 0;

    double keySize = 14, historySize = 12.5, motionSize = 13;
    double usualMotionSize = 13; ///< where the wires leave room for it
    bool keyValues = true, historyValues = true, tokenValues = true;
    StateDetail detail = StateDetail::valuesAndBars;
    CardEdges edges;
    double slotSize = 0, slotsLeft = 0, slotsRight = 0; ///< type and rooms beside the open card's wires; 0: none
    double tokenRadius = 12, tokenHalfWidth = 12, lensHalfWidth = 15.5;

    double indexRight = 0, inputValueRight = 0, inputAxis = 0, inputRight = 0, barLength = 0, stateBarLength = 0;
    std::vector<NetworkColumn> columns;
    std::vector<NetworkStage> stages;
    std::vector<NetworkState> states;
    PadWays padWays;
    std::size_t since = 0; ///< columns from here to the open one are one launch's; what it got is shown
    /// The columns in the open card: all layers of a launch where they fit, else the current one. 0: none.
    std::size_t openFirst = 0, openLast = 0;
    bool cutLeft = false, cutRight = false; ///< stages left out there
    double cutLeftX = 0, cutRightX = 0;
    double resultLeft = 0, resultWidth = 0, resultHeight = 0;

    double wireY(std::size_t wire) const { return tintTop + (static_cast<double>(wire) + 0.5) * pitch; }
    const NetworkColumn* now() const;
    bool isOpen(std::size_t launch) const { return launch > 0 && launch >= openFirst && launch <= openLast; }
    double cardLeft() const;
    double cardRight() const;
    /// So far a column of the open card reaches into the one before it: its keys start where that one's came to rest.
    double overlap() const { return edges.tokenMiddle + edges.numberRight - tokenHalfWidth; }
    /// How much thicker the strong lines are than in the window.
    double thick() const { return isPresented ? 2.2 : std::min(scale, 1.6); }
    /// Names over the card's edges.
    bool namesEdges() const { return !tight && !isPresented && edges.values; }
    double numberRight(const NetworkColumn& card) const { return card.left + slotsLeft + edges.numberRight; }
    /// Where the keys in motion start, and where they come to rest.
    double startX(const NetworkColumn& card) const;
    double endX(const NetworkColumn& card) const { return card.right() - slotsRight - edges.tokenMiddle; }
};

/// Of a key drawn as a dot.
inline constexpr double smallestRadius = 1.6;

/// Where the wires lie in this view.
struct WireFrame {
    double scale = 1, pitch = 30;
    double type = 1;      ///< an audience's type, times that of the visual language
    double top = 0;       ///< upper end of the first wire's room
    double tabHeight = 0; ///< an audience's yellow tab over the open card
    bool tight = false;   ///< the heading must be tight for it
};
WireFrame frameWires(std::size_t wires, const View& view);

/// How much of the keys there is room for: in motion, at the card's edges, and between earlier stages.
struct KeyDetail {
    bool tokenValues = true, edgeValues = true, edgeBars = true;
    StateDetail states = StateDetail::valuesAndBars;
};
/// Sets radius and room of the keys in motion and of the card's edges; false where their values cannot be read.
bool sizeKeys(NetworkLayout& layout, KeyWidths widths, KeyDetail detail);
/// Keys in motion as dots without values.
void setDots(NetworkLayout& layout, KeyWidths widths, double radius);

/// Makes room in the open card for its slots, where their words can be read.
void measureSlots(NetworkLayout& layout, const NetworkSlots& held);

/// Columns that are layers of one launch.
struct LaunchColumns {
    std::size_t first = 0, last = 0;
    bool isWhole = false; ///< all of them are open, where they fit
};

/// Comparators of launch k at k - 1. `held` is what the open card tells of local memory; null: nothing. What stands
/// before the columns of `of` is shown.
NetworkLayout layOutNetwork(const Recording& recording, std::vector<Comparators> comparators, std::size_t launch,
                            const View& view, const NetworkSlots* held = nullptr, LaunchColumns of = {});

} // namespace lockstep::ui
