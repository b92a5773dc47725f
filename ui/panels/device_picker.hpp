#pragma once

#include "engine/device/devices.hpp"
#include "ui/panels/controls.hpp"

#include <QWidget>

namespace lockstep::ui {

/// Automatic, and every device of the ICD loader.
class DevicePicker : public QWidget {
    Q_OBJECT
public:
    explicit DevicePicker(QWidget* parent = nullptr);
    void setDevices(const DeviceList& list);
    void setDevice(const std::string& device);
    std::string device() const { return m_device; }
    /// What Automatic came to, or the chosen one.
    void showUsed(const QString& name);

signals:
    void changed();

private:
    void showChosen();
    Choice* m_choice;
    std::string m_device = "auto";
};

} // namespace lockstep::ui
