#include "ui/window/main_window.hpp"

#include "ui/panels/device_picker.hpp"
#include "ui/window/machine_dialog.hpp"

namespace lockstep::ui {

void MainWindow::connectMachines()
{
    connect(m_devices, &DevicePicker::machineWanted, this, [this] {
        if (m_machines == nullptr) { // it stays afterwards, and with it the connection
            m_machines = new MachineDialog(this);
            connect(m_machines, &MachineDialog::added, this,
                    [this](const std::string& machine, const DeviceList& list, const std::string& chosen) {
                        m_devices->addMachine(machine, list);
                        m_devices->setDevice(chosen);
                        record(m_player->moment());
                    });
        }
        m_machines->ask();
        m_machines->open();
    });
}

} // namespace lockstep::ui
