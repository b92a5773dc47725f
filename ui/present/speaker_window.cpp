#include "ui/present/speaker_window.hpp"

#include "ui/panels/icons.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/present/presenter.hpp"
#include "ui/scene/theme.hpp"

#include <QCloseEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTime>

namespace lockstep::ui {

namespace {

constexpr double notesSize = 18, clockSize = 24, placeSize = 16;

/// A widget that a label of this height never pushes about.
QLabel* oneLine(double size, int weight, const char* role, const char* name)
{
    QLabel* label = makeLabel({}, size, weight, role);
    label->setObjectName(name);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    label->setFixedHeight(static_cast<int>(size * 1.5));
    return label;
}

} // namespace

SpeakerWindow::SpeakerWindow(Presenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_title(oneLine(placeSize, 600, "plain", "speakerTitle")),
      m_clock(makeLabel({}, clockSize, 600, "plain")), m_elapsed(makeLabel({}, clockSize, 600, "plain")),
      m_place(oneLine(placeSize, 600, "plain", "speakerPlace")),
      m_nextTitle(oneLine(placeSize, 400, "second", "speakerNextTitle")),
      m_remark(oneLine(placeSize, 600, "plain", "speakerRemark")), m_current(new ScaledScene), m_next(new ScaledScene),
      m_notes(new QPlainTextEdit), m_pages(new QListWidget)
{
    setObjectName("speaker");
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(960, 600);
    m_clock->setObjectName("speakerClock");
    m_elapsed->setObjectName("speakerElapsed");
    m_current->setObjectName("speakerCurrent");
    m_next->setObjectName("speakerNext");
    m_notes->setObjectName("speakerNotes");
    m_notes->setReadOnly(true);
    m_notes->setFocusPolicy(Qt::NoFocus); // keys step
    m_notes->setFont(uiFont(notesSize));
    m_pages->setObjectName("speakerPages");
    m_pages->setFocusPolicy(Qt::NoFocus);
    m_pages->setFont(uiFont(14));
    m_pages->setUniformItemSizes(true);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_place);
    left->addWidget(m_current, 5);
    left->addWidget(buttons());
    left->addWidget(m_pages, 2);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_nextTitle);
    right->addWidget(m_next, 3);
    right->addWidget(m_remark);
    right->addWidget(m_notes, 4);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 29);
    columns->addLayout(right, 20);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 8, 16, 16);
    all->setSpacing(8);
    all->addWidget(head());
    all->addLayout(columns, 1);

    connect(m_pages, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { m_presenter.goTo(static_cast<std::size_t>(m_pages->row(item))); });
    connect(m_current, &ScaledScene::clicked, &presenter, &Presenter::chooseAt);
    m_second.setInterval(200);
    connect(&m_second, &QTimer::timeout, this, &SpeakerWindow::showTime);
    m_second.start();
    startWatch(true);
    listPages();
    showPlace();
    showPlaying();
    worded(this, [this] { putWords(); });
}

void SpeakerWindow::putWords()
{
    setWindowTitle(tr("Lockstep – speaker"));
    m_current->setAccessibleName(tr("What the audience sees"));
    m_next->setAccessibleName(tr("What comes next"));
    m_notes->setAccessibleName(tr("Notes"));
    m_pages->setAccessibleName(tr("Pages"));
    nameWatch();
    nameTheme();
    showPlaying();
    nameNext();
}

QWidget* SpeakerWindow::head()
{
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_title, 1);
    row->addWidget(wordedLabel([] { return tr("Elapsed"); }, 14, 400, "second"));
    row->addWidget(m_elapsed);
    m_watch = new IconButton(Icon::pause, IconButton::Look::flat, QString());
    m_watch->setObjectName("speakerWatch");
    auto* reset = new IconButton(Icon::restart, IconButton::Look::flat, [] { return tr("Reset the stopwatch"); });
    reset->setObjectName("speakerReset");
    row->addWidget(m_watch);
    row->addWidget(reset);
    row->addSpacing(24);
    row->addWidget(wordedLabel([] { return tr("Time"); }, 14, 400, "second"));
    row->addWidget(m_clock);
    m_buttons.insert(m_buttons.end(), {m_watch, reset});
    connect(m_watch, &IconButton::clicked, this, [this] { startWatch(!m_since.isValid()); });
    connect(reset, &IconButton::clicked, this, &SpeakerWindow::resetWatch);
    return head;
}

