#pragma once

#include "ui/kit/legend.hpp"
#include "ui/lenses/blocks/layout.hpp"
#include "ui/lenses/blocks/local.hpp"
#include "ui/scene/theme.hpp"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace lockstep::ui {

/// What a step is called: its launch's title, or of a phase "distance 2", "load", "hand on".
QString blockStepTitle(const Recording& recording, const BlocksFlow& flow, const BlockStep& step);
/// True where a work-item combines several values, one after the other.
bool isSerial(const BlockStep& step);
/// How many places of a room are between the operands of a step's combinations; nothing where that differs.
std::optional<std::uint32_t> blockReach(const BlocksFlow& flow, const BlockStep& step);

/// What all work-items of a room take belongs to none of them alone, so a question about a cell does not dim it.
inline MarkId shared(MarkId id)
{
    id.item = id.index = -1;
    return id;
}

/// Draws one moment of a scan over blocks, cell by cell.
class BlocksScene {
public:
    BlocksScene(const Recording& recording, const BlocksFlow& flow, const BlocksLayout& layout, Moment moment,
                const View& view);
    Scene take() { return std::move(m_scene); }

private:
    /// What stands in a place now: one value, and perhaps another that appears over it.
    struct Shown {
        std::optional<BlockValue> old, coming;
        double opacity = 0;            ///< of the one that comes
        bool isCombined = false;       ///< an act of this step combined what stands here
        const BlockAct* act = nullptr; ///< the last one that has begun to write here in this step
        bool isDone = false;           ///< an act of this step wrote what stands here
    };
    struct Way {
        QPointF from, to;
    };
    /// A value on its way between rows.
    struct Traveller {
        Way way;
        Spot from, to;
        const BlockAct* act = nullptr;
        QString text;
        bool isUp = false;  ///< to a room
        bool isCut = false; ///< of its way only the ends are drawn
    };
    /// A work-item that adds up sums one after the other: a line along them, with a dot at each, that ends at its cell.
    struct Walk {
        Spot to;
        double level = 0; ///< height of the line
        std::vector<const BlockAct*> acts;
        std::vector<QPointF> sums; ///< lower ends of the cells that it reads
    };

    const BlockStep* step() const { return m_step; }
    /// How far an act has come, from 0 to 1.
    double progress(const BlockAct& act) const;
    double arrived(const BlockAct& act) const;
    double result(const BlockAct& act) const;
    Shown shownAt(const Spot& spot) const;
    MarkId markOf(const BlockAct& act, const char* part) const;
    bool isChanged(const Spot& spot) const;
    /// No value of the input, but what fills up the last row of a table.
    bool isPadding(const Spot& spot) const { return spot.row == 0 && !spot.isBefore && spot.index >= m_flow.outputs; }
    bool isHere(const Spot& spot) const { return m_layout.rows[spot.row].isShown; }
    QPointF below(const Spot& spot) const; ///< where a value leaves a place to the row below
    QPointF above(const Spot& spot) const; ///< where it arrives from the row above
    Way wayDown(const Spot& from, const Spot& to) const;
    Way wayUp(const Spot& from, const Spot& room) const;
    bool isCut(const Spot& from, const Spot& to) const;
    struct Partner {
        std::uint32_t number = 0;
        bool isColumn = false;
    };
    Partner partnerOf(const Spot& spot) const;
    double endLength() const;
    static bool isPast(const Traveller& traveller);
    QPointF asideBelow(const Spot& spot) const;
    /// No other words stand there.
    bool isFree(const TextShape& words) const;
    bool isOffWays(const TextShape& words) const;
    TextShape drawPast(const Traveller& traveller);
    void drawPasts();
    std::size_t rank(std::size_t row) const; ///< among the rows that are shown
    void findWalks();
    std::vector<Traveller> travellers() const;
    bool collide(const std::vector<Traveller>& travellers) const;
    bool isInRow(const BlockAct& act, std::size_t operand) const;

