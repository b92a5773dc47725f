#pragma once

#include "ui/compare/comparison_frame.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/player/player.hpp"

#include <QObject>
#include <functional>
#include <memory>

namespace lockstep::ui {

/// Two to four panes over the same keys.
struct ComparisonAsk {
    std::vector<PaneAsk> panes;
    InputChoice input;
};

/// Two to four players over recordings of the same input words, driven by one clock. New keys come into all panes at
/// once, or into none. Each pane has its own Service, so that one device that fails leaves the others alive.
class Comparison : public QObject {
    Q_OBJECT
public:
    explicit Comparison(QObject* parent = nullptr);
    ~Comparison() override;

    /// What has to be at hand for a pane's moment; the page knows, because it depends on the view.
    using NeedsOf = std::function<Needs(std::size_t pane, const Recording&, Moment)>;
    void setNeeds(NeedsOf needs);
    /// Whether these panes may be run; asked before the first of them is. Where they may not, nothing is: the panes
    /// stay as they were, and nothing is said of the request any more.
    using Permit = std::function<bool(const std::vector<PaneAsk>& runs)>;
    void setPermit(Permit permit) { m_permit = std::move(permit); }
    /// To be called when the view changed.
    void refresh();

    /// Runs all panes, one after another so that no run disturbs another's measured time. The old panes stay until all
    /// new ones are there, or have failed on their own. What has not changed is not run again. The clock stands at
    /// `startAt` then, or where it stood if the keys are the same, else at 0.
    void request(const ComparisonAsk& ask, std::optional<double> startAt = {});
    void cancel();
    /// Shows nothing any more and lets the recordings go.
    void clear();
    bool isRunning() const { return m_isRunning; }
    const ComparisonAsk& ask() const { return m_ask; } ///< what is shown
    std::size_t paneCount() const { return m_shown; }
    Player& player(std::size_t pane);
    const Player& player(std::size_t pane) const;
    /// Null where the pane failed.
    const RecordingPtr& recording(std::size_t pane) const;
    const QString& failure(std::size_t pane) const;
    const QString& name(std::size_t pane) const { return m_names.at(pane); }
    std::vector<QString> names(Language language) const;
    /// The clock's time at the end of each launch; {0} where the pane failed.
    const ClockTimes& times(std::size_t pane) const;
    /// What comparisonFrame() draws now.
    std::vector<Pane> panes(Language language = Language::english) const; ///< named in this language

    /// For exports on their own thread: waits for a pane's pieces. Throws Error or Cancelled.
    using Fetcher = std::function<Resident(std::size_t pane, const Needs& needs, const std::stop_token& stop)>;
    Fetcher fetcher() const;

    const ComparisonClock& clock() const { return m_clock; }
    /// What the clock can count: what every recording knows.
    const std::vector<ClockUnit>& knownUnits() const { return m_knownUnits; }
    /// Changing the unit keeps the moment of the pane that has got furthest.
    void setClock(ClockUnit unit, std::uint64_t units, std::uint32_t wavefront);
    /// When the slowest pane has finished.
    double end() const;

    /// Asks where the cell of a mark in a pane's picture came from, in all panes; other marks ask nothing.
    void ask(std::size_t pane, const MarkId& mark);
    /// Asks about a position.
    void ask(std::size_t element);
    void clearAsked();
    const Question& question() const { return m_question; }

    void play();
    void pause();
    void togglePlay();
    bool isPlaying() const { return m_isPlaying; }
    /// Playing, or on the way to the end of a step.
    bool isMoving() const { return m_timer.isActive(); }
    void setSpeed(double speed);
    void stepForward(); ///< plays to the next time at which some pane finishes a launch
    void stepBack();
    void nextChapter();
    void previousChapter();
    void toStart();
    void toEnd();
    void seek(double time);
    /// All that the panes' moments need is at hand.
    bool isReady() const;
    /// … and no run is under way.
    bool isSettled() const;

signals:
    void panesChanged(); ///< other recordings
    void momentChanged();
    void residentChanged();
    void playingChanged();
    void clockChanged();
    void progressed(qulonglong done, qulonglong total);
    void cancelled();
    void failed(const lockstep::ui::Failure& failure); ///< the panes are as they were, or as they came in

private:
    struct Slot;
    /// Words for all panes, or why there are none.
    struct Keys {
        Words words;
        ElementType type = ElementType::uint32;
        std::optional<Failure> failure;
    };
    static Keys keysOf(const ComparisonAsk& ask);

    void stopRuns();
    void record(Keys keys);
    void recordNext();
    void addSlot();
    void makePlayer(std::size_t pane);
    /// Forgets the pane's recording.
    void letGo(std::size_t pane);
    void failAll(const Failure& failure);
    void showNew();
    void findUnits();
    void findTimes();
    void place();
    void setTime(double time);
    void tick();
    void start();
    void stopClock();
    double nextStop(bool chapters) const;
    double previousStop(bool chapters) const;
    double nearly() const;
    Motion motion() const;

    std::vector<std::unique_ptr<Slot>> m_slots;
    std::size_t m_shown = 0;
    std::vector<QString> m_names;
    ComparisonAsk m_ask;
    Words m_words;
    NeedsOf m_needs;
    Permit m_permit;
    bool m_isPlacing = false; ///< the players move one after another; they are seen when all have

    ComparisonAsk m_newAsk;
    Keys m_newKeys;
    std::optional<double> m_startAt;
    std::uint64_t m_request = 0; ///< what belongs to an older one is dropped
    bool m_isRunning = false;

    mutable Question m_question; ///< keeps its answers
    ComparisonClock m_clock;
    std::vector<ClockUnit> m_knownUnits{ClockUnit::launches};
    bool m_isPlaying = false;
    double m_speed = 1;
    double m_stopAt = 0;      ///< where a step or the whole ends
    double m_launchClock = 0; ///< milliseconds into the launch, where launches are counted
    double m_launchStart = 0; ///< its time
    QTimer m_timer;
    QElapsedTimer m_elapsed;
};

} // namespace lockstep::ui
