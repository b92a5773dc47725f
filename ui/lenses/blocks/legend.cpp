// BlocksScene: what its forms mean, of those alone that are seen.
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/scene.hpp"

#include <algorithm>

namespace lockstep::ui {

/// What was told last to the rooms of values.
BlocksScene::Before BlocksScene::standsBefore() const
{
    if (!m_flow.rows.front().isTable)
        return Before::blocks;
    for (std::size_t s = m_now.step; s > 0; --s)
        for (const BlockAct& act : m_flow.steps[s - 1].acts)
            for (const Spot& from : act.from)
                if (act.op == Op::combine && act.to.row == 0 && from.row > 0)
                    return m_flow.rows[from.row].cells == m_flow.rows.front().rooms.size() ? Before::columnBlocks
                                                                                           : Before::columns;
    return Before::columnBlocks;
}

bool BlocksScene::hasCell(const QColor& fill) const
{
    return std::ranges::any_of(m_scene.marks, [&](const Mark& mark) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        return rect != nullptr && rect->fill == fill && mark.id.name.contains(QLatin1String{"cell"});
    });
}

bool BlocksScene::hasMark(const char* part) const
{
    return std::ranges::any_of(m_scene.marks,
                               [part](const Mark& mark) { return mark.id.name.contains(QLatin1String{part}); });
}

/// The signs of cells.
void BlocksScene::addCellSigns(std::vector<LegendEntry>& entries) const
{
    const bool sum = scanOperator(m_recording) == ScanOperator::add;
    const double radius = 4 * m_s;
    const auto add = [&](const QString& words, const LegendSign& sign, int yields) {
        entries.push_back({.sign = sign, .words = {words}, .yields = yields});
    };
    if (hasCell(m_colors.compute.tint))
        add(sum ? say("partial sum") : say("partial result"),
            cellSign(radius, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.6 * m_s, {}}), 1);
    if (hasCell(m_colors.keep.fill))
        add(endsInPrefixes(m_recording) ? say("finished prefix") : say("finished"),
            cellSign(radius, m_colors.keep.fill), 3);
    if (isHere({0, 0}) && m_flow.outputs < m_flow.rows.front().cells)
        add(say("padding"), cellSign(radius, m_colors.panel, Stroke{m_colors.ghost, 1 * m_s, {3, 2}}), 0);
    if (m_flow.wrongAfter(m_now.step) > 0)
        add(
            say("wrong"),
            [this](Scene& scene, const QRectF& rect) {
                scene.add(tornCell(rect, 4 * m_s, m_colors, Wrong::first, m_s));
            },
            0);
}

/// The signs of values that are handed from one place to another.
void BlocksScene::addWaySigns(std::vector<LegendEntry>& entries)
{
    const bool sum = scanOperator(m_recording) == ScanOperator::add;
    const auto isAny = [this](const auto& is) {
        return std::ranges::any_of(m_travellers, [&](const Traveller& traveller) {
            return traveller.act->op != Op::combine && progress(*traveller.act) > 0 && is(traveller);
        });
    };
    const auto isCutHanding = [this](const Traveller& traveller) {
        return traveller.isCut && m_flow.rows[traveller.isUp ? traveller.from.row : traveller.to.row].isHanded;
    };
    // An arrow across the sign's rectangle, level or upright.
    const auto add = [&](const QString& words, QPointF from, QPointF to) {
        const LegendSign sign = [this, from, to](Scene& scene, const QRectF& rect) {
            const auto at = [&rect](QPointF part) {
                return rect.center() + QPointF{part.x() * rect.width() / 2, part.y() * rect.height() / 2};
            };
            scene.add(LineShape{at(from), at(to), Stroke{m_colors.move.line, 1.6 * m_s, {3.5, 2.5}}});
            addHead(at(to), at(from), m_colors.move.line);
        };
        entries.push_back({.sign = sign, .words = {words}});
    };
    if (isAny([&](const Traveller& traveller) { return !isCutHanding(traveller); }) || hasMark("local-move"))
        add(say("passed on"), {-1, 0}, {1, 0});
    if (isAny([&](const Traveller& traveller) { return isCutHanding(traveller) && !traveller.isUp; }))
        add(sum ? say("sum published") : say("result published"), {0, -1}, {0, 1});
    if (isAny([&](const Traveller& traveller) { return isCutHanding(traveller) && traveller.isUp; }))
        add(sum ? say("sum read") : say("result read"), {0, 1}, {0, -1});
}

