// The window's lectures: the menu of those that come with it, opening one, presenting it, and its questions on paper.
#include "ui/window/main_window.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "ui/export/files.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/panels/notices.hpp"
#include "ui/present/presenter.hpp"
#include "ui/window/worksheet_dialog.hpp"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QtConcurrentRun>

namespace lockstep::ui {

namespace {

struct WasCancelled {};
using LectureOutcome = std::variant<LectureDeck, Failure, WasCancelled>;

LectureOutcome readDeck(const QString& path, Language language, const std::stop_token& stop,
                        const LectureProgress& progress)
{
    try {
        const std::filesystem::path script = path.toStdString();
        const Lecture lecture = readLecture(script);
        return lectureDeck(recordLecture(lecture, recordingsBeside(lecture, script), stop, progress), language);
    } catch (const Cancelled&) {
        return WasCancelled{};
    } catch (...) {
        return failureOf(std::current_exception());
    }
}

} // namespace

struct MainWindow::LectureWork {
    std::function<LectureOutcome(const std::stop_token& stop, const LectureProgress& progress)> run;
};

void MainWindow::fillLectureMenu()
{
    m_lectures->clear();
    for (const auto& [title, script] : lecturesAtHand(m_language)) {
        QAction* action = m_lectures->addAction(QString(title).replace('&', "&&"));
        connect(action, &QAction::triggered, this, [this, path = script] { openLecture(path); });
    }
    m_lectures->menuAction()->setVisible(!m_lectures->isEmpty());
}

void MainWindow::presentLecture(const LectureDeck& lecture, const QString& path)
{
    // Who leaves finds in the window what the page showed; on a page of words, what came last before it.
    const auto goBack = [this, places = lecture.places, path](DeckMoment at) {
        std::size_t page = std::min(at.page, places.size() - 1);
        while (page > 0 && places[page].recordings.empty())
            --page;
        while (page + 1 < places.size() && places[page].recordings.empty())
            ++page;
        if (!places[page].recordings.empty())
            showFile({path, QFileInfo(path).lastModified(), places[page].recordings},
                     {places[page].page, page == at.page ? at.fraction : 1});
    };
    if (Presenter* presenter = makePresenter(lecture.deck, {0, 1}, goBack))
        presenter->show();
    else
        m_message->say(tr("The lecture is ready, but something else is being presented; leave it and open it again."));
}

void MainWindow::openLecture(const QString& path)
{
    if (m_presenter)
        return;
    readLectureOf(path, {[path, language = m_language](const std::stop_token& stop, const LectureProgress& progress) {
                      return readDeck(path, language, stop, progress);
                  }},
                  [this, path](const LectureDeck& lecture) { presentLecture(lecture, path); });
}

void MainWindow::askWorksheet()
{
    auto* dialog = new WorksheetDialog(m_language, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString script = dialog->lecture();
        const bool hasAnswers = dialog->hasAnswers();
        auto* name =
            new QFileDialog(this, hasAnswers ? tr("Save the worksheet with its answers") : tr("Save the worksheet"));
        name->setObjectName("worksheetFile");
        name->setAttribute(Qt::WA_DeleteOnClose);
        name->setAcceptMode(QFileDialog::AcceptSave);
        name->setDefaultSuffix(QStringLiteral("pdf"));
        name->setNameFilter(tr("PDF (*.pdf)"));
        name->selectFile(QFileInfo(script).completeBaseName() +
                         (hasAnswers ? QStringLiteral("-key.pdf") : QStringLiteral("-worksheet.pdf")));
        connect(name, &QFileDialog::fileSelected, this,
                [this, script, hasAnswers, paper = dialog->paper()](const QString& path) {
                    saveWorksheet(script, hasAnswers, paper, path);
                });
        name->open();
    });
    dialog->open();
}

void MainWindow::saveWorksheet(const QString& script, bool hasAnswers, Paper paper, const QString& path)
{
    if (m_isOpening)
        return m_message->say(tr("Something else is being opened; save the worksheet when it is there."));
    if (!path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        return m_message->say(tr("'%1' is to be a PDF; let its name end in .pdf.").arg(path));
    readLectureOf(script, {[=, language = m_language](const std::stop_token& stop, const LectureProgress& progress) {
                      LectureOutcome outcome = readDeck(script, language, stop, progress);
                      try {
                          if (const auto* lecture = std::get_if<LectureDeck>(&outcome))
                              writeFile(worksheet(*lecture, hasAnswers, paper), path);
                      } catch (...) {
                          outcome = failureOf(std::current_exception());
                      }
                      return outcome;
                  }},
                  [this, path](const LectureDeck&) { m_message->say(tr("%1 written").arg(path)); });
}

void MainWindow::readLectureOf(const QString& doing, const LectureWork& work,
                               const std::function<void(const LectureDeck&)>& then)
{
    const quint64 number = ++m_lastOpening;
    m_lectureStop.request_stop();
    m_lectureStop = std::stop_source();
    m_isOpening = true;
    m_progress->begin(doing);
    auto* waiting = new QObject(this);
    connect(m_progress, &ProgressNotice::cancelled, waiting, [stop = m_lectureStop]() mutable { stop.request_stop(); });
    // Told from the thread that runs; the window may be gone by then.
    const LectureProgress progress = [window = QPointer(this), number](std::size_t done, std::size_t total) {
        QMetaObject::invokeMethod(QCoreApplication::instance(), [window, number, done, total] {
            if (window && window->m_lastOpening == number && window->m_isOpening)
                window->m_progress->setProgress(done, total);
        });
    };
    QtConcurrent::run(work.run, m_lectureStop.get_token(), progress)
        .then(this, [this, number, waiting, then](const LectureOutcome& outcome) {
            waiting->deleteLater();
            if (number != m_lastOpening)
                return; // another one was asked for since
            m_isOpening = false;
            if (!m_running)
                m_progress->end();
            if (const auto* failure = std::get_if<Failure>(&outcome)) {
                m_message->say(failure->sentence);
                emit runFailed(*failure);
            } else if (const auto* lecture = std::get_if<LectureDeck>(&outcome)) {
                then(*lecture);
            }
            checkSettled();
        });
}

} // namespace lockstep::ui
