#pragma once

#include "ui/lenses/dataflow_layout.hpp"
#include "ui/scene/theme.hpp"

#include <optional>

namespace lockstep::ui {

/// Draws one moment of a scan.
class ScanScene {
public:
    ScanScene(const Recording& recording, const ScanFlow& flow, Moment moment, const View& view);
    Scene take() { return std::move(m_scene); }

private:
    void drawInput();
    void drawCarriers();
    void drawRow(const ScanRow& row);
    void drawEdge(const ScanRow& row, const ScanCombine& combine);
    void drawNode(const ScanRow& row, const ScanCombine& combine);
    void drawCell(const ScanRow& row, const ScanCombine& combine);
    void drawTokens(const ScanRow& row);
    void drawCopies(const ScanRow& row);
    void drawSelection(const ScanRow& row);
    void drawLabels();
    void drawHidden(double y, std::size_t launches);
    void drawFootline();
    void drawLegend(double y);
    void drawExplanation(double y, const ScanCombine& combine);

    bool past(const ScanRow& row) const { return row.launch < m_moment.launch; }
    const ScanCombine* selected() const;
    QRectF cellRect(const ScanRow& row, std::size_t column) const;
    void addOperator(QPointF centre, double radius, const Stroke& stroke, const QColor& fill, const QColor& sign,
                     bool words, MarkId id);
    void addText(TextShape text, MarkId id = {}, double opacity = 1);

    const Recording& m_recording;
    const ScanFlow& m_flow;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const ScanOperator m_operator;
    const ScanLayout m_layout;
    const double m_s;
    const double m_result; ///< opacity of what the current launch computes: its operands meet first
    Scene m_scene;
};

} // namespace lockstep::ui
