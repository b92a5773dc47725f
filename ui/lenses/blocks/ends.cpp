// BlocksScene: where ways are cut, their ends, and the names by which these are joined.
#include "ui/lenses/blocks/scene.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

/// How long the end of a way is at the row of sums; what is written over it needs as much again.
double BlocksScene::endLength() const
{
    return std::min(15 * m_s, m_layout.gap * 0.38);
}

/// Of a sum, the block or column that it belongs to.
BlocksScene::Partner BlocksScene::partnerOf(const Spot& spot) const
{
    const RoomRow &values = m_flow.rows.front(), &row = m_flow.rows[spot.row];
    if (!values.isTable)
        return {spot.index, false};
    const Room& room = row.rooms[row.roomOf[spot.index]];
    if (row.rooms.size() > 1)
        return {spot.index - room.cells.front(), false};
    return {spot.index, true};
}

/// Past a row of sums to a further one.
bool BlocksScene::isPast(const Traveller& traveller)
{
    return traveller.isCut && !traveller.isUp && traveller.from.row > 0;
}

/// Where a value leaves past a row: beside the middle, from which others go straight down.
QPointF BlocksScene::asideBelow(const Spot& spot) const
{
    return below(spot) + QPointF{std::min(14 * m_s, m_layout.rows[spot.row].cells[spot.index].width() * 0.3), 0};
}

bool BlocksScene::isFree(const TextShape& words) const
{
    const QRectF room = textBounds(words);
    return std::ranges::none_of(m_scene.marks, [&](const Mark& mark) {
        const auto* other = std::get_if<TextShape>(&mark.shape);
        return other != nullptr && textBounds(*other).intersects(room);
    });
}

/// True where no way from row to row goes through the words.
bool BlocksScene::isOffWays(const TextShape& words) const
{
    QPainterPath room;
    const double height = capHeight(words);
    room.addRect({textBounds(words).left(), words.at.y() - height, textWidth(words), height});
    return std::ranges::none_of(m_travellers, [&](const Traveller& other) {
        QPainterPath way{other.way.from};
        way.lineTo(other.way.to);
        return !other.isCut && room.intersects(way);
    });
}

/// What comes past a row, "+ 52" with an arrow: over the cell that takes it, or without room there beside the way that
/// comes from the row between. The arrow is drawn, the words returned.
TextShape BlocksScene::drawPast(const Traveller& traveller)
{
    const bool adds = traveller.act->op == Op::combine;
    const double opacity = progress(*traveller.act) >= 1 && m_now.fraction < 1 ? 0.35 : 1;
    const Stroke stroke{adds ? m_colors.compute.line : m_colors.move.line, 1.6 * m_line,
                        adds ? std::vector<double>{} : std::vector<double>{3.5, 2.5}};
    const RowBox& row = m_layout.rows[traveller.to.row];
    const QRectF& cell = row.cells[traveller.to.index];
    const auto taken =
        static_cast<std::size_t>(std::ranges::find(traveller.act->from, traveller.from) - traveller.act->from.begin());
    const QString text = beforeText(traveller.act->taken[taken], m_recording, onOneLine(row.type.form));
    TextShape words = textAt(text, {}, 11.5 * m_s, 600, m_colors.ink);
    QPointF from, tip;
    if (row.head >= roomForPast * m_s - 0.5 && !m_old.contains(traveller.to)) {
        tip = {cell.center().x(), cell.top() - m_s};
        from = tip - QPointF{0, 14 * m_s};
        words.at = from - QPointF{0, 3 * m_s};
    } else {
        const auto other = std::ranges::find_if(
            m_travellers, [&](const Traveller& way) { return !way.isCut && way.to == traveller.to; });
        const bool isLeft = other == m_travellers.end() || other->way.from.x() > cell.center().x();
        const double aside = isLeft ? -9 * m_s : 9 * m_s;
        tip = traveller.way.to + QPointF{aside, 0};
        from = tip - QPointF{0, endLength()};
        words.at = between(from, tip, 0.5) + QPointF{isLeft ? -5 * m_s : 5 * m_s, capHeight(words) / 2};
        words.align = isLeft ? Align::right : Align::left;
    }
    m_scene.add(LineShape{from, tip - QPointF{0, 3 * m_s}, stroke}, markOf(*traveller.act, "end-in"), opacity);
    addHead(tip, from, stroke.color);
    return words;
}

