#pragma once

#include "engine/model/sentence.hpp"

#include <chrono>
#include <string_view>

namespace lockstep {

/// While it lives, a thread is in the OpenCL driver; who asks below hears what for. Costs some loads and stores.
class InDriver {
public:
    InDriver(std::string_view doing, std::string_view device) noexcept;
    InDriver(const InDriver&) = delete;
    InDriver& operator=(const InDriver&) = delete;
    ~InDriver();

private:
    int m_slot;
};

/// While it lives, what this thread lets the driver run may be a kernel that nobody vouches for: where that fails the
/// kernel is suspected, and not the driver.
class SuspectKernel {
public:
    explicit SuspectKernel(bool isSuspect) noexcept;
    SuspectKernel(const SuspectKernel&) = delete;
    SuspectKernel& operator=(const SuspectKernel&) = delete;
    ~SuspectKernel();
    /// Whether one lives on this thread.
    static bool isHere() noexcept;

private:
    bool m_isSuspect;
};

/// What to do about such a kernel's failure in a launch, a sentence's end.
inline constexpr const char* kernelAdvice = later(
    "the kernel is most likely at fault: look at what this launch reads and writes, or let Oclgrind tell the line "
    "(--events-from oclgrind).");

/// From now on one line on standard error tells where a signal such as SIGABRT or SIGSEGV ends the program, and what
/// the driver was doing; the program ends by that signal all the same. To be called first thing.
void tellCrashes();

/// Ends the program, with a line on standard error, where a thread has been in one call of the driver for so long.
void endIfDriverHangs(std::chrono::milliseconds longest, int status);

/// For a program that is ending: a thread of its own ends it in time where the driver does not come back.
void endInTime(int status);

} // namespace lockstep
