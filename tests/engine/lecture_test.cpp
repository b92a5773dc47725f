#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/lecture/caption.hpp"
#include "engine/lecture/lecture_runs.hpp"
#include "engine/lecture/question.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/broken_files.hpp"
#include "tests/engine/runs.hpp"
#include "tests/places.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <numeric>

namespace lockstep {
namespace {

const std::filesystem::path lectureFolder = std::filesystem::path(LOCKSTEP_SOURCE_FOLDER) / "resources/lectures";

std::string refusal(const std::string& script)
{
    try {
        parseLecture(script, "l.json");
    } catch (const InputError& error) {
        return error.what();
    }
    return "taken";
}

/// A lecture of one scene with these fields more.
std::string withScene(const std::string& fields)
{
    return "{\"lockstep-lecture\": 1, \"title\": \"T\",\n \"scenes\": [{\"title\": \"S\",\n" + fields + "}]}";
}

std::string run(const std::string& more = {})
{
    return withScene("\"algorithm\": \"bitonic-sort\", \"input\": [3, 1, 2, 4]" + more);
}

TEST(LectureScript, AWholeSceneIsRead)
{
    const Lecture lecture =
        parseLecture(run(R"(, "from": 1, "until": 3, "caption": {"2": "two", "all": "any"}, "notes": "n", "pauses": [2],
               "start-paused": true, "hold": 2.5, "speed": 2,
               "predict": [{"launch": 3, "ask": "pairs"}, {"launch": 2, "ask": "key on wire", "wire": 1}])"),
                     "l.json");
    const LectureScene& scene = lecture.scenes.at(0);
    ASSERT_EQ(scene.runs.size(), 1U);
    EXPECT_EQ(scene.runs[0].input, (Words{3, 1, 2, 4}));
    EXPECT_EQ(scene.runs[0].parameters.at("order"), "ascending") << "every parameter is resolved";
    EXPECT_EQ(scene.from, 1U);
    EXPECT_EQ(scene.until, 3U);
    EXPECT_EQ(scene.caption.at(2), "two");
    EXPECT_EQ(scene.caption.at(1), "any");
    EXPECT_TRUE(scene.startsPaused);
    EXPECT_TRUE(scene.pauses.contains(2));
    EXPECT_EQ(scene.hold, 2.5);
    ASSERT_EQ(scene.asks.size(), 2U);
    EXPECT_EQ(scene.asks[0].launch, 2U) << "questions come in the order of their launches";
    EXPECT_EQ(scene.asks[0].where, 1U);
}

TEST(LectureScript, BrokenScriptsAreRefusedWithTheirPlace)
{
    const std::vector<std::pair<std::string, std::string>> corpus{
        {"", "l.json is empty"},
        {" \n", "l.json is empty"},
        {"{\"a\": 1}", "is JSON but no lecture"},
        {"[1, 2]", "is JSON but no lecture"},
        {"{\"lockstep-lecture\": 2, \"title\": \"T\", \"scenes\": []}", "l.json:1:22: this lecture is of version 2"},
        {"{\"lockstep-lecture\": 0}", "l.json:1:22: the version"},
        {"{\"lockstep-lecture\": 1,\n \"title\": \"T\" \"scenes\"}", "l.json:2:15: this is no JSON"},
        {"{\"lockstep-lecture\": 1", "this is no JSON"},
        {"{\"lockstep-lecture\": 1, \"title\": \"\xff\"}", "this is no JSON"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\", \"scenes\": []}", "1 to 200 scenes"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\"}", "l.json:1:1: a lecture needs \"scenes\""},
        {"{\"lockstep-lecture\": 1, \"title\": 7, \"scenes\": []}", "l.json:1:34: \"title\" must be a text"},
        {withScene("\"alogrithm\": \"bitonic-sort\""), "l.json:3:1: \"alogrithm\" is no field of a scene; did you mean "
                                                       "\"algorithm\"?"},
        {withScene("\"algorithm\": \"bitonic-srot\""), "l.json:3:14: there is no algorithm \"bitonic-srot\"; did you "
                                                       "mean \"bitonic-sort\"?"},
        {withScene("\"caption\": \"c\""), "l.json:2:13: a scene shows something"},
        {withScene("\"text\": \"a\", \"from\": 1"), "l.json:3:22: a scene with \"text\""},
        {withScene("\"text\": []"), "a text has 1 to 8 lines"},
        {withScene("\"algorithm\": \"bitonic-sort\""), "needs \"input\""},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": []"), "1 to 1024 keys"},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": [1, -2]"), "l.json:3:43: "},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": [1, \"2\"]"),
         "l.json:3:43: \"input\" must be a number"},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": {\"n\": 1152921504606846976}"), "from 1 to 1024"},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": {\"n\": 1e400}"), ""},
        {withScene("\"algorithm\": \"bitonic-sort\", \"input\": {\"n\": 8, \"distribution\": \"odd\"}"), "odd"},
        {run(", \"parameters\": {\"order\": \"sideways\"}"), "'sideways' is no value of order"},
        {run(", \"parameters\": {\"odrer\": \"ascending\"}"), "has no parameter 'odrer'"},
        {run(", \"type\": \"int32\", \"parameters\": {\"type\": \"int32\"}"), "keep one of them"},
        {run(", \"from\": 3, \"until\": 2"), "l.json:3:61: the scene begins at 3"},
        {run(", \"from\": -1"), "-1 is no whole number"},
        {run(", \"from\": 1.5"), "1.5 is no whole number"},
        {run(", \"from\": 1, \"from\": 2"), "stands here a second time"},
        {run(", \"hold\": 1e9"), "is no number from 0.1 to 600"},
        {run(", \"caption\": {\"two\": \"x\"}"), "two is no whole number"},
        {run(", \"caption\": 3"), "\"caption\" is a text, or texts by launch"},
        {run(", \"notes\": \"bell \\u0007\""), "control character"},
        {run(", \"clock\": \"work\""), "is for a comparison"},
        {run(", \"compare\": [\"bitonic-sort\", \"radix-sort\"]"), "not both"},
        {run(", \"predict\": [{\"ask\": \"pairs\"}]"), "a question needs \"launch\""},
        {run(", \"predict\": [{\"launch\": 1, \"ask\": \"who\"}]"), "nobody can ask \"who\""},
        {run(", \"predict\": [{\"launch\": 1, \"ask\": \"key on wire\", \"wire\": 4}]"), "from 0 to 3"},
        {run(", \"predict\": [{\"launch\": 1, \"ask\": \"pairs\", \"wire\": 1}]"), "takes no \"wire\""},
        {withScene("\"compare\": [\"bitonic-sort\"], \"input\": [1]"), "two to four are compared, and these are 1"},
        {withScene("\"compare\": [{\"algorithm\": \"bitonic-sort\", \"parameters\": {\"type\": \"float32\"}}, "
                   "\"radix-sort\"],"
                   "\"input\": [1, 2]"),
         "l.json:3:12: "},
        {withScene("\"compare\": [\"bitonic-sort\", \"radix-sort\"], \"input\": [1, 2], \"clock\": \"sun\""),
         "\"sun\" is no clock"},
        {withScene("\"compare\": [\"bitonic-sort\", \"radix-sort\"], \"input\": [1, 2], \"predict\": []"),
         "a question is about one run"},
        {std::string(40, '['), "nested deeper than 32 levels"},
        {std::string(100'000, '['), "nested deeper than 32 levels"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\", \"recordings\": \"../x\", \"scenes\": []}",
         "is no plain file name"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\", \"recordings\": \"/etc/passwd\", \"scenes\": []}",
         "no plain file name"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\", \"recordings\": \"..\", \"scenes\": []}",
         "is no plain file name"},
        {"{\"lockstep-lecture\": 1, \"title\": \"T\", \"recordings\": \"l.json\", \"scenes\": []}",
         "l.json:1:53: \"l.json\" is no file of recordings"},
        {std::string(largestScript + 1, ' '), "is too large for a lecture"},
    };
    for (const auto& [script, words] : corpus) {
        const std::string said = refusal(script);
        EXPECT_NE(said, "taken") << script.substr(0, 200);
        EXPECT_NE(said.find(words), std::string::npos) << script.substr(0, 200) << "\n" << said;
        EXPECT_EQ(said.find('\n'), std::string::npos) << "one line: " << said;
    }
}

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(LectureScript, EveryBeginningOfAScriptIsRefused)
{
    const std::string script = contentOf(lectureFolder / "radix.json");
    const std::size_t whole = script.rfind('}');
    for (std::size_t length = 0; length <= whole; length += 61)
        EXPECT_NE(refusal(script.substr(0, length)), "taken") << length;
}