/// What goes and comes past a row. All of it is told or nothing: one without words would seem to bear its neighbour's.
void BlocksScene::drawPasts()
{
    struct Word {
        const Traveller* traveller;
        TextShape came, name; ///< the name of the row that it goes to
    };
    std::vector<Word> words;
    for (const Traveller& traveller : m_travellers)
        if (isPast(traveller) && progress(*traveller.act) > 0)
            words.push_back({&traveller, drawPast(traveller),
                             textAt(rowName(m_recording, m_flow.at(m_now.step), traveller.to.row),
                                    asideBelow(traveller.from) + QPointF{5 * m_s, 9 * m_s}, 11 * m_s, 500,
                                    m_colors.ink2, Align::left)});
    if (words.empty())
        return;
    const auto idOf = [](const char* name, const Spot& spot) {
        return MarkId{QStringLiteral("%1%2-%3").arg(QLatin1String{name}).arg(spot.row).arg(spot.index), -1, -1, -1};
    };
    // Beside no other's arrow, and not over its words.
    const auto arrowOf = [&](const TextShape& came) {
        return came.at.x() + (came.align == Align::right ? 5 * m_s : came.align == Align::left ? -5 * m_s : 0);
    };
    const bool areApart = std::ranges::all_of(words, [&](const Word& word) {
        const QRectF room = textBounds(word.came);
        return std::ranges::all_of(words, [&](const Word& other) {
            const double x = arrowOf(other.came);
            return &word == &other || ((x < room.left() - 12 * m_s || x > room.right() + 12 * m_s) &&
                                       !textBounds(other.came).intersects(room));
        });
    });
    if (areApart &&
        std::ranges::all_of(words, [&](const Word& word) { return isFree(word.came) && isOffWays(word.came); }))
        for (const Word& word : words)
            m_scene.add(word.came, idOf("past", word.traveller->to),
                        progress(*word.traveller->act) >= 1 && m_now.fraction < 1 ? 0.35 : 1);
    if (m_now.fraction < 1) // values on their way come over the names
        return;
    const bool hasNames = std::ranges::all_of(words, [&](const Word& word) {
        const QRectF room = textBounds(word.name);
        const bool isBeforeNext = std::ranges::none_of(words, [&](const Word& other) {
            const double x = asideBelow(other.traveller->from).x() - 4 * m_s;
            return room.left() < x && x < room.right();
        });
        return isBeforeNext && room.right() <= m_view.size.width() && isFree(word.name);
    });
    if (hasNames) {
        for (const Word& word : words)
            m_scene.add(word.name, idOf("partner", word.traveller->from));
        return;
    }
    TextShape name = words.front().name; // once, before them all
    name.text = QStringLiteral("→ ") + name.text;
    name.at.setX(m_layout.left - 9 * m_s);
    name.align = Align::right;
    if (m_layout.gutter > 0 && isFree(name))
        m_scene.add(name, {QStringLiteral("partner-past"), -1, -1, -1});
}

/// An arrow out of each end, and one into the other: what comes, and what goes.
void BlocksScene::drawEnds()
{
    std::map<std::pair<Spot, bool>, double> drawn; // what is read by many is drawn once
    int number = 0;
    for (const Traveller& traveller : m_travellers) {
        const BlockAct& act = *traveller.act;
        ++number;
        if (!traveller.isCut || progress(act) <= 0)
            continue;
        const bool adds = act.op == Op::combine, isOver = progress(act) >= 1 && m_now.fraction < 1;
        const Stroke stroke{adds ? m_colors.compute.line : m_colors.move.line, 1.6 * m_line,
                            adds ? std::vector<double>{} : std::vector<double>{3.5, 2.5}};
        const double atSums = endLength(), atRoom = traveller.isUp ? 11 * m_s : 18 * m_s;
        const QPointF from = traveller.way.from, to = traveller.way.to;
        const QPointF out = from + (traveller.isUp ? QPointF{0, -atSums} : QPointF{0, atRoom});
        const QPointF in = to + (traveller.isUp ? QPointF{0, atRoom} : QPointF{0, -atSums});
        MarkId id = markOf(act, "end");
        if (traveller.isUp && adds)
            id = shared(std::move(id));
        id.name += QString::number(number);
        const auto add = [&](const Spot& spot, bool leaves, QPointF begin, QPointF tip) {
            const double opacity = isOver ? 0.35 : 1;
            const auto [at, isNew] = drawn.try_emplace({spot, leaves}, opacity);
            if (!isNew && at->second >= opacity)
                return;
            at->second = opacity;
            const std::size_t first = m_scene.marks.size();
            m_scene.add(LineShape{begin, tip, stroke}, {}, opacity);
            m_scene.marks[first].id = {id.name + (leaves ? QStringLiteral("-out") : QStringLiteral("-in")), id.launch,
                                       id.item, id.index};
            addHead(tip, begin, stroke.color);
        };
        if (isPast(traveller)) {
            const QPointF begin = asideBelow(traveller.from);
            add(traveller.from, true, begin, begin + QPointF{0, std::min(atRoom, m_layout.gap * 0.38)});
            continue;
        }
        add(traveller.from, true, from, out);
        add(traveller.to, false, in, to);
    }
}

