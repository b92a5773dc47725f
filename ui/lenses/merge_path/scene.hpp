#pragma once

#include "engine/model/recording.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/word_columns.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lenses/merge_path/model.hpp"
#include "ui/scene/theme.hpp"

#include <QRectF>

namespace lockstep::ui {

/// Up to so many keys have grids.
inline constexpr std::size_t mostWithGrids = 128;
/// Of a grid: so large a cell leaves the probes around a co-rank at its corner free.
inline constexpr double largestMergeCell = 64;
/// … and so small a one has no room for co-ranks' numbers, or for keys along its edges.
inline constexpr double leastNumbered = 18, leastWithKeys = 13;

/// The row of keys that come in, the grids, the row of keys that come out.
struct MergeLayout {
    bool fits = false;
    double scale = 1;
    double left = 0, pitch = 0, cellWidth = 0, cellHeight = 0, valueSize = 0;
    bool bars = false; ///< no room for values
    WordColumns words; ///< room for words downwards
    double cardTop = 0, cardBottom = 0;
    double inTop = 0, outTop = 0;
    double gridTop = 0, gridBottom = 0;
    double spare = 0;               ///< of the height, that the largest grid does not need
    double cell = 0;                ///< of that grid
    double strip = 0, stripGap = 0; ///< of the other levels, above and below the card; 0: they have no room

    QRectF in(std::size_t place) const;
    QRectF out(std::size_t place) const;
};
/// Of any launch, or where this one's card stands among the other levels.
MergeLayout layoutMerge(const Recording& recording, const View& view, std::size_t launch = 0);

class MergePathScene {
public:
    /// `equal`: of a sort that is over, its equal keys.
    MergePathScene(const Recording& recording, const MergeLevel& level, Moment moment, const View& view,
                   const std::optional<Crossings>& equal);
    Scene take();

private:
    /// Of one pair of runs: the left run's keys across, the right run's down.
    struct Grid {
        QPointF origin;
        double cell = 0;
        double values = 0; ///< size of type along the edges; 0: none
        QPointF at(double left, double right) const { return origin + QPointF{left * cell, right * cell}; }
    };
    Grid gridOf(const MergePair& pair) const;
    bool hasGrids() const;
    void drawCard();
    void drawStrips();
    void drawRow(bool isOut);
    void drawKey(const QRectF& rect, std::uint32_t key, const BucketHue* hue, bool done, const MarkId& id,
                 double opacity, std::optional<Wrong> wrong = {});
    void drawRuns();
    void drawStretches();
    void drawGrid(const MergePair& pair);
    void drawDiagonals(const MergePair& pair, const Grid& grid);
    void drawDiagonal(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal);
    void drawProbe(const MergePair& pair, const Grid& grid, const MergeProbe& probe);
    void drawCoRank(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal, double known);
    /// The middle of a co-rank's number, in a field twice as wide as `half`; nothing where it has no room.
    std::optional<QPointF> placeOfCoRank(const MergePair& pair, const Grid& grid, const TextShape& number, QPointF at,
                                         double half, double radius) const;
    MarkId itemMark(std::uint32_t item, const QString& part) const;
    void drawFound(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal, QPointF at, double radius);
    void drawLegend();
    void drawPath(const MergePair& pair, const Grid& grid);
    void drawCuts();
    void drawArcs();
    void drawTokens();
    void drawGutter();
    bool isLeft(std::size_t place) const;
    /// How far the work-item that writes this place is with it, from 0 to 1.
    double written(std::size_t place) const;
    /// Not what belongs there, though the sort is over.
    std::optional<Wrong> wrongIn(std::size_t place) const;
    bool isOver() const { return m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1; }

    const Recording& m_recording;
    const MergeLevel& m_level;
    const std::optional<Crossings>& m_equal;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const MergeLayout m_layout;
    const double m_s;
    const double m_result;
    const std::vector<bool> m_wrong; ///< by element of the output
    const bool m_endsEarly;
    KeyScale m_lengths;
    Scene m_scene;
    Labels m_labels;
    double m_stripsEnd = 0;                        ///< below the last of them
    bool m_hasOrder = false, m_hasNumbers = false; ///< comparisons are numbered, co-ranks have their numbers
};

} // namespace lockstep::ui
