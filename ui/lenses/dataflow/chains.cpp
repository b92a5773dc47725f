// What one work-item combines one after another: a chain in which each node stands lower, and moves later, than the one
// before it.
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/lenses/dataflow/scene.hpp"
#include "ui/scene/text.hpp"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace lockstep::ui {

std::size_t ScanScene::levelOf(const ScanRow& row, const ScanCombine& combine) const
{
    return row.levels > 1 ? combine.nth + (row.levels - stepOf(row).turns) : 0;
}

QPointF ScanScene::nodeAt(const ScanRow& row, const ScanCombine& combine) const
{
    return {m_layout.x(combine.result.position), row.levelY(levelOf(row, combine))};
}

double ScanScene::turnOf(const ScanRow& row, std::size_t level) const
{
    return std::clamp(m_now.fraction * static_cast<double>(row.levels) - static_cast<double>(level), 0.0, 1.0);
}

double ScanScene::resultOf(const ScanRow& row, std::size_t level) const
{
    return std::clamp((turnOf(row, level) - meeting) / (1 - meeting), 0.0, 1.0);
}

namespace {

using Way = std::vector<QPointF>;

/// f of the length of the way.
QPointF along(const Way& way, double f)
{
    double whole = 0;
    for (std::size_t i = 1; i < way.size(); ++i)
        whole += QLineF(way[i - 1], way[i]).length();
    double rest = whole * f;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double piece = QLineF(way[i - 1], way[i]).length();
        if (rest <= piece && piece > 0)
            return between(way[i - 1], way[i], rest / piece);
        rest -= piece;
    }
    return way.back();
}

/// The chains of a row as lines.
class Chains {
public:
    Chains(const ScanLayout& layout, const ScanRow& row, const ScanStep& step, double signHalfWidth)
        : m_layout(layout), m_row(row), m_step(step), m_halfWidth(signHalfWidth), m_lead(row.levels - step.turns)
    {
        for (const ScanCombine& combine : step.combines)
            m_made[combine.result.order] = {m_lead + combine.nth, false};
        for (const ScanCopy& copy : step.copies) {
            m_made[copy.value.order] = {0, !copy.isMoved()};
            if (copy.isMoved())
                m_firstIn[copy.value.position] = 0;
        }
        for (const ScanCombine& combine : step.combines) {
            const auto first = m_firstIn.try_emplace(combine.result.position, m_lead + combine.nth).first;
            first->second = std::min(first->second, m_lead + combine.nth);
            for (const ScanValue* operand : {&combine.left, &combine.right})
                if (operand->madeBy != 0 && std::ranges::any_of(step.fills, [&](const ScanFill& fill) {
                        return fill.value.order == operand->madeBy;
                    })) {
                    m_filled.insert({operand->position, operand->madeBy});
                } else if (operand->madeBy == 0 || !m_made.contains(operand->madeBy)) { // it comes from the row above
                    ++m_readers[{m_lead + combine.nth, operand->position}];
                    const auto reach = std::max(operand->position, combine.result.position) -
                                       std::min(operand->position, combine.result.position);
                    m_lanes[m_lead + combine.nth] = std::max<std::size_t>(m_lanes[m_lead + combine.nth], reach + 1);
                }
        }
    }

    std::size_t levelOf(const ScanCombine& combine) const { return m_lead + combine.nth; }

