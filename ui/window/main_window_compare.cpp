// The window while comparing: going there, new keys, going back.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/compare/pane_rules.hpp"
#include "ui/compare/pane_runs.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QAction>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// Below this width the picture needs the sidebar's room more than the sidebar does.
constexpr int roomForSidebar = 1600;

} // namespace

void MainWindow::connectComparison()
{
    Comparison& comparison = m_comparison->comparison();
    connect(&comparison, &Comparison::panesChanged, this, &MainWindow::comparisonCameIn);
    connect(m_comparison, &ComparisonPage::failed, this, &MainWindow::comparisonFailed);
    connect(&comparison, &Comparison::residentChanged, this, &MainWindow::checkSettled);
    connect(&comparison, &Comparison::progressed, m_progress, &ProgressNotice::setProgress);
    connect(&comparison, &Comparison::cancelled, this, &MainWindow::comparisonCancelled);
    comparison.setPermit([this](const std::vector<PaneAsk>& runs) { return permitsPanes(runs); });
    connect(m_panes, &PanePanel::changed, this, &MainWindow::compareAgain);
    connect(m_compare, &IconButton::clicked, this, &MainWindow::toggleComparison);
    connect(m_railSwitch, &IconButton::clicked, this, [this] {
        m_isRail = !m_isRail;
        showMode();
    });
    auto* leave = new QAction(this);
    leave->setObjectName("keyLeave");
    leave->setShortcut(Qt::Key_Escape);
    addAction(leave);
    connect(leave, &QAction::triggered, this, [this] {
        if (m_isComparing)
            leaveComparison();
    });
}

void MainWindow::toggleComparison()
{
    if (m_isComparing)
        leaveComparison();
    else if (!waitsForKeys([this] { startComparison(); }))
        startComparison();
}

void MainWindow::comparisonCancelled()
{
    m_progress->end();
    if (m_isComparing && m_comparison->comparison().paneCount() == 0)
        return leaveComparison();
    if (m_isComparing)
        showComparisonControls(m_comparison->comparison().ask());
    showKeys();
    checkSettled();
}

std::vector<PaneAsk> MainWindow::panesOfShown() const
{
    const RecordingPtr& recording = m_player->recording();
    PaneAsk shown = paneOf(m_shown);
    if (isFromFile(recording))
        shown.recording = recording;
    if (recording->isKernelChanged || (isPlanRun(m_shown.algorithm) && (m_shown.kernel || m_shown.plan)))
        return {withOriginalKernel(shown), shown}; // in the order in which they were written
    PaneAsk other = anotherPane({shown});
    if (isPlanRun(m_shown.algorithm))
        if (const Algorithm* like = algorithmLike(*recording))
            other = {like->id, {}, shown.device, shown.largestGroup};
    return {shown, other};
}

void MainWindow::startComparison()
{
    const Parameters values = m_shown.parameters;
    ComparisonAsk ask{withShared(panesOfShown(), values), m_shown.input};
    const ComparisonClock& clock = m_comparison->comparison().clock();
    startComparison(ask, ClockUnit::launches, clock.units, clock.wavefront);
}

void MainWindow::startComparison(const ComparisonAsk& ask, ClockUnit unit, std::uint64_t units, std::uint32_t wavefront,
                                 double time)
{
    if (m_running)
        m_service.cancelRecording();
    m_player->pause();
    m_message->hide();
    m_comparison->comparison().clear();
    m_comparisonHistory.clear();
    m_comparison->comparison().setClock(unit, units, wavefront);
    m_isComparing = true;
    showOrigin(); // what it says is of the run that was shown
    m_isRail = width() < roomForSidebar;
    showComparisonControls(ask);
    showMode();
    m_comparison->canvas().setFocus();
    runComparison(ask, time);
}

void MainWindow::leaveComparison()
{
    closeComparison();
    m_message->hide();
    const ComparisonAsk ask = m_comparisonAsk;
    const auto isOfFile = [](const PaneAsk& pane) { return pane.recording != nullptr; };
    if (m_player->recording()) {
        setControls(m_shown);
        m_player->refresh();
        showOrigin();
    } else if (const auto file = std::ranges::find_if(ask.panes, isOfFile); file != ask.panes.end()) {
        // It was opened from a file: one of its recordings is there, whatever devices are.
        setControls(runOf(*file, ask.input));
        m_strangeKernel = strangerOf(file->algorithm, file->kernel || file->plan);
        showRecording(file->recording);
    } else if (!ask.panes.empty()) { // the window was opened with a comparison
        const PaneAsk& first = ask.panes.front();
        start(runOf(first, ask.input));
    }
    m_canvas->setFocus();
    checkSettled();
}

void MainWindow::closeComparison()
{
    if (!m_isComparing)
        return;
    m_isComparing = false;
    m_comparison->comparison().clear();
    m_progress->end();
    showMode();
}

QWidget* MainWindow::picture() const
{
    if (m_isComparing)
        return &m_comparison->canvas();
    return m_canvas;
}

