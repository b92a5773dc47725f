#pragma once

#include "engine/remote/frames.hpp"

#include <chrono>
#include <deque>

namespace lockstep::remote {

/// Frames through a socket that does not block, in either direction.
class FrameStream {
public:
    using Clock = std::chrono::steady_clock;

    void queue(Kind kind, std::span<const std::uint8_t> content);
    bool hasQueued() const { return !m_outgoing.empty(); }
    /// As much as the socket takes.
    void sendSome(int socket);
    /// What the socket has; false: nothing at the moment, or it is closed.
    bool receiveSome(int socket);
    bool isClosed() const { return m_isClosed; }
    FrameReader& incoming() { return m_incoming; }

    /// When anything was sent or came last.
    Clock::time_point moved() const { return m_moved; }

private:
    std::deque<std::vector<std::uint8_t>> m_outgoing;
    std::size_t m_sent = 0; ///< of the first of them
    FrameReader m_incoming;
    bool m_isClosed = false;
    Clock::time_point m_moved;
};

} // namespace lockstep::remote
