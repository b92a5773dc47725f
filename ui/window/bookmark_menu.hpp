#pragma once

class QMenu;

namespace lockstep::ui {

class MainWindow;

/// Adds "Bookmarks" to the window's menu, with those of what is shown, and the key that makes one to the window.
void addBookmarkMenu(MainWindow& window, QMenu& menu);

} // namespace lockstep::ui
