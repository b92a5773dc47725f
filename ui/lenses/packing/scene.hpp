#pragma once

#include "ui/kit/scan_line.hpp"
#include "ui/lenses/packing/model.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

/// Draws one moment of values that a predicate sorts.
class PackScene {
public:
    PackScene(const Recording& recording, const Packing& packing, Moment moment, const View& view);

    Scene take() { return std::move(m_scene); }

private:
    static constexpr double meeting = 0.75;

    const ScanStep* step() const { return m_now.step == 0 ? nullptr : &m_packing.flow.steps[m_now.step - 1]; }
    bool isTest() const { return m_now.step > 0 && m_now.step == m_packing.testStep; }
    bool isMove() const { return m_now.step > 0 && m_now.step == m_packing.moveStep; }
    bool isBack() const { return m_now.step > 0 && m_now.step == m_packing.backStep; }
    /// How far the flags have come, the values to their slots, and back.
    double flagged() const { return m_now.step > m_packing.testStep ? 1 : isTest() ? m_result : 0; }
    double doneOf(std::size_t step) const;
    double moved() const { return doneOf(m_packing.moveStep); }
    double movedBack() const { return doneOf(m_packing.backStep); }
    double flagRadius() const { return std::min(11 * m_s, m_layout.pitch / 2 - 1 * m_s); }
    /// Half a flag's height: where numbers go downwards it is narrow, and keeps room for its digit.
    double flagRise() const { return std::max(flagRadius(), m_layout.digits.letters > 0 ? 7.5 * m_s : 0); }
    const BucketHue& hue(std::uint32_t flag) const { return m_colors.buckets[flag == 0 ? 0 : 1]; }

    const StepPlace& placeOf(std::size_t s) const { return m_packing.flow.steps[s - 1].place; }
    int launchOf(std::size_t s) const { return static_cast<int>(m_packing.flow.steps[s - 1].place.launch); }

    QRectF cell(std::size_t column, double y, double height) const;

    /// What stands in the addresses before this step, and what it writes.
    void followAddresses();

    void drawCard();

    void drawWires();

    void addValue(std::uint32_t bits, const QRectF& rect, const QColor& ink, double opacity = 1);

    /// An address or a sum.
    void addNumber(std::uint32_t number, const QRectF& rect, const QColor& ink, double opacity = 1);

    void drawValues();

    /// 1 on a square, 0 on a circle.
    void drawFlags();

    void ring(const QRectF& rect, double radius);

    /// The scan of the flags, one row: what stands there, what is combined now, and at last the addresses.
    void drawAddresses();

    /// Sums, or addresses, before a launch that scans or adds sums and after it.
    void drawSums();

    /// A launch that scans flags keeps the sum of each section.
    bool keepsSectionSums() const;
    bool isSectionSum(const ScanCopy& copy) const;
    void drawSectionSums();

    void drawArc(const ScanCombine& combine, double top);

    /// "scan in 4 rounds", and shorter.
    QStringList scanWords() const;

    /// How a launch's scan is drawn between these heights.
    ScanLine scanLine(double top, double bottom) const;

    /// A launch that scans flags as a whole: a band for each work-group's section.
    void drawScanLines(double top);

    void drawSlots();

    void drawIndex(std::size_t i, const QRectF& rect);

    /// Values that are taken from their slots to where they stood; elsewhere a constant is stored.
    void drawBack();

    bool goesBothWays() const;

    struct Way {
        std::size_t launch = 0; ///< its step
        std::uint32_t item = 0, flag = 1, bits = 0;
        bool isDot = false; ///< where ways cross, numbers would be written over one another
        double done = 1;
    };

    /// An arrow, and the value on it while it is on its way.
    void drawWay(QPointF start, QPointF end, const Way& way);

    /// The slots of one bucket, and what is in it.
    void drawBand(std::uint32_t flag);

    void drawMoves();

    /// Its way ends here.
    void drawDropped(QPointF from, std::size_t i);

    void drawNames();

    void drawHeading();

    /// "Value 8, address 3: slot 2", of the inspected work-item.
    void drawExplanation();

    const Recording& m_recording;
    const Packing& m_packing;
    const StepMoment m_now;
    const bool m_isWhole; ///< a launch that scans, at rest and not phase by phase
    const View& m_view;
    const Theme& m_colors;
    const PackLayout m_layout;
    const double m_s;
    const double m_line;
    double m_result = 0;
    double m_bandEnd = 0;
    std::optional<Scans> m_sumsShown; ///< what this launch does, where it has rows of its own
    std::vector<Addressed> m_old, m_new;
    Scene m_scene;
};

} // namespace lockstep::ui
