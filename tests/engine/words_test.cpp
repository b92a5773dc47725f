// Words of more than four letters: the keys are their numbers, and the letters stand in a table.

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/formats/recording_csv.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/input/input.hpp"
#include "engine/input/input_hash.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using test::session;
using Texts = std::vector<std::string>;

constexpr const char* sorts[] = {"radix-sort", "msd-radix-sort"};
constexpr const char* shells = "she sells seashells by the sea shore the shells she sells are surely seashells";

/// Empty words too, which nobody can type.
RunRequest wordsRun(const std::string& algorithm, const Texts& texts, Parameters parameters = {})
{
    parameters["type"] = "text";
    parameters[wordsParameter] = fmt::format("{}", fmt::join(texts, " "));
    Words numbers(texts.size());
    std::iota(numbers.begin(), numbers.end(), 0u);
    return {algorithm, std::move(parameters), std::move(numbers)};
}

RunRequest typedRun(const std::string& algorithm, const std::string& text, Parameters parameters = {})
{
    parameters["type"] = "text";
    RunRequest request{algorithm, std::move(parameters), {}};
    putKeys(parseGivenKeys(text, ElementType::text), request.input, request.parameters);
    return request;
}

/// By std::stable_sort of the texts themselves.
Words sortedNumbers(const Texts& texts, bool descending)
{
    Words numbers(texts.size());
    std::iota(numbers.begin(), numbers.end(), 0u);
    std::ranges::stable_sort(numbers, [&](std::uint32_t a, std::uint32_t b) {
        return descending ? texts[b] < texts[a] : texts[a] < texts[b];
    });
    return numbers;
}

/// Of many equal ones, prefixes of each other and lengths where an element of the table ends.
Texts difficult()
{
    Texts texts{"", "a", "b"};
    for (const std::size_t length : {1, 3, 4, 5, 7, 8, 9, 63, 64}) {
        texts.emplace_back(length, 'z');
        texts.emplace_back(length, 'a');
        texts.push_back(std::string(length - 1, 'a') + 'b');
        texts.push_back(std::string(length - 1, 'a') + '~');
        texts.emplace_back(length, 'a');
    }
    std::ranges::reverse(texts);
    return texts;
}

std::string refusal(const RunRequest& request)
{
    return test::refusalOf([&] { session().runFast(request); });
}

TEST(LongWords, AreSortedAsStableSortDoes)
{
    const Texts texts = difficult();
    for (const char* algorithm : sorts)
        for (const char* order : {"ascending", "descending"})
            for (const char* passes : {"needed", "all"})
                for (const char* group : {"4", "16"})
                    EXPECT_EQ(session().runFast(wordsRun(
                                  algorithm, texts, {{"order", order}, {"passes", passes}, {"group-size", group}})),
                              sortedNumbers(texts, order == std::string_view{"descending"}))
                        << algorithm << ' ' << order << ' ' << passes << ' ' << group;
}

TEST(LongWords, TakeAPassForEachLetterOfTheLongest)
{
    for (const std::size_t length : {5, 63, 64}) {
        const Texts texts{std::string(length, 'b'), "a", std::string(length, 'a'), "bbbb"};
        const RecordingPtr lsd = session().record(wordsRun("radix-sort", texts));
        EXPECT_EQ(lsd->launchCount(), 3 * length);
        EXPECT_EQ(lsd->launches.front().meaning.group.english, fmt::format("Character {}", length));
        EXPECT_EQ(lsd->launches.back().meaning.group.english, "Character 1");
        EXPECT_EQ(formatKeys(*lsd, lsd->output).substr(0, 4), "a, a");
        // MSD: the first letter, and no further where all words differ there but two.
        const RecordingPtr msd = session().record(wordsRun("msd-radix-sort", {texts[0], "a", "c"}));
        std::uint32_t levels = 0;
        for (const Launch& launch : msd->launches)
            levels = std::max(levels, *launch.meaning.level);
        EXPECT_EQ(levels, 1u);
    }
}

