#include "ui/lenses/dataflow_scene.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

QString operatorWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("max");
    case ScanOperator::min:
        return QStringLiteral("min");
    case ScanOperator::affine:
        return QStringLiteral("∘");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("+");
}

/// The legend's words for one node.
QString combinationWords(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("max: the larger of two");
    case ScanOperator::min:
        return QStringLiteral("min: the smaller of two");
    case ScanOperator::affine:
        return QStringLiteral("one composition");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("one addition");
}

} // namespace

MarkId ScanScene::markOf(std::size_t launch, const ScanCombine& combine, const char* part)
{
    return {QStringLiteral("launch%1-item%2-%3").arg(launch).arg(combine.item).arg(QLatin1String(part)),
            static_cast<int>(launch), combine.item, combine.result.position};
}

ScanScene::ScanScene(const Recording& recording, const ScanFlow& flow, Moment moment, const View& view)
    : m_recording(recording), m_flow(flow), m_moment(moment), m_view(view), m_colors(theme(view.theme)),
      m_operator(scanOperator(recording)), m_layout(layoutScan(recording, &flow, moment.launch, view)),
      m_s(m_layout.scale), m_line(view.role == ViewRole::presenter ? 2 : 1),
      m_result(std::clamp((moment.fraction - meeting) / (1 - meeting), 0.0, 1.0)), m_scene{
                                                                                       view.size, m_colors.paper, {}}
{
    if (!m_layout.fits)
        return;
    if (m_layout.card.isValid())
        m_scene.add(RectShape{m_layout.card, 12 * m_s, m_colors.dark ? m_colors.panel : m_colors.paper,
                              Stroke{m_colors.dark ? m_colors.ink2 : m_colors.ink, 1.5 * m_line, {}}, true});
    drawCarriers();
    drawInput();
    for (const ScanRow& row : m_layout.rows)
        if (row.launch > 0)
            drawRow(row);
    drawLabels();
    if (m_layout.hiddenAbove > 0)
        drawHidden(m_layout.hiddenAboveY, m_layout.hiddenAbove);
    if (m_layout.hiddenBelow > 0)
        drawHidden(m_layout.hiddenBelowY, m_layout.hiddenBelow);
    drawFootline();
}

void ScanScene::addText(TextShape text, MarkId id, double opacity)
{
    m_scene.add(std::move(text), std::move(id), opacity);
}

void ScanScene::addValue(std::uint32_t bits, QPointF centre, const ValueType& type, const QColor& color, double opacity)
{
    if (type.size <= 0)
        return;
    const QStringList lines = valueLines(bits, m_recording, type.form);
    double y = centre.y() - type.size * 0.575 * static_cast<double>(lines.size() - 1);
    for (const QString& line : lines) {
        addText(textAt(line, {centre.x(), y}, type.size, type.weight, color, Align::center, type.family), {}, opacity);
        y += type.size * 1.15;
    }
}

QRectF ScanScene::cellRect(const ScanRow& row, std::size_t column) const
{
    const double w = row.focus ? m_layout.focusCellWidth : m_layout.cellWidth;
    return {m_layout.x(column) - w / 2, row.cellTop, w, row.cellHeight};
}

void ScanScene::drawInput()
{
    const ScanRow& row = m_layout.rows.front();
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const std::size_t first = m_scene.marks.size();
        if (m_layout.hasIndex && i % m_layout.indexStep == 0)
            addText(textAt(QString::number(i), {m_layout.x(i), m_layout.indexY}, 11.5 * m_s, 400, m_colors.ink3));
        const bool finished = m_flow.finishedAt[i] == 0;
        const MarkId id{QStringLiteral("input%1").arg(i), 0, -1, static_cast<qint64>(i)};
        m_scene.add(RectShape{cellRect(row, i), std::min(4 * m_s, m_layout.cellWidth / 3),
                              finished ? m_colors.keep.fill : m_colors.paper,
                              finished ? Stroke{} : Stroke{m_colors.line2, m_line, {}}},
                    id);
        addValue(m_recording.input[i], {m_layout.x(i), row.middle()}, m_layout.input.value,
                 finished ? m_colors.keep.on : m_colors.ink);
        own(m_scene, first, id);
    }
}

