#include "ui/window/main_window.hpp"

#include "ui/panels/device_picker.hpp"
#include "ui/panels/known_machines.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/window/machine_dialog.hpp"

namespace lockstep::ui {

void MainWindow::showMachines()
{
    const std::vector<KnownMachine> machines = knownMachines();
    m_devices->setMachines(machines);
    m_panes->setMachines(machines);
}

void MainWindow::connectMachines()
{
    showMachines();
    connect(m_devices, &DevicePicker::machineWanted, this, [this] {
        if (m_machines == nullptr) { // it stays afterwards, and with it the connection
            m_machines = new MachineDialog(this);
            connect(m_machines, &MachineDialog::added, this,
                    [this](const std::string& machine, const DeviceList& list, const std::string& chosen) {
                        rememberMachine({machine, list});
                        showMachines();
                        m_devices->setDevice(chosen);
                        record(m_player->moment());
                    });
            connect(m_machines, &MachineDialog::forgotten, this, &MainWindow::showMachines);
        }
        m_machines->ask();
        m_machines->open();
    });
}

} // namespace lockstep::ui
