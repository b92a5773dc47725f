#pragma once

#include "engine/model/recording.hpp"
#include "ui/kit/labels.hpp"
#include "ui/lenses/grid/histogram_layout.hpp"
#include "ui/lenses/grid/histogram_scene.hpp"
#include "ui/scene/theme.hpp"

#include <map>

namespace lockstep::ui {

/// So many groups are told by their place in the order in which they merged.
inline constexpr std::size_t mostRanked = 6;

/// More bins have no line each.
inline constexpr std::size_t mostLines = 32;

/// The lower half of a histogram's picture: the bins of all, or the table that they are added up from, and what comes
/// there. `m_scene` is drawn into.
class HistogramCard {
public:
    HistogramCard(const HistogramRead& read, const Resident& resident, const GridTime& time, const View& view);

protected:
    double s() const { return m_plan.scale; }
    int launchId() const { return m_launch == 0 ? -1 : static_cast<int>(m_launch); }
    void label(const QString& words, QPointF at, int weight, const QColor& ink, Align align, const MarkId& id = {});
    /// Bins from one label of this width to the next that has room.
    std::size_t stepOf(const BinPlace& chart, const QString& longest) const;
    void plus(Scene& scene, QPointF centre) const;
    bool isCounted(const CountedValue& value) const;
    void addBlock(const BinPlace& stack, const CountedValue& value, bool dim, const QString& name);
    /// A block a value in the bins of all.
    bool standsSingly() const;
    void drawCard();
    /// What goes to the card: on its way, or at rest how much.
    void drawMerge();

    const HistogramRead& m_read;
    const Recording& m_recording;
    const View& m_view;
    const Theme& m_colors;
    const std::size_t m_launch;
    const HistogramTime m_time;
    HistogramPlan m_plan;
    Labels m_labels;
    Scene m_scene;
    std::size_t m_merging;                 ///< place of the group in the order; groups: none
    std::map<std::size_t, QRectF> m_cells; ///< of the values that are shown
    std::map<std::size_t, const CountedValue*> m_byPlace;

private:
    struct Sum {
        double height = 0; ///< as it is drawn
        std::uint32_t now = 0;
        const BinAddition* moving = nullptr;
    };

    std::vector<Sum> sumsNow() const;
    void drawTab();
    void drawTitle();
    void drawAll();
    void drawTotals(const std::vector<Sum>& sums);
    void drawTotal(std::size_t bin, std::uint32_t total);
    void drawRanges(double y);
    void drawRows();
    void drawArrows();
    void drawArrow(const QRectF& slot, std::size_t group, const QString& words);
    void drawSliding();
    void drawBand();
    bool isLast() const { return m_launch == m_recording.launchCount(); }

    std::vector<bool> m_wrong;
};

} // namespace lockstep::ui
