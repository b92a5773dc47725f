// Typed words that a scan or a reduction joins: the values are pieces of the text that the words make.

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/formats/recording_csv.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/input/input_hash.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using test::session;
using Texts = std::vector<std::string>;

constexpr const char* hamlet = "to be or not to be, that is the question";

RunRequest joining(const std::string& algorithm, const std::string& text, Parameters parameters = {})
{
    parameters["operator"] = "join";
    RunRequest request{algorithm, std::move(parameters), {}};
    putKeys(typedKeys(findAlgorithm(algorithm), request.parameters, text), request.input, request.parameters);
    return request;
}

/// By std::string itself.
Texts joined(const Texts& words, bool exclusive)
{
    Texts all;
    std::string text;
    for (const std::string& word : words) {
        if (exclusive)
            all.push_back(text);
        text += word;
        if (!exclusive)
            all.push_back(text);
    }
    return all;
}

Texts lettersOf(const Parameters& parameters, const Words& values)
{
    Texts all;
    for (const std::uint32_t value : values)
        all.push_back(JoinedText::of(parameters)->letters(value).value_or("no piece"));
    return all;
}

struct Case {
    const Algorithm* algorithm;
    Parameters parameters;
    bool exclusive = false;
};

/// Everything that joins, inclusive and exclusive; segments are another thing.
std::vector<Case> everyJoining()
{
    std::vector<Case> cases;
    for (const Algorithm* algorithm : catalogue()) {
        const auto has = [&](const char* name) {
            return std::ranges::find(algorithm->parameters, name, &Parameter::name) != algorithm->parameters.end();
        };
        if (!has("operator") || has("heads"))
            continue;
        for (const char* kind : {"inclusive", "exclusive"})
            for (const char* type : {"uint32", "int32"}) {
                Parameters given{{"operator", "join"}, {"type", type}};
                if (has("kind"))
                    given["kind"] = kind;
                else if (kind == std::string_view{"exclusive"})
                    continue;
                if (test::goTogether(*algorithm, given, 4))
                    cases.push_back(
                        {algorithm, given,
                         has("kind") ? kind == std::string_view{"exclusive"} : algorithm->id.starts_with("blelloch")});
            }
    }
    return cases;
}

void expectJoined(const Case& c, const Texts& words)
{
    const RunRequest request = joining(c.algorithm->id, fmt::format("{}", fmt::join(words, " ")), c.parameters);
    const Words output = session().runFast(request);
    Texts right = joined(words, c.exclusive);
    if (c.algorithm->family == "Reductions")
        right = {joined(words, false).back()};
    EXPECT_EQ(lettersOf(request.parameters, output), right) << c.algorithm->id;
}

std::string refusal(const std::string& text, const Parameters& parameters = {})
{
    return test::refusalOf([&] { session().runFast(joining("kogge-stone-scan", text, parameters)); });
}

TEST(JoinedWords, EveryScanAndReductionJoinsThem)
{
    const std::vector<Case> cases = everyJoining();
    EXPECT_GE(cases.size(), 30u);
    for (const Case& c : cases)
        for (const Texts& words : {Texts{"a", "b", "cd", "e"}, Texts{"same", "same", "same"}, Texts{"alone"},
                                   Texts{"1", "65537", "131073", "?", "-", "x+y"}})
            expectJoined(c, words);
}

TEST(JoinedWords, OfSegmentsBeginAnewAtEachHead)
{
    const RecordingPtr recording = session().record(joining("segmented-scan", "to be or not", {{"heads", "0,2"}}));
    EXPECT_EQ(formatKeys(*recording, recording->output), "to, tobe, or, ornot");
}

TEST(JoinedWords, AreWrittenAsWordsEverywhere)
{
    const RecordingPtr recording = session().record(joining("blelloch-scan", "to be or"));
    EXPECT_TRUE(rightnessOf(*recording)->isRight());
    EXPECT_EQ(formatKeys(*recording, recording->input), "to, be, or");
    EXPECT_EQ(formatKeys(*recording, recording->output), "\"\", to, tobe");
    std::ostringstream json, states, events;
    writeRunJson(json, session(), recording, {.events = true});
    const auto told = nlohmann::json::parse(json.str());
    EXPECT_EQ(told["input"], (nlohmann::json{"to", "be", "or"}));
    EXPECT_EQ(told["output"], (nlohmann::json{"", "to", "tobe"}));
    EXPECT_EQ(told["initial"]["values"][1], "be");
    EXPECT_EQ(told["launches"][0]["events"][0]["writes"][0], (nlohmann::json{"values", 1, "tobe"}));
    writeStatesCsv(states, session(), std::vector{recording}, {});
    EXPECT_NE(states.str().find("0,values,1,be\n"), std::string::npos);
    EXPECT_NE(states.str().find(fmt::format("{},values,0,\n", recording->launchCount())), std::string::npos);
    writeEventsCsv(events, session(), std::vector{recording}, {});
    EXPECT_NE(events.str().find("write,values,1,tobe\n"), std::string::npos);
}

TEST(JoinedWords, MadeOnesAreLetters)
{
    const RecordingPtr recording = test::record({"kogge-stone-scan", 30, "uniform", {{"operator", "join"}}});
    EXPECT_EQ(formatKey(*recording, recording->input[28]), "c");
    EXPECT_EQ(formatKey(*recording, recording->output.back()), "abcdefghijklmnopqrstuvwxyzabcd");
    EXPECT_EQ(formatKey(*recording, UINT32_MAX), "\\?");
}

