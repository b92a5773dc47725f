#pragma once

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <sys/types.h>
#include <utility>

// What tests of programs that start processes share.

namespace lockstep::test {

/// Variables of the processes that are started while it lives.
class With {
public:
    explicit With(std::map<std::string, std::string> variables) : m_variables(std::move(variables))
    {
        for (const auto& [name, value] : m_variables)
            setenv(name.c_str(), value.c_str(), 1);
    }
    ~With()
    {
        for (const auto& [name, value] : m_variables)
            unsetenv(name.c_str());
    }
    With(const With&) = delete;
    With& operator=(const With&) = delete;

private:
    std::map<std::string, std::string> m_variables;
};

/// Those that this process started and that still run, or have not been waited for.
inline std::set<pid_t> children()
{
    std::set<pid_t> found;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
        std::ifstream file{thread.path() / "children"};
        for (pid_t id = 0; file >> id;)
            found.insert(id);
    }
    return found;
}

inline std::size_t openFiles()
{
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& each : std::filesystem::directory_iterator("/proc/self/fd"))
        ++count;
    return count;
}

} // namespace lockstep::test
