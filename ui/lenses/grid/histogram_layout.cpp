#include "ui/lenses/grid/histogram_layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostStrips = 6, mostSmall = 60;

/// What gives way where there is little room, from the first to the last.
struct Parts {
    bool hasLegend = true, hasTurns = true, hasHeadings = true, hasStrips = true, hasCharts = true, hasImage = false;
};

class Planner {
public:
    Planner(const Recording& recording, const HistogramRead& read, const View& view)
        : m_recording(recording), m_read(read), m_view(view)
    {
        m_plan.scale = growingScale(view);
        m_plan.smallest = smallestText(view);
        m_plan.type = std::max(12 * m_plan.scale, m_plan.smallest);
        m_strips = read.hasOwn() ? read.groups : 1;
    }

    HistogramPlan plan()
    {
        Parts parts;
        parts.hasLegend = m_view.hasLegend;
        parts.hasStrips =
            m_read.part != HistogramPart::addUpRows && m_strips <= mostStrips && m_read.n <= HistogramRead::mostSingly;
        parts.hasCharts = m_read.hasOwn() && (!m_read.isUncounted || m_read.part == HistogramPart::addUpRows);
        // Before anything is counted, and where nobody has bins of their own, the values have the room.
        parts.hasImage =
            (m_read.isInput || !parts.hasCharts) && !m_read.image.shares.empty() && stripHeight(parts) <= 0;
        if (parts.hasImage)
            parts.hasCharts = parts.hasStrips = false;
        parts.hasTurns = parts.hasCharts && m_read.part != HistogramPart::addUpRows && m_strips <= mostStrips;
        const double wanted = 0.3 * m_view.size.height();
        for (bool Parts::*part : {&Parts::hasLegend, &Parts::hasTurns, &Parts::hasHeadings, &Parts::hasStrips,
                                  &Parts::hasImage, &Parts::hasCharts}) {
            if (room(parts) >= wanted)
                break;
            parts.*part = false;
        }
        lay(parts);
        return m_plan;
    }

private:
    double line() const { return 1.5 * m_plan.type; }
    double s() const { return m_plan.scale; }
    double bottomOf(const Parts& parts) const
    {
        return m_view.size.height() - 2 * s() - (parts.hasLegend ? 14 * s() + line() : 0);
    }
    double cardFrame() const { return 14 * s() + line(); } ///< its edges, and its title
    double cardFoot() const { return line() + (m_read.part == HistogramPart::countRows ? 0 : 1.8 * m_plan.type); }
    double tabRoom() const { return 1.15 * line(); }
    /// Between the groups and the card, where arrows go.
    double gapRoom() const { return 1.9 * m_plan.type; }

    double stripHeight(const Parts& parts)
    {
        if (!parts.hasStrips)
            return 0;
        const double slot = slotWidth();
        const std::array sizes{13.5 * s(), 13 * s(), 12.5 * s(), 12 * s(), 11.5 * s(), 11 * s()};
        const std::size_t values = m_read.hasOwn() ? m_read.perGroup : m_read.n;
        const QString longest = longestValue(m_recording);
        m_plan.valueSize = 0;
        for (const double size : sizes) { // the largest that has 8 beside one another, or the one of fewest rows
            const double cell = textWidth(textAt(longest, {}, size, 500, Qt::black)) + 5 * s();
            if (size < m_plan.smallest || cell > slot)
                continue;
            const auto fit = static_cast<std::size_t>(std::min(slot / cell, 64.0));
            const std::size_t rows = (values + fit - 1) / fit, columns = (values + rows - 1) / rows;
            if (m_plan.valueSize > 0 && columns <= m_plan.columns)
                continue;
            m_plan.columns = columns;
            m_plan.valueSize = size;
            if (columns >= 8)
                break;
        }
        m_plan.cellHeight = 1.65 * m_plan.valueSize;
        const double high = m_plan.cellHeight * static_cast<double>((values + m_plan.columns - 1) / m_plan.columns);
        if (m_plan.valueSize > 0 && high <= 0.3 * m_view.size.height())
            return high + 6 * s();
        m_plan.valueSize = 0;
        return 0;
    }

