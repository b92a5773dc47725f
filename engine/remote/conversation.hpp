#pragma once

#include "engine/remote/board.hpp"
#include "engine/remote/child_process.hpp"
#include "engine/remote/frames.hpp"
#include "engine/remote/isolated.hpp"

#include <chrono>
#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep::remote {

/// The process is of no more use: it ended, or it was ended for what `message` says.
struct ProcessEnded {
    std::string message;
    std::string printed; ///< by the process: a driver's last words
    bool wasCancelled = false;
};

/// Requests to a process, and its answers. For one thread.
class Conversation {
public:
    /// Starts the process.
    explicit Conversation(const Isolation& how);

    /// A frame to be sent with the next request, before it.
    void queue(Kind kind, std::span<const std::uint8_t> content);
    /// Sends a request, and hands all that comes before `done` or `failed` to `take`. Gives what failed, if it did.
    /// Throws ProcessEnded; after that, and after anything that `take` throws, the conversation is over.
    std::exception_ptr ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                           const std::function<void(const Frame&)>& take);
    /// What to say where answers are none.
    std::string unreadable() const;
    bool isOver() const;

private:
    using Clock = std::chrono::steady_clock;

    void sendSome();
    bool receiveSome();
    /// Whether it is the answer's end.
    bool hear(const Frame& frame, const std::function<void(const Frame&)>& take);
    void checkLimits();
    [[noreturn]] void giveUp(const std::string& message);
    [[noreturn]] void tellEnd();
    /// "in launch 3 (…)", as the process said last.
    std::string place() const;

    Isolation m_how;
    Board m_board;
    ChildProcess m_process;
    std::deque<std::vector<std::uint8_t>> m_outgoing;
    std::size_t m_sent = 0; ///< of the first of them
    FrameReader m_incoming;
    bool m_isGreeted = false, m_isClosed = false;
    UnderWay m_underWay;             ///< as a process says that has no board
    std::uint64_t m_boardBefore = 0; ///< changes of the board before this request
    std::uint64_t m_boardSeen = 0;   ///< those that were taken for signs of life
    Kind m_asked = Kind::hello;
    std::exception_ptr m_failed;
    Clock::time_point m_heard, m_looked;
    std::optional<Clock::time_point> m_stoppedSince, m_cancelled;
};

} // namespace lockstep::remote
