#include "engine/remote/serve.hpp"

#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/in_process.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/seen_run.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/board.hpp"
#include "engine/remote/child_process.hpp"
#include "engine/remote/device_messages.hpp"
#include "engine/remote/messages.hpp"
#include "engine/remote/squeezer.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <deque>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <stop_token>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace lockstep::remote {
namespace {

enum ExitStatus { closed = 0, wrongCall = 2 };

/// Both ends, away from 0, 1 and 2, where drivers read and print, and not handed on to what drivers start.
struct Ends {
    int in = -1, out = -1;
};
Ends takeEnds()
{
    constexpr int aboveUsual = 10;
    const Ends ends{fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, aboveUsual),
                    fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, aboveUsual)};
    if (const int nowhere = open("/dev/null", O_RDONLY | O_CLOEXEC); nowhere >= 0) {
        dup2(nowhere, STDIN_FILENO);
        close(nowhere);
    }
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return ends;
}

/// Who asked is gone, or no longer reads: nobody wants what this process still does.
[[noreturn]] void leave()
{
    _exit(closed);
}

void writeAll(int end, std::span<const std::uint8_t> bytes)
{
    while (!bytes.empty()) {
        const ssize_t some = ::write(end, bytes.data(), bytes.size());
        if (some < 0 && errno == EINTR)
            continue;
        if (some <= 0)
            leave();
        bytes = bytes.subspan(static_cast<std::size_t>(some));
    }
}

/// Frames go out together where they are small.
class Output {
public:
    explicit Output(int end) : m_end(end) {}

    void put(Kind kind, std::span<const std::uint8_t> content)
    {
        const std::lock_guard lock{m_mutex};
        const auto head = headOf(kind, content.size());
        m_waiting.insert(m_waiting.end(), head.begin(), head.end());
        constexpr std::size_t much = std::size_t{1} << 17;
        if (m_waiting.size() + content.size() < much) {
            m_waiting.insert(m_waiting.end(), content.begin(), content.end());
            return;
        }
        writeWaiting();
        writeAll(m_end, content);
    }
    void flush()
    {
        const std::lock_guard lock{m_mutex};
        writeWaiting();
    }

    /// From now on a thread of its own says that this process lives, and lets nothing wait for long.
    void keepAlive()
    {
        std::thread([this] {
            constexpr std::chrono::milliseconds often{50};
            constexpr std::size_t oftenInAWhile = 40; // 2 s
            for (std::size_t i = 0;; ++i) {
                std::this_thread::sleep_for(often);
                if (i % oftenInAWhile == 0)
                    put(Kind::alive, {});
                flush();
            }
        }).detach(); // until the process ends
    }

private:
    void writeWaiting()
    {
        writeAll(m_end, m_waiting);
        m_waiting.clear();
    }

    std::mutex m_mutex;
    int m_end;
    std::vector<std::uint8_t> m_waiting;
};

struct Request {
    Kind kind = Kind::done;
    std::vector<std::uint8_t> content;
    std::stop_source stop;
    Frame frame() const { return {kind, content}; }
};

/// Requests in the order in which they come. A thread of its own reads them, so that a cancel is heard, and the end of
/// the other process, while a kernel runs.
class Requests {
public:
    explicit Requests(int end)
    {
        std::thread([this, end] { read(end); }).detach(); // it waits in read() until the process ends
    }

    Request next()
    {
        std::unique_lock lock{m_mutex};
        m_came.wait(lock, [this] { return !m_waiting.empty(); });
        Request request = std::move(m_waiting.front());
        m_waiting.pop_front();
        return request;
    }

private:
    [[noreturn]] void read(int end)
    try {
        FrameReader reader;
        std::stop_source last;
        for (;;) {
            constexpr std::size_t atOnce = std::size_t{1} << 18;
            const std::span<std::uint8_t> room = reader.room(atOnce);
            const ssize_t some = ::read(end, room.data(), room.size());
            if (some < 0 && errno == EINTR)
                continue;
            if (some <= 0)
                leave();
            reader.filled(static_cast<std::size_t>(some));
            while (const std::optional<Frame> frame = reader.next()) {
                if (frame->kind == Kind::cancel) {
                    last.request_stop();
                    continue;
                }
                last = std::stop_source{};
                const std::lock_guard lock{m_mutex};
                m_waiting.push_back({frame->kind, {frame->content.begin(), frame->content.end()}, last});
                m_came.notify_one();
            }
        }
    } catch (const std::exception&) {
        _exit(wrongCall);
    }

    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<Request> m_waiting;
};

/// What goes at once of a recording to another machine: all where it is little, else what cannot be made again.
RecordingPtr lean(const RecordingPtr& recording, std::size_t most)
{
    if (bytesKept(*recording) <= most)
        return recording;
    auto few = std::make_shared<Recording>(*recording);
    for (std::size_t k = 1; k < few->states.size(); ++k)
        if (!few->launches[k - 1].varies) {
            few->states[k].reset();
            few->events[k - 1] = nullptr;
        }
    return few;
}

