#include "engine/remote/isolated.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/device/driver_cache.hpp"
#include "engine/error.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/grind/oclgrind.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/seen_run.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/conversation.hpp"
#include "engine/remote/device_messages.hpp"
#include "engine/remote/messages.hpp"
#include "engine/remote/sandbox.hpp"

#include <algorithm>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace lockstep {
namespace remote {
namespace {

class Isolated : public Worker {
public:
    explicit Isolated(Isolation how) : m_how(std::move(how)) { giveDriverACache(); } // one for all processes to come
    /// By a process that another machine starts.
    explicit Isolated(std::function<std::unique_ptr<Peer>()> connect) : m_connect(std::move(connect)) {}

    RecordingPtr record(const RunRequest& request, const RecordOptions& options) override
    {
        return recorded(Kind::record, request, nullptr, options).recording;
    }

    OwnRecording record(const OwnRun& own, const RunRequest& request, const RecordOptions& options) override
    {
        return recorded(Kind::recordOwn, request, &own, options);
    }

    SeenRun see(const RunRequest& request, const OwnRun* own, const RecordOptions& options) override
    {
        SeenRun seen;
        seen.recording =
            recorded(own == nullptr ? Kind::see : Kind::seeOwn, request, own, options, &seen.faults).recording;
        require(seen.recording->isComplete());
        return seen;
    }

    Words runFast(const RunRequest& request, const std::stop_token& stop) override
    {
        confine(request.kernel.has_value());
        replaceEnded();
        Writer writer;
        writeRequest(writer, request);
        return wordsOf(Kind::runFast, writer.bytes(), 1, stop).front();
    }

    void forget() override
    {
        forgetHere();
        if (m_aside) {
            swapAside();
            forgetHere();
            swapAside();
        }
    }

    void renew() override
    {
        if (m_conversation && m_conversation->renews() && !m_conversation->isOver())
            ask(Kind::renew, {}, {}, {});
        else
            m_conversation.reset();
        if (m_aside)
            m_aside->conversation.reset();
    }

    State state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop) override
    {
        const std::vector<std::uint8_t> asked = Writer{}.number(handOver(recording)).number(k).bytes();
        State state;
        for (Words& words : wordsOf(Kind::state, asked, recording->buffers.size(), stop))
            state.buffers.push_back(std::make_shared<const Words>(std::move(words)));
        for (std::size_t b = 0; b < state.buffers.size(); ++b)
            require(state.buffers[b]->size() == recording->buffers[b].size());
        return state;
    }

    EventsPtr events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop, std::size_t firstGroup,
                     std::size_t groupCount) override
    {
        const std::vector<std::uint8_t> asked =
            Writer{}.number(handOver(recording)).number(k).number(firstGroup).number(groupCount).bytes();
        const auto events = std::make_shared<Events>();
        const Launch& launch = recording->launches[k - 1];
        constexpr std::size_t most = std::size_t{1} << 22; // events that room is made for before they come
        events->reserve(
            std::min({launch.events, most, groupCount >= launch.groups() ? most : groupCount * launch.local}));
        bool hasCome = false;
        ask(Kind::events, asked, stop, [&](const Frame& frame) {
            if (frame.kind != Kind::packedEvents)
                return;
            if (countEvents(frame.content) > launch.events - std::min<std::size_t>(events->size(), launch.events))
                throw std::runtime_error{"more events than the launch has"};
            hasCome = true;
            unpackMore(frame.content, *events);
        });
        require(hasCome && fit(*recording, launch, *events));
        return events;
    }

    DeviceList devices() override
    {
        try {
            return devicesAt({}, {});
        } catch (const Error& error) {
            return {{}, {error.what()}};
        }
    }

    /// Those where the process works.
    DeviceList devicesAt(const std::string& /*machine*/, const std::stop_token& stop) override
    {
        replaceEnded();
        std::optional<DeviceList> list;
        ask(Kind::devices, {}, stop, [&](const Frame& frame) {
            Reader reader{frame};
            if (frame.kind == Kind::deviceList)
                list = readDevices(reader);
        });
        require(list.has_value());
        return *std::move(list);
    }