    /// From where an operand stands to its node's rim: straight down its own column, else down and across.
    Way wayOf(const ScanCombine& combine, const ScanValue& operand) const
    {
        const std::size_t level = levelOf(combine);
        const ScanValue& other = &operand == &combine.left ? combine.right : combine.left;
        const QPointF node{m_layout.x(combine.result.position), m_row.levelY(level)};
        const double s = m_layout.scale, radius = m_row.nodeRadius;
        const double x = m_layout.x(operand.position), top = m_row.top + (m_row.focus ? 4 * s : 0);
        if (m_filled.contains({operand.position, operand.madeBy})) { // the identity that begins a chain
            const double from = node.x() < x ? -1 : 1;
            if (operand.position == combine.result.position)
                return {{x, node.y() - radius - 0.4 * m_row.levelHeight()}, {x, node.y() - radius}};
            return {{x, node.y()}, {node.x() - from * m_halfWidth, node.y()}};
        }
        const auto maker = m_made.find(operand.madeBy);
        const bool isMade = operand.madeBy != 0 && maker != m_made.end();
        const bool fromTop = !isMade || maker->second.second; // a copy in its own column comes down with the wire
        const double startY = fromTop                                  ? top
                              : maker->second.first == 0 && m_lead > 0 ? m_row.levelY(0)
                                                                       : m_row.levelY(maker->second.first) + radius;
        const auto chain = m_firstIn.find(operand.position);
        const bool isFilled = std::ranges::any_of(m_filled, [&](const auto& f) { return f.first == operand.position; });
        const bool aside = !isMade && ((chain != m_firstIn.end() && chain->second < level) || isFilled); // it is taken
        const auto readers = m_readers.find({level, operand.position}); // none of what a row above made
        const bool isShared = !isMade && readers != m_readers.end() && readers->second > 1;
        const bool bothAcross =
            operand.position != combine.result.position && other.position != combine.result.position &&
            (operand.position < combine.result.position) == (other.position < combine.result.position);
        if (!aside && operand.position == combine.result.position)
            return {{x, startY}, {node.x(), node.y() - radius}};
        const double wireX = aside ? x + 0.42 * m_layout.pitch : x;
        const double side = wireX < node.x() ? -1 : 1;
        Way way{{x, startY}};
        if (aside) // over all nodes: it is what stood there before any of them
            way.push_back({wireX, startY});
        if (aside || isShared || m_readsOthers ||
            (bothAcross && !isMade)) { // over the nodes of this turn, and into its own from above
            const auto rail = railY(combine, level);
            const double y = std::max(way.back().y(), rail.value_or(slopeY(level)));
            way.push_back({wireX, y});
            const double near = std::min(0.3 * m_layout.pitch, m_halfWidth + 3 * radius);
            if (rail && std::abs(node.x() - wireX) > near)
                way.push_back({node.x() + side * near, y});
            const QPointF slope = node - way.back();
            const double length = std::max(1.0, std::hypot(slope.x(), slope.y()));
            way.push_back(node - slope * std::min(1.0, (radius + s) / length));
            return way;
        }
        way.push_back({wireX, node.y()});
        way.push_back({node.x() + side * m_halfWidth, node.y()});
        return way;
    }

private:
    /// Where ways of one turn run beside one another each has a height of its own, the lowest column's the highest.
    /// Nothing where each item reads the places of others: there ways slope, since rails would join into one.
    std::optional<double> railY(const ScanCombine& combine, std::size_t level) const
    {
        const double s = m_layout.scale, nodeY = m_row.levelY(level), lowest = nodeY - m_row.nodeRadius - 2 * s;
        const auto across = m_lanes.find(level); // none where all comes from within the row
        const std::size_t lanes = across == m_lanes.end() ? 0 : across->second;
        const double above = level == 0 ? nodeY - m_row.top - 9 * s : m_row.levelHeight() * 0.62 - 8 * s;
        const double room = above - (nodeY - lowest);
        if (m_readsOthers)
            return std::nullopt;
        if (lanes < 2 || room < 2 * s || level < m_lead)
            return std::min(lowest, nodeY - m_row.levelHeight() * 0.36);
        const auto lane = static_cast<double>(lanes - 1 - combine.result.position % lanes);
        return lowest - std::min(room, 7 * s * static_cast<double>(lanes - 1)) * lane / static_cast<double>(lanes - 1);
    }

    /// Where ways that slope into the nodes of a turn begin to.
    double slopeY(std::size_t level) const
    {
        return level == 0 ? m_row.top + (m_row.focus ? 4 * m_layout.scale : 0)
                          : m_row.levelY(level - 1) + m_row.nodeRadius * 0.6;
    }

