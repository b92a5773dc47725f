// The window's kernel: running the text that stands in its editor, what a compiler says of it, how the run differs from
// the right one, and putting it back.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/device/build_log.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/by_machine.hpp"
#include "ui/panels/changed_banner.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/notices.hpp"
#include "ui/window/canvas.hpp"

#include <QAction>
#include <QtConcurrentRun>
#include <algorithm>

namespace lockstep::ui {

std::optional<BuildMessage> placedRefusal(const QString& sentence, const QString& file)
{
    if (!sentence.startsWith(file + ':'))
        return std::nullopt;
    const qsizetype begin = file.size() + 1, end = sentence.indexOf(": ", begin);
    bool isNumber = false;
    const uint line = sentence.mid(begin, end - begin).toUInt(&isNumber);
    if (!isNumber || end < 0)
        return std::nullopt;
    return BuildMessage{BuildMessage::Severity::error, line, 1, sentence.mid(end + 2).toStdString()};
}

namespace {

/// "ssh:lab.example.org:22/0" without its first and last parts.
QString machineOf(const std::string& device)
{
    const QString name = QString::fromStdString(device);
    return name.mid(name.indexOf(':') + 1).section('/', 0, 0);
}

std::vector<BuildMessage> errorsOf(const Failure& failure, const std::string& kernel, const QString& file)
{
    std::vector<BuildMessage> messages = buildMessages(failure.details.toStdString(), kernel);
    std::erase_if(messages, [](const auto& one) { return one.severity != BuildMessage::Severity::error; });
    if (messages.empty())
        if (const auto refusal = placedRefusal(failure.sentence, file))
            messages.push_back(*refusal);
    return messages;
}

} // namespace

void MainWindow::connectKernel()
{
    KernelPage& page = m_inspector->kernelPage();
    connect(&page, &KernelPage::runWanted, this, &MainWindow::runKernel);
    connect(&page, &KernelPage::putBackWanted, this, &MainWindow::putKernelBack);
    connect(&page, &KernelPage::stateChanged, this, &MainWindow::showKernelChange);
    connect(&page, &KernelPage::left, this, [this] { m_canvas->setFocus(); });
    connect(m_banner, &ChangedBanner::compareWanted, this, &MainWindow::toggleComparison);
    connect(m_banner, &ChangedBanner::putBackWanted, this, &MainWindow::putKernelBack);
    connect(m_banner, &ChangedBanner::launchWanted, this, [this](std::size_t launch) { m_player->goTo(launch); });
    connect(m_banner, &ChangedBanner::changeWanted, this, [this] {
        m_inspector->showKernel();
        m_inspector->kernelPage().showChange();
    });
    const auto onKey = [this](const char* name, const QList<QKeySequence>& keys, auto what) {
        auto* action = new QAction(this);
        action->setObjectName(name);
        action->setShortcuts(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, what] {
            if (!m_isComparing && m_player->recording())
                what(m_inspector->kernelPage());
        });
    };
    const auto toPage = [this](void (KernelPage::*what)(int), int way) {
        return [this, what, way](KernelPage& shown) {
            m_inspector->showKernel();
            (shown.*what)(way);
        };
    };
    onKey("keyRunKernel", {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, [this](KernelPage&) { runKernel(); });
    onKey("keyPutBack", {Qt::CTRL | Qt::Key_B}, [this](KernelPage&) { putKernelBack(); });
    onKey("keyNextMessage", {Qt::Key_F8}, toPage(&KernelPage::nextMessage, 1));
    onKey("keyPreviousMessage", {Qt::SHIFT | Qt::Key_F8}, toPage(&KernelPage::nextMessage, -1));
    onKey("keyFindNext", {Qt::Key_F3}, toPage(&KernelPage::findNext, 1));
    onKey("keyFindPrevious", {Qt::SHIFT | Qt::Key_F3}, toPage(&KernelPage::findNext, -1));
    // In the kernel it finds there, elsewhere in all that the window can show.
    auto* find = new QAction(this);
    find->setObjectName("keyFind");
    find->setShortcut(Qt::CTRL | Qt::Key_F);
    addAction(find);
    connect(find, &QAction::triggered, this, [this] {
        KernelPage& kernel = m_inspector->kernelPage();
        if (!m_isComparing && kernel.isAncestorOf(focusWidget()))
            kernel.beginFind();
        else
            emit m_library->searchAsked();
    });
}

void MainWindow::runKernel()
{
    if (m_isComparing || !m_player->recording())
        return;
    KernelPage& page = m_inspector->kernelPage();
    page.clearFailure();
    page.noteAsked();
    m_ask.kernel = page.isChanged() ? std::optional{page.text().toStdString()} : std::nullopt;
    m_ask.plan = page.isUnsaved() ? std::optional{page.planText().toStdString()} : std::nullopt;
    m_ask.kernelFile = page.fileName().toStdString();
    record(m_player->moment());
}

void MainWindow::putKernelBack()
{
    if (m_isComparing || !m_player->recording())
        return;
    m_inspector->kernelPage().putBack();
    m_strangeKernel.clear();
    m_ask.kernel.reset();
    m_ask.isInterpreted = false;
    m_ask.plan.reset();
    if (m_inspector->kernelPage().isEdited() || m_running) // else what is put back is what ran
        record(m_player->moment());
}

void MainWindow::showUpTo(const Failure& failure)
{
    m_startAt.launch = std::min(m_startAt.launch, failure.before->launchCount());
    m_lastRun = failure.before;
    showRecording(failure.before);
    m_waitingSteps.clear();
    m_message->say(tr("%1 What came before is shown.").arg(failure.sentence));
    emit runFailed(failure);
}

bool MainWindow::showKernelFailure(const Failure& failure)
{
    const std::optional<std::string> tried = std::exchange(m_ask.kernel, m_shown.kernel); // what works, works on
    const std::optional<std::string> triedPlan = std::exchange(m_ask.plan, m_shown.plan);
    m_ask.kernelFile = m_shown.kernelFile;
    KernelPage& page = m_inspector->kernelPage();
    if (!m_player->recording() || m_ask.algorithm != m_shown.algorithm)
        return false;
    const std::string text = page.text().toStdString();
    if (triedPlan && *triedPlan == page.planText().toStdString() && showPlanFailure(failure.sentence))
        return true;
    if (!tried || *tried != text)
        return false; // it has been typed on since
    const std::vector<BuildMessage> errors = errorsOf(failure, text, page.fileName());
    if (errors.empty())
        return false;
    page.setFailure(errors, failure.details.isEmpty() ? failure.sentence : failure.details);
    m_inspector->showKernel();
    showKernelChange();
    return true;
}

QString MainWindow::kernelRemark() const
{
    const KernelPage& page = m_inspector->kernelPage();
    if (page.hasFailure()) {
        const std::size_t line = page.messages().front().line;
        return line == 0 ? tr("does not build") : tr("does not build: line %1").arg(line);
    }
    if (m_change.lines.empty())
        return m_strangeKernel;
    const QString lines = changedLinesText(m_change.lines, m_strangeKernel.isEmpty());
    return m_strangeKernel.isEmpty() ? lines : tr("%1: %2").arg(m_strangeKernel, lines);
}

void MainWindow::sayWhereItRan()
{
    const RecordingPtr& recording = m_player->recording();
    KernelPage& page = m_inspector->kernelPage();
    const QString harmless = tr("a hang or a crash there ends nothing here");
    const auto seen = seenNotesOf(*recording);
    if (m_isShownFromFile)
        page.setWhere(tr("From a file"), tr("nothing of it has run here"));
    else if (m_shown.isInterpreted || (seen && seen->deviceFailed))
        page.setWhere(tr("Ran in Oclgrind"), tr("it interprets the kernel, and no device ran it"));
    else if (isFar(recording))
        page.setWhere(tr("Ran on %1").arg(machineOf(m_shown.device)), harmless);
    else if (recording->eventSource == EventSource::oclgrind)
        page.setWhere(tr("Ran on the device and in Oclgrind"), tr("Oclgrind told what work-items read and wrote"));
    else if (Session::worksElsewhere())
        page.setWhere(tr("Ran in a process of its own"), harmless);
    else
        page.setWhere(tr("Ran in this process"), tr("a crash of the kernel ends the window"));
}

void MainWindow::showKernel()
{
    const RecordingPtr recording = m_player->recording();
    const KernelPage& page = m_inspector->kernelPage();
    m_change = {};
    showOwnKernel();
    sayWhereItRan();
    if (recording->isKernelChanged)
        tellKernelChange();
    else if (m_shown.kernel && !isPlanRun(recording->algorithm) && recording->kernelFile != m_shown.kernelFile)
        m_message->say(tr("The changed kernel is a text for %1; this run builds %2, which ran as it is shipped.")
                           .arg(QString::fromStdString(m_shown.kernelFile), page.fileName()));
    showKernelChange();
}

void MainWindow::tellKernelChange()
{
    const RecordingPtr recording = m_player->recording();
    QtConcurrent::run(kernelChangeOf, recording).then(this, [this, recording](const KernelChange& change) {
        if (recording != m_player->recording())
            return;
        m_change = change;
        showKernelChange();
        checkSettled();
    });
}

void MainWindow::showKernelChange()
{
    const RecordingPtr& recording = m_player->recording();
    if (!recording)
        return;
    const KernelPage& page = m_inspector->kernelPage();
    const bool isShown = recording->isKernelChanged || page.hasFailure();
    m_banner->setChange(page.hasFailure() ? KernelChange{} : m_change, kernelRemark());
    m_banner->setComparable(recording->isKernelChanged);
    m_banner->setVisible(isShown);
    m_canvas->setVeil(page.hasFailure() ? tr("This is the run before the change") : QString());
    arrange();
}

} // namespace lockstep::ui
