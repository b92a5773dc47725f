#include "ui/lenses/memory/draw.hpp"

#include "engine/model/launch.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"

#include <QPainterPath>
#include <algorithm>
#include <numeric>

namespace lockstep::ui {
namespace {

/// Right ends of the columns of numbers, left ends of the others.
struct Tabs {
    double line, access, kind, count, segments, segmentRatio, turns, turnRatio;
};

Tabs tabsOf(const MemoryDrawing& on)
{
    const double width = on.plan.table.width();
    return {0.04 * width, 0.055 * width, 0.34 * width,  0.555 * width,
            0.70 * width, 0.765 * width, 0.925 * width, width - 4 * on.plan.scale};
}

QString kindOf(const MemoryAccess& access)
{
    if (access.isAtomic)
        return access.isLocal ? say("atomic, local") : say("atomic, global");
    if (access.isStore)
        return access.isLocal ? say("store, local") : say("store, global");
    return access.isLocal ? say("load, local") : say("load, global");
}

/// The rows that have room: all, or those that are worst, in the order of their lines.
std::vector<std::size_t> rowsShown(const MemoryDrawing& on)
{
    const std::vector<MemoryAccess>& all = on.read.table->accesses();
    std::vector<std::size_t> rows(all.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    if (rows.size() > on.plan.rows) {
        std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
            const auto key = [&](std::size_t row) {
                return std::tuple{row == on.read.access, all[row].ratio(), all[row].accesses};
            };
            return key(a) > key(b);
        });
        rows.resize(on.plan.rows);
        std::ranges::sort(rows);
    }
    return rows;
}

class Table {
public:
    Table(const MemoryDrawing& on, bool isRoof)
        : m_on(on), m_isRoof(isRoof), m_tabs(tabsOf(on)), m_size(std::max(12.5 * on.plan.scale, on.plan.smallest))
    {
    }

    void head(const std::string& kernel, std::size_t shown)
    {
        const MemoryPlan& plan = m_on.plan;
        const Theme& colors = m_on.colors;
        double y = plan.table.top() + 10 * plan.scale;
        TextShape title = textAt(say("Accesses of %1").arg(QString::fromStdString(kernel)), {0, y}, m_size, 600,
                                 colors.ink, Align::left);
        m_on.labels.place(m_on.scene, title, {.name = QStringLiteral("memory-table")});
        const std::size_t all = m_on.read.table->accesses().size();
        if (shown < all)
            text(say("%1 more have no room here").arg(digits(all - shown)), {textWidth(title) + 12 * plan.scale, y},
                 Align::left, 400, colors.ink2);
        const MemoryMachine& machine = m_on.machine;
        text(say("wavefront %1 lanes · segment %2 bytes · %3 banks")
                 .arg(machine.wavefront)
                 .arg(machine.segment)
                 .arg(machine.banks),
             {plan.table.right(), y}, Align::right, 400, colors.ink2);
        y += 22 * plan.scale;
        text(say("line"), {m_tabs.line, y}, Align::right, 400, colors.ink2);
        text(say("access"), {m_tabs.access, y}, Align::left, 400, colors.ink2);
        text(say("kind"), {m_tabs.kind, y}, Align::left, 400, colors.ink2);
        text(say("accesses"), {m_tabs.count, y}, Align::right, 400, colors.ink2);
        text(say("segments ÷ fewest"), {m_tabs.segmentRatio, y}, Align::right, 400, colors.ink2);
        text(say("turns ÷ fewest"), {m_tabs.turnRatio, y}, Align::right, 400, colors.ink2);
        const double line = plan.table.top() + 43 * plan.scale;
        m_on.scene.add(
            LineShape{{plan.scale, line}, {plan.table.right() - plan.scale, line}, {colors.line2, plan.scale, {}}});
    }

    /// All accesses together, and what the launch does with them.
    void whole(const Launch& launch, double y)
    {
        MemoryAccess all;
        for (const MemoryAccess& access : m_on.read.table->accesses()) {
            all.accesses += access.accesses;
            all.segments += access.segments;
            all.fewestSegments += access.fewestSegments;
            all.turns += access.turns;
            all.fewestTurns += access.fewestTurns;
        }
        bar({.name = QStringLiteral("memory-launch0")}, y, m_isRoof);
        const QColor ink = m_isRoof ? m_on.colors.onNow : m_on.colors.ink;
        text(say("the launch"), {m_tabs.access, y}, Align::left, 600, ink);
        text(many(launch.work, "%1 operation", "%1 operations"), {m_tabs.kind, y}, Align::left, 400, ink);
        text(digits(all.accesses), {m_tabs.count, y}, Align::right, 400, ink);
        share(all.segments, all.fewestSegments, m_tabs.segments, m_tabs.segmentRatio, y, m_isRoof);
        share(all.turns, all.fewestTurns, m_tabs.turns, m_tabs.turnRatio, y, m_isRoof);
    }

