#include "ui/window/first_marks.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/free_place.hpp"
#include "ui/window/main_window.hpp"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString doneKey = QStringLiteral("hints/done");
enum Deed : std::size_t { step, look, compare };
constexpr int lowestWindow = 820, narrowestStage = 640; ///< that have room for the card

} // namespace

/// A number in a dark circle.
class MarkBadge : public QWidget {
public:
    static constexpr int size = 20;

    MarkBadge(const QString& number, const MainWindow& window, QWidget* parent)
        : QWidget(parent), m_number(number), m_window(window)
    {
        setFixedSize(size, size);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setObjectName("mark" + number);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& colors = theme(m_window.themeName());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colors.paper, 1.5));
        painter.setBrush(colors.ink);
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
        painter.setPen(colors.paper);
        painter.setFont(uiFont(11.5, 700));
        painter.drawText(rect(), Qt::AlignCenter, m_number);
    }

private:
    QString m_number;
    const MainWindow& m_window;
};

namespace {

/// Over the picture and its buttons.
void put(MarkBadge& badge, QPoint at)
{
    badge.move(at);
    badge.show();
    badge.raise();
}

} // namespace

FirstMarks::FirstMarks(MainWindow& window)
    : m_window(window), m_hints{{{"step"}, {"look"}, {"compare"}}}, m_placing(new QTimer(this))
{
    setObjectName("firstMarks");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(44, 12, 44, 14);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(28);
    for (std::size_t i = 0; i < count; i++) {
        m_hints[i].words = makeWords(i);
        m_hints[i].badge = new MarkBadge(QString::number(i + 1), window, window.centralWidget());
        m_hints[i].badge->hide();
        row->addWidget(m_hints[i].words, 1);
    }
    column->addLayout(row);
    auto* foot = new QHBoxLayout;
    auto* rule = makeLabel({}, 12, 400, "second");
    auto* hide = new QPushButton;
    hide->setObjectName("hideMarks");
    hide->setFont(uiFont(12.5));
    worded(this, [rule, hide] {
        rule->setText(tr("A hint goes when you have done what it says."));
        hide->setText(tr("Hide all"));
    });
    foot->addWidget(rule);
    foot->addStretch();
    foot->addWidget(hide);
    column->addLayout(foot);
    connect(hide, &QPushButton::clicked, this, [this] {
        for (std::size_t i = 0; i < count; i++)
            done(i);
    });
    // The picture gives the card its room: nothing is covered.
    if (auto* stage = qobject_cast<QBoxLayout*>(window.canvas().parentWidget()->layout()))
        stage->insertWidget(stage->indexOf(&window.canvas()) + 1, this);
    m_placing->setSingleShot(true);
    m_placing->setInterval(60); // the picture is laid out and painted by then
    connect(m_placing, &QTimer::timeout, this, &FirstMarks::arrange);
    connectDeeds();
    QFrame::hide();
}

QWidget* FirstMarks::makeWords(std::size_t hint)
{
    auto* words = new QWidget;
    auto* title = makeLabel({}, 14, 600, "plain");
    auto* line = makeLabel({}, 12.5, 400, "second");
    line->setWordWrap(true);
    line->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(title);
    column->addWidget(line, 1);
    words->setObjectName("hint" + QString::number(hint + 1));
    worded(words, [hint, title, line] {
        switch (hint) {
        case step:
            title->setText(tr("1  Step"));
            line->setText(tr("One launch on with →, one back with ←; Space plays."));
            break;
        case look:
            title->setText(tr("2  Look inside"));
            line->setText(tr("Click a mark of the picture: what it read, and the lines that it ran."));
            break;
        default:
            title->setText(tr("3  Compare"));
            line->setText(tr("A second algorithm beside this one, on the same keys."));
        }
    });
    return words;
}

void FirstMarks::connectDeeds()
{
    Player& player = m_window.player();
    connect(&player, &Player::momentChanged, this, [this] {
        const Player& now = m_window.player();
        const bool isSame = m_recording.lock() == now.recording();
        if (isSame && now.moment().launch != m_launch)
            done(step);
        m_recording = now.recording();
        m_launch = now.moment().launch;
        m_placing->start();
    });
    connect(&player, &Player::selectionChanged, this, [this] {
        if (m_window.player().selectedItem())
            done(look);
    });
    connect(&m_window, &MainWindow::settled, this, [this] {
        if (m_window.isComparing())
            done(compare);
        m_placing->start();
    });
    if (auto* button = m_window.findChild<QAbstractButton*>("compare"))
        connect(button, &QAbstractButton::clicked, this, [this] { done(compare); });
    m_window.installEventFilter(this);
    m_window.canvas().installEventFilter(this);
    m_search = m_window.findChild<QWidget*>("searchPanel");
    if (m_search)
        m_search->installEventFilter(this);
}

void FirstMarks::begin()
{
    const QStringList known = settings().value(doneKey).toStringList();
    for (Hint& hint : m_hints)
        hint.isDone = known.contains(hint.name);
    m_recording = m_window.player().recording();
    m_launch = m_window.player().moment().launch;
    arrange();
}

void FirstMarks::done(std::size_t hint)
{
    if (m_hints[hint].isDone)
        return;
    m_hints[hint].isDone = true;
    remember();
    arrange();
}

void FirstMarks::remember() const
{
    QStringList known = settings().value(doneKey).toStringList();
    for (const Hint& hint : m_hints)
        if (hint.isDone && !known.contains(hint.name))
            known += hint.name;
    settings().setValue(doneKey, known);
}

void FirstMarks::arrange()
{
    const bool isAny = std::ranges::any_of(m_hints, [](const Hint& hint) { return !hint.isDone; });
    const bool isShown = isAny && m_window.player().recording() && !m_window.isComparing();
    for (Hint& hint : m_hints) {
        hint.words->setVisible(!hint.isDone);
        hint.badge->hide();
    }
    setVisible(isShown && m_window.height() >= lowestWindow && parentWidget()->width() >= narrowestStage);
    if (!isShown || (m_search && m_search->isVisible())) // which they would lie on
        return;
    placeAt(step, m_window.findChild<QWidget*>("stepForward"));
    placeAt(compare, m_window.findChild<QWidget*>("compare"));
    placeInPicture();
}

/// At the upper right corner of a button.
void FirstMarks::placeAt(std::size_t hint, QWidget* button)
{
    if (m_hints[hint].isDone || button == nullptr || !button->isVisible())
        return;
    MarkBadge& badge = *m_hints[hint].badge;
    put(badge, button->mapTo(badge.parentWidget(), QPoint(button->width() - 12, -7)));
}

/// Beside a mark of the launch, where nothing else is drawn; nowhere, where there is no such place.
void FirstMarks::placeInPicture()
{
    if (m_hints[look].isDone)
        return;
    const Canvas& canvas = m_window.canvas();
    const auto free = freePlace(canvas.scene(), m_window.player().moment().launch, MarkBadge::size);
    if (!free || !canvas.rect().contains(free->toRect()))
        return;
    MarkBadge& badge = *m_hints[look].badge;
    put(badge, canvas.mapTo(badge.parentWidget(), free->topLeft().toPoint()));
}

bool FirstMarks::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize || (object == m_search && event->type() == QEvent::Hide))
        m_placing->start();
    return QFrame::eventFilter(object, event);
}

void FirstMarks::paintEvent(QPaintEvent*)
{
    const Theme& colors = theme(m_window.themeName());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line2, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(28.5, 2.5, -28.5, -4.5), 10, 10);
}

} // namespace lockstep::ui
