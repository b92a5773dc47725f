#include "ui/window/main_window.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/presets/preset.hpp"
#include "ui/panels/break_panel.hpp"
#include "ui/panels/changed_banner.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/origin_note.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/panels/printed_row.hpp"
#include "ui/panels/side_grip.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/teaching_note.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/panels/window_language.hpp"
#include "ui/panels/worded.hpp"
#include "ui/player/checker.hpp"
#include "ui/present/presenter.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/export_dialog.hpp"
#include "ui/window/first_marks.hpp"
#include "ui/window/search.hpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::ui {

namespace {

/// The sign of the program.
class Logo : public QWidget {
public:
    Logo() { setFixedSize(20, 20); }
    const Theme* colors = &theme(ThemeName::light);

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawIcon(painter, Icon::logo, QRectF(rect()), colors->ink);
    }
};

} // namespace

QString noSuchLaunch(std::size_t launch, std::size_t launches)
{
    if (launches == 0)
        return MainWindow::tr("There is no launch %L1; this run has none, and 0 is the input.").arg(launch);
    if (launches == 1)
        return MainWindow::tr("There is no launch %L1; this run has one, and 0 is the input.").arg(launch);
    return MainWindow::tr("There is no launch %L1; this run has launches 1 to %L2, and 0 is the input.")
        .arg(launch)
        .arg(launches);
}

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), m_player(new Player(m_service, this)), m_checker(new Checker(this)),
      m_comparison(new ComparisonPage), m_panes(new PanePanel), m_library(new LibraryPanel), m_input(new InputPanel),
      m_devices(new DevicePicker), m_canvas(new Canvas(*m_player)), m_timeline(new Timeline(*m_player)),
      m_transport(new Transport(*m_player)), m_inspector(new Inspector(*m_player))
{
    speakInWindows(m_language);
    setLocale(QLocale());
    setWindowTitle(QStringLiteral("Lockstep"));
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    makeFileMenu();
    m_sidebar = sidebar();
    row->addWidget(m_sidebar);
    row->addWidget(stage(), 1);
    row->addWidget(m_inspector);
    setCentralWidget(all);
    makeGrip();
    setMinimumSize(1024, 640);
    makeKeys();
    makePresentActions();
    connectService();
    connectComparison();
    connectBreaking();
    connectKernel();
    connectCheck();
    connectMachines();
    new Search(*this,
               {*m_library, *m_menu,
                [this] {
                    return m_isComparing ? m_comparisonAsk : ComparisonAsk{panesOfShown(), m_shown.input};
                },
                [this](const std::function<void()>& what) { return waitsForKeys(what); }, [this] { goToLaunch(); }});
    new FirstMarks(*this); // the stage's
    connectReach();
    worded(this, [this] { wordKeys(); });
    takeChosenKeys(*this);
    makeKeyTips();
    setTheme(ThemeName::light);
    // Behind the words that the widgets put themselves.
    worded(this, [this] { QMetaObject::invokeMethod(this, &MainWindow::sayAgain, Qt::QueuedConnection); });
    m_canvas->setFocus();
    m_service.requestDevices();
}

MainWindow::~MainWindow()
{
    // An export or a presentation that is under way asks a service; the picture asks the player, which asks the
    // service: they go first.
    m_lectureStop.request_stop(); // nobody waits for its runs any more
    qDeleteAll(findChildren<ExportDialog*>());
    delete m_presenter;
    delete takeCentralWidget();
}

