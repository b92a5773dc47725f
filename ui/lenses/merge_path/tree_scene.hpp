#pragma once

#include "engine/model/recording.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lenses/merge_path/tree.hpp"
#include "ui/scene/theme.hpp"

#include <QPainterPath>

namespace lockstep::ui {

/// Draws the tree. A row is past, one of the two in the card, or to come.
class MergeTreeScene {
public:
    MergeTreeScene(const Resident& resident, const MergeTree& tree, const MergeLevel* level, Moment moment,
                   const View& view);
    /// Nothing where a state is not at hand.
    std::optional<Scene> take();

private:
    enum class Time { past, in, out, toCome };
    struct Look {
        QColor fill, line, text;
    };
    Time timeOf(std::size_t row) const;
    Look lookOf(std::size_t row, std::size_t run) const;
    bool hasAllKeys() const;
    /// Of a row that has been written; null of others.
    const Words* keysOf(std::size_t row) const;
    double runWidth(std::size_t row) const { return m_layout.pitch * static_cast<double>(m_tree.rows[row].run); }
    MarkId rowMark(std::size_t row, const QString& part) const;
    MarkId itemMark(std::size_t item, const QString& part) const;

    void drawCard();
    void drawRow(std::size_t row);
    void drawRuns(std::size_t row);
    void drawNarrowRuns(std::size_t row);
    void drawWidths(std::size_t row);
    void drawValues(std::size_t row);
    void drawBars(std::size_t row);
    void drawWritten(std::size_t row);
    void drawWrittenBars(std::size_t row);
    void drawEqual();
    // tree_density.cpp
    const Density* density() const;
    void drawDensity();
    // tree_links.cpp
    void drawLinks(std::size_t row);
    void drawLink(std::size_t row, std::size_t run);
    void drawItems(std::size_t row, const MergeTreeRun& run, QPointF at);
    void drawLonely(std::size_t row, const MergeTreeRun& run);
    void drawStretches(std::size_t row);
    void drawCoRanks();
    /// From the row above to this one: where what is between them begins and ends.
    std::pair<double, double> linkEnds(std::size_t row) const;
    bool hasStretches(std::size_t row) const;
    // tree_words.cpp
    void drawGutter();
    void drawLegend();

    bool isOver() const { return m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1; }
    bool isDone(std::size_t row) const { return isOver() && row + 1 == m_tree.rows.size() && !m_endsEarly; }
    std::optional<Wrong> wrongIn(std::size_t row, std::size_t place) const;

    const Resident& m_resident;
    const Recording& m_recording;
    const MergeTree& m_tree;
    const MergeLevel* m_level;
    const Moment m_moment;
    const View& m_view;
    const Theme& m_colors;
    const MergeTreeLayout m_layout;
    const double m_s;
    const bool m_endsEarly;
    const bool m_isWrong;            ///< some of what is over
    const std::vector<bool> m_wrong; ///< by place, where keys are drawn
    KeyScale m_lengths;
    Scene m_scene;
    Labels m_labels;
    bool m_hasItems = false, m_hasStretches = false, m_hasCuts = false; ///< for the legend
};

} // namespace lockstep::ui