    /// The values row by row, as large as the stacks leave room; a single row is as high as a line.
    QSizeF imageSize(const Parts& parts)
    {
        const double height = m_view.size.height(), width = m_view.size.width() - 2 * s();
        const double high = std::clamp(roomBesideImage(parts) - 0.3 * height - 7 * s(), 0.2 * height, 0.4 * height);
        const auto rows = static_cast<double>(m_read.rows), columns = static_cast<double>(m_read.columns);
        const double cell = std::min(width / columns, high / rows);
        return {cell * columns, std::max(cell * rows, std::min(high, line()))};
    }
    double imageHeight(const Parts& parts) { return parts.hasImage ? imageSize(parts).height() + 6 * s() : 0; }

    double ownBlock() const { return 20 * s(); } ///< width of its blocks at most
    double slotGap() const { return 24 * s(); }
    double slotWidth() const
    {
        const auto count = static_cast<double>(m_strips);
        const double most = m_read.hasOwn() ? 300 * s() : 900 * s();
        return std::min((m_view.size.width() - 2 * s() - (count - 1) * slotGap()) / count, most);
    }

    /// What is left for the stacks of both.
    double room(const Parts& parts) { return roomBesideImage(parts) - imageHeight(parts); }
    double roomBesideImage(const Parts& parts)
    {
        double taken = cardFrame() + cardFoot() + gapRoom();
        if (m_read.hasOwn())
            taken += tabRoom();
        if (parts.hasHeadings)
            taken += line();
        if (parts.hasTurns)
            taken += line();
        if (parts.hasCharts)
            taken += 1.2 * line();
        return bottomOf(parts) - 2 * s() - taken - stripHeight(parts);
    }

    void lay(const Parts& parts)
    {
        const double stacks = std::max(room(parts), 4 * s());
        double y = 2 * s() + (m_read.hasOwn() ? tabRoom() : 0);
        if (m_view.hasLegend && parts.hasLegend)
            m_plan.legend = m_view.size.height() - 2 * s() - line() / 2;
        m_plan.isSmall = m_strips > mostStrips && !parts.hasImage;
        m_plan.hasBlocks = m_read.n <= HistogramRead::mostSingly && m_read.bins <= 32;
        double ofOwn = !parts.hasCharts ? 0 : (m_plan.isSmall ? 0.5 : 0.4) * stacks;
        if (!m_plan.isSmall) // no more than its stacks take
            if (const BinPlace own = chart({0, 0, slotWidth(), ofOwn}, tallest(), ownBlock()); own.unit > 0)
                ofOwn = std::min(ofOwn, std::max(own.unit * tallest(), 0.15 * stacks));
        if (m_plan.isSmall && parts.hasCharts)
            y = layMany(y, parts, ofOwn);
        else
            y = layFew(y, parts, ofOwn);
        layCard(y, bottomOf(parts), parts);
    }

    /// A strip and a chart a group, side by side.
    double layFew(double y, const Parts& parts, double ofOwn)
    {
        const double wide = slotWidth(), gap = slotGap();
        const auto count = static_cast<double>(m_strips);
        double x = s() + (m_view.size.width() - 2 * s() - count * wide - (count - 1) * gap) / 2;
        const double top = y;
        if (parts.hasHeadings) {
            m_plan.headings = y + line() / 2;
            y += line();
        }
        const double strip = stripHeight(parts), cells = y;
        y += strip;
        if (parts.hasImage) {
            const QSizeF size = imageSize(parts);
            m_plan.values = QRectF({(m_view.size.width() - size.width()) / 2, y}, size);
            y += imageHeight(parts);
        }
        if (parts.hasTurns)
            m_plan.turns = line();
        y += m_plan.turns;
        const double stack = y;
        y += ofOwn;
        if (parts.hasCharts) {
            m_plan.indices = y + 0.65 * line();
            y += 1.2 * line();
        }
        for (std::size_t i = 0; i < m_strips && (strip > 0 || parts.hasCharts); ++i, x += wide + gap) {
            GroupStrip group;
            group.slot = {x, top, wide, y - top};
            if (strip > 0)
                group.cells = {x, cells, wide, strip - 6 * s()};
            if (parts.hasCharts)
                group.own = chart({x, stack, wide, ofOwn}, tallest(), ownBlock());
            m_plan.groups.push_back(group);
        }
        return y;
    }

