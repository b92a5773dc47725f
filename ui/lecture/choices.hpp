#pragma once

#include "engine/lecture/question.hpp"
#include "ui/deck/deck.hpp"

namespace lockstep::ui {

/// The strip of choices under the picture of a question: A, B, C… with what each says. Choice i is the marks of the
/// name "choice<i>" (all its parts bear it, so that a click anywhere on it finds it).
double choicesHeight(const LectureQuestion& question, const View& view);

/// Draws them into the scene from `top`; what was chosen wears a thick ring, and what is right, once revealed, a check
/// and solid green; what is wrong and was chosen is struck out.
void drawChoices(Scene& scene, const LectureQuestion& question, const Answer& answer, double top, const View& view);

/// "A" for 0.
QString choiceLetter(std::size_t choice);

} // namespace lockstep::ui