QWidget* MainWindow::sidebar()
{
    auto* side = new QWidget;
    side->setObjectName("sidebar");
    side->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 20, 1, 12);
    column->setSpacing(0);
    m_head = new QHBoxLayout;
    m_head->setContentsMargins(20, 0, 12, 14);
    m_head->setSpacing(10);
    m_logo = new Logo;
    m_head->addWidget(m_logo);
    m_name = makeLabel(QStringLiteral("Lockstep"), 15, 600, "plain");
    m_head->addWidget(m_name);
    m_head->addStretch();
    m_head->addWidget(m_menuButton);
    column->addLayout(m_head);
    m_railSwitch = new IconButton(Icon::sliders, IconButton::Look::flat, [] { return tr("Panes and keys"); });
    m_railSwitch->setObjectName("railSwitch");
    m_railSwitch->setCheckable(true);
    m_railSwitch->hide(); // only while comparing, as are the panes
    auto* switchRow = new QHBoxLayout;
    switchRow->setContentsMargins(12, 0, 12, 8);
    switchRow->addWidget(m_railSwitch);
    switchRow->addStretch();
    column->addLayout(switchRow);
    m_sidebarBody = new QWidget;
    column->addWidget(m_sidebarBody, 1);
    column->addStretch();
    column = new QVBoxLayout(m_sidebarBody);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    m_panes->setObjectName("panePanel");
    m_panes->hide();
    m_input->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    const auto scrolled = [](std::initializer_list<QWidget*> parts) {
        auto* content = new QWidget;
        auto* inner = new QVBoxLayout(content);
        inner->setContentsMargins(20, 0, 20, 8);
        inner->setSpacing(20);
        for (QWidget* part : parts)
            inner->addWidget(part);
        inner->addStretch();
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus); // it follows the focus of what is in it
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setWidget(content);
        // A scroll bar lies in the margin, so that the fields keep their width.
        connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, inner,
                [inner](int, int most) { inner->setContentsMargins(20, 0, most > 0 ? 10 : 20, 8); });
        return area;
    };
    // Library and input scroll by themselves: choosing among many algorithms never takes the input away.
    auto* upper = scrolled({m_library, m_panes});
    auto* head = new QHBoxLayout; // which stays while the list scrolls
    head->setContentsMargins(20, 0, 20, 6);
    head->addWidget(m_library->head());
    column->addLayout(head);
    upper->setMinimumHeight(150);
    column->addWidget(upper, 3);
    auto* teaching = new TeachingNote(*m_library);
    connect(m_library, &LibraryPanel::pointedAt, teaching, &TeachingNote::say);
    column->addWidget(teaching);
    auto* rule = new QFrame;
    rule->setObjectName("rule");
    column->addWidget(rule);
    column->addSpacing(14);
    auto* lower = scrolled({m_input});
    lower->setMinimumHeight(150);
    column->addWidget(lower, 3);
    connect(m_library, &LibraryPanel::currentShown, upper,
            [upper](QWidget* row) { upper->ensureWidgetVisible(row, 0, 84); });
    m_originNote = new OriginNote;
    m_originNote->setObjectName("originNote");
    column->addWidget(m_originNote);
    m_deviceBox = new QWidget;
    auto* device = new QVBoxLayout(m_deviceBox);
    device->setContentsMargins(0, 0, 0, 0);
    device->setSpacing(10);
    auto* foot = new QFrame;
    foot->setObjectName("rule");
    device->addWidget(foot);
    auto* picker = new QHBoxLayout;
    picker->setContentsMargins(20, 0, 20, 0);
    picker->addWidget(m_devices);
    device->addLayout(picker);
    column->addWidget(m_deviceBox);
    return side;
}

void MainWindow::connectService()
{
    connect(&m_service, &Service::recorded, this, [this](quint64, const RecordingPtr& recording) {
        m_running = false;
        m_lastRun = recording;
        if (m_isComparing) // it came too late to be seen
            return;
        showRecording(recording);
        sayRunNotes(recording);
    });
    connect(&m_service, &Service::failed, this, [this](quint64, const Failure& failure) {
        m_running = false;
        if (m_isComparing)
            return;
        if (failure.before)
            showUpTo(failure);
        else
            showFailure(failure);
    });
    connect(&m_service, &Service::cancelled, this, [this] {
        m_running = false;
        m_waitingSteps.clear();
        if (m_isComparing)
            return;
        m_progress->end();
        setControls(m_shown);
        showMistake();
        m_player->refresh();
    });
    connect(&m_service, &Service::progressed, this, [this](quint64, qulonglong done, qulonglong total) {
        if (!m_isComparing)
            m_progress->setProgress(done, total);
    });
    connect(&m_service, &Service::devicesListed, this, [this](const DeviceList& list) {
        m_deviceList = list;
        m_devices->setDevices(list);
        m_panes->setDevices(list);
        if (std::ranges::any_of(list.devices, &DeviceInfo::shuffles)) {
            m_input->setShuffles(true);
            if (const Algorithm* algorithm = knownAlgorithm(m_ask.algorithm); algorithm != nullptr && !m_isComparing)
                m_input->setParameters(algorithm->parameters, *algorithm);
        }
        if (list.devices.empty() && m_origin.recordings.empty()) // a file is looked at without any
            m_message->say(QString::fromStdString(list.problems.empty() ? noDeviceSentence() : list.problems.front()));
        else if (!list.problems.empty())
            m_message->say(QString::fromStdString(list.problems.front()));
    });
    connect(m_progress, &ProgressNotice::cancelled, this, [this] {
        m_service.cancelRecording();
        if (m_isOpening) {
            m_isOpening = false;
            m_lastOpening++;
            m_progress->end();
        }
        m_comparison->comparison().cancel();
    });
    connect(m_player, &Player::momentChanged, this, &MainWindow::showPrinted);
    connect(m_player, &Player::failed, this, [this](const Failure& failure) { m_message->say(failure.sentence); });
    connect(m_player, &Player::residentChanged, this, &MainWindow::checkSettled);
    connect(m_library, &LibraryPanel::chosen, this, &MainWindow::choose);
    connect(m_library, &LibraryPanel::presetChosen, this,
            [this](const QString& id) { startPreset(findPreset(id.toStdString()), m_devices->device()); });
    connect(m_input, &InputPanel::changed, this, [this] { m_isComparing ? compareAgain() : record(); });
    connect(m_input, &InputPanel::failed, this, [this](const QString& why) { m_message->say(why); });
    connect(m_devices, &DevicePicker::changed, this, [this] { record(m_player->moment()); });
}