    /// Small charts in rows, or an image.
    double layMany(double y, const Parts& parts, double ofOwn)
    {
        const double width = m_view.size.width() - 2 * s(), high = ofOwn + 1.2 * line();
        const double top = y + (parts.hasHeadings ? line() : 0);
        if (parts.hasHeadings)
            m_plan.headings = y + line() / 2;
        if (m_strips > mostSmall) {
            m_plan.image = {s(), top, width, high - 4 * s()};
            return top + high;
        }
        const auto count = static_cast<double>(m_strips);
        const double across = std::ceil(std::sqrt(count * width / (2.2 * high)));
        const auto columns = static_cast<std::size_t>(std::clamp(across, 1.0, count));
        const std::size_t rows = (m_strips + columns - 1) / columns;
        const double gap = 12 * s(), wide = (width + gap) / static_cast<double>(columns) - gap,
                     each = (high - 4 * s()) / static_cast<double>(rows);
        for (std::size_t i = 0; i < m_strips; ++i) {
            const QRectF slot(s() + static_cast<double>(i % columns) * (wide + gap),
                              top + static_cast<double>(i / columns) * each, wide, each - 4 * s());
            m_plan.groups.push_back({slot, {}, chart(slot, tallest(), 40 * s())});
        }
        return top + high;
    }

    double tallest() const { return std::max(1.0, static_cast<double>(*std::ranges::max_element(m_read.own))); }

    /// Stacks of so many values at most, whose blocks are no higher than wide.
    BinPlace chart(const QRectF& rect, double most, double widest) const
    {
        BinPlace place{rect, m_read.bins, 0};
        const double wide = std::min(rect.width(), widest * 1.35 * static_cast<double>(m_read.bins));
        place.rect = {rect.center().x() - wide / 2, rect.top(), wide, rect.height()};
        place.unit = std::min(rect.height() / most, std::max(0.85 * place.width(), rect.height() / 12));
        return place;
    }

    void layCard(double y, double bottom, const Parts& parts)
    {
        const double pad = 12 * s();
        const double top = y + (parts.hasHeadings || parts.hasStrips || parts.hasCharts ? gapRoom() : 0);
        m_plan.card = {s(), top, m_view.size.width() - 2 * s(), std::max(bottom - top, 4 * s())};
        m_plan.title = top + 5 * s() + line() / 2;
        const double first = top + 5 * s() + line(), last = bottom - 5 * s() - cardFoot();
        const QRectF inner(m_plan.card.left() + pad, first, m_plan.card.width() - 2 * pad,
                           std::max(last - first, 2 * s()));
        m_plan.labels = last + 0.55 * line();
        if (m_read.part == HistogramPart::countRows) {
            m_plan.rows = inner.adjusted(0, 2 * s(), 0, 0);
            m_plan.all = {inner, m_read.bins, 0};
            return;
        }
        m_plan.totals = last + line() + 0.85 * m_plan.type;
        // Counts on their way come from above.
        const double share = m_read.hasOwn() ? 0.52 : 0.9;
        const double most = std::max(1.0, static_cast<double>(*std::ranges::max_element(m_read.all)));
        m_plan.all = {inner, m_read.bins, share * inner.height() / most};
        m_plan.all.unit = std::min(m_plan.all.unit, std::max(0.5 * m_plan.all.width(), inner.height() / 30));
    }

    const Recording& m_recording;
    const HistogramRead& m_read;
    const View& m_view;
    HistogramPlan m_plan;
    std::size_t m_strips = 1;
};

} // namespace

HistogramPlan planHistogram(const Recording& recording, const HistogramRead& read, const View& view)
{
    return Planner(recording, read, view).plan();
}

} // namespace lockstep::ui
