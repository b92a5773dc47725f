#include "engine/device/driver_watch.hpp"

#include "engine/device/crash_words.hpp"
#include "engine/files/platform.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <initializer_list>
#include <string_view>
#include <thread>

namespace lockstep {
namespace {

using Clock = std::chrono::steady_clock;

using Name = std::array<char, 160>; // ends in 0

/// Of fixed size, and read by a signal handler. Calls past so many at once go unnoticed.
struct Call {
    std::atomic<bool> isTaken = false;
    std::atomic<Clock::rep> since = 0; ///< 0: nothing to read
    bool isSuspect = false;            ///< it runs a kernel that nobody vouches for
    Name doing{};
    Name device{};
};
std::array<Call, 16> calls;

void put(Name& into, std::string_view text)
{
    constexpr unsigned char startMask = 0xC0, further = 0x80;
    std::size_t size = std::min(text.size(), into.size() - 1);
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & startMask) == further)
        --size; // a letter is there whole or not at all
    std::copy_n(text.begin(), size, into.begin());
    into[size] = '\0';
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

/// A line: the sentence with what belongs to its places, "{}" one after another or "{1}" by number. Nothing but what a
/// signal handler may do.
void tell(std::string_view sentence, std::initializer_list<const char*> arguments)
{
    writeError("lockstep: ");
    std::size_t next = 0;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{'), close = sentence.find('}', open);
        writeError(sentence.substr(0, open));
        if (close == std::string_view::npos)
            break;
        const std::size_t place = close == open + 2 ? static_cast<std::size_t>(sentence[open + 1] - '0') : next++;
        if (place < arguments.size())
            writeError(arguments.begin()[place]);
        sentence.remove_prefix(close + 1);
    }
    writeError("\n");
}

void tellCrash(const char* name)
{
    if (const CrashWords* words = crashWordsAtHand()) {
        if (const Call* call = newest())
            tell(words->ended, {name, call->doing.data(), call->device.data(),
                                (call->isSuspect ? words->kernelAdvice : words->advice).c_str()});
        else
            tell(words->fault, {name});
    }
}

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
    put(call.doing, doing);
    put(call.device, device);
    crashWords(); // the language may be another one by now
    call.isSuspect = SuspectKernel::isHere();
    call.since = Clock::now().time_since_epoch().count();
    keepBeforeCrash(); // a driver's compiler puts handlers of its own in place of ours
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
    keepErrors();                  // a compiler's remarks are sent elsewhere while it runs
    crashWords();
    beforeCrash(tellCrash);
#endif
}

void endIfDriverHangs(std::chrono::milliseconds longest, int status)
{
    const Clock::rep before = (Clock::now() - longest).time_since_epoch().count();
    for (const Call& call : calls)
        if (call.since != 0 && call.since < before) {
            if (const CrashWords* words = crashWords())
                tell(words->silent, {call.doing.data(), call.device.data()});
            endProgram(status);
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
        if (const CrashWords* words = crashWords())
            tell(words->busy, {});
        endProgram(status);
    }).detach();
}

} // namespace lockstep
