// Lectures whose texts stand in several languages.
#include "engine/lecture/lecture.hpp"
#include "engine/lecture/translated_json.hpp"
#include "tests/places.hpp"
#include "tests/refusal.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <set>

namespace lockstep {
namespace {

std::string script(const std::string& title, const std::string& fields)
{
    return "{\"lockstep-lecture\": 1, \"title\": " + title + ",\n \"scenes\": [{\"title\": \"S\",\n" + fields + "}]}";
}

std::string refusal(const std::string& title, const std::string& fields)
{
    return test::refusalOf([&] { parseLecture(script(title, fields), "l.json"); });
}

const std::string run = R"("algorithm": "bitonic-sort", "input": [3, 1, 2, 4])";

TEST(LectureLanguages, EveryTextIsInTheOneThatIsAsked)
{
    const Lecture lecture = parseLecture(script(R"({"en": "Sorting", "de": "Sortieren"})",
                                                run + R"(, "caption": {"1": {"en": "one", "de": "eins"}, "all": "any"},
               "notes": {"de": "Notiz", "en": "note"},
               "predict": [{"launch": 2, "ask": "pairs", "question": {"en": "Which?", "de": "Welche?"}}])"),
                                         "l.json");
    ASSERT_EQ(lecture.translations.size(), 1U);
    const Lecture& german = lectureIn(lecture, "de");
    EXPECT_EQ(lecture.title, "Sorting");
    EXPECT_EQ(german.title, "Sortieren");
    EXPECT_EQ(lecture.scenes[0].caption.at(1), "one");
    EXPECT_EQ(german.scenes[0].caption.at(1), "eins");
    EXPECT_EQ(german.scenes[0].caption.at(2), "any") << "a text in no language is for all";
    EXPECT_EQ(lecture.scenes[0].notes.at(0), "note");
    EXPECT_EQ(german.scenes[0].notes.at(0), "Notiz");
    EXPECT_EQ(german.scenes[0].asks.at(0).question, "Welche?");
    EXPECT_EQ(german.scenes[0].runs.at(0).input, lecture.scenes[0].runs.at(0).input);
    EXPECT_EQ(lectureIn(lecture, "zh").title, "Sorting") << "it has none of its own";
    EXPECT_EQ(lectureIn(lecture, "en").title, "Sorting");
}

TEST(LectureLanguages, APageOfWordsHasAListForEach)
{
    const Lecture lecture =
        parseLecture(script("\"T\"", R"("text": {"en": ["a", "b"], "de": ["x", "y", "z"], "zh": "甲"})"), "l.json");
    EXPECT_EQ(lecture.scenes[0].text, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(lectureIn(lecture, "de").scenes[0].text.size(), 3U);
    EXPECT_EQ(lectureIn(lecture, "zh").scenes[0].text, std::vector<std::string>{"甲"});
    const Lecture lines = parseLecture(script("\"T\"", R"("text": ["a", {"en": "b", "de": "y"}])"), "l.json");
    EXPECT_EQ(lectureIn(lines, "de").scenes[0].text, (std::vector<std::string>{"a", "y"}));
}

TEST(LectureLanguages, WhatIsMissingStandsInEnglishElseInTheFirst)
{
    const Lecture lecture =
        parseLecture(script(R"({"de": "Nur so", "zh": "只有"})", R"("text": {"de": "x", "en": "a"})"), "l.json");
    EXPECT_EQ(lecture.title, "Nur so");
    EXPECT_EQ(lectureIn(lecture, "zh").title, "只有");
    EXPECT_EQ(lectureIn(lecture, "zh").scenes[0].text, std::vector<std::string>{"a"});
}

TEST(LectureLanguages, AreRefusedWhereTheyStand)
{
    EXPECT_EQ(refusal(R"({"en": "T", "fr": "T"})", run),
              "l.json:1:46: \"fr\" is no language of a lecture; its texts stand in en, de, zh.");
    EXPECT_EQ(refusal("{}", run), "l.json:1:34: this text stands in no language; write it as \"…\", or as "
                                  "{\"en\": \"…\"}.");
    EXPECT_EQ(refusal("\"T\"", run + R"(, "caption": {"1": {"en": "one", "2": "two"}})"),
              "l.json:3:84: \"2\" is no language of a lecture; its texts stand in en, de, zh.");
    // What is no text has no language: a run is the same for all.
    EXPECT_PRED2(test::contains, refusal("\"T\"", R"("algorithm": {"en": "bitonic-sort"}, "input": [3, 1])"),
                 "must be a text");
    EXPECT_PRED2(test::contains, refusal(R"({"en": "T", "de": ["T"]})", run), "must be a text, and this is a list");
    EXPECT_PRED2(test::contains, refusal(R"({"en": "T", "de": ""})", run), "is empty");
}

TEST(LectureLanguages, OfAllWhatIsWrongIsToldOnce)
{
    LectureProblems problems;
    parseLecture(script("\"T\"", R"("text": {"en": "a", "de": 3}, "hold": "long")"), "l.json", &problems);
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_PRED2(test::contains, problems[0], "\"hold\" must be a number");
    EXPECT_PRED2(test::contains, problems[1], "must be a list, and this is a number");
}

std::set<std::string> placesIn(const PlacedValue& value)
{
    static const std::regex place(R"(\{[^}]*\})");
    std::set<std::string> found;
    for (std::sregex_iterator at(value.text.begin(), value.text.end(), place), end; at != end; ++at)
        found.insert(at->str());
    for (const PlacedValue& item : value.items)
        found.merge(placesIn(item));
    return found;
}

/// Every text that stands in a language stands in all, with the same numbers filled in. How many there are.
std::size_t expectAll(const PlacedValue& value, const std::string& name)
{
    if (const PlacedValue* const english = value.find("en")) {
        for (const std::string_view language : lectureLanguages) {
            const PlacedValue* const text = value.find(language);
            EXPECT_NE(text, nullptr) << name << ':' << value.place.line << " lacks " << language;
            if (text == nullptr)
                continue;
            EXPECT_EQ(placesIn(*text), placesIn(*english)) << name << ':' << text->place.line;
            EXPECT_EQ(text->items.size(), english->items.size()) << name << ':' << text->place.line;
        }
        return 1;
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const bool isWords =
            value.kind == PlacedValue::Kind::object && (value.names[i] == "title" || value.names[i] == "notes");
        EXPECT_FALSE(isWords && value.items[i].kind == PlacedValue::Kind::text)
            << name << ':' << value.items[i].place.line << " stands in English alone";
        count += expectAll(value.items[i], name);
    }
    return count;
}

TEST(LectureLanguages, TheLecturesThatComeAlongStandInAll)
{
    for (const char* name : {"bitonic.json", "scans.json", "radix.json"}) {
        std::ifstream file(std::string{LOCKSTEP_SOURCE_FOLDER "/resources/lectures/"} + name);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        EXPECT_GT(expectAll(parsePlacedJson(text, name), name), 40U) << name;
        EXPECT_EQ(parseLecture(text, name).translations.size(), 2U) << name;
    }
}

} // namespace
} // namespace lockstep