    const ScanLayout& m_layout;
    const ScanRow& m_row;
    const ScanStep& m_step;
    const bool m_readsOthers = !turnDistances(m_step).empty();
    const double m_halfWidth;                                   ///< of a node
    const std::size_t m_lead;                                   ///< levels of copies before the first turn
    std::map<std::size_t, std::pair<std::size_t, bool>> m_made; ///< by order: level, and whether it stays in its column
    std::map<std::uint32_t, std::size_t> m_firstIn;             ///< by column: the level in which its chain begins
    std::map<std::pair<std::size_t, std::uint32_t>, std::size_t>
        m_readers;                                            ///< of what stood before, by level and column
    std::set<std::pair<std::uint32_t, std::size_t>> m_filled; ///< identities that are read: column and order
    std::map<std::size_t, std::size_t> m_lanes; ///< by level: how many ways from other columns overlap at the most
};

} // namespace

void ScanScene::drawChains(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    const Chains chains{m_layout, row, step, signSide(row.nodeRadius)};
    const double head = std::min({7 * m_s, m_layout.pitch * 0.3, std::max(1.6, row.levelHeight() * 0.22)});
    const auto drawWay = [&](const Way& way, const Stroke& stroke, const MarkId& arrowhead) {
        QPainterPath path{way.front()};
        for (std::size_t i = 1; i < way.size(); ++i)
            path.lineTo(way[i]);
        m_scene.add(PathShape{path, Qt::transparent, stroke});
        if (!arrowhead.name.isEmpty())
            addArrow(way[way.size() - 2], way.back(), head, stroke.color, arrowhead);
    };
    for (const ScanCopy& copy : step.copies) { // a value that begins the chains of other columns
        if (!copy.isMoved() || copy.value.isLast)
            continue;
        const std::size_t first = m_scene.marks.size();
        const double y = row.levelY(0);
        const QColor& color = row.focus ? m_colors.move.line : past(row) ? m_colors.move.dim : m_colors.ghost;
        drawWay({{m_layout.x(copy.from), row.top}, {m_layout.x(copy.from), y}, {m_layout.x(copy.value.position), y}},
                {color, (row.focus ? 1.8 : 1.4) * m_s, {3.5, 2.5}}, {});
        own(m_scene, first,
            {{}, static_cast<int>(step.place.launch), copy.item, static_cast<qint64>(copy.value.position)});
    }
    for (const ScanCombine& combine : step.combines) {
        const std::size_t first = m_scene.marks.size();
        const Stroke stroke = edgeStroke(row, combine.item);
        for (const ScanValue* operand : {&combine.left, &combine.right}) {
            if (operand->position >= columnsOf(m_recording))
                continue;
            const QPointF from = chains.wayOf(combine, *operand).front();
            if (const double dot = std::min((row.focus ? 3.0 : 2.2) * m_s, m_layout.pitch * 0.2);
                operand->madeBy == 0 && operand->position != combine.result.position && (row.focus || past(row)))
                m_scene.add(disc(from, dot, stroke.color), markOf(row.step, combine, "read"));
            drawWay(chains.wayOf(combine, *operand), stroke,
                    !row.focus                 ? MarkId{}
                    : operand == &combine.left ? markOf(row.step, combine, "left-arrowhead")
                                               : markOf(row.step, combine, "right-arrowhead"));
        }
        const QPointF node = nodeAt(row, combine);
        if (combine.result.isLast)
            m_scene.add(LineShape{{node.x(), node.y() + row.nodeRadius}, {node.x(), row.cellTop}, stroke});
        own(m_scene, first, markOf(row.step, combine, ""));
    }
    drawChainStarts(row);
    if (!row.focus)
        return;
    drawTurnLabels(row);
    const double sumSize = chainSumSize(row);
    for (const ScanCombine& combine : step.combines) {
        const std::size_t level = chains.levelOf(combine);
        const double turn = turnOf(row, level);
        const double dot = std::min(m_layout.operandRadius, std::max(2.0, row.levelHeight() * 0.3));
        for (const ScanValue* operand : {&combine.left, &combine.right}) {
            if (turn <= 0 || turn >= 1 || operand->position >= columnsOf(m_recording))
                continue; // only what moves now
            const QPointF p = along(chains.wayOf(combine, *operand), std::min(1.0, turn / meeting));
            m_scene.add(disc(p, dot, m_colors.compute.line),
                        markOf(row.step, combine, operand == &combine.left ? "left" : "right"),
                        1 - resultOf(row, level));
        }
        if (sumSize > 0)
            drawChainSum(row, combine, sumSize);
    }
}