void ScanScene::drawCarriers()
{
    const double top = m_layout.rows.front().bottom();
    const double end = m_layout.rows.size() > 1 ? m_layout.bottom : top;
    if (end <= top)
        return;
    const ScanRow* now = m_layout.row(m_moment.launch);
    const double made = now ? (now->focus && now->launch > 0 ? m_layout.card.bottom() : now->bottom()) : top;
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const std::size_t first = m_scene.marks.size();
        const double x = m_layout.x(i);
        const std::size_t finish = m_flow.finishedAt[i];
        const bool finished = finish < m_moment.launch || (finish == m_moment.launch && m_result >= 1);
        double from = end;
        if (finished) {
            const ScanRow* row = m_layout.row(finish);
            from = row ? row->bottom() : (m_layout.hiddenAbove > 0 ? m_layout.hiddenAboveY : top);
        }
        const double split = std::min(made, from);
        if (split > top)
            m_scene.add(LineShape{{x, top}, {x, split}, Stroke{m_colors.wire, 1 * m_s, {}}});
        if (from > split)
            m_scene.add(LineShape{{x, split}, {x, from}, Stroke{m_colors.ghost, 1 * m_s, {}}});
        if (finished && end > from)
            m_scene.add(LineShape{{x, from}, {x, end}, Stroke{m_colors.keep.line, 2 * m_s, {}}});
        own(m_scene, first, {{}, 0, -1, static_cast<qint64>(i)});
    }
}

void ScanScene::drawRow(const ScanRow& row)
{
    const ScanLevel& level = m_flow.levels[row.launch - 1];
    if (row.focus)
        drawCopies(row);
    const auto each = [&](auto draw) {
        for (const ScanCombine& combine : level.combines) {
            const std::size_t first = m_scene.marks.size();
            (this->*draw)(row, combine);
            own(m_scene, first, markOf(row.launch, combine, ""));
        }
    };
    each(&ScanScene::drawEdge);
    if (row.focus && m_moment.fraction < 1 && m_result < 1)
        drawOperands(row); // under the nodes: a sign is never hidden
    each(&ScanScene::drawNode);
    each(&ScanScene::drawCell);
    if (row.focus)
        drawSelection(row);
}

/// A copied value goes straight down; clicking it inspects the work-item that copied.
void ScanScene::drawCopies(const ScanRow& row)
{
    for (const ScanCopy& copy : m_flow.levels[row.launch - 1].copies) {
        const double x = m_layout.x(copy.value.position);
        const bool finished = copy.value.isPrefix();
        m_scene.add(LineShape{{x, row.top},
                              {x, row.bottom()},
                              Stroke{finished ? m_colors.keep.line : m_colors.wire, 2 * m_s, {}}},
                    MarkId{QStringLiteral("launch%1-item%2-copy").arg(row.launch).arg(copy.item),
                           static_cast<int>(row.launch), copy.item, copy.value.position});
    }
}

void ScanScene::drawEdge(const ScanRow& row, const ScanCombine& combine)
{
    const QPointF from{m_layout.x(combine.left.position), row.top + (row.focus ? 4 * m_s : 0)};
    const QPointF node{m_layout.x(combine.result.position), row.nodeY};
    const bool picked = row.focus && m_view.selectedItem == combine.item;
    Stroke stroke{m_colors.ghost, 1 * m_s, {}};
    if (row.focus)
        stroke = {m_colors.compute.line, (picked ? 3 : 1.8) * m_s, {}};
    else if (past(row))
        stroke = {m_colors.compute.dim, 1.4 * m_s, {}};
    m_scene.add(LineShape{from, node, stroke});
    if (row.focus) {
        const QPointF right{m_layout.x(combine.right.position), from.y()};
        m_scene.add(LineShape{right, node, stroke});
        m_scene.add(LineShape{node, {node.x(), row.cellTop}, stroke});
    }
    if (row.focus || past(row)) {
        const double dot = std::min((row.focus ? 3.0 : 2.2) * m_s, m_layout.pitch * 0.2);
        m_scene.add(EllipseShape{{from.x() - dot, from.y() - dot, 2 * dot, 2 * dot}, stroke.color, {}});
    }
}

