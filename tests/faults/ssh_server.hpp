#pragma once

#include "tests/faults/program.hpp"

#include <string>
#include <sys/types.h>

namespace lockstep::test {

/// sshd on a port of this machine, with keys of its own, for who runs the test.
class SshServer {
public:
    SshServer();
    ~SshServer();
    SshServer(const SshServer&) = delete;
    SshServer& operator=(const SshServer&) = delete;

    int port() const { return m_port; }
    /// An ssh that gets in, as LOCKSTEP_SSH takes it.
    std::string command() const;

private:
    TemporaryFolder m_folder;
    int m_port = 0;
    pid_t m_id = -1;
};

} // namespace lockstep::test
