#include "ui/panels/search_rows.hpp"

#include "ui/panels/search_signs.hpp"
#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QAbstractItemView>
#include <QPainter>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int headingHeight = 32, thingHeight = 48, secondLine = 16, moreHeight = 30, edge = 18, iconRoom = 34;

QFont lineFont()
{
    return uiFont(12.5);
}

/// Where a line that is too long goes on below; its end where it fits.
qsizetype breakOf(const QString& line, double room)
{
    const QFontMetricsF metrics(lineFont());
    if (metrics.horizontalAdvance(line) <= room)
        return line.size();
    qsizetype at = 0;
    for (qsizetype i = 1; i < line.size(); i++) {
        const bool canBreak = line[i - 1] == u' ' || (line[i - 1].script() == QChar::Script_Han && line[i].isLetter());
        if (!canBreak)
            continue;
        if (metrics.horizontalAdvance(line.left(i).trimmed()) > room)
            break;
        at = i;
    }
    return at == 0 ? line.size() : at;
}

/// The found letters of a part of a text, counted from its own beginning.
std::vector<FoundLetters> lettersIn(const std::vector<FoundLetters>& letters, qsizetype from, qsizetype until)
{
    std::vector<FoundLetters> found;
    for (const FoundLetters& each : letters) {
        const qsizetype start = std::max(each.start, from), end = std::min(each.start + each.length, until);
        if (start < end)
            found.push_back({start - from, end - start});
    }
    return found;
}

/// A line of text from the left, its found letters heavier and underlined, cut where the room ends.
void drawMarked(QPainter& painter, QPointF at, double room, const QString& text,
                const std::vector<FoundLetters>& letters, const QFont& font)
{
    QFont marked = font;
    marked.setWeight(QFont::Bold);
    marked.setUnderline(true);
    const auto piece = [&](qsizetype from, qsizetype until, bool isMarked) {
        const QString words = text.mid(from, until - from);
        if (words.isEmpty() || room <= 0)
            return;
        painter.setFont(isMarked ? marked : font);
        const QFontMetricsF metrics(painter.font());
        const double width = metrics.horizontalAdvance(words);
        painter.drawText(at, width > room ? metrics.elidedText(words, Qt::ElideRight, room) : words);
        at.rx() += width;
        room = width > room ? 0 : room - width;
    };
    qsizetype done = 0;
    for (const FoundLetters& each : letters) {
        piece(done, each.start, false);
        piece(each.start, each.start + each.length, true);
        done = each.start + each.length;
    }
    piece(done, text.size(), false);
}

} // namespace

SearchRows::SearchRows(const std::vector<SearchRow>& rows, QObject* parent)
    : QStyledItemDelegate(parent), m_rows(rows), m_theme(&theme(ThemeName::light))
{
}

QSize SearchRows::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const SearchRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto* list = qobject_cast<const QAbstractItemView*>(parent());
    const double room = list == nullptr ? 0 : list->viewport()->width() - 2 * edge - iconRoom;
    switch (row.kind) {
    case SearchRow::Kind::heading:
        return {100, headingHeight};
    case SearchRow::Kind::more:
        return {100, moreHeight};
    case SearchRow::Kind::nothing:
        break;
    case SearchRow::Kind::thing:
        if (breakOf(row.thing.line, room) < row.thing.line.size())
            return {100, thingHeight + secondLine};
    }
    return {100, thingHeight};
}

void SearchRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const SearchRow& row = m_rows[static_cast<std::size_t>(index.row())];
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect box = option.rect;
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    if (isCurrent) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme->raised);
        painter->drawRoundedRect(QRectF(box).adjusted(8, 1, -8, -1), 7, 7);
    }
    painter->setPen(m_theme->ink2);
    switch (row.kind) {
    case SearchRow::Kind::heading: {
        const QRect inside = box.adjusted(edge, 8, -edge, 0);
        painter->setFont(uiFont(12, 600));
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, row.title);
        painter->setFont(uiFont(12));
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, row.count);
        break;
    }
    case SearchRow::Kind::thing:
        paintThing(*painter, box, row, isCurrent);
        break;
    case SearchRow::Kind::more:
    case SearchRow::Kind::nothing:
        painter->setFont(uiFont(12.5));
        painter->drawText(box.adjusted(row.kind == SearchRow::Kind::more ? edge + iconRoom : edge, 0, -edge, 0),
                          Qt::AlignLeft | Qt::AlignVCenter, row.title);
        break;
    }
    painter->restore();
}

void SearchRows::paintThing(QPainter& painter, const QRect& box, const SearchRow& row, bool isCurrent) const
{
    const Findable& thing = row.thing;
    const QRectF icon(box.left() + edge, box.center().y() - 10, 20, 20);
    if (thing.kind == Findable::Kind::lecture)
        drawIcon(painter, Icon::present, icon, m_theme->ink2);
    else if (!thing.lens.isEmpty())
        drawIcon(painter, iconOfLens(thing.lens), icon, m_theme->ink2);
    int right = box.right() - edge;
    const QRect titleRow = thing.line.isEmpty() ? box : QRect(box.left(), box.top() + 3, box.width(), 24);
    if (const QString keys = !thing.keys.isEmpty() ? thing.keys : isCurrent ? tr("Enter") : QString(); !keys.isEmpty())
        right -= drawKeyCap(painter, titleRow, right, keys, *m_theme) + 10;
    const double left = box.left() + edge + iconRoom;
    painter.setPen(m_theme->ink);
    drawMarked(painter, {left, box.top() + (thing.line.isEmpty() ? 28.5 : 20.0)}, right - left, thing.title,
               row.found.inTitle, uiFont(13.5, 500));
    painter.setPen(m_theme->ink2);
    const double room = box.right() + 1 - edge - left; // the key is beside the title
    const qsizetype end = breakOf(thing.line, room);
    drawMarked(painter, {left, box.top() + 38.0}, room, thing.line.left(end).trimmed(),
               lettersIn(row.found.inLine, 0, end), lineFont());
    drawMarked(painter, {left, box.top() + 38.0 + secondLine}, room, thing.line.mid(end),
               lettersIn(row.found.inLine, end, thing.line.size()), lineFont());
}

} // namespace lockstep::ui
