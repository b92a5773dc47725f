#include "engine/remote/conversation.hpp"

#include "engine/device/driver_watch.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"
#include "engine/remote/messages.hpp"
#include "engine/remote/wake.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>

namespace lockstep::remote {
namespace {

double gibibytes(std::size_t bytes)
{
    return static_cast<double>(bytes) / (1 << 30);
}

Isolation withDefaults(Isolation how)
{
    if (how.memory == 0)
        how.memory =
            static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 2;
    how.worn = std::min(how.worn, how.memory / 2); // replaced before it is ended for it
    return how;
}

constexpr std::chrono::milliseconds lookEvery{50}; // at its memory, and at the clock

} // namespace

Conversation::Conversation(const Isolation& how)
    : m_how(withDefaults(how)),
      m_process({m_how.program, m_how.arguments, m_board.isThere() ? m_board.descriptor() : -1, m_how.environment}),
      m_looked(Clock::now())
{
    queue(Kind::hello, greeting());
}

bool Conversation::hear(const Frame& frame, const std::function<void(const Frame&)>& take)
{
    if (!m_isGreeted) {
        if (frame.kind != Kind::hello || Reader{frame}.number() != protocolVersion)
            giveUp(sentence("{} is no engine of this version of Lockstep; install the same on both sides.",
                            m_how.program.string()));
        m_isGreeted = true;
    } else if (frame.kind == Kind::underWay) {
        Reader reader{frame};
        m_underWay.first = reader.number();
        m_underWay.last = reader.number();
        m_underWay.isTraced = reader.number() != 0;
        m_underWay.title = printable(reader.text().substr(0, 256));
    } else if (frame.kind == Kind::failed) {
        m_failed = failureIn(frame);
    } else if (take && (frame.kind == Kind::sharedWords || frame.kind == Kind::sharedEvents)) {
        Reader reader{frame};
        const std::uint64_t at = reader.number(), size = reader.number();
        take({frame.kind == Kind::sharedWords ? Kind::words : Kind::packedEvents, m_board.at(at, size)});
        m_board.release(at + size);
    } else if (take && frame.kind != Kind::done) {
        take(frame);
    }
    return frame.kind == Kind::done || frame.kind == Kind::failed;
}

std::exception_ptr Conversation::ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                                     const std::function<void(const Frame&)>& take)
{
    queue(kind, content);
    m_asked = kind;
    m_underWay = {};
    m_boardBefore = m_board.isThere() ? m_board.changes() : 0;
    m_failed = nullptr;
    m_heard = Clock::now();
    m_stoppedSince.reset();
    m_cancelled.reset();
    const Wake wake;
    const std::stop_callback onStop{stop, [&wake] { wake(); }};
    for (;;) {
        const auto socketEvents = static_cast<short>(m_stream.hasQueued() ? POLLIN | POLLOUT : POLLIN);
        std::array<pollfd, 3> waited{{{m_process.socket(), socketEvents, 0},
                                      {m_process.ended(), POLLIN, 0},
                                      {m_cancelled ? -1 : wake.descriptor(), POLLIN, 0}}};
        poll(waited.data(), waited.size(), static_cast<int>(lookEvery.count()));
        const bool hasEnded = waited[1].revents != 0; // what it said before that is still read
        m_stream.sendSome(m_process.socket());
        while (m_stream.receiveSome(m_process.socket()))
            while (const std::optional<Frame> frame = m_stream.incoming().next())
                if (hear(*frame, take))
                    return m_failed;
        if (waited[2].revents != 0) {
            queue(Kind::cancel, {});
            m_cancelled = Clock::now();
        }
        if (hasEnded || m_stream.isClosed())
            tellEnd();
        checkLimits();
    }
}

