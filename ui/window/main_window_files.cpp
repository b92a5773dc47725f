// The window's files: its menu, opening and saving recordings, and where those on the screen come from.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/changes.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/lecture/lecture.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/origin_note.hpp"
#include "ui/panels/worded.hpp"
#include "ui/player/given_keys.hpp"
#include "ui/scene/names.hpp"
#include "ui/window/bookmark_menu.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/zoom_menu.hpp"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QtConcurrentRun>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString ending = QString::fromLatin1(recordingFileEnding.data(), recordingFileEnding.size());

/// The one file that is dragged, if it can be opened; else empty.
QString draggedFile(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return {};
    const QString path = urls.front().toLocalFile();
    const bool canOpen = namesRecordingFile(path.toStdString()) || namesLecture(path.toStdString());
    return canOpen ? path : QString();
}

/// Its kernel is not the one that this Lockstep has, whatever the file says of it.
bool hasStrangeKernel(const Recording& recording)
{
    try {
        const auto shipped = shippedKernel(recording);
        return !shipped || *shipped != recording.kernelSource;
    } catch (const Error&) {
        return true;
    }
}

} // namespace

void MainWindow::makeFileMenu()
{
    m_menu = new QMenu(this);
    m_menu->setObjectName("mainMenu");
    const auto add = [this](const char* name, const WordsNow& text, const QKeySequence& keys, auto what) {
        QAction* action = m_menu->addAction(QString());
        worded(m_menu, [action, text] { action->setText(text()); });
        action->setObjectName(name);
        action->setShortcut(keys);
        addAction(action); // the keys work while the menu is closed
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    add(
        "actionOpen", [] { return tr("Open…"); }, Qt::CTRL | Qt::Key_O, [this] { chooseFile(); });
    add(
        "actionOpenKeys", [] { return tr("Open keys…"); }, {}, [this] { m_input->openFile(); });
    m_recent = m_menu->addMenu(QString());
    m_recent->setObjectName("recentMenu");
    makePresetMenu();
    m_lectures = m_menu->addMenu(QString());
    worded(m_menu, [this] {
        m_recent->setTitle(tr("Open recent"));
        m_lectures->setTitle(tr("Lectures"));
    });
    m_lectures->setObjectName("lectureMenu");
    add(
        "actionWorksheet", [] { return tr("Worksheet…"); }, {}, [this] { askWorksheet(); });
    connect(m_menu, &QMenu::aboutToShow, this, [this] { fillLectureMenu(); });
    m_menu->addSeparator();
    m_onlyShown = {
        add(
            "actionSave", [] { return tr("Save recording…"); }, Qt::CTRL | Qt::Key_S, [this] { chooseName(); }),
        add(
            "actionExport", [] { return tr("Export…"); }, Qt::CTRL | Qt::Key_E, [this] { exportPictures(); })};
    makeKernelMenu();
    makeStandardActions();
    m_menu->addSeparator();
    addBookmarkMenu(*this, *m_menu);
    addZoomMenu(*this, *m_menu);
    makeLanguageMenu();
    makePreferencesAction();
    makeHelpMenu();
    makeQuitAction();
    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        m_recent->clear();
        for (const QString& path : recentFiles()) {
            QAction* action = m_recent->addAction(QFileInfo(path).fileName().replace('&', "&&"));
            action->setToolTip(path);
            connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
        }
        m_recent->setToolTipsVisible(true);
        m_recent->menuAction()->setVisible(!m_recent->isEmpty());
    });
    m_menuButton = new IconButton(Icon::menu, IconButton::Look::flat, [] { return tr("Menu"); });
    m_menuButton->setObjectName("menuButton");
    connect(m_menuButton, &IconButton::clicked, this,
            [this] { m_menu->popup(m_menuButton->mapToGlobal(m_menuButton->rect().bottomLeft())); });
    setAcceptDrops(true);
}

void MainWindow::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Open a recording or a lecture"));
    dialog->setObjectName("openDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recordings and lectures (*%1 *.json)").arg(ending), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { openFile(path); });
    dialog->open();
}

void MainWindow::openFile(const QString& path, Moment moment)
{
    if (namesLecture(path.toStdString()))
        return openLecture(path);
    m_lectureStop.request_stop();
    const quint64 number = ++m_lastOpening;
    m_isOpening = true;
    if (!m_running)
        m_progress->begin(tr("Opening %1").arg(QFileInfo(path).fileName()));
    QtConcurrent::run(readRecordings, path).then(this, [this, number, path, moment](const OpenOutcome& outcome) {
        if (number != m_lastOpening)
            return; // another one was asked for since
        m_isOpening = false;
        if (!m_running)
            m_progress->end();
        if (const auto* file = std::get_if<OpenedFile>(&outcome))
            return showFile(*file, moment);
        Failure failure = std::get<Failure>(outcome);
        if (!QFileInfo::exists(path) && recentFiles().contains(path)) {
            forgetFile(path);
            failure.sentence += ' ' + tr("It was removed from the recent files.");
        }
        m_message->say(failure.sentence);
        emit runFailed(failure);
    });
}

