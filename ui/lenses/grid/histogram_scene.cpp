#include "ui/lenses/grid/histogram_scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/values.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/grid/histogram_card.hpp"
#include "ui/lenses/grid/histogram_layout.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {
namespace {

QString mergedAs(std::size_t rank)
{
    switch (rank) {
    case 0:
        return say("merged 1st");
    case 1:
        return say("merged 2nd");
    case 2:
        return say("merged 3rd");
    case 3:
        return say("merged 4th");
    case 4:
        return say("merged 5th");
    default:
        return say("merged 6th");
    }
}

class HistogramScene : public HistogramCard {
public:
    using HistogramCard::HistogramCard;

    Scene take()
    {
        drawCard(); // its tab lies round a group
        for (std::size_t i = 0; i < m_plan.groups.size(); ++i) {
            drawHeading(i);
            drawValues(i);
            if (m_plan.groups[i].own.rect.width() > 0)
                drawOwn(i);
        }
        if (m_plan.image.height() > 0)
            drawImage();
        if (m_plan.values.height() > 0)
            drawAllValues();
        drawManyHeading();
        drawFlying();
        drawMerge();
        drawLegend();
        return std::move(m_scene);
    }

private:
    bool isMerging(std::size_t group) const
    {
        return m_merging < m_read.groups && m_read.order[m_merging] == group && m_read.isInOrder;
    }
    bool hasMerged(std::size_t group) const { return m_time.ofRank(m_read, m_read.rank[group]) >= 1; }
    /// What has been done is dim while another group merges.
    bool isDim(std::size_t group) const { return m_merging < m_read.groups && !isMerging(group) && m_read.isInOrder; }

    void drawHeading(std::size_t group)
    {
        if (m_plan.headings <= 0 || m_plan.isSmall)
            return;
        const QRectF& slot = m_plan.groups[group].slot;
        if (!m_read.hasOwn()) {
            label(many(m_read.n, "%1 value", "%1 values"), {slot.left(), m_plan.headings}, 600, m_colors.ink,
                  Align::left);
            return;
        }
        const bool isRow = m_read.part == HistogramPart::addUpRows;
        label(isRow ? say("row %1").arg(group) : say("group %1").arg(group), {slot.left(), m_plan.headings}, 600,
              m_colors.ink, Align::left);
        if (m_read.part != HistogramPart::countOwn || m_launch == 0 || m_time.count < 1)
            return;
        const bool tells = m_read.isOrderSeen && m_read.groups <= mostRanked;
        const QString words = isMerging(group)             ? say("merges")
                              : !hasMerged(group)          ? say("not yet merged")
                              : tells && m_read.groups > 1 ? mergedAs(m_read.rank[group])
                                                           : say("merged");
        label(words, {slot.right(), m_plan.headings}, 400, m_colors.ink3, Align::right);
    }

    /// Of more groups than have a strip each.
    void drawManyHeading()
    {
        if (m_plan.headings <= 0 || !m_plan.isSmall)
            return;
        const QString words = m_plan.image.height() > 0
                                  ? say("the bins of %1 work-groups, a row each: the darker, the more values")
                                  : say("the bins of %1 work-groups");
        label(words.arg(digits(m_read.groups)), {m_plan.card.left() + 1, m_plan.headings}, 600, m_colors.ink,
              Align::left);
    }

    void drawValues(std::size_t strip)
    {
        const QRectF& cells = m_plan.groups[strip].cells;
        if (cells.isEmpty())
            return;
        const double wide = cells.width() / static_cast<double>(m_plan.columns);
        const std::size_t from = m_read.hasOwn() ? strip * m_read.perGroup : 0;
        const std::size_t until = m_read.hasOwn() ? std::min(m_read.n, from + m_read.perGroup) : m_read.n;
        for (std::size_t place = from; place < until; ++place) {
            const std::size_t i = place - from;
            const QRectF cell(cells.left() + static_cast<double>(i % m_plan.columns) * wide,
                              cells.top() + static_cast<double>(i / m_plan.columns) * m_plan.cellHeight, wide,
                              m_plan.cellHeight);
            m_cells[place] = cell.adjusted(0.8 * s(), 0.8 * s(), -0.8 * s(), -0.8 * s());
            MarkId id{.name = QStringLiteral("a%1").arg(place), .launch = launchId(), .index = qint64(place)};
            if (const auto counted = m_byPlace.find(place); counted != m_byPlace.end())
                id.item = counted->second->item;
            m_scene.add(RectShape{m_cells[place], 3 * s(), m_colors.cell, {}}, id);
            m_scene.add(textAt(valueText(m_recording.input[place], m_recording), cell.center(), m_plan.valueSize, 500,
                               m_colors.ink),
                        id);
            if (id.item >= 0 && m_view.selectedItem == static_cast<std::uint32_t>(id.item))
                m_scene.add(inspectedRing(m_colors, m_cells[place], 1 * s(), 4 * s(), s()));
        }
    }

