// The words beside a scan's rows.
#include "ui/lenses/dataflow/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/values.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace lockstep::ui {

namespace {

/// Which way a phase goes through a tree whose way down follows the one up in the same launch; empty: no such tree.
QString sweepOf(const ScanFlow& flow, const ScanStep& step)
{
    const auto goesDown = [](const ScanStep& s) { return std::ranges::any_of(s.copies, &ScanCopy::toChild); };
    if (!step.place.phase || step.combines.empty())
        return {};
    if (goesDown(step))
        return say("Down-sweep");
    const bool isUp = std::ranges::any_of(flow.steps, [&](const ScanStep& later) {
        return later.place.launch == step.place.launch && later.place.phase > step.place.phase && goesDown(later);
    });
    return isUp ? say("Up-sweep") : QString();
}

} // namespace

void ScanScene::drawLabels()
{
    if (!m_layout.hasGutter) {
        drawTab();
        return;
    }
    const double right = m_layout.gutterRight;
    const double size = m_layout.labelSize;
    const auto label = [this](const QString& text, QPointF at, double textSize, int weight, const QColor& color,
                              Align align = Align::right) {
        return textAt(text, at, textSize, weight, color, align, m_layout.labelFamily);
    };
    QString group;
    double freeFrom = 0;
    for (const ScanRow& row : m_layout.rows) {
        const double y = row.middle();
        QString title = say("input");
        QString chapter;
        if (row.step > 0) {
            const ScanStep& step = stepOf(row);
            const LaunchMeaning& meaning = m_recording.launches[step.place.launch - 1].meaning;
            title = stepTitle(m_recording, step);
            chapter = row.focus ? placeOf(meaning) : say(meaning.group);
            if (const QString sweep = sweepOf(m_flow, step); !sweep.isEmpty() && (!row.focus || step.place.phase))
                chapter = sweep;
            if (row.clearTop > 0)
                addText(label(say("clear"), {right, row.clearTop + row.clearHeight / 2}, size, 400,
                              row.step > m_now.step ? m_colors.ink3 : m_colors.ink2));
        } else if (m_layout.rows.size() == 1 || row.focus || m_layout.rows[1].top - m_layout.indexY > 20 * m_s) {
            if (m_recording.n() > 0 && !row.focus && m_layout.hasIndex)
                addText(
                    label(say("position"), {right, m_layout.indexY}, std::min(11.5 * m_s, size), 400, m_colors.ink3));
        }
        if (row.focus) {
            const Tab tab{title, size, m_layout.pillPadding, 22 * m_s, 1.5 * m_line, m_layout.labelFamily};
            const double overshoot = m_layout.pillPadding - 2 * m_s;
            const double tabY = row.step == 0 ? y : row.bottom() - tab.height / 2 - 2 * m_s;
            addTab(m_scene, m_colors, tab, tab.from({right + overshoot - tab.width(), tabY}));
            if (!chapter.isEmpty())
                addText(label(chapter, {right, tabY - tab.height / 2 - 10 * m_s}, size, 600, m_colors.ink));
            freeFrom = m_layout.card.bottom();
        } else {
            const double labelSize = std::min(size, std::max(11 * m_s, row.cellHeight));
            addText(label(title, {right, y}, labelSize, 400, row.step > m_now.step ? m_colors.ink3 : m_colors.ink2));
            const double groupY = y - 15.5 * m_s;
            if (!chapter.isEmpty() && chapter != group && m_layout.groupLabels && groupY - 8 * m_s >= freeFrom)
                addText(label(chapter, {right, groupY}, size, 500, m_colors.ink2));
            freeFrom = y + 8 * m_s;
        }
        group = chapter;
    }
}

