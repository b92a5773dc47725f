#pragma once

namespace lockstep::ui {

class MainWindow;

/// What a window that somebody works with remembers and shows, and one that is only drawn does not: which families are
/// open, and the hints of the first start.
void takeUpHabits(MainWindow& window);

} // namespace lockstep::ui
