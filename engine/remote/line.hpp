#pragma once

#include "engine/remote/by_machine.hpp"
#include "engine/remote/child_process.hpp"
#include "engine/remote/frame_stream.hpp"
#include "engine/remote/machine.hpp"
#include "engine/remote/peer.hpp"
#include "engine/remote/squeezer.hpp"

#include <chrono>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep::remote {

/// A process on another machine, through ssh. Names of devices say here which machine they are of.
class Line : public Peer {
public:
    /// Starts ssh, and does not wait for it. Throws Error.
    Line(Machine machine, const Reach& reach);

    void queue(Kind kind, std::span<const std::uint8_t> content) override;
    std::exception_ptr ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                           const std::function<void(const Frame&)>& take) override;
    std::string unreadable() const override;
    bool isOver() const override;
    bool sendInput(const Words& input) override;
    bool renews() const override { return true; }

private:
    using Clock = FrameStream::Clock;

    /// Whether it is the answer's end.
    bool hear(const Frame& frame, const std::function<void(const Frame&)>& take);
    void greet(const Frame& frame);
    void checkGreeting();
    void checkTime();
    [[noreturn]] void giveUp(const std::string& message);
    [[noreturn]] void tellEnd();
    /// The last line that ssh or the process printed.
    std::string said() const;

    Machine m_machine;
    Reach m_reach;
    ChildProcess m_ssh;
    FrameStream m_stream;
    Squeezer m_squeezer;
    bool m_isGreeted = false;
    std::vector<std::uint8_t> m_room;
    std::exception_ptr m_failed;
    Clock::time_point m_asked;
    std::optional<Clock::time_point> m_cancelled;
};

} // namespace lockstep::remote
