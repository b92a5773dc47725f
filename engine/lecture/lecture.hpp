#pragma once

#include "engine/analysis/clock.hpp"
#include "engine/lecture/placed_json.hpp"
#include "engine/model/run_request.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Words for a whole scene, or for single pages of it; a page is a launch, or a step of a comparison (0 is the input).
struct LectureWords {
    std::string all;
    std::map<std::size_t, std::string> byPage;
    std::map<std::size_t, TextPlace> places; ///< of byPage
    TextPlace place;
    /// Empty where nothing is said.
    const std::string& at(std::size_t page) const;
};

/// A question that the class answers before it sees what a launch did.
struct LectureAsk {
    enum class Kind {
        pairs,       ///< which pairs swap?
        key,         ///< which key is on wire `where` after this launch?
        value,       ///< which value stands at position `where` after this launch?
        destination, ///< where does the key at position `where` go?
        work,        ///< how much work does this launch do?
    };
    Kind kind = Kind::pairs;
    std::size_t launch = 1;
    std::optional<std::size_t> where;
    std::vector<std::size_t> wires; ///< of pairs: only those that touch one of these; empty: all
    std::string question;           ///< instead of ours; empty: ours
    double hold = 8;                ///< seconds that a video waits for an answer
    TextPlace place;
};

/// One scene: a text, a run, or a comparison of two to four runs.
struct LectureScene {
    std::string title;
    TextPlace place;
    std::vector<std::string> text; ///< lines; with them the picture is this text, and a run only tells numbers
    std::vector<RunRequest> runs;
    ClockUnit clock = ClockUnit::launches; ///< of a comparison
    Units units;
    std::optional<std::size_t> from, until; ///< launches, or steps of a comparison
    TextPlace fromPlace, untilPlace;
    LectureWords caption, notes;
    bool startsPaused = false;
    std::map<std::size_t, TextPlace> pauses; ///< pages after which a presentation that plays stops
    std::vector<LectureAsk> asks;            ///< ascending by launch
    double hold = 0; ///< seconds that a video rests on each page; 0: by the length of the caption
    double speed = 1;
    bool isText() const { return !text.empty(); }
};

struct Lecture {
    std::string title;
    std::string name;       ///< of the script's file, for sentences
    std::string recordings; ///< a plain file name beside the script; empty: none
    TextPlace recordingsPlace;
    std::vector<LectureScene> scenes; ///< at least one
    std::string language;             ///< of a translation: its code
    /// The same in other languages, where its texts stand in several: what is run and shown is the same.
    std::vector<Lecture> translations;
};
/// In this language, "de"; where it has no text in it, the lecture itself.
const Lecture& lectureIn(const Lecture& lecture, std::string_view language);

inline constexpr std::size_t largestScript = std::size_t{1} << 20; ///< bytes
inline constexpr std::size_t mostScenes = 200;
inline constexpr std::size_t mostLectureKeys = 1024;

/// A script from anywhere (resources/docs/lectures.md says what may stand in it). Throws InputError
/// "name:line:column: why, and what to do". What only a run can tell (how many launches there are) is not checked.
/// Where `problems` is given, what is wrong with scenes is put there instead, all of it; the lecture is then good for
/// nothing else.
using LectureProblems = std::vector<std::string>;
Lecture parseLecture(std::string_view text, const std::string& name, LectureProblems* problems = nullptr);
/// The same from a file; throws InputError, also where there is none.
Lecture readLecture(const std::filesystem::path& path, LectureProblems* problems = nullptr);

/// True for a path that ends in `.json`; what the file holds is not looked at.
bool namesLecture(const std::string& path);

} // namespace lockstep
