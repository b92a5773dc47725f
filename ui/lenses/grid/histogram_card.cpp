#include "ui/lenses/grid/histogram_card.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

HistogramTime::HistogramTime(const HistogramRead& read, const GridTime& time) : isWhole(time.isWhole)
{
    if (time.launch == 0) {
        clear = count = merge = 0;
        return;
    }
    if (time.isWhole)
        return;
    const double f = time.fraction;
    const auto part = [](double at, double from, double to) { return std::clamp((at - from) / (to - from), 0.0, 1.0); };
    if (read.part == HistogramPart::countAll || read.part == HistogramPart::addUpRows) {
        count = merge = time.of(read.countPhase);
        if (read.part == HistogramPart::addUpRows)
            count = 1;
        else
            merge = 0;
    } else if (!time.hasPhases) {
        clear = part(f, 0, 0.1);
        count = part(f, 0.1, 0.55);
        merge = part(f, 0.55, 1);
    } else {
        clear = time.of(read.clearPhase);
        count = time.of(read.countPhase);
        merge = time.of(read.mergePhase);
        if (read.countPhase == read.mergePhase) { // without a barrier between
            count = part(merge, 0, 0.5);
            merge = part(merge, 0.5, 1);
        }
    }
}

double HistogramTime::ofRank(const HistogramRead& read, std::size_t rank) const
{
    if (!read.isInOrder)
        return merge;
    return std::clamp(merge * static_cast<double>(read.groups) - static_cast<double>(rank), 0.0, 1.0);
}

std::size_t HistogramTime::merging(const HistogramRead& read) const
{
    if (isWhole || merge <= 0 || merge >= 1 || read.part == HistogramPart::countRows)
        return read.groups;
    return std::min(static_cast<std::size_t>(merge * static_cast<double>(read.groups) + 1e-9), read.groups - 1);
}

HistogramCard::HistogramCard(const HistogramRead& read, const Resident& resident, const GridTime& time,
                             const View& view)
    : m_read(read), m_recording(*resident.recording), m_view(view), m_colors(theme(view.theme)), m_launch(time.launch),
      m_time(read, time), m_plan(planHistogram(m_recording, read, view)),
      m_labels(QRectF({0, 0}, view.size), m_plan.smallest), m_merging(m_time.merging(read)),
      m_wrong(wrongOutputs(m_recording))
{
    m_scene.size = view.size;
    for (const CountedValue& value : read.values)
        m_byPlace[value.place] = &value;
}

void HistogramCard::label(const QString& words, QPointF at, int weight, const QColor& ink, Align align,
                          const MarkId& id)
{
    m_labels.place(m_scene, textAt(words, at, m_plan.type, weight, ink, align), id);
}

void HistogramCard::plus(Scene& scene, QPointF centre) const
{
    addOperatorSign(
        scene, centre,
        {ScanOperator::add, 7 * s(), {m_colors.compute.line, 1.5 * s(), {}}, m_colors.card, m_colors.compute.line});
}

bool HistogramCard::isCounted(const CountedValue& value) const
{
    return m_launch > 0 && (m_time.isWhole || m_time.count * static_cast<double>(m_read.slotCount) + 1e-9 >=
                                                  static_cast<double>(value.slot) + 1);
}

void HistogramCard::addBlock(const BinPlace& stack, const CountedValue& value, bool dim, const QString& name)
{
    const double gap = stack.unit > 5 * s() ? 1.5 * s() : 0.2 * stack.unit;
    const QRectF rect = stack.part(value.bin, value.level, value.level + 1.0).adjusted(0, gap, 0, 0);
    const double radius = std::min(3 * s(), 0.3 * rect.height());
    const MarkId id{.name = name, .launch = launchId(), .item = value.item, .index = value.place};
    if (value.turn == 0) {
        m_scene.add(RectShape{rect, radius, dim ? m_colors.compute.dim : m_colors.compute.fill, {}}, id);
    } else {
        const double half = std::min(0.5 * s(), 0.2 * rect.height());
        m_scene.add(RectShape{rect.adjusted(half, half, -half, -half),
                              radius,
                              m_colors.compute.tint,
                              {dim ? m_colors.compute.dim : m_colors.compute.line, 2 * half, {}}},
                    id);
    }
    if (m_view.selectedItem == value.item)
        m_scene.add(inspectedRing(m_colors, rect, 1.5 * s(), radius, s()));
}