    DeviceRates rates(const std::string& device, const std::stop_token& stop) override
    {
        replaceEnded();
        std::optional<DeviceRates> rates;
        ask(Kind::rates, Writer{}.text(device).bytes(), stop, [&](const Frame& frame) {
            Reader reader{frame};
            if (frame.kind == Kind::deviceRates)
                rates = readRates(reader);
        });
        require(rates.has_value());
        return *std::move(rates);
    }

    void makeReady() override
    {
        try {
            replaceEnded();
        } catch (const Error&) { // the next request says so
            return;
        }
    }

private:
    struct Known {
        std::weak_ptr<const Recording> recording;
        std::uint64_t number = 0;
    };

    OwnRecording recorded(Kind kind, const RunRequest& request, const OwnRun* own, const RecordOptions& options,
                          std::vector<SeenNote>* faults = nullptr)
    {
        confine(own != nullptr || request.kernel.has_value());
        if (m_conversation && m_conversation->isWorn())
            m_conversation.reset();
        replaceEnded();
        const std::uint64_t number = ++m_lastNumber;
        Writer writer;
        writer.number(number)
            .number(options.memoryBudget)
            .number(options.slotsPerItem)
            .number(options.mostLaunches)
            .number(options.isMeasured ? 1 : 0);
        writeRequest(writer, request);
        if (own != nullptr)
            write(writer, *own);
        RecordingReader reader;
        OwnRecording result;
        ask(kind, writer.bytes(), options.stop, [&](const Frame& frame) {
            if (frame.kind == Kind::progress) {
                Reader told{frame};
                const std::size_t done = told.number(), total = told.number();
                if (options.progress)
                    options.progress(done, total);
            } else if (frame.kind == Kind::outputsDiffer) {
                result.outputsDiffer = Reader{frame}.number() != 0;
            } else if (frame.kind == Kind::seenFault && faults != nullptr) {
                if (faults->size() < mostNotes)
                    faults->push_back(readSeenNote(frame));
            } else if (!reader.take(frame)) {
                throw std::runtime_error{"no part of a recording"};
            }
        });
        require(reader.isWhole());
        result.recording = reader.recording();
        if (!result.recording->isComplete())
            m_known.push_back({result.recording, number});
        return result;
    }

    /// Without its input where that goes ahead.
    void writeRequest(Writer& writer, const RunRequest& request)
    {
        if (!m_conversation->sendInput(request.input))
            return write(writer, request);
        RunRequest rest;
        rest.algorithm = request.algorithm;
        rest.parameters = request.parameters;
        rest.device = request.device;
        rest.largestGroup = request.largestGroup;
        rest.kernel = request.kernel;
        write(writer, rest);
    }

