#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace lockstep::test {

/// A port of this machine behind which another one is, as over a long and narrow line: what goes in comes out later,
/// and only so much a second, in either direction.
class SlowPipe {
public:
    SlowPipe(int port, std::chrono::milliseconds delay, double bytesASecond);
    ~SlowPipe();
    SlowPipe(const SlowPipe&) = delete;
    SlowPipe& operator=(const SlowPipe&) = delete;

    int port() const { return m_port; }
    /// Breaks all connections that there are.
    void cut();
    /// Of connections that there are and will be nothing comes through any more, until it is thawed.
    void freeze(bool isFrozen) { m_isFrozen = isFrozen; }
    /// How many connections were made.
    std::size_t connections() const { return m_connections; }
    /// Bytes that came out, in both directions.
    std::size_t carried() const { return m_carried; }

private:
    void accept(const std::stop_token& stop, int target);
    void carry(const std::stop_token& stop, int from, int to);

    std::chrono::milliseconds m_delay;
    double m_bytesASecond;
    int m_port = 0, m_listening = -1; // in this order
    std::atomic<bool> m_isFrozen = false;
    std::atomic<std::size_t> m_connections = 0, m_carried = 0;
    std::mutex m_mutex;
    std::vector<int> m_sockets;
    std::vector<std::jthread> m_carriers;
    std::jthread m_accepting;
};

/// A port of this machine that nobody listens at.
int freePort();

} // namespace lockstep::test
