#pragma once

#include "ui/lens/lens.hpp"
#include "ui/scene/language.hpp"

namespace lockstep::ui {

/// "Launch 3 of 6", or with the phase; "Input" before the first.
QString whereWords(const Recording& recording, Moment moment);
/// What that launch is, as the picture names it: "stage 2, distance 1".
QString meaningWords(const Recording& recording, Moment moment, Language language);
/// Both: "Launch 3 of 6: stage 2, distance 1".
QString placeWords(const Recording& recording, Moment moment, Language language);
/// The same with the algorithm before it.
QString launchWords(const Recording& recording, Moment moment, Language language);

} // namespace lockstep::ui
