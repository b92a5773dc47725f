#include "ui/lenses/packing/packing.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/buffer_word.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/packing/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

PackScene::PackScene(const Recording& recording, const Packing& packing, Moment moment, const View& view)
    : m_recording(recording), m_packing(packing), m_now(stepAt(recording, moment)),
      m_isWhole(!moment.phase && m_now.step > 0 && moment.fraction >= 1 &&
                packing.flow.steps[m_now.step - 1].place.phase),
      m_view(view), m_colors(theme(view.theme)), m_layout(layoutPacking(recording, view)), m_s(m_layout.scale),
      m_line(view.role == ViewRole::presenter ? 2 : 1), m_scene{view.size, m_colors.paper, {}}
{
    m_result = std::clamp((m_now.fraction - meeting) / (1 - meeting), 0.0, 1.0);
    if (m_now.step > m_packing.testStep && (m_packing.moveStep == 0 || m_now.step < m_packing.moveStep) &&
        m_layout.sumsY > 0)
        if (const Scans does = scansWhat(recording, step()->place.launch); does != Scans::flags)
            m_sumsShown = does;
    followAddresses();
    drawCard();
    drawWires();
    drawValues();
    drawFlags();
    drawAddresses();
    drawSums();
    drawSlots();
    drawMoves();
    drawBack();
    drawNames();
    drawHeading();
    drawExplanation();
}

double PackScene::doneOf(std::size_t step) const
{
    return step == 0 || m_now.step < step ? 0 : m_now.step == step ? std::min(1.0, m_now.fraction) : 1;
}

QRectF PackScene::cell(std::size_t column, double y, double height) const
{
    return {m_layout.x(column) - m_layout.cellWidth / 2, y - height / 2, m_layout.cellWidth, height};
}

void PackScene::followAddresses()
{
    m_old.resize(m_recording.n());
    m_new.resize(m_recording.n());
    for (std::size_t s = 1; s <= m_now.step; ++s) {
        if (s == m_packing.testStep || s == m_packing.moveStep || s == m_packing.backStep)
            continue;
        const ScanStep& at = m_packing.flow.steps[s - 1];
        const Scans does = scansWhat(m_recording, at.place.launch);
        const bool isShownBelow = s == m_now.step && m_sumsShown;
        for (Addressed& address : m_new) {
            address.isWritten = false;
            address.combine = nullptr;
        }
        m_old = m_new;
        if (does == Scans::sums || does == Scans::addsToSums || isShownBelow)
            continue; // addresses stay what they are
        const auto take = [&](const ScanValue& value, const ScanCombine* combine, std::uint32_t item) {
            if (value.position < m_new.size())
                m_new[value.position] = {value.bits, combine, item, true};
        };
        for (const ScanCopy& copy : at.copies)
            take(copy.value, nullptr, copy.item);
        for (const ScanCombine& combine : at.combines)
            take(combine.result, &combine, combine.item);
    }
    if (isTest() || (m_packing.moveStep > 0 && m_now.step >= m_packing.moveStep)) {
        for (Addressed& address : m_new) {
            address.isWritten = false;
            address.combine = nullptr;
        }
        m_old = m_new;
    }
}

