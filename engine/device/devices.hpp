#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A device of the ICD loader, in values.
struct DeviceInfo {
    std::size_t index = 0;
    std::string name;
    std::string platform;
    std::string type; ///< "CPU", "GPU", "accelerator" or "other"
    std::string driver;
    std::string version;
    std::uint64_t memory = 0; ///< bytes of global memory
    std::uint64_t localMemory = 0;
    std::uint32_t computeUnits = 0;
    std::size_t maxGroup = 0; ///< work-items in a work-group
    /// Lanes of a sub-group take values out of one another's registers (cl_khr_subgroups and cl_khr_subgroup_shuffle).
    bool shuffles = false;
};

struct DeviceList {
    std::vector<DeviceInfo> devices;
    std::vector<std::string> problems; ///< one line for each driver that could not be asked
};

/// All devices of all platforms. Never throws: a bad driver becomes a line in `problems`.
DeviceList listDevices();
/// The sentence for a machine without any device.
std::string noDeviceSentence();

} // namespace lockstep
