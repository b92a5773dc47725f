// BlocksScene: what its forms mean, of those alone that are seen.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/scene/text.hpp"

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

void BlocksScene::drawLegend()
{
    const double size = 12 * m_s, y = m_layout.legendY;
    enum class Sample { combined, finished, wrong, handed, published, read, before, order, barrier, item, padding };
    struct Entry {
        QString words;
        Sample sample;
        QString brief{}; ///< where there is little room
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
    const auto isAny = [this](const auto& is) {
        return std::ranges::any_of(m_travellers, [&](const Traveller& traveller) {
            return traveller.act->op != Op::combine && progress(*traveller.act) > 0 && is(traveller);
        });
    };
    const auto isCutHanding = [this](const Traveller& traveller) {
        return traveller.isCut && m_flow.rows[traveller.isUp ? traveller.from.row : traveller.to.row].isHanded;
    };
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
    if (isHere({0, 0}) && m_flow.outputs < m_flow.rows.front().cells)
        entries.push_back({say("padding"), Sample::padding});
    if (m_flow.wrongAfter(m_now.step) > 0)
        entries.push_back({say("wrong"), Sample::wrong});
    if (isAny([&](const Traveller& traveller) { return !isCutHanding(traveller); }) || isNamed("local-move"))
        entries.push_back({say("passed on"), Sample::handed});
    if (isAny([&](const Traveller& traveller) { return isCutHanding(traveller) && !traveller.isUp; }))
        entries.push_back({sum ? say("sum published") : say("result published"), Sample::published});
    if (isAny([&](const Traveller& traveller) { return isCutHanding(traveller) && traveller.isUp; }))
        entries.push_back({sum ? say("sum read") : say("result read"), Sample::read});
    if (isNamed("before"))
        entries.push_back(standsBefore() == Before::columns ? Entry{say("base of the column"), Sample::before}
                          : standsBefore() == Before::columnBlocks
                              ? Entry{say("sum of the column's earlier blocks"), Sample::before, say("sum before")}
                              : Entry{sum ? say("sum of all earlier blocks") : say("result of all earlier blocks"),
                                      Sample::before, sum ? say("sum before") : say("result before")});
    if (isNamed("order"))
        entries.push_back(
            {!areGrey ? sum ? say("order in which sums were passed on") : say("order in which results were passed on")
             : sum ? say("order in which sums were passed on; grey: own sums")
                      : say("order in which results were passed on; grey: own results"),
             Sample::order,
             !areGrey ? say("in this order")
             : sum    ? say("in this order; grey: own sums")
                      : say("in this order; grey: own results")});
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
    if (x + widthWith(apart) > m_view.size.width())
        for (Entry& entry : entries)
            if (!entry.brief.isEmpty())
                entry.words = entry.brief;
    // What the sentence tells too, or what is seen without words, goes first.
    for (const Sample least : {Sample::item, Sample::barrier, Sample::finished, Sample::before, Sample::combined})
        if (x + widthWith(apart) > m_view.size.width())
            std::erase_if(entries, [&](const Entry& entry) { return entry.sample == least; });
    while (!entries.empty() && x + widthWith(apart) > m_view.size.width())
        entries.pop_back();
    if (entries.empty())
        return;
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
        case Sample::padding:
            m_scene.add(RectShape{rect, 4 * m_s, m_colors.panel, Stroke{m_colors.ghost, 1 * m_s, {3, 2}}});
            break;
        case Sample::before:
            dot(sum ? QStringLiteral("+") : operatorWord(scanOperator(m_recording)),
                Stroke{m_colors.line2, 1 * m_s, {}}, m_colors.ink2);
            break;
        case Sample::order:
            dot(QStringLiteral("1"), Stroke{m_colors.ink3, 1 * m_s, {}}, m_colors.ink);
            break;
        case Sample::handed:
            m_scene.add(
                LineShape{{rect.left(), y}, {rect.right(), y}, Stroke{m_colors.move.line, 1.6 * m_s, {3.5, 2.5}}});
            addHead({rect.right(), y}, {rect.left(), y}, m_colors.move.line);
            break;
        case Sample::published:
        case Sample::read: {
            const double middle = rect.center().x(), down = entry.sample == Sample::published ? 1 : -1;
            const QPointF from{middle, y - down * 8 * m_s}, tip{middle, y + down * 8 * m_s};
            m_scene.add(LineShape{from, tip, Stroke{m_colors.move.line, 1.6 * m_s, {3.5, 2.5}}});
            addHead(tip, from, m_colors.move.line);
            break;
        }
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
