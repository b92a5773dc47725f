#include "ui/window/default_device.hpp"

#include "ui/panels/settings.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

const QString selectorKey = QStringLiteral("preferences/device"), nameKey = QStringLiteral("preferences/deviceName");

/// "ssh:student@lab" of its third device; of this machine's nothing.
std::string machineOf(const std::string& selector)
{
    const std::size_t end = selector.rfind('/');
    return end == std::string::npos ? std::string() : selector.substr(0, end);
}

} // namespace

DefaultDevice chosenDevice()
{
    const QSettings kept = settings();
    DefaultDevice device{kept.value(selectorKey).toString().toStdString(),
                         kept.value(nameKey).toString().toStdString()};
    return device.selector.empty() || device.isAutomatic() ? DefaultDevice{} : device;
}

void chooseDevice(const DefaultDevice& device)
{
    QSettings kept = settings();
    kept.setValue(selectorKey, QString::fromStdString(device.selector));
    kept.setValue(nameKey, QString::fromStdString(device.name));
}

const OfferedDevice* placeOf(const DefaultDevice& device, const std::vector<OfferedDevice>& offered)
{
    const OfferedDevice* found = nullptr;
    for (const OfferedDevice& each : offered)
        if (each.device->name == device.name && machineOf(each.selector) == machineOf(device.selector)) {
            if (each.selector == device.selector) // of several that are called the same
                return &each;
            if (found == nullptr)
                found = &each;
        }
    return found;
}

} // namespace lockstep::ui
