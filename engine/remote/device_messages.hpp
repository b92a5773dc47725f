#pragma once

#include "engine/device/device_rates.hpp"
#include "engine/device/devices.hpp"
#include "engine/remote/frames.hpp"

namespace lockstep::remote {

void write(Writer& writer, const DeviceList& list);
/// Throws std::runtime_error for what is no list, as all readers do.
DeviceList readDevices(Reader& reader);

void write(Writer& writer, const DeviceRates& rates);
DeviceRates readRates(Reader& reader);

} // namespace lockstep::remote