    void row(std::size_t number, double y)
    {
        const MemoryAccess& access = m_on.read.table->accesses()[number];
        const bool isShown = !m_isRoof && number == m_on.read.access;
        bar({.name = QStringLiteral("memory-row%1").arg(number)}, y, isShown);
        const QColor ink = isShown ? m_on.colors.onNow : m_on.colors.ink;
        const QColor pale = isShown ? m_on.colors.onNow : m_on.colors.ink2;
        text(QString::number(access.line), {m_tabs.line, y}, Align::right, 400, pale, FontFamily::mono);
        code(QString::fromStdString(access.text), y, ink);
        text(kindOf(access), {m_tabs.kind, y}, Align::left, 400, ink);
        text(digits(access.accesses), {m_tabs.count, y}, Align::right, 400, ink);
        share(access.segments, access.fewestSegments, m_tabs.segments, m_tabs.segmentRatio, y, isShown);
        share(access.turns, access.fewestTurns, m_tabs.turns, m_tabs.turnRatio, y, isShown);
    }

private:
    /// A row's ground, which can be clicked; the shown one is lit.
    void bar(const MarkId& id, double y, bool isShown)
    {
        const double s = m_on.plan.scale;
        const QRectF rect(0, y - m_on.plan.rowHeight / 2, m_on.plan.table.width(), m_on.plan.rowHeight);
        m_on.scene.add(RectShape{rect, 0, isShown ? m_on.colors.now : Qt::transparent, {}}, id);
        if (isShown)
            m_on.scene.add(RectShape{{rect.left(), rect.top(), 3 * s, rect.height()}, 0, m_on.colors.nowEdge, {}});
    }

    void text(const QString& words, QPointF at, Align align, int weight, const QColor& color,
              FontFamily family = FontFamily::text)
    {
        m_on.labels.place(m_on.scene, textAt(words, at, m_size, weight, color, align, family));
    }

    /// An access as it is written; a long one loses its end.
    void code(QString words, double y, const QColor& ink)
    {
        const double room = m_tabs.kind - m_tabs.access - 10 * m_on.plan.scale;
        TextShape shape = textAt(words, {m_tabs.access, y}, m_size, 500, ink, Align::left, FontFamily::mono);
        while (textWidth(shape) > room && shape.text.size() > 2) {
            shape.text.chop(2);
            shape.text += QChar(0x2026);
        }
        m_on.labels.place(m_on.scene, shape);
    }

    void share(std::uint64_t made, std::uint64_t fewest, double counts, double ratio, double y, bool isShown)
    {
        const QColor ink = isShown ? m_on.colors.onNow : m_on.colors.ink;
        if (fewest == 0)
            return text(QStringLiteral("–"), {ratio, y}, Align::right, 400, ink);
        text(QStringLiteral("%1 ÷ %2").arg(digits(made), digits(fewest)), {counts, y}, Align::right, 400, ink);
        const double times = static_cast<double>(made) / static_cast<double>(fewest);
        const QString told =
            QStringLiteral("%1×").arg(made % fewest == 0 ? digits(made / fewest) : decimal(times, times < 10 ? 1 : 0));
        const bool isBad = made > fewest;
        // On yellow the words of a dark theme would be too pale.
        const QColor bad = isShown && m_on.colors.dark ? QColor("#AE4500") : m_on.colors.move.text;
        text(told, {ratio, y}, Align::right, isBad ? 700 : 400, isBad ? bad : ink);
    }

    const MemoryDrawing& m_on;
    bool m_isRoof;
    Tabs m_tabs;
    double m_size;
};

} // namespace

void drawTable(const MemoryDrawing& on, const Launch& launch, bool isRoof)
{
    if (on.plan.rows == 0)
        return;
    const std::vector<std::size_t> rows = rowsShown(on);
    Table table(on, isRoof);
    table.head(launch.kernel, rows.size());
    double y = on.plan.table.top() + 46 * on.plan.scale + on.plan.rowHeight / 2;
    for (const std::size_t row : rows) {
        table.row(row, y);
        y += on.plan.rowHeight;
    }
    table.whole(launch, y);
}

