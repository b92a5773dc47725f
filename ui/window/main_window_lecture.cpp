// The window's lectures: the menu of those that come with it, opening one, and presenting it.
#include "ui/window/main_window.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/panels/notices.hpp"
#include "ui/present/presenter.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QtConcurrentRun>

namespace lockstep::ui {

namespace {

struct WasCancelled {};
using LectureOutcome = std::variant<LectureDeck, Failure, WasCancelled>;

LectureOutcome readDeck(const QString& path, const std::stop_token& stop, const LectureProgress& progress)
{
    try {
        const std::filesystem::path script = path.toStdString();
        const Lecture lecture = readLecture(script);
        return lectureDeck(recordLecture(lecture, recordingsBeside(lecture, script), stop, progress));
    } catch (const Cancelled&) {
        return WasCancelled{};
    } catch (...) {
        return failureOf(std::current_exception());
    }
}

} // namespace

void MainWindow::fillLectureMenu()
{
    m_lectures->clear();
    for (const std::filesystem::path& script : shippedLectures())
        try {
            const QString title = QString::fromStdString(readLecture(script).title);
            QAction* action = m_lectures->addAction(QString(title).replace('&', "&&"));
            const QString path = QString::fromStdString(script.string());
            connect(action, &QAction::triggered, this, [this, path] { openLecture(path); });
        } catch (const std::exception&) {
            continue; // somebody has edited it; opening it by name tells what is wrong
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
    const quint64 number = ++m_lastOpening;
    m_lectureStop.request_stop();
    m_lectureStop = std::stop_source();
    m_isOpening = true;
    m_progress->begin(tr("Opening %1").arg(QFileInfo(path).fileName()));
    auto* waiting = new QObject(this);
    connect(m_progress, &ProgressNotice::cancelled, waiting, [stop = m_lectureStop]() mutable { stop.request_stop(); });
    // Told from the thread that runs; the window may be gone by then.
    const LectureProgress progress = [window = QPointer(this), number](std::size_t done, std::size_t total) {
        QMetaObject::invokeMethod(QCoreApplication::instance(), [window, number, done, total] {
            if (window && window->m_lastOpening == number && window->m_isOpening)
                window->m_progress->setProgress(done, total);
        });
    };
    QtConcurrent::run(readDeck, path, m_lectureStop.get_token(), progress)
        .then(this, [this, number, waiting, path](const LectureOutcome& outcome) {
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
                presentLecture(*lecture, path);
            }
            checkSettled();
        });
}

} // namespace lockstep::ui
