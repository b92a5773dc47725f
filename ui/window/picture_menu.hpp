#pragma once

class QWidget;

namespace lockstep::ui {

class MainWindow;

/// A right click on the picture, or the menu key, offers what can be done with it.
void offerPictureMenu(MainWindow& window, QWidget& picture);

} // namespace lockstep::ui
