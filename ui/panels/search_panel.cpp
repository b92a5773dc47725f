#include "ui/panels/search_panel.hpp"

#include "ui/panels/find_bar.hpp"
#include "ui/panels/search_signs.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostOfMany = 4; ///< of a kind, where other kinds were found, too
constexpr std::array kinds{Findable::Kind::algorithm, Findable::Kind::preset, Findable::Kind::lecture,
                           Findable::Kind::command};

} // namespace

SearchPanel::SearchPanel(QWidget* parent)
    : QFrame(parent), m_theme(&theme(ThemeName::light)), m_field(new QLineEdit), m_list(new QListWidget),
      m_magnifier(new QLabel), m_foot(makeLabel({}, 12, 400, "second")), m_painter(new SearchRows(m_rows, m_list))
{
    setObjectName("searchPanel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 8, 2, 8);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 4, 16, 8);
    row->setSpacing(10);
    row->addWidget(m_magnifier);
    m_field->setObjectName("searchField");
    m_field->setFont(uiFont(17));
    m_field->setProperty(keepsEnter, true);
    m_field->installEventFilter(this);
    row->addWidget(m_field, 1);
    column->addLayout(row);
    m_list->setObjectName("searchList");
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(m_painter);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust); // a scroll bar takes room from long lines
    column->addWidget(m_list, 1);
    m_foot->setContentsMargins(18, 8, 18, 2);
    column->addWidget(m_foot);
    worded(this, [this] {
        m_field->setPlaceholderText(tr("Search"));
        m_field->setAccessibleName(tr("Search algorithms, figures, lectures and commands"));
        m_list->setAccessibleName(tr("Found"));
        m_foot->setText(tr("↑ ↓ choose    Enter opens    Ctrl+Enter compares    Esc closes"));
    });
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        m_whole.clear();
        search();
    });
    connect(m_list, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) { choose(m_list->row(item)); });
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        take(m_list->row(item), QApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        if (isVisible() && now != nullptr && now->window() == window() && now != m_field)
            close();
    });
    hide();
}

void SearchPanel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    m_painter->setTheme(theme);
    m_magnifier->setPixmap(searchIcon(theme.ink2).pixmap(20, 20));
    update();
    m_list->viewport()->update();
}

