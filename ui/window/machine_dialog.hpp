#pragma once

#include "engine/device/devices.hpp"

#include <QDialog>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace lockstep {
class Session;
}

namespace lockstep::ui {

/// Asks for a machine that ssh reaches, connects with it in the background, and shows its devices, or why not. While it
/// lives the connection stays.
class MachineDialog : public QDialog {
    Q_OBJECT
public:
    explicit MachineDialog(QWidget* parent = nullptr);
    ~MachineDialog() override;
    /// Anew, for another machine.
    void ask();

signals:
    /// "ssh:…" without a device; its devices; and the one that was chosen, as --device names it.
    void added(const std::string& machine, const lockstep::DeviceList& devices, const std::string& chosen);
    void forgotten();

private:
    void connectTo();
    void show(const std::string& machine, const DeviceList& devices);
    void say(const QString& sentence, bool isConnecting);
    void use();
    /// A row for each machine that is kept.
    void showKnown();
    void putWords();

    QLineEdit* m_address;
    QPushButton* m_connect;
    QLabel* m_status;
    QListWidget* m_list;
    QWidget* m_known;
    QPushButton* m_use;
    std::string m_machine; ///< whose devices are listed
    DeviceList m_devices;
    quint64 m_last = 0; ///< what was asked before may not answer any more
    std::shared_ptr<Session> m_session;
    std::jthread m_asking;
};

} // namespace lockstep::ui