void ScanScene::addOperator(QPointF centre, double radius, const Stroke& stroke, const QColor& fill, const QColor& sign,
                            MarkId id)
{
    const bool letters = m_operator == ScanOperator::max || m_operator == ScanOperator::min;
    if (letters && m_layout.signInNode) {
        const double halfWidth = signHalfWidth * m_s, halfHeight = std::min(radius, 8 * m_s);
        m_scene.add(RectShape{{centre.x() - halfWidth, centre.y() - halfHeight, 2 * halfWidth, 2 * halfHeight},
                              halfHeight,
                              fill,
                              stroke},
                    std::move(id));
        addText(textAt(operatorWord(m_operator), centre, 11 * m_s, 600, sign));
        return;
    }
    m_scene.add(EllipseShape{{centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius}, fill, stroke},
                std::move(id));
    const double arm = radius * 0.5;
    const Stroke thin{sign, stroke.width, {}};
    if (m_operator == ScanOperator::add) {
        m_scene.add(LineShape{centre - QPointF{arm, 0}, centre + QPointF{arm, 0}, thin});
        m_scene.add(LineShape{centre - QPointF{0, arm}, centre + QPointF{0, arm}, thin});
    } else if (m_operator == ScanOperator::affine) {
        m_scene.add(EllipseShape{
            {centre.x() - arm * 0.7, centre.y() - arm * 0.7, arm * 1.4, arm * 1.4}, Qt::transparent, thin});
    } else { // too small for the word in any row: a wedge up for max, down for min, which the legend explains
        const double up = m_operator == ScanOperator::max ? -arm * 0.6 : arm * 0.6;
        m_scene.add(LineShape{centre + QPointF{-arm, -up}, centre + QPointF{0, up}, thin});
        m_scene.add(LineShape{centre + QPointF{arm, -up}, centre + QPointF{0, up}, thin});
    }
}

void ScanScene::drawNode(const ScanRow& row, const ScanCombine& combine)
{
    const QPointF centre{m_layout.x(combine.result.position), row.nodeY};
    const MarkId id = markOf(row.launch, combine, "combine");
    const double radius = row.focus ? m_layout.focusNodeRadius : m_layout.nodeRadius;
    const QColor& fill = row.focus && m_colors.dark ? m_colors.panel : m_colors.paper;
    Stroke stroke{m_colors.ghost, 1 * m_s, {}};
    if (row.focus)
        stroke = {m_colors.compute.line, 1.8 * m_s, {}};
    else if (past(row))
        stroke = {m_colors.compute.dim, 1.4 * m_s, {}};
    addOperator(centre, radius, stroke, fill, row.focus ? m_colors.compute.text : stroke.color, id);
}

