#include "ui/window/habits.hpp"

#include "ui/panels/library_panel.hpp"
#include "ui/window/first_marks.hpp"
#include "ui/window/main_window.hpp"

namespace lockstep::ui {

void takeUpHabits(MainWindow& window)
{
    window.findChild<LibraryPanel*>()->recallFamilies();
    window.findChild<FirstMarks*>()->begin();
}

} // namespace lockstep::ui