bool HistogramCard::standsSingly() const
{
    return m_plan.hasBlocks && m_read.part == HistogramPart::countAll && m_plan.all.unit >= 3 * s();
}

/// With a tab round the group that merges, if it has a place of its own.
void HistogramCard::drawCard()
{
    addCard(m_scene, m_colors, m_plan.card, 12 * s(), 1.5 * s(), {.name = QStringLiteral("bins-card")});
    if (m_merging < m_read.groups && m_read.isInOrder)
        drawTab();
    drawTitle();
    if (m_read.part == HistogramPart::countRows)
        drawRows();
    else
        drawAll();
}

void HistogramCard::drawTab()
{
    const std::uint32_t group = m_read.order[m_merging];
    Tab tab;
    tab.words =
        m_read.part == HistogramPart::addUpRows ? say("row %1 is added").arg(group) : say("group %1 merges").arg(group);
    tab.size = m_plan.type;
    tab.padding = 12 * s();
    tab.height = 1.7 * m_plan.type;
    tab.line = 1.5 * s();
    double x = m_plan.card.center().x(), y = m_plan.card.top();
    if (!m_plan.isSmall && group < m_plan.groups.size() && m_plan.groups[group].own.rect.width() > 0) {
        const QRectF slot = m_plan.groups[group].slot.adjusted(-11 * s(), -0.45 * tab.height, 11 * s(), 0);
        const double left = std::max(slot.left(), m_plan.card.left()),
                     right = std::min(slot.right(), m_plan.card.right());
        QPainterPath shape, body;
        shape.addRoundedRect(QRectF(left, slot.top(), right - left, m_plan.card.top() - slot.top() + 24 * s()),
                             12 * s(), 12 * s());
        body.addRoundedRect(m_plan.card, 12 * s(), 12 * s());
        m_scene.add(PathShape{shape.united(body), m_colors.card, {m_colors.cardEdge, 1.5 * s(), {}}},
                    {.name = QStringLiteral("merging%1").arg(group)});
        x = slot.center().x();
        y = slot.top();
    }
    const double half = tab.width() / 2;
    x = std::clamp(x, half + s(), std::max(half + s(), m_view.size.width() - half - s()));
    y = std::max(y, tab.height / 2 + s());
    addTab(m_scene, m_colors, tab, tab.from({x - half, y}), {.name = QStringLiteral("tab")}, &m_labels);
}

void HistogramCard::drawTitle()
{
    const bool isRight = m_merging < m_read.groups && !m_plan.groups.empty() && m_read.hasOwn() &&
                         m_read.order[m_merging] < m_plan.groups.size() &&
                         m_plan.groups[m_read.order[m_merging]].slot.center().x() < m_view.size.width() / 2;
    const double edge = isRight ? m_plan.card.right() - 14 * s() : m_plan.card.left() + 14 * s();
    const Align align = isRight ? Align::right : Align::left;
    const bool isTable = m_read.part == HistogramPart::countRows;
    label(isTable ? say("a table in global memory, a row a group") : say("all bins, in global memory"),
          {edge, m_plan.title}, 600, m_colors.ink, align);
    if (m_launch == 0 || isTable || m_read.part == HistogramPart::addUpRows || m_read.isUncounted)
        return;
    std::size_t done = m_read.additions, values = m_read.n;
    if (m_read.part == HistogramPart::countAll) {
        done =
            m_time.isWhole ? m_read.n : static_cast<std::size_t>(m_time.count * static_cast<double>(m_read.n) + 1e-9);
        values = 0;
    } else if (!m_time.isWhole) {
        if (m_read.added.empty() && m_read.additions > 0)
            return;
        done = values = 0;
        for (const BinAddition& addition : m_read.added)
            if (m_time.ofRank(m_read, m_read.rank[addition.group]) >= 1) {
                ++done;
                values += addition.count;
            }
    }
    QString words = many(done, "%1 atomic addition", "%1 atomic additions");
    if (values > 0)
        words += say("; without own bins %1").arg(digits(values));
    if (m_read.part == HistogramPart::countAll) { // stacks may be as high as the card; at rest the arrow tells it
        if (!m_time.isWhole)
            label(words, {m_plan.card.right() - 14 * s(), m_plan.title}, 400, m_colors.ink2, Align::right);
    } else if (m_plan.all.rect.height() > 6 * m_plan.type) {
        label(words, {edge, m_plan.title + 1.35 * m_plan.type}, 400, m_colors.ink2, align);
    }
}