/// What chains begin with: a value that came from another column, or an identity.
void ScanScene::drawChainStarts(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    if (!row.focus)
        return;
    const auto tokenAt = [&](QPointF at, const ScanValue& value, bool moves, const MarkId& id) {
        const TextShape text =
            textAt(valueText(value.bits, m_recording, ValueForm::compact), at,
                   std::min(12 * m_s, row.levelHeight() * 0.42), 600, moves ? m_colors.move.on : m_colors.ink);
        const double height = text.size * 1.35, width = std::max(height, textWidth(text) + 8 * m_s);
        const QColor& fill = moves ? m_colors.move.fill : m_colors.raised;
        const bool isWritten = text.size >= 11 * m_s && width <= m_layout.pitch * 0.7;
        const double r = isWritten ? height / 2 : std::min(3.5 * m_s, m_layout.pitch * 0.2);
        const double half = isWritten ? width / 2 : r;
        m_scene.add(RectShape{{at.x() - half, at.y() - r, 2 * half, 2 * r}, moves ? r : 3 * m_s, fill, {}}, id);
        if (isWritten)
            addText(text);
        return half;
    };
    for (const ScanCopy& copy : step.copies)
        if (copy.isMoved() && !copy.value.isLast && resultOf(row, 0) > 0) {
            const QPointF at{m_layout.x(copy.value.position), row.levelY(0)};
            const MarkId id =
                markIn(step.place, QStringLiteral("item%1-start%2").arg(copy.item).arg(copy.value.position), copy.item,
                       static_cast<qint64>(copy.value.position));
            const double half = tokenAt(at, copy.value, true, id);
            const double way = copy.from < copy.value.position ? -1 : 1;
            const QPointF tip = at + QPointF{way * (half + 0.5 * m_s), 0};
            addArrow(tip + QPointF{way * 10 * m_s, 0}, tip, std::min(7 * m_s, m_layout.pitch * 0.2), m_colors.move.line,
                     id.part(QStringLiteral("arrowhead")));
        }
    for (const ScanFill& fill : step.fills)
        for (const ScanCombine& combine : step.combines) {
            const bool isLeft = combine.left.madeBy == fill.value.order;
            if (!isLeft && combine.right.madeBy != fill.value.order)
                continue;
            const double x = m_layout.x(fill.value.position), y = nodeAt(row, combine).y();
            if (fill.value.isLast && fill.value.position != combine.result.position)
                m_scene.add(LineShape{{x, y}, {x, row.cellTop}, edgeStroke(row, fill.item)});
            tokenAt({x, y}, fill.value, false,
                    markIn(stepOf(row).place, QStringLiteral("item%1-identity").arg(fill.item), fill.item,
                           static_cast<qint64>(fill.value.position)));
        }
}

/// Beside the turns of work-items that do not wait for one another: how far apart the operands of each are.
void ScanScene::drawTurnLabels(const ScanRow& row)
{
    if (!m_layout.hasGutter)
        return;
    const std::vector<std::size_t> distances = turnDistances(stepOf(row));
    const std::size_t lead = row.levels - std::min(row.levels, distances.size());
    for (std::size_t turn = 0; turn < distances.size(); ++turn) {
        const TextShape text =
            textAt(say("distance %1").arg(distances[turn]), {m_layout.gutterRight, row.levelY(lead + turn)},
                   std::min(12 * m_s, m_layout.labelSize), 400, m_colors.ink2, Align::right, m_layout.labelFamily);
        if (text.at.y() + 44 * m_s < row.bottom() && m_layout.gutterRight - textWidth(text) >= m_layout.gutterLeft)
            addText(text);
    }
}