TEST(LectureScript, ColumnsCountCharactersNotBytes)
{
    EXPECT_NE(refusal(withScene("\"notes\": \"äöü\", \"nose\": 1")).find("l.json:3:17: \"nose\""), std::string::npos);
}

class ShippedLecture : public testing::TestWithParam<const char*> {
protected:
    std::filesystem::path script() const { return lectureFolder / (std::string{GetParam()} + ".json"); }
};

INSTANTIATE_TEST_SUITE_P(All, ShippedLecture, testing::Values("bitonic", "scans", "radix"));

/// What is checked in cannot grow stale: the device, asked again, does the same.
TEST_P(ShippedLecture, ItsRecordingsAreWhatTheDeviceDoesNow)
{
    const Lecture lecture = readLecture(script());
    EXPECT_GE(lecture.scenes.size(), 10U);
    EXPECT_LE(lecture.scenes.size(), 15U);
    const std::vector<RecordingPtr> shipped = recordingsBeside(lecture, script());
    const RecordedLecture again = recordLecture(lecture, {});
    ASSERT_EQ(shipped.size(), again.recordings.size()) << "record it again";
    for (std::size_t i = 0; i < shipped.size(); ++i) {
        const Recording& one = *shipped[i];
        const Recording& other = *again.recordings[i];
        EXPECT_EQ(one.algorithm, other.algorithm);
        EXPECT_EQ(one.parameters, other.parameters);
        EXPECT_EQ(one.input, other.input);
        EXPECT_EQ(one.output, other.output);
        EXPECT_EQ(one.kernelSource, other.kernelSource);
        ASSERT_EQ(one.launchCount(), other.launchCount());
        for (std::size_t k = 0; k <= one.launchCount(); ++k)
            for (std::size_t b = 0; b < one.buffers.size(); ++b)
                EXPECT_EQ(*one.states[k]->buffers[b], *other.states[k]->buffers[b]) << one.algorithm << " " << k;
        for (std::size_t k = 0; k < one.launchCount(); ++k)
            EXPECT_EQ(*one.events[k], *other.events[k]) << one.algorithm << " launch " << k + 1;
    }
}