std::vector<HistogramCard::Sum> HistogramCard::sumsNow() const
{
    std::vector<Sum> sums(m_read.bins);
    if (m_launch == 0)
        return sums;
    if (m_read.part == HistogramPart::countAll) {
        for (std::size_t bin = 0; bin < sums.size(); ++bin)
            sums[bin] = {m_time.count * m_read.all[bin], m_read.all[bin], nullptr};
        if (m_read.values.empty() || m_time.isWhole)
            return sums;
        std::ranges::fill(sums, Sum{});
        for (const CountedValue& value : m_read.values)
            if (isCounted(value))
                sums[value.bin] = {value.level + 1.0, value.level + 1, nullptr};
        return sums;
    }
    if (m_time.isWhole || m_time.merge >= 1 || m_read.added.empty()) { // of so many all bars grow at once
        for (std::size_t bin = 0; bin < sums.size(); ++bin)
            sums[bin] = {m_time.merge * m_read.all[bin], m_read.all[bin], nullptr};
        return sums;
    }
    for (const BinAddition& addition : m_read.added) {
        Sum& sum = sums[addition.bin];
        const double f = m_time.ofRank(m_read, m_read.rank[addition.group]);
        if (f >= 1)
            sum = {static_cast<double>(addition.now), addition.now, nullptr};
        else if (f > 0 && m_read.isInOrder)
            sum.moving = &addition;
    }
    return sums;
}

void HistogramCard::drawAll()
{
    const BinPlace& all = m_plan.all;
    m_scene.add(LineShape{all.rect.bottomLeft(), all.rect.bottomRight(), {m_colors.ink2, 1 * s(), {}}},
                {.name = QStringLiteral("axis")});
    const std::vector<Sum> sums = sumsNow();
    if (standsSingly()) {
        for (const CountedValue& value : m_read.values)
            if (isCounted(value))
                addBlock(all, value, false, QStringLiteral("all%1").arg(value.place));
    } else {
        QPainterPath bars;
        for (std::size_t bin = 0; bin < sums.size(); ++bin) {
            const double height = sums[bin].height;
            if (height <= 0)
                continue;
            if (m_plan.hasBlocks && all.unit >= 3 * s()) {
                const double gap = std::min(1.5 * s(), 0.25 * all.unit);
                for (double level = 0; level + 0.5 < height; ++level)
                    bars.addRoundedRect(all.part(bin, level, level + 1).adjusted(0, gap, 0, 0), s(), s());
            } else {
                bars.addRect(all.part(bin, 0, height));
            }
        }
        if (!bars.isEmpty())
            m_scene.add(PathShape{bars, m_colors.compute.dim, {}}, // no turns are told of these
                        {.name = QStringLiteral("sums")});
    }
    drawRanges(m_plan.labels);
    drawTotals(sums);
}

std::size_t HistogramCard::stepOf(const BinPlace& chart, const QString& longest) const
{
    const double widest = textWidth(textAt(longest, {}, m_plan.type, 400, m_colors.ink2)) + 5 * s();
    std::size_t step = 1;
    while (static_cast<double>(step) * chart.column() < widest && step < m_read.bins)
        step *= 2;
    return step;
}

