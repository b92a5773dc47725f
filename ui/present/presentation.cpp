#include "ui/present/presentation.hpp"

#include "ui/player/less_motion.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int frameTime = 16;      // milliseconds
constexpr double longestTurn = 50; ///< a machine that was busy for longer loses time, not motion

/// The deck's own function goes from time to fraction and never back.
double timeAt(const Deck& deck, DeckMoment moment)
{
    const double length = deck.pages[moment.page].motion;
    if (moment.fraction >= 1)
        return length;
    double low = 0, high = length;
    for (int i = 0; i < 30; ++i) {
        const double middle = (low + high) / 2;
        (deck.fractionAt(moment.page, middle) < moment.fraction ? low : high) = middle;
    }
    return low;
}

} // namespace

Presentation::Presentation(std::shared_ptr<const Deck> deck, DeckMoment start, QObject* parent)
    : QObject(parent), m_deck(std::move(deck)), m_page(std::min(start.page, m_deck->pages.size() - 1)),
      m_ms(timeAt(*m_deck, {m_page, start.fraction})), m_hasArrived(isAtRest())
{
    m_timer.setInterval(frameTime);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Presentation::tick);
}

PictureAsk Presentation::ask(const View& view) const
{
    const bool isOver = m_ms >= page().motion || shownFraction(m_deck->fractionAt(m_page, m_ms)) >= 1;
    const double ms = isOver ? page().motion : isLessMotion() ? 0 : m_ms;
    PictureAsk ask{m_page, ms, {}, view};
    if (isAtRest() && page().prediction)
        ask.answer = answer();
    return ask;
}

std::optional<PictureAsk> Presentation::upcoming(const View& view) const
{
    if (isAtRest() && isAsking()) {
        PictureAsk revealed = ask(view);
        revealed.answer->isRevealed = true;
        return revealed;
    }
    if (m_page + 1 >= m_deck->pages.size())
        return std::nullopt;
    const Page& next = m_deck->pages[m_page + 1];
    PictureAsk ask{m_page + 1, next.motion, {}, view};
    if (next.prediction)
        ask.answer = Answer{};
    return ask;
}

bool Presentation::isAtEnd() const
{
    return m_page + 1 == m_deck->pages.size() && isAtRest() && !isAsking();
}

DeckMoment Presentation::moment() const
{
    return {m_page, isAtRest() ? 1 : m_deck->fractionAt(m_page, m_ms)};
}

bool Presentation::isAsking() const
{
    return page().prediction && !answer().isRevealed;
}

const Answer& Presentation::answer() const
{
    static const Answer none;
    const auto found = m_answers.find(m_page);
    return found == m_answers.end() ? none : found->second;
}

void Presentation::toggleChoice(std::size_t choice)
{
    if (!isAsking() || choice >= page().prediction->choices.size())
        return;
    std::set<std::size_t>& chosen = m_answers[m_page].chosen;
    if (!chosen.insert(choice).second)
        chosen.erase(choice);
    emit moved();
}

void Presentation::next()
{
    const bool wasMoving = isMoving() && !isAtRest();
    stopClock();
    if (wasMoving)
        land(m_page);
    if (isAtRest()) {
        if (isAsking()) {
            m_answers[m_page].isRevealed = true;
            emit moved();
            return;
        }
        if (m_page + 1 >= m_deck->pages.size())
            return;
        setOut(m_page + 1);
    }
    if (isAtRest())
        land(m_page);
    else
        startClock();
}

void Presentation::previous()
{
    stopClock();
    if (isAtRest() && page().prediction && answer().isRevealed) {
        m_answers[m_page].isRevealed = false;
        emit moved();
    } else {
        goTo(m_page == 0 ? 0 : m_page - 1);
    }
}

void Presentation::nextChapter()
{
    const std::vector<Page>& pages = m_deck->pages;
    std::size_t k = m_page;
    if (isAtRest() && k + 1 < pages.size())
        ++k;
    while (k + 1 < pages.size() && pages[k + 1].chapter == pages[k].chapter)
        ++k;
    goTo(k);
}

void Presentation::previousChapter()
{
    const std::vector<Page>& pages = m_deck->pages;
    std::size_t k = m_page;
    while (k > 0 && pages[k - 1].chapter == pages[k].chapter)
        --k;
    goTo(k == 0 ? 0 : k - 1);
}

void Presentation::toStart()
{
    goTo(0);
}

void Presentation::toEnd()
{
    goTo(m_deck->pages.size() - 1);
}

void Presentation::goTo(std::size_t page)
{
    stopClock();
    land(std::min(page, m_deck->pages.size() - 1));
}

bool Presentation::goToNumber(std::size_t number)
{
    for (std::size_t k = 0; k < m_deck->pages.size(); ++k)
        if (m_deck->pages[k].number == number) {
            goTo(k);
            return true;
        }
    return false;
}

void Presentation::play()
{
    if (isPlaying())
        return;
    if (isAtEnd())
        goTo(0);
    if (isAtRest() && isAsking())
        m_answers[m_page].isRevealed = true; // to play on is to have answered; what is right is held as a page is
    else if (isAtRest())
        m_ms = page().motion + page().hold; // it has been held long enough
    setPlaying(true);
    startClock();
    emit moved();
}

void Presentation::pause()
{
    stopClock();
}

void Presentation::togglePlay()
{
    isPlaying() ? pause() : play();
}

void Presentation::tick()
{
    const double turn = static_cast<double>(m_elapsed.nsecsElapsed()) / 1e6;
    m_elapsed.restart();
    if (m_mustWait && m_mustWait())
        return;
    m_ms += std::min(turn, longestTurn) * m_speed;
    if (!isAtRest()) {
        emit moved();
        return;
    }
    const bool arrives = !m_hasArrived;
    m_hasArrived = true;
    const bool isLast = m_page + 1 == m_deck->pages.size();
    if (!m_isPlaying || isLast || isAsking() || (arrives && page().pauses)) {
        stopClock();
        land(m_page);
    } else if (m_ms >= page().motion + page().hold) {
        setOut(m_page + 1);
    } else if (arrives) {
        emit moved();
    }
}

void Presentation::startClock()
{
    m_elapsed.start();
    m_timer.start();
}

void Presentation::stopClock()
{
    m_timer.stop();
    setPlaying(false);
}

void Presentation::land(std::size_t page)
{
    m_page = page;
    m_ms = m_deck->pages[page].motion;
    m_hasArrived = true;
    emit moved();
}

void Presentation::setOut(std::size_t page)
{
    m_page = page;
    m_ms = 0;
    m_hasArrived = false;
    emit moved();
}

void Presentation::setPlaying(bool isPlaying)
{
    if (isPlaying == m_isPlaying)
        return;
    m_isPlaying = isPlaying;
    emit playingChanged();
}

} // namespace lockstep::ui