/// Each answer against the states, whatever way it was found.
TEST_P(ShippedLecture, TheAnswersAreWhatTheStatesSay)
{
    const Lecture lecture = readLecture(script());
    const RecordedLecture recorded = recordLecture(lecture, recordingsBeside(lecture, script()));
    std::size_t asked = 0;
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i)
        for (const LectureAsk& ask : lecture.scenes[i].asks) {
            const Recording& run = *recorded.runs[i].front();
            const LectureQuestion question = makeQuestion(run, ask, lecture.name);
            ++asked;
            ASSERT_GE(question.choices.size(), 2U);
            const std::string launch = "the next launch, " + run.launches[ask.launch - 1].meaning.title.english;
            EXPECT_TRUE(!ask.question.empty() || question.text.english.find(launch) != std::string::npos)
                << question.text.english;
            std::vector<std::string> right;
            for (const LectureQuestion::Choice& choice : question.choices)
                if (choice.isRight)
                    right.push_back(choice.text.english);
            if (ask.kind == LectureAsk::Kind::pairs) {
                const Words& before = *run.states[ask.launch - 1]->buffers[run.mainBuffer];
                const Words& after = *run.states[ask.launch]->buffers[run.mainBuffer];
                std::size_t moved = 0;
                for (std::size_t wire = 0; wire < before.size(); ++wire)
                    moved += before[wire] != after[wire] ? 1 : 0;
                EXPECT_EQ(2 * right.size(), moved) << question.text.english;
                continue;
            }
            ASSERT_EQ(right.size(), 1U) << question.text.english;
            EXPECT_EQ(right.front(), question.answer.english);
            if (ask.kind == LectureAsk::Kind::key) {
                EXPECT_EQ(right.front(), std::to_string((*run.states[ask.launch]->buffers[0])[*ask.where]));
            }
            if (ask.kind == LectureAsk::Kind::work) {
                EXPECT_EQ(right.front(), std::to_string(run.launches[ask.launch - 1].work));
            }
        }
    EXPECT_GE(asked, 4U);
}