void MainWindow::start(const RunAsk& ask, Moment moment)
{
    setControls(ask);
    record(moment);
}

void MainWindow::setControls(const RunAsk& ask)
{
    m_ask = ask;
    const auto mistake = ask.parameters.find("mistake");
    m_mistake = mistake == ask.parameters.end() ? std::string() : mistake->second;
    m_library->setCurrent(QString::fromStdString(m_ask.algorithm));
    const Algorithm& algorithm = offeredAlgorithm(m_ask.algorithm);
    m_input->setParameters(algorithm.parameters, algorithm);
    m_input->setAsk(m_ask);
    m_devices->setDevice(m_ask.device);
    if (m_player->recording())
        m_input->showRecording(*m_player->recording());
}

void MainWindow::record(Moment moment)
{
    m_input->complete(m_ask);
    if (asksForKernel(m_ask, [this, moment] { record(moment); }))
        return;
    if (m_ask.input.kind == InputChoice::Kind::generated)
        m_ask.whole.reset(); // made keys are no orders
    if (!m_mistake.empty())
        m_ask.parameters["mistake"] = m_mistake;
    m_ask.device = m_devices->device();
    m_startAt = moment;
    m_preset = nullptr;
    m_running = true;
    m_player->pause();
    m_service.requestRecording(m_ask);
    m_progress->begin(tr("Running on the device…"));
}

void MainWindow::showRecording(const RecordingPtr& recording)
{
    m_running = false;
    const QString leftKernel = m_inspector->kernelPage().key();
    keepText();
    m_isShownFromFile = m_lastRun.lock() != recording;
    m_inspector->kernelPage().setAlgorithm(QString::fromStdString(m_ask.algorithm));
    m_shown = m_ask;
    m_shownPreset = std::exchange(m_preset, nullptr);
    // With a parameter changed a preset's run may have fewer launches than its figure.
    if (m_shownPreset != nullptr && m_shownPreset->isChanged && m_startAt.launch == m_shownPreset->launch)
        m_startAt.launch = std::min(m_startAt.launch, recording->launchCount());
    if (recording->isKernelChanged) // it may need fewer launches than the right one
        m_startAt.launch = std::min(m_startAt.launch, recording->launchCount());
    m_player->setRecording(recording, m_startAt);
    QTimer::singleShot(500, this, giveBackMemory); // of the recording before and its pictures, once this one is shown
    showMistake();
    if (m_isComparing)
        return; // it came in while the comparison was already asked for
    if (!m_isOpening)
        m_progress->end();
    m_message->hide();
    noteRun();
    showKernel();
    bringText(leftKernel);
    showWhatWorks();
    m_input->showRecording(*recording);
    m_input->showUsed(*recording);
    m_devices->showUsed(QString::fromStdString(recording->device.name));
    showOrigin();
    sayNote();
    showPrinted();
    if (m_startAt.launch > recording->launchCount()) {
        const std::size_t launches = recording->launchCount();
        const Failure failure{noSuchLaunch(m_startAt.launch, launches), {}, 2};
        showFailure(failure); // a picture's only; a window shows something
        m_message->say(
            (launches == 0 ? tr("%1 The input is shown.") : tr("%1 The last one is shown.")).arg(failure.sentence));
    }
    doWaitingSteps();
    checkSettled();
}

