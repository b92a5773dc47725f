// What somebody prefers, and the dialog that asks for it.
#include "ui/window/main_window.hpp"

#include "ui/panels/device_picker.hpp"
#include "ui/panels/known_machines.hpp"
#include "ui/panels/notices.hpp"
#include "ui/scene/palette.hpp"
#include "ui/window/default_device.hpp"
#include "ui/window/preferences.hpp"
#include "ui/window/system_theme.hpp"

#include <QAction>
#include <QMenu>
#include <QSlider>

namespace lockstep::ui {

namespace {

void setSpeed(const QWidget& window, int step)
{
    for (const char* name : {"speed", "compare:speed"})
        if (auto* slider = window.findChild<QSlider*>(name))
            slider->setValue(step);
}

} // namespace

void MainWindow::makePreferencesAction()
{
    QAction* action = m_menu->addAction(QString());
    action->setObjectName("actionPreferences");
    action->setShortcut(Qt::CTRL | Qt::Key_Comma);
    addAction(action);
    connect(action, &QAction::triggered, this, &MainWindow::showPreferences);
}

void MainWindow::recallPreferences(bool withTheme)
{
    if (withTheme) {
        setTheme(themeOf(chosenTheme()));
        followSystemTheme();
    }
    setSpeed(*this, chosenSpeed());
}

void MainWindow::followSystemTheme()
{
    if (findChild<SystemThemeChange*>() != nullptr)
        return;
    auto* change = new SystemThemeChange(this);
    connect(change, &SystemThemeChange::heard, this, [this] {
        if (chosenTheme() == ThemeChoice::system)
            if (const ThemeName now = withPalette(themeOf(ThemeChoice::system), paletteOf(m_theme)); now != m_theme)
                setTheme(now);
    });
}

void MainWindow::withPreferredDevice(const std::function<void(const std::string& device)>& use)
{
    const DefaultDevice preferred = chosenDevice();
    if (preferred.isAutomatic())
        return use(preferred.selector);
    const auto take = [this, preferred, use](const DeviceList& list) {
        const std::vector<KnownMachine> machines = knownMachines();
        const std::vector<OfferedDevice> offered = offeredDevices(list, machines);
        const OfferedDevice* found = placeOf(preferred, offered);
        if (found == nullptr) // said when the run is there, which takes away what was said before
            connect(
                this, &MainWindow::settled, this,
                [this, name = QString::fromStdString(preferred.name)] {
                    m_message->say(tr("The device %1, preferred for new runs, is not there; the automatic one is used. "
                                      "Choose another in Preferences.")
                                       .arg(name));
                },
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        const std::string device = found != nullptr ? found->selector : DefaultDevice{}.selector;
        m_devices->setDevice(device);
        use(device);
    };
    connect(&m_service, &Service::devicesListed, this, take, Qt::SingleShotConnection);
}

void MainWindow::showPreferences()
{
    auto* dialog = new Preferences(*this, m_theme, m_language, m_memory.machine, m_deviceList);
    connect(dialog, &Preferences::themeChosen, this, [this](ThemeName name) {
        setTheme(name);
        followSystemTheme();
    });
    connect(dialog, &Preferences::deviceChosen, this, [this](const std::string& device) {
        m_devices->setDevice(device);
        if (!m_isComparing && !m_isShownFromFile && m_player->recording()) // as if it were chosen in the sidebar
            record(m_player->moment());
    });
    connect(dialog, &Preferences::speedChosen, this, [this](int step) { setSpeed(*this, step); });
    connect(dialog, &Preferences::machineChosen, this, [this](const MemoryMachine& machine) {
        m_memory.machine = machine;
        keepMachine();
    });
    connect(dialog, &Preferences::languageChosen, this, [this](Language language) {
        // As if it were chosen in the menu, which remembers it.
        const QString name = QStringLiteral("language-") + QLatin1String(codeOf(language));
        if (auto* action = findChild<QAction*>(name))
            action->trigger();
    });
    dialog->open();
}

} // namespace lockstep::ui
