#pragma once

#include "engine/device/devices.hpp"
#include "ui/panels/controls.hpp"

#include <QWidget>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::ui {

/// Automatic, every device of the ICD loader, and those of machines that were added.
class DevicePicker : public QWidget {
    Q_OBJECT
public:
    explicit DevicePicker(QWidget* parent = nullptr);
    void setDevices(const DeviceList& list);
    /// Those of another machine, "ssh:…", below the others.
    void addMachine(const std::string& machine, const DeviceList& list);
    void setDevice(const std::string& device);
    std::string device() const { return m_device; }
    /// What Automatic came to, or the chosen one.
    void showUsed(const QString& name);

signals:
    void changed();
    /// Another machine is to be added.
    void machineWanted();

private:
    void fill();
    void add(const DeviceInfo& device, const QString& name, const std::string& selector);
    void showChosen();
    Choice* m_choice;
    std::string m_device = "auto";
    DeviceList m_list;
    std::vector<std::pair<std::string, DeviceList>> m_machines;
};

} // namespace lockstep::ui