TEST(LectureRecordings, WhatIsCutOffOrOfAnotherKindIsRefused)
{
    const std::string bytes = contentOf(lectureFolder / "bitonic.recordings");
    const auto read = [](const std::string& text) {
        return readLectureRecordings(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), "it");
    };
    ASSERT_GE(read(bytes).size(), 5U);
    for (std::size_t length = 0; length < bytes.size(); length += 173)
        EXPECT_THROW(read(bytes.substr(0, length)), InputError) << length;
    EXPECT_THROW(read(bytes + "x"), InputError);
    std::string newer = bytes;
    newer[12] = 2;
    EXPECT_THROW(read(newer), InputError);
    std::string huge = bytes;
    for (std::size_t i = 20; i < 28; ++i)
        huge[i] = '\x7f'; // the first recording says that it takes 2^62 bytes
    EXPECT_THROW(read(huge), InputError);
    EXPECT_THROW(read("{\"lockstep-lecture\": 1}"), InputError);
}

TEST(LectureRecordings, TogetherTheyTakeSoMuchMemoryAndNoMore)
{
    const std::string text = contentOf(lectureFolder / "bitonic.recordings");
    const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    std::size_t kept = 0;
    for (const RecordingPtr& one : readLectureRecordings(bytes, "it"))
        kept += bytesKept(*one);
    EXPECT_NO_THROW(readLectureRecordings(bytes, "it", kept));
    EXPECT_THROW(readLectureRecordings(bytes, "it", kept - 1), InputError);
}

/// Each alone may unpack to so much, but not all of them from so few bytes; none is unpacked.
TEST(LectureRecordings, TogetherTheyUnpackToNoMoreThanOneFileMay)
{
    const std::string zeros(std::size_t{25} << 20, '\0');
    const std::vector<std::uint8_t> one =
        test::packed(std::span(reinterpret_cast<const std::uint8_t*>(zeros.data()), zeros.size()));
    std::string bytes = contentOf(lectureFolder / "bitonic.recordings").substr(0, 16);
    constexpr std::size_t count = 200;
    bytes.append({static_cast<char>(count), 0, 0, 0});
    for (std::size_t i = 0; i < count; ++i) {
        for (unsigned shift = 0; shift < 64; shift += 8)
            bytes += static_cast<char>(std::uint64_t{one.size()} >> shift);
        bytes.append(one.begin(), one.end());
    }
    ASSERT_LT(bytes.size(), std::size_t{1} << 20);
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     readLectureRecordings(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()),
                                           "it");
                 }),
                 "its recordings unpack to 5000 MiB");
}

/// Runs so regular that each packs to next to nothing: together they get a file that may be read.
TEST(LectureRecordings, OfRegularRunsAreFilledUp)
{
    Words keys(1000);
    std::iota(keys.begin(), keys.end(), 0u);
    const RecordingPtr quiet =
        test::session().record({"odd-even-transposition-sort", {{"stop", "after-n"}}, keys, "auto"});
    ASSERT_TRUE(quiet->isComplete());
    const std::vector<RecordingPtr> several(3, quiet);
    const std::vector<std::uint8_t> bytes = writeLectureRecordings(several);
    EXPECT_EQ(readLectureRecordings(bytes, "it").size(), several.size());
}

