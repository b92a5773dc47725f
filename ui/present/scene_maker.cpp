#include "ui/present/scene_maker.hpp"

#include "engine/recording/session.hpp"

namespace lockstep::ui {

SceneMaker::SceneMaker(std::shared_ptr<const Deck> deck, QObject* parent)
    : QObject(parent), m_deck(std::move(deck)), m_thread([this](const std::stop_token& quit) { run(quit); })
{
}

SceneMaker::~SceneMaker()
{
    m_thread.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        if (m_underWay)
            m_underWay->stop.request_stop();
    }
    m_thread.join();
}

void SceneMaker::request(int seat, PictureAsk ask)
{
    Wanted& wanted = m_wanted[seat];
    wanted.number = ++m_lastNumber;
    if (!wanted.since.isValid())
        wanted.since.start();
    const std::lock_guard lock(m_mutex);
    // Frames of one motion are finished, so that it is seen; what nobody will look at is given up.
    if (m_underWay && (m_underWay->seat > seat || (m_underWay->seat == seat && m_underWay->page != ask.page)))
        m_underWay->stop.request_stop();
    m_jobs[seat] = {std::move(ask), wanted.number};
    m_wake.notify_one();
}

void SceneMaker::cancel(int seat)
{
    m_wanted.erase(seat);
    const std::lock_guard lock(m_mutex);
    m_jobs.erase(seat);
    if (m_underWay && m_underWay->seat == seat)
        m_underWay->stop.request_stop();
}

double SceneMaker::waiting(int seat) const
{
    const auto wanted = m_wanted.find(seat);
    if (wanted == m_wanted.end() || !wanted->second.since.isValid())
        return 0;
    return static_cast<double>(wanted->second.since.nsecsElapsed()) / 1e6;
}

void SceneMaker::serve(int seat, quint64 number, const std::function<void()>& deliver)
{
    const auto wanted = m_wanted.find(seat);
    if (wanted == m_wanted.end()) // nobody looks any more
        return;
    // What is still to come has waited from here on: a motion that gets a picture now and then is not stuck.
    if (wanted->second.number == number)
        wanted->second.since.invalidate();
    else
        wanted->second.since.restart();
    deliver();
}

PicturePtr SceneMaker::make(const PictureAsk& ask, const std::stop_token& stop) const
{
    auto picture = std::make_shared<Picture>();
    picture->ask = ask;
    if (ask.isSentence) {
        picture->sentence = m_deck->narration(ask.page, stop);
        return picture;
    }
    const Page& page = m_deck->pages[ask.page];
    picture->fraction = ask.ms >= page.motion ? 1 : m_deck->fractionAt(ask.page, ask.ms);
    picture->scene = ask.answer && page.prediction && m_deck->answered
                         ? m_deck->answered(ask.page, *ask.answer, ask.view, stop)
                         : m_deck->scene(ask.page, picture->fraction, ask.view, stop);
    return picture;
}

void SceneMaker::run(const std::stop_token& quit)
{
    const auto post = [this](int seat, quint64 number, const std::function<void()>& deliver) {
        QMetaObject::invokeMethod(
            this, [this, seat, number, deliver] { serve(seat, number, deliver); }, Qt::QueuedConnection);
    };
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, quit, [this] { return !m_jobs.empty(); })) {
        if (quit.stop_requested()) // with work left the wait goes on
            return;
        const auto [seat, job] = *m_jobs.begin();
        m_jobs.erase(m_jobs.begin());
        m_underWay = UnderWay{seat, job.ask.page, {}};
        const std::stop_token stop = m_underWay->stop.get_token();
        lock.unlock();
        PicturePtr picture;
        QString problem;
        bool isCancelled = false;
        try {
            picture = make(job.ask, stop);
        } catch (const Cancelled&) {
            isCancelled = true;
        } catch (const std::bad_alloc&) {
            problem = tr("There is not enough memory for this picture.");
        } catch (const std::exception& error) {
            problem = QString::fromUtf8(error.what()).simplified();
        }
        if (picture)
            post(seat, job.number, [this, seat = seat, picture] { emit made(seat, picture); });
        else if (!isCancelled)
            post(seat, job.number,
                 [this, seat = seat, page = job.ask.page, problem] { emit failed(seat, page, problem); });
        lock.lock();
        // It gave way to a lower seat: its turn comes again.
        if (isCancelled && !quit.stop_requested() && !m_jobs.empty() && m_jobs.begin()->first < seat)
            m_jobs.try_emplace(seat, job);
        m_underWay.reset();
    }
}

} // namespace lockstep::ui
