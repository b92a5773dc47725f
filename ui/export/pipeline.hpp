#pragma once

#include "engine/error.hpp"

#include <QSize>
#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace lockstep::ui {

/// Makes `count` things on several threads: `make(i, stop)` one call at a time and in order, `finish(i, made)` beside
/// each other, `take(i, finished)` on the calling thread and in order. At most `ahead` of them exist at once. The first
/// failure in order is thrown once all threads have ended; Cancelled where `stop` is asked for.
template <typename Made, typename Finished>
class Pipeline {
public:
    std::size_t threads = 2;
    std::size_t ahead = 4; ///< at least `threads` to keep them busy
    std::function<Made(std::size_t, const std::stop_token&)> make;
    std::function<Finished(std::size_t, Made)> finish;
    std::function<void(std::size_t, Finished)> take;

    void run(std::size_t count, const std::stop_token& stop)
    {
        m_count = count;
        m_next = m_taken = 0;
        m_failure = nullptr;
        m_failedAt = count;
        m_finished.clear();
        std::stop_source inner;
        const std::stop_callback cancel(stop, [&inner] { inner.request_stop(); });
        const std::stop_callback wake(inner.get_token(), [this] {
            const std::scoped_lock lock(m_mutex); // nobody is between looking and sleeping
            m_changed.notify_all();
        });
        std::vector<std::jthread> workers; // joined before anything that they use goes
        try {
            for (std::size_t i = 0; i < std::min(threads, count); ++i)
                workers.emplace_back([this, token = inner.get_token()] { work(token); });
            for (std::size_t i = 0; i < count; ++i)
                take(i, waitFor(i, inner.get_token()));
        } catch (...) {
            inner.request_stop();
            workers.clear();
            m_finished.clear();
            throw;
        }
        if (stop.stop_requested())
            throw Cancelled{};
    }

private:
    void work(const std::stop_token& stop)
    {
        while (true) {
            std::size_t mine = 0;
            try {
                std::optional<Made> made;
                {
                    const std::scoped_lock oneAtATime(m_making);
                    std::unique_lock lock(m_mutex);
                    m_changed.wait(
                        lock, [&] { return stop.stop_requested() || m_next >= m_count || m_next < m_taken + ahead; });
                    if (stop.stop_requested() || m_next >= m_count || m_failure)
                        return;
                    mine = m_next++;
                    lock.unlock();
                    made.emplace(make(mine, stop));
                }
                Finished finished = finish(mine, std::move(*made));
                const std::scoped_lock lock(m_mutex);
                m_finished.emplace(mine, std::move(finished));
                m_changed.notify_all();
            } catch (...) {
                const std::scoped_lock lock(m_mutex);
                if (mine < m_failedAt) {
                    m_failedAt = mine;
                    m_failure = std::current_exception();
                }
                m_changed.notify_all();
                return;
            }
        }
    }

    Finished waitFor(std::size_t i, const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return stop.stop_requested() || m_finished.contains(i) || m_failedAt == i; });
        if (stop.stop_requested())
            throw Cancelled{};
        if (m_failedAt == i)
            std::rethrow_exception(m_failure);
        auto node = m_finished.extract(i);
        m_taken = i + 1;
        m_changed.notify_all();
        return std::move(node.mapped());
    }

    std::mutex m_making, m_mutex;
    std::condition_variable m_changed;
    std::size_t m_count = 0, m_next = 0, m_taken = 0, m_failedAt = 0;
    std::exception_ptr m_failure;
    std::map<std::size_t, Finished> m_finished;
};

/// Threads for pictures of this size: all cores, but no more than the memory set aside for pictures allows.
std::size_t paintThreads(QSize pixels);

} // namespace lockstep::ui
