// What the marks of a scan's picture mean, on one line under it.
#include "ui/lenses/dataflow/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/scene/language.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// The legend's words for one node.
QString combinationWords(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return say("max: the larger of two");
    case ScanOperator::min:
        return say("min: the smaller of two");
    case ScanOperator::affine:
        return say("one composition");
    case ScanOperator::join:
        return say("two texts joined");
    case ScanOperator::multiply:
        return say("one multiplication");
    case ScanOperator::add:
        break;
    }
    return say("one addition");
}

} // namespace

/// What of the legend's signs is in the picture.
ScanScene::Seen ScanScene::seen() const
{
    Seen seen;
    seen.finished = std::ranges::find(m_flow.finishedAt, std::size_t{0}) != m_flow.finishedAt.end();
    for (const ScanRow& row : m_layout.rows) {
        if (row.step == 0)
            continue;
        const ScanStep& step = stepOf(row);
        const auto look = [&](const ScanValue& value, bool isSum, bool moves, bool isShown) {
            if (!isShown || value.position >= columnsOf(m_recording) || !(row.focus || past(row)))
                return;
            seen.wrapped |= value.hasWrapped;
            seen.ways |= moves;
            if (value.isWrong)
                seen.wrong = true;
            else if (value.isFinished)
                seen.finished = true;
            else if (moves)
                seen.moved = true;
            else if (!row.focus)
                seen.earlier = true;
            else if (isSum)
                seen.partial = true;
        };
        for (const ScanCombine& combine : step.combines) {
            (meetsIdentity(combine) ? seen.idle : seen.combined) = true;
            look(combine.result, true, false, combine.result.isLast || step.isCleared(combine));
        }
        if (step.isCopying())
            for (const ScanCopy& copy : step.copies) {
                const bool moves = copy.isMoved() && copy.from < columnsOf(m_recording);
                look(copy.value, false, moves, copy.value.isLast);
                // What is moved and then added to has a way and no cell.
                seen.ways |= copy.isMoved() && !step.isSerial() && (row.focus || past(row));
            }
        seen.moved |= row.focus && step.isSerial() && std::ranges::any_of(step.copies, [](const ScanCopy& copy) {
                          return copy.isMoved() && !copy.value.isLast;
                      });
        for (const ScanFill& fill : step.fills)
            look(fill.value, false, false, fill.value.isLast);
        for (const ScanValue& value : step.leftOut)
            look(value, false, false, value.isLast);
        seen.barrier |= step.barriers > 0;
        seen.divided |= beginsLaunch(row);
        seen.meant |= (row.focus || past(row)) && std::ranges::any_of(step.combines, [&](const ScanCombine& combine) {
                          return combine.raced && combine.result.position < columnsOf(m_recording) &&
                                 combine.raced->isLeft != (combine.left.position == combine.result.position);
                      });
        seen.later |= row.step > m_now.step;
    }
    return seen;
}

/// The signs of the picture's cells, nodes and lines, with what they mean and whether they are in it.
std::vector<ScanScene::Sign> ScanScene::signs() const
{
    const Seen seen = this->seen();
    const bool sum = m_operator == ScanOperator::add;
    const auto node = [this](const Stroke& stroke, const QColor& ink) {
        return [=, this](Scene& scene, const QRectF& rect) {
            addOperatorSign(scene, rect.center(), {m_operator, 8 * m_s, stroke, m_colors.paper, ink, wordScale()});
        };
    };
    const auto cell = [this](const QColor& fill, const Stroke& edge = {}) { return cellSign(4 * m_s, fill, edge); };
    const auto line = [this](const QColor& color, double width, const std::vector<double>& dash) {
        return lineSign({color, width * m_s, dash});
    };
    const LegendSign wrong = [this](Scene& scene, const QRectF& rect) {
        scene.add(tornCell(rect, 4 * m_s, m_colors, Wrong::first, m_s));
    };
    const LegendSign pennant = [this](Scene& scene, const QRectF& rect) {
        addPennant(scene, {rect.center().x() - 4 * m_s, rect.top()}, rect.height(), m_colors.ink);
    };
    const LegendSign wrapped = [this](Scene& scene, const QRectF& rect) {
        scene.add(RectShape{rect, 0, Qt::transparent, Stroke{m_colors.line2, 1 * m_s, {}}});
        scene.add(turnedCorner(rect, m_colors.ink, m_s));
    };
    return {{seen.combined, combinationWords(m_operator),
             node({m_colors.compute.line, 1.6 * m_s, {}}, m_colors.compute.text), 2},
            {seen.idle, say("with the identity: no change"), node({m_colors.ink3, 1.2 * m_s, {2, 2}}, m_colors.ink3)},
            {seen.partial, sum ? say("partial sum") : say("partial result"),
             cell(m_colors.compute.tint, {m_colors.compute.line, 1.6 * m_s, {}})},
            {seen.earlier, say("from an earlier row"), cell(m_colors.raised), 3},
            {seen.finished,
             isReduction(m_recording)      ? say("result")
             : m_flow.movesToOutput        ? say("in its place")
             : m_flow.isExclusive          ? say("finished: all values before it")
             : endsInPrefixes(m_recording) ? say("finished prefix")
                                           : say("finished"),
             cell(m_colors.keep.fill)},
            {seen.moved, say("value that moves"), cellSign(8 * m_s, m_colors.move.fill)},
            {seen.ways && !seen.moved, say("value that moves"), line(m_colors.move.line, 1.4, {4, 3})},
            {seen.wrong, say("wrong; boldest: the first"), wrong},
            {seen.meant, say("read that was meant"), line(m_colors.ink2, 1.4, {1.2, 2.4})},
            {seen.later, say("later"), cell(Qt::transparent, {m_colors.ghost, 1 * m_s, {}}), 1},
            {!m_flow.heads.empty(), say("a segment begins"), pennant},
            {seen.barrier, say("barrier"), line(m_colors.ink2, 1.2, {5, 3})},
            {seen.divided, say("next launch"), line(m_colors.ink2, 1.2, {}), 4},
            {seen.wrapped, say("wrapped, modulo 2³²"), wrapped}};
}

void ScanScene::drawLegend(double y)
{
    Legend legend{m_s, m_layout.left, m_view.size.width() - 2, 2, y};
    legend.gap = 8;
    const double word = 2 * OperatorSign::wordHalf * wordScale();
    for (const Sign& sign : signs())
        if (sign.isSeen)
            legend.entries.push_back({.size = {word > 0 ? word : 26 * m_s, 16 * m_s},
                                      .sign = sign.draw,
                                      .words = {sign.words},
                                      .yields = sign.yields,
                                      .least = word > 0 ? word : 18 * m_s});
    addLegend(m_scene, m_colors, std::move(legend));
}

} // namespace lockstep::ui
