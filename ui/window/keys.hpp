#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <vector>

class QAbstractButton;
class QAction;
class QWidget;

namespace lockstep::ui {

/// What the list of keys puts together. The rest of the program's keys are the window's.
enum class KeyGroup { stepping, kernel, files, presenting, window };
QString nameOf(KeyGroup group);
/// The window's where nobody said another.
KeyGroup groupOf(const QAction& action);
void setGroup(QAction& action, KeyGroup group);

/// The window's actions that have keys, or had before somebody took them away: those that the list of keys, help and
/// preferences show. An action that is made with a shortcut is one of them, whoever makes it.
std::vector<QAction*> keyedActions(const QWidget& window);

/// Once all actions are made: remembers the keys that they were made with, and gives them those that somebody chose.
void takeChosenKeys(QWidget& window);
/// As the action was made.
QList<QKeySequence> usualKeys(const QAction& action);
/// Gives the action other keys, from now on and at the next start; its usual ones are no choice.
void chooseKeys(QAction& action, const QList<QKeySequence>& keys);

/// "Ctrl+→", as on the keys.
QString keyText(const QKeySequence& keys);
/// The first of its keys; empty: it has none.
QString keyText(const QAction& action);

/// The button's tooltip ends with the keys that the action has when it is shown.
void showKeyOf(QAbstractButton& button, const QAction& action);

} // namespace lockstep::ui