    void drawOwn(std::size_t group)
    {
        const BinPlace& own = m_plan.groups[group].own;
        const bool dim = isDim(group);
        m_scene.add(LineShape{own.rect.bottomLeft(), own.rect.bottomRight(), {m_colors.line2, 1 * s(), {}}},
                    {.name = QStringLiteral("axis%1").arg(group)});
        if (m_plan.indices > 0 && !m_plan.isSmall)
            for (std::size_t bin = 0; bin < m_read.bins; bin += stepOf(own, QString::number(m_read.bins - 1)))
                label(QString::number(bin), {own.x(bin), m_plan.indices}, 400, m_colors.ink3, Align::center);
        if (m_read.part != HistogramPart::addUpRows && m_time.clear > 0 && m_time.count <= 0)
            drawZeros(own);
        if (m_plan.hasBlocks && !m_plan.isSmall && m_read.part != HistogramPart::addUpRows)
            drawBlocks(group, own, dim);
        else
            drawBars(group, own, dim);
        drawTurns(group, own);
        if (m_plan.isSmall && isMerging(group))
            m_scene.add(RectShape{m_plan.groups[group].slot.adjusted(-3 * s(), -2 * s(), 3 * s(), 2 * s()) &
                                      QRectF(s(), s(), m_scene.size.width() - 2 * s(), m_scene.size.height() - 2 * s()),
                                  4 * s(),
                                  Qt::transparent,
                                  {m_colors.cardEdge, 1.5 * s(), {}}});
    }

    /// Bins that were cleared so far: a work-item does so one after another.
    void drawZeros(const BinPlace& own)
    {
        const std::size_t trips = std::max<std::size_t>(m_read.clearTrips, 1), each = (m_read.bins + trips - 1) / trips;
        for (std::size_t bin = 0; bin < m_read.bins; ++bin) {
            const double f =
                std::clamp(m_time.clear * static_cast<double>(trips) - static_cast<double>(bin / each), 0.0, 1.0);
            const QPointF at(own.x(bin), own.rect.bottom() - 0.7 * m_plan.type);
            if (f > 0)
                m_labels.place(m_scene, textAt(QStringLiteral("0"), at, m_plan.type, 600, m_colors.compute.text), {},
                               f);
        }
    }

    void drawBlocks(std::size_t group, const BinPlace& own, bool dim)
    {
        for (const CountedValue& value : m_read.values)
            if (value.group == group && isCounted(value))
                addBlock(own, value, dim, QStringLiteral("own%1").arg(value.place));
    }

    /// What was counted in the first turn of a step, and on it what waited.
    void drawBars(std::size_t group, const BinPlace& own, bool dim)
    {
        const double f = m_read.part == HistogramPart::addUpRows ? 1 : m_time.count;
        if (f <= 0)
            return;
        QPainterPath first, others;
        for (std::size_t bin = 0; bin < m_read.bins; ++bin) {
            const double all = m_read.ownAt(group, bin);
            const double atOnce =
                m_read.hasCounts ? std::min<double>(all, m_read.first[group * m_read.bins + bin]) : all;
            if (atOnce > 0)
                first.addRect(own.part(bin, 0, f * atOnce));
            if (all > atOnce)
                others.addRect(own.part(bin, f * atOnce, f * all));
        }
        if (!first.isEmpty())
            m_scene.add(PathShape{first, dim ? m_colors.compute.dim : m_colors.compute.fill, {}},
                        {.name = QStringLiteral("bars%1").arg(group)});
        if (!others.isEmpty())
            m_scene.add(PathShape{others,
                                  m_colors.compute.tint,
                                  {dim ? m_colors.compute.dim : m_colors.compute.line, 0.8 * s(), {}}},
                        {.name = QStringLiteral("waited%1").arg(group)});
    }

    /// The tallest stack is the number of turns, where a group counts in one step.
    void drawTurns(std::size_t group, const BinPlace& own)
    {
        if (m_plan.turns <= 0 || m_time.count < 1 || !m_read.hasCounts || m_read.values.empty() ||
            m_read.mostTurns == 0)
            return;
        const std::uint32_t turns = m_read.turns[group], steps = m_read.steps[group];
        double top = own.rect.bottom();
        for (std::size_t bin = 0; bin < m_read.bins; ++bin)
            top = std::min(top, own.part(bin, 0, m_read.ownAt(group, bin)).top());
        if (m_read.isOneStep())
            m_scene.add(LineShape{{own.rect.left(), top - 3 * s()},
                                  {own.rect.right(), top - 3 * s()},
                                  {m_colors.ink3, 1 * s(), {3, 3}}},
                        {.name = QStringLiteral("turns%1").arg(group)});
        const QString words =
            m_read.isOneStep() ? many(turns, "%1 turn", "%1 turns")
                               : many(turns, "%1 turn in %2", "%1 turns in %2").arg(many(steps, "%1 step", "%1 steps"));
        label(words, {own.rect.right(), top - 3 * s() - 0.62 * m_plan.type}, 600, m_colors.ink2, Align::right);
    }

