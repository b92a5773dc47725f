#pragma once

#include "ui/kit/legend.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/scene/theme.hpp"

#include <optional>

namespace lockstep::ui {

/// Draws one moment of a scan.
class ScanScene {
public:
    ScanScene(const Recording& recording, const ScanFlow& flow, Moment moment, const View& view);
    Scene take() { return std::move(m_scene); }

private:
    static constexpr double meeting =
        0.75; ///< the part of a launch in which the operands travel; then the result appears

    MarkId markOf(std::size_t step, const ScanCombine& combine, const char* part) const;
    /// An addition of a reduction past its last value: it changes nothing.
    bool meetsIdentity(const ScanCombine& combine) const { return m_isReduction && combine.addsNothing(); }
    const ScanStep& stepOf(const ScanRow& row) const { return m_flow.steps[row.step - 1]; }
    void drawInput();
    void drawCarriers();
    void drawGroups();
    void drawWaysToPads(const ScanRow& row);
    void drawCarrier(double x, double top, double bottom, double split);
    std::vector<std::pair<double, double>> gapsIn(std::size_t column) const;
    void drawRow(const ScanRow& row);
    void drawChains(const ScanRow& row);
    void drawChainStarts(const ScanRow& row);
    void drawTurnLabels(const ScanRow& row);
    void drawChainSum(const ScanRow& row, const ScanCombine& combine, double size);
    double chainSumSize(const ScanRow& row) const;
    const ScanCombine* nextInChain(const ScanRow& row, const ScanCombine& combine) const;
    void drawEdge(const ScanRow& row, const ScanCombine& combine);
    void drawNode(const ScanRow& row, const ScanCombine& combine);
    void drawCell(const ScanRow& row, const ScanCombine& combine);
    /// "+ x7" beside a node whose right operand is the input's value in its own column, which no row above shows.
    void drawInputOperand(const ScanRow& row, const ScanCombine& combine);
    void drawOperands(const ScanRow& row);
    bool operandValuesFit(const ScanRow& row) const;
    void drawCopies(const ScanRow& row);
    void drawMoving(const ScanRow& row);
    void drawFills(const ScanRow& row);
    void drawSegments();
    void drawLacks(const ScanRow& row);
    void addPennant(Scene& scene, QPointF top, double height, const QColor& color) const;
    void drawBarriers(const ScanRow& row);
    /// Where launches have several rows each: the first of a launch's, but for the picture's first and the current one.
    bool beginsLaunch(const ScanRow& row) const;
    /// A line between two launches, across the names of their rows too.
    void drawDivider(const ScanRow& row);
    void drawItems(const ScanRow& row);
    void drawTexts(const ScanRow& row, const QRectF& rect, const ScanValue& value, const QColor& ink,
                   const QColor& second, double opacity = 1);
    /// In an earlier row a wrong value beside the right one, "15 ≠ 11": false where it has no room for both. The first
    /// that is wrong may then have the right one below it.
    bool drawBelongs(const ScanRow& row, const QRectF& rect, const ScanValue& value, const QColor& ink);
    /// A cell that holds a value that was not computed here; `moved` is how far it has come.
    void drawHeld(const ScanRow& row, const ScanValue& value, std::uint32_t from, double moved, const MarkId& id);
    void drawHeldIn(const ScanRow& row, const QRectF& rest, const ScanValue& value, std::uint32_t from, double moved,
                    const MarkId& id);
    /// A root that is cleared, under its total.
    void drawCleared(const ScanRow& row, const ScanFill& fill, const MarkId& id);
    void drawSelection(const ScanRow& row);
    /// What went wrong in the current row: the barrier that is missing, reads that came too late, what was left out,
    /// and what the right run holds.
    void drawMissingBarrier(const ScanRow& row);
    void drawRacedRead(const ScanRow& row, const ScanCombine& combine);
    void drawLeftOut(const ScanRow& row);
    void drawShelf(const ScanRow& row);
    void drawTab();
    void drawLabels();
    void drawHidden(double y, std::size_t steps);
    /// In the place of the rows that are left out above, what they leave.
    void drawStanding();
    void drawFootline();
    struct Seen {
        bool combined = false, idle = false, partial = false, earlier = false, finished = false, moved = false;
        bool later = false, wrong = false, barrier = false, meant = false, wrapped = false, ways = false,
             divided = false;
    };
    Seen seen() const;
    /// A sign of the legend.
    struct Sign {
        bool isSeen;
        QString words;
        LegendSign draw;
        int yields = 0; ///< what says itself goes first where there is little room
    };
    std::vector<Sign> signs() const;
    void drawLegend(double y);
    void drawExplanation(double y, const ScanCombine& combine);

    /// Where a combine's sign stands, and how high the turns of its row are counted: copies come before them.
    std::size_t levelOf(const ScanRow& row, const ScanCombine& combine) const;
    QPointF nodeAt(const ScanRow& row, const ScanCombine& combine) const;
    /// How far the current launch is through the turn of this level, and the opacity of what it leaves.
    double turnOf(const ScanRow& row, std::size_t level) const;
    double resultOf(const ScanRow& row, std::size_t level) const;
    /// Lines of a row: what runs now, what ran, what has not run yet.
    Stroke edgeStroke(const ScanRow& row, std::uint32_t item) const;
    /// The most that a line may be wide beside those of its neighbours, which would else be one wedge.
    double widthBeside(const ScanRow& row, const ScanCombine& combine, QPointF way) const;
    void addArrow(QPointF from, QPointF tip, double length, const QColor& color, MarkId id);
    /// Names the value that was written since `first`: what stands in its column before the current step, or after it.
    void nameValue(std::size_t first, std::size_t step, std::uint32_t column);

    bool past(const ScanRow& row) const { return row.step < m_now.step; }
    const ScanCombine* selected() const;
    QRectF cellRect(const ScanRow& row, std::size_t column) const;
    /// An operand f of the way along its edge; it comes to rest at the node's rim, beside the sign.
    QPointF operandAt(const ScanRow& row, const ScanValue& value, const ScanCombine& combine, QSizeF half,
                      double f) const;
    /// Of nodes that hold a word; 0: they hold none.
    double wordScale() const;
    /// Half the width of a node whose circle has this radius.
    double signSide(double radius) const { return wordScale() > 0 ? OperatorSign::wordHalf * wordScale() : radius; }
    void addValue(std::uint32_t bits, QPointF centre, const ValueType& type, const QColor& color, double opacity = 1);
    /// A text on a column's wire, which stops for it at the height y.
    void addOnWire(const TextShape& text, double y, MarkId id);
    void addText(TextShape text, MarkId id = {}, double opacity = 1);

    const Recording& m_recording;
    const ScanFlow& m_flow;
    const StepMoment m_now;
    const View m_view;
    const Theme& m_colors;
    const ScanOperator m_operator;
    const bool m_isReduction;
    const ScanLayout m_layout;
    const double m_s;
    const double m_line;              ///< times the width of lines that do not grow with the picture
    const double m_result;            ///< opacity of what the current launch computes: its operands meet first
    std::vector<std::size_t> m_stood; ///< by column: the last step before the current one that wrote there
    Scene m_scene;
};

} // namespace lockstep::ui
