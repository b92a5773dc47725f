#pragma once

class QMenu;

namespace lockstep::ui {

class MainWindow;

/// Adds "Zoom" to the window's menu, and its keys to the window.
void addZoomMenu(MainWindow& window, QMenu& menu);

} // namespace lockstep::ui
