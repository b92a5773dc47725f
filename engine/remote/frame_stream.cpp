#include "engine/remote/frame_stream.hpp"

#include <cerrno>
#include <sys/socket.h>

namespace lockstep::remote {

void FrameStream::queue(Kind kind, std::span<const std::uint8_t> content)
{
    const auto head = headOf(kind, content.size());
    std::vector<std::uint8_t>& bytes = m_outgoing.emplace_back(head.begin(), head.end());
    bytes.insert(bytes.end(), content.begin(), content.end());
}

void FrameStream::sendSome(int socket)
{
    while (!m_outgoing.empty()) {
        const std::vector<std::uint8_t>& first = m_outgoing.front();
        const ssize_t some = send(socket, first.data() + m_sent, first.size() - m_sent, MSG_NOSIGNAL);
        if (some < 0)
            return; // full; where it is closed, reading says so
        m_moved = Clock::now();
        m_sent += static_cast<std::size_t>(some);
        if (m_sent == first.size()) {
            m_outgoing.pop_front();
            m_sent = 0;
        }
    }
}

bool FrameStream::receiveSome(int socket)
{
    constexpr std::size_t atOnce = std::size_t{1} << 18;
    const std::span<std::uint8_t> room = m_incoming.room(atOnce);
    const ssize_t some = recv(socket, room.data(), room.size(), 0);
    if (some > 0) {
        m_moved = Clock::now();
        m_incoming.filled(static_cast<std::size_t>(some));
        return true;
    }
    m_isClosed = some == 0 || (errno != EAGAIN && errno != EINTR);
    return false;
}

} // namespace lockstep::remote
