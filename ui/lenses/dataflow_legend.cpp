// What the marks of a scan's picture mean, on one line under it.
#include "ui/lenses/dataflow_scene.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/lenses/wrapped.hpp"
#include "ui/lenses/wrong_cell.hpp"
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

void ScanScene::drawLegend(double y)
{
    const double size = 12 * m_s;
    const bool sum = m_operator == ScanOperator::add;
    struct Entry {
        QString words;
        int kind;
    };
    std::vector<Entry> entries{{combinationWords(m_operator), 0},
                               {sum ? say("partial sum") : say("partial result"), 1},
                               {isReduction(m_recording)      ? say("result")
                                : m_flow.movesToOutput        ? say("in its place")
                                : endsInPrefixes(m_recording) ? say("finished prefix")
                                                              : say("finished"),
                                2},
                               {say("later"), 3}};
    const auto movesValues = [](const ScanStep& step) {
        return std::ranges::any_of(step.copies, [](const ScanCopy& c) { return c.isMoved() && c.value.isLast; });
    };
    if (std::ranges::any_of(m_flow.steps, movesValues))
        entries.insert(entries.end() - 1, {say("value that moves"), 6});
    if (!m_flow.heads.empty())
        entries.push_back({say("a segment begins"), 7});
    if (m_flow.firstWrong)
        entries.insert(entries.end() - 1, {say("wrong; boldest: the first"), 5});
    if (hasPhases(m_recording))
        entries.push_back({say("barrier"), 4});
    if (m_flow.anyWrapped)
        entries.push_back({say("wrapped, modulo 2³²"), 8});
    const auto gaps = static_cast<double>(entries.size() - 1);
    const bool letters = m_layout.signInNode && (m_operator == ScanOperator::max || m_operator == ScanOperator::min);
    const double sample = (letters ? 2 * signHalfWidth : 26) * m_s, gap = 8 * m_s;
    double apart = 24 * m_s, total = 0;
    for (const Entry& entry : entries)
        total += sample + gap + textWidth(textAt(entry.words, {}, size, 400, Qt::black));
    if (total + gaps * apart > m_view.size.width() - 4)
        apart = 12 * m_s;
    total += gaps * apart;
    double x = m_layout.left;
    if (x + total > m_view.size.width())
        x = m_view.size.width() - total - 2;
    if (x < 0)
        return;
    for (const Entry& entry : entries) {
        const QRectF rect{x, y - 8 * m_s, sample, 16 * m_s};
        if (entry.kind == 0)
            addOperator(rect.center(), 8 * m_s, Stroke{m_colors.compute.line, 1.6 * m_s, {}}, m_colors.paper,
                        m_colors.compute.text, {});
        else if (entry.kind == 1)
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.6 * m_s, {}}});
        else if (entry.kind == 2)
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.keep.fill, {}});
        else if (entry.kind == 5)
            m_scene.add(tornCell(rect, 4 * m_s, m_colors, Wrong::first, m_s));
        else if (entry.kind == 6)
            m_scene.add(RectShape{rect, rect.height() / 2, m_colors.move.fill, {}});
        else if (entry.kind == 7)
            addPennant({rect.center().x() - 4 * m_s, rect.top()}, rect.height(), m_colors.ink);
        else if (entry.kind == 8) {
            m_scene.add(RectShape{rect, 0, Qt::transparent, Stroke{m_colors.line2, 1 * m_s, {}}});
            m_scene.add(turnedCorner(rect, m_colors.ink, m_s));
        } else if (entry.kind == 3)
            m_scene.add(RectShape{rect, 4 * m_s, Qt::transparent, Stroke{m_colors.ghost, 1 * m_s, {}}});
        else
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.ink2, 1.2 * m_s, {5, 3}}});
        x += sample + gap;
        const TextShape words = textAt(entry.words, {x, y}, size, 400, m_colors.ink2, Align::left);
        addText(words);
        x += textWidth(words) + apart;
    }
}

} // namespace lockstep::ui
