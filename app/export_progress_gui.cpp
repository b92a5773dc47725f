#include "app/export_progress.hpp"

#include "app/quiet.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace lockstep::app {

namespace {

// A handler may do little more than write to a pipe.
int interruptPipe[2] = {-1, -1};
std::atomic<int> interrupts = 0;

extern "C" void onInterrupt(int)
{
    if (interrupts.fetch_add(1) > 0)
        _exit(130);
    const int before = errno;
    [[maybe_unused]] const ssize_t written = write(interruptPipe[1], "i", 1);
    errno = before;
}

constexpr std::array handled{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, handled.size()> inherited{};

bool ignores(int number)
{
    struct sigaction now {};
    return sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

// Asked before main: a device's compiler sets handlers of its own later.
const std::array isIgnored{ignores(SIGINT), ignores(SIGTERM), ignores(SIGHUP)};

/// What the program was told to ignore (by nohup, say) stays ignored.
void handleInterrupts()
{
    struct sigaction ours {};
    ours.sa_handler = onInterrupt;
    ours.sa_flags = SA_RESTART;
    sigemptyset(&ours.sa_mask);
    struct sigaction ignoring {};
    ignoring.sa_handler = SIG_IGN;
    for (std::size_t i = 0; i < handled.size(); ++i)
        sigaction(handled[i], isIgnored[i] ? &ignoring : &ours, &inherited[i]);
}

void restoreInterrupts()
{
    for (std::size_t i = 0; i < handled.size(); ++i)
        sigaction(handled[i], &inherited[i], nullptr);
}

} // namespace

Interrupt::Interrupt()
{
    if (pipe(interruptPipe) != 0)
        return; // an interrupt then ends the program as it always did
    for (const int end : interruptPipe)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    m_watcher = std::thread([this] {
        char byte = 0;
        if (read(interruptPipe[0], &byte, 1) != 1)
            return;
        m_stop.request_stop();
        constexpr std::chrono::milliseconds longest{2000};
        pollfd closed{interruptPipe[0], 0, 0};
        while (poll(&closed, 1, 100) == 0)
            endIfDriverHangs(longest, 130); // what it wrote so far goes with the next export there
    });
    handleInterrupts();
}

Interrupt::~Interrupt()
{
    if (!m_watcher.joinable())
        return;
    restoreInterrupts();
    close(interruptPipe[1]);
    m_watcher.join();
    close(interruptPipe[0]);
}

ProgressLine::ProgressLine() : m_isShown(isTerminal(Stream::errors) && !isQuiet()) {}

ProgressLine::~ProgressLine()
{
    if (m_isWritten)
        fmt::print(stderr, "\r\033[K");
}

void ProgressLine::show(std::size_t done, std::size_t total)
{
    if (!m_isShown)
        return;
    const std::scoped_lock lock(m_mutex);
    const Clock::time_point now = Clock::now();
    m_left.add(std::chrono::duration<double>(now - m_start).count(), done, total);
    if (m_isWritten && now - m_last < std::chrono::milliseconds(100) && done < total)
        return;
    m_last = now;
    m_isWritten = true;
    const std::string left = done < total ? m_left.words().toStdString() : "";
    fmt::print(stderr, "\r{}\033[K",
               left.empty() ? sentence("{} of {}", done, total) : sentence("{} of {}, {}", done, total, left));
}

} // namespace lockstep::app
