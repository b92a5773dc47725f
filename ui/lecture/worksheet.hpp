#pragma once

#include "ui/lecture/lecture_deck.hpp"

#include <QByteArray>

namespace lockstep::ui {

enum class Paper { a4, letter };

/// The lecture's questions on paper, two a page: the state before, the question, and boxes to tick or a line to write
/// on; with `hasAnswers` the same with what the device did. The bytes of a PDF. Throws InputError where the lecture
/// asks nothing.
QByteArray worksheet(const LectureDeck& lecture, bool hasAnswers, Paper paper = Paper::a4);

/// Its pages, as they are drawn.
std::vector<Scene> worksheetPages(const LectureDeck& lecture, bool hasAnswers, Paper paper = Paper::a4);

} // namespace lockstep::ui