class Server {
public:
    Server(const Ends& ends, const std::optional<Isolation>& far)
        : m_output(ends.out), m_requests(ends.in), m_isFar(far), m_session(far ? isolated(*far) : here())
    {
    }

    [[noreturn]] void run()
    {
        if (m_isFar)
            m_session.makeReady();
        else
            m_session.devices(); // finding them takes most of a start, and goes on while nothing is asked yet
        {
            const Request hello = m_requests.next();
            m_output.put(Kind::hello, greeting());
            m_output.flush();
            Reader reader{hello.frame()};
            if (hello.kind != Kind::hello || reader.number() != protocolVersion)
                _exit(wrongCall);
            if (m_isFar) {
                reader.text();
                m_atOnce = reader.number();
                m_output.keepAlive();
            }
        }
        for (;;) {
            const Request request = next();
            if (request.kind == Kind::words) {
                m_input = unpackWords(request.content);
                continue;
            }
            if (request.kind == Kind::speak) {
                tellSentencesIn(Reader{request.frame()}.text());
                continue;
            }
            if (request.kind == Kind::drop) {
                m_recordings.erase(Reader{request.frame()}.number());
                continue;
            }
            if (request.kind == Kind::take) {
                take(Reader{request.frame()}.number());
                continue;
            }
            try {
                answer(request);
                m_output.put(Kind::done, {});
            } catch (...) {
                m_output.put(Kind::failed, failureOf(std::current_exception()));
            }
            m_output.flush();
        }
    }

private:
    std::unique_ptr<Worker> here()
    {
        return inProcess([this](const LaunchesUnderWay& these, const Launch& launch) { tell(these, launch); },
                         [this](const Recording& recording) {
                             if (m_sender != nullptr)
                                 m_sender->grow(recording);
                         });
    }

    Request next()
    {
        Request request = m_requests.next();
        if (m_isFar) {
            const Frame frame = m_squeezer.unsqueeze(request.frame());
            request.content = {frame.content.begin(), frame.content.end()};
            request.kind = frame.kind;
        }
        return request;
    }

    RunRequest requestIn(Reader& reader)
    {
        RunRequest request = readRequest(reader);
        if (m_input)
            request.input = *std::exchange(m_input, std::nullopt);
        return request;
    }

    void answer(const Request& request)
    {
        Reader reader{request.frame()};
        const std::stop_token stop = request.stop.get_token();
        switch (request.kind) {
        case Kind::record:
        case Kind::recordOwn:
        case Kind::see:
        case Kind::seeOwn:
            return record(reader, request.kind, stop);
        case Kind::runFast:
            return put(m_session.runFast(requestIn(reader), stop));
        case Kind::forget:
            return m_session.forget();
        case Kind::renew:
            return m_session.renew();
        case Kind::state: {
            const RecordingPtr recording = recordingOf(reader.number());
            for (const WordsPtr& words : m_session.state(recording, reader.number(), stop).buffers)
                put(*words);
            return;
        }
        case Kind::events: {
            const RecordingPtr recording = recordingOf(reader.number());
            const std::size_t k = reader.number(), first = reader.number(), count = reader.number();
            return put(*m_session.events(recording, k, stop, first, count));
        }
        case Kind::devices: {
            Writer writer;
            write(writer, m_session.devices());
            return m_output.put(Kind::deviceList, writer.bytes());
        }
        case Kind::rates: {
            Writer writer;
            write(writer, m_session.rates(reader.text(), stop));
            return m_output.put(Kind::deviceRates, writer.bytes());
        }
        default:
            throw Error{
                sentence("The device's process was asked what it does not know; run the same Lockstep on both sides.")};
        }
    }

    void put(Kind kind, std::span<const std::uint8_t> content)
    {
        if (m_isFar) {
            const auto [small, bytes] = m_squeezer.squeeze(kind, content);
            return m_output.put(small, bytes);
        }
        constexpr std::size_t much = std::size_t{1} << 16;
        const bool isShared = (kind == Kind::words || kind == Kind::packedEvents) && content.size() >= much;
        const auto place = isShared ? m_board.put(content) : std::nullopt;
        if (place)
            m_output.put(kind == Kind::words ? Kind::sharedWords : Kind::sharedEvents,
                         Writer{}.number(*place).number(content.size()).bytes());
        else
            m_output.put(kind, content);
    }

    void put(const Words& words)
    {
        std::vector<std::uint8_t> room;
        put(Kind::words, packedWords(words, room));
    }

    /// Part by part, so that some are read while others are still packed.
    void put(const Events& events)
    {
        constexpr std::size_t atOnce = std::size_t{1} << 14;
        if (m_isFar || events.size() <= atOnce)
            return put(Kind::packedEvents, packEvents(events));
        std::vector<std::uint8_t> room;
        for (std::size_t i = 0; i < events.size(); i += atOnce) {
            packSome(std::span{events}.subspan(i, std::min(atOnce, events.size() - i)), room);
            put(Kind::packedEvents, room);
            m_output.flush();
        }
    }