void PackScene::drawCard()
{
    if (m_now.step == 0)
        return;
    const double left = m_s, right = m_view.size.width() - m_s;
    double top = m_layout.addressesY - m_layout.addressHeight / 2 - m_layout.head - 3 * m_s;
    double bottom = m_layout.addressesY + m_layout.addressHeight / 2 + 7 * m_s;
    if (m_sumsShown) {
        if (*m_sumsShown != Scans::addsToAddresses)
            top = m_layout.sumsY - m_layout.addressHeight / 2 - 5 * m_s;
        bottom = m_layout.newSumsY + m_layout.addressHeight / 2 + 7 * m_s;
    }
    if (keepsSectionSums())
        bottom = m_layout.sumsY + m_layout.addressHeight / 2 + 7 * m_s;
    if (isTest()) {
        top = m_layout.flagsY - 17 * m_s;
        bottom = m_layout.flagsY + 17 * m_s;
    } else if (isMove()) {
        top = m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s;
        bottom = m_layout.backY > 0 ? m_layout.slotsY + m_layout.valueHeight / 2 + (m_layout.hasIndex ? 19 : 5) * m_s
                                    : m_layout.bandY + 13 * m_s;
    } else if (isBack()) {
        top = m_layout.slotsY - m_layout.valueHeight / 2 - 8 * m_s;
        bottom = m_layout.backY + m_layout.valueHeight / 2 + (m_layout.hasIndex ? 20 : 4) * m_s;
    }
    addCard(m_scene, m_colors, {left, top, right - left, bottom - top}, 11 * m_s, 1.5 * m_line);
}

void PackScene::drawWires()
{
    const double top = m_layout.valuesY + m_layout.valueHeight / 2;
    const double bottom = m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s;
    for (std::size_t i = 0; i < m_recording.n(); ++i)
        m_scene.add(LineShape{{m_layout.x(i), top}, {m_layout.x(i), bottom}, Stroke{m_colors.wire, 1 * m_line, {}}},
                    {QStringLiteral("wire%1").arg(i), -1, -1, static_cast<qint64>(i)});
}

void PackScene::addValue(std::uint32_t bits, const QRectF& rect, const QColor& ink, double opacity)
{
    const QString text = valueText(bits, m_recording);
    if (m_layout.digits.letters > 0)
        addWordColumn(m_scene, m_layout.digits, text.rightJustified(m_layout.digits.letters), rect.center(), ink,
                      opacity);
    else
        m_scene.add(textAt(text, rect.center(), m_layout.valueSize, 600, ink), {}, opacity);
}

void PackScene::addNumber(std::uint32_t number, const QRectF& rect, const QColor& ink, double opacity)
{
    const QString text = QString::number(number);
    if (m_layout.addressDigits.letters > 0)
        addWordColumn(m_scene, m_layout.addressDigits, text.rightJustified(m_layout.addressDigits.letters),
                      rect.center(), ink, opacity);
    else
        m_scene.add(textAt(text, rect.center(), 13 * m_s, 600, ink), {}, opacity);
}

void PackScene::drawValues()
{
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const PackedValue& value = m_packing.values[i];
        const QRectF rect = cell(i, m_layout.valuesY, m_layout.valueHeight);
        const std::size_t first = m_scene.marks.size();
        const MarkId id{QStringLiteral("input%1").arg(i), 0, -1, static_cast<qint64>(i)};
        const bool isRead = isTest() && m_result < 1;
        m_scene.add(RectShape{rect, 5 * m_s, m_colors.paper,
                              isRead ? Stroke{m_colors.compute.line, 1.4 * m_line, {}}
                                     : Stroke{m_colors.line2, 1 * m_line, {}}},
                    id);
        if (flagged() > 0)
            m_scene.add(RectShape{rect, 5 * m_s, hue(value.flag).tint, Stroke{hue(value.flag).line, 1.4 * m_line, {}}},
                        {}, flagged());
        addValue(value.bits, rect, m_colors.ink);
        own(m_scene, first, id);
    }
}