IconButton* SpeakerWindow::button(Icon icon, const char* name, const WordsNow& tip, void (Presenter::*what)())
{
    auto* button = new IconButton(icon, IconButton::Look::flat, tip);
    button->setObjectName(name);
    connect(button, &IconButton::clicked, &m_presenter, what);
    m_buttons.push_back(button);
    return button;
}

QWidget* SpeakerWindow::buttons()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(button(
        Icon::stepBack, "speakerBack", [] { return tr("Previous, at once (Page Up, Left, P)"); },
        &Presenter::previous));
    row->addWidget(m_play = button(Icon::play, "speakerPlay", {}, &Presenter::togglePlay));
    row->addWidget(button(
        Icon::stepForward, "speakerForward", [] { return tr("Next (Page Down, Right, N, Enter)"); }, &Presenter::next));
    row->addSpacing(18);
    row->addWidget(
        m_black = button(
            Icon::blackScreen, "speakerBlack", [] { return tr("Black screen (B)"); }, &Presenter::toggleBlack));
    row->addWidget(
        m_white = button(
            Icon::whiteScreen, "speakerWhite", [] { return tr("White screen (W)"); }, &Presenter::toggleWhite));
    row->addSpacing(18);
    row->addWidget(button(
        Icon::smallerText, "speakerSmaller", [] { return tr("Smaller text (Ctrl+Shift+−)"); },
        &Presenter::smallerText));
    row->addWidget(button(
        Icon::largerText, "speakerLarger", [] { return tr("Larger text (Ctrl+Shift+=)"); }, &Presenter::largerText));
    row->addWidget(m_theme = button(Icon::sun, "speakerTheme", {}, &Presenter::toggleTheme));
    row->addWidget(
        m_contrast = button(
            Icon::contrast, "speakerContrast", [] { return tr("High contrast (C)"); }, &Presenter::toggleContrast));
    row->addStretch();
    row->addWidget(
        m_swap = button(
            Icon::swapScreens, "speakerSwap", [] { return tr("Swap the screens (X)"); }, &Presenter::swapScreens));
    row->addWidget(button(
        Icon::close, "speakerLeave", [] { return tr("End the presentation (Esc)"); }, &Presenter::leave));
    for (IconButton* each : {m_black, m_white, m_contrast})
        each->setCheckable(true);
    m_swap->hide();
    return bar;
}

void SpeakerWindow::setTheme(ThemeName name)
{
    const Theme& colors = theme(name);
    setStyleSheet(
        themeSheet(colors) +
        QStringLiteral("QWidget#speaker { background: %1; }"
                       "QPlainTextEdit#speakerNotes, QListWidget#speakerPages "
                       "{ background: %2; border: none; border-radius: 6px; padding: "
                       "6px; }"
                       "QListWidget#speakerPages::item { padding: 3px 8px; border: none; border-radius: 6px; }"
                       "QListWidget#speakerPages::item:selected "
                       "{ background: %3; color: %4; border-radius: 6px; }")
            .arg(colors.paper.name(), colors.panel.name(), colors.now.name(), colors.onNow.name()));
    for (IconButton* each : m_buttons)
        each->setTheme(colors);
    m_theme->setIconShape(colors.dark ? Icon::sun : Icon::moon);
    m_isDark = colors.dark;
    nameTheme();
    m_contrast->setChecked(m_presenter.look().hasContrast);
}

void SpeakerWindow::nameTheme()
{
    m_theme->setToolTip(m_isDark ? tr("Light picture (T)") : tr("Dark picture (T)"));
    m_theme->setAccessibleName(m_theme->toolTip());
}