void ScanScene::drawCell(const ScanRow& row, const ScanCombine& combine)
{
    const QRectF rect = cellRect(row, combine.result.position);
    const double radius = std::min((row.focus ? 5 : 4) * m_s, rect.width() / 3);
    const MarkId id = markOf(row.launch, combine, "cell");
    const bool finished = combine.result.isPrefix();
    if (!row.focus && !past(row)) {
        m_scene.add(RectShape{rect, radius, m_colors.paper, Stroke{m_colors.ghost, 1 * m_s, {}}}, id);
        return;
    }
    const QString range = rangeText(combine.result.range, m_operator);
    const double x = rect.center().x();
    if (row.focus) {
        m_scene.add(RectShape{rect, radius, m_colors.dark ? m_colors.panel : m_colors.paper,
                              Stroke{m_colors.compute.line, 1.6 * m_s, {}}},
                    id);
        if (m_result <= 0)
            return;
        m_scene.add(RectShape{rect, radius, finished ? m_colors.keep.fill : m_colors.compute.tint,
                              Stroke{finished ? m_colors.keep.fill : m_colors.compute.line, 1.6 * m_s, {}}},
                    {}, m_result);
        const CellType& type = row.type;
        const double middle = rect.center().y();
        const bool both = type.value.size > 0 && type.range > 0;
        addValue(combine.result.bits, {x, both ? middle - type.range * 0.62 : middle}, type.value,
                 finished ? m_colors.keep.on : m_colors.ink, m_result);
        if (type.range > 0)
            addText(textAt(range, {x, both ? middle + type.value.height() * 0.508 : middle}, type.range, 500,
                           finished ? m_colors.keep.on : m_colors.compute.text, Align::center, FontFamily::display),
                    {}, m_result);
        return;
    }
    m_scene.add(RectShape{rect, radius, finished ? m_colors.keep.fill : m_colors.raised, {}}, id);
    const QColor& ink = finished ? m_colors.keep.on : m_colors.ink2;
    const CellType& type = row.type;
    if (type.range <= 0) {
        addValue(combine.result.bits, rect.center(), type.value, ink);
        return;
    }
    TextShape rangeShape =
        textAt(range, {x, rect.center().y()}, type.range, 500, ink, Align::center, FontFamily::display);
    if (type.value.size > 0) { // beside each other, on one line
        TextShape value = textAt(valueText(combine.result.bits, m_recording, type.value.form), {x, rect.center().y()},
                                 type.value.size, type.value.weight, ink, Align::left, type.value.family);
        const double gap = 6 * m_s;
        const double total = textWidth(value) + gap + textWidth(rangeShape);
        rangeShape.align = Align::left;
        rangeShape.at.setX(x - total / 2 + textWidth(value) + gap);
        value.at.setX(x - total / 2);
        addText(value);
    }
    addText(rangeShape);
}

const ScanCombine* ScanScene::selected() const
{
    if (!m_view.selectedItem || m_moment.launch == 0)
        return nullptr;
    for (const ScanCombine& combine : m_flow.levels[m_moment.launch - 1].combines)
        if (combine.item == *m_view.selectedItem)
            return &combine;
    return nullptr;
}

void ScanScene::drawSelection(const ScanRow& row)
{
    if (const ScanCombine* combine = selected()) {
        const double offset = std::min(4 * m_s, std::max(1.5, (m_layout.pitch - m_layout.focusCellWidth) / 2));
        m_scene.add(RectShape{cellRect(row, combine->result.position).adjusted(-offset, -offset, offset, offset),
                              7 * m_s, Qt::transparent, Stroke{m_colors.ink, 1.6 * m_s, {}}});
    }
}

/// Where there is no room beside the rows: what the launch does, on the upper edge of its card.
void ScanScene::drawTab()
{
    if (m_moment.launch == 0)
        return;
    const LaunchMeaning& meaning = m_recording.launches[m_moment.launch - 1].meaning;
    const QString title = QString::fromStdString(meaning.title.english);
    const TextShape text = textAt(title, {}, m_layout.labelSize, 600, m_colors.onNow);
    const double height = 22 * m_s, width = textWidth(text) + 2 * m_layout.pillPadding;
    const QRectF pill{m_layout.card.left() + 12 * m_s, m_layout.card.top() + m_s - height, width, height};
    m_scene.add(
        RectShape{pill, height / 2, m_colors.now, m_colors.dark ? Stroke{} : Stroke{m_colors.ink, 1.5 * m_line, {}}});
    addText(textAt(title, pill.center(), m_layout.labelSize, 600, m_colors.onNow));
}

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
        QString title = QStringLiteral("input");
        QString chapter;
        if (row.launch > 0) {
            const LaunchMeaning& meaning = m_recording.launches[row.launch - 1].meaning;
            title = QString::fromStdString(meaning.title.english);
            chapter = row.focus ? placeOf(meaning) : QString::fromStdString(meaning.group.english);
        } else if (m_layout.rows.size() == 1 || row.focus || m_layout.rows[1].top - m_layout.indexY > 20 * m_s) {
            if (m_recording.n() > 0 && !row.focus && m_layout.hasIndex)
                addText(label(QStringLiteral("position"), {right, m_layout.indexY}, std::min(11.5 * m_s, size), 400,
                              m_colors.ink3));
        }
        if (row.focus) {
            const double width = textWidth(label(title, {}, size, 600, m_colors.onNow)) + 2 * m_layout.pillPadding;
            const double overshoot = m_layout.pillPadding - 2 * m_s;
            const double height = 22 * m_s;
            const double pillY = row.launch == 0 ? y : row.bottom() - height / 2 - 2 * m_s;
            m_scene.add(RectShape{{right + overshoot - width, pillY - height / 2, width, height},
                                  height / 2,
                                  m_colors.now,
                                  m_colors.dark ? Stroke{} : Stroke{m_colors.ink, 1.5 * m_line, {}}});
            addText(label(title, {right + overshoot - width / 2, pillY}, size, 600, m_colors.onNow, Align::center));
            if (!chapter.isEmpty())
                addText(label(chapter, {right, pillY - height / 2 - 10 * m_s}, size, 600, m_colors.ink));
            freeFrom = m_layout.card.bottom();
        } else {
            const double labelSize = std::min(size, std::max(11 * m_s, row.cellHeight));
            addText(
                label(title, {right, y}, labelSize, 400, row.launch > m_moment.launch ? m_colors.ink3 : m_colors.ink2));
            const double groupY = y - 15.5 * m_s;
            if (!chapter.isEmpty() && chapter != group && m_layout.groupLabels && groupY - 8 * m_s >= freeFrom)
                addText(label(chapter, {right, groupY}, size, 500, m_colors.ink2));
            freeFrom = y + 8 * m_s;
        }
        group = row.launch > 0 ? QString::fromStdString(m_recording.launches[row.launch - 1].meaning.group.english)
                               : chapter;
    }
}

