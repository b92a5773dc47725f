#include "ui/panels/inspector.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lenses/memory/memory.hpp"
#include "ui/panels/break_panel.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/page.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <tuple>

namespace lockstep::ui {

namespace {

constexpr int kernelTabIndex = 0, breakTab = 3;

QScrollArea* scrolling(QWidget* content, const WordsNow& name)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    worded(area, [area, name] { area->setAccessibleName(name()); }); // the keyboard scrolls it
    return area;
}

QString scalarsOf(const Recording& recording, const Launch& launch)
{
    QStringList texts;
    for (const Argument& argument : launch.arguments)
        if (!argument.buffer)
            texts << QStringLiteral("%1 = %2")
                         .arg(QString::fromStdString(argument.name))
                         .arg(QString::fromStdString(formatScalar(argument, recording.type)));
    return texts.join(", ");
}

} // namespace

Inspector::Inspector(Player& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_tabs(new QTabBar), m_pages(new QStackedWidget), m_kernel(new KernelPage),
      m_itemTitle(makeLabel({}, 14, 600, "plain")),
      m_previous(
          new IconButton(Icon::previous, IconButton::Look::circle, [] { return tr("Previous work-item (Up)"); })),
      m_next(new IconButton(Icon::next, IconButton::Look::circle, [] { return tr("Next work-item (Down)"); })),
      m_item(new SceneWidget), m_launch(new SceneWidget), m_metrics(new SceneWidget), m_break(new BreakPanel),
      m_wavefront(new Choice), m_banks(new Choice)
{
    setObjectName("inspector");
    setAttribute(Qt::WA_StyledBackground);
    m_tabs->setObjectName("inspectorTabs");
    m_tabs->setFont(uiFont(13, 500));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false); // longer words are cut, and said beside the pointer
    m_tabs->setElideMode(Qt::ElideRight);
    while (m_tabs->count() <= breakTab)
        m_tabs->addTab({});
    worded(m_tabs, [this] {
        const QStringList names{tr("Kernel"), tr("Launch"), tr("Metrics"), tr("Break it")};
        for (int tab = 0; tab < names.size(); tab++) {
            m_tabs->setTabText(tab, names[tab]);
            m_tabs->setTabToolTip(tab, names[tab]);
        }
        spaceTabs();
    });
    auto* head = new QHBoxLayout;
    head->setContentsMargins(24, 24, 24, 0);
    head->addWidget(m_tabs);
    head->addStretch();
    auto* rule = new QFrame;
    rule->setObjectName("rule");

    m_pages->addWidget(kernelTab());
    m_pages->addWidget(scrolling(m_launch, [] { return tr("Launch"); }));
    m_pages->addWidget(metricsTab());
    m_pages->addWidget(m_break);
    m_launch->setObjectName("launchPage");
    m_metrics->setObjectName("metricsPage");

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(rule);
    column->addWidget(m_pages, 1);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_pages->setCurrentIndex(index);
        show();
    });
    connect(&player, &Player::recordingChanged, this, &Inspector::takeRecording);
    connect(&player, &Player::selectionChanged, this, &Inspector::show);
    connect(&player, &Player::residentChanged, this,
            [this, shown = std::tuple<std::size_t, std::optional<std::uint32_t>, EventsPtr>{}]() mutable {
                // Inside a launch nothing here changes; redraw only for another launch or other events.
                std::tuple now{m_player.moment().launch, m_player.moment().phase, m_player.inspected()};
                if (now == shown)
                    return;
                shown = std::move(now);
                show();
            });
    for (SceneWidget* page : {m_launch, m_metrics, m_item})
        connect(page, &SceneWidget::resized, this, &Inspector::show, Qt::QueuedConnection);
    connect(m_launch, &SceneWidget::clicked, this,
            [this](const MarkId& mark) { m_player.select(static_cast<std::uint32_t>(mark.item)); });
    connect(m_previous, &IconButton::clicked, this, [this] { m_player.selectNext(-1); });
    connect(m_next, &IconButton::clicked, this, [this] { m_player.selectNext(1); });
    connect(m_kernel, &KernelPage::stateChanged, this, &Inspector::show);
    connect(m_kernel, &KernelPage::failureShown, m_itemPart, &QWidget::setHidden);
    worded(this, [this] { show(); });
}