void PackScene::drawFlags()
{
    const double f = flagged();
    const double r = flagRadius(), high = flagRise();
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const PackedValue& value = m_packing.values[i];
        const QPointF at{m_layout.x(i), m_layout.flagsY};
        MarkId id{QStringLiteral("flag%1").arg(i), -1, -1, static_cast<qint64>(i)};
        if (isTest())
            id = markIn(placeOf(m_now.step), QStringLiteral("item%1-test").arg(value.testItem), value.testItem,
                        static_cast<qint64>(i));
        const std::size_t first = m_scene.marks.size();
        const double round = std::min(value.flag == 0 ? r : 3 * m_s, r);
        m_scene.add(RectShape{{at.x() - r, at.y() - high, 2 * r, 2 * high},
                              f > 0 ? round : 3 * m_s,
                              m_colors.paper,
                              Stroke{m_colors.ghost, 1 * m_line, {}}},
                    id);
        if (f > 0) {
            m_scene.add(RectShape{{at.x() - r, at.y() - high, 2 * r, 2 * high},
                                  round,
                                  hue(value.flag).tint,
                                  Stroke{hue(value.flag).line, 1.4 * m_line, {}}},
                        {}, f);
            m_scene.add(textAt(QString::number(value.flag), at, (m_layout.digits.letters > 0 ? 11 : 12) * m_s, 600,
                               hue(value.flag).text),
                        {}, f);
        }
        if (isTest()) // out of the value above it
            addArrowHead(m_scene, {at.x(), at.y() - high - 0.5 * m_s}, {at.x(), at.y() - high - 2}, 5 * m_s,
                         f > 0 ? hue(value.flag).line : m_colors.ink3, {QStringLiteral("head%1").arg(i), -1, -1, -1});
        own(m_scene, first, id);
        if (isTest() && m_view.selectedItem == value.testItem)
            ring({at.x() - r, at.y() - high, 2 * r, 2 * high}, round);
    }
}

void PackScene::ring(const QRectF& rect, double radius)
{
    m_scene.add(inspectedRing(m_colors, rect, 3 * m_s, radius + 3 * m_s, m_s));
}

void PackScene::drawAddresses()
{
    const bool combines = std::ranges::any_of(m_new, [](const Addressed& a) { return a.combine != nullptr; });
    const double appear = m_result;
    const double height = m_layout.addressHeight, top = m_layout.addressesY - height / 2;
    if (const ScanStep* now = step(); now && now->barriers > 0 && !isTest() && !isMove() && !m_isWhole) {
        const double y = top - m_layout.head + 2 * m_s;
        for (std::uint32_t line = 0; line < std::min(now->barriers, 2U); ++line)
            m_scene.add(LineShape{{m_layout.left, y + line * 3 * m_s},
                                  {m_layout.x(m_recording.n() - 1) + m_layout.pitch / 2, y + line * 3 * m_s},
                                  Stroke{m_colors.ink2, 1.1 * m_line, {5, 3}}},
                        markIn(placeOf(m_now.step), QStringLiteral("barrier%1").arg(line)));
    }
    for (std::size_t i = 0; i < m_new.size(); ++i) {
        const Addressed &old = m_old[i], &now = m_new[i];
        const QRectF rect = cell(i, m_layout.addressesY, height);
        const std::size_t first = m_scene.marks.size();
        MarkId id{QStringLiteral("address%1").arg(i), -1, -1, static_cast<qint64>(i)};
        if (now.isWritten)
            id = markIn(placeOf(m_now.step), QStringLiteral("item%1-cell%2").arg(now.item).arg(i), now.item,
                        static_cast<qint64>(i));
        const bool isNew = now.isWritten && appear > 0.5;
        Stroke stroke{old.value || isNew ? m_colors.line2 : m_colors.ghost, 1 * m_line, {}};
        if (now.combine)
            stroke = {m_colors.compute.line, 1.6 * m_line, {}};
        else if (now.isWritten)
            stroke = {m_colors.ink2, 1.4 * m_line, {}};
        // Where a value goes is said by its address alone; of those that are dropped nobody asks.
        const bool isUsed = (isMove() || m_now.step > m_packing.moveStep) && m_packing.moveStep > 0 &&
                            m_packing.values[i].slot.has_value();
        if (isUsed)
            stroke = {hue(m_packing.values[i].flag).line, 1.4 * m_line, {}};
        m_scene.add(RectShape{rect, 5 * m_s, now.combine && isNew ? m_colors.compute.tint : m_colors.paper, stroke},
                    id);
        const QColor ink =
            !isUsed && m_packing.moveStep > 0 && m_now.step >= m_packing.moveStep ? m_colors.ink3 : m_colors.ink;
        const auto write = [&](std::uint32_t value, double opacity) { addNumber(value, rect, ink, opacity); };
        if (!now.isWritten && now.value)
            write(*now.value, 1);
        else if (now.isWritten && isNew)
            write(*now.value, 2 * appear - 1);
        else if (now.isWritten && old.value)
            write(*old.value, 1 - 2 * appear);
        own(m_scene, first, id);
        if (now.isWritten && m_view.selectedItem == now.item)
            ring(rect, 5 * m_s);
    }
    if (m_sumsShown)
        return;
    if (m_isWhole) {
        drawScanLines(top);
        return;
    }
    const bool scans = step() != nullptr && !isTest() && m_now.step < m_packing.moveStep;
    for (std::size_t i = 0; scans && i < m_new.size(); ++i) // what stands there comes from above
        if (m_new[i].isWritten)
            addArrowHead(
                m_scene, {m_layout.x(i), top}, {m_layout.x(i), top - 1}, 6 * m_s,
                m_new[i].combine ? m_colors.compute.line : m_colors.ink2,
                markIn(placeOf(m_now.step), QStringLiteral("head%1").arg(i), m_new[i].item, static_cast<qint64>(i)));
    for (std::size_t i = 0; i < m_new.size() && combines; ++i)
        if (const ScanCombine* combine = m_new[i].combine)
            drawArc(*combine, top);
}

