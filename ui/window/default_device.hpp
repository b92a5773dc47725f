#pragma once

#include "ui/panels/known_machines.hpp"

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::ui {

/// The device that new runs use from the start, as the preferences keep it. Its number may be another one at the next
/// start, so that it is kept by its name, too.
struct DefaultDevice {
    std::string selector = "auto"; ///< what --device takes, when it was chosen
    std::string name;              ///< the driver's; of automatic none
    bool isAutomatic() const { return name.empty(); }
    bool operator==(const DefaultDevice&) const = default;
};
DefaultDevice chosenDevice();
void chooseDevice(const DefaultDevice& device);

/// Which of those that are offered it is; null where it is not there.
const OfferedDevice* placeOf(const DefaultDevice& device, const std::vector<OfferedDevice>& offered);

} // namespace lockstep::ui
