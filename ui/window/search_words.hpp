#pragma once

#include <QStringList>

namespace lockstep::ui {

/// What somebody may ask for who means this command, in English and in the window's language: the words of other
/// programs, and what it is for.
QStringList otherWordsOf(const QString& command);

/// The same for the algorithms of a family.
QStringList otherWordsOfFamily(const QString& family);

/// What a command is good for, where its name does not say it; else empty.
QString useOf(const QString& command);

} // namespace lockstep::ui