void MainWindow::showFile(const OpenedFile& file, Moment moment)
{
    m_service.abandonRecording(); // a run that is under way would take the file's place
    m_running = false;
    m_preset = nullptr;
    m_progress->end();
    const Recording& first = *file.recordings.front();
    const InputChoice input = inputOf(first);
    if (std::ranges::any_of(file.recordings,
                            [](const RecordingPtr& recording) { return hasStrangeKernel(*recording); }))
        m_untrusted = file.name();
    if (file.recordings.size() == 1) {
        closeComparison();
        RunAsk ask{first.algorithm, first.parameters, input, m_devices->device()};
        if (first.isKernelChanged) {
            ask.kernel = first.kernelSource;
            ask.kernelFile = first.kernelFile;
        }
        if (isPlanRun(first.algorithm))
            ask.algorithm = rememberSentKernel(first, file.name().toStdString());
        setControls(ask);
        m_strangeKernel = first.isKernelChanged || isPlanRun(first.algorithm) ? file.name() : QString();
        if (isPlanRun(first.algorithm))
            m_strangers[ask.algorithm] = file.name();
        m_startAt = moment;
        setOrigin(file);
        showRecording(file.recordings.front());
        sayRunNotes(file.recordings.front());
        return;
    }
    ComparisonAsk ask{{}, input};
    for (const RecordingPtr& recording : file.recordings)
        ask.panes.push_back(paneOfFile(recording, file.name()));
    setOrigin(file);
    startComparison(ask);
}

PaneAsk MainWindow::paneOfFile(const RecordingPtr& recording, const QString& file)
{
    PaneAsk pane{recording->algorithm, recording->parameters, m_devices->device(), RunRequest{}.largestGroup,
                 recording};
    if (hasStrangeKernel(*recording)) // a question names the files of all panes
        m_untrusted = m_untrusted.isEmpty() || m_untrusted == file ? file : tr("%1 and %2").arg(m_untrusted, file);
    if (recording->isKernelChanged) {
        pane.kernel = recording->kernelSource;
        pane.kernelFile = recording->kernelFile;
    }
    if (isPlanRun(recording->algorithm)) {
        pane.algorithm = rememberSentKernel(*recording, file.toStdString());
        m_strangers[pane.algorithm] = file;
    }
    return pane;
}

void MainWindow::setOrigin(const OpenedFile& file)
{
    m_origin = file;
    noteInFile(file.recordings);
    if (m_remembersFiles)
        rememberFile(file.path);
    showOrigin();
}

std::vector<RecordingPtr> MainWindow::shownRecordings() const
{
    std::vector<RecordingPtr> shown;
    const Comparison& comparison = m_comparison->comparison();
    if (!m_isComparing && m_player->recording())
        shown.push_back(m_player->recording());
    for (std::size_t i = 0; m_isComparing && i < comparison.paneCount(); i++)
        if (comparison.recording(i))
            shown.push_back(comparison.recording(i));
    return shown;
}

bool MainWindow::isFromFile(const RecordingPtr& recording) const
{
    return std::ranges::find(m_origin.recordings, recording) != m_origin.recordings.end();
}

void MainWindow::showOrigin()
{
    const std::vector<RecordingPtr> shown = shownRecordings();
    const bool known =
        !shown.empty() && std::ranges::all_of(shown, [this](const auto& recording) { return isFromFile(recording); });
    if (known) {
        QString words = recordedOn(shown);
        if (m_origin.modified.isValid())
            words = tr("%1, %2").arg(QLocale().toString(m_origin.modified.date(), tr("d MMM yyyy")), words);
        m_originNote->setOrigin(m_origin.name(), words, m_origin.path);
    }
    m_originNote->setVisible(known);
    if (!known) {
        m_originNote->setOrigin({}, {}, {}); // what it said is of another run, or in another language
        if (!m_isComparing)
            showPreset();
    }
    QStringList titles;
    const Comparison& comparison = m_comparison->comparison();
    const std::vector<QString> names = comparison.names(m_language);
    for (std::size_t i = 0; m_isComparing && i < comparison.paneCount(); i++)
        titles += names.at(i);
    if (!m_isComparing && m_player->recording())
        titles += m_player->recording()->isKernelChanged
                      ? tr("Changed kernel – %1").arg(titleOf(*m_player->recording()))
                      : titleOf(*m_player->recording());
    if (titles.isEmpty())
        return;
    const QString title = titles.join(tr(" and "));
    setWindowTitle(known ? tr("%1 – %2 – Lockstep").arg(title, m_origin.name()) : tr("%1 – Lockstep").arg(title));
}

void MainWindow::chooseName()
{
    const std::vector<RecordingPtr> recordings = shownRecordings();
    for (const RecordingPtr& recording : recordings)
        if (const std::string why = whyNotSaved(*recording); !why.empty())
            return m_message->say(tr("The recording cannot be saved: %1.").arg(QString::fromStdString(why)));
    QStringList names;
    for (const RecordingPtr& recording : recordings)
        names += QString::fromStdString(recording->algorithm) +
                 (recording->isKernelChanged ? QStringLiteral("-changed") : QString());
    auto* dialog = new QFileDialog(this, tr("Save the recording"));
    dialog->setObjectName("saveDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending.mid(1));
    dialog->setNameFilter(tr("Recordings (*%1)").arg(ending));
    dialog->selectFile(names.join('-') + ending);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, recordings](const QString& path) { saveFile(path, recordings); });
    dialog->open();
}

void MainWindow::saveFile(const QString& path, const std::vector<RecordingPtr>& recordings)
{
    QtConcurrent::run(saveRecordings, path, recordings).then(this, [this](const OpenOutcome& outcome) {
        if (const auto* file = std::get_if<OpenedFile>(&outcome))
            return setOrigin(*file);
        m_message->say(std::get<Failure>(outcome).sentence);
        emit runFailed(std::get<Failure>(outcome));
    });
}

void MainWindow::say(const QString& sentence)
{
    m_message->say(sentence);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (const QString path = draggedFile(*event->mimeData()); !path.isEmpty()) {
        event->acceptProposedAction();
        openFile(path);
    }
}

} // namespace lockstep::ui
