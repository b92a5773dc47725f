#pragma once

#include "ui/lenses/buckets_layout.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

/// "6 keys change place and 2 stay", at the end of what is told.
void tellMoved(std::vector<Phrase>& told, std::size_t moved, std::size_t all);
/// What the launch of a pass does, in words.
std::vector<Phrase> bucketNarration(const Recording& recording, const BucketPass& pass);

/// What the pass's phase does.
std::vector<Phrase> phaseNarration(const BucketPass& pass);
std::vector<Phrase> ballotNarration(const Resident& resident, Moment moment);

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
        bool pill = false; ///< on the yellow of the inspected operand
    };

    void drawCard();
    void drawTable();
    void drawTableHead();
    void drawRowLabel(std::uint32_t digit, const QString& name, double middle, double rowHeight);
    void drawNumbers(std::size_t digit, std::size_t group);
    /// What a start is made from: its count, or the block sum that is added.
    /// The column whose start and count make this start; none before the first of a row or of a block of columns.
    std::optional<std::size_t> columnBefore(std::size_t row, std::size_t group) const;
    std::optional<QPointF> startComesFrom(std::size_t row, std::size_t group) const;
    void drawStartLink(std::size_t row, std::size_t group, const QRectF& pill);
    void drawShade(std::size_t digit, std::size_t group);
    void drawCountMarks();
    void drawSums();
    void drawFields();
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
    /// The key with its digit marked where it stands in it.
    void drawMarked(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    /// The same downwards; `at` is the letter that is the digit.
    void drawMarkedLetters(const QString& value, qsizetype at, std::uint32_t digit, const QRectF& rect, bool chip,
                           double opacity);
    enum class HexMark { none, chip, frame };
    void drawHexadecimal(const BucketKey& key, const QRectF& rect, HexMark mark, double opacity);
    /// The pass's digit is made of whole hexadecimal digits.
    bool marksHexDigits() const { return m_pass.shownShift % 4 == 0 && m_pass.shownWidth % 4 == 0; }
    void drawCardOf(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    /// Instead of a value that has no room.
    void drawDigitAlone(const BucketKey& key, const QRectF& rect, const QColor& color, double opacity);
    void drawRuns();
    void drawBits(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    void drawArcs();
    void joinEqualKeys();
    void drawSlots();
    void drawPhaseOnes();
    void drawSumOwners();
    QRectF onesRect(std::uint32_t first, std::uint32_t last) const;
    /// In a phase that works with them, in place of the table: each work-item's counters over its keys.
    bool drawsCounters() const { return m_pass.counterItems > 0 && !readsBuckets(); }
    void drawCounters();
    void drawCounterHead();
    void drawCounter(const BlockCounter& counter, bool isPicked);
    void drawCounterTravellers();
    QRectF counterCell(std::size_t row, std::size_t group, std::size_t column) const;
    double counterRowHeight() const;
    bool hasCounterNumbers() const;
    /// Where a bucket's keys begin and end in the sorted block.
    void drawEdges(std::size_t digit, std::size_t group);
    void drawBands();
    void drawExplanation();
    void drawWords(double x, double y, const std::vector<Words>& words);
    void drawRing(const QRectF& rect, double radius);
    /// The bucket's sign.
    void addBucketMark(std::uint32_t digit, QPointF centre, double radius, const QColor& color, MarkId id = {},
                       double opacity = 1);
    void addText(TextShape text, double opacity = 1, MarkId id = {});
    /// Which sign and hue a digit has: neighbours among those that have rows never share one.
    std::uint32_t signOf(std::uint32_t digit) const;
    /// Of the bits that are shown: a bucket's name, as its keys have them.
    QString shownName(std::uint32_t bucket) const
    {
        const std::uint32_t all = (1U << m_pass.shownWidth) - 1;
        return digitText(m_pass.digit.isComplemented() ? all - bucket : bucket, m_pass.shownWidth);
    }
    const BucketHue& hue(std::uint32_t digit) const
    {
        return m_colors.buckets[signOf(digit) % m_colors.buckets.size()];
    }
    std::size_t launchOf(BucketStep step) const;
    MarkId itemId(BucketStep step, std::uint32_t item, const QString& part, std::size_t index) const;
    bool countsMade() const { return !m_pass.counts.empty(); }
    bool slotsMade() const { return movesKeys() || m_pass.phase == BlockPhase::extents; }
    /// A phase that looks at the sorted keys, behind the last partition.
    bool readsBuckets() const { return m_pass.phase == BlockPhase::edges || m_pass.phase == BlockPhase::extents; }
    const BucketKey* selectedKey() const;
    std::size_t cellIndex(std::size_t digit, std::size_t group) const { return m_pass.cell(digit, group); }
    /// Keys go to places inside their block in this launch.
    bool sortsBlocks() const { return m_pass.kind == BucketKind::sortedBlocks && m_pass.step == BucketStep::histogram; }
    /// This launch, or the phase of it that is shown, takes keys from the upper row to the lower one.
    bool movesKeys() const
    {
        return m_pass.step == BucketStep::scatter ||
               (sortsBlocks() && (m_pass.phase == BlockPhase::none || m_pass.phase == BlockPhase::move ||
                                  m_pass.phase == BlockPhase::store || m_pass.phase == BlockPhase::fetch ||
                                  m_pass.phase == BlockPhase::edges));
    }
    /// The card that a key stands on, in the upper row and where this launch takes it.
    QRectF keyRect(const BucketKey& key) const { return m_layout.key(key.upper); }
    QRectF targetRect(const BucketKey& key) const
    {
        return sortsBlocks() ? m_layout.sortedSlot(key.sorted) : m_layout.slot(key.slot);
    }
    std::size_t positionOf(const BucketKey& key) const { return static_cast<std::size_t>(&key - m_pass.keys.data()); }
    /// Between the sign at an arc's end and the slot.
    double arrowHead() const { return std::clamp(m_layout.slotPitch * 0.45, 3.0, 5.5 * m_s); }
    /// How far a key is on its way; those of one work-item go one after the other.
    double travelled(std::uint32_t turn) const;

    const Recording& m_recording;
    const BucketPass& m_pass;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const BucketLayout m_layout;
    const double m_s;
    const double m_line;    ///< times the width of thin lines
    const double m_result;  ///< opacity of what the current launch makes
    const double m_counted; ///< and of what it counts
    int m_ways = 0;         ///< number of the next one
    Scene m_scene;
};

} // namespace lockstep::ui
