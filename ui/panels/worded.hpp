#pragma once

#include <QString>
#include <functional>

class QLabel;
class QWidget;

namespace lockstep::ui {

/// A text in the language that the window speaks when it is asked for.
using WordsNow = std::function<QString()>;

/// Puts the texts of a widget where they stand: now, and once more each time the window's language changes, as long as
/// the widget lives. What `put` captures must live as long.
void worded(QWidget* widget, const std::function<void()>& put);

/// These are its text (a label's, a button's), …
void wordedText(QWidget* widget, const WordsNow& words);
/// … what stands beside the pointer and what a screen reader calls it, …
void wordedName(QWidget* widget, const WordsNow& name);
/// … and what stands beside the pointer alone.
void wordedTip(QWidget* widget, const WordsNow& tip);

/// makeLabel() with words that follow the language.
QLabel* wordedLabel(const WordsNow& words, double pixels, int weight, const char* role);

} // namespace lockstep::ui