    void record(Reader& reader, Kind kind, const std::stop_token& stop)
    {
        const bool isOwn = kind == Kind::recordOwn || kind == Kind::seeOwn;
        const bool isSeen = kind == Kind::see || kind == Kind::seeOwn;
        const std::uint64_t number = reader.number();
        RecordOptions options;
        options.memoryBudget = reader.number();
        options.slotsPerItem = static_cast<std::uint32_t>(reader.number());
        options.mostLaunches = reader.number();
        options.isMeasured = reader.number() != 0;
        options.hasRightBeside = options.recordsUpToFailure = false; // who asks asks for those, too
        options.eventsFrom = EventsFrom::traceCalls;
        options.stop = stop;
        options.progress = [this](std::size_t done, std::size_t total) {
            m_output.put(Kind::progress, Writer{}.number(done).number(total).bytes());
        };
        RecordingSender sender{[this](Kind part, std::span<const std::uint8_t> content) { put(part, content); }};
        m_sender = &sender;
        OwnRecording made;
        std::vector<SeenNote> faults;
        try {
            const RunRequest request = requestIn(reader);
            if (isSeen) {
                const std::optional<OwnRun> own = isOwn ? std::optional{readOwnRun(reader)} : std::nullopt;
                SeenRun seen = m_session.see(request, own ? &*own : nullptr, options);
                made.recording = std::move(seen.recording);
                faults = std::move(seen.faults);
            } else if (isOwn)
                made = m_session.record(readOwnRun(reader), request, options);
            else
                made.recording = m_session.record(request, options);
        } catch (...) {
            m_sender = nullptr;
            throw;
        }
        m_sender = nullptr;
        const RecordingPtr sent = m_isFar ? lean(made.recording, m_atOnce) : made.recording;
        sender.finish(*sent);
        for (const SeenNote& fault : faults) {
            Writer writer;
            write(writer, fault);
            m_output.put(Kind::seenFault, writer.bytes());
        }
        if (kind == Kind::recordOwn)
            m_output.put(Kind::outputsDiffer, Writer{}.number(made.outputsDiffer ? 1 : 0).bytes());
        if (!sent->isComplete()) // or nothing of it is asked for again
            m_recordings[number].recording = made.recording;
    }

    /// Not answered: where it fails, who asks for something of the recording hears of it.
    void take(std::uint64_t number)
    {
        Held& held = m_recordings[number];
        RecordingReader recording;
        for (Kind last = Kind::take; last != Kind::whole;) {
            const Request part = next();
            last = part.kind;
            try {
                if (!held.failure)
                    recording.take(part.frame());
            } catch (...) {
                held.failure = std::current_exception();
            }
        }
        if (!held.failure)
            held.recording = recording.recording();
    }

    RecordingPtr recordingOf(std::uint64_t number) const
    {
        const auto found = m_recordings.find(number);
        if (found == m_recordings.end())
            throw Error{
                sentence("The device's process was asked for a recording that it does not have; run it again.")};
        if (found->second.failure)
            std::rethrow_exception(found->second.failure);
        return found->second.recording;
    }

    void tell(const LaunchesUnderWay& these, const Launch& launch)
    {
        const std::string& title = launch.meaning.title.english;
        const UnderWay now{these.first, these.last, these.isTraced, title.empty() ? launch.kernel : title};
        if (m_board.isThere()) {
            m_board.write(now);
            const auto time = std::chrono::steady_clock::now();
            constexpr std::chrono::milliseconds often{50}; // for people who watch the progress
            if (time - m_flushed < often)
                return;
            m_flushed = time;
        } else {
            m_output.put(
                Kind::underWay,
                Writer{}.number(now.first).number(now.last).number(now.isTraced ? 1 : 0).text(now.title).bytes());
        }
        m_output.flush(); // the launch may be the last thing that this process does
    }

    Output m_output;
    Requests m_requests;
    Board m_board{boardDescriptor};
    std::chrono::steady_clock::time_point m_flushed;
    RecordingSender* m_sender = nullptr; ///< while a recording is made
    bool m_isFar;
    std::size_t m_atOnce = SIZE_MAX; ///< bytes of a recording
    Squeezer m_squeezer;             ///< where it is far
    std::optional<Words> m_input;    ///< of the next request, which went ahead
    Session m_session;
    struct Held {
        RecordingPtr recording;
        std::exception_ptr failure;
    };
    std::map<std::uint64_t, Held> m_recordings;
};

} // namespace

void serve(const std::optional<Isolation>& far)
{
    if (isTerminal(Stream::input))
        throw InputError{
            sentence("lockstep engine is for Lockstep itself, which starts it where --isolated or a device of "
                     "another machine is given; see: lockstep run --help")};
    endWithParent(getppid()); // a stopped process does not see that its input has ended
    std::signal(SIGPIPE, SIG_IGN);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none); // whoever waits for the next process would wait for its memory to be written
    keepMemory();
    Server{takeEnds(), far}.run();
}

} // namespace lockstep::remote
