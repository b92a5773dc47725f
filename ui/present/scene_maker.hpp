#pragma once

#include "ui/deck/deck.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace lockstep::ui {

/// What a view of a presentation wants to show.
struct PictureAsk {
    std::size_t page = 0;
    double ms = 0;                ///< into the motion to the page, at speed 1; from its length on the page itself
    std::optional<Answer> answer; ///< of a page with a prediction, when it has been reached
    View view;
    bool isSentence = false; ///< the page's narration instead of its picture
};

/// What came of it.
struct Picture {
    PictureAsk ask;
    double fraction = 1; ///< of the motion
    Scene scene;
    QString sentence;
};
using PicturePtr = std::shared_ptr<const Picture>;

/// Makes the pictures of a deck on one thread of its own, as values: the deck's functions may wait for a device, and
/// are called one at a time. Every seat is served the newest of its asks; lower seats go first.
class SceneMaker : public QObject {
    Q_OBJECT
public:
    explicit SceneMaker(std::shared_ptr<const Deck> deck, QObject* parent = nullptr);
    /// Asks the deck to stop, and waits for it.
    ~SceneMaker() override;

    void request(int seat, PictureAsk ask);
    void cancel(int seat);
    /// Milliseconds for which the seat's newest ask has waited; 0: it was served.
    double waiting(int seat) const;

signals:
    void made(int seat, const lockstep::ui::PicturePtr& picture);
    void failed(int seat, std::size_t page, const QString& sentence);

private:
    struct Job {
        PictureAsk ask;
        quint64 number = 0;
    };
    struct UnderWay {
        int seat = 0;
        std::size_t page = 0;
        std::stop_source stop;
    };
    struct Wanted {
        quint64 number = 0;
        QElapsedTimer since;
    };

    void run(const std::stop_token& quit);
    PicturePtr make(const PictureAsk& ask, const std::stop_token& stop) const;
    void serve(int seat, quint64 number, const std::function<void()>& deliver);

    const std::shared_ptr<const Deck> m_deck;
    std::map<int, Wanted> m_wanted; ///< by seat; on this object's thread
    quint64 m_lastNumber = 0;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::map<int, Job> m_jobs;
    std::optional<UnderWay> m_underWay;
    std::jthread m_thread;
};

} // namespace lockstep::ui
