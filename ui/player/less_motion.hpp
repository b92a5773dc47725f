#pragma once

namespace lockstep::ui {

/// Somebody wishes for less motion: nothing travels on the screen; a launch's picture goes from before to after at
/// once. What is exported moves all the same. For the thread of the window.
void setLessMotion(bool isLess);
bool isLessMotion();
/// How far into a launch its picture shows it when the clock is this far.
double shownFraction(double fraction);

} // namespace lockstep::ui