TEST(LongWords, TheEventTellsTheKeyAndItsLetter)
{
    const RecordingPtr recording = session().record(typedRun("radix-sort", shells));
    const auto words = WordTable::of(recording->parameters);
    ASSERT_TRUE(words);
    std::size_t counts = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
        for (const Event& event : *recording->events[k - 1])
            if (event.op == Op::count) {
                const std::size_t place = WordTable::placeOf(*recording->launches[k - 1].meaning.shift);
                EXPECT_EQ(event.readSlots[1].index, words->character(event.readSlots[0].value, place));
                ++counts;
            }
    EXPECT_EQ(counts, 9 * recording->n()) << "seashells has nine letters";
}

TEST(LongWords, AreWrittenAsWordsEverywhere)
{
    for (const char* algorithm : sorts) {
        const RecordingPtr recording = session().record(typedRun(algorithm, shells));
        EXPECT_TRUE(rightnessOf(*recording)->isRight());
        EXPECT_TRUE(isInOrder(recording->output, recording->parameters));
        EXPECT_EQ(formatKeys(*recording, recording->output),
                  "are, by, sea, seashells, seashells, sells, sells, she, she, shells, shore, surely, the, the");
        std::ostringstream json, csv;
        writeRunJson(json, session(), recording, {});
        const auto told = nlohmann::json::parse(json.str());
        EXPECT_EQ(told["output"][3], "seashells");
        EXPECT_EQ(told["initial"]["keys"][2], "seashells");
        EXPECT_EQ(told["initial"]["words"][0], "she");
        EXPECT_EQ(told["initial"]["words"][32], "seas") << "four letters of the third word";
        writeStatesCsv(csv, session(), std::vector{recording}, {});
        EXPECT_NE(csv.str().find("0,keys,2,seashells\n"), std::string::npos);
    }
}

TEST(LongWords, OtherWordsAreOtherInputs)
{
    const RecordingPtr one = session().record(typedRun("radix-sort", "seashells by"));
    const RecordingPtr other = session().record(typedRun("radix-sort", "by seashells"));
    EXPECT_EQ(one->input, other->input);
    EXPECT_EQ(formatKeys(*one, one->output), formatKeys(*other, other->output));
    EXPECT_TRUE(rightnessOf(*one)->isRight());
    EXPECT_TRUE(rightnessOf(*other)->isRight());
    EXPECT_NE(inputHashText(*one), inputHashText(*other));
}

TEST(LongWords, ShortOnesStayKeysThemselves)
{
    const GivenKeys given = parseGivenKeys("she by the sea", ElementType::text);
    EXPECT_TRUE(given.words.empty());
    EXPECT_EQ(given.keys, parseKeys("she by the sea", ElementType::text));
}

TEST(LongWords, WhatIsNoWordIsRefused)
{
    const auto complaint = [](const std::string& text) {
        return test::refusalOf([&] { parseGivenKeys(text, ElementType::text); });
    };
    EXPECT_EQ(complaint("by " + std::string(65, 'x')),
              "The second entry, '" + std::string(65, 'x') + "', has 65 characters; words have at most 64.");
    EXPECT_NE(
        complaint("seashells café").find("contains 'é'; words are made of the letters, digits and signs of ASCII"),
        std::string::npos);
    EXPECT_EQ(complaint(std::string(64, 'x')), "");
}