void SpeakerWindow::setHasTwoScreens(bool hasTwo)
{
    m_hasTwoScreens = hasTwo;
    m_swap->setVisible(hasTwo);
}

void SpeakerWindow::setCurrent(Scene scene)
{
    m_current->setScene(std::move(scene));
}

void SpeakerWindow::setNext(Scene scene, const QString& title)
{
    const bool isEnd = scene.size.isEmpty();
    scene.ground = m_current->scene().ground;
    m_next->setScene(std::move(scene));
    m_isEnd = isEnd;
    m_nextName = title;
    nameNext();
}

void SpeakerWindow::nameNext()
{
    m_nextTitle->setText(m_isEnd                ? tr("This is the last one")
                         : m_nextName.isEmpty() ? QString()
                                                : tr("Next: %1").arg(m_nextName));
}

void SpeakerWindow::setNotes(const QString& notes)
{
    m_notes->setPlainText(notes);
}

void SpeakerWindow::say(const QString& remark)
{
    m_remark->setText(remark);
    m_remark->setToolTip(remark);
}

void SpeakerWindow::listPages()
{
    const Deck& deck = m_presenter.presentation().deck();
    m_title->setText(deck.title);
    m_pages->clear();
    for (const Page& page : deck.pages)
        m_pages->addItem(page.title);
}

void SpeakerWindow::showPlace()
{
    const Presentation& presentation = m_presenter.presentation();
    const int row = static_cast<int>(presentation.number());
    if (row == m_pages->currentRow())
        return;
    m_place->setText(presentation.page().title);
    m_pages->setCurrentRow(row);
    m_pages->scrollToItem(m_pages->item(row), QAbstractItemView::PositionAtCenter);
}

void SpeakerWindow::showPlaying()
{
    const bool isPlaying = m_presenter.presentation().isPlaying();
    m_play->setIconShape(isPlaying ? Icon::pause : Icon::play);
    m_play->setToolTip(isPlaying ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
}

void SpeakerWindow::showCover(AudienceWindow::Cover cover)
{
    m_black->setChecked(cover == AudienceWindow::Cover::black);
    m_white->setChecked(cover == AudienceWindow::Cover::white);
    const QString title = m_presenter.presentation().page().title;
    m_place->setText(cover == AudienceWindow::Cover::none    ? title
                     : cover == AudienceWindow::Cover::black ? tr("The screen is black · %1").arg(title)
                                                             : tr("The screen is white · %1").arg(title));
}

double SpeakerWindow::elapsed() const
{
    return m_before + (m_since.isValid() ? static_cast<double>(m_since.elapsed()) / 1000 : 0);
}

void SpeakerWindow::showTime()
{
    m_clock->setText(QTime::currentTime().toString(QStringLiteral("H:mm")));
    m_elapsed->setText(QTime(0, 0).addSecs(static_cast<int>(elapsed())).toString(QStringLiteral("h:mm:ss")));
}

void SpeakerWindow::startWatch(bool runs)
{
    m_before = elapsed();
    runs ? m_since.start() : m_since.invalidate();
    m_watch->setIconShape(runs ? Icon::pause : Icon::play);
    nameWatch();
    showTime();
}

void SpeakerWindow::nameWatch()
{
    m_watch->setToolTip(m_since.isValid() ? tr("Stop the stopwatch") : tr("Start the stopwatch"));
    m_watch->setAccessibleName(m_watch->toolTip());
}

void SpeakerWindow::resetWatch()
{
    m_before = 0;
    if (m_since.isValid())
        m_since.restart();
    showTime();
}

void SpeakerWindow::closeEvent(QCloseEvent* event)
{
    event->ignore(); // whoever made it closes it
    QMetaObject::invokeMethod(&m_presenter, m_hasTwoScreens ? &Presenter::leave : &Presenter::toggleSpeaker,
                              Qt::QueuedConnection);
}

} // namespace lockstep::ui
