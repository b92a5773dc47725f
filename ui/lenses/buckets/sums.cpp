// Beside the table: the seven kernels' block sums, which each launch of the scan writes, and the totals and bases of a
// sort in sweeps.

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double headShare = 0.34; ///< length of an arrowhead behind a number, of its type

/// From the field of one start to the head that leads into the next one.
double roomAround(const BucketLayout& layout, double pillHalf, double size, double line)
{
    return layout.columnWidth - 2 * pillHalf - headShare * size - 3.4 * line;
}

double widestAddend(const BucketSums& sums, const QString& form, double size)
{
    const QString most = countDigits(*std::ranges::max_element(sums.now[1])); // digits are equally wide
    return textWidth(textAt(form.arg(most), {}, size, 500, Qt::black));
}

/// Names what the launch makes and has no room beside the table.
QString leftOut(const BucketSums& sums)
{
    return sums.isWritten[3]                        ? say("No room here for the totals and the bases.")
           : sums.isWritten[1] && sums.isWritten[2] ? say("No room here for the sums before and the totals.")
           : sums.isWritten[1]                      ? say("No room here for the sums before.")
           : sums.isWritten[2]                      ? say("No room here for the totals.")
           : sums.isWritten[0]                      ? say("No room here for the sums of the blocks.")
                                                    : QString();
}

} // namespace

std::optional<QPointF> BucketScene::startComesFrom(std::size_t row, std::size_t group) const
{
    const BucketSums& sums = m_pass.sums;
    if (m_layout.sumsLeft > 0 && sums.readsBefore && sums.rowsOfBlock > 0)
        return m_layout.sum(1, row, group / sums.rowsOfBlock, sums.blocks).center();
    if (m_layout.sumsLeft > 0 && sums.readsBases)
        return m_layout.sum(3, row, 0, sums.blocks).center();
    return std::nullopt;
}

std::uint32_t BucketScene::addendOf(std::size_t digit, std::size_t group) const
{
    const BucketSums& sums = m_pass.sums;
    return sums.now[1][digit * sums.blocks + group / sums.rowsOfBlock];
}

TextShape BucketScene::addendText(std::size_t digit, std::size_t group) const
{
    const double size = m_addends->head / headShare;
    const bool hasSign = roomAround(m_layout, m_addends->pillHalf, size, m_line) >=
                         widestAddend(m_pass.sums, QStringLiteral("+%1"), size); // else the heading says "plus"
    const std::uint32_t added = addendOf(digit, group);
    const QPointF end = m_layout.start(m_pass.rowOf(static_cast<std::uint32_t>(digit)), group) -
                        QPointF{m_addends->pillHalf + m_addends->head + 1.4 * m_line, 0};
    return textAt((hasSign ? QStringLiteral("+") : QString()) + countDigits(added), end, size, 500,
                  added > 0 ? m_colors.compute.text : m_colors.ink3, Align::right);
}

std::optional<BucketScene::Addends> BucketScene::placeAddends() const
{
    const BucketSums& sums = m_pass.sums;
    if (!m_layout.hasBoth() || m_layout.numberSize <= 0 || !sums.readsBefore || sums.rowsOfBlock == 0 ||
        m_pass.starts.empty() || sums.now[1].size() < m_pass.digits * sums.blocks)
        return std::nullopt;
    const double largest = m_layout.numberSize;
    double start = 0;
    for (const std::uint32_t number : m_pass.starts)
        start = std::max(start, textWidth(textAt(countDigits(number), {}, largest, 600, m_colors.ink)));
    const double least = std::min(m_layout.pillHalf, start / 2 + 1.5 * m_line);
    const double leastType = std::min(largest, (m_view.role == ViewRole::presenter ? leastPresentedType : 11) * m_s);
    for (const QString& form : {QStringLiteral("+%1"), QStringLiteral("%1")})
        for (const double size : {largest, (largest + leastType) / 2, leastType})
            for (const double half : {m_layout.pillHalf, least})
                if (roomAround(m_layout, half, size, m_line) >= widestAddend(sums, form, size))
                    return Addends{half, headShare * size};
    return std::nullopt;
}

void BucketScene::drawAddend(std::size_t digit, std::size_t group)
{
    const std::size_t index = cellIndex(digit, group), row = m_pass.rowOf(static_cast<std::uint32_t>(digit));
    const QPointF tip = m_layout.start(row, group) - QPointF{m_addends->pillHalf + 0.6 * m_line, 0};
    addText(addendText(digit, group), 1, {QStringLiteral("addend%1").arg(index), -1, -1, static_cast<qint64>(index)});
    addArrowHead(m_scene, tip, tip - QPointF{m_addends->head, 0}, m_addends->head, m_colors.compute.line,
                 {QStringLiteral("start-head%1").arg(index), static_cast<int>(m_pass.launch), m_pass.startItem[index],
                  static_cast<qint64>(index)});
}

