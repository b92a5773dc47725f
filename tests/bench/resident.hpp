#pragma once

#include <fstream>

namespace lockstep::bench {

/// MiB that this process has in memory now; Linux alone tells it.
inline double resident()
{
    std::ifstream file("/proc/self/statm");
    double all = 0, here = 0;
    file >> all >> here;
    return here * 4096 / (1 << 20);
}

} // namespace lockstep::bench
