#pragma once

#include "engine/recording/worker.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Whether this system has them: processes for device work, which isolated() refuses elsewhere (elsewhere.cpp).
#if defined(__linux__)
inline constexpr bool canIsolate = true;
#else
inline constexpr bool canIsolate = false;
#endif

/// A process for device work, and what it may take. Past a limit it is ended.
struct Isolation {
    std::filesystem::path program = "/proc/self/exe"; ///< Lockstep: the one that runs
    std::vector<std::string> arguments{"engine"};
    std::vector<std::string> environment;        ///< NAME=value: in place of what this process has under the name
    std::vector<std::filesystem::path> readable; ///< files that a sandbox shows besides the system's
    /// Another program that starts it and ends as it does, with 128 and the number of a signal that ended it.
    bool isWrapped = false;
    /// Kernels that nobody vouches for are run in a sandbox (remote/sandbox.hpp) where there is one.
    bool hasSandbox = true;
    /// Longest time in which the process says nothing, as it does before each launch and while it hands something over.
    std::chrono::milliseconds silence{30'000};
    std::size_t memory = 0; ///< bytes that are present; 0: half of the machine's
    /// Bytes present after a request, whatever they hold, beyond which the next run begins in a fresh process: what a
    /// driver keeps of the kernels that it built, it keeps until its process ends. What keepMemory() keeps counts as
    /// well. Half of `memory` at most.
    std::size_t worn = std::size_t{1} << 30;
    std::size_t processes = 32; ///< that it may be with all that it starts, as compilers
    /// How long a process may take to stop where that was asked for, and may be stopped by a signal.
    std::chrono::milliseconds grace{1000};
};

/// Device work in a process of its own, which starts with the first request. One that crashes, hangs, is stopped or
/// takes too much memory is ended: a DeviceError says what happened and in which launch, and another process is there
/// for the next request. Recordings live in this process, so that nothing of them is lost: the new one is handed what
/// it needs of them. To be made and used on one thread, with which the process ends.
std::unique_ptr<Worker> isolated(const Isolation& how = {});

/// One whose device is Oclgrind's, to see what kernels do (Worker::see). Throws Error where there is none.
std::unique_ptr<Worker> seeing(Isolation how = {});

} // namespace lockstep
