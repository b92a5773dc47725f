#pragma once

#include "engine/device/opened_device.hpp"
#include "engine/model/recording.hpp"

#include <functional>
#include <memory>
#include <string>

namespace lockstep::bench {

/// Somebody else's inclusive scan and sum of n unsigned numbers that already lie on the device. Each call enqueues the
/// work; `finish` waits for all of it.
struct Rival {
    std::string name;
    std::function<void()> scan, reduce, finish;
    std::function<Words()> prefixes;    ///< what the last scan gave, read back
    std::function<std::uint32_t()> sum; ///< of the last reduction
    std::function<void()> copy = {};    ///< its own copy of n numbers, where it has one
};

#ifdef LOCKSTEP_BOOST_COMPUTE
/// Boost.Compute on the same device and queue.
Rival boostCompute(const cl::Buffer& x, std::size_t n);
#endif
#ifdef LOCKSTEP_CUB
/// CUB on the first CUDA device.
Rival cub(const Words& x);
/// Whether there is a CUDA device that has this name.
bool isCudaDevice(const std::string& name);
#endif

} // namespace lockstep::bench
