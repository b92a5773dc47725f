#pragma once

#include "engine/model/recording.hpp"
#include "ui/lenses/bars_labels.hpp"
#include "ui/lenses/bars_scale.hpp"
#include "ui/lenses/equal_keys.hpp"
#include "ui/lenses/partitions_layout.hpp"
#include "ui/lenses/wrong_cell.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// Draws one moment of a sort by parting its keys.
class PartitionScene {
public:
    /// `equal`: of a sort that is over, its equal keys.
    PartitionScene(const Recording& recording, const PartitionTree& tree, const PartitionLayout& layout, Moment moment,
                   const View& view, const std::optional<Crossings>& equal);
    Scene take();

private:
    enum class Tense { past, now, future };
    struct Look {
        QColor fill, line, text;
    };

    Tense tenseOf(const PartitionSegment& segment) const;
    /// The step of the segment that has run last, or runs now; null before its first.
    const PartitionStep* stepOf(const PartitionSegment& segment) const;
    bool isDone(std::size_t position, std::size_t row) const;
    const PartitionSegment* takenBefore(std::size_t row, std::size_t position) const;
    bool isSelected(const PartitionSegment& segment) const;
    /// Done, and not what belongs there.
    std::optional<Wrong> wrongIn(std::size_t position) const;
    Look lookOf(const PartitionSegment& segment, std::size_t i, bool done) const;
    QColor hueOf(const PartitionSegment& segment, std::size_t i) const;
    void drawCard();
    TextShape tabTitle() const;
    QRectF tab() const;
    void drawTab();
    void drawRows();
    void drawRow(std::size_t row);
    void drawKey(std::size_t row, std::size_t position, std::uint32_t key, const Look& look, MarkId id, double opacity,
                 std::optional<Wrong> wrong = {});
    void drawPositions();
    void drawBrackets();
    void drawBracket(const PartitionSegment& segment);
    std::pair<std::size_t, std::size_t> launchesThatMoved(const PartitionSegment& segment) const;
    void drawPivot(const PartitionSegment& segment);
    void drawMoves();
    void drawBands();
    struct Strip { ///< of small cells, side by side
        double left = 0, pitch = 0, y = 0, height = 0, textSize = 0;
        QRectF cell(std::size_t i) const;
    };
    QRectF gapOfCard() const;
    Strip stripOf(const std::vector<std::uint32_t>& keys, double y) const;
    void drawStrip(const Strip& strip, const std::vector<std::uint32_t>& keys, const QString& name, double opacity);
    void drawPreparation();
    void drawSample(const QRectF& gap);
    void drawSortedSample(const QRectF& gap);
    void drawSplitters(const QRectF& gap);
    void drawTable(const PartitionTable& table, const QRectF& gap, bool hasParts);
    /// Which work-group counted which keys; how far down it reaches.
    double drawGroups(const PartitionTable& table, double top);
    /// Of a launch that finds one key: the one that came first so far, after each comparison.
    void drawSearch();
    bool isSearch() const;
    double searchRoom() const;
    /// What stands there when the launch begins.
    std::uint32_t keyBefore(std::size_t position) const;
    void drawKeyParts(const PartitionTable& table, const QRectF& gap, const std::vector<QPointF>& targets);
    void drawTableNames();
    void drawFrames();
    void drawList(const QRectF& gap);
    struct Cut { ///< splitters between two buckets, which may be several where one is empty
        double x = 0;
        std::vector<std::uint32_t> splitters;
    };
    void drawCuts(const std::vector<Cut>& cuts, double y, double opacity);
    std::vector<Cut> cutsOfBands(const PartitionSegment& segment) const;
    QString partName(std::uint32_t part, const LaunchMeaning& meaning) const;
    double m_countsY = 0, m_startsY = 0; ///< lines of a table; 0: none
    void drawGutter();
    /// Which sign and hue a bucket has, by its rank among those that occur.
    std::uint32_t signOf(std::uint32_t part) const;
    void addPartMark(std::uint32_t part, QPointF centre, double radius, const QColor& color, double opacity = 1);
    bool isLeafLaunch(std::size_t depth) const;
    QString rowName(std::size_t depth) const;
    bool isDigit(const PartitionSegment& segment) const
    {
        return m_recording.launches[segment.firstLaunch() - 1].meaning.bits.has_value();
    }

    const Recording& m_recording;
    const PartitionTree& m_tree;
    const PartitionLayout& m_layout;
    const std::optional<Crossings>& m_equal;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const double m_s;
    const double m_result;           ///< opacity of what the launch makes
    const std::vector<bool> m_wrong; ///< by element of the output
    const bool m_endsEarly;
    std::vector<std::uint32_t> m_parts; ///< those that occur, ascending; empty where there are few
    KeyScale m_lengths;
    Scene m_scene;
    Labels m_labels;
};

} // namespace lockstep::ui