/// "16-23" under each bin, or of many bins where some of them begin.
void HistogramCard::drawRanges(double y)
{
    const auto range = [&](std::size_t bin) {
        const std::uint64_t from = std::uint64_t{bin} * m_read.width;
        if (m_read.takesBeyond && bin + 1 == m_read.bins)
            return QStringLiteral("≥ %1").arg(from);
        return m_read.width == 1 ? QString::number(from)
                                 : QStringLiteral("%1–%2").arg(from).arg(from + m_read.width - 1);
    };
    const std::size_t step = stepOf(m_plan.all, range(m_read.bins - 1));
    for (std::size_t bin = 0; bin < m_read.bins; bin += step) {
        const TextShape text = textAt(range(bin), {m_plan.all.x(bin), y}, m_plan.type, 400, m_colors.ink2);
        if (textBounds(text).left() >= 0 && textBounds(text).right() <= m_view.size.width())
            m_labels.place(m_scene, text);
    }
}

void HistogramCard::drawTotals(const std::vector<Sum>& sums)
{
    if (m_launch == 0)
        return;
    const bool isDone = m_time.isWhole || (m_time.merge >= 1 && m_time.count >= 1);
    if (!isDone && m_plan.all.column() < 2.2 * m_plan.type)
        return;
    for (std::size_t bin = 0; bin < sums.size(); ++bin) {
        const Sum& sum = sums[bin];
        const QPointF at(m_plan.all.x(bin), m_plan.totals);
        if (isDone && isLast()) {
            drawTotal(bin, sum.now);
        } else if (sum.moving != nullptr) {
            const QString words =
                QStringLiteral("%1 + %2 = %3")
                    .arg(digits(sum.moving->before), digits(sum.moving->count), digits(sum.moving->now));
            if (textWidth(textAt(words, at, m_plan.type, 600, m_colors.ink)) < m_plan.all.column() - 4 * s())
                label(words, at, 600, m_colors.compute.text, Align::center, {.name = QStringLiteral("sum%1").arg(bin)});
            else
                label(QStringLiteral("+%1").arg(digits(sum.moving->count)), at, 600, m_colors.compute.text,
                      Align::center, {.name = QStringLiteral("sum%1").arg(bin)});
        } else if (m_time.isWhole || !m_read.added.empty() || !m_read.values.empty()) {
            label(digits(sum.now), at, 600, m_colors.ink, Align::center, {.name = QStringLiteral("sum%1").arg(bin)});
        }
    }
}

/// Green where it is right, torn where it is not.
void HistogramCard::drawTotal(std::size_t bin, std::uint32_t total)
{
    const TextShape text =
        textAt(digits(total), {m_plan.all.x(bin), m_plan.totals}, m_plan.type, 600, m_colors.keep.text);
    const double half = std::max(textWidth(text) / 2 + 5 * s(), 0.5 * m_plan.all.width());
    const QRectF cell =
        around({m_plan.all.x(bin), m_plan.totals}, std::min(half, 0.46 * m_plan.all.column()), 0.8 * m_plan.type);
    const MarkId id{.name = QStringLiteral("b%1").arg(bin), .launch = launchId()};
    const double radius = std::min(4 * s(), 0.3 * cell.width());
    const bool hasText = textWidth(text) <= cell.width() - 2 * s() && m_labels.fits(text);
    if (bin < m_wrong.size() && m_wrong[bin]) {
        const Wrong wrong = wrongAt(m_wrong, bin);
        m_scene.add(tornCell(cell, radius, m_colors, wrong, s()), id);
        if (hasText)
            m_labels.place(
                m_scene,
                textAt(digits(total), tornText(cell).center(), m_plan.type, 600, wrongLook(m_colors, wrong, s()).on),
                id);
        return;
    }
    if (!hasText)
        return;
    m_scene.add(RectShape{cell, radius, m_colors.keep.tint, {}}, id);
    m_labels.place(m_scene, text, id);
}