    /// As the image that they are, or row by row.
    void drawAllValues()
    {
        const QRectF& rect = m_plan.values;
        m_scene.add(lightImage(m_read.image, rect, m_colors), {.name = QStringLiteral("values")});
        m_scene.add(RectShape{rect, 0, Qt::transparent, {m_colors.line2, s(), {}}});
        if (m_plan.headings > 0)
            label(say("%1, %2 × %3")
                      .arg(many(m_read.n, "%1 value", "%1 values"), digits(m_read.rows), digits(m_read.columns)),
                  {rect.left(), m_plan.headings}, 600, m_colors.ink, Align::left);
    }

    /// A row a group, a column a bin; of more rows than have a pixel their mean.
    void drawImage()
    {
        constexpr std::size_t most = 192;
        const std::size_t rows = std::min(m_read.groups, most);
        ImageShape image;
        image.rect = m_plan.image;
        image.columns = static_cast<int>(m_read.bins);
        image.rows = static_cast<int>(rows);
        std::vector<double> sums(rows * m_read.bins), counts(rows);
        for (std::size_t group = 0; group < m_read.groups; ++group) {
            const std::size_t row = group * rows / m_read.groups;
            ++counts[row];
            for (std::size_t bin = 0; bin < m_read.bins; ++bin)
                sums[row * m_read.bins + bin] += m_read.ownAt(group, bin);
        }
        const double largest = std::max<double>(1, *std::ranges::max_element(m_read.own));
        const double f = m_read.part == HistogramPart::addUpRows ? 1 : m_time.count;
        for (std::size_t i = 0; i < sums.size(); ++i)
            image.pixels.push_back(
                mix(m_colors.panel, m_colors.compute.fill, f * sums[i] / counts[i / m_read.bins] / largest).rgb());
        m_scene.add(std::move(image), {.name = QStringLiteral("groups")});
    }

    /// Values on their way to their bin.
    void drawFlying()
    {
        if (m_time.isWhole || m_launch == 0 || m_read.slotCount == 0 || !m_plan.hasBlocks)
            return;
        const double at = m_time.count * static_cast<double>(m_read.slotCount);
        for (const CountedValue& value : m_read.values) {
            const double f = at - static_cast<double>(value.slot);
            const auto cell = m_cells.find(value.place);
            if (f <= 0 || f >= 1 || cell == m_cells.end())
                continue;
            const BinPlace& stack = m_read.hasOwn() ? m_plan.groups[value.group].own : m_plan.all;
            if (stack.rect.width() <= 0)
                continue;
            const QRectF to = stack.part(value.bin, value.level, value.level + 1.0);
            const QPointF centre = between(cell->second.center(), to.center(), f);
            const double half = std::min({0.5 * cell->second.width(), 0.5 * cell->second.height(), 7 * s()});
            m_scene.add(disc(centre, half, m_colors.move.fill),
                        {.name = QStringLiteral("way%1").arg(value.place), .launch = launchId(), .item = value.item});
        }
    }

    void drawLegend()
    {
        if (m_plan.legend <= 0)
            return;
        Legend legend;
        legend.scale = s();
        legend.size = m_plan.type / s();
        legend.left = legend.edge = s();
        legend.right = m_view.size.width() - s();
        legend.y = m_plan.legend;
        const QSizeF size(16 * s(), 11 * s());
        const auto add = [&](const QColor& fill, const Stroke& edge, const QString& words) {
            legend.entries.push_back({.size = size, .sign = cellSign(2.5 * s(), fill, edge), .words = {words}});
        };
        if (m_plan.values.height() > 0)
            add(lightShade(1, m_colors), {m_colors.line2, 1 * s(), {}},
                say("the lighter, the larger, up to %1").arg(valueText(m_read.image.largest, m_recording)));
        const bool hasTurns = m_launch > 0 && m_read.hasCounts && m_time.count > 0 && m_plan.image.height() <= 0 &&
                              (m_read.hasOwn() ? !m_plan.groups.empty() : standsSingly());
        if (hasTurns) {
            add(m_colors.compute.fill, {}, say("counted in the first turn"));
            if (m_read.mostTurns > 1)
                add(m_colors.compute.tint, {m_colors.compute.line, 1 * s(), {}}, say("waited for others in its bin"));
        }
        if (hasTurns && m_plan.turns > 0 && m_read.isOneStep() && m_time.count >= 1)
            legend.entries.push_back({.size = {22 * s(), 10 * s()},
                                      .sign = lineSign({m_colors.ink3, 1 * s(), {3, 3}}),
                                      .words = {say("turns: the tallest stack")}});
        if (m_merging < m_read.groups && m_read.isInOrder && !m_plan.isSmall && m_read.bins <= mostLines)
            legend.entries.push_back(
                {.size = {16 * s(), 16 * s()},
                 .sign = [this](Scene& scene, const QRectF& rect) { plus(scene, rect.center()); },
                 .words = {m_read.part == HistogramPart::countOwn ? say("atomic addition") : say("addition")}});
        if (!legend.entries.empty())
            addLegend(m_scene, m_colors, legend, &m_labels);
    }
};

} // namespace

Scene histogramScene(const HistogramRead& read, const Resident& resident, const GridTime& time, const View& view)
{
    return HistogramScene(read, resident, time, view).take();
}

} // namespace lockstep::ui
