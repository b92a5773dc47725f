#include "ui/panels/known_machines.hpp"

#include "engine/error.hpp"
#include "engine/remote/machine.hpp"
#include "ui/panels/settings.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::ui {
namespace {

const QString key = QStringLiteral("machines"), devicesKey = QStringLiteral("devices");

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

DeviceList devicesIn(QSettings& kept)
{
    DeviceList list;
    const int count = kept.beginReadArray(devicesKey);
    for (int i = 0; i < count; ++i) {
        kept.setArrayIndex(i);
        const auto value = [&](const char* name) { return kept.value(QLatin1String(name)); };
        DeviceInfo& device = list.devices.emplace_back();
        device.index = value("index").toUInt();
        device.name = value("name").toString().toStdString();
        device.type = value("type").toString().toStdString();
        device.platform = value("platform").toString().toStdString();
        device.driver = value("driver").toString().toStdString();
        device.memory = value("memory").toULongLong();
        device.computeUnits = value("units").toUInt();
    }
    kept.endArray();
    return list;
}

void write(QSettings& kept, const DeviceList& list)
{
    kept.beginWriteArray(devicesKey, static_cast<int>(list.devices.size()));
    for (int i = 0; i < static_cast<int>(list.devices.size()); ++i) {
        kept.setArrayIndex(i);
        const auto put = [&](const char* name, const QVariant& value) { kept.setValue(QLatin1String(name), value); };
        const DeviceInfo& device = list.devices[static_cast<std::size_t>(i)];
        put("index", static_cast<unsigned>(device.index));
        put("name", text(device.name));
        put("type", text(device.type));
        put("platform", text(device.platform));
        put("driver", text(device.driver));
        put("memory", static_cast<qulonglong>(device.memory));
        put("units", device.computeUnits);
    }
    kept.endArray();
}

void keepAll(const std::vector<KnownMachine>& machines)
{
    QSettings kept = settings();
    kept.remove(key);
    kept.beginWriteArray(key, static_cast<int>(machines.size()));
    for (int i = 0; i < static_cast<int>(machines.size()); ++i) {
        kept.setArrayIndex(i);
        kept.setValue(QStringLiteral("machine"), text(machines[static_cast<std::size_t>(i)].machine));
        write(kept, machines[static_cast<std::size_t>(i)].devices);
    }
    kept.endArray();
}

} // namespace

std::vector<KnownMachine> knownMachines()
{
    std::vector<KnownMachine> machines;
    QSettings kept = settings();
    const int count = kept.beginReadArray(key);
    for (int i = 0; i < count; ++i) {
        kept.setArrayIndex(i);
        KnownMachine known{kept.value(QStringLiteral("machine")).toString().toStdString(), devicesIn(kept)};
        try {
            if (remote::namesMachine(known.machine) && remote::machineNamed(known.machine).name() == known.machine)
                machines.push_back(std::move(known));
        } catch (const Error&) { // somebody wrote into the file
            continue;
        }
    }
    kept.endArray();
    return machines;
}

void rememberMachine(const KnownMachine& machine)
{
    std::vector<KnownMachine> machines = knownMachines();
    std::erase_if(machines, [&](const KnownMachine& known) { return known.machine == machine.machine; });
    machines.push_back(machine);
    keepAll(machines);
}

void forgetMachine(const std::string& machine)
{
    std::vector<KnownMachine> machines = knownMachines();
    std::erase_if(machines, [&](const KnownMachine& known) { return known.machine == machine; });
    keepAll(machines);
}

std::vector<OfferedDevice> offeredDevices(const DeviceList& here, const std::vector<KnownMachine>& machines)
{
    std::vector<OfferedDevice> offered;
    for (const DeviceInfo& device : here.devices)
        offered.push_back({text(device.name), std::to_string(device.index), &device});
    for (const auto& [machine, list] : machines)
        for (const DeviceInfo& device : list.devices)
            offered.push_back({QCoreApplication::translate("DevicePicker", "%1 at %2")
                                   .arg(text(device.name), text(remote::machineNamed(machine).address())),
                               machine + "/" + std::to_string(device.index), &device});
    return offered;
}

} // namespace lockstep::ui