/// Where there is no room beside the rows: what the launch does, on the upper edge of its card.
void ScanScene::drawTab()
{
    if (m_now.step == 0)
        return;
    QString title = stepTitle(m_recording, m_flow.steps[m_now.step - 1]);
    if (const auto distances = turnDistances(m_flow.steps[m_now.step - 1]); !distances.empty())
        title += QStringLiteral(":") + distanceWords(distances, {});
    const Tab tab{title, m_layout.labelSize, m_layout.pillPadding, 22 * m_s, 1.5 * m_line};
    addTab(m_scene, m_colors, tab, tab.from(m_layout.card.topLeft() + QPointF{12 * m_s, -10 * m_s}));
}

void ScanScene::drawHidden(double y, std::size_t steps)
{
    const QString text =
        hasPhases(m_recording) ? many(steps, "… %1 phase", "… %1 phases") : many(steps, "… %1 launch", "… %1 launches");
    if (m_layout.hasGutter) {
        addText(textAt(text, {m_layout.gutterRight, y}, 11 * m_s, 400, m_colors.ink3, Align::right));
        return;
    }
    TextShape words = textAt(text, {0, y}, 11 * m_s, 400, m_colors.ink2);
    words.at.setX(m_layout.gutterLeft + 12 * m_s + textWidth(words) / 2);
    addOnWire(words, y, {});
}

/// What the rows that are left out have left, in one row: from there the lines of those that are shown begin.
void ScanScene::drawStanding()
{
    if (m_layout.standing.cellHeight <= 0)
        return;
    for (const auto& [column, written] : standsAfter(m_recording, m_flow, m_layout.hiddenAbove)) {
        const auto& [step, value] = written;
        const std::size_t first = m_scene.marks.size();
        ScanRow row = m_layout.standing;
        row.step = step;
        const QRectF rect = cellRect(row, column);
        const double radius = std::min(4 * m_s, rect.width() / 3);
        const MarkId id{QStringLiteral("standing%1").arg(column), 0, -1, static_cast<qint64>(column)};
        QColor ink = m_colors.ink2;
        if (value.isWrong) {
            const Wrong wrong = value.isFirstWrong ? Wrong::first : Wrong::later;
            ink = wrongLook(m_colors, wrong, m_s).on;
            m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id);
        } else {
            ink = value.isFinished ? m_colors.keep.on : m_colors.ink2;
            m_scene.add(RectShape{rect, radius, value.isFinished ? m_colors.keep.fill : m_colors.raised, {}}, id);
        }
        drawTexts(row, value.isWrong ? tornText(rect) : rect, value, ink, ink);
        own(m_scene, first, id);
        nameValue(first, step, column);
    }
}

void ScanScene::drawFootline()
{
    const double y = m_layout.bottom + 22 * m_s;
    if (y + 10 * m_s > m_view.size.height())
        return;
    if (const ScanCombine* combine = selected())
        drawExplanation(y, *combine);
    else if (!m_recording.launches.empty() && m_view.hasLegend && m_view.role != ViewRole::presenter)
        drawLegend(y);
}

/// "Work-item 3: 11 (Σ0..3) + 14 (Σ4..7) = 25 (Σ0..7)", wearing the ring of the inspected mark.
void ScanScene::drawExplanation(double y, const ScanCombine& combine)
{
    const auto operand = [this](const ScanValue& value) {
        return QStringLiteral("%1 (%2)").arg(valueText(value.bits, m_recording), inputsText(value.inputs, m_operator));
    };
    QString text = say("Work-item %1, position %2: %3 %4 %5")
                       .arg(combine.item)
                       .arg(combine.result.position)
                       .arg(operand(combine.left), operatorWord(m_operator), operand(combine.right));
    if (m_now.fraction >= 1)
        text += QStringLiteral(" = ") + operand(combine.result);
    const double x = m_layout.gutterLeft + 2;
    TextShape shape = textAt(text, {x + 22 * m_s, y}, 13 * m_s, 400, m_colors.ink, Align::left);
    if (shape.at.x() + textWidth(shape) > m_view.size.width())
        return;
    m_scene.add(inspectedRing(m_colors, {x, y - 8 * m_s, 12 * m_s, 16 * m_s}, 0, 4 * m_s, m_s));
    addText(shape);
}

