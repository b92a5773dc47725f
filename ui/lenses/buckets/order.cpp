// How a scan reads the table of counts: like text, and one start written out as the sum that it is.
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <span>

namespace lockstep::ui {

bool scansCounts(const BucketPass& pass)
{
    return pass.step == BucketStep::scan && pass.kind != BucketKind::bits && pass.startsWritten > 0 &&
           !pass.addsToStarts && !pass.counts.empty() && pass.starts.size() == pass.counts.size();
}

bool goesOn(const BucketPass& pass, std::size_t cell)
{
    return cell > 0 && cell < pass.startGroup.size() && pass.startGroup[cell] == pass.startGroup[cell - 1];
}

namespace {

std::uint32_t digitOf(const BucketPass& pass, std::size_t cell)
{
    return static_cast<std::uint32_t>(cell / pass.groups);
}

/// A start to which the launch adds something.
std::optional<StartExample> additionExample(const BucketPass& pass, std::optional<std::uint32_t> selectedItem)
{
    StartExample example;
    std::size_t best = 0;
    for (std::size_t cell = 0; cell < std::min(pass.starts.size(), pass.oldStarts.size()); ++cell) {
        const std::uint32_t now = pass.starts[cell], old = pass.oldStarts[cell], digit = digitOf(pass, cell);
        const std::size_t row = pass.rowOf(digit);
        if (now < old || (now == old && pass.tilesBefore.empty()) || row >= pass.rows.size() || pass.rows[row] != digit)
            continue;
        const bool isPicked = selectedItem && pass.startItem[cell] == *selectedItem;
        // Of two numbers that are the same nobody sees which is which.
        const bool adds = now > old;
        if (const std::size_t rank = isPicked                              ? 5
                                     : adds && old > 0 && old != now - old ? 4
                                     : adds && old > 0                     ? 3
                                     : adds                                ? 2
                                     : old > 0                             ? 1
                                                                           : 0;
            rank > best) {
            best = rank;
            example.cell = cell;
            example.terms = {old, now - old};
        }
    }
    if (best == 0)
        return std::nullopt;
    const BucketSums& sums = pass.sums;
    if (sums.readsBefore && sums.rowsOfBlock > 0)
        example.sums = {{1, digitOf(pass, example.cell) * sums.blocks + example.cell % pass.groups / sums.rowsOfBlock}};
    else if (sums.readsBases)
        example.sums = {{3, digitOf(pass, example.cell)}};
    return example;
}

/// A total as the sum of its row's sums, or a base as that of the totals above it.
std::optional<StartExample> sumsExample(const BucketPass& pass)
{
    const BucketSums& sums = pass.sums;
    const bool isBase = sums.isWritten[3];
    const std::size_t made = isBase ? 3 : 2, from = isBase ? 2 : 0;
    StartExample best;
    std::size_t most = 0; // terms that are not 0
    for (std::size_t row = isBase ? 1 : 0; row < pass.rows.size() && most < 2; ++row) {
        StartExample example;
        example.made = SumPlace{made, pass.rows[row]};
        if (isBase)
            for (std::size_t above = 0; above < row; ++above)
                example.sums.push_back({from, pass.rows[above]});
        else
            for (std::size_t block = 0; block < sums.blocks; ++block)
                example.sums.push_back({from, pass.rows[row] * sums.blocks + block});
        std::uint32_t sum = 0;
        std::size_t parts = 0;
        for (const SumPlace& place : example.sums) {
            if (place.index >= sums.now[from].size())
                return std::nullopt;
            example.terms.push_back(sums.now[from][place.index]);
            sum += example.terms.back();
            parts += example.terms.back() > 0 ? 1 : 0;
        }
        const bool isSum = pass.rows[row] < sums.now[made].size() && sums.now[made][pass.rows[row]] == sum;
        if (isSum && parts > most) {
            most = parts;
            best = example;
        }
    }
    return most > 0 ? std::optional(best) : std::nullopt;
}

} // namespace

std::optional<StartExample> startExample(const BucketPass& pass, std::optional<std::uint32_t> selectedItem)
{
    if (pass.step == BucketStep::scan && pass.startsWritten > 0 && pass.addsToStarts)
        return additionExample(pass, selectedItem);
    if (pass.step == BucketStep::scan && (pass.sums.isWritten[2] || pass.sums.isWritten[3]))
        return sumsExample(pass);
    if (!scansCounts(pass))
        return std::nullopt;
    StartExample example;
    for (std::size_t cell = 1; cell < pass.starts.size(); ++cell)
        example.isWhole = example.isWhole && goesOn(pass, cell);
    std::size_t first = 0, sum = 0, best = 0, parts = 0; // parts: counts that are not 0
    const auto isDrawn = [&](std::size_t cell) {         // no key has a digit that has no row
        const auto digit = static_cast<std::uint32_t>(cell / pass.groups);
        const std::size_t row = pass.rowOf(digit);
        return row < pass.rows.size() && pass.rows[row] == digit;
    };
    for (std::size_t cell = 0, rank = 0; cell < pass.starts.size(); ++cell) {
        if (!goesOn(pass, cell))
            first = cell, sum = 0, parts = 0;
        if (isDrawn(cell) && sum == pass.starts[cell] && cell > first) {
            const bool isPicked = selectedItem && pass.startItem[cell] == *selectedItem;
            const bool beginsRow =
                pass.rowOf(static_cast<std::uint32_t>(cell / pass.groups)) == 1 && cell % pass.groups == 0;
            rank = isPicked ? 4 : parts > 0 && beginsRow ? 3 : std::min<std::size_t>(parts, 2);
            if (rank > best) {
                best = rank;
                example.cell = cell;
                example.added.clear();
                for (std::size_t before = first; before < cell; ++before)
                    if (isDrawn(before))
                        example.added.push_back(before);
            }
        }
        sum += pass.counts[cell];
        parts += pass.counts[cell] > 0 ? 1 : 0;
    }
    for (const std::size_t cell : example.added)
        example.terms.push_back(pass.counts[cell]);
    return best > 0 ? std::optional(example) : std::nullopt;
}

/// In the ink of guides, beside the rows: where the reading begins, where it leaves a row and enters the next one.
void BucketScene::drawReadingOrder()
{
    if (!scansCounts(m_pass))
        return;
    const Stroke stroke{m_colors.ink3, 1.2 * m_line, {}};
    const double size = std::min(4.5 * m_s, m_layout.rowHeight * 0.4), length = 9 * m_s;
    const auto way = [&](std::initializer_list<QPointF> points, const QString& name, std::size_t cell) {
        QPainterPath path(*points.begin());
        for (const QPointF& point : std::span(points).subspan(1))
            path.lineTo(point);
        const QPointF tip = points.end()[-1], from = points.end()[-2];
        m_scene.add(PathShape{path, Qt::transparent, stroke}, {name + QString::number(cell), -1, -1, -1});
        addArrowHead(m_scene, tip, from, size, stroke.color, {name + QStringLiteral("-head%1").arg(cell), -1, -1, -1});
    };
    const std::size_t last = m_pass.groups - 1;
    for (std::size_t row = 0; row < m_pass.rows.size(); ++row) {
        for (std::size_t group = 0; group <= last; ++group) {
            const std::size_t cell = cellIndex(m_pass.rows[row], group);
            const bool begins = !goesOn(m_pass, cell) || (row == 0 && group == 0);
            if (group > 0 && !begins)
                continue;
            const QRectF rect = m_layout.cell(row, group);
            const double y = rect.center().y();
            double tip = rect.left() - 2.5 * m_s, tail = tip - length;
            if (group > 0) { // before the count that stands at the right end of its place
                const QString count = m_layout.hasBoth() ? countDigits(m_pass.counts[cell]) : QString();
                tip = m_layout.count(row, group).x() - 2.5 * m_s -
                      textWidth(textAt(count, {}, m_layout.numberSize, 600, m_colors.ink));
                tail = std::max(rect.left() + 1.5 * m_s, tip - length);
                if (!m_layout.hasBoth() || tip - tail < size)
                    continue;
            }
            if (begins)
                way({{tail, y}, {tip, y}}, QStringLiteral("reading-begin"), cell);
            else
                way({{tail, rect.top()}, {tail, y}, {tip, y}}, QStringLiteral("reading-on"), cell);
        }
        if (row + 1 == m_pass.rows.size() || !goesOn(m_pass, cellIndex(m_pass.rows[row + 1], 0)))
            continue;
        const QRectF rect = m_layout.cell(row, last); // out of the table, toward no start
        const double from =
            m_layout.hasBoth() ? m_layout.start(row, last).x() + m_layout.pillHalf + 2 * m_s : rect.right() - 1.5 * m_s;
        const double end = m_layout.sumsLeft > 0 ? m_layout.sumsLeft : m_view.size.width() - 4 * m_s;
        const double tip = std::min(from + length, end), y = rect.center().y();
        way({{std::min(from, tip - size), y}, {tip, y}}, QStringLiteral("reading-end"),
            cellIndex(m_pass.rows[row], last));
    }
}

/// Lines under the counts of which the example is the sum.
void BucketScene::drawExample(const StartExample& example)
{
    if (!m_layout.hasBoth() || m_layout.noteY <= 0)
        return;
    for (const std::size_t cell : example.added) {
        const std::size_t row = m_pass.rowOf(static_cast<std::uint32_t>(cell / m_pass.groups));
        const QPointF end = m_layout.count(row, cell % m_pass.groups);
        const TextShape count =
            textAt(countDigits(m_pass.counts[cell]), {}, m_layout.numberSize, 600, m_colors.ink, Align::right);
        const double y = std::min(end.y() + 0.52 * m_layout.numberSize, m_layout.cell(row, 0).bottom() - 0.8 * m_line);
        m_scene.add(
            LineShape{{end.x() - textWidth(count), y}, {end.x(), y}, Stroke{m_colors.compute.line, 1.6 * m_line, {}}},
            {QStringLiteral("added%1").arg(cell), -1, -1, -1}, m_result);
    }
    const BucketSums& sums = m_pass.sums;
    for (const SumPlace& place : m_layout.sumsLeft > 0 ? example.sums : std::vector<SumPlace>{}) {
        const std::size_t count = place.list < 2 ? sums.blocks : 1;
        const std::size_t row = m_pass.rowOf(static_cast<std::uint32_t>(place.index / count));
        const QPointF at = m_layout.sum(place.list, row, place.index % count, sums.blocks).center();
        const double half = textWidth(textAt(countDigits(sums.now[place.list][place.index]), {}, m_layout.numberSize,
                                             600, m_colors.ink)) /
                            2;
        const double y = std::min(at.y() + 0.52 * m_layout.numberSize, m_layout.cell(row, 0).bottom() - 0.8 * m_line);
        m_scene.add(LineShape{{at.x() - half, y}, {at.x() + half, y}, Stroke{m_colors.compute.line, 1.6 * m_line, {}}},
                    {QStringLiteral("added-sum%1-%2").arg(place.list).arg(place.index), -1, -1, -1}, m_result);
    }
}

bool BucketScene::hasNote() const
{
    return m_layout.noteY > 0 &&
           (!m_pass.tilesBefore.empty() || m_pass.step == BucketStep::scatter || !m_layout.hasBoth() ||
            (m_pass.step == BucketStep::scan && m_example && (!m_example->made || m_layout.sumsLeft > 0)));
}

void BucketScene::drawNote()
{
    if (!hasNote())
        return;
    const bool isScan = m_pass.step == BucketStep::scan;
    const double size = 12 * m_s, room = m_view.size.width() - 8 * m_s;
    const auto fits = [&](const TextShape& text) { return text.at.x() + textWidth(text) <= room; };
    if (!m_layout.hasBoth()) {
        const bool showsCounts = m_layout.table == TableDetail::single && m_pass.starts.empty();
        const QString told = m_layout.table == TableDetail::shades
                                 ? say("The deeper the tint, the more keys are counted; the starts have no room here.")
                             : showsCounts
                                 ? say("In each cell its count: the deeper the tint, the more keys.")
                                 : say("In each cell its start: the deeper the tint, the more keys are counted.");
        const QString shorter = m_layout.table == TableDetail::shades ? say("The deeper the tint, the more keys.")
                                : showsCounts                         ? say("Counts; a deeper tint means more keys.")
                                                                      : say("Starts; a deeper tint means more keys.");
        const bool isMade = countsMade() && m_pass.phase == BlockPhase::none;
        for (const QString& words : {told, shorter})
            if (const TextShape text =
                    textAt(words, {m_layout.left, m_layout.noteY}, size, 400, m_colors.ink2, Align::left);
                isMade && fits(text)) {
                addText(text, 1, {QStringLiteral("tint-note"), -1, -1, -1});
                break;
            }
        return;
    }
    if (isScan && m_example) {
        const StartExample& example = *m_example;
        QString sum;
        const bool hasZeros = example.terms.size() <= 8;
        for (const std::uint32_t term : example.terms)
            if (hasZeros || term > 0)
                sum += (sum.isEmpty() ? QString() : QStringLiteral(" + ")) + countDigits(term);
        const double left = m_pass.tilesBefore.empty() ? m_layout.left : drawTiles() + 14 * m_s;
        const std::uint32_t made =
            example.made ? m_pass.sums.now[example.made->list][example.made->index] : m_pass.starts[example.cell];
        const TextShape start = textAt(countDigits(made), {left, m_layout.noteY}, size, 600, m_colors.ink, Align::left);
        const double pad = 5 * m_s, x = left + textWidth(start) + 2 * pad + 5 * m_s;
        const QString where = m_pass.sums.isWritten[3]   ? say(": the totals before it, down the column.")
                              : m_pass.sums.isWritten[2] ? say(": the sums of its row.")
                              : m_pass.sums.readsBases   ? say(": what stood there and the base of its row.")
                              : m_pass.sums.readsBefore  ? say(": what stood there and what comes before its block.")
                              : m_pass.addsToStarts      ? say(": what stood there and what comes before its tile.")
                              : m_pass.kind == BucketKind::pipeline
                                  ? say(example.added.size(), ": the count before it in its block.",
                                        ": the counts before it in its block.")
                              : example.isWhole ? say(": the counts before it, along each row, then down.")
                                                : say(": the counts before it in its tile.");
        const QString shorter = example.added.empty() ? QString() : say(": the counts before it.");
        for (const QString& words : {where, shorter, QString()}) {
            const TextShape text =
                textAt(QStringLiteral("= ") + sum + words, {x, m_layout.noteY}, size, 400, m_colors.ink2, Align::left);
            if (!fits(text))
                continue;
            const QRectF pill{left, m_layout.noteY - 8.5 * m_s, textWidth(start) + 2 * pad, 17 * m_s};
            m_scene.add(RectShape{pill, 5 * m_s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.2 * m_s, {}}},
                        {}, m_result);
            TextShape number = start;
            number.at.rx() += pad;
            addText(number, m_result);
            addText(text, m_result, {QStringLiteral("example%1").arg(example.cell), -1, -1, -1});
            break;
        }
        return;
    }
    if (!m_pass.tilesBefore.empty())
        drawTiles();
    const TextShape note = startsNote(m_layout, m_colors.ink2);
    if (m_pass.step == BucketStep::scatter && fits(note))
        addText(note);
}

} // namespace lockstep::ui
