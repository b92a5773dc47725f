#include "engine/model/recording.hpp"
#include "ui/lenses/blocks_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/lenses/wrong_cell.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

QString signWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("max");
    case ScanOperator::min:
        return QStringLiteral("min");
    case ScanOperator::affine:
        return QStringLiteral("∘");
    case ScanOperator::join:
        return QStringLiteral("·");
    case ScanOperator::multiply:
        return QStringLiteral("×");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("+");
}

} // namespace

/// A sign of the operator, or for max and min a wedge.
void BlocksScene::addSign(QPointF at, double radius)
{
    const ScanOperator sign = scanOperator(m_recording);
    const Stroke line{m_colors.compute.line, 1.4 * m_line, {}};
    m_scene.add(EllipseShape{{at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, m_colors.paper, line});
    const double arm = radius * 0.5;
    if (sign == ScanOperator::add) {
        m_scene.add(LineShape{at - QPointF{arm, 0}, at + QPointF{arm, 0}, line});
        m_scene.add(LineShape{at - QPointF{0, arm}, at + QPointF{0, arm}, line});
    } else if (sign == ScanOperator::multiply) {
        const double across = arm * 0.75;
        m_scene.add(LineShape{at - QPointF{across, across}, at + QPointF{across, across}, line});
        m_scene.add(LineShape{at - QPointF{across, -across}, at + QPointF{across, -across}, line});
    } else if (sign == ScanOperator::join) {
        m_scene.add(EllipseShape{{at.x() - arm * 0.5, at.y() - arm * 0.5, arm, arm}, line.color, {}});
    } else if (sign == ScanOperator::affine) {
        m_scene.add(
            EllipseShape{{at.x() - arm * 0.7, at.y() - arm * 0.7, arm * 1.4, arm * 1.4}, Qt::transparent, line});
    } else {
        const double up = sign == ScanOperator::max ? -arm * 0.6 : arm * 0.6;
        m_scene.add(LineShape{at + QPointF{-arm, -up}, at + QPointF{0, up}, line});
        m_scene.add(LineShape{at + QPointF{arm, -up}, at + QPointF{0, up}, line});
    }
}

/// The work-items of each group, under its room: those that did something in this step are filled.
void BlocksScene::drawItems()
{
    const BlockStep* now = step();
    const RowBox& box = m_layout.rows.front();
    if (!now || !box.hasItems)
        return;
    const Launch& launch = m_recording.launches[now->place.launch - 1];
    for (std::size_t group = 0; group < now->rooms.size(); ++group) {
        if (!now->rooms[group] || now->rooms[group]->row != 0)
            continue;
        const RoomBox& room = box.rooms[now->rooms[group]->index];
        const double left = room.rect.left() + 6 * m_s, right = room.rect.right() - 6 * m_s;
        const double each = std::min((right - left) / static_cast<double>(launch.local), 40 * m_s);
        const double side = std::min(6 * m_s, each * 0.7);
        if (side < 2 * m_s)
            return;
        const double y = room.rect.bottom() - (m_flow.rows.front().before.empty() ? 8 : 15) * m_s;
        for (std::size_t i = 0; i < launch.local; ++i) {
            const auto item = static_cast<std::uint32_t>(group * launch.local + i);
            const bool active = std::ranges::binary_search(now->items, item);
            const double x = left + (static_cast<double>(i) + 0.5) * each;
            m_scene.add(RectShape{{x - side / 2, y - side / 2, side, side},
                                  side * 0.25,
                                  active ? m_colors.compute.line : Qt::transparent,
                                  active ? Stroke{} : Stroke{m_colors.wire, 1 * m_line, {}}},
                        {QStringLiteral("lane%1").arg(item), static_cast<int>(now->place.launch), item, -1});
        }
    }
}

/// Of a table whose columns stand side by side.
void BlocksScene::drawColumnHeads()
{
    const RowBox& box = m_layout.rows.front();
    for (std::size_t i = 0; box.hasColumnHeads && i < box.rooms.size(); ++i) {
        const std::uint32_t column = m_flow.rows.front().rooms[i].line;
        if (i > 0 && column == m_flow.rows.front().rooms[i - 1].line)
            continue;
        m_scene.add(textAt(say("column %1").arg(column), {box.rooms[i].rect.left() + 2 * m_s, box.top + 6 * m_s},
                           m_layout.textSize, 500, m_colors.ink2, Align::left));
    }
}

void BlocksScene::drawNames()
{
    drawColumnHeads();
    if (m_layout.gutter <= 0)
        return;
    const double right = m_layout.left - 9 * m_s;
    for (std::size_t r = 0; r < m_layout.rows.size(); ++r) {
        const RowBox& box = m_layout.rows[r];
        if (!box.isShown)
            continue;
        const double y = box.cells.front().center().y();
        const bool ended = m_now.fraction >= 1 || m_now.step == 0;
        const BlockSnapshot& at = m_flow.at(ended ? m_now.step : m_now.step - 1);
        TextShape name =
            textAt(rowName(m_recording, at, r), {right, y}, m_layout.textSize, 500, m_colors.ink, Align::right);
        if (!m_flow.rows[r].isTable || box.hasColumnHeads) {
            m_scene.add(name);
            continue;
        }
        name.at.setX(right);
        name.at.setY(box.top - 4 * m_s);
        m_scene.add(name);
        std::uint32_t last = UINT32_MAX;
        for (std::size_t i = 0; i < box.rooms.size(); ++i) {
            const Room& room = m_flow.rows[r].rooms[i];
            if (room.line == last)
                continue;
            last = room.line;
            m_scene.add(textAt(say("column %1").arg(last), {right, box.cells[room.cells.front()].center().y()},
                               m_layout.textSize, 400, m_colors.ink2, Align::right));
        }
    }
}

/// The launch's chapter, and what is going on now.
void BlocksScene::drawHeading()
{
    const double size = m_layout.textSize, y = m_layout.headingY;
    if (m_now.step == 0) {
        m_scene.add(textAt(say("Input"), {m_layout.left, y}, size, 600, m_colors.ink, Align::left));
        return;
    }
    const BlockStep& now = *step();
    const LaunchMeaning& meaning = m_recording.launches[now.place.launch - 1].meaning;
    TextShape chapter = textAt(say(meaning.group), {m_layout.left, y}, size, 600, m_colors.ink, Align::left);
    TextShape title = textAt(blockStepTitle(m_recording, m_flow, now), {0, y}, size, 600, m_colors.onNow);
    const double padding = 9 * m_s, height = 21 * m_s;
    double pillWidth = textWidth(title) + 2 * padding;
    double x = chapter.at.x();
    if (x + textWidth(chapter) + 10 * m_s + pillWidth <= m_view.size.width()) {
        m_scene.add(chapter);
        x += textWidth(chapter) + 10 * m_s;
    } else if (x + pillWidth > m_view.size.width()) {
        return;
    }
    m_scene.add(RectShape{{x, y - height / 2, pillWidth, height},
                          height / 2,
                          m_colors.now,
                          m_colors.dark ? Stroke{} : Stroke{m_colors.ink, 1.5 * m_line, {}}},
                {QStringLiteral("now"), static_cast<int>(now.place.launch), -1, -1});
    title.at.setX(x + pillWidth / 2);
    m_scene.add(title);
}

const BlockAct* BlocksScene::selected() const
{
    if (!m_view.selectedItem || !step())
        return nullptr;
    const BlockAct* found = nullptr;
    for (const BlockAct& act : step()->acts)
        if (act.item == *m_view.selectedItem && !act.isQuiet && (!found || act.op == Op::combine))
            found = &act;
    return found;
}

void BlocksScene::drawFootline()
{
    if (m_layout.legendY <= 0)
        return;
    if (const BlockAct* act = selected(); act && act->op == Op::combine)
        drawExplanation(*act);
    else
        drawLegend();
}

/// "Work-item 3, position 2: 7 (Σ0..1) + 4 (x2) = 11 (Σ0..2)", wearing the ring of the inspected mark.
void BlocksScene::drawExplanation(const BlockAct& act)
{
    const ScanOperator sign = scanOperator(m_recording);
    const auto operand = [&](const BlockValue& value) {
        const QString text = valueText(value.bits, m_recording);
        return value.inputs.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, inputsText(value.inputs, sign));
    };
    QString text = say("Work-item %1, position %2: %3 %4 %5")
                       .arg(act.item)
                       .arg(act.to.index)
                       .arg(operand(act.taken[0]), signWord(sign), operand(act.taken[1]));
    if (result(act) >= 1)
        text += QStringLiteral(" = ") + operand(act.value);
    const double x = m_layout.left + m_s, y = m_layout.legendY;
    const TextShape shape = textAt(text, {x + 22 * m_s, y}, 13 * m_s, 400, m_colors.ink, Align::left);
    if (shape.at.x() + textWidth(shape) > m_view.size.width())
        return;
    m_scene.add(
        RectShape{{x, y - 8 * m_s, 12 * m_s, 16 * m_s}, 4 * m_s, Qt::transparent, Stroke{m_colors.ink, 1.6 * m_s, {}}});
    m_scene.add(shape);
}

