#pragma once

#include <sys/eventfd.h>
#include <unistd.h>

namespace lockstep::remote {

/// Wakes who waits with poll().
class Wake {
public:
    Wake() : m_descriptor(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    ~Wake() { close(m_descriptor); }
    Wake(const Wake&) = delete;
    Wake& operator=(const Wake&) = delete;
    int descriptor() const { return m_descriptor; }
    void operator()() const { eventfd_write(m_descriptor, 1); }

private:
    int m_descriptor;
};

} // namespace lockstep::remote
