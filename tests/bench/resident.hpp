#pragma once

#include <filesystem>
#include <fstream>
#include <string>

namespace lockstep::bench {

/// MiB that a process has in memory now; Linux alone tells it.
inline double resident(const std::string& process = "self")
{
    std::ifstream file("/proc/" + process + "/statm");
    double all = 0, here = 0;
    file >> all >> here;
    return here * 4096 / (1 << 20);
}

/// The same of the processes that this one has started.
inline double residentOfChildren()
{
    double sum = 0;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
        std::ifstream children(thread.path() / "children");
        for (std::string process; children >> process;)
            sum += resident(process);
    }
    return sum;
}

} // namespace lockstep::bench
