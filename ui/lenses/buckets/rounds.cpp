// The sort by ballots: draws keys that are loaded or stored, and the whole sort at rest, bit by bit.
#include "ui/lenses/buckets/scene.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

/// From the keys to their places, through what stood after each bit as far as that has room.
void BucketScene::drawRounds()
{
    const std::size_t n = m_pass.keys.size();
    const double top = m_layout.keyTop + m_layout.keyHeight + 3 * m_s, bottom = m_layout.slotTop - 1.5 * m_s;
    const auto x = [&](std::size_t place) { return m_layout.slot(place).center().x(); };
    std::vector<BucketRound> rounds = m_pass.rounds;
    QString longest;
    for (const BucketKey& key : m_pass.keys)
        if (const QString text = QString::fromStdString(formatValue(key.bits, m_recording.type));
            text.size() > longest.size())
            longest = text;
    double type = 0, line = 0, each = 0; // line: half a row of values between two rounds
    bool hasRows = false;
    std::vector<double> types{12, 11}; // an audience reads smaller type rather than none
    for (double size = 10; m_view.role == ViewRole::presenter && size > leastPresentedType - 1; --size)
        types.push_back(std::max(size, leastPresentedType));
    for (std::size_t i = 0; i < types.size() && !hasRows; ++i) {
        type = types[i] * m_s;
        line = 0.75 * type;
        each = (bottom - top + 2 * line) / static_cast<double>(std::max<std::size_t>(rounds.size(), 1));
        hasRows = rounds.size() > 1 && each >= 2 * line + std::min(12 * m_s, type) &&
                  textWidth(textAt(longest, {}, type, 500, m_colors.ink)) + 0.33 * type <= m_layout.slotPitch;
    }
    const double head = std::min(arrowHead(), 5 * m_s);
    const auto draw = [&](std::size_t i, std::size_t from, std::size_t to, double y0, double y1, const QColor& color,
                          double opacity) {
        const MarkId id =
            itemId(BucketStep::scatter, m_pass.keys[i].moveItem, QStringLiteral("way%1").arg(m_ways++), i);
        const QPointF tip{x(to), y1}, start{x(from), y0};
        const double bend = (y1 - y0) * 0.4;
        QPainterPath path(start);
        path.cubicTo(start + QPointF{0, bend}, tip - QPointF{0, bend + head}, tip - QPointF{0, head});
        m_scene.add(PathShape{path, Qt::transparent, Stroke{color, 1.3 * m_line, {}}}, id, opacity);
        addArrowHead(m_scene, tip, tip - QPointF{0, 1}, head, color, id.part(QStringLiteral("head")), opacity);
    };
    if (!hasRows) { // no bit of its own
        if (rounds.size() > 1)
            addText(textAt(say("in %1 rounds").arg(countDigits(rounds.size())), {14 * m_s, (top + bottom) / 2},
                           12 * m_s, 500, m_colors.ink2, Align::left),
                    1, {QStringLiteral("in-rounds"), -1, -1, -1});
        for (std::size_t i = 0; i < n; ++i)
            draw(i, i, m_pass.keys[i].slot, top, bottom, m_colors.ink2, 1);
    }
    for (std::size_t r = 0; hasRows && r < rounds.size(); ++r) {
        const double begin = top + static_cast<double>(r) * each, end = begin + each - 2 * line;
        const double middle = (begin + end) / 2;
        // Whose keys go to the front, and whose behind them: under the bit, or beside it.
        const bool isLow = each < 52 * m_s;
        const TextShape bit = textAt(bitsText(rounds[r].shift, 1), {14 * m_s, isLow ? middle : middle - 8 * m_s},
                                     std::min(12 * m_s, type), 400, m_colors.ink2, Align::left);
        addText(bit);
        const double left = isLow ? bit.at.x() + textWidth(bit) + 11 * m_s : 18 * m_s;
        for (const std::uint32_t side : {0U, 1U}) {
            const double at = left + (side == 0 ? 0 : 24) * m_s, y = isLow ? middle : middle + 8 * m_s;
            if (left + 42 * m_s > x(0) - m_layout.slotPitch / 2)
                break;
            addBucketMark(side, {at, y}, 4.5 * m_s, hue(side).line);
            addText(textAt(m_pass.digit.name(side), {at + 7 * m_s, y}, std::min(12 * m_s, type), 600, hue(side).text,
                           Align::left, FontFamily::mono),
                    1, {QStringLiteral("round%1-side%2").arg(r + 1).arg(side), -1, -1, -1});
        }
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t from = r == 0 ? i : rounds[r - 1].places[i], to = rounds[r].places[i];
            draw(i, from, to, begin, end, hue(rounds[r].digits[i]).line, 1);
            if (r + 1 == rounds.size())
                continue;
            const QString text = QString::fromStdString(formatValue(m_pass.keys[i].bits, m_recording.type));
            addText(textAt(text, {x(to), end + line}, type, 500, m_colors.ink2), 1,
                    {QStringLiteral("round%1-%2").arg(r + 1).arg(to), -1, -1, -1});
        }
    }
    joinEqualKeys();
    drawCarried();
}

/// The lower row: places in local memory, or the result, green where it is right.
void BucketScene::drawCarried()
{
    const bool isResult = m_pass.carried != Carried::loaded;
    const double middle = m_layout.slotTop + std::max(m_layout.keyHeight / 2, 17 * m_s);
    addText(textAt(isResult ? say("keys out") : say("local memory"), {14 * m_s, middle - 8 * m_s}, 13 * m_s, 600,
                   m_colors.ink, Align::left));
    if (isResult)
        addText(textAt(say("slots"), {14 * m_s, middle + 9 * m_s}, 12 * m_s, 400, m_colors.ink2, Align::left));
    const std::vector<bool> wrong = wrongOutputs(m_recording);
    const auto step = static_cast<std::size_t>(m_layout.indexStep);
    for (std::size_t j = 0; j < m_pass.keys.size(); ++j) {
        const std::uint32_t position = m_pass.keyAt[j];
        const BucketKey& key = m_pass.keys[position];
        const QRectF rect = m_layout.slot(j);
        const double radius = std::min(7 * m_s, rect.width() / 3);
        if (m_layout.indexY > 0 && j % step == 0)
            addText(textAt(QString::number(j), {rect.center().x(), m_layout.indexY}, 11 * m_s, 400, m_colors.ink3));
        m_scene.add(RectShape{rect, radius, m_colors.paper, Stroke{m_colors.ghost, m_line, {}}});
        if (m_result <= 0)
            continue;
        const MarkId id = itemId(BucketStep::scatter, key.moveItem, QStringLiteral("slot"), position);
        const std::size_t first = m_scene.marks.size();
        QColor ink = m_colors.ink;
        const bool isFinished = isResult && m_pass.launch == m_recording.launchCount() && !endsEarly(m_recording);
        if (isFinished && j < wrong.size() && wrong[j]) {
            ink = wrongLook(m_colors, wrongAt(wrong, j), m_s).on;
            m_scene.add(tornCell(rect, radius, m_colors, wrongAt(wrong, j), m_s), id, m_result);
        } else if (isFinished) {
            ink = m_colors.keep.on;
            m_scene.add(RectShape{rect, radius, m_colors.keep.fill, {}}, id, m_result);
        } else {
            m_scene.add(RectShape{rect, radius, m_colors.paper, Stroke{m_colors.line2, m_line, {}}}, id, m_result);
        }
        if (m_layout.valueSize > 0)
            drawValue(key, rect, false, m_result, ink);
        own(m_scene, first, id);
    }
}

} // namespace lockstep::ui
