#pragma once

#include "engine/remote/board.hpp"
#include "engine/remote/child_process.hpp"
#include "engine/remote/frame_stream.hpp"
#include "engine/remote/isolated.hpp"
#include "engine/remote/peer.hpp"

#include <chrono>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace lockstep::remote {

/// Requests to a process of this machine, and its answers.
class Conversation : public Peer {
public:
    /// Starts the process.
    explicit Conversation(const Isolation& how);

    void queue(Kind kind, std::span<const std::uint8_t> content) override { m_stream.queue(kind, content); }
    std::exception_ptr ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                           const std::function<void(const Frame&)>& take) override;
    void suspectKernel(bool isSuspect) override { m_isSuspect = isSuspect; }
    std::string unreadable() const override;
    bool isOver() const override;
    bool isWorn() const override { return m_process.memory() > m_how.worn; }

private:
    using Clock = std::chrono::steady_clock;

    /// Whether it is the answer's end.
    bool hear(const Frame& frame, const std::function<void(const Frame&)>& take);
    void checkLimits();
    [[noreturn]] void giveUp(const std::string& message);
    [[noreturn]] void tellEnd();
    /// As the process said last.
    UnderWay underWay() const;
    /// "in launch 3 (…)".
    std::string place() const;
    /// Whether a launch of a kernel that is suspected is under way.
    bool runsSuspect() const;
    /// What to do about a crash: `usual`, or something about a kernel that is suspected.
    std::string advice(const std::string& usual) const;

    Isolation m_how;
    Board m_board;
    ChildProcess m_process;
    FrameStream m_stream;
    bool m_isGreeted = false;
    UnderWay m_underWay;             ///< as a process says that has no board
    std::uint64_t m_boardBefore = 0; ///< changes of the board before this request
    std::uint64_t m_boardSeen = 0;   ///< those that were taken for signs of life
    Kind m_asked = Kind::hello;
    bool m_isSuspect = false; ///< the kernel that runs
    std::exception_ptr m_failed;
    Clock::time_point m_heard, m_looked;
    std::optional<Clock::time_point> m_stoppedSince, m_cancelled;
};

} // namespace lockstep::remote
