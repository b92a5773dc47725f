#pragma once

#include "ui/lens/lens.hpp"

class QWidget;

namespace lockstep::ui {

/// Opens the pages of resources/docs in a window of their own, from the tour on; one that is open comes to the front.
void showHelp(QWidget& parent, ThemeName name);

} // namespace lockstep::ui