TEST(LectureFile, OfManyMebibytesIsRefusedUnread)
{
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "lockstep_large_lecture.json";
    std::ofstream(path).put(' ');
    std::filesystem::resize_file(path, std::uintmax_t{3} << 30); // of zeros, that take no room
    EXPECT_EQ(test::refusalOf([&] { readLecture(path); }),
              "lockstep_large_lecture.json is too large for a lecture (3072.0 MiB); a script has "
              "at most 1 MiB.");
    std::filesystem::remove(path);
}

TEST(LectureQuestions, ABufferTooSmallForTheKeysIsNotRead)
{
    const Lecture lecture =
        parseLecture(run(R"(, "predict": [{"launch": 1, "ask": "value at position", "position": 3}])"), "l.json");
    const RecordedLecture recorded = recordLecture(lecture, {});
    auto small = std::make_shared<Recording>(*recorded.runs[0].at(0));
    // Events say that the data are in another buffer, which has one word.
    const auto other = static_cast<std::uint32_t>(small->buffers.size());
    small->buffers.push_back({"tiny", ElementType::uint32, {1}, Role::scratch});
    for (std::optional<State>& state : small->states)
        state->buffers.push_back(std::make_shared<const Words>(Words{7}));
    Events events = *small->events[0];
    for (Event& event : events) {
        for (Access& access : event.readSlots)
            access.array = other;
        for (Access& access : event.writeSlots)
            access.array = other;
    }
    small->events[0] = std::make_shared<const Events>(std::move(events));
    const LectureAsk& ask = lecture.scenes[0].asks.at(0);
    EXPECT_EQ(makeQuestion(*small, ask, "l.json").answer.english,
              std::to_string((*small->states[1]->buffers[small->mainBuffer])[3]))
        << "the keys themselves are looked at";
    small->mainBuffer = other;
    EXPECT_THROW(makeQuestion(*small, ask, "l.json"), InputError);
}

TEST(LectureRecordings, ARunOfAnotherKernelIsMadeAnew)
{
    const Lecture lecture = readLecture(lectureFolder / "bitonic.json");
    std::vector<RecordingPtr> known = recordingsBeside(lecture, lectureFolder / "bitonic.json");
    const RunRequest& request = lecture.scenes[1].runs.at(0);
    const RecordingPtr found = findRun(request, known);
    ASSERT_TRUE(found);
    auto changed = std::make_shared<Recording>(*found);
    changed->kernelSource += "\n// another kernel\n";
    std::ranges::replace(known, found, RecordingPtr(changed));
    EXPECT_FALSE(findRun(request, known));
}

TEST(LectureNumbers, ComeFromTheRun)
{
    const Lecture lecture = readLecture(lectureFolder / "scans.json");
    const RecordedLecture recorded = recordLecture(lecture, recordingsBeside(lecture, lectureFolder / "scans.json"));
    const auto scene = std::ranges::find(lecture.scenes, "Side by side, level by level", &LectureScene::title);
    ASSERT_NE(scene, lecture.scenes.end());
    const auto& runs = recorded.runs[static_cast<std::size_t>(scene - lecture.scenes.begin())];
    const auto fill = [&](const std::string& text, std::size_t page = 1) {
        return filledIn(text, runs, page, "l.json", {4, 5});
    };
    // Sixteen numbers: 16 · 4 − 15 additions in 4 levels, and 2 · 16 − 2 − 4 in 7.
    EXPECT_EQ(fill("{work} {launches}, {2:work} {2:launches}"), "49 4, 26 7");
    EXPECT_EQ(fill("{launch.work} {2:launch.active} {n}"), "15 8 16");
    EXPECT_EQ(fill("{{work}"), "{work}");
    for (const char* wrong : {"{wrok}", "{3:work}", "{0:work}", "{work", "{x:work}", "{}"})
        EXPECT_PRED2(test::contains, test::refusalOf([&] { fill(wrong); }), "l.json:4:5: ");
    EXPECT_THROW(fill("{launch.work}", 0), InputError) << "the input is no launch";
}

} // namespace
} // namespace lockstep