void BlocksScene::drawLegend()
{
    const double size = 12 * m_s, y = m_layout.legendY;
    enum class Sample { combined, finished, wrong, handed, before, order, barrier, item };
    struct Entry {
        QString words;
        Sample sample;
    };
    const bool sum = scanOperator(m_recording) == ScanOperator::add;
    // Only what is seen.
    const auto isFilled = [this](const QColor& color) {
        return std::ranges::any_of(m_scene.marks, [&](const Mark& mark) {
            const auto* rect = std::get_if<RectShape>(&mark.shape);
            return rect != nullptr && rect->fill == color && mark.id.name.contains(QLatin1String{"cell"});
        });
    };
    const auto isNamed = [this](const char* part) {
        return std::ranges::any_of(m_scene.marks,
                                   [part](const Mark& mark) { return mark.id.name.contains(QLatin1String{part}); });
    };
    const bool isHanded = std::ranges::any_of(m_travellers, [this](const Traveller& traveller) {
        return traveller.act->op != Op::combine && progress(*traveller.act) > 0;
    });
    const bool areGrey = std::ranges::any_of(m_scene.marks, [this](const Mark& mark) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        return rect != nullptr && mark.id.name.startsWith(QLatin1String{"order"}) &&
               rect->stroke.color == m_colors.ghost;
    });
    std::vector<Entry> entries;
    if (isFilled(m_colors.compute.tint))
        entries.push_back({sum ? say("partial sum") : say("partial result"), Sample::combined});
    if (isFilled(m_colors.keep.fill))
        entries.push_back({endsInPrefixes(m_recording) ? say("finished prefix") : say("finished"), Sample::finished});
    if (m_flow.wrongAfter(m_now.step) > 0)
        entries.push_back({say("wrong"), Sample::wrong});
    if (isHanded)
        entries.push_back({say("passed on"), Sample::handed});
    if (isNamed("before"))
        entries.push_back(
            {sum ? say("sum of all earlier blocks") : say("result of all earlier blocks"), Sample::before});
    if (isNamed("order"))
        entries.push_back(
            {!areGrey ? sum ? say("order in which sums were passed on") : say("order in which results were passed on")
             : sum ? say("order in which sums were passed on; grey: own sums")
                      : say("order in which results were passed on; grey: own results"),
             Sample::order});
    if (hasPhases(m_recording) && isNamed("-barrier"))
        entries.push_back({say("barrier"), Sample::barrier});
    if (isNamed("lane"))
        entries.push_back({say("work-item that took part"), Sample::item});
    if (entries.empty())
        return;
    const bool letters =
        scanOperator(m_recording) == ScanOperator::max || scanOperator(m_recording) == ScanOperator::min;
    const double sample = (letters ? 32 : 24) * m_s, gap = 7 * m_s;
    const auto widthWith = [&](double apart) {
        double total = static_cast<double>(entries.size() - 1) * apart;
        for (const Entry& entry : entries)
            total += sample + gap + textWidth(textAt(entry.words, {}, size, 400, Qt::black));
        return total;
    };
    const double left = m_layout.left;
    double apart = 22 * m_s;
    if (left + widthWith(apart) > m_view.size.width())
        apart = 12 * m_s;
    double x = left;
    if (x + widthWith(apart) > m_view.size.width())
        x = m_s; // its frames stay in the picture
    while (!entries.empty() && x + widthWith(apart) > m_view.size.width())
        entries.pop_back();
    for (const Entry& entry : entries) {
        const QRectF rect{x, y - 8 * m_s, sample, 16 * m_s};
        const auto dot = [&](const QString& text, const Stroke& stroke, const QColor& ink) {
            m_scene.add(RectShape{rect, rect.height() / 2, m_colors.paper, stroke});
            m_scene.add(textAt(text, rect.center(), 11 * m_s, 600, ink));
        };
        switch (entry.sample) {
        case Sample::combined:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.6 * m_s, {}}});
            break;
        case Sample::finished:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.keep.fill, {}});
            break;
        case Sample::before:
            dot(sum ? QStringLiteral("+") : signWord(scanOperator(m_recording)), Stroke{m_colors.line2, 1 * m_s, {}},
                m_colors.ink2);
            break;
        case Sample::order:
            dot(QStringLiteral("1"), Stroke{m_colors.ink3, 1 * m_s, {}}, m_colors.ink);
            break;
        case Sample::handed:
            m_scene.add(
                LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.move.line, 1.6 * m_s, {3.5, 2.5}}});
            addHead({rect.right(), y}, {rect.left(), y}, m_colors.move.line);
            break;
        case Sample::barrier:
            m_scene.add(LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.ink2, 1.2 * m_s, {5, 3}}});
            break;
        case Sample::item: {
            const double side = 6 * m_s;
            m_scene.add(RectShape{{rect.center().x() - side / 2, y - side / 2, side, side},
                                  side * 0.25,
                                  m_colors.compute.line,
                                  Stroke{}});
            break;
        }
        case Sample::wrong:
            m_scene.add(tornCell(rect, 4 * m_s, m_colors, Wrong::first, m_s));
            break;
        }
        x += sample + gap;
        const TextShape words = textAt(entry.words, {x, y}, size, 400, m_colors.ink2, Align::left);
        m_scene.add(words);
        x += textWidth(words) + apart;
    }
}

} // namespace lockstep::ui
