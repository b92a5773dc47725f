#include "engine/device/driver_watch.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace lockstep {
namespace {

using Clock = std::chrono::steady_clock;

/// Of fixed size, and read by a signal handler. Calls past so many at once go unnoticed.
struct Call {
    std::atomic<bool> isTaken = false;
    std::atomic<Clock::rep> since = 0; ///< 0: nothing to read
    bool isSuspect = false;            ///< it runs a kernel that nobody vouches for
    std::array<char, 160> doing{};
};
std::array<Call, 16> calls;

int standardError = STDERR_FILENO; ///< kept, since a compiler's remarks are sent elsewhere while it runs

void put(std::array<char, 160>& into, std::size_t& at, std::string_view text)
{
    const std::size_t size = std::min(text.size(), into.size() - 1 - at);
    std::copy_n(text.begin(), size, into.begin() + static_cast<std::ptrdiff_t>(at));
    at += size;
    into[at] = '\0';
}

/// The call that began last; null where there is none.
const Call* newest()
{
    const Call* found = nullptr;
    for (const Call& call : calls)
        if (call.since != 0 && (found == nullptr || call.since > found->since))
            found = &call;
    return found;
}

/// Nothing but what a signal handler may do.
void tell(std::initializer_list<const char*> parts)
{
    for (const char* part : parts)
        for (std::size_t left = std::strlen(part); left > 0;) {
            const ssize_t some = write(standardError, part, left);
            if (some <= 0)
                return;
            part += some;
            left -= static_cast<std::size_t>(some);
        }
}

constexpr std::array crashes{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

const char* nameOf(int number)
{
    switch (number) {
    case SIGABRT:
        return "SIGABRT";
    case SIGSEGV:
        return "SIGSEGV";
    case SIGBUS:
        return "SIGBUS";
    case SIGFPE:
        return "SIGFPE";
    default:
        return "SIGILL";
    }
}

extern "C" void onCrash(int number)
{
    const int before = errno;
    if (const Call* call = newest())
        tell({"lockstep: The OpenCL driver ended the program (", nameOf(number), ") while ", call->doing.data(), "; ",
              call->isSuspect ? kernelAdvice : "choose another device.", "\n"});
    else
        tell({"lockstep: A fault ended the program (", nameOf(number), ").\n"});
    errno = before;
    raise(number); // its usual way, since the handler is gone
}

void handleCrashes()
{
    struct sigaction ours = {};
    ours.sa_handler = onCrash;
    ours.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK);
    sigemptyset(&ours.sa_mask);
    for (const int number : crashes)
        sigaction(number, &ours, nullptr);
}

std::atomic<bool> areTold = false;

thread_local int suspects = 0;

} // namespace

SuspectKernel::SuspectKernel(bool isSuspect) noexcept : m_isSuspect(isSuspect)
{
    suspects += m_isSuspect ? 1 : 0;
}

SuspectKernel::~SuspectKernel()
{
    suspects -= m_isSuspect ? 1 : 0;
}

bool SuspectKernel::isHere() noexcept
{
    return suspects > 0;
}

InDriver::InDriver(std::string_view doing, std::string_view device) noexcept : m_slot(-1)
{
    for (std::size_t i = 0; i < calls.size() && m_slot < 0; ++i)
        if (!calls[i].isTaken.exchange(true))
            m_slot = static_cast<int>(i);
    if (m_slot < 0)
        return;
    Call& call = calls[static_cast<std::size_t>(m_slot)];
    std::size_t at = 0;
    put(call.doing, at, doing);
    put(call.doing, at, " on ");
    put(call.doing, at, device);
    call.isSuspect = SuspectKernel::isHere();
    call.since = Clock::now().time_since_epoch().count();
    // A driver's compiler puts handlers of its own in place of ours.
    struct sigaction now = {};
    if (areTold && sigaction(SIGABRT, nullptr, &now) == 0 && now.sa_handler != onCrash)
        handleCrashes();
}

InDriver::~InDriver()
{
    if (m_slot < 0)
        return;
    Call& call = calls[static_cast<std::size_t>(m_slot)];
    call.since = 0;
    call.isTaken = false;
}

void tellCrashes()
{
#if !defined(__SANITIZE_ADDRESS__) // whose own report tells more
    constexpr int aboveUsual = 10;
    if (const int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, aboveUsual); kept >= 0)
        standardError = kept;
    static std::array<char, 65536> stack; // of the main thread, where its own has overflowed
    stack_t other = {};
    other.ss_sp = stack.data();
    other.ss_size = stack.size();
    sigaltstack(&other, nullptr);
    areTold = true;
    handleCrashes();
#endif
}

void endIfDriverHangs(std::chrono::milliseconds longest, int status)
{
    const Clock::rep before = (Clock::now() - longest).time_since_epoch().count();
    for (const Call& call : calls)
        if (call.since != 0 && call.since < before) {
            tell({"lockstep: The OpenCL driver has not come back from ", call.doing.data(),
                  "; the program ends without it.\n"});
            _exit(status);
        }
}

void endInTime(int status)
{
    std::thread([status] {
        constexpr std::chrono::milliseconds longest{1500}, step{100};
        constexpr std::chrono::seconds last{10};
        const auto start = Clock::now();
        while (Clock::now() - start < last) {
            std::this_thread::sleep_for(step);
            if (Clock::now() - start >= longest)
                endIfDriverHangs(longest, status);
        }
        tell({"lockstep: Some work has not stopped 10 seconds after the window was closed; the program ends.\n"});
        _exit(status);
    }).detach();
}

} // namespace lockstep
