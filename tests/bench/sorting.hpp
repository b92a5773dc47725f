#pragma once

#include "engine/device/opened_device.hpp"
#include "engine/model/recording.hpp"

#include <functional>

namespace lockstep::bench {

/// Somebody else's sort of n unsigned numbers on the device.
struct RivalSort {
    std::function<void()> sort; ///< enqueues a sort of the fresh numbers
    std::function<void()> finish;
    std::function<Words()> sorted; ///< what the last one gave, read back
};

#ifdef LOCKSTEP_BOOST_COMPUTE
/// Boost.Compute on the same device and queue. It sorts in place, so that a turn begins with a copy made on the device.
/// `radix`: its radix sort, which its sort is on a GPU; on a processor its sort is a merge sort.
RivalSort boostSort(const cl::Buffer& x, std::size_t n, bool radix);
#endif
#ifdef LOCKSTEP_CUB
/// CUB's radix sort on the first CUDA device; it leaves the numbers as they are, so that a turn needs no copy.
RivalSort cubSort(const Words& x);
#endif

} // namespace lockstep::bench