void drawNotes(const MemoryDrawing& on)
{
    const MemoryOperation& shown = *on.read.operation();
    const MemoryAccess& row = on.read.row();
    const double s = on.plan.scale, large = 27 * s, small = std::max(12.5 * s, on.plan.smallest);
    const double x = on.plan.notes;
    double y = on.plan.card.top() + 34 * s;
    const std::uint32_t made = shown.segments + shown.turns, fewest = shown.fewestSegments + shown.fewestTurns;
    const QColor told = made > fewest ? on.colors.move.text : on.colors.ink;
    on.labels.place(on.scene, textAt(digits(made), {x, y}, large, 700, told, Align::left, FontFamily::display),
                    {.name = QStringLiteral("memory-made")});
    y += 27 * s;
    const QString what =
        row.isLocal ? say(made, "bank turn", "bank turns") : say(made, "segment moved", "segments moved");
    on.labels.place(on.scene, textAt(what, {x, y}, small, 600, told, Align::left));
    y += 36 * s;
    on.labels.place(on.scene,
                    textAt(digits(fewest), {x, y}, large, 700, on.colors.ink, Align::left, FontFamily::display));
    y += 27 * s;
    on.labels.place(on.scene, textAt(made > fewest ? say("would be the fewest") : say("is the fewest"), {x, y}, small,
                                     400, on.colors.ink, Align::left));
    if (row.isLocal)
        return;
    const std::uint64_t moved = std::uint64_t{shown.segments} * on.machine.segment,
                        asked = 4 * distinctWords(shown).size();
    const double width = on.plan.card.right() - 16 * s - x;
    for (const auto& [bytes, said] : {std::pair{moved, say("%1 bytes moved")}, {asked, say("%1 bytes asked for")}}) {
        y += 34 * s;
        if (y + 16 * s > on.plan.card.bottom())
            return;
        on.labels.place(on.scene, textAt(said.arg(digits(bytes)), {x, y}, small, 400, on.colors.ink, Align::left));
        y += 14 * s;
        const double part = static_cast<double>(bytes) / static_cast<double>(std::max(moved, asked));
        on.scene.add(RectShape{{x, y - 4 * s, std::max(2 * s, part * width), 8 * s},
                               2 * s,
                               bytes == moved && bytes != asked ? mix(on.colors.move.tint, on.colors.move.dim, 0.25)
                                                                : on.colors.move.fill,
                               {}});
    }
}

void drawStepper(const MemoryDrawing& on)
{
    const std::size_t count = on.read.operations.size(), shown = on.read.shown;
    const double s = on.plan.scale, side = 22 * s, y = on.plan.card.bottom() - 24 * s;
    if (count < 2 || on.plan.card.height() < 240 * s)
        return;
    const auto arrow = [&](double x, int direction, bool isOn, std::size_t to) {
        const QRectF box(x, y - side / 2, side, side);
        on.scene.add(RectShape{box, side / 2, Qt::transparent, {isOn ? on.colors.line2 : on.colors.line, s, {}}},
                     {.name = isOn ? QStringLiteral("memory-operation%1").arg(to) : QString()});
        QPainterPath head({box.center().x() - direction * 2 * s, y - 4 * s});
        head.lineTo(box.center().x() + direction * 2 * s, y);
        head.lineTo(box.center().x() - direction * 2 * s, y + 4 * s);
        on.scene.add(PathShape{head, Qt::transparent, {isOn ? on.colors.ink : on.colors.line2, 1.5 * s, {}}});
    };
    arrow(on.plan.notes, -1, shown > 0, shown - 1);
    arrow(on.plan.notes + side + 6 * s, 1, shown + 1 < count, shown + 1);
    on.labels.place(on.scene, textAt(say("%1 of %2").arg(digits(shown + 1), digits(count)),
                                     {on.plan.notes + 2 * side + 14 * s, y}, std::max(12 * s, on.plan.smallest), 400,
                                     on.colors.ink2, Align::left));
}

void drawMemoryLegend(const MemoryDrawing& on, const View& view)
{
    const MemoryOperation* shown = on.read.operation();
    if (on.plan.legend <= 0 || shown == nullptr)
        return;
    const double s = on.plan.scale;
    Legend legend;
    legend.scale = s;
    legend.left = legend.edge = s;
    legend.right = view.size.width();
    legend.y = on.plan.legend;
    const auto add = [&](QSizeF size, LegendSign sign, const QString& words) {
        legend.entries.push_back({.size = size * s, .sign = std::move(sign), .words = {words}});
    };
    add({10, 10}, cellSign(2 * s, on.colors.ink2), say("lane"));
    if (lanesIn(*shown) < lanesOf(*shown, on.launch, on.machine))
        add({10, 10}, cellSign(2 * s, Qt::transparent, {on.colors.line2, 1.2 * s, {}}),
            say("lane that does nothing here"));
    if (on.read.row().isLocal) {
        add({18, 10}, cellSign(5 * s, on.colors.move.fill), say("word, by its index"));
        add({10, 14}, cellSign(3 * s, on.colors.cell, {on.colors.line, 1, {}}), say("bank: one word a turn"));
    } else {
        add({9, 9}, cellSign(4.5 * s, on.colors.move.fill),
            on.read.row().isStore ? say("word that a lane stores") : say("word that a lane loads"));
        add({26, 10}, cellSign(5 * s, mix(on.colors.move.tint, on.colors.move.dim, 0.25)),
            say("segment that is moved"));
    }
    addLegend(on.scene, on.colors, legend, &on.labels);
}

} // namespace lockstep::ui
