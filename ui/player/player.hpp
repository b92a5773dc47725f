#pragma once

#include "ui/player/motion.hpp"
#include "ui/player/service.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

namespace lockstep::ui {

/// A chapter of the timeline: launches first … last (from 1) of one group.
struct Chapter {
    QString title;
    std::size_t first = 1;
    std::size_t last = 1;
};
std::vector<Chapter> chaptersOf(const Recording& recording);

/// The current moment, the clock, and what of the recording is at hand for it.
class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(Service& service, QObject* parent = nullptr);

    /// What has to be at hand for a moment; the canvas knows, because it depends on the view.
    using NeedsOf = std::function<Needs(const Recording&, Moment)>;
    void setNeeds(NeedsOf needs);
    /// Where no inspector looks, events that only it reads are not fetched.
    void setInspected(bool isInspected) { m_isInspected = isInspected; }
    /// To be called when the view changed, so that what is needed did too.
    void refresh();

    /// Asked before a step, with how to make it later: where it says yes, nothing moves now.
    using Gate = std::function<bool(const std::function<void()>& step)>;
    void setGate(Gate gate) { m_gate = std::move(gate); }

    void setRecording(const RecordingPtr& recording, Moment start = {});
    const RecordingPtr& recording() const { return m_recording; }
    Moment moment() const { return m_moment; }
    /// The moment as launches done: 4.5 is halfway through launch 5.
    double position() const;
    bool isPlaying() const { return m_playing; }
    double speed() const { return m_speed; }
    void setSpeed(double speed);

    void play();
    void pause();
    void togglePlay();
    /// Inside launches steps go phase by phase, where there are several to show.
    bool isInside() const { return m_inside; }
    void setInside(bool inside);
    void toggleInside() { setInside(!m_inside); }

    /// Plays the next launch or phase; a step that is under way is finished first.
    void stepForward();
    /// Lands on the finished state before.
    void stepBack();
    void toStart();
    void toEnd();
    void nextChapter();
    void previousChapter();
    /// After launch k has finished; 0 is the input.
    void goTo(std::size_t launch);
    void seek(double position);
    void setMoment(Moment moment);

    std::optional<std::uint32_t> selectedItem() const { return m_selected; }
    void select(std::optional<std::uint32_t> item);
    /// Walks the active work-items of the current launch; false where there is none further.
    bool selectNext(int direction);

    /// What is at hand for the current moment.
    const Resident& resident() const { return m_resident; }
    bool isReady() const { return m_recording != nullptr && m_ready; }
    /// Events that the inspector may read: the launch's, or where not kept those of one work-group; null: on their way.
    EventsPtr inspected() const;
    /// Everything that the inspector shows for the moment is at hand too.
    bool isInspectable() const { return m_moment.launch == 0 || tooManyEvents() || inspected() != nullptr; }
    /// The launch reports more events than can be listed.
    bool tooManyEvents() const;

signals:
    void recordingChanged();
    void momentChanged();
    void residentChanged();
    void playingChanged();
    void insideChanged();
    void selectionChanged();
    void failed(const lockstep::ui::Failure& failure);

private:
    /// A piece that the recording itself does not keep.
    struct Key {
        enum class Kind { state, events, density } kind = Kind::state;
        std::size_t number = 0;
        DensityRequest density;
        auto operator<=>(const Key&) const = default;
    };
    struct Kept {
        std::size_t bytes = 0;
        std::uint64_t lastUse = 0;
    };

    void tick();
    void start();
    void stopClock();
    Motion motion() const;
    /// With a phase inside launches, else without.
    Moment settled(Moment moment) const;
    bool isAtEnd() const;
    /// The beginning of what comes after a finished moment.
    Moment next() const;
    void gather();
    void keep(const Resident& piece);
    void forget();
    Resident collect(const Needs& needs, Needs& missing);
    std::optional<GroupRequest> wantedGroup() const;
    bool eventsAreMany() const;

    bool waits(const std::function<void()>& step) const { return m_gate && m_gate(step); }

    Service& m_service;
    NeedsOf m_needs;
    Gate m_gate;
    RecordingPtr m_recording;
    Moment m_moment;
    Resident m_resident;
    bool m_ready = false;
    bool m_isInspected = true;
    bool m_inside = false;
    bool m_playing = false;
    bool m_stepping = false; ///< the clock stops at the end of this launch
    double m_speed = 1;
    double m_clock = 0; ///< milliseconds into the current launch at speed 1
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::optional<std::uint32_t> m_selected;

    std::shared_ptr<PreparedMemory> m_memory = std::make_shared<PreparedMemory>();
    Resident m_pieces;
    std::map<Key, Kept> m_kept;
    std::size_t m_keptBytes = 0;
    std::uint64_t m_uses = 0;
    std::map<GroupRequest, EventsPtr> m_groups;
};

} // namespace lockstep::ui