QStringList PackScene::scanWords() const
{
    const std::size_t rounds = roundsOfScan(m_packing.flow, step()->place.launch);
    if (rounds == 0)
        return {};
    return {many(rounds, "scan in %1 round", "scan in %1 rounds"), many(rounds, "%1 round", "%1 rounds"), say("scan")};
}

ScanLine PackScene::scanLine(double top, double bottom) const
{
    return {.top = top,
            .bottom = bottom,
            .pitch = m_layout.pitch,
            .head = 6 * m_s,
            .stem = 1.5 * m_s,
            .band = 14 * m_s,
            .width = 1.4 * m_line,
            .color = m_colors.compute.line,
            .ground = m_colors.card,
            .tint = m_colors.compute.tint,
            .text = m_colors.compute.text,
            .name = QStringLiteral("launch%1").arg(step()->place.launch),
            .launch = launchOf(m_now.step),
            .words = m_isWhole ? scanWords() : QStringList{},
            .textSize = 11 * m_s};
}

void PackScene::drawScanLines(double top)
{
    const Launch& launch = m_recording.launches[step()->place.launch - 1];
    const ScanLine line = scanLine(m_layout.flagsY + flagRise(), top);
    std::vector<double> columns;
    for (std::size_t i = 0; i < m_new.size(); ++i) {
        if (!m_new[i].isWritten)
            continue;
        columns.push_back(m_layout.x(i));
        const bool isLast = i + 1 == m_new.size() || !m_new[i + 1].isWritten ||
                            m_new[i + 1].item / launch.local != m_new[i].item / launch.local;
        if (!isLast)
            continue;
        addScanLine(m_scene, line, columns, i + 1 - columns.size());
        columns.clear();
    }
}