void Inspector::showKernel()
{
    m_tabs->setCurrentIndex(kernelTabIndex);
}

QWidget* Inspector::kernelTab()
{
    auto* page = new QWidget;
    m_itemTitle->setObjectName("itemTitle");
    m_item->setObjectName("itemPage");
    m_previous->setObjectName("previousItem");
    m_next->setObjectName("nextItem");
    m_previous->setFixedSize(34, 34);
    m_next->setFixedSize(34, 34);
    auto* rule = new QFrame;
    rule->setObjectName("rule");
    auto* title = new QHBoxLayout;
    title->setContentsMargins(24, 12, 20, 6);
    title->addWidget(m_itemTitle, 1);
    title->addWidget(m_previous);
    title->addWidget(m_next);
    m_itemArea = scrolling(m_item, [] { return tr("Work-item"); });
    m_itemArea->setMinimumHeight(132);
    m_itemArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_itemPart = new QWidget;
    auto* part = new QVBoxLayout(m_itemPart);
    part->setContentsMargins(0, 0, 0, 0);
    part->setSpacing(0);
    part->addWidget(rule);
    part->addLayout(title);
    part->addWidget(m_itemArea, 1);

    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_kernel, 3);
    column->addWidget(m_itemPart, 1);
    return page;
}

QWidget* Inspector::metricsTab()
{
    const LaneWidths usual;
    const auto fill = [&](Choice* choice, const char* name, const WordsNow& means, std::initializer_list<int> values,
                          std::uint32_t now) {
        choice->setObjectName(name);
        wordedName(choice, means);
        choice->setMinimumWidth(54);
        for (const int value : values)
            choice->addItem(QString::number(value), value);
        const int kept = settings().value(name, now).toInt();
        choice->setCurrentIndex(std::max(choice->findData(kept), 0));
        connect(choice, &QComboBox::currentIndexChanged, this, [this, choice, name] {
            settings().setValue(name, choice->currentData());
            show();
        });
    };
    fill(
        m_wavefront, "lanesWavefront", [] { return tr("Work-items that run in step"); }, {16, 32, 64}, usual.wavefront);
    fill(
        m_banks, "lanesBanks", [] { return tr("Banks of local memory, each a word wide"); }, {16, 32}, usual.banks);
    m_widths = new QWidget;
    auto* row = new QHBoxLayout(m_widths);
    row->setContentsMargins(24, 16, 8, 0);
    row->setSpacing(8);
    const auto labelled = [](const WordsNow& words, QWidget* control) {
        QLabel* label = wordedLabel(words, 13, 400, "second");
        label->setBuddy(control);
        return label;
    };
    row->addWidget(labelled([] { return tr("Wavefront"); }, m_wavefront));
    row->addWidget(m_wavefront);
    m_bankWidths = new QWidget;
    auto* ofBanks = new QHBoxLayout(m_bankWidths);
    ofBanks->setContentsMargins(4, 0, 0, 0);
    ofBanks->setSpacing(8);
    ofBanks->addWidget(labelled([] { return tr("Banks"); }, m_banks));
    ofBanks->addWidget(m_banks);
    row->addWidget(m_bankWidths);
    row->addStretch();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_widths);
    column->addWidget(scrolling(m_metrics, [] { return tr("Metrics"); }), 1);
    return page;
}

LaneWidths Inspector::laneWidths() const
{
    return {m_wavefront->currentData().toUInt(), m_banks->currentData().toUInt()};
}

void Inspector::setTheme(ThemeName name)
{
    m_theme = name;
    m_break->setTheme(name);
    m_kernel->setTheme(name);
    m_previous->setTheme(theme(name));
    m_next->setTheme(theme(name));
    show();
}