/// The table that the groups write: a row each.
void HistogramCard::drawRows()
{
    const QRectF& rows = m_plan.rows;
    const double f = m_launch == 0 ? 0 : m_time.merge, high = rows.height() / static_cast<double>(m_read.groups);
    const double type = m_plan.type, column = m_plan.all.column();
    const bool hasCells = m_read.groups * m_read.bins <= 512 && high >= 5 * s();
    drawRanges(m_plan.labels);
    m_scene.add(RectShape{rows, 3 * s(), Qt::transparent, {m_colors.line2, 1 * s(), {}}});
    if (f <= 0)
        return;
    const double largest = std::max<double>(1, *std::ranges::max_element(m_read.own));
    if (!hasCells) {
        ImageShape image{
            rows, static_cast<int>(m_read.bins), static_cast<int>(std::min<std::size_t>(m_read.groups, 192)), {}};
        for (int row = 0; row < image.rows; ++row)
            for (std::size_t bin = 0; bin < m_read.bins; ++bin) {
                const std::size_t group =
                    static_cast<std::size_t>(row) * m_read.groups / static_cast<std::size_t>(image.rows);
                image.pixels.push_back(
                    mix(m_colors.panel, m_colors.compute.fill, f * m_read.ownAt(group, bin) / largest).rgb());
            }
        m_scene.add(std::move(image), {.name = QStringLiteral("rows")});
        return;
    }
    for (std::size_t group = 0; group < m_read.groups; ++group)
        for (std::size_t bin = 0; bin < m_read.bins; ++bin) {
            const std::uint32_t count = m_read.ownAt(group, bin);
            const QRectF cell(rows.left() + static_cast<double>(bin) * column,
                              rows.top() + static_cast<double>(group) * high, column, high);
            const MarkId id{.name = QStringLiteral("row%1-%2").arg(group).arg(bin), .launch = launchId()};
            m_scene.add(RectShape{cell.adjusted(0.8 * s(), 0.8 * s(), -0.8 * s(), -0.8 * s()),
                                  3 * s(),
                                  mix(m_colors.card, m_colors.compute.tint, f * (count > 0 ? 1 : 0.25)),
                                  {}},
                        id);
            const TextShape text = textAt(digits(count), cell.center(), type, 600, m_colors.compute.text);
            if (f >= 1 && 1.25 * type <= high && textWidth(text) < column - 3 * s())
                m_labels.place(m_scene, text, id);
        }
}

void HistogramCard::drawMerge()
{
    if (m_launch > 0 && m_time.isWhole && !m_read.hasOwn())
        drawArrow(m_plan.groups.empty() ? m_plan.values : m_plan.groups.front().slot, 0,
                  many(m_read.n, "%1 atomic addition", "%1 atomic additions"));
    if (m_launch == 0 || m_time.merge <= 0 || !m_read.hasOwn())
        return;
    if (m_plan.isSmall || m_read.bins > mostLines) {
        drawBand();
        return;
    }
    if (m_merging < m_read.groups && m_read.isInOrder && !m_read.added.empty())
        drawSliding();
    else if (m_time.merge >= 1 || !m_read.isInOrder || m_read.part == HistogramPart::countRows)
        drawArrows();
}

/// At rest: from each group's bins to the card, and how many additions that takes.
void HistogramCard::drawArrows()
{
    std::vector<std::size_t> additions(m_read.groups);
    for (const BinAddition& addition : m_read.added)
        ++additions[addition.group];
    for (std::size_t group = 0; group < m_plan.groups.size(); ++group)
        if (m_plan.groups[group].own.rect.width() > 0)
            drawArrow(m_plan.groups[group].slot, group,
                      m_read.part == HistogramPart::countRows ? say("row %1").arg(group)
                                                              : many(additions[group], "%1 addition", "%1 additions"));
}

/// From a group's place to the card.
void HistogramCard::drawArrow(const QRectF& slot, std::size_t group, const QString& words)
{
    const QPointF from(slot.center().x(), slot.bottom() + 2 * s()), to(slot.center().x(), m_plan.card.top() - 2 * s());
    if (to.y() - from.y() < 6 * s() || slot.isEmpty())
        return;
    m_scene.add(LineShape{from, to - QPointF(0, 5 * s()), {m_colors.compute.line, 1.6 * s(), {}}});
    addArrowHead(m_scene, to, from, 8 * s(), m_colors.compute.line,
                 {.name = QStringLiteral("group%1-arrowhead").arg(group), .launch = launchId()});
    label(words, {to.x() + 9 * s(), (from.y() + to.y()) / 2}, 600, m_colors.compute.text, Align::left);
}

