#pragma once

#include "ui/lenses/buckets/layout.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

/// Keys, counts and sums travel in this part of a launch, then the result appears.
inline constexpr double arriving = 0.75;

/// Adds "6 keys change place and 2 stay" to the end of a sentence.
void tellMoved(std::vector<Phrase>& told, std::size_t moved, std::size_t all);
/// The sentence about the launch that the pass shows.
std::vector<Phrase> bucketNarration(const Recording& recording, const BucketPass& pass);

/// The sentence about the phase that the pass shows.
std::vector<Phrase> phaseNarration(const BucketPass& pass);
/// The sentence about a moment of the sort by ballots.
std::vector<Phrase> ballotNarration(const Recording& recording, const BucketPass& pass, Moment moment);

/// Draws one moment of a radix sort's pass.
class BucketScene {
public:
    BucketScene(const Recording& recording, const BucketPass& pass, Moment moment, const View& view);
    Scene take() { return std::move(m_scene); }

private:
    struct Words {
        QString text;
        QColor color;
        int weight = 400;
        bool pill = false; ///< it stands on yellow: the inspected operand
    };

    void drawCard();
    void drawTable();
    void drawTableHead();
    void drawColumnNames();
    void drawRowLabel(std::uint32_t digit, const QString& name, double middle, double rowHeight);
    void drawNumbers(std::size_t digit, std::size_t group);
    /// Where the sum stands that is added to a start; nothing where none is, or none is drawn.
    std::optional<QPointF> startComesFrom(std::size_t row, std::size_t group) const;
    /// What is added to starts stands in front of each of them, in place of its count.
    struct Addends {
        double pillHalf = 0; ///< half the width of the field around a start
        double head = 0;     ///< length of the arrowhead between the two
    };
    /// Nothing where a launch adds no sums of the blocks before, or a column has no room.
    std::optional<Addends> placeAddends() const;
    std::uint32_t addendOf(std::size_t digit, std::size_t group) const;
    TextShape addendText(std::size_t digit, std::size_t group) const;
    void drawAddend(std::size_t digit, std::size_t group);
    /// Length of the heads that lead from a row's base into its starts; 0: it is not added, or has no room.
    double baseHead() const;
    void drawBaseWays();
    void drawTotalsOrder();
    /// The sums of the table's tiles, which have no column, in the line under it; where they end.
    double drawTiles();
    void drawShade(std::size_t digit, std::size_t group);
    void drawReadingOrder();
    void drawExample(const StartExample& example);
    void drawNote();
    /// True where a line under the table tells something of this launch.
    bool hasNote() const;
    void drawCountMarks();
    void drawSums();
    void drawFields();
    void drawFieldNames();
    void addField(const QRectF& rect, const QColor& fill, const Stroke& stroke, const MarkId& id, double opacity);
    void writeInField(const QString& text, const QRectF& rect, const QColor& color, int weight, double opacity);
    void fillField(std::size_t value, const QRectF& rect, const QColor& color, double opacity);
    void addFieldArrow(const QRectF& rect, double length, const QColor& color, std::size_t i);
    double bitsMade() const;
    void drawBit(std::size_t i);
    void drawBitBehind(std::size_t n);
    /// True where the launch writes the ones before key i.
    bool writesOnes(std::size_t i) const;
    void drawOnes(std::size_t i);
    void drawOldOnes(std::size_t i, const QRectF& rect);
    void drawOnesWay(std::size_t i, const QRectF& rect);
    void drawOnesNames();
    void drawPlace(std::size_t i);
    void drawScanLines();
    void drawRounds();
    void drawCarried();
    bool showsOldOnes() const;
    bool hasStretches() const;
    void drawStretches();
    void drawKeys();
    void drawValue(const BucketKey& key, const QRectF& rect, bool bits, double opacity)
    {
        drawValue(key, rect, bits, opacity, m_colors.ink);
    }
    void drawValue(const BucketKey& key, const QRectF& rect, bool bits, double opacity, const QColor& ink);
    /// Draws a key with its digit marked, where the digit stands among its bits or letters.
    void drawMarked(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    /// Draws a word letter below letter; `at` is the place of the letter that is the digit.
    void drawMarkedLetters(const QString& value, qsizetype at, std::uint32_t digit, const QRectF& rect, bool chip,
                           double opacity);
    enum class HexMark { none, chip, frame };
    void drawHexadecimal(const BucketKey& key, const QRectF& rect, HexMark mark, double opacity);
    /// True where the pass's digit is made of whole hexadecimal digits, so that these can be marked.
    bool marksHexDigits() const { return m_pass.shownShift % 4 == 0 && m_pass.shownWidth % 4 == 0; }
    void drawCardOf(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    /// Draws a key's digit in place of a value that has no room.
    void drawDigitAlone(const BucketKey& key, const QRectF& rect, const QColor& color, double opacity);
    void drawRuns();
    void drawBits(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    void drawArcs();
    void joinEqualKeys();
    void drawSlots();
    void drawPhaseOnes();
    void drawSumOwners();
    QRectF onesRect(std::uint32_t first, std::uint32_t last) const;
    /// True in a phase that works with counters: each work-item's stand over its keys, in place of the table.
    bool drawsCounters() const { return m_pass.counterItems > 0 && !readsBuckets(); }
    void drawCounters();
    void drawCounterHead();
    void drawCounter(const BlockCounter& counter, bool isPicked);
    void drawCounterTravellers();
    QRectF counterCell(std::size_t row, std::size_t group, std::size_t column) const;
    double counterRowHeight() const;
    bool hasCounterNumbers() const;
    /// Draws the places of a bucket's first and last key in the sorted block.
    void drawEdges(std::size_t digit, std::size_t group);
    void drawBands();
    void drawExplanation();
    void drawWords(double x, double y, const std::vector<Words>& words);
    void drawRing(const QRectF& rect, double radius);
    /// Draws the sign that a bucket has beside its hue.
    void addBucketMark(std::uint32_t digit, QPointF centre, double radius, const QColor& color, MarkId id = {},
                       double opacity = 1);
    void addText(TextShape text, double opacity = 1, MarkId id = {});
    /// Number of a digit's sign and hue; neighbouring rows never share one.
    std::uint32_t signOf(std::uint32_t digit) const;
    /// The bits shown of a bucket's keys, as the keys have them: of a complemented digit the other ones.
    std::uint32_t ownBits(std::uint32_t bucket) const
    {
        const std::uint32_t all = (1U << m_pass.shownWidth) - 1;
        return m_pass.digit.isComplemented() ? all - bucket : bucket;
    }
    QString shownName(std::uint32_t bucket) const { return digitText(ownBits(bucket), m_pass.shownWidth); }
    const BucketHue& hue(std::uint32_t digit) const
    {
        return m_colors.buckets[signOf(digit) % m_colors.buckets.size()];
    }
    std::size_t launchOf(BucketStep step) const;
    MarkId itemId(BucketStep step, std::uint32_t item, const QString& part, std::size_t index) const;
    bool countsMade() const { return !m_pass.counts.empty(); }
    bool slotsMade() const { return movesKeys() || m_pass.phase == BlockPhase::extents; }
    /// True in a phase that looks at the sorted keys, after the last partition.
    bool readsBuckets() const { return m_pass.phase == BlockPhase::edges || m_pass.phase == BlockPhase::extents; }
    const BucketKey* selectedKey() const;
    std::size_t cellIndex(std::size_t digit, std::size_t group) const { return m_pass.cell(digit, group); }
    /// True in a launch that sorts each block by itself.
    bool sortsBlocks() const { return m_pass.kind == BucketKind::sortedBlocks && m_pass.step == BucketStep::histogram; }
    /// True where the launch, or the phase of it that is shown, takes keys from the upper row to the lower one.
    bool movesKeys() const
    {
        return m_pass.step == BucketStep::scatter ||
               (sortsBlocks() && (m_pass.phase == BlockPhase::none || m_pass.phase == BlockPhase::move ||
                                  m_pass.phase == BlockPhase::store || m_pass.phase == BlockPhase::fetch ||
                                  m_pass.phase == BlockPhase::edges));
    }
    /// The place of a key's card in the upper row; targetRect: where this launch takes it.
    QRectF keyRect(const BucketKey& key) const { return m_layout.key(key.upper); }
    QRectF targetRect(const BucketKey& key) const
    {
        return sortsBlocks() ? m_layout.sortedSlot(key.sorted) : m_layout.slot(key.slot);
    }
    std::size_t positionOf(const BucketKey& key) const { return static_cast<std::size_t>(&key - m_pass.keys.data()); }
    /// Length of the arrowhead between the sign at an arc's end and the slot.
    double arrowHead() const { return std::clamp(m_layout.slotPitch * 0.45, 3.0, 5.5 * m_s); }
    /// How far a key is on its way, from 0 to 1; keys of one work-item go one after the other, in their turns.
    double travelled(std::uint32_t turn) const;

    const Recording& m_recording;
    const BucketPass& m_pass;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const BucketLayout m_layout;
    const std::optional<StartExample> m_example; ///< the start whose sum is written out
    const double m_s;
    const double m_line;    ///< factor of the width of thin lines
    const double m_result;  ///< opacity of what the launch makes, which appears toward its end
    const double m_counted; ///< opacity of what the launch counts
    const std::optional<Addends> m_addends;
    double m_fieldType = 0; ///< size of the numbers in the one-bit sort's fields
    bool m_hasFieldNumbers = false;
    int m_ways = 0; ///< how many ways are drawn, for the names of their marks
    Scene m_scene;
};

} // namespace lockstep::ui
