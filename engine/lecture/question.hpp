#pragma once

#include "engine/lecture/lecture.hpp"
#include "engine/lecture/wording.hpp"

#include <string>
#include <vector>

namespace lockstep {

/// What the class is asked, and what may be answered; worked out from the launch's events and states.
struct LectureQuestion {
    Wording text;
    struct Choice {
        Wording text;   ///< "2 and 6"
        Wording detail; ///< "7, 3": what stands there before the launch; empty English: nothing to say
        bool isRight = false;
    };
    std::vector<Choice> choices;
    bool isMany = false; ///< any number of the choices may be right, none too
    Wording answer;      ///< the whole answer in words
};

inline constexpr std::size_t mostChoices = 8;

/// Throws InputError with the question's line and column where the run does not answer it.
LectureQuestion makeQuestion(const Recording& recording, const LectureAsk& ask, const std::string& file);

} // namespace lockstep
