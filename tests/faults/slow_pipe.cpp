#include "tests/faults/slow_pipe.hpp"

#include <arpa/inet.h>
#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace lockstep::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

sockaddr_in loopback(int port)
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int listening(int& port)
{
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (bind(descriptor, reinterpret_cast<sockaddr*>(&address), size) != 0 || listen(descriptor, 8) != 0 ||
        getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        throw std::runtime_error{"no port"};
    port = ntohs(address.sin_port);
    return descriptor;
}

bool isReady(int descriptor, short events)
{
    pollfd waited{descriptor, events, 0};
    return poll(&waited, 1, 20) == 1;
}

} // namespace

int freePort()
{
    int port = 0;
    close(listening(port));
    return port;
}

SlowPipe::SlowPipe(int port, std::chrono::milliseconds delay, double bytesASecond)
    : m_delay(delay), m_bytesASecond(bytesASecond), m_listening(listening(m_port))
{
    m_accepting = std::jthread{[this, port](const std::stop_token& stop) { accept(stop, port); }};
}

SlowPipe::~SlowPipe()
{
    m_accepting = {};
    cut();
    m_carriers.clear();
    for (const int each : m_sockets)
        close(each);
    close(m_listening);
}

void SlowPipe::accept(const std::stop_token& stop, int target)
{
    while (!stop.stop_requested()) {
        if (!isReady(m_listening, POLLIN))
            continue;
        const int near = accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC);
        const int far = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in address = loopback(target);
        if (near < 0 || connect(far, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
            close(near);
            close(far);
            continue;
        }
        const int atOnce = 1;
        for (const int each : {near, far})
            setsockopt(each, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof atOnce);
        ++m_connections;
        const std::lock_guard lock{m_mutex};
        m_sockets.insert(m_sockets.end(), {near, far});
        for (const auto& [from, to] : {std::pair{near, far}, std::pair{far, near}})
            m_carriers.emplace_back([this, from, to](const std::stop_token& end) { carry(end, from, to); });
    }
}

void SlowPipe::cut()
{
    const std::lock_guard lock{m_mutex};
    for (const int each : m_sockets)
        shutdown(each, SHUT_RDWR);
}

void SlowPipe::carry(const std::stop_token& stop, int from, int to)
{
    struct Piece {
        Clock::time_point due; // when its last byte comes out
        std::vector<char> bytes;
    };
    std::deque<Piece> underWay;
    std::size_t waiting = 0;
    Clock::time_point free = Clock::now(); // when the line has taken all that went in
    constexpr std::size_t most = 1 << 18;  // that routers keep; who sends more waits
    bool hasEnded = false;
    while (!stop.stop_requested() && !(hasEnded && underWay.empty())) {
        const Clock::time_point now = Clock::now();
        if (m_isFrozen) {
            std::this_thread::sleep_for(5ms);
            continue;
        }
        if (!underWay.empty() && underWay.front().due <= now) {
            const Piece piece = std::move(underWay.front());
            underWay.pop_front();
            waiting -= piece.bytes.size();
            m_carried += piece.bytes.size();
            for (std::size_t sent = 0; sent < piece.bytes.size();) {
                const ssize_t some = send(to, piece.bytes.data() + sent, piece.bytes.size() - sent, MSG_NOSIGNAL);
                if (some <= 0)
                    return;
                sent += static_cast<std::size_t>(some);
            }
            continue;
        }
        pollfd waited{hasEnded || waiting >= most ? -1 : from, POLLIN, 0};
        const auto left =
            underWay.empty() ? 20ms : std::chrono::ceil<std::chrono::milliseconds>(underWay.front().due - now);
        poll(&waited, 1, static_cast<int>(std::min<std::chrono::milliseconds>(left, 20ms).count()));
        if (waited.revents == 0)
            continue;
        std::array<char, 4096> bytes;
        const ssize_t some = recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (some <= 0) {
            hasEnded = true;
            continue;
        }
        const auto size = static_cast<std::size_t>(some);
        free = std::max(free, Clock::now()) + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                                  static_cast<double>(size) / m_bytesASecond));
        underWay.push_back({free + m_delay, {bytes.begin(), bytes.begin() + some}});
        waiting += size;
    }
    shutdown(to, SHUT_RDWR);
}

} // namespace lockstep::test
