#pragma once

#include "engine/networks/zero_one.hpp"

#include <memory>
#include <string>

namespace lockstep {

/// The exhaustive check on a device: a work-item takes 32 inputs through the network. The device stays open, so that
/// many networks cost one build. For one thread.
class ZeroOneDevice {
public:
    /// `device` as in RunRequest. Throws NoDeviceError, DeviceError or InputError.
    explicit ZeroOneDevice(const std::string& device = "auto");
    ~ZeroOneDevice();
    ZeroOneDevice(const ZeroOneDevice&) = delete;
    ZeroOneDevice& operator=(const ZeroOneDevice&) = delete;

    const std::string& name() const;
    /// All 2^wires inputs. Throws InputError for more than mostExhaustiveWires wires.
    ZeroOneCheck check(const Network& network);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace lockstep
