#pragma once

#include "ui/scene/theme_name.hpp"
#include "ui/window/help_places.hpp"

#include <QUrl>

class QDialog;
class QWidget;

namespace lockstep {
struct DeviceList;
}

namespace lockstep::ui {

/// Addresses of what help shows: pages of resources/docs, and those that are made.
QUrl helpPage(const char* file);
QUrl helpOnKeys();
QUrl helpOnPlace(HelpPlace place);

/// Opens help in a window of its own; one that is open turns to the page and comes to the front. `window` has the keys
/// that are listed.
void showHelp(QWidget& window, ThemeName theme, const QUrl& page);

/// The same over a dialog that keeps the window waiting: what the dialog is for, and the control that has the keyboard.
void showDialogHelp(QDialog& dialog, QWidget& window, ThemeName theme);

/// Version, devices, libraries and licences, to be read and copied. `used` is the device of the picture, or empty.
void showAbout(QWidget& window, ThemeName theme, const DeviceList& devices, const QString& used);

} // namespace lockstep::ui