/// A flag on its pole.
void ScanScene::addPennant(Scene& scene, QPointF top, double height, const QColor& color) const
{
    QPainterPath cloth{top};
    cloth.lineTo(top + QPointF{height * 0.62, height * 0.28});
    cloth.lineTo(top + QPointF{0, height * 0.56});
    cloth.closeSubpath();
    scene.add(LineShape{top, top + QPointF{0, height}, Stroke{color, 1.4 * m_line, {}}});
    scene.add(PathShape{cloth, color, {}});
}

/// Where segments begin: a border through all rows, with the flag on its top.
void ScanScene::drawSegments()
{
    const double bottom = m_layout.rows.size() > 1 ? m_layout.bottom : m_layout.rows.front().bottom();
    const ScanRow& input = m_layout.rows.front();
    const double height = std::min(12 * m_s, m_layout.pitch * 0.8);
    const double top = std::max(2 * m_line, input.cellTop - (m_layout.hasIndex ? 12 : 2) * m_s);
    for (std::size_t i = 0; i < m_flow.heads.size(); ++i) {
        if (!m_flow.heads[i])
            continue;
        const double x = m_layout.x(i) - m_layout.pitch / 2 + (i == 0 ? 1 : 0);
        const std::size_t first = m_scene.marks.size();
        m_scene.add(LineShape{{x, top + height}, {x, bottom}, Stroke{m_colors.ink2, 1.2 * m_line, {2, 2}}});
        addPennant(m_scene, {x, top}, height, m_colors.ink);
        own(m_scene, first, {QStringLiteral("segment%1").arg(i), 0, -1, static_cast<qint64>(i)});
    }
}

void ScanScene::addOnWire(const TextShape& text, double y, MarkId id)
{
    const double half = textWidth(text) / 2 + 2 * m_s;
    m_scene.add(RectShape{{text.at.x() - half, y - 8 * m_s, 2 * half, 16 * m_s}, 3 * m_s, m_colors.card, {}});
    addText(text, std::move(id));
}

/// How many of the partial sums that now stand in other columns each position's prefix still lacks, by the ranges that
/// were recorded: what the way back down the tree has to bring.
void ScanScene::drawLacks(const ScanRow& row)
{
    if (row.lackY <= 0)
        return;
    std::vector<Held> held;
    for (std::uint32_t i = 0; i < columnsOf(m_recording); ++i)
        held.push_back(oneInput(i));
    for (std::size_t s = 1; s <= row.step; ++s)
        for (const ScanCombine& combine : m_flow.steps[s - 1].combines)
            held[combine.result.position] = combine.result.inputs;
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        std::size_t lacks = 0;
        std::size_t column = i;
        while (held[column].isRange() && held[column].runs.front().last == column &&
               held[column].runs.front().first > 0) {
            column = held[column].runs.front().first - 1;
            ++lacks;
        }
        if (!held[column].isRange())
            continue;
        const TextShape text = textAt(QString::number(lacks), {m_layout.x(i), row.lackY}, 12 * m_s,
                                      lacks > 0 ? 600 : 400, lacks > 0 ? m_colors.compute.text : m_colors.keep.text);
        addOnWire(text, row.lackY,
                  markIn(stepOf(row).place, QStringLiteral("lacks%1").arg(i), -1, static_cast<qint64>(i)));
    }
    if (!m_layout.hasGutter)
        return;
    const TextShape label = textAt(say("%1 missing").arg(resultsWord(m_operator)), {m_layout.gutterRight, row.lackY},
                                   11 * m_s, 400, m_colors.ink2, Align::right, m_layout.labelFamily);
    if (m_layout.gutterRight - textWidth(label) >= m_layout.gutterLeft)
        addText(label);
}

} // namespace lockstep::ui