    /// Answers but for `underWay` go to `take`; the last has come when this returns.
    void ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
             const std::function<void(const Frame&)>& take)
    {
        if (!m_conversation)
            converse();
        if (const std::string language = sentenceLanguage(); language != m_conversation->language) {
            m_conversation->queue(Kind::speak, Writer{}.text(language).bytes());
            m_conversation->language = language;
        }
        m_conversation->suspectKernel(m_isSuspect);
        std::exception_ptr failed;
        try {
            failed = m_conversation->ask(kind, content, stop, take);
        } catch (const ProcessEnded& ended) {
            replace();
            if (ended.wasCancelled)
                throw Cancelled{};
            if (ended.launch > 0)
                throw LaunchFailed{ended.message, ended.printed, ended.launch};
            throw DeviceError{ended.message, ended.printed};
        } catch (const std::bad_alloc&) { // here, and the rest of the answer is not read
            replace();
            throw;
        } catch (const std::exception&) {
            distrust();
        }
        if (failed)
            std::rethrow_exception(failed);
    }

    /// The next process starts while people read what happened to this one.
    void replace()
    {
        m_conversation.reset();
        if (m_connect)
            return; // whoever asks next may be asked for a password
        try {
            converse();
        } catch (const Error&) { // the next request says so
            return;
        }
    }

    /// One that has ended while nothing was asked of it is replaced, and nobody misses it.
    void replaceEnded()
    {
        if (!m_conversation || m_conversation->isOver())
            converse();
    }

    [[noreturn]] void distrust()
    {
        const std::string message = m_conversation->unreadable();
        replace();
        throw DeviceError{message};
    }

    void converse()
    {
        m_known.clear();
        m_conversation.reset(); // before the next one takes its place
        if (m_connect)
            m_conversation = m_connect();
        else
            m_conversation = std::make_unique<Conversation>(m_how);
    }

    /// What comes from a process whose memory a kernel may have overwritten is not trusted, nor is that process then.
    void require(bool holds)
    {
        if (!holds)
            distrust();
    }

    std::vector<Words> wordsOf(Kind kind, std::span<const std::uint8_t> content, std::size_t count,
                               const std::stop_token& stop)
    {
        std::vector<Words> all;
        ask(kind, content, stop, [&](const Frame& frame) {
            if (frame.kind == Kind::words && all.size() == count)
                throw std::runtime_error{"more arrays than were asked for"};
            if (frame.kind == Kind::words)
                all.push_back(unpackWords(frame.content));
        });
        require(all.size() == count);
        return all;
    }

    /// A kernel that nobody vouches for is run in a sandbox, where there is one, by another process than what else
    /// there is: that one goes on, with the driver's kernels built.
    void confine(bool hasOwnKernel)
    {
        m_isSuspect = hasOwnKernel;
        if (m_connect || hasOwnKernel == m_isConfined)
            return;
        if (!m_aside) {
            if (!m_how.hasSandbox || m_how.isWrapped)
                return;
            auto within = inSandbox(m_how);
            if (!within)
                return;
            m_aside = Aside{*std::move(within), nullptr, {}};
        }
        swapAside();
    }

    void swapAside()
    {
        std::swap(m_how, m_aside->how);
        std::swap(m_conversation, m_aside->conversation);
        std::swap(m_known, m_aside->known);
        m_isConfined = !m_isConfined;
    }

    void forgetHere()
    {
        try {
            if (m_conversation && !m_conversation->isOver())
                ask(Kind::forget, {}, {}, {});
        } catch (const Error&) { // the process is gone, and what was to be forgotten with it
            return;
        }
    }

    /// The number by which the process knows the recording, which goes to it with the next request if need be; it lets
    /// go of those that nobody has any more.
    std::uint64_t handOver(const RecordingPtr& recording)
    {
        confine(hasOwnKernel(*recording));
        replaceEnded();
        std::erase_if(m_known, [&](const Known& known) {
            if (!known.recording.expired())
                return false;
            m_conversation->queue(Kind::drop, Writer{}.number(known.number).bytes());
            return true;
        });
        for (const Known& known : m_known)
            if (known.recording.lock() == recording)
                return known.number;
        m_known.push_back({recording, ++m_lastNumber});
        m_conversation->queue(Kind::take, Writer{}.number(m_lastNumber).bytes());
        RecordingSender{[this](Kind kind, std::span<const std::uint8_t> content) {
            m_conversation->queue(kind, content);
        }}.finish(*recording);
        return m_lastNumber;
    }

    Isolation m_how;
    std::function<std::unique_ptr<Peer>()> m_connect; ///< none: a process here
    std::unique_ptr<Peer> m_conversation;
    std::vector<Known> m_known; ///< recordings that the process has
    /// The process that is not asked at the moment: the one in the sandbox, or the other. Nothing: there is but one.
    struct Aside {
        Isolation how;
        std::unique_ptr<Peer> conversation;
        std::vector<Known> known;
    };
    std::optional<Aside> m_aside;
    bool m_isConfined = false;
    bool m_isSuspect = false; ///< the kernel that was asked for last
    std::uint64_t m_lastNumber = 0;
};

} // namespace

std::unique_ptr<Worker> workBy(std::function<std::unique_ptr<Peer>()> connect)
{
    return std::make_unique<Isolated>(std::move(connect));
}

} // namespace remote

std::unique_ptr<Worker> isolated(const Isolation& how)
{
    return std::make_unique<remote::Isolated>(how);
}

std::unique_ptr<Worker> seeing(Isolation how)
{
    if (const std::string why = grind::whyNoOclgrind(); !why.empty())
        throw Error{why};
    how.environment = grind::oclgrindEnvironment();
    how.readable.push_back(grind::pluginFile());
    return isolated(how);
}

} // namespace lockstep