void PackScene::drawArc(const ScanCombine& combine, double top)
{
    const std::uint32_t column =
        combine.left.position == combine.result.position ? combine.right.position : combine.left.position;
    if (column >= m_recording.n() || combine.result.position >= m_recording.n())
        return;
    const MarkId id =
        markIn(placeOf(m_now.step), QStringLiteral("item%1-arc%2").arg(combine.item).arg(combine.result.position),
               combine.item, combine.result.position);
    const std::size_t first = m_scene.marks.size();
    const QPointF a{m_layout.x(column), top}, b{m_layout.x(combine.result.position), top};
    const double high = std::min(m_layout.head - 9 * m_s, 6 * m_s + std::abs(b.x() - a.x()) * 0.05) * 2;
    const QPointF apex{(a.x() + b.x()) / 2, top - high};
    QPainterPath path{a};
    path.quadTo(apex, b);
    const Stroke line{m_colors.compute.line, 1.4 * m_line, {}};
    m_scene.add(PathShape{path, Qt::transparent, line}, id);
    const double t = std::min(1.0, m_now.fraction / meeting), r = 3 * m_s;
    if (t < 1) {
        const QPointF at = a * ((1 - t) * (1 - t)) + apex * (2 * t * (1 - t)) + b * (t * t);
        m_scene.add(EllipseShape{{at.x() - r, at.y() - r, 2 * r, 2 * r}, m_colors.compute.line, {}});
    }
    own(m_scene, first, id);
}

void PackScene::drawNames()
{
    const double right = m_layout.gutter - 8 * m_s;
    const auto name = [&](std::size_t buffer, double y) {
        m_scene.add(
            textAt(bufferWord(m_recording.buffers[buffer]), {right, y}, 12 * m_s, 500, m_colors.ink2, Align::right));
    };
    name(m_recording.mainBuffer, m_layout.valuesY);
    if (m_packing.testStep > 0)
        name(m_packing.flags, m_layout.flagsY);
    if (m_packing.moveStep > 0)
        name(m_packing.addresses, m_layout.addressesY);
    name(m_packing.packed, m_layout.slotsY);
    if (m_layout.backY > 0)
        name(m_packing.back, m_layout.backY);
}

void PackScene::drawHeading()
{
    const double size = 12 * m_s, y = 12 * m_s;
    if (m_now.step == 0) {
        m_scene.add(textAt(say("Input"), {m_layout.gutter, y}, size, 600, m_colors.ink, Align::left));
        return;
    }
    const LaunchMeaning& meaning = m_recording.launches[step()->place.launch - 1].meaning;
    const TextShape chapter = textAt(say(meaning.group), {m_layout.gutter, y}, size, 600, m_colors.ink, Align::left);
    const QString words = m_isWhole ? say(meaning.title) : stepTitle(m_recording, *step());
    const double x = chapter.at.x() + textWidth(chapter) + 10 * m_s;
    const Tab tab{words, size, 9 * m_s, 21 * m_s, 1.5 * m_line};
    const QRectF place = tab.from({x, y});
    if (place.right() > m_view.size.width())
        return;
    m_scene.add(chapter);
    addTab(m_scene, m_colors, tab, place);
}

void PackScene::drawExplanation()
{
    if (!m_view.selectedItem || (!isMove() && !isBack()) || m_layout.explainY <= 0)
        return;
    for (const PackedValue& value : m_packing.values) {
        if (!value.slot || (isMove() ? value.moveItem : value.backItem) != *m_view.selectedItem)
            continue;
        const QString text = say("Work-item %1: value %2, address %3, slot %4")
                                 .arg(value.moveItem)
                                 .arg(valueText(value.bits, m_recording))
                                 .arg(value.address)
                                 .arg(*value.slot);
        const TextShape shape =
            textAt(text, {m_layout.gutter, m_layout.explainY}, 13 * m_s, 400, m_colors.ink, Align::left);
        if (shape.at.x() + textWidth(shape) <= m_view.size.width())
            m_scene.add(shape);
        return;
    }
}

bool packFits(const Recording& recording, const View& view)
{
    return recording.n() > 0 && recording.n() <= mostSingle && layoutPacking(recording, view).fits;
}

Scene packScene(const Recording& recording, const Packing& packing, Moment moment, const View& view)
{
    return PackScene(recording, packing, moment, view).take();
}

} // namespace lockstep::ui