/// The signs of numbers in a stadium: what stands before the rooms, and the turns in which sums were passed on.
void BlocksScene::addBadgeSigns(std::vector<LegendEntry>& entries) const
{
    const ScanOperator sign = scanOperator(m_recording);
    const bool sum = sign == ScanOperator::add;
    const auto add = [&](const QString& text, const QColor& ink, const QColor& line, const QStringList& words,
                         int yields) {
        const Badge badge{text, 11 * m_s, m_colors.paper, ink, Stroke{line, 1 * m_s, {}}};
        entries.push_back({.sign = [badge](Scene& scene, const QRectF& rect) { addBadge(scene, rect, badge); },
                           .words = words,
                           .yields = yields});
    };
    if (hasMark("before")) {
        const Before before = standsBefore();
        const bool isUnderWay = step() && step()->place.phase && std::ranges::any_of(m_flow.rows, &RoomRow::isHanded);
        add(operatorWord(sign), m_colors.ink2, m_colors.line2,
            before == Before::columns        ? QStringList{say("base of the column")}
            : before == Before::columnBlocks ? QStringList{say("sum of the column's earlier blocks"), say("sum before")}
            : isUnderWay && sum              ? QStringList{say("sum of earlier blocks"), say("sum before")}
            : isUnderWay                     ? QStringList{say("result of earlier blocks"), say("result before")}
            : sum                            ? QStringList{say("sum of all earlier blocks"), say("sum before")}
                                             : QStringList{say("result of all earlier blocks"), say("result before")},
            2);
    }
    if (!hasMark("order"))
        return;
    const bool areGrey = std::ranges::any_of(m_scene.marks, [this](const Mark& mark) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        return rect != nullptr && mark.id.name.startsWith(QLatin1String{"order"}) &&
               rect->stroke.color == m_colors.ghost;
    });
    add(QStringLiteral("1"), m_colors.ink, m_colors.ink3,
        !areGrey ? QStringList{sum ? say("order in which sums were passed on")
                                   : say("order in which results were passed on"),
                               say("in this order")}
        : sum ? QStringList{say("order in which sums were passed on; grey: replaced later"),
                            say("in this order; grey: replaced later")}
              : QStringList{say("order in which results were passed on; grey: replaced later"),
                            say("in this order; grey: replaced later")},
        0);
}

/// What the sentence tells too, or what is seen without words, goes first where there is little room.
void BlocksScene::drawLegend()
{
    Legend legend{m_s, m_layout.left, m_view.size.width(), m_s, m_layout.legendY};
    legend.apart = 22;
    addCellSigns(legend.entries);
    addWaySigns(legend.entries);
    addBadgeSigns(legend.entries);
    if (hasPhases(m_recording) && hasMark("-barrier"))
        legend.entries.push_back(
            {.sign = lineSign({m_colors.ink2, 1.2 * m_s, {5, 3}}), .words = {say("barrier")}, .yields = 4});
    if (hasMark("lane"))
        legend.entries.push_back(
            {.sign =
                 [this](Scene& scene, const QRectF& rect) {
                     const double half = 3 * m_s;
                     scene.add(RectShape{around(rect.center(), half, half), half / 2, m_colors.compute.line, Stroke{}});
                 },
             .words = {say("work-item that took part")},
             .yields = 5});
    const bool letters = isWord(scanOperator(m_recording));
    for (LegendEntry& entry : legend.entries) {
        entry.size = {(letters ? 32 : 24) * m_s, 16 * m_s};
        entry.least = (letters ? 32 : 18) * m_s;
    }
    addLegend(m_scene, m_colors, std::move(legend));
}

} // namespace lockstep::ui
