// ArraysScene: lines from what a work-item loaded to what it stored next.
#include "ui/lenses/arrays/scene.hpp"

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lockstep::ui {

void ArraysScene::drawLinks()
{
    if (!m_layout.isLinked) {
        for (const Gap& gap : m_layout.gaps)
            drawGapArrow(gap);
        return;
    }
    for (const Gap& gap : m_layout.gaps)
        drawLinksOf(gap);
}

/// Where lines would cross, one arrow tells which way values go, and who takes them.
void ArraysScene::drawGapArrow(const Gap& gap)
{
    const bool isDown = gap.rect.height() < gap.rect.width() && gap.rect.width() > 100 * m_s;
    const QPointF middle = gap.rect.center();
    const double half = std::min(isDown ? gap.rect.height() : gap.rect.width(), 44 * m_s) / 2 - 4 * m_s;
    const QPointF along = isDown ? QPointF{0, half} : QPointF{half, 0};
    const QPointF from = middle - along, tip = middle + along;
    m_scene.add(LineShape{from, tip - along * 0.4, Stroke{m_colors.ink2, 1.6 * m_line, {}}});
    addArrowHead(m_scene, tip, from, 9 * m_s, m_colors.ink2, {QStringLiteral("launch%1-arrowhead").arg(m_read.launch)});
    const Launch& launch = m_recording.launches[m_read.launch - 1];
    const std::size_t items = m_read.telling == Telling::all && m_read.items > 0 ? m_read.items : launch.global;
    const TextShape words = textAt(many(items, "%1 work-item", "%1 work-items"), middle + QPointF{14 * m_s, 0},
                                   std::max(12 * m_s, smallestText(m_view)), 400, m_colors.ink2, Align::left);
    if (isDown)
        m_labels.place(m_scene, words);
}

Tier ArraysScene::sourceTier(const ElementAt& element) const
{
    return !m_read.phase && m_read.uses[element.use].isLocal ? Tier::local : Tier::before;
}

/// The gap above what it stores; null where that is not in the picture.
const Gap* ArraysScene::gapOf(const ArrayAct& act) const
{
    for (const ElementAt& element : act.to) {
        const Tier tier = !m_read.phase && m_read.uses[element.use].isLocal ? Tier::local : Tier::after;
        if (m_layout.box(element.use, tier) != nullptr)
            for (const Gap& gap : m_layout.gaps)
                if (gap.to == tier)
                    return &gap;
    }
    return nullptr;
}

std::vector<ArraysScene::Node> ArraysScene::nodesOf(const Gap& gap) const
{
    std::vector<Node> nodes;
    std::vector<ElementAt> stored;
    bool isShared = false; // several store to one element: there they would stand one over another
    for (std::size_t a = 0; a < m_read.acts.size(); ++a) {
        const ArrayAct& act = m_read.acts[a];
        if (gapOf(act) != &gap)
            continue;
        for (const ElementAt& element : act.to) {
            isShared = isShared || std::ranges::find(stored, element) != stored.end();
            stored.push_back(element);
        }
        nodes.push_back({a});
    }
    const double size = std::max(11 * m_s, smallestText(m_view));
    for (Node& node : nodes) {
        const ArrayAct& act = m_read.acts[node.act];
        double sum = 0;
        int count = 0;
        const auto take = [&](const std::vector<ElementAt>& elements, bool isSource) {
            for (const ElementAt& element : elements)
                if (const ArrayBox* box = m_layout.box(element.use, isSource ? sourceTier(element) : gap.to)) {
                    sum += box->cell(element.index).center().x();
                    ++count;
                }
        };
        if (isShared)
            take(act.from, true);
        if (count == 0)
            take(act.to, false);
        node.wanted = node.x = count > 0 ? sum / count : gap.rect.center().x();
        const QString number = digits(act.item);
        node.width = std::max(20 * m_s, textWidth(textAt(number, {}, size, 600, Qt::black)) + 10 * m_s);
    }
    // What is made of another act's value alone stands beside that act.
    for (Node& node : nodes)
        if (const ArrayAct& act = m_read.acts[node.act]; act.from.empty() && !act.after.empty())
            for (const Node& maker : nodes)
                if (maker.act == act.after.front())
                    node.wanted = node.x = maker.wanted + 1e-3;
    std::ranges::stable_sort(nodes, {}, &Node::wanted);
    const double apart = 4 * m_s;
    double right = -1e9;
    for (Node& node : nodes) {
        node.x = std::max(node.x, right + apart + node.width / 2);
        right = node.x + node.width / 2;
    }
    double left = gap.rect.right();
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        node->x = std::min(node->x, left - node->width / 2);
        left = node->x - node->width / 2 - apart;
    }
    return nodes;
}

