// A lecture over whatever the reader of its recordings takes: every question that can be asked of them, asked, drawn,
// answered and printed, in every language.
#include "engine/error.hpp"
#include "engine/lecture/lecture_runs.hpp"
#include "engine/lecture/question.hpp"
#include "engine/model/recording.hpp"
#include "tests/fuzz/recording_mutator.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/lecture/worksheet.hpp"

#include <QGuiApplication>
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

using namespace lockstep;
using namespace lockstep::ui;

namespace {

constexpr std::size_t headSize = 20, sizeSize = 8;
constexpr std::size_t mostAsked = 6; ///< in a scene: each is drawn several times

/// Those that the recording answers, ascending by launch.
std::vector<LectureAsk> answerable(const Recording& recording)
{
    const std::size_t last = recording.launchCount();
    std::vector<LectureAsk> asks;
    for (const std::size_t launch : std::set<std::size_t>{1, last / 2 + 1, last})
        for (const auto kind : {LectureAsk::Kind::pairs, LectureAsk::Kind::key, LectureAsk::Kind::value,
                                LectureAsk::Kind::destination, LectureAsk::Kind::work})
            for (const std::size_t where : {std::size_t{0}, recording.n() / 2}) {
                LectureAsk ask;
                ask.kind = kind;
                ask.launch = launch;
                ask.where = where;
                try {
                    if (launch == 0 || makeQuestion(recording, ask, "it").choices.empty())
                        continue;
                    if (asks.size() < mostAsked)
                        asks.push_back(ask);
                } catch (const InputError&) { // not a question of this launch
                }
            }
    return asks;
}

RecordedLecture lectureOn(const std::vector<RecordingPtr>& recordings)
{
    RecordedLecture made;
    made.lecture.title = "Lecture";
    made.lecture.name = "it";
    made.recordings = recordings;
    const auto add = [&made](std::vector<RecordingPtr> runs) {
        LectureScene& scene = made.lecture.scenes.emplace_back();
        scene.title = "Scene";
        scene.caption.all = "{work} of {n} in {launches}";
        for (const RecordingPtr& run : runs)
            scene.runs.push_back({run->algorithm, run->parameters, run->input});
        if (runs.size() == 1)
            scene.asks = answerable(*runs.front());
        made.runs.push_back(std::move(runs));
    };
    for (const RecordingPtr& recording : recordings)
        add({recording});
    if (recordings.size() > 1)
        add({recordings[0], recordings[1]});
    return made;
}

void drawAll(const LectureDeck& lecture, Language language)
{
    View view;
    view.language = language;
    for (const ViewRole role : {ViewRole::exported, ViewRole::presenter}) {
        view.role = role;
        view.size = role == ViewRole::presenter ? QSizeF(1920, 1080) : QSizeF(1600, 900);
        for (std::size_t page = 0; page < lecture.deck.pages.size(); page += 1 + page / 3) {
            lecture.deck.scene(page, 0.6, view, {});
            lecture.deck.narration(page, {});
        }
        for (const QuestionPage& question : lecture.questions) {
            lecture.deck.scene(question.page, 1, view, {});
            lecture.deck.answered(question.page, {{0}, true}, view, {});
        }
    }
    if (!lecture.questions.empty())
        for (const bool hasAnswers : {false, true})
            worksheetPages(lecture, hasAnswers);
}

std::uint64_t sizeAt(const std::uint8_t* data)
{
    std::uint64_t size = 0;
    std::memcpy(&size, data, sizeSize);
    return size;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    static int argc = 1;
    static char name[] = "fuzz";
    static char* argv[] = {name, nullptr};
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    new QGuiApplication(argc, argv); // lives as long as the process
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t mostKept = std::size_t{1} << 24;
    std::vector<RecordingPtr> recordings;
    try {
        recordings = readLectureRecordings(std::span{data, size}, "it", mostKept);
    } catch (const InputError&) {
        return 0;
    }
    // A lecture takes none that lacks a state.
    std::erase_if(recordings, [](const RecordingPtr& one) { return !one->isComplete(); });
    if (recordings.empty())
        return 0;
    const RecordedLecture recorded = lectureOn(recordings);
    for (const LanguageName& each : languages())
        try {
            drawAll(lectureDeck(recorded, each.language), each.language);
        } catch (const InputError&) { // a script is told so: its caption asks for what the run does not have
        }
    return 0;
}

/// Mostly one of the recordings changes inside, and the sizes around it are right.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    std::mt19937 random{seed};
    std::vector<std::size_t> starts; // of each recording's size
    for (std::size_t at = headSize; at + sizeSize <= size;) {
        const std::uint64_t length = sizeAt(data + at);
        if (length > size - at - sizeSize)
            break;
        starts.push_back(at);
        at += sizeSize + static_cast<std::size_t>(length);
    }
    if (starts.empty() || random() % 24 == 0)
        return LLVMFuzzerMutate(data, size, most);
    const std::size_t at = starts[random() % starts.size()], from = at + sizeSize;
    const auto length = static_cast<std::size_t>(sizeAt(data + at));
    const std::vector<std::uint8_t> rest(data + from + length, data + size);
    const std::size_t room = most - from - rest.size();
    std::vector<std::uint8_t> one(data + from, data + from + length);
    one.resize(std::max(length, room));
    const std::uint64_t now = lockstep::test::mutateRecordingFile(one.data(), length, room, seed);
    std::copy_n(one.begin(), now, data + from);
    std::copy(rest.begin(), rest.end(), data + from + now);
    std::memcpy(data + at, &now, sizeSize);
    return from + now + rest.size();
}
