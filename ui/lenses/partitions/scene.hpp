#pragma once

#include "engine/model/recording.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lenses/partitions/layout.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

/// A line that leaves and arrives straight down.
QPainterPath arcBetween(QPointF from, QPointF to);

/// Draws one moment of a sort by parting its keys.
class PartitionScene {
public:
    /// `equal`: of a sort that is over, its equal keys.
    PartitionScene(const Recording& recording, const PartitionTree& tree, const PartitionLayout& layout, Moment moment,
                   const View& view, const std::optional<Crossings>& equal);
    Scene take();

private:
    enum class Tense { past, now, future };
    using Look = KeyLook;

    Tense tenseOf(const PartitionSegment& segment) const;
    /// The step of the segment that has run last, or runs now; null before its first.
    const PartitionStep* stepOf(const PartitionSegment& segment) const;
    bool isDone(std::size_t position, std::size_t row) const;
    const PartitionSegment* takenBefore(std::size_t row, std::size_t position) const;
    /// The launch reads or writes a key there.
    bool isTouched(std::size_t position) const { return m_tree.work[m_moment.launch].touched[position]; }
    /// No launch from this one on takes the key there, and it is right.
    bool isDoneBefore(std::size_t position) const;
    /// Of a key of the card that the launch leaves alone.
    Look mutedLook(std::size_t position) const;
    Look plainLook(std::size_t row) const;
    bool isSelected(const PartitionSegment& segment) const;
    /// Done, and not what belongs there.
    std::optional<Wrong> wrongIn(std::size_t position) const;
    Look lookOf(const PartitionSegment& segment, std::size_t i, bool done) const;
    QColor hueOf(const PartitionSegment& segment, std::size_t i) const;
    void drawCard();
    Tab tab() const;
    QRectF tabPlace(const Tab& tab) const;
    void drawTab();
    void drawRows();
    void drawRow(std::size_t row);
    /// A key of the card as earlier launches left it; false where this launch makes what stands there.
    /// The launch works on a segment of the card's upper row.
    bool partsSome() const;
    bool drawKept(std::size_t row, std::size_t position);
    void drawCarrier(std::size_t row, std::size_t position);
    void drawKey(std::size_t row, std::size_t position, std::uint32_t key, const Look& look, MarkId id, double opacity,
                 std::optional<Wrong> wrong = {});
    void drawPositions();
    void drawBrackets();
    void drawBracket(const PartitionSegment& segment);
    double bracketY(const PartitionSegment& segment) const;
    bool placeLaunch(const PartitionSegment& segment, const QString& words, Labels& labels, bool isDrawn);
    void drawLaunches(std::size_t depth);
    std::pair<std::size_t, std::size_t> launchesThatMoved(const PartitionSegment& segment) const;
    void drawPivot(const PartitionSegment& segment);
    void drawMoves();
    void drawBands();
    void drawUntouched(const std::vector<bool>& named);
    void drawBand(const PartitionSegment& segment, bool isNow, double opacity);
    void placeSideBySide(std::vector<TextShape> texts, double opacity);
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
    bool hasGroups(const PartitionTable& table) const;
    void drawRules(double top, double bottom);
    double chipHeight(const QRectF& gap) const { return std::min(17 * m_s, gap.height() * 0.22); }
    /// How a table's counts are written work-group by work-group.
    struct GroupGrid {
        std::size_t groups = 0; ///< 0: there is no room for them
        double textSize = 0, line = 0;
    };
    GroupGrid gridOf(const PartitionTable& table, const QRectF& gap, double width, bool hasCuts) const;
    /// The counts and starts of a part in its box; opacities of both.
    void drawGrid(const PartitionTable& table, std::uint32_t part, const QRectF& box, const GroupGrid& grid,
                  double counted, double known);
    /// Of a launch that finds one key: the one that came first so far, after each comparison.
    void drawSearch();
    bool isSearch() const;
    /// One place of a selection sort is found, whether the search itself is drawn or not.
    bool searches() const;
    double searchRoom() const;
    /// What stands there when the launch begins.
    std::uint32_t keyBefore(std::size_t position) const;
    void drawKeyParts(const PartitionTable& table, const QRectF& gap, const std::vector<QPointF>& targets);
    void drawTableNames();
    void drawFrames();
    void drawList(const QRectF& gap);
    struct ListingBox {
        QRectF rect;
        QString words;
    };
    /// The counts that are added up, and under them the places that come of them, with the sum of all at the end.
    struct ListingBoxes {
        std::vector<ListingBox> counts, starts;
        double textSize = 0;
    };
    /// Nothing where they have no room one by one.
    std::optional<ListingBoxes> placeListing(const PartitionListing& listing, const QRectF& gap) const;
    void addListingBox(const ListingBox& box, double textSize, const QString& name, bool isTotal, double opacity);
    void drawListingSum(const QRectF& count, const QRectF& start, const QRectF& next, std::size_t i);
    void drawListing(const QRectF& gap);
    void drawListed(std::size_t begin, std::size_t end, const QPointF& count);
    struct Cut { ///< splitters between two buckets, which may be several where one is empty
        double x = 0;
        std::vector<std::uint32_t> splitters;
    };
    void drawCuts(const std::vector<Cut>& cuts, double y, double opacity);
    std::vector<Cut> cutsOfBands(const PartitionSegment& segment) const;
    QString partName(std::uint32_t part, const LaunchMeaning& meaning) const;
    std::set<std::size_t> m_numbered;                   ///< depths whose launches stand as bare numbers
    double m_groupsY = 0, m_countsY = 0, m_startsY = 0; ///< lines of a table; 0: none
    bool m_leavesOutZeros = false;                      ///< of a table: counts that are 0 have no boxes
    std::size_t m_countsInSum = 1;                      ///< of a table whose counts are written as sums
    void drawGutter();
    /// Which sign and hue a bucket has, by its rank among those that occur.
    std::uint32_t signOf(std::uint32_t part) const;
    std::size_t hueNumberOf(std::uint32_t part) const
    {
        return m_tree.hasPivots ? (part == 0 ? 0 : 3) : signOf(part) % 4;
    }
    void addPartMark(std::uint32_t part, QPointF centre, double radius, const QColor& color, double opacity = 1);
    bool isLeafLaunch(std::size_t depth) const;
    struct RowLevel {
        const Message* group = nullptr; ///< null: of no launch
        bool isOfLeaves = false;        ///< of no others
    };
    RowLevel levelOf(std::size_t depth) const;
    std::pair<RowLevel, RowLevel> levelsOf(std::size_t depth) const;
    QString rowName(std::size_t depth) const;
    QString levelsWithoutRow() const;
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
