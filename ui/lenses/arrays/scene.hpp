#pragma once

#include "engine/analysis/rightness.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/labels.hpp"
#include "ui/lenses/arrays/layout.hpp"
#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QRgb>
#include <memory>
#include <set>

namespace lockstep::ui {

struct Legend;

/// What an element's mark says, for the legend.
enum class Sign : std::uint8_t {
    loaded,
    copied,
    computed,
    same,
    kept,
    untold,
    storedOften,
    outside,
    blank,
    raced,
    right,
    wrong,
    touched
};

/// Draws what a launch, or a phase, does with all arrays.
class ArraysScene {
public:
    ArraysScene(const ArraysRead& read, const ArraysLayout& layout, const Resident& resident, const ArraysTime& time,
                const View& view);
    Scene take();

private:
    /// How an element is drawn.
    struct Look {
        QColor fill = Qt::transparent, line, text;
        double width = 1, radius = 4;
        std::vector<double> dash;
        int weight = 400;
    };

    // ---- scene.cpp: the card, headings, cells
    void drawCard();
    void drawHeads();
    void drawHead(const ArrayBox& box);
    void drawGroupsLeftOut();
    void drawUnshown();
    QStringList headWords(const ArrayUse& use, const ArrayBox& box) const;
    void drawCells(const ArrayBox& box);
    void drawCell(const ArrayBox& box, std::size_t i);
    void drawValue(const ArrayBox& box, std::size_t i, const Look& look, const QString& text);
    Look lookOf(const ArrayBox& box, std::size_t i);
    Look lookOf(Came came);
    MarkId idOf(const ArrayBox& box, std::size_t i) const;
    bool isSelected(const ArrayBox& box, std::size_t i) const;
    const ArrayUse& useOf(const ArrayBox& box) const { return m_read.uses[box.use]; }
    /// Before a launch its values stand still, behind it they come.
    bool isBefore(const ArrayBox& box) const { return box.tier == Tier::before; }
    /// The run is over, so that what stands in the output is the result; nothing of other elements.
    std::optional<bool> verdict(const ArrayBox& box, std::size_t i) const;
    QString prefix(const ArrayBox& box) const;
    bool isSeen() const;
    static double endOf(const ArrayBox& box);

    // ---- beside.cpp: what stands beside cells
    void drawStrays(const ArrayBox& box);
    void drawStoreCount(const ArrayBox& box, std::size_t i);
    void drawRightValue(const ArrayBox& box, std::size_t i);
    QSizeF boltSize(const QRectF& cell) const;
    void drawRaces();

    // ---- links.cpp: from cells to the cells that were stored
    void drawLinks();
    void drawLinksOf(const Gap& gap);
    void drawGapArrow(const Gap& gap);
    struct Node {
        std::size_t act = 0;
        double wanted = 0, x = 0, width = 0;
    };
    std::vector<Node> nodesOf(const Gap& gap) const;
    void drawAct(const Gap& gap, const Node& node, const std::vector<Node>& all);
    void drawHeadsOfLinks();
    Tier sourceTier(const ElementAt& element) const;
    const Gap* gapOf(const ArrayAct& act) const;

    // ---- strips.cpp: bars and densities
    void drawBars(const ArrayBox& box);
    void drawDensity(const ArrayBox& box);
    void drawTouched(const ArrayBox& box);
    bool isWhollyBlank(const ArrayBox& box) const;
    QColor toneOf(const ArrayBox& box, std::size_t i);

    // ---- legend.cpp
    void drawLegend();
    void addCells(Legend& legend) const;
    void addErrors(Legend& legend) const;
    void addOthers(Legend& legend) const;

    const ArraysRead& m_read;
    const ArraysLayout& m_layout;
    const Resident& m_resident;
    const Recording& m_recording;
    const ArraysTime m_time;
    const View& m_view;
    const Theme& m_colors;
    const double m_s, m_line;
    std::shared_ptr<const Rightness> m_rightness;
    Scene m_scene;
    Labels m_labels;
    std::set<Sign> m_signs;
    struct Tip {
        QPointF at, from;
        QColor color;
        MarkId id;
        double opacity;
    };
    std::vector<Tip> m_tips;
    struct Meeting {
        QRectF cell;
        MarkId id;
    };
    std::vector<Meeting> m_meetings; ///< elements where work-items race
};

} // namespace lockstep::ui