namespace {

/// "from blocks 2 to 4"; blocks are counted from 0.
QString fromBlocks(const std::set<std::size_t>& blocks)
{
    const std::size_t first = *blocks.begin(), last = *blocks.rbegin();
    if (blocks.size() == 1)
        return say("from block %1").arg(first);
    if (last - first + 1 == blocks.size())
        return (blocks.size() == 2 ? say("from blocks %1 and %2") : say("from blocks %1 to %2")).arg(first).arg(last);
    QStringList numbers;
    for (const std::size_t block : blocks)
        numbers += QString::number(block);
    return say("from blocks %1").arg(numbers.join(QStringLiteral(", ")));
}

} // namespace

/// Over sums the number of the block or column that they belong to; under a block whose sum it took.
void BlocksScene::drawPartners()
{
    drawPasts();
    std::set<Spot> told;
    std::set<std::uint32_t> rows;
    const auto isSeen = [this](const Traveller& traveller) {
        return traveller.isCut && !isPast(traveller) && progress(*traveller.act) > 0;
    };
    std::map<Spot, std::set<std::size_t>> read; // blocks whose sums a block took
    for (const Traveller& traveller : m_travellers)
        if (isSeen(traveller) && traveller.isUp)
            read[traveller.to].insert(partnerOf(traveller.from).number);
    for (const Traveller& traveller : m_travellers) {
        if (!isSeen(traveller))
            continue;
        const Spot& sum = traveller.isUp ? traveller.from : traveller.to;
        const Partner partner = partnerOf(sum);
        const RowBox& row = m_layout.rows[sum.row];
        const double y = row.rooms[m_flow.rows[sum.row].roomOf[sum.index]].rect.top() - endLength() - 8 * m_s;
        const bool hasRoom = m_layout.gap >= roomForEnds * m_s;
        const QPointF at{row.cells[sum.index].center().x(), y};
        if (hasRoom && told.insert(sum).second)
            m_scene.add(textAt(QString::number(partner.number), at, 11 * m_s, 600, m_colors.ink2),
                        {QStringLiteral("partner%1-%2").arg(sum.row).arg(sum.index), -1, -1, -1});
        if (hasRoom && rows.insert(sum.row).second && m_layout.gutter > 0)
            m_scene.add(textAt(partner.isColumn ? say("column") : say("block"), {m_layout.left - 9 * m_s, y},
                               11.5 * m_s, 400, m_colors.ink2, Align::right));
        if (!traveller.isUp || !told.insert(traveller.to).second)
            continue;
        const RoomBox& room = m_layout.rows[traveller.to.row].rooms[traveller.to.index];
        if (m_flow.rows.front().isTable) // there a block takes what bears its own number
            continue;
        const bool isOwn = m_flow.rows[traveller.from.row].isHanded; // else it is scanned, and that of all up to it
        const TextShape words = textAt(isOwn                 ? fromBlocks(read[traveller.to])
                                       : partner.number == 0 ? say("of block 0")
                                       : partner.number == 1 ? say("of blocks 0 and 1")
                                                             : say("of blocks 0 to %1").arg(partner.number),
                                       {room.before.center().x() + 7 * m_s, room.before.bottom() + 6.5 * m_s}, 11 * m_s,
                                       500, m_colors.ink2, Align::left);
        const bool isClear = std::ranges::none_of(m_travellers, [&](const Traveller& other) {
            const double x = other.way.from.x();
            return other.isCut && !other.isUp && x > room.before.right() &&
                   x < words.at.x() + textWidth(words) + 4 * m_s &&
                   std::abs(other.way.from.y() - room.rect.bottom()) < m_s && x < room.rect.right();
        });
        if (isClear && words.at.x() + textWidth(words) <= room.rect.right() + 3 * m_s)
            m_scene.add(words,
                        {QStringLiteral("partner-of%1-%2").arg(traveller.to.row).arg(traveller.to.index), -1, -1, -1});
    }
}

} // namespace lockstep::ui
