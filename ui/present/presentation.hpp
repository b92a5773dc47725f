#pragma once

#include "ui/export/writer.hpp"
#include "ui/present/scene_maker.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <set>

namespace lockstep::ui {

/// Where a presentation of a deck stands, and its clock. It knows no window and makes no picture.
class Presentation : public QObject {
    Q_OBJECT
public:
    explicit Presentation(std::shared_ptr<const Deck> deck, DeckMoment start = {}, QObject* parent = nullptr);

    const Deck& deck() const { return *m_deck; }
    /// The same pages in other words.
    void setDeck(std::shared_ptr<const Deck> deck) { m_deck = std::move(deck); }
    const Page& page() const { return m_deck->pages[m_page]; }
    std::size_t number() const { return m_page; } ///< of the page, from 0
    /// What a view of the current moment asks for.
    PictureAsk ask(const View& view) const;
    /// … and of what next() leads to; nothing at the end.
    std::optional<PictureAsk> upcoming(const View& view) const;
    /// The page has been reached; nothing moves towards it.
    bool isAtRest() const { return m_ms >= page().motion; }
    bool isPlaying() const { return m_isPlaying; }
    /// Playing, or on the way to a page.
    bool isMoving() const { return m_timer.isActive(); }
    bool isAtEnd() const;
    /// The place on the way; asks the deck, so nobody else may be asking it.
    DeckMoment moment() const;

    /// Plays the motion to the next page; one that is under way is finished first. On a page with a prediction the
    /// first call reveals.
    void next();
    /// Lands at once on the finished state before.
    void previous();
    /// The page at which the next chapter ends, and the one before.
    void nextChapter();
    void previousChapter();
    void toStart();
    void toEnd();
    /// Lands on a page.
    void goTo(std::size_t page);
    /// Lands on the page that people know by this number; false where there is none.
    bool goToNumber(std::size_t number);
    /// Goes from page to page, each held for its time, up to one that pauses or asks; from the end it starts over.
    void play();
    void pause();
    void togglePlay();
    void setSpeed(double speed) { m_speed = speed; }

    /// The page asks, and does not show yet what is right.
    bool isAsking() const;
    void toggleChoice(std::size_t choice);
    const Answer& answer() const;

    /// The clock stands while this says so: until a view has caught up, and until a device has answered.
    void setMustWait(std::function<bool()> mustWait) { m_mustWait = std::move(mustWait); }

signals:
    void moved(); ///< another page, another time, another answer
    void playingChanged();

private:
    void tick();
    void startClock();
    void stopClock();
    void land(std::size_t page);   ///< stands on it
    void setOut(std::size_t page); ///< stands where the motion to it begins
    void setPlaying(bool isPlaying);

    std::shared_ptr<const Deck> m_deck;
    std::size_t m_page = 0;
    double m_ms = 0; ///< into the motion, and behind it into the page's hold
    bool m_hasArrived = true;
    std::map<std::size_t, Answer> m_answers;
    bool m_isPlaying = false;
    double m_speed = 1;
    std::function<bool()> m_mustWait;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
};

} // namespace lockstep::ui
