#include "app/commands.hpp"
#include "app/lecture.hpp"
#include "engine/error.hpp"
#include "ui/lecture/lecture_deck.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;

/// A sentence "name:line:column: why" in its parts; what has no place is the whole sentence.
Json problemJson(const std::string& name, const std::string& sentence)
{
    std::size_t line = 0, column = 0;
    const char* const end = sentence.data() + sentence.size();
    if (sentence.starts_with(name + ":")) {
        const auto first = std::from_chars(sentence.data() + name.size() + 1, end, line);
        if (first.ec == std::errc{} && first.ptr != end && *first.ptr == ':') {
            const auto second = std::from_chars(first.ptr + 1, end, column);
            if (second.ec == std::errc{} && end - second.ptr > 2 && *second.ptr == ':')
                return {{"line", line}, {"column", column}, {"message", std::string{second.ptr + 2, end}}};
        }
    }
    return {{"line", nullptr}, {"column", nullptr}, {"message", sentence}};
}

/// What is wrong in there is one of the problems; whether nothing was. What was found before is not told again.
template <class Work>
bool tried(LectureProblems& problems, const Work& work)
{
    try {
        work();
        return true;
    } catch (const InputError& error) {
        if (std::ranges::find(problems, error.what()) == problems.end())
            problems.emplace_back(error.what());
        return false;
    }
}

/// What only its runs tell of a script that is in order: scene by scene, and then together.
LectureProblems problemsOfRuns(const Lecture& lecture, const std::string& file, ui::Language language)
{
    LectureProblems problems;
    std::vector<RecordingPtr> known = recordingsBeside(lecture, file);
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
        Lecture one = lecture;
        one.scenes = {lecture.scenes[i]};
        for (Lecture& translation : one.translations)
            translation.scenes = {translation.scenes.at(i)};
        RecordedLecture recorded;
        const bool ran = tried(problems, [&] { recorded = recordLecture(one, known, {}, tellRuns); });
        if (!ran)
            continue;
        known.insert(known.end(), recorded.recordings.begin(), recorded.recordings.end());
        tried(problems, [&] { ui::lectureDeck(recorded, language); });
        for (const Lecture& translation : one.translations)
            tried(problems, [&] { ui::lectureDeck(recorded, ui::languageNamed(translation.language)); });
    }
    if (problems.empty())
        ui::lectureDeck(recordLecture(lecture, known, {}, tellRuns), language);
    return problems;
}

} // namespace

int checkLecture(const LectureOptions& options, ui::Language language)
{
    Lecture lecture;
    LectureProblems problems;
    try {
        lecture = readLecture(options.file, &problems);
        if (problems.empty())
            problems = problemsOfRuns(lecture, options.file, language);
    } catch (const InputError& error) {
        problems.emplace_back(error.what());
    }
    const std::string name = std::filesystem::path{options.file}.filename().string();
    Json errors = Json::array();
    for (const std::string& problem : problems)
        errors.push_back(problemJson(name, problem));
    print(
        Json{{"lecture", name}, {"scenes", lecture.scenes.size()}, {"fine", problems.empty()}, {"errors", errors}}.dump(
            2));
    return problems.empty() ? 0 : 2;
}

} // namespace lockstep::app
