#pragma once

#include "ui/lenses/blocks_layout.hpp"
#include "ui/scene/theme.hpp"

#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// What a step is called: its launch's title, or of a phase "distance 2", "load", "hand on".
QString blockStepTitle(const Recording& recording, const BlocksFlow& flow, const BlockStep& step);
/// How many places of a room are between the operands of a step's combinations; nothing where that differs.
std::optional<std::uint32_t> blockReach(const BlocksFlow& flow, const BlockStep& step);

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
        const BlockAct* act = nullptr; ///< the last one that has begun to write here in this step
        bool isDone = false;           ///< an act of this step wrote what stands here
    };
    /// A value on its way between rows.
    struct Traveller {
        QPointF from, to;
        const BlockAct* act = nullptr;
        QString text;
        bool isUp = false;      ///< to a room
        bool isStraight = true; ///< it passes behind no room
    };

    const BlockStep* step() const { return m_now.step == 0 ? nullptr : &m_flow.steps[m_now.step - 1]; }
    /// How far an act has come, from 0 to 1.
    double progress(const BlockAct& act) const;
    double arrived(const BlockAct& act) const;
    double result(const BlockAct& act) const;
    Shown shownAt(const Spot& spot) const;
    MarkId markOf(const BlockAct& act, const char* part) const;
    bool isHere(const Spot& spot) const { return m_layout.rows[spot.row].isShown; }
    QPointF below(const Spot& spot) const; ///< where a value leaves a place to the row below
    QPointF above(const Spot& spot) const; ///< where it arrives from the row above
    std::vector<Traveller> travellers() const;
    bool collide(const std::vector<Traveller>& travellers) const;
    bool isInRow(const BlockAct& act, std::size_t operand) const;

    void drawWires();
    void drawTravellers(bool behind);
    void drawRooms(std::size_t row);
    void drawCells(std::size_t row);
    void drawCell(std::size_t row, std::uint32_t index);
    void drawBefore(std::size_t row);
    void drawArcs();
    void drawItems();
    void drawBarriers(std::size_t row, const RoomBox& room, double titleEnd);
    void drawNames();
    void drawHeading();
    void drawFootline();
    void drawExplanation(const BlockAct& act);
    void drawLegend();
    void addSign(QPointF at, double radius);
    void addValue(const BlockValue& value, const QRectF& rect, const RowBox& box, const QColor& ink, double opacity);
    const BlockAct* selected() const;

    const Recording& m_recording;
    const BlocksFlow& m_flow;
    const BlocksLayout& m_layout;
    const StepMoment m_now;
    const View& m_view;
    const Theme& m_colors;
    const double m_s;
    const double m_line;                         ///< times the width of lines that do not grow with the picture
    std::multimap<Spot, const BlockAct*> m_acts; ///< of this step, by where they write
    std::map<Spot, bool> m_read;                 ///< places that are read now
    std::vector<Traveller> m_travellers;
    bool m_hasTokens = false;
    Scene m_scene;
};

} // namespace lockstep::ui