double BucketScene::baseHead() const
{
    if (m_layout.sumsLeft <= 0 || !m_layout.hasBoth() || !m_pass.sums.readsBases)
        return 0;
    return std::clamp(m_layout.rowHeight / 2 - 0.46 * m_layout.numberSize - 1, 2.5, 4.5 * m_s);
}

/// From a row's base, which is added to all of its starts, under the row and up into each of them.
void BucketScene::drawBaseWays()
{
    const double size = baseHead();
    if (size <= 0)
        return;
    const Stroke stroke{m_colors.compute.line, 1.2 * m_line, {}};
    for (std::size_t row = 0; row < m_pass.rows.size(); ++row) {
        const double y = m_layout.cell(row, 0).bottom() - 0.6 * m_line;
        const std::uint32_t digit = m_pass.rows[row];
        const QPointF from = m_layout.sum(3, row, 0, m_pass.sums.blocks).center();
        m_scene.add(LineShape{{m_layout.start(row, 0).x(), y}, {from.x(), y}, stroke},
                    {QStringLiteral("base-way%1").arg(row), -1, -1, -1});
        m_scene.add(LineShape{{from.x(), from.y() + 0.45 * m_layout.numberSize}, {from.x(), y}, stroke},
                    {QStringLiteral("base-from%1").arg(row), -1, -1, -1});
        for (std::size_t g = 0; g < m_pass.groups; ++g) {
            const std::size_t index = cellIndex(digit, g);
            const double x = m_layout.start(row, g).x();
            addArrowHead(m_scene, {x, y - size}, {x, y}, size, stroke.color,
                         {QStringLiteral("start-head%1").arg(index), static_cast<int>(m_pass.launch),
                          m_pass.startItem[index], static_cast<qint64>(index)});
        }
    }
}

/// In the ink of guides, beside the totals: they are added up one row after the other.
void BucketScene::drawTotalsOrder()
{
    if (!m_pass.sums.isWritten[3])
        return;
    const double size = std::min(4.5 * m_s, m_layout.rowHeight * 0.4);
    const double x = m_layout.sum(2, 0, 0, m_pass.sums.blocks).left() + size / 2;
    for (std::size_t row = 0; row + 1 < m_pass.rows.size(); ++row) {
        const QPointF from{x, m_layout.cell(row, 0).center().y()},
            tip{x, m_layout.cell(row + 1, 0).center().y() - 0.5 * m_line};
        m_scene.add(LineShape{from, tip - QPointF{0, size / 2}, Stroke{m_colors.ink3, 1.2 * m_line, {}}},
                    {QStringLiteral("reading-down%1").arg(row), -1, -1, -1});
        addArrowHead(m_scene, tip, from, size, m_colors.ink3,
                     {QStringLiteral("reading-down-head%1").arg(row), -1, -1, -1});
    }
}

double BucketScene::drawTiles()
{
    const double size = 12 * m_s, y = m_layout.noteY;
    double x = m_layout.left;
    const auto put = [&](const QString& words, const std::vector<std::uint32_t>& numbers, bool isMade) {
        const TextShape name = textAt(words, {x, y}, size, 400, m_colors.ink2, Align::left);
        addText(name);
        x += textWidth(name) + 6 * m_s;
        for (std::size_t tile = 0; tile < numbers.size(); ++tile) {
            const QString part = isMade ? QStringLiteral("tile-before%1") : QStringLiteral("tile-sum%1");
            const TextShape number =
                textAt(countDigits(numbers[tile]), {x + 5 * m_s, y}, size, 600, m_colors.ink, Align::left);
            const QRectF box{x, y - 8.5 * m_s, textWidth(number) + 10 * m_s, 17 * m_s};
            const bool isNow = isMade && !m_pass.tileSums.empty();
            const double shown = isNow ? m_result : 1;
            m_scene.add(RectShape{box, 5 * m_s, isNow ? m_colors.compute.tint : QColor(Qt::transparent),
                                  Stroke{isNow ? m_colors.compute.line : m_colors.line2, 1.2 * m_line, {}}},
                        {part.arg(tile), -1, -1, -1}, shown);
            addText(number, shown);
            x = box.right() + 4 * m_s;
        }
    };
    if (!m_pass.tileSums.empty()) {
        put(say("tiles' sums"), m_pass.tileSums, false);
        const QPointF from{x + 4 * m_s, y}, tip{x + 26 * m_s, y};
        m_scene.add(LineShape{from, tip - QPointF{3 * m_s, 0}, Stroke{m_colors.compute.line, 1.3 * m_line, {}}});
        addArrowHead(m_scene, tip, from, 5 * m_s, m_colors.compute.line, {QStringLiteral("tiles-head"), -1, -1, -1});
        x = tip.x() + 8 * m_s;
    }
    put(say("before each tile"), m_pass.tilesBefore, true);
    return x;
}