    void drawWires();
    void drawTravellers(bool behind);
    void drawWayHeads();
    void drawEnds();
    void drawPartners();
    void drawRooms(std::size_t row);
    void drawCells(std::size_t row);
    void drawCell(std::size_t row, std::uint32_t index);
    void drawBefore(std::size_t row);
    void drawArcs();
    void drawArc(const BlockAct& act, const Spot& from, bool goesOn);
    /// The forms of an arc: each returns where its operand is on the way.
    QPointF drawMeeting(const BlockAct& act, const Spot& from, const Stroke& line);
    QPointF drawBow(const BlockAct& act, const Spot& from, const Stroke& line);
    QPointF drawAcross(const BlockAct& act, const Spot& from, const Stroke& line);
    /// An act that is over, while others still go on.
    bool isPast(const BlockAct& act) const { return progress(act) >= 1 && m_now.fraction < 1; }
    double shownArc(const BlockAct& act) const { return isPast(act) ? 0.35 : 1; }
    void drawOld();
    void drawOwnSums();
    void drawRounds();
    bool isSummed(const Spot& spot) const;
    const RoomWork* ledOn(const Spot& spot) const;
    bool isSource(const Spot& spot) const;
    QRectF sumRect(const Spot& spot) const;
    double leavesAt(const Spot& spot) const;
    std::set<std::uint32_t> addRounds(const std::vector<Round>& rounds, std::uint32_t row, double top, double ends,
                                      const char* kind);
    static MarkId innerId(const char* kind, bool isFirst, std::uint32_t row, std::uint32_t from, std::uint32_t to,
                          std::size_t round);
    void addInner(QPointF from, QPointF to, const QColor& color, const MarkId& id);
    void addInnerArrow(QPointF from, QPointF tip, const QColor& color, const MarkId& id);
    void drawNearest(std::uint32_t row, const std::vector<std::uint32_t>& cells, double top, double bottom);
    void drawRoundsIn(std::uint32_t row, std::uint32_t room);
    void drawLedOn(std::uint32_t row, const Room& room, const RoomWork& work);
    bool isSeen(const BlockRace& race) const; ///< in this launch, or in this phase of it
    void drawRaces();
    void drawMissingBarrier(std::size_t row, const RoomBox& room);
    void drawWalks();
    void addHead(QPointF tip, QPointF from, const QColor& color);
    void addWay(const std::vector<QPointF>& way, const Stroke& stroke, const MarkId& id, double opacity);
    bool showsOld(const Spot& spot) const;
    bool hasTightOld(const Spot& spot) const;
    QPointF oldAt(const Spot& spot) const; ///< where the value that went in stands
    void drawItems();
    void drawBarriers(std::size_t row, const RoomBox& room, double titleEnd);
    void drawNames();
    void drawColumnHeads();
    void drawHeading();
    void drawFootline();
    void drawExplanation(const BlockAct& act);
    /// What the sums are made of that stand before the rooms of values.
    enum class Before { blocks, columnBlocks, columns };
    Before standsBefore() const;
    void drawLegend();
    bool hasCell(const QColor& fill) const;
    /// A mark whose name has this in it.
    bool hasMark(const char* part) const;
    void addCellSigns(std::vector<LegendEntry>& entries) const;
    void addWaySigns(std::vector<LegendEntry>& entries);
    void addBadgeSigns(std::vector<LegendEntry>& entries) const;
    void addSign(QPointF at, double radius);
    void addValue(const BlockValue& value, const QRectF& rect, const RowBox& box, const QColor& ink, double opacity);
    const BlockAct* selected() const;

    const Recording& m_recording;
    const BlocksFlow& m_flow;
    const BlocksLayout& m_layout;
    const StepMoment m_now;
    const BlockStep* m_step = nullptr; ///< null: the input
    const BlockSnapshot* m_before = nullptr;
    bool m_isWhole = false; ///< the step is a launch of several phases, or of blocks that hand sums on, at its end
    const View& m_view;
    const Theme& m_colors;
    const double m_s;
    const double m_line;                         ///< times the width of lines that do not grow with the picture
    std::multimap<Spot, const BlockAct*> m_acts; ///< of this step, by where they write
    std::map<std::pair<std::uint32_t, std::uint32_t>, RoomWork> m_works; ///< of a whole launch, by row and room
    std::map<Spot, bool> m_read;                                         ///< places that are read now
    std::map<Spot, bool> m_old; ///< cells over which stands what went in; true: it became another
    std::vector<Traveller> m_travellers;
    std::vector<Walk> m_walks;
    std::map<const BlockAct*, std::size_t> m_walkOf;
    bool m_hasTokens = false;
    int m_heads = 0; ///< number of the next arrowhead
    Scene m_scene;
};

} // namespace lockstep::ui
