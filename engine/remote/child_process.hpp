#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace lockstep::remote {

/// Where such a process finds the board that it shares with who started it.
inline constexpr int boardDescriptor = 3;

struct ChildStart {
    std::filesystem::path program; ///< looked for in PATH where no folder is named
    std::vector<std::string> arguments;
    int board = -1;                            ///< a descriptor that it gets as boardDescriptor; −1: none
    std::vector<std::string> environment = {}; ///< NAME=value each, in place of what this process has
    std::string name = "lockstep";             ///< by which it calls itself
    /// In a process group of its own, which ends with it and may not ask anything in the terminal.
    bool isApart = true;
};

/// A process at the other end of a socket. It is ended when this goes, with all that it started where it is apart.
class ChildProcess {
public:
    /// Throws Error where it cannot be started.
    explicit ChildProcess(const ChildStart& how);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    int socket() const { return m_socket; } ///< does not block
    int ended() const { return m_ended; }   ///< becomes readable when the process ends; −1 where the kernel has none
    pid_t id() const { return m_id; }

    /// As it is now. A process that ended stays so until this goes.
    struct Status {
        std::optional<int> exitStatus, signal;
        bool isStopped = false;
    };
    Status status() const;
    /// Bytes of memory that are its own or shared, and present, with those of all that it started.
    std::size_t memory() const;
    /// How many processes it is, with all that it started.
    std::size_t processes() const;
    /// The first that it has printed; the rest went nowhere.
    std::string printed() const;
    /// Ends it, and its process group where it has one of its own.
    void end();

private:
    pid_t m_id = -1;
    bool m_isApart = true;
    int m_socket = -1, m_ended = -1, m_printed = -1;
};

/// "SIGSEGV".
std::string signalName(int signal);

} // namespace lockstep::remote