QString Inspector::itemText() const
{
    return m_player.selectedItem() ? m_item->text() : QString();
}

void Inspector::takeRecording()
{
    const Recording& recording = *m_player.recording();
    const Algorithm* algorithm = knownAlgorithm(recording.algorithm);
    const bool hasMistakes = algorithm != nullptr && !algorithm->mistakes.empty();
    if (!hasMistakes && m_tabs->currentIndex() == breakTab)
        m_tabs->setCurrentIndex(0);
    m_tabs->setTabVisible(breakTab, hasMistakes);
    spaceTabs();
    m_break->setRecording(m_player.recording());
    m_source = KernelSource(QString::fromStdString(recording.kernelSource));
    m_shownKernel.clear();
    m_kernel->setRecording(m_player.recording());
    QStringList arguments;
    for (const Launch& launch : recording.launches)
        arguments += scalarsOf(recording, launch);
    m_kernel->setWidestArguments(arguments);
    show();
}

void Inspector::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    spaceTabs();
    QMetaObject::invokeMethod(this, &Inspector::show, Qt::QueuedConnection);
}

void Inspector::spaceTabs()
{
    int words = 0, tabs = 0;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->isTabVisible(tab)) {
            words += QFontMetrics(uiFont(13, 600)).horizontalAdvance(m_tabs->tabText(tab));
            ++tabs;
        }
    constexpr int margins = 48, between = 22;
    const bool isNarrow = width() < 320 || words + tabs * between + margins > width();
    m_tabs->updateGeometry(); // else they keep the room that other words took
    if (layout() != nullptr)
        layout()->activate();
    if (isNarrow == m_tabs->property("narrow").toBool())
        return;
    m_tabs->setProperty("narrow", isNarrow);
    m_tabs->style()->unpolish(m_tabs);
    m_tabs->style()->polish(m_tabs);
    QEvent styled(QEvent::StyleChange); // else they keep the places that they had
    QCoreApplication::sendEvent(m_tabs, &styled);
}

void Inspector::show()
{
    if (!m_player.recording())
        return;
    const Recording& recording = *m_player.recording();
    const std::size_t k = m_player.moment().launch;
    const int tab = m_tabs->currentIndex();
    if (tab == 0) {
        showCode(k > 0 ? &recording.launches[k - 1] : nullptr);
        showItem(k);
    } else if (tab == 1) {
        m_launch->setScene(launchScene(recording, k, m_player.selectedItem(), m_launch->width(), m_theme));
    } else if (tab == 2) {
        m_widths->setVisible(recording.launchCount() > 0);
        m_bankWidths->setVisible(hasLanes(recording));
        m_metrics->setScene(metricsScene(recording, m_player.moment(), m_player.inspected(), laneWidths(),
                                         m_metrics->width(), m_theme));
    }
}

void Inspector::setMemory(const std::optional<MemoryLook>& memory)
{
    if (m_memory == memory)
        return;
    m_memory = memory;
    show();
}

