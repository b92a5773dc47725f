#pragma once

#include "engine/device/devices.hpp"

#include <QString>
#include <string>
#include <vector>

namespace lockstep::ui {

/// A machine that was added, "ssh:…", with the devices that it had then.
struct KnownMachine {
    std::string machine;
    DeviceList devices;
};

/// Those that are kept from one start to the next, in the order in which they were added.
std::vector<KnownMachine> knownMachines();
/// In place of what was kept of the same machine.
void rememberMachine(const KnownMachine& machine);
void forgetMachine(const std::string& machine);

/// A device to be chosen: what people read, and what --device takes.
struct OfferedDevice {
    QString title;
    std::string selector;
    const DeviceInfo* device = nullptr; ///< of the lists that were given
};
/// Those of this machine, then those of the others.
std::vector<OfferedDevice> offeredDevices(const DeviceList& here, const std::vector<KnownMachine>& machines);

} // namespace lockstep::ui