void SearchPanel::begin(std::vector<Findable> all, const std::vector<std::size_t>& last,
                        const std::vector<std::size_t>& useful)
{
    m_all = std::move(all);
    m_last = last;
    m_useful = useful;
    m_whole.clear();
    const QSignalBlocker quiet(m_field);
    m_field->clear();
    show();
    raise();
    search();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void SearchPanel::close()
{
    if (isHidden())
        return;
    const bool hadKeyboard = m_field->hasFocus();
    hide();
    if (hadKeyboard)
        emit closed();
}

void SearchPanel::search()
{
    m_rows.clear();
    const QString asked = m_field->text().trimmed();
    if (asked.isEmpty()) {
        const auto unmarked = [](const std::vector<std::size_t>& which) {
            std::vector<FoundThing> things;
            for (const std::size_t each : which)
                things.push_back({each});
            return things;
        };
        addGroup(tr("Opened last"), unmarked(m_last), m_last.size());
        addGroup(tr("Useful now"), unmarked(m_useful), m_useful.size());
        for (SearchRow& row : m_rows)
            row.count.clear(); // nothing was asked for
        return fill();
    }
    const std::vector<FoundThing> found = searched(m_all, asked);
    std::vector<std::vector<FoundThing>> groups;
    for (const Findable::Kind kind : kinds) {
        std::vector<FoundThing>& group = groups.emplace_back();
        for (const FoundThing& each : found)
            if (m_all[each.which].kind == kind)
                group.push_back(each);
    }
    const std::array titles{tr("Algorithms"), tr("Figures and examples"), tr("Lectures"), tr("Commands")};
    const auto filled = std::ranges::count_if(groups, [](const auto& group) { return !group.empty(); });
    // A command whose name begins so was asked for where nothing else is called so.
    const auto beginsSo = [](const std::vector<FoundThing>& group) {
        return !group.empty() && group.front().rank == 0;
    };
    const bool isCommand = beginsSo(groups.back()) && std::ranges::count_if(groups, beginsSo) == 1;
    for (std::size_t at = 0; at < groups.size(); at++) {
        const std::size_t i = isCommand ? (at + groups.size() - 1) % groups.size() : at;
        const bool isWhole = filled == 1 || m_whole.contains(kinds[i]);
        addGroup(titles[i], groups[i], isWhole ? groups[i].size() : mostOfMany);
    }
    if (m_rows.empty())
        m_rows.push_back({SearchRow::Kind::nothing,
                          tr("Nothing is called “%1”, nor does anything teach it.").arg(asked),
                          {},
                          {},
                          {}});
    fill();
}

void SearchPanel::addGroup(const QString& title, const std::vector<FoundThing>& found, std::size_t most)
{
    if (found.empty())
        return;
    // A row that only says "1 more" would take the place of that one.
    const std::size_t shown = found.size() <= most + 1 ? found.size() : most;
    const QString count =
        shown < found.size() ? tr("%1 of %2").arg(shown).arg(found.size()) : QString::number(found.size());
    m_rows.push_back({SearchRow::Kind::heading, title, count, {}, {}});
    for (std::size_t i = 0; i < shown; i++)
        m_rows.push_back({SearchRow::Kind::thing, {}, {}, m_all[found[i].which], found[i]});
    if (shown < found.size())
        m_rows.push_back(
            {SearchRow::Kind::more, tr("%1 more").arg(found.size() - shown), {}, m_all[found[shown].which], {}});
}

QString SearchPanel::wordsOf(const SearchRow& row) const
{
    if (row.kind == SearchRow::Kind::heading)
        return row.count.isEmpty() ? row.title : row.title + QStringLiteral(", ") + row.count;
    if (row.kind != SearchRow::Kind::thing)
        return row.title;
    return row.thing.line.isEmpty() ? row.thing.title : row.thing.title + QStringLiteral(": ") + row.thing.line;
}

void SearchPanel::fill()
{
    m_list->clear();
    for (const SearchRow& row : m_rows) {
        auto* item = new QListWidgetItem;
        item->setData(Qt::AccessibleTextRole, wordsOf(row));
        const bool canBeChosen = row.kind == SearchRow::Kind::thing || row.kind == SearchRow::Kind::more;
        item->setFlags(canBeChosen ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        m_list->addItem(item);
    }
    m_list->scrollToTop();
    m_list->setCurrentRow(-1);
    if (canBeChosen(1))
        choose(1);
}

bool SearchPanel::canBeChosen(int row) const
{
    return row >= 0 && row < m_list->count() && m_list->item(row)->flags().testFlag(Qt::ItemIsSelectable);
}

void SearchPanel::choose(int row)
{
    if (!canBeChosen(row))
        return;
    m_list->setCurrentRow(row);
    if (row == 1)
        m_list->scrollToTop(); // with its heading
    m_field->setAccessibleDescription(wordsOf(m_rows[static_cast<std::size_t>(row)]));
    QAccessibleEvent told(m_field, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void SearchPanel::move(int way)
{
    for (int row = m_list->currentRow() + way; row >= 0 && row < m_list->count(); row += way)
        if (canBeChosen(row))
            return choose(row);
}

void SearchPanel::moveToNextGroup(int way)
{
    int row = m_list->currentRow();
    const auto isHeading = [this](int at) {
        return m_rows[static_cast<std::size_t>(at)].kind == SearchRow::Kind::heading;
    };
    if (way < 0) // the heading of this one first
        while (row > 0 && !isHeading(row))
            row--;
    for (row += way; row >= 0 && row < m_list->count(); row += way)
        if (isHeading(row))
            return choose(row + 1);
}

void SearchPanel::take(int at, bool isCompared)
{
    if (!canBeChosen(at))
        return;
    const SearchRow row = m_rows[static_cast<std::size_t>(at)];
    if (row.kind == SearchRow::Kind::more) {
        m_whole.insert(row.thing.kind);
        search();
        return choose(at);
    }
    if (isCompared && row.thing.kind != Findable::Kind::algorithm)
        return; // it says so at the foot
    close();
    if (isCompared)
        emit compared(row.thing);
    else
        emit opened(row.thing);
}

bool SearchPanel::pressed(int key, Qt::KeyboardModifiers modifiers)
{
    switch (key) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Tab:
        moveToNextGroup(1);
        return true;
    case Qt::Key_Backtab:
        moveToNextGroup(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentRow(), modifiers.testFlag(Qt::ControlModifier));
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

bool SearchPanel::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) { // Esc and Ctrl+Enter are also the window's
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (pressed(key->key(), key->modifiers()))
            return true;
    }
    return QFrame::eventFilter(object, event);
}

void SearchPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->ink, 1.5));
    painter.setBrush(m_theme->paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 11, 11);
    painter.setPen(QPen(m_theme->line, 1));
    for (const int y : {m_list->geometry().top(), m_list->geometry().bottom() + 1})
        painter.drawLine(QPointF(2, y + 0.5), QPointF(width() - 2, y + 0.5));
}

QString SearchPanel::text() const
{
    QStringList lines;
    for (int row = 0; row < m_list->count(); row++)
        lines += (row == m_list->currentRow() ? QStringLiteral("> ") : QString()) +
                 wordsOf(m_rows[static_cast<std::size_t>(row)]);
    return lines.join(u'\n');
}

} // namespace lockstep::ui
