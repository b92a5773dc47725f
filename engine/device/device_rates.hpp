#pragma once

#include "engine/device/devices.hpp"

#include <functional>
#include <stop_token>
#include <string>

namespace lockstep {

/// What a device reached, the best of several runs: the two edges of its roof (S. Williams, A. Waterman and
/// D. Patterson, Roofline, 2009).
struct DeviceRates {
    DeviceInfo device;
    double bandwidth = 0; ///< bytes a second, loaded and stored, of a copy larger than caches
    double peak = 0;      ///< float32 products a second, each added to a sum
};

/// Measures a device for about a second. `selector`: "auto", an index, or part of a name. `beforeEach` is told the
/// kernel of each run. Throws NoDeviceError, InputError, DeviceError, or Cancelled between two runs.
DeviceRates measureRates(const std::string& selector, const std::stop_token& stop = {},
                         const std::function<void(const std::string& kernel)>& beforeEach = {});

} // namespace lockstep