void MainWindow::showMode()
{
    showHistory();
    m_pages->setCurrentIndex(m_isComparing ? 1 : 0);
    QVBoxLayout& notices = m_isComparing ? m_comparison->notices() : *m_notices;
    notices.addWidget(m_message);
    notices.addWidget(m_progress);
    m_compare->setChecked(m_isComparing);
    nameComparison();
    m_library->setVisible(!m_isComparing);
    m_panes->setVisible(m_isComparing);
    m_deviceBox->setVisible(!m_isComparing);
    m_railSwitch->setVisible(m_isComparing);
    m_railSwitch->setChecked(m_isComparing && !m_isRail);
    m_sidebarBody->setVisible(!m_isComparing || !m_isRail);
    const bool isRail = m_isComparing && m_isRail;
    m_name->setVisible(!isRail);
    m_logo->setVisible(!isRail);
    m_head->setContentsMargins(isRail ? 12 : 20, 0, 12, isRail ? 8 : 14);
    showWhatWorks();
    arrange();
    QTimer::singleShot(0, this, &MainWindow::placeHead); // the page has its size behind the next turn
}

void MainWindow::nameComparison()
{
    m_compare->setToolTip(m_isComparing ? tr("Back to one algorithm (Esc)") : tr("Compare with other algorithms"));
    m_compare->setAccessibleName(m_compare->toolTip());
}

void MainWindow::showComparisonControls(const ComparisonAsk& ask)
{
    m_comparisonAsk = ask;
    RunAsk shared;
    shared.input = ask.input;
    for (const PaneAsk& pane : ask.panes)
        shared.parameters.insert(pane.parameters.begin(), pane.parameters.end());
    m_panes->setPanes(ask.panes);
    m_input->setParameters(sharedParameters(ask.panes), keyMaker(ask.panes));
    m_input->setAsk(shared);
}

void MainWindow::showKeys()
{
    const Comparison& comparison = m_comparison->comparison();
    for (std::size_t i = 0; i < comparison.paneCount(); i++)
        if (comparison.recording(i))
            return m_input->showRecording(*comparison.recording(i)); // all have the same
}

void MainWindow::compareAgain()
{
    RunAsk shared;
    m_input->setParameters(sharedParameters(m_panes->panes()), keyMaker(m_panes->panes()));
    m_input->complete(shared);
    runComparison({withShared(m_panes->panes(), shared.parameters), shared.input});
}

bool MainWindow::permitsPanes(const std::vector<PaneAsk>& runs)
{
    const auto isStrange = [this](const PaneAsk& pane) {
        return !pane.isInterpreted && !strangerOf(pane.algorithm, pane.kernel || pane.plan).isEmpty();
    };
    const auto strange = std::ranges::find_if(runs, isStrange);
    if (strange == runs.end())
        return true;
    const QString from = strangerOf(strange->algorithm, strange->kernel || strange->plan);
    const auto run = [this, from, algorithm = strange->algorithm](bool isInterpreted) {
        if (!m_isComparing)
            return;
        if (!isInterpreted)
            trust(algorithm, from);
        ComparisonAsk again = m_comparisonAsk;
        for (PaneAsk& pane : again.panes)
            if (isInterpreted && strangerOf(pane.algorithm, pane.kernel || pane.plan) == from)
                pane.isInterpreted = true;
        m_panes->setPanes(again.panes);
        runComparison(again, m_comparisonTime); // which asks for the next of them
    };
    askAboutKernel(from, tr("Leave it"), run, [this] { comparisonCancelled(); });
    return false;
}

void MainWindow::runComparison(const ComparisonAsk& ask, std::optional<double> time)
{
    m_comparisonAsk = ask;
    m_comparisonTime = time;
    m_comparison->comparison().request(ask, time);
    m_progress->begin(tr("Running on the device…"));
}

void MainWindow::comparisonCameIn()
{
    m_progress->end();
    m_message->hide();
    noteRun();
    sayWhichKernelsRan();
    showKeys();
    showOrigin();
    showWhatWorks();
    doWaitingSteps();
    checkSettled();
}

void MainWindow::sayWhichKernelsRan()
{
    const Comparison& comparison = m_comparison->comparison();
    for (std::size_t i = 0; i < comparison.paneCount(); i++) {
        const PaneAsk& pane = comparison.ask().panes[i];
        const RecordingPtr& recording = comparison.recording(i);
        if (recording && pane.kernel && !isPlanRun(pane.algorithm) && recording->kernelFile != pane.kernelFile)
            m_message->say(tr("The changed kernel is a text for %1; with these parameters pane %2 builds %3, which ran "
                              "as it is shipped.")
                               .arg(QString::fromStdString(pane.kernelFile))
                               .arg(i + 1)
                               .arg(QString::fromStdString(recording->kernelFile)));
    }
}

void MainWindow::comparisonFailed(const Failure& failure)
{
    // The panes stay as they were; the controls keep what was typed, so that it can be mended.
    if (!m_comparison->comparison().isRunning())
        m_progress->end();
    m_waitingSteps.clear();
    m_comparisonHistory.failed();
    showHistory();
    m_input->refuse(failure.sentence);
    m_message->say(failure.sentence);
    emit runFailed(failure);
}

} // namespace lockstep::ui
