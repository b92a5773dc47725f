#pragma once

#include "engine/device/device_rates.hpp"
#include "engine/device/devices.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"
#include "engine/trials/breaking.hpp"
#include "ui/lens/lens.hpp"

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace lockstep {
class Session;
}

namespace lockstep::ui {

/// Where the keys of a run come from.
struct InputChoice {
    enum class Kind { generated, typed, file, words };
    Kind kind = Kind::generated;
    std::string distribution = "uniform";
    std::size_t n = 16;
    std::uint64_t seed = 1;
    std::string text;                       ///< Kind::typed
    std::filesystem::path file;             ///< Kind::file
    Words words;                            ///< Kind::words: keys that came from the command line, …
    ElementType type = ElementType::uint32; ///< … and the type they were read in
};

/// A run as the window asks for it; reading or making the keys is part of the work.
struct RunAsk {
    std::string algorithm = "bitonic-sort";
    std::map<std::string, std::string> parameters;
    InputChoice input;
    std::string device = "auto";
    std::size_t largestGroup = RunRequest{}.largestGroup;
    bool isMeasured = false; ///< RecordOptions::isMeasured
    /// What the keys, orders of a scan, are cut from (engine/analysis/cuts.hpp); nothing: they are no orders.
    std::optional<std::uint64_t> whole = {};
    /// A changed kernel: the text that is built in place of the file `kernelFile`. Where other parameters build another
    /// file, that one is built as it is shipped. …
    std::optional<std::string> kernel = {};
    std::string kernelFile = {};
    bool isInterpreted = false;           ///< by Oclgrind alone: a stranger's kernel, which no device is to run
    std::optional<std::string> plan = {}; ///< … and of a kernel of one's own, the plan's text in place of its file's
};

/// What went wrong, as a value: one sentence, and the exit status that goes with it.
struct Failure {
    QString sentence;
    QString details; ///< a build log, for --verbose
    int status = 1;
    RecordingPtr before = {}; ///< the run up to the launch that failed; null where there is none
};

using BreakingPtr = std::shared_ptr<const Breaking>;

/// The keys of a run, made or read. Throws Error.
Words keysFor(const RunAsk& ask);
/// What was thrown, as a value.
Failure failureOf(const std::exception_ptr& thrown);

/// The events of one work-group, for launches whose events are too many to keep.
struct GroupRequest {
    std::size_t launch = 0;
    std::size_t group = 0;
    auto operator<=>(const GroupRequest&) const = default;
};

/// The one seam between the window and the device: values go in, signals with values come out, on the thread
/// that made the service. Behind it one thread runs and another makes pieces of finished recordings, each with a
/// session of its own: while a run goes on, the recording on the screen can still be stepped through.
class Service : public QObject {
    Q_OBJECT
public:
    explicit Service(QObject* parent = nullptr);
    ~Service() override;

    /// Starts a run and gives its number; a run that is still going is cancelled and never delivers.
    quint64 requestRecording(RunAsk ask);
    void cancelRecording();
    /// The same, and nothing of it is delivered any more, not even that it was cancelled.
    void abandonRecording();
    /// Runs a mistake so many times (BreakOptions::times), beside the right run, and gives its number; what runs
    /// already comes first, and a new recording ends it.
    quint64 requestBreaking(RunAsk ask, std::size_t times);
    void cancelBreaking();
    /// Asks for pieces of a recording, first the most wanted. The newest call replaces what has not begun.
    void fetch(const RecordingPtr& recording, const Needs& needs, std::optional<GroupRequest> group = {});
    /// Lets go of the recording that pieces were last asked of, and of its buffers on the device.
    void forget();
    void requestDevices();
    /// Measures how fast a device copies and multiplies; what runs already comes first.
    void requestRates(std::string device);

    /// For exports on their own thread: waits for the pieces. Throws Error or Cancelled.
    Resident fetchNow(const RecordingPtr& recording, const Needs& needs, const std::stop_token& stop);

signals:
    void progressed(quint64 run, qulonglong done, qulonglong total);
    void recorded(quint64 run, const lockstep::RecordingPtr& recording);
    void failed(quint64 run, const lockstep::ui::Failure& failure);
    void cancelled(quint64 run);
    void breakingProgressed(quint64 number, qulonglong done, qulonglong total);
    void broke(quint64 number, const lockstep::ui::BreakingPtr& breaking);
    void breakingFailed(quint64 number, const lockstep::ui::Failure& failure);
    void breakingCancelled(quint64 number);
    void delivered(const lockstep::ui::Resident& piece);
    void groupDelivered(const lockstep::RecordingPtr& recording, lockstep::ui::GroupRequest group,
                        const lockstep::EventsPtr& events);
    void fetchFailed(const lockstep::RecordingPtr& recording, const lockstep::ui::Failure& failure);
    void devicesListed(const lockstep::DeviceList& list);
    void ratesMeasured(const lockstep::DeviceRates& rates);
    void ratesFailed(const lockstep::ui::Failure& failure);

private:
    struct Piece {
        std::variant<std::size_t, DensityRequest, GroupRequest> what;
        bool events = false; ///< the number is a launch whose events are wanted, not a state
        bool operator==(const Piece&) const = default;
    };
    struct Run {
        quint64 number = 0;
        RunAsk ask;
        std::stop_source stop;
    };

    struct BreakingRun {
        quint64 number = 0;
        RunAsk ask;
        std::size_t times = 0;
        std::stop_source stop;
    };

    void runRecordings(const std::stop_token& quit);
    void runFetches(const std::stop_token& quit);
    void record(Session& session, const Run& run);
    void breakIt(Session& session, const BreakingRun& run);
    void measureIt(Session& session, const std::string& device, const std::stop_token& stop);
    void deliver(Session& session, const RecordingPtr& recording, const Piece& piece, const std::stop_token& stop);
    void post(std::function<void()> call);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Run> m_waitingRun;
    std::stop_source m_runStop;
    std::optional<BreakingRun> m_waitingBreaking;
    std::stop_source m_breakingStop;
    quint64 m_lastBreaking = 0;
    bool m_devicesWanted = false;
    std::optional<std::string> m_ratesWanted; ///< the device's
    RecordingPtr m_fetchFrom;
    std::deque<Piece> m_pieces;
    std::optional<Piece> m_underWay; ///< of m_fetchFrom; not to be done twice
    std::deque<std::function<void(Session&)>> m_exports;
    std::stop_source m_fetchStop;
    quint64 m_lastRun = 0;
    quint64 m_wantedRun = 0; ///< only this one may deliver; read and written on the window's thread
    std::jthread m_recorder;
    std::jthread m_fetcher;
};

} // namespace lockstep::ui