/// The turn that reads what this one leaves; null where none does.
const ScanCombine* ScanScene::nextInChain(const ScanRow& row, const ScanCombine& combine) const
{
    const std::vector<ScanCombine>& combines = stepOf(row).combines;
    const auto next = std::ranges::find_if(combines, [&](const ScanCombine& c) {
        return c.left.madeBy == combine.result.order || c.right.madeBy == combine.result.order;
    });
    return next == combines.end() ? nullptr : &*next;
}

/// Where a column's value does not come down to its chain's first node: that node takes others.
std::vector<std::pair<double, double>> ScanScene::gapsIn(std::size_t column) const
{
    std::vector<std::pair<double, double>> gaps;
    for (const ScanRow& row : m_layout.rows) {
        if (row.step == 0 || !stepOf(row).isSerial())
            continue;
        const ScanCombine* first = nullptr;
        for (const ScanCombine& combine : stepOf(row).combines)
            if (combine.result.position == column && (first == nullptr || combine.nth < first->nth))
                first = &combine;
        if (first != nullptr && first->left.position != column && first->right.position != column)
            gaps.emplace_back(row.top + (row.focus ? 4 * m_s : 0), nodeAt(row, *first).y());
    }
    return gaps;
}

/// Type in which the sums between the turns of a row can all be written; 0: they can't.
double ScanScene::chainSumSize(const ScanRow& row) const
{
    QString across, down;
    const double reach = m_layout.pitch;
    for (const ScanCombine& combine : stepOf(row).combines)
        if (const ScanCombine* next = nextInChain(row, combine)) {
            const QString text = valueText(combine.result.bits, m_recording, ValueForm::compact);
            QString& longest = next->result.position == combine.result.position ? down : across;
            if (text.size() > longest.size())
                longest = text;
        }
    const std::array sizes{13 * m_s, 12 * m_s, 11 * m_s};
    double size = sizes.front();
    if (!across.isEmpty())
        size = std::min(size, fittingSize(across, reach - row.nodeRadius - 15 * m_s, sizes, 600));
    if (!down.isEmpty())
        size = std::min(size, fittingSize(down, reach * 0.56 - 7 * m_s, sizes, 600));
    // Lines to other columns may cross between the turns.
    const double lines = stepOf(row).isCopying() ? 2.4 : 1.25;
    return row.levelHeight() < size * lines ? 0 : size;
}

/// The sum that the next turn reads, beside the line on which it goes on.
void ScanScene::drawChainSum(const ScanRow& row, const ScanCombine& combine, double size)
{
    const double shown = resultOf(row, levelOf(row, combine));
    const ScanCombine* next = nextInChain(row, combine);
    if (!next || shown <= 0)
        return;
    TextShape text =
        textAt(valueText(combine.result.bits, m_recording, ValueForm::compact), {}, size, 600, m_colors.compute.text);
    const QPointF node = nodeAt(row, combine), to = nodeAt(row, *next);
    if (next->result.position == combine.result.position) {
        text.at += QPointF{node.x() - 6 * m_s - textWidth(text) / 2,
                           node.y() + std::max(0.36 * (to.y() - node.y()), row.nodeRadius + 2 * m_s)};
    } else {
        const double reach = std::clamp(to.x() - node.x(), -m_layout.pitch, m_layout.pitch);
        text.at +=
            QPointF{node.x() + reach / 2 - (reach < 0 ? -1 : 1) * (row.nodeRadius / 2 + 4 * m_s), to.y() + size * 0.72};
    }
    addText(text, {}, shown);
}

} // namespace lockstep::ui
