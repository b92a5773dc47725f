#include "ui/lenses/buckets_pack.hpp"

#include "ui/lenses/blocks_model.hpp"
#include "ui/lenses/buckets_pack_model.hpp"
#include "ui/lenses/dataflow_layout.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

double widthOf(const QString& text, double size, int weight = 400)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black));
}

class PackScene {
public:
    PackScene(const Recording& recording, const Packing& packing, Moment moment, const View& view)
        : m_recording(recording), m_packing(packing), m_now(stepAt(recording, moment)), m_view(view),
          m_colors(theme(view.theme)), m_layout(layoutPacking(recording, view)), m_s(m_layout.scale),
          m_line(view.role == ViewRole::presenter ? 2 : 1), m_scene{view.size, m_colors.paper, {}}
    {
        m_result = std::clamp((m_now.fraction - meeting) / (1 - meeting), 0.0, 1.0);
        followAddresses();
        drawCard();
        drawWires();
        drawValues();
        drawFlags();
        drawAddresses();
        drawSlots();
        drawMoves();
        drawNames();
        drawHeading();
        drawExplanation();
    }

    Scene take() { return std::move(m_scene); }

private:
    static constexpr double meeting = 0.75;

    const ScanStep* step() const { return m_now.step == 0 ? nullptr : &m_packing.flow.steps[m_now.step - 1]; }
    bool isTest() const { return m_now.step > 0 && m_now.step == m_packing.testStep; }
    bool isMove() const { return m_now.step > 0 && m_now.step == m_packing.moveStep; }
    /// How far the flags, and the values in their slots, have come.
    double flagged() const { return m_now.step > m_packing.testStep ? 1 : isTest() ? m_result : 0; }
    double moved() const
    {
        return m_packing.moveStep == 0 || m_now.step < m_packing.moveStep ? 0
               : isMove()                                                 ? std::min(1.0, m_now.fraction)
                                                                          : 1;
    }
    const BucketHue& hue(std::uint32_t flag) const { return m_colors.buckets[flag == 0 ? 0 : 1]; }

    QString launchName(std::size_t s) const
    {
        const StepPlace& place = m_packing.flow.steps[s - 1].place;
        return place.phase ? QStringLiteral("launch%1-phase%2").arg(place.launch).arg(*place.phase + 1)
                           : QStringLiteral("launch%1").arg(place.launch);
    }
    int launchOf(std::size_t s) const { return static_cast<int>(m_packing.flow.steps[s - 1].place.launch); }

    QRectF cell(std::size_t column, double y, double height) const
    {
        return {m_layout.x(column) - m_layout.cellWidth / 2, y - height / 2, m_layout.cellWidth, height};
    }

    /// What stands in the addresses before this step, and what it writes.
    void followAddresses()
    {
        m_old.resize(m_recording.n());
        m_new.resize(m_recording.n());
        for (std::size_t s = 1; s <= m_now.step; ++s) {
            if (s == m_packing.testStep || s == m_packing.moveStep)
                continue;
            const ScanStep& at = m_packing.flow.steps[s - 1];
            for (Addressed& address : m_new) {
                address.isWritten = false;
                address.combine = nullptr;
            }
            m_old = m_new;
            const auto take = [&](const ScanValue& value, const ScanCombine* combine, std::uint32_t item) {
                if (value.position < m_new.size())
                    m_new[value.position] = {value.bits, combine, item, true};
            };
            for (const ScanCopy& copy : at.copies)
                take(copy.value, nullptr, copy.item);
            for (const ScanCombine& combine : at.combines)
                take(combine.result, &combine, combine.item);
        }
        if (isTest() || isMove() || m_now.step > m_packing.moveStep) {
            for (Addressed& address : m_new) {
                address.isWritten = false;
                address.combine = nullptr;
            }
            m_old = m_new;
        }
    }