void ScanScene::drawHidden(double y, std::size_t launches)
{
    if (!m_layout.hasGutter)
        return;
    const QString text =
        launches == 1 ? QStringLiteral("… 1 launch") : QStringLiteral("… %1 launches").arg(countDigits(launches));
    addText(textAt(text, {m_layout.gutterRight, y}, 11 * m_s, 400, m_colors.ink3, Align::right));
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
        return QStringLiteral("%1 (%2)").arg(valueText(value.bits, m_recording), rangeText(value.range, m_operator));
    };
    QString text = QStringLiteral("Work-item %1, position %2: %3 %4 %5")
                       .arg(combine.item)
                       .arg(combine.result.position)
                       .arg(operand(combine.left), operatorWord(m_operator), operand(combine.right));
    if (m_moment.fraction >= 1)
        text += QStringLiteral(" = ") + operand(combine.result);
    const double x = m_layout.gutterLeft + 2;
    TextShape shape = textAt(text, {x + 22 * m_s, y}, 13 * m_s, 400, m_colors.ink, Align::left);
    if (shape.at.x() + textWidth(shape) > m_view.size.width())
        return;
    m_scene.add(
        RectShape{{x, y - 8 * m_s, 12 * m_s, 16 * m_s}, 4 * m_s, Qt::transparent, Stroke{m_colors.ink, 1.6 * m_s, {}}});
    addText(shape);
}

void ScanScene::drawLegend(double y)
{
    const double size = 12 * m_s;
    const bool sum = m_operator == ScanOperator::add;
    struct Entry {
        QString words;
        int kind;
    };
    const Entry entries[] = {{combinationWords(m_operator), 0},
                             {sum ? QStringLiteral("partial sum") : QStringLiteral("partial result"), 1},
                             {QStringLiteral("finished prefix"), 2},
                             {QStringLiteral("later"), 3}};
    const bool letters = m_layout.signInNode && (m_operator == ScanOperator::max || m_operator == ScanOperator::min);
    const double sample = (letters ? 2 * signHalfWidth : 26) * m_s, gap = 8 * m_s;
    double apart = 24 * m_s, total = 0;
    for (const Entry& entry : entries)
        total += sample + gap + textWidth(textAt(entry.words, {}, size, 400, Qt::black));
    if (total + 3 * apart > m_view.size.width() - 4)
        apart = 12 * m_s;
    total += 3 * apart;
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
        else
            m_scene.add(RectShape{rect, 4 * m_s, Qt::transparent, Stroke{m_colors.ghost, 1 * m_s, {}}});
        x += sample + gap;
        const TextShape words = textAt(entry.words, {x, y}, size, 400, m_colors.ink2, Align::left);
        addText(words);
        x += textWidth(words) + apart;
    }
}

} // namespace lockstep::ui
