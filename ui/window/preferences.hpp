#pragma once

#include "ui/kit/view.hpp"
#include "ui/panels/known_machines.hpp"
#include "ui/scene/palette.hpp"

#include <QDialog>
#include <functional>
#include <string>
#include <vector>

class QFormLayout;
class QGridLayout;
class QKeySequenceEdit;
class QLabel;

namespace lockstep::ui {

class Choice;

/// What is remembered of the preferences.
enum class ThemeChoice { system, light, dark };
ThemeChoice chosenTheme();
/// The theme that this is, now.
ThemeName themeOf(ThemeChoice choice);
Palette chosenPalette();
/// A step of SpeedControl's slider.
int chosenSpeed();
/// How large everything is, in percent; Qt takes it when the program starts.
int chosenScale();

/// What the program is to be like, taken at once.
class Preferences : public QDialog {
    Q_OBJECT
public:
    /// `window` has the languages' actions and the keys.
    Preferences(QWidget& window, ThemeName theme, Language language, const MemoryMachine& machine,
                DeviceList devices = {});

signals:
    void themeChosen(lockstep::ui::ThemeName theme);
    void languageChosen(lockstep::ui::Language language);
    void speedChosen(int step);
    void machineChosen(const lockstep::MemoryMachine& machine);
    /// What --device takes.
    void deviceChosen(const std::string& device);

private:
    QWidget* general();
    QWidget* keys();
    void fillGeneral();
    void fillKeys();
    void fillDevices();
    void takeDevice();
    void takeMachine();
    void takeKey(QKeySequenceEdit& edit, const QString& action);
    void reset();

    QWidget& m_window;
    ThemeName m_theme;
    Language m_language;
    MemoryMachine m_machine;
    DeviceList m_list;
    std::vector<KnownMachine> m_known;
    std::vector<OfferedDevice> m_offered; ///< of both
    Choice *m_languages, *m_themes, *m_contrast, *m_palette, *m_speed, *m_scale, *m_device, *m_wavefront, *m_segment,
        *m_banks;
    QLabel* m_told;                                            ///< what is wrong with a key
    std::vector<std::pair<QKeySequenceEdit*, QString>> m_keys; ///< with its action's name
    bool m_isFilling = false;
};

} // namespace lockstep::ui