void Conversation::checkLimits()
{
    const Clock::time_point now = Clock::now();
    if (m_cancelled && now - *m_cancelled > m_how.grace)
        giveUp(sentence("It did not stop in time.")); // told to nobody: it was cancelled
    if (now - m_looked < lookEvery)
        return;
    m_looked = now;
    if (const std::uint64_t changes = m_board.isThere() ? m_board.changes() : 0; changes != m_boardSeen) {
        m_boardSeen = changes;
        m_heard = now;
    }
    if (now - std::max(m_heard, m_stream.moved()) > m_how.silence)
        giveUp(sentence("The device's process gave no sign of life for {:.3g} s {} and was ended; {}",
                        std::chrono::duration<double>(m_how.silence).count(), place(),
                        runsSuspect()
                            ? sentence("the kernel may never end: look at the loops and barriers of this launch, or "
                                       "choose fewer keys or a longer limit.")
                            : sentence("choose fewer keys, another device or a longer limit.")));
    if (m_process.processes() > m_how.processes)
        giveUp(sentence("The device's process started more than {} others {} and was ended; {}", m_how.processes,
                        place(), advice(sentence("choose another device."))));
    if (const std::size_t memory = m_process.memory(); memory > m_how.memory)
        giveUp(sentence("The device's process took {:.1f} GiB of memory {}, of {:.1f} that it may take, and was "
                        "ended; choose fewer keys.",
                        gibibytes(memory), place(), gibibytes(m_how.memory)));
    if (!m_process.status().isStopped)
        m_stoppedSince.reset();
    else if (!m_stoppedSince)
        m_stoppedSince = now;
    else if (now - *m_stoppedSince > m_how.grace)
        giveUp(sentence("The device's process was stopped by a signal (SIGSTOP) {} and was ended; run it again.",
                        place()));
}

void Conversation::giveUp(const std::string& message)
{
    m_process.end();
    throw ProcessEnded{message, m_process.printed(), m_cancelled.has_value(), underWay().first};
}

void Conversation::tellEnd()
{
    pollfd ending{m_process.ended(), POLLIN, 0};
    poll(&ending, 1, static_cast<int>(m_how.grace.count())); // it may have closed its end only
    ChildProcess::Status status = m_process.status();
    constexpr int signalled = 128;
    if (m_how.isWrapped && status.exitStatus > signalled)
        status.signal = *status.exitStatus - signalled;
    if (status.signal)
        giveUp(sentence("The device's process crashed ({}) {}; {}", signalName(*status.signal), place(),
                        advice(sentence("choose another device or other keys."))));
    giveUp(sentence("The device's process ended by itself (exit status {}) {}; {}", status.exitStatus.value_or(-1),
                    place(), advice(sentence("choose another device."))));
}

bool Conversation::isOver() const
{
    const ChildProcess::Status status = m_process.status();
    return status.exitStatus || status.signal;
}

std::string Conversation::unreadable() const
{
    return sentence("The device's process sent what cannot be read {} and was ended; {}", place(),
                    advice(sentence("choose another device or other keys.")));
}

UnderWay Conversation::underWay() const
{
    const bool isOnBoard = m_board.isThere() && m_board.changes() != m_boardBefore;
    return isOnBoard ? m_board.read() : m_underWay;
}

bool Conversation::runsSuspect() const
{
    return m_isSuspect && underWay().last != 0 && m_asked != Kind::devices && m_asked != Kind::rates;
}

std::string Conversation::advice(const std::string& usual) const
{
    const bool isSeen = m_asked == Kind::see || m_asked == Kind::seeOwn; // by Oclgrind itself
    if (runsSuspect())
        return isSeen ? sentence("the kernel is most likely at fault: look at what this launch reads and writes.")
                      : translated(kernelAdvice);
    const bool isBuilt = m_isSuspect && m_asked != Kind::devices && m_asked != Kind::rates;
    return isBuilt ? sentence("the compiler may have failed over the kernel: change it, or choose another device.")
                   : usual;
}

std::string Conversation::place() const
{
    const auto [first, last, isTraced, title] = underWay();
    if (last == 0)
        return m_asked == Kind::devices ? sentence("while it looked for devices") : sentence("before its first launch");
    const std::string which =
        first == last ? sentence("launch {}", last) : sentence("one of the launches {} to {}", first, last);
    return sentence("in {} ({}, {})", which, title, isTraced ? sentence("traced") : sentence("untraced"));
}

} // namespace lockstep::remote
