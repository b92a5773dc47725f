#pragma once

#include "engine/device/devices.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/panels/known_machines.hpp"

#include <QWidget>

class QVBoxLayout;

namespace lockstep::ui {

struct Theme;

/// What is compared: of each pane its algorithm, its own parameters and its device.
class PanePanel : public QWidget {
    Q_OBJECT
public:
    explicit PanePanel(QWidget* parent = nullptr);
    void setPanes(const std::vector<PaneAsk>& panes);
    const std::vector<PaneAsk>& panes() const { return m_panes; }
    void setDevices(const DeviceList& list);
    /// Other machines, whose devices can be chosen, too.
    void setMachines(std::vector<KnownMachine> machines);
    void setTheme(const Theme& theme);

signals:
    void changed();

private:
    void build();
    void addPane(std::size_t pane);
    void change();
    /// Ids and titles: those in the panes, and the examples.
    std::vector<std::pair<QString, QString>> ownKernels() const;

    /// The pane's kernel becomes the one that its choice names.
    void takeKernel(PaneAsk& pane, const QString& choice) const;

    std::vector<PaneAsk> m_panes;
    std::vector<PaneAsk> m_changed; ///< whose kernels somebody changed: they can be chosen in every pane
    DeviceList m_devices;
    std::vector<KnownMachine> m_machines;
    const Theme* m_theme;
    QVBoxLayout* m_column;
    QWidget* m_rows = nullptr;
};

} // namespace lockstep::ui