TEST(LongWords, EveryOtherAlgorithmRefusesThemByName)
{
    for (const Algorithm* algorithm : catalogue()) {
        const auto type = std::ranges::find(algorithm->parameters, std::string{"type"}, &Parameter::name);
        if (type == algorithm->parameters.end() || std::ranges::find(type->values, "text") == type->values.end())
            continue;
        const std::string why = refusal(typedRun(algorithm->id, "by the seashells"));
        if (!algorithm->wordsKernelFile.empty())
            EXPECT_EQ(why, "") << algorithm->id;
        else
            EXPECT_EQ(why,
                      fmt::format("Word 3, 'seashells', has 9 letters; {} takes words of at most 4, radix-sort and "
                                  "msd-radix-sort of up to 64.",
                                  algorithm->id));
    }
    EXPECT_EQ(refusal(typedRun("radix-sort", shells, {{"digit-bits", "4"}})),
              "digit-bits is 4, but a digit of a word of more than 4 letters is one of its characters; set "
              "digit-bits=8.");
    RunRequest numbers = typedRun("radix-sort", shells);
    numbers.input.back() = 99;
    EXPECT_NE(refusal(numbers), "");
}

TEST(LongWords, FilesReadBackAndForgedOnesAreRefused)
{
    for (const char* algorithm : sorts) {
        const RecordingPtr recording = session().record(typedRun(algorithm, shells));
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
        EXPECT_EQ(why([](Recording& r) { EXPECT_EQ(formatKey(r, 2), "seashells"); }), "");
        const auto table = [](const Recording& r) {
            const auto found = std::ranges::find(r.buffers, std::string{"words"}, &BufferInfo::name);
            return static_cast<std::size_t>(found - r.buffers.begin());
        };
        EXPECT_NE(why([](Recording& r) { r.parameters.erase(wordsParameter); }), "");
        EXPECT_EQ(why([](Recording& r) { r.parameters[wordsParameter] += " more"; }),
                  "The recording is damaged: its parameters are not those of its algorithm.");
        EXPECT_EQ(why([](Recording& r) { r.parameters[wordsParameter][0] = 'S'; }),
                  "The recording is damaged: its table of words does not hold its words.");
        EXPECT_EQ(why([](Recording& r) { r.parameters[wordsParameter][0] = '\n'; }),
                  "The recording is damaged: its parameters are not those of its algorithm.");
        EXPECT_EQ(why([](Recording& r) { r.input[1] = 14; }),
                  "The recording is damaged: a key is the number of no word.");
        EXPECT_EQ(why([&](Recording& r) { r.buffers[table(r)].name = "other"; }),
                  "The recording is damaged: it has no table of its words.");
        EXPECT_EQ(why([&](Recording& r) {
                      Words changed = *r.states.back()->buffers[table(r)];
                      changed[0] ^= 1u << 24;
                      r.states.back()->buffers[table(r)] = std::make_shared<const Words>(changed);
                  }),
                  "The recording is damaged: its table of words does not hold its words.");
        EXPECT_EQ(why([](Recording& r) { r.launches[0].meaning.shift = 512; }),
                  "The recording is damaged: a launch is described by a number that cannot be.");
        EXPECT_EQ(why([](Recording& r) { r.launches[0].meaning.shift = 9; }),
                  "The recording is damaged: a launch is about no letter of its words.");
    }
}

#ifdef HAVE_RAPIDCHECK
TEST(Property, WordsOfAnyLengthAreSortedAsStableSortDoes)
{
    for (const char* algorithm : sorts) {
        const bool passed = rc::check(algorithm, [&] {
            // Few letters, so that words are equal and begin alike.
            const auto letter = rc::gen::element('a', 'b', 'Z', '~', '!');
            const auto word =
                rc::gen::mapcat(rc::gen::element<std::size_t>(0, 1, 2, 4, 5, 8, 63, 64, 17),
                                [&](std::size_t length) { return rc::gen::container<std::string>(length, letter); });
            const Texts texts = *rc::gen::nonEmpty(rc::gen::container<Texts>(word));
            const bool descending = *rc::gen::arbitrary<bool>();
            const Parameters given{{"order", descending ? "descending" : "ascending"}};
            RC_ASSERT(session().runFast(wordsRun(algorithm, texts, given)) == sortedNumbers(texts, descending));
        });
        EXPECT_TRUE(passed) << algorithm;
    }
}
#endif

} // namespace
} // namespace lockstep
