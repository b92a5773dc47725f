#pragma once

#include "ui/scene/language.hpp"

#include <QStringList>

namespace lockstep::ui {

/// The windows' words, Qt's own dialogs, how numbers are written, and say() where no picture says another: from now on
/// in this language. Every widget is told, as Qt does it. Of the whole program, on the thread of its windows.
void speakInWindows(Language language);

/// Of these the first that is known, as an operating system lists them: "de-AT", "zh-Hans-CN"; else English.
Language firstKnown(const QStringList& names);
/// Of who is at the machine.
Language systemLanguage();

} // namespace lockstep::ui