void ArraysScene::drawLinksOf(const Gap& gap)
{
    const std::vector<Node> nodes = nodesOf(gap);
    for (const Node& node : nodes)
        drawAct(gap, node, nodes);
    if (nodes.empty() || nodes.front().x - nodes.front().width / 2 < gap.rect.left() - 0.5)
        return; // too many to be named
    const double y = gap.rect.center().y();
    for (const Node& node : nodes) {
        const ArrayAct& act = m_read.acts[node.act];
        const bool isChosen = m_view.selectedItem && *m_view.selectedItem == act.item;
        Badge badge{digits(act.item), std::max(11 * m_s, smallestText(m_view)), m_colors.cell, m_colors.ink};
        badge.edge = {isChosen ? m_colors.ink : m_colors.ink2, (isChosen ? 2 : 1.1) * m_line, {}};
        const MarkId id{QStringLiteral("launch%1-act%2-item%3").arg(m_read.launch).arg(node.act).arg(act.item),
                        static_cast<int>(m_read.launch), act.item};
        addBadge(m_scene, around({node.x, y}, node.width / 2, 10 * m_s), badge, id, 1, &m_labels);
    }
}

namespace {

/// Straight out of a cell as far as its tier reaches, then curved to the other end.
QPainterPath lead(QPointF from, double edge, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(from.x(), edge);
    const double bend = (to.y() - edge) * 0.5;
    path.cubicTo({from.x(), edge + bend}, {to.x(), to.y() - bend}, to);
    return path;
}

} // namespace

void ArraysScene::drawAct(const Gap& gap, const Node& node, const std::vector<Node>& all)
{
    const ArrayAct& act = m_read.acts[node.act];
    const bool isNamed = all.front().x - all.front().width / 2 >= gap.rect.left() - 0.5;
    const bool isChosen = m_view.selectedItem && *m_view.selectedItem == act.item;
    const double strength = m_view.selectedItem && !isChosen ? 0.3 : 1, shown = m_time.fraction * strength;
    const double y = gap.rect.center().y(), radius = isNamed ? 10 * m_s : 0;
    const double x = isNamed ? node.x : node.wanted;
    const QColor ink = lookOf(act.came).line; // its meaning is in the legend, whatever its element looks like
    const MarkId owner{{}, static_cast<int>(m_read.launch), act.item};
    const std::size_t first = m_scene.marks.size();
    const Stroke in{m_colors.ink3, (isChosen ? 1.8 : 1.1) * m_line, {}};
    for (const ElementAt& element : act.from) {
        const ArrayBox* box = m_layout.box(element.use, sourceTier(element));
        if (box == nullptr)
            continue;
        const QRectF cell = box->cell(element.index);
        m_scene.add(
            PathShape{lead({cell.center().x(), cell.bottom()}, gap.rect.top(), {x, y - radius}), Qt::transparent, in},
            {}, shown);
    }
    for (const std::size_t before : act.after) {
        const auto other = std::ranges::find(all, before, &Node::act);
        if (other == all.end())
            continue;
        const double ox = isNamed ? other->x : other->wanted;
        const bool isRight = x >= ox;
        const QPointF from{ox + (isRight ? 1 : -1) * other->width / 2, y},
            to{x - (isRight ? 1 : -1) * node.width / 2, y};
        const double far = std::abs(x - ox);
        QPainterPath path(from);
        const double high = far < (node.width + 12 * m_s) * 1.6 ? 0 : std::min(22 * m_s, gap.rect.height() * 0.3);
        path.cubicTo({from.x() + (to.x() - from.x()) / 3, y - high}, {to.x() - (to.x() - from.x()) / 3, y - high}, to);
        m_scene.add(PathShape{path, Qt::transparent, Stroke{m_colors.ink3, 1.1 * m_line, {}}}, {}, shown);
    }
    const bool isCopied = act.came == Came::copied, stays = act.came == Came::kept;
    const Stroke out{ink,
                     (isChosen ? 2.4
                      : stays  ? 1.2
                               : 1.6) *
                         m_line,
                     isCopied ? std::vector<double>{4, 2.2} : std::vector<double>{}};
    for (const ElementAt& element : act.to) {
        const ArrayBox* box = m_layout.box(element.use, gap.to);
        if (box == nullptr)
            continue;
        const QRectF cell = box->cell(element.index);
        const QPointF tip{cell.center().x(), cell.top() - 1.5 * m_s};
        QPainterPath path({x, y + radius});
        const double edge = gap.rect.bottom(), bend = (edge - y - radius) * 0.5;
        path.cubicTo({x, y + radius + bend}, {tip.x(), edge - bend}, {tip.x(), edge});
        path.lineTo(tip - QPointF{0, 5 * m_s});
        m_scene.add(PathShape{path, Qt::transparent, out}, {}, shown);
        if (stays) // nothing is stored
            continue;
        m_tips.push_back({tip,
                          tip - QPointF{0, 20 * m_s},
                          ink,
                          {QStringLiteral("launch%1-act%2-to%3-%4-arrowhead")
                               .arg(m_read.launch)
                               .arg(node.act)
                               .arg(element.use)
                               .arg(element.index),
                           static_cast<int>(m_read.launch), act.item},
                          shown});
    }
    own(m_scene, first, owner);
}

void ArraysScene::drawHeadsOfLinks()
{
    for (const Tip& tip : m_tips)
        addArrowHead(m_scene, tip.at, tip.from, 7 * m_s, tip.color, tip.id, tip.opacity);
}

} // namespace lockstep::ui