/// The counts of the group that merges, each on its line to its bin.
void HistogramCard::drawSliding()
{
    const std::uint32_t group = m_read.order[m_merging];
    if (group >= m_plan.groups.size() || m_plan.groups[group].own.rect.width() <= 0)
        return;
    const GroupStrip& strip = m_plan.groups[group];
    const double f = m_time.ofRank(m_read, m_merging), radius = std::max(9 * s(), 0.78 * m_plan.type);
    const auto pathTo = [&](QPointF from, QPointF bend, QPointF to) {
        QPainterPath path(from);
        const double way = bend.y() - from.y(); // sideways late: the card's title stands beside it
        path.cubicTo({from.x(), from.y() + 0.9 * way}, {bend.x(), from.y() + 0.7 * way}, bend);
        path.lineTo(to);
        return path;
    };
    std::vector<std::pair<QPointF, const BinAddition*>> tokens;
    for (const BinAddition& addition : m_read.added) {
        if (addition.group != group || addition.count == 0)
            continue;
        const double top = m_plan.all.part(addition.bin, 0, addition.before).top() - 9 * s();
        const QPointF from(strip.own.x(addition.bin), strip.slot.bottom() + 1 * s()),
            to(m_plan.all.x(addition.bin), top);
        const QPointF bend(to.x(), std::min(m_plan.all.rect.top() + 0.4 * m_plan.all.rect.height(), top));
        const QPainterPath path = pathTo(from, bend, to);
        m_scene.add(PathShape{path, Qt::transparent, {m_colors.compute.line, 1.5 * s(), {}}},
                    {.name = QStringLiteral("line%1").arg(addition.bin), .launch = launchId(), .item = addition.item});
        plus(m_scene, to);
        tokens.emplace_back(path.pointAtPercent(path.percentAtLength(f * path.length())), &addition);
    }
    for (const auto& [at, addition] : tokens) {
        const Badge badge{digits(addition->count), m_plan.type, m_colors.compute.fill, m_colors.compute.on};
        const double wide = badge.width(5 * s(), 2 * radius);
        const QRectF place = around(at, wide / 2, radius);
        addBadge(m_scene, place, badge,
                 {.name = QStringLiteral("token%1").arg(addition->bin), .launch = launchId(), .item = addition->item},
                 1, &m_labels);
        if (m_view.selectedItem == addition->item)
            m_scene.add(inspectedRing(m_colors, place, 3 * s(), radius + 3 * s(), s()));
    }
}

/// Of many bins or groups: all lines as one.
void HistogramCard::drawBand()
{
    double x = m_plan.card.center().x(), half = std::min(0.3 * m_plan.card.width(), 60 * s());
    if (m_merging < m_plan.groups.size() && m_read.isInOrder && !m_plan.isSmall) {
        const QRectF& slot = m_plan.groups[m_read.order[m_merging]].slot;
        x = slot.center().x();
        half = std::min(half, slot.width() / 2);
    }
    const double bottom = m_plan.card.top() - 2 * s(), top = bottom - 1.5 * m_plan.type;
    const bool isTabThere = m_plan.isSmall && m_merging < m_read.groups && m_read.isInOrder;
    if (isTabThere || (m_plan.groups.empty() && m_plan.image.isEmpty()))
        return;
    QPainterPath band(QPointF(x - half, top));
    for (const QPointF& corner : {QPointF(x + half, top), QPointF(x + half, bottom - 7 * s()), QPointF(x, bottom),
                                  QPointF(x - half, bottom - 7 * s())})
        band.lineTo(corner);
    band.closeSubpath();
    m_scene.add(PathShape{band, m_colors.compute.tint, {m_colors.compute.line, 1 * s(), {}}},
                {.name = QStringLiteral("band"), .launch = launchId()});
}

} // namespace lockstep::ui