    void drawCard()
    {
        if (m_now.step == 0)
            return;
        const double left = m_s, right = m_view.size.width() - m_s;
        double top = m_layout.addressesY - m_layout.addressHeight / 2 - m_layout.head - 3 * m_s;
        double bottom = m_layout.addressesY + m_layout.addressHeight / 2 + 7 * m_s;
        if (isTest()) {
            top = m_layout.flagsY - 17 * m_s;
            bottom = m_layout.flagsY + 17 * m_s;
        } else if (isMove()) {
            top = m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s;
            bottom = m_layout.bandY + 13 * m_s;
        }
        m_scene.add(RectShape{{left, top, right - left, bottom - top},
                              11 * m_s,
                              m_colors.dark ? m_colors.panel : m_colors.paper,
                              Stroke{m_colors.dark ? m_colors.ink2 : m_colors.ink, 1.5 * m_line, {}},
                              true});
    }

    void drawWires()
    {
        const double top = m_layout.valuesY + m_layout.valueHeight / 2;
        const double bottom = m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s;
        for (std::size_t i = 0; i < m_recording.n(); ++i)
            m_scene.add(LineShape{{m_layout.x(i), top}, {m_layout.x(i), bottom}, Stroke{m_colors.wire, 1 * m_line, {}}},
                        {QStringLiteral("wire%1").arg(i), -1, -1, static_cast<qint64>(i)});
    }

    void addValue(std::uint32_t bits, const QRectF& rect, const QColor& ink, double opacity = 1)
    {
        m_scene.add(textAt(valueText(bits, m_recording), rect.center(), m_layout.valueSize, 600, ink), {}, opacity);
    }

