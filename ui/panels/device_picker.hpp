#pragma once

#include "engine/device/devices.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/known_machines.hpp"

#include <QWidget>
#include <string>
#include <vector>

namespace lockstep::ui {

/// Automatic, every device of the ICD loader, and those of machines that were added.
class DevicePicker : public QWidget {
    Q_OBJECT
public:
    explicit DevicePicker(QWidget* parent = nullptr);
    void setDevices(const DeviceList& list);
    /// Other machines, whose devices stand below those of this one.
    void setMachines(std::vector<KnownMachine> machines);
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
    void showChosen();
    Choice* m_choice;
    std::string m_device = "auto";
    QString m_used; ///< name of the one that ran last
    DeviceList m_list;
    std::vector<KnownMachine> m_machines;
};

} // namespace lockstep::ui