TEST(JoinedWords, WhatIsNoPieceIsTold)
{
    const JoinedText text{"to be"};
    EXPECT_EQ(text.pieces(), (Words{2, 2 << 16 | 2}));
    EXPECT_EQ(text.letters(1 << 16 | 3), "obe");
    EXPECT_EQ(text.letters(0), "");
    for (const std::uint32_t no : {5u, 1u << 16, 3u << 16 | 2, UINT32_MAX})
        EXPECT_EQ(text.letters(no), std::nullopt) << no;
}

TEST(JoinedWords, OfVeryManyLettersTheEndsAreWritten)
{
    const JoinedText letters{""};
    const auto length = static_cast<std::uint32_t>(JoinedText::longestShown);
    EXPECT_EQ(letters.letters(length)->size(), length);
    EXPECT_EQ(letters.letters(length + 1)->size(), length + std::string{"…"}.size());
    EXPECT_TRUE(letters.letters(JoinedText::mostLetters)->ends_with("xyzabcdefghijklmn"));
}

TEST(JoinedWords, WhatCannotBeJoinedIsRefused)
{
    EXPECT_EQ(refusal(""), "There are no keys; type at least one.");
    EXPECT_EQ(refusal("a " + std::string(65, 'x')),
              "The second entry, '" + std::string(65, 'x') + "', has 65 characters; words have at most 64.");
    EXPECT_EQ(refusal("a caf\xE9"), "The second entry, 'caf\\xE9', contains '\\xE9'; words are made of the letters, "
                                    "digits and signs of ASCII, at most 64 of them.");
    std::string many;
    for (int i = 0; i < 1024; ++i)
        many += std::string(64, 'y') + ' ';
    EXPECT_EQ(refusal(many), "The words have 65536 letters together; a text that is joined has at most 65534.");
    EXPECT_NE(refusal("a b", {{"type", "float32"}}), "");
    RunRequest other = joining("kogge-stone-scan", "to be");
    other.input[1] += 1;
    EXPECT_THROW(session().runFast(other), InputError);
    other = joining("kogge-stone-scan", "to be");
    other.parameters[wordsParameter] = "tob e";
    EXPECT_THROW(session().runFast(other), InputError);
    other.parameters[wordsParameter] = "to be or";
    EXPECT_THROW(session().runFast(other), InputError);
}

TEST(JoinedWords, AreReadFromAFile)
{
    const std::string path = testing::TempDir() + "/joined_words.txt";
    std::ofstream{path} << "to be,\nor\n";
    EXPECT_EQ(readJoinedWords(path).words, "to be or");
    EXPECT_EQ(keysOfFile(findAlgorithm("kogge-stone-scan"), {{"operator", "join"}}, path).keys,
              (Words{2, 2 << 16 | 2, 4 << 16 | 2}));
    EXPECT_THROW(keysOfFile(findAlgorithm("kogge-stone-scan"), {{"operator", "add"}}, path), InputError);
}

TEST(JoinedWords, OtherWordsAreOtherInputs)
{
    const RecordingPtr one = session().record(joining("kogge-stone-scan", "to be"));
    const RecordingPtr other = session().record(joining("kogge-stone-scan", "or me"));
    EXPECT_EQ(one->input, other->input);
    EXPECT_NE(inputHashText(*one), inputHashText(*other));
    EXPECT_NE(formatKeys(*one, one->output), formatKeys(*other, other->output));
}

TEST(JoinedWords, FilesReadBackAndForgedOnesAreRefused)
{
    const RecordingPtr recording = session().record(joining("kogge-stone-scan", hamlet));
    const auto why = [&](const auto& forge) {
        Recording forged = readRecording(writeRecording(*recording));
        forge(forged);
        try {
            requireSound(forged);
        } catch (const std::runtime_error& error) {
            return std::string{error.what()};
        }
        return std::string{};
    };
    EXPECT_EQ(why([](Recording& r) { EXPECT_EQ(formatKey(r, r.output.back()), "tobeornottobethatisthequestion"); }),
              "");
    EXPECT_EQ(why([](Recording& r) { r.parameters[wordsParameter] = "tob e or not to be that is the question"; }),
              "The recording is damaged: its keys are not the pieces of its words.");
    for (const std::string words : {"to be", "to  e or not to be that is the question", "\n", ""})
        EXPECT_EQ(why([&](Recording& r) { r.parameters[wordsParameter] = words; }),
                  "The recording is damaged: its parameters are not those of its algorithm.")
            << words;
}

#ifdef HAVE_RAPIDCHECK
TEST(Property, WordsAreJoinedAsStringsAre)
{
    const std::vector<Case> cases = everyJoining();
    const bool passed = rc::check([&] {
        // Few letters, so that pieces look alike.
        const auto letter = rc::gen::element('a', 'b', 'Z', '~', '?');
        const auto word = rc::gen::mapcat(rc::gen::element<std::size_t>(1, 1, 2, 3, 5, 8, 64), [&](std::size_t length) {
            return rc::gen::container<std::string>(length, letter);
        });
        const Texts words = *rc::gen::suchThat(rc::gen::container<Texts>(word), [](const Texts& some) {
            std::size_t letters = 0; // longer ones are not written out
            for (const std::string& one : some)
                letters += one.size();
            return !some.empty() && letters <= JoinedText::longestShown;
        });
        const Case& c = cases[*rc::gen::inRange<std::size_t>(0, cases.size())];
        expectJoined(c, words);
        RC_ASSERT(!testing::Test::HasFailure());
    });
    EXPECT_TRUE(passed);
}
#endif

} // namespace
} // namespace lockstep