void Inspector::showCode(const Launch* launch)
{
    m_lit = {};
    const std::optional<std::uint32_t> phase = m_player.moment().phase;
    QString counted;
    if (const EventsPtr events = m_player.inspected()) {
        std::map<int, std::uint64_t> all, own; // events by line
        for (const Event& event : *events) {
            if (phase && launch && event.phase != launch->phases[*phase])
                continue;
            ++all[event.line];
            if (m_player.selectedItem() == event.item)
                ++own[event.line];
        }
        for (const auto& [line, count] : own.empty() ? all : own)
            m_lit.now.merge(m_source.statements(line));
        for (const auto& [line, count] : all)
            m_lit.soft.merge(m_source.statements(line));
        // Of a launch whose events are not kept only one work-group's are here; its item's are whole.
        if (!own.empty() || m_player.resident().eventsOf(m_player.moment().launch) != nullptr)
            m_lit.runs = m_source.runs(own.empty() ? all : own);
        if (const auto item = m_player.selectedItem(); item && launch && !own.empty())
            m_lit.told = toldLines(*m_player.recording(), *launch, *events, *item,
                                   phase ? std::optional(launch->phases[*phase]) : std::nullopt);
        if (!m_lit.runs.empty())
            counted = !own.empty() ? tr("×: how often this work-item ran the line")
                      : phase      ? tr("×: how often the line ran in this phase")
                                   : tr("×: how often the line ran in this launch");
    }
    if (m_memory && launch) {
        const std::vector<std::uint32_t> lines = linesOfAccesses(m_player.resident(), m_player.moment(), *m_memory);
        if (!lines.empty()) {
            if (m_memory->isRoof) // all of them count
                m_lit.now = {lines.begin(), lines.end()};
            else
                m_lit.now = {static_cast<int>(lines.front())};
            m_lit.soft = {lines.begin() + 1, lines.end()};
        }
    }
    const bool isOfText = !m_kernel->isEdited(); // else those are another text's lines
    m_kernel->setCounted(isOfText ? counted : QString());
    m_kernel->setArguments(launch ? scalarsOf(*m_player.recording(), *launch) : QString());
    m_kernel->editor().setLit(isOfText ? m_lit : LitLines{});
    const bool isOtherAccess = m_memory && m_lit.now != m_shownLines;
    m_shownLines = m_lit.now;
    if (launch && isOfText && (launch->kernel != m_shownKernel || (phase && phase != m_shownPhase) || isOtherAccess)) {
        m_shownKernel = launch->kernel;
        // The layout has to know the new height before it can scroll.
        QMetaObject::invokeMethod(
            this, [this, shown = *launch, lit = m_lit.now] { scrollToLaunch(shown, lit); }, Qt::QueuedConnection);
    }
    m_shownPhase = phase;
}

void Inspector::scrollToLaunch(const Launch& launch, const std::set<int>& lit)
{
    KernelEditor& editor = m_kernel->editor();
    if (m_kernel->hasFailure())
        return; // what does not build is being looked at
    if ((editor.hasFocus() || m_player.moment().phase || m_memory) &&
        (lit.empty() || editor.isInSight(*lit.begin(), *lit.rbegin())))
        return; // from phase to phase, or access to access, no more moves than has to
    // The kernel from its first line, unless what lights up would be out of sight.
    const int first = std::max(1, m_source.kernelStart(QString::fromStdString(launch.kernel)) - 1);
    editor.scrollToLine(first);
    if (!lit.empty() && !editor.isInSight(*lit.begin(), *lit.rbegin()))
        editor.scrollToLine(std::max(1, *lit.begin() - 4));
}

void Inspector::showItem(std::size_t k)
{
    const auto item = m_player.selectedItem();
    const bool canInspect = k > 0 && !m_player.tooManyEvents();
    m_previous->setVisible(canInspect);
    m_next->setVisible(canInspect);
    const EventsPtr events = m_player.inspected();
    const double width = m_itemArea->viewport()->width();
    m_itemTitle->setText(item && k > 0 ? tr("Work-item %L1").arg(*item) : tr("Work-item"));
    if (item && canInspect && events) {
        m_item->setScene(itemScene(*m_player.recording(), k, *item, *events, width, m_theme));
        return;
    }
    PanelPage page(m_theme, width, 24);
    page.skip(18);
    const QString text =
        k == 0 ? tr("The input: no work-item has run yet.")
        : m_player.recording() && areEventsLost(*m_player.recording(), k)
            ? tr("The %L1 events of this launch were too many to keep, and a second run of it could go "
                 "another way. Its buffers are kept as it left them; with fewer values its events are "
                 "kept too.")
                  .arg(m_player.recording()->launches[k - 1].events)
        : m_player.tooManyEvents() ? tr("This launch has too many events to list.")
        : item                     ? tr("loading")
                                   : tr("Click a mark, or step through the work-items with the arrows "
                                                            "above, to see what one of them read and wrote.");
    page.paragraph(text, {13, 400, page.colors().ink2}, 20);
    m_item->setScene(page.finish());
}

} // namespace lockstep::ui