    void drawValues()
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
                m_scene.add(
                    RectShape{rect, 5 * m_s, hue(value.flag).tint, Stroke{hue(value.flag).line, 1.4 * m_line, {}}}, {},
                    flagged());
            addValue(value.bits, rect, m_colors.ink);
            own(m_scene, first, id);
        }
    }

    /// 1 on a square, 0 on a circle.
    void drawFlags()
    {
        const double f = flagged(), r = std::min(11 * m_s, m_layout.pitch / 2 - 1 * m_s);
        for (std::size_t i = 0; i < m_recording.n(); ++i) {
            const PackedValue& value = m_packing.values[i];
            const QPointF at{m_layout.x(i), m_layout.flagsY};
            MarkId id{QStringLiteral("flag%1").arg(i), -1, -1, static_cast<qint64>(i)};
            if (isTest())
                id = {QStringLiteral("%1-item%2-test").arg(launchName(m_now.step)).arg(value.testItem),
                      launchOf(m_now.step), value.testItem, static_cast<qint64>(i)};
            const std::size_t first = m_scene.marks.size();
            const double round = value.flag == 0 ? r : 3 * m_s;
            m_scene.add(RectShape{{at.x() - r, at.y() - r, 2 * r, 2 * r},
                                  f > 0 ? round : 3 * m_s,
                                  m_colors.paper,
                                  Stroke{m_colors.ghost, 1 * m_line, {}}},
                        id);
            if (f > 0) {
                m_scene.add(RectShape{{at.x() - r, at.y() - r, 2 * r, 2 * r},
                                      round,
                                      hue(value.flag).tint,
                                      Stroke{hue(value.flag).line, 1.4 * m_line, {}}},
                            {}, f);
                m_scene.add(textAt(QString::number(value.flag), at, 12 * m_s, 600, hue(value.flag).text), {}, f);
            }
            own(m_scene, first, id);
            if (isTest() && m_view.selectedItem == value.testItem)
                ring({at.x() - r, at.y() - r, 2 * r, 2 * r}, round);
        }
    }

    void ring(const QRectF& rect, double radius)
    {
        m_scene.add(RectShape{rect.adjusted(-3 * m_s, -3 * m_s, 3 * m_s, 3 * m_s), radius + 3 * m_s, Qt::transparent,
                              Stroke{m_colors.ink, 1.6 * m_s, {}}});
    }

    /// The scan of the flags, one row: what stands there, what is combined now, and at last the addresses.
    void drawAddresses()
    {
        const bool combines = std::ranges::any_of(m_new, [](const Addressed& a) { return a.combine != nullptr; });
        const double appear = m_result;
        const double height = m_layout.addressHeight, top = m_layout.addressesY - height / 2;
        if (const ScanStep* now = step(); now && now->barriers > 0 && !isTest() && !isMove()) {
            const double y = top - m_layout.head + 2 * m_s;
            for (std::uint32_t line = 0; line < std::min(now->barriers, 2U); ++line)
                m_scene.add(LineShape{{m_layout.left, y + line * 3 * m_s},
                                      {m_layout.x(m_recording.n() - 1) + m_layout.pitch / 2, y + line * 3 * m_s},
                                      Stroke{m_colors.ink2, 1.1 * m_line, {5, 3}}},
                            {QStringLiteral("%1-barrier%2").arg(launchName(m_now.step)).arg(line), launchOf(m_now.step),
                             -1, -1});
        }
        for (std::size_t i = 0; i < m_new.size(); ++i) {
            const Addressed &old = m_old[i], &now = m_new[i];
            const QRectF rect = cell(i, m_layout.addressesY, height);
            const std::size_t first = m_scene.marks.size();
            MarkId id{QStringLiteral("address%1").arg(i), -1, -1, static_cast<qint64>(i)};
            if (now.isWritten)
                id = {QStringLiteral("%1-item%2-cell%3").arg(launchName(m_now.step)).arg(now.item).arg(i),
                      launchOf(m_now.step), now.item, static_cast<qint64>(i)};
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
            const auto write = [&](std::uint32_t value, double opacity) {
                m_scene.add(textAt(QString::number(value), rect.center(), 13 * m_s, 600, ink), {}, opacity);
            };
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
        for (std::size_t i = 0; i < m_new.size() && combines; ++i)
            if (const ScanCombine* combine = m_new[i].combine)
                drawArc(*combine, top);
    }

    void drawArc(const ScanCombine& combine, double top)
    {
        const std::uint32_t column =
            combine.left.position == combine.result.position ? combine.right.position : combine.left.position;
        if (column >= m_recording.n() || combine.result.position >= m_recording.n())
            return;
        const MarkId id{QStringLiteral("%1-item%2-arc%3")
                            .arg(launchName(m_now.step))
                            .arg(combine.item)
                            .arg(combine.result.position),
                        launchOf(m_now.step), combine.item, combine.result.position};
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

    void drawSlots()
    {
        const bool isDone = moved() >= 1;
        const std::size_t places = std::max(m_recording.output.size(), m_packing.valueAt.size());
        for (std::size_t i = 0; i < places; ++i) {
            const QRectF rect = cell(i, m_layout.slotsY, m_layout.valueHeight);
            const std::size_t from = i < m_packing.valueAt.size() ? m_packing.valueAt[i] : SIZE_MAX;
            const std::size_t first = m_scene.marks.size();
            MarkId id{QStringLiteral("slot%1").arg(i), -1, -1, static_cast<qint64>(i)};
            if (isDone && from != SIZE_MAX) {
                const PackedValue& value = m_packing.values[from];
                id = {QStringLiteral("%1-item%2-slot").arg(launchName(m_packing.moveStep)).arg(value.moveItem),
                      launchOf(m_packing.moveStep), value.moveItem, static_cast<qint64>(i)};
                m_scene.add(
                    RectShape{rect, 5 * m_s, hue(value.flag).tint, Stroke{hue(value.flag).line, 1.4 * m_line, {}}}, id);
                addValue(value.bits, rect, m_colors.ink);
                if (m_view.selectedItem == value.moveItem && isMove())
                    ring(rect, 5 * m_s);
            } else {
                m_scene.add(RectShape{rect, 5 * m_s, Qt::transparent, Stroke{m_colors.ghost, 1 * m_line, {}}}, id);
            }
            if (const QString index = QString::number(i); widthOf(index, 11 * m_s) + 3 * m_s <= m_layout.pitch)
                m_scene.add(textAt(index, {rect.center().x(), rect.bottom() + 10 * m_s}, 11 * m_s, 400, m_colors.ink3));
            own(m_scene, first, id);
        }
        if (isDone || isMove())
            for (const std::uint32_t flag : {0U, 1U})
                drawBand(flag);
    }

    /// The slots of one bucket, and what is in it.
    void drawBand(std::uint32_t flag)
    {
        std::size_t low = SIZE_MAX, high = 0, dropped = 0;
        for (const PackedValue& value : m_packing.values)
            if (value.flag == flag && value.slot) {
                low = std::min<std::size_t>(low, *value.slot);
                high = std::max<std::size_t>(high, *value.slot);
            } else if (value.flag == flag) {
                ++dropped;
            }
        const bool isBand = low != SIZE_MAX;
        if (!isBand && dropped == 0)
            return;
        const double right = m_view.size.width() - 8 * m_s;
        double x = 0, y = m_layout.bandY;
        QString words = flag == 1 ? say("pass") : say("do not pass");
        if (isBand) {
            const double from = m_layout.x(low) - m_layout.cellWidth / 2;
            const double to = m_layout.x(high) + m_layout.cellWidth / 2;
            m_scene.add(LineShape{{from, y - 11 * m_s}, {to, y - 11 * m_s}, Stroke{hue(flag).line, 2 * m_line, {}}},
                        {QStringLiteral("band%1").arg(flag), -1, -1, -1});
            x = std::max(from, m_bandEnd + 12 * m_s);
        } else { // dropped: they have no slots; their words stand beside those of the others
            words = many(dropped, "%1 value is dropped", "%1 values are dropped");
            x = m_layout.x(std::max<std::size_t>(m_recording.output.size(), 1) - 1) + m_layout.pitch / 2 + 16 * m_s;
            y = m_layout.slotsY;
        }
        const TextShape text = textAt(words, {x + 14 * m_s, y}, 12 * m_s, 500, hue(flag).text, Align::left);
        if (text.at.x() + textWidth(text) > right)
            return;
        const double r = 4.5 * m_s;
        const QRectF mark{x, y - r, 2 * r, 2 * r};
        m_scene.add(RectShape{mark, flag == 0 ? r : 1.5 * m_s, hue(flag).line, {}});
        m_scene.add(text);
        if (isBand)
            m_bandEnd = text.at.x() + textWidth(text);
    }

    void drawMoves()
    {
        if (m_packing.moveStep == 0 || !(isMove() || m_now.step > m_packing.moveStep))
            return;
        bool left = false, right = false;
        for (std::size_t i = 0; i < m_packing.values.size(); ++i)
            if (const auto& slot = m_packing.values[i].slot) {
                left = left || *slot < i;
                right = right || *slot > i;
            }
        const bool crosses = left && right;
        const double f = moved();
        for (std::size_t i = 0; i < m_packing.values.size(); ++i) {
            const PackedValue& value = m_packing.values[i];
            if (!value.slot)
                continue;
            const MarkId id{QStringLiteral("%1-item%2-move").arg(launchName(m_packing.moveStep)).arg(value.moveItem),
                            launchOf(m_packing.moveStep), value.moveItem, static_cast<qint64>(*value.slot)};
            const std::size_t first = m_scene.marks.size();
            const QPointF start{m_layout.x(i), m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s};
            const QPointF end{m_layout.x(*value.slot), m_layout.slotsY - m_layout.valueHeight / 2};
            const bool picked = isMove() && m_view.selectedItem == value.moveItem;
            m_scene.add(LineShape{start, end, Stroke{hue(value.flag).line, (picked ? 3 : 1.5) * m_line, {}}}, id,
                        isMove() ? 1 : 0.5);
            if (f >= 1)
                continue;
            // From under its address to its slot.
            const QPointF from = start + QPointF{0, m_layout.valueHeight / 2 + 2 * m_s};
            const QPointF at = between(from, {end.x(), m_layout.slotsY}, f);
            if (crosses) { // numbers would be written over one another
                const double r = 6 * m_s;
                m_scene.add(RectShape{
                    {at.x() - r, at.y() - r, 2 * r, 2 * r}, value.flag == 0 ? r : 2 * m_s, hue(value.flag).line, {}});
            } else {
                const QRectF rect{at.x() - m_layout.cellWidth / 2, at.y() - m_layout.valueHeight / 2,
                                  m_layout.cellWidth, m_layout.valueHeight};
                m_scene.add(RectShape{rect, rect.height() / 2, hue(value.flag).chip, {}});
                addValue(value.bits, rect, hue(value.flag).chipText);
            }
            own(m_scene, first, id);
        }
    }

    void drawNames()
    {
        const double right = m_layout.gutter - 8 * m_s;
        const auto name = [&](std::size_t buffer, double y) {
            m_scene.add(textAt(bufferWord(m_recording.buffers[buffer]), {right, y}, 12 * m_s, 500, m_colors.ink2,
                               Align::right));
        };
        name(m_recording.mainBuffer, m_layout.valuesY);
        if (m_packing.testStep > 0)
            name(m_packing.flags, m_layout.flagsY);
        if (m_packing.moveStep > 0)
            name(m_packing.addresses, m_layout.addressesY);
        name(m_recording.outputBuffer, m_layout.slotsY);
    }

    void drawHeading()
    {
        const double size = 12 * m_s, y = 12 * m_s, padding = 9 * m_s, height = 21 * m_s;
        if (m_now.step == 0) {
            m_scene.add(textAt(say("Input"), {m_layout.gutter, y}, size, 600, m_colors.ink, Align::left));
            return;
        }
        const LaunchMeaning& meaning = m_recording.launches[step()->place.launch - 1].meaning;
        const TextShape chapter =
            textAt(say(meaning.group), {m_layout.gutter, y}, size, 600, m_colors.ink, Align::left);
        const QString words = stepTitle(m_recording, *step());
        const double x = chapter.at.x() + textWidth(chapter) + 10 * m_s;
        const double width = widthOf(words, size, 600) + 2 * padding;
        if (x + width > m_view.size.width())
            return;
        m_scene.add(chapter);
        m_scene.add(RectShape{{x, y - height / 2, width, height},
                              height / 2,
                              m_colors.now,
                              m_colors.dark ? Stroke{} : Stroke{m_colors.ink, 1.5 * m_line, {}}});
        m_scene.add(textAt(words, {x + width / 2, y}, size, 600, m_colors.onNow));
    }

    /// "Value 8, address 3: slot 2", of the inspected work-item.
    void drawExplanation()
    {
        if (!m_view.selectedItem || !isMove() || m_layout.explainY <= 0)
            return;
        for (const PackedValue& value : m_packing.values) {
            if (!value.slot || value.moveItem != *m_view.selectedItem)
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

    const Recording& m_recording;
    const Packing& m_packing;
    const StepMoment m_now;
    const View& m_view;
    const Theme& m_colors;
    const PackLayout m_layout;
    const double m_s;
    const double m_line;
    double m_result = 0;
    double m_bandEnd = 0;
    std::vector<Addressed> m_old, m_new;
    Scene m_scene;
};

} // namespace

bool packFits(const Recording& recording, const View& view)
{
    return recording.n() > 0 && recording.n() <= mostBlockCells && layoutPacking(recording, view).fits;
}

Scene packScene(const Resident& resident, Moment moment, const View& view)
{
    const std::optional<Packing> packing = readPacking(resident);
    if (!packing)
        return loadingScene(view);
    return PackScene(*resident.recording, *packing, moment, view).take();
}

} // namespace lockstep::ui
