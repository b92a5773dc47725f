#pragma once

#include "ui/export/time_left.hpp"
#include "ui/export/writer.hpp"

#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>

namespace lockstep::app {

/// While it lives, an interrupt or a request to end asks `token()` to stop; a second one ends the program at once.
class Interrupt {
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();
    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::thread m_watcher;
};

/// One line on standard error that says how far an export is; nothing where that is no terminal.
class ProgressLine {
public:
    ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();
    void show(std::size_t done, std::size_t total);

private:
    using Clock = std::chrono::steady_clock;
    bool m_isShown;
    std::mutex m_mutex;
    ui::TimeLeft m_left;
    Clock::time_point m_start = Clock::now(), m_last;
    bool m_isWritten = false;
};

} // namespace lockstep::app
