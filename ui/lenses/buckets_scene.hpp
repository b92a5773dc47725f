#pragma once

#include "ui/lenses/buckets_layout.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

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
    void drawNumbers(std::size_t digit, std::size_t group);
    void drawShade(std::size_t digit, std::size_t group);
    void drawCountMarks();
    void drawKeys();
    void drawValue(const BucketKey& key, const QRectF& rect, bool bits, double opacity);
    void drawBits(const BucketKey& key, const QRectF& rect, bool chip, double opacity);
    void drawArcs();
    void drawSlots();
    void drawBands();
    void drawExplanation();
    void drawWords(double x, double y, const std::vector<Words>& words);
    void drawRing(const QRectF& rect, double radius);
    /// The bucket's shape: circle, square, triangle or diamond.
    void addBucketMark(std::uint32_t digit, QPointF centre, double radius, const QColor& color, MarkId id = {},
                       double opacity = 1);
    void addText(TextShape text, double opacity = 1, MarkId id = {});
    const BucketHue& hue(std::uint32_t digit) const { return m_colors.buckets[digit % m_colors.buckets.size()]; }
    std::size_t launchOf(BucketStep step) const;
    MarkId itemId(BucketStep step, std::uint32_t item, const QString& part, std::size_t index) const;
    bool countsMade() const { return !m_pass.counts.empty(); }
    bool slotsMade() const { return m_pass.step == BucketStep::scatter; }
    const BucketKey* selectedKey() const;
    std::size_t cellIndex(std::size_t digit, std::size_t group) const { return digit * m_pass.groups + group; }

    const Recording& m_recording;
    const BucketPass& m_pass;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const BucketLayout m_layout;
    const double m_s;
    const double m_line;   ///< times the width of thin lines
    const double m_result; ///< opacity of what the current launch makes
    Scene m_scene;
};

} // namespace lockstep::ui