void MainWindow::showFailure(const Failure& failure)
{
    // The former recording stays on the screen; the controls keep what was typed, so that it can be mended.
    m_running = false;
    m_history.failed();
    showHistory();
    m_preset = nullptr;
    m_waitingSteps.clear();
    m_input->refuse(failure.sentence);
    showMistake();
    m_progress->end();
    if (!showKernelFailure(failure))
        m_message->say(failure.sentence);
    m_player->refresh();
    showWhatWorks();
    emit runFailed(failure);
}

QString MainWindow::message() const
{
    return m_message->sentence();
}

bool MainWindow::isSettled() const
{
    if (m_isOpening || (m_input->isWaiting() && m_input->problem().isEmpty()))
        return false;
    if (m_isComparing)
        return m_comparison->comparison().isSettled();
    if (m_player->recording() && m_player->recording()->isKernelChanged && m_change.words.isEmpty())
        return false; // it is being compared
    return !m_running && m_player->isReady() && m_player->isInspectable();
}

void MainWindow::showWhatWorks()
{
    // With nothing recorded there is nothing to step, inspect or export.
    const bool any = m_player->recording() != nullptr;
    for (IconButton* button : {m_export, m_present})
        button->setVisible(m_isComparing ? m_comparison->comparison().paneCount() > 0 : any);
    m_compare->setVisible(m_isComparing || any);
    for (QAction* action : m_onlyShown)
        action->setVisible(!m_export->isHidden());
    m_stageFoot->setVisible(any);
    m_inspector->setVisible(any && !m_isComparing);
    centralWidget()->layout()->activate();
    placeGrip();
    placeHead();
}

void MainWindow::checkSettled()
{
    if (isSettled())
        emit settled();
}

void MainWindow::setTheme(ThemeName name)
{
    if (m_isThemed && name == m_theme) // every widget would be shaped and polished anew
        return;
    m_isThemed = true;
    m_theme = name;
    const Theme& colors = theme(name);
    if (const QFont font = uiFont(13); QApplication::font() != font)
        QApplication::setFont(font);
    QPalette palette;
    palette.setColor(QPalette::Window, colors.paper);
    palette.setColor(QPalette::Base, colors.paper);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, colors.ink);
    palette.setColor(QPalette::PlaceholderText, colors.ink3);
    setPalette(palette);
    setStyleSheet(themeSheet(colors));
    static_cast<Logo*>(m_logo)->colors = &colors;
    m_logo->update();
    m_library->setTheme(colors);
    m_transport->setTheme(colors);
    m_timeline->setTheme(name);
    m_inspector->setTheme(name);
    m_message->setTheme(colors);
    m_banner->setTheme(name);
    m_grip->setTheme(colors);
    m_printed->setTheme(colors);
    for (IconButton* button :
         {m_export, m_present, m_compare, m_railSwitch, m_menuButton, m_memorySwitch, m_machineButton})
        button->setTheme(colors);
    m_panes->setTheme(colors);
    m_comparison->setTheme(name);
    m_themeSwitch->setTheme(colors);
    m_themeSwitch->setIconShape(colors.dark ? Icon::sun : Icon::moon);
    m_themeSwitch->setToolTip(colors.dark ? tr("Light theme") : tr("Dark theme"));
    m_themeSwitch->setAccessibleName(m_themeSwitch->toolTip());
    m_canvas->setTheme(name);
}

void MainWindow::exportPictures()
{
    Comparison& comparison = m_comparison->comparison();
    if ((m_isComparing ? comparison.paneCount() == 0 : !m_player->recording()) ||
        waitsForKeys([this] { exportPictures(); }))
        return;
    comparison.pause();
    m_player->pause();
    auto* dialog = new ExportDialog(m_isComparing ? exportJob(comparison, m_language, memoryLook())
                                                  : exportJob(m_service, *m_player, m_language, memoryLook()),
                                    m_theme, m_language, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace lockstep::ui