void BucketScene::drawSums()
{
    const BucketSums& sums = m_pass.sums;
    if (m_pass.kind != BucketKind::pipeline && m_pass.kind != BucketKind::sweeps)
        return;
    const std::size_t rows = m_pass.rows.size();
    // Blocks of work-groups, whose counts are scanned by themselves.
    if (sums.rowsOfBlock > 0)
        for (std::size_t b = 1; b < sums.blocks && b * sums.rowsOfBlock < m_pass.groups; ++b) {
            const QRectF cell = m_layout.cell(0, b * sums.rowsOfBlock);
            double x = cell.left() - std::min(4 * m_s, m_layout.columnWidth * 0.06);
            for (std::size_t row = 0; m_addends && row < rows; ++row) { // amid the fields before it and what is added
                const TextShape added = addendText(m_pass.rows[row], b * sums.rowsOfBlock);
                const double end = m_layout.start(row, b * sums.rowsOfBlock - 1).x() + m_addends->pillHalf;
                x = std::min(x, (end + added.at.x() - textWidth(added)) / 2);
            }
            m_scene.add(LineShape{{x, m_layout.rowTop - 2 * m_s},
                                  {x, m_layout.tableRect(rows, m_pass.groups).bottom()},
                                  Stroke{m_colors.ink2, 1.4 * m_line, {3, 3}}},
                        {QStringLiteral("block-edge%1").arg(b), -1, -1, -1});
        }
    if (m_layout.sumsLeft <= 0) {
        if (!hasNote() && m_layout.hasBoth())
            if (const QString words = leftOut(sums); !words.isEmpty()) {
                // Between the card and the keys, whose numbers may stand over them.
                const double card = m_layout.tableRect(rows, m_pass.groups).bottom() + 5 * m_s;
                const TextShape text =
                    textAt(words, {m_layout.left, card + 12 * m_s}, 11.5 * m_s, 400, m_colors.ink2, Align::left);
                if (text.at.y() + 3 * m_s <= m_layout.keyTop - m_layout.aboveKeys &&
                    text.at.x() + textWidth(text) <= m_view.size.width() - 4 * m_s)
                    addText(text, 1, {QStringLiteral("left-out"), -1, -1, -1});
            }
        return;
    }
    const double size = m_layout.numberSize > 0 ? m_layout.numberSize : m_layout.rowHeight >= 12 * m_s ? 11 * m_s : 0;
    const std::array heads{say("sums"), say("before"), say("total"), say("base")};
    const double headY = m_layout.subheadY > 0 ? m_layout.subheadY : m_layout.headY;
    for (std::size_t which = 0; which < heads.size(); ++which) {
        const std::size_t count = which < 2 ? sums.blocks : 1;
        if (count == 0)
            continue;
        const bool isMade = !sums.now[which].empty();
        const QRectF head =
            m_layout.sum(which, 0, 0, sums.blocks).united(m_layout.sum(which, 0, count - 1, sums.blocks));
        addText(textAt(heads[which], {head.center().x(), headY}, 11.5 * m_s, isMade ? 500 : 400,
                       isMade ? m_colors.ink2 : m_colors.ink3));
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t b = 0; b < count; ++b) {
                const QRectF cell = m_layout.sum(which, r, b, sums.blocks);
                const std::size_t index = m_pass.rows[r] * count + b;
                const MarkId id{QStringLiteral("sum%1-%2").arg(which).arg(index), -1, -1, -1};
                const double inset = std::min(2.5 * m_s, cell.width() * 0.06);
                const QRectF box = cell.adjusted(inset, 1.5, -inset, -1.5);
                if (index >= sums.now[which].size()) {
                    m_scene.add(RectShape{box, 4 * m_s, Qt::transparent, Stroke{m_colors.ghost, m_line, {}}}, id);
                    continue;
                }
                const bool written = sums.isWritten[which];
                const bool isExample = m_example && m_example->made && m_example->made->list == which &&
                                       m_example->made->index == index && hasNote();
                if (written)
                    m_scene.add(RectShape{box, 4 * m_s, m_colors.compute.tint,
                                          Stroke{m_colors.compute.line, (isExample ? 2.4 : 1.2) * m_line, {}}},
                                id, std::max(0.25, m_result));
                if (written && b == 0 && which < 2 && cell.width() >= 12 * m_s) // out of the column at its left
                    addArrowHead(m_scene, {box.left() - 0.5 * m_s, box.center().y()},
                                 {box.left() - 2 * m_s, box.center().y()}, 4.5 * m_s, m_colors.compute.line,
                                 {QStringLiteral("sum-head%1-%2").arg(which).arg(r), -1, -1, -1});
                const double made = written ? m_result : 1;
                if (size > 0 && made > 0)
                    addText(textAt(countDigits(sums.now[which][index]), cell.center(), size, written ? 600 : 500,
                                   m_colors.ink),
                            made);
            }
    }
    drawTotalsOrder();
    drawBaseWays();
}

} // namespace lockstep::ui
