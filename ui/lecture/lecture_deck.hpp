#pragma once

#include "engine/lecture/lecture_runs.hpp"
#include "engine/lecture/question.hpp"
#include "ui/deck/deck.hpp"

namespace lockstep::ui {

/// A question of a lecture: where it stands, and what it is drawn from.
struct QuestionPage {
    std::size_t page = 0; ///< of the deck, from 0
    QString scene;        ///< its title
    LectureQuestion question;
    RecordingPtr recording;
    std::size_t launch = 0;
};

/// What a page shows: nothing of words alone, else the scene's runs and how far they have come.
struct LecturePlace {
    std::vector<RecordingPtr> recordings;
    std::size_t page = 0; ///< of the scene's own deck; of a single run the launch
};

/// A lecture's pages, and its questions in their order.
struct LectureDeck {
    Deck deck;
    std::vector<LecturePlace> places; ///< of each page
    std::vector<QuestionPage> questions;
};

/// What the script says is in this language where its texts stand in it. Every page is drawn from the recordings alone.
/// Throws InputError with the script's line and column for what the runs do not have: a launch past the end, a question
/// that the launch does not answer.
LectureDeck lectureDeck(const RecordedLecture& recorded, Language language = Language::english);

/// The state before the launch with nothing of what comes, without words: for a sheet of paper.
Scene questionPicture(const QuestionPage& question, const View& view);

} // namespace lockstep::ui
