#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>

class QProcess;

namespace lockstep::ui {

// What is asked of the desktop, and what Qt leaves to each system: desktop_dbus.cpp for Linux, desktop_windows.cpp and
// desktop_macos.cpp.

/// Whether its programs are dark; nothing where it does not say. May wait a moment for it.
std::optional<bool> isDesktopDark();

/// Calls `heard` when the desktop says that this has changed, until what it gives back goes. Elsewhere than on Linux
/// nothing is heard: Qt changes its palette there.
std::unique_ptr<QObject> followDesktopDark(const std::function<void()>& heard);

/// Tells `heard` whether somebody wishes for less motion, and on Linux again whenever that changes, until what it gives
/// back goes. Where there is no desktop to ask, nothing is told.
std::unique_ptr<QObject> followMotionWish(const std::function<void(bool isLess)>& heard);

/// No screensaver starts and no screen goes dark until what it gives back goes; `granted` is called when the desktop
/// promises it. Nothing is waited for, and where nobody answers, nothing happens.
std::unique_ptr<QObject> keepScreenOn(const QString& reason, const std::function<void()>& granted);

/// A process that is yet to be started is not interrupted by who interrupts this program in the terminal, and where the
/// system can do that, it ends with it and takes up to a MiB at once of what it is fed.
void endWithProgram(QProcess& process);

} // namespace lockstep::ui
