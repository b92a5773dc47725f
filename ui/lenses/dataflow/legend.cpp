// What the marks of a scan's picture mean, on one line under it.
#include "ui/lenses/dataflow/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

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

void ScanScene::drawLegend(double y)
{
    const double size = 12 * m_s;
    const bool sum = m_operator == ScanOperator::add;
    enum class Sample {
        node,
        idle,
        partial,
        earlier,
        finished,
        moved,
        way,
        later,
        wrong,
        meant,
        barrier,
        launch,
        segment,
        wrapped
    };
    struct Entry {
        bool isSeen;
        QString words;
        Sample sample;
    };
    const Seen seen = this->seen();
    std::vector<Entry> entries{{seen.combined, combinationWords(m_operator), Sample::node},
                               {seen.idle, say("with the identity: no change"), Sample::idle},
                               {seen.partial, sum ? say("partial sum") : say("partial result"), Sample::partial},
                               {seen.earlier, say("from an earlier row"), Sample::earlier},
                               {seen.finished,
                                isReduction(m_recording)      ? say("result")
                                : m_flow.movesToOutput        ? say("in its place")
                                : m_flow.isExclusive          ? say("finished: all values before it")
                                : endsInPrefixes(m_recording) ? say("finished prefix")
                                                              : say("finished"),
                                Sample::finished},
                               {seen.moved, say("value that moves"), Sample::moved},
                               {seen.ways && !seen.moved, say("value that moves"), Sample::way},
                               {seen.wrong, say("wrong; boldest: the first"), Sample::wrong},
                               {seen.meant, say("read that was meant"), Sample::meant},
                               {seen.later, say("later"), Sample::later},
                               {!m_flow.heads.empty(), say("a segment begins"), Sample::segment},
                               {seen.barrier, say("barrier"), Sample::barrier},
                               {seen.divided, say("next launch"), Sample::launch},
                               {seen.wrapped, say("wrapped, modulo 2³²"), Sample::wrapped}};
    std::erase_if(entries, [](const Entry& entry) { return !entry.isSeen; });
    if (entries.empty())
        return;
    const bool letters = m_layout.signInNode && (m_operator == ScanOperator::max || m_operator == ScanOperator::min);
    const double gap = 8 * m_s;
    double sample = 0, apart = 0;
    FontFamily family = FontFamily::text;
    const auto totalOf = [&] {
        double width = -apart;
        for (const Entry& entry : entries)
            width +=
                sample + gap + textWidth(textAt(entry.words, {}, size, 400, Qt::black, Align::left, family)) + apart;
        return width;
    };
    struct Manner {
        double sample, apart;
        FontFamily family;
    };
    // On one line: nearer to one another where it is long, in the end without what says itself.
    const auto choose = [&] {
        for (const Manner& manner : {Manner{26, 24, FontFamily::text}, Manner{26, 12, FontFamily::text},
                                     Manner{18, 12, FontFamily::display}}) {
            sample = (letters ? 2 * signHalfWidth : manner.sample) * m_s;
            apart = manner.apart * m_s;
            family = manner.family;
            if (totalOf() <= m_view.size.width() - 4)
                return true;
        }
        return false;
    };
    bool fits = choose();
    for (const Sample dispensable : {Sample::launch, Sample::earlier, Sample::node, Sample::later})
        if (!fits) {
            std::erase_if(entries, [&](const Entry& entry) { return entry.sample == dispensable; });
            fits = choose();
        }
    if (!fits)
        return;
    double x = std::max(0.0, std::min(m_layout.left, m_view.size.width() - totalOf() - 2));
    for (const Entry& entry : entries) {
        const QRectF rect{x, y - 8 * m_s, sample, 16 * m_s};
        switch (entry.sample) {
        case Sample::node:
            addOperator(rect.center(), 8 * m_s, Stroke{m_colors.compute.line, 1.6 * m_s, {}}, m_colors.paper,
                        m_colors.compute.text, {});
            break;
        case Sample::idle:
            addOperator(rect.center(), 8 * m_s, Stroke{m_colors.ink3, 1.2 * m_s, {2, 2}}, m_colors.paper, m_colors.ink3,
                        {});
            break;
        case Sample::partial:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.6 * m_s, {}}});
            break;
        case Sample::earlier:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.raised, {}});
            break;
        case Sample::finished:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.keep.fill, {}});
            break;
        case Sample::moved:
            m_scene.add(RectShape{rect, rect.height() / 2, m_colors.move.fill, {}});
            break;
        case Sample::way:
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.move.line, 1.4 * m_s, {4, 3}}});
            break;
        case Sample::later:
            m_scene.add(RectShape{rect, 4 * m_s, Qt::transparent, Stroke{m_colors.ghost, 1 * m_s, {}}});
            break;
        case Sample::wrong:
            m_scene.add(tornCell(rect, 4 * m_s, m_colors, Wrong::first, m_s));
            break;
        case Sample::meant:
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.ink2, 1.4 * m_s, {1.2, 2.4}}});
            break;
        case Sample::barrier:
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.ink2, 1.2 * m_s, {5, 3}}});
            break;
        case Sample::launch:
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.ink2, 1.2 * m_s, {}}});
            break;
        case Sample::segment:
            addPennant({rect.center().x() - 4 * m_s, rect.top()}, rect.height(), m_colors.ink);
            break;
        case Sample::wrapped:
            m_scene.add(RectShape{rect, 0, Qt::transparent, Stroke{m_colors.line2, 1 * m_s, {}}});
            m_scene.add(turnedCorner(rect, m_colors.ink, m_s));
            break;
        }
        x += sample + gap;
        const TextShape words = textAt(entry.words, {x, y}, size, 400, m_colors.ink2, Align::left, family);
        addText(words);
        x += textWidth(words) + apart;
    }
}

} // namespace lockstep::ui
