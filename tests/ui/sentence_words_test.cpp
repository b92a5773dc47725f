// Sentences of the engine and the command line: each has a translation that takes its arguments.
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "tests/places.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/told_sentences.hpp"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <fmt/args.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

const QString root = QStringLiteral(LOCKSTEP_SOURCE_FOLDER);

struct Translation {
    std::string text;
    bool isFinished = true;
};

std::map<std::string, Translation> sentencesOf(const std::string& code)
{
    QFile file(root + QStringLiteral("/resources/translations/sentence_%1.ts").arg(QString::fromStdString(code)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::map<std::string, Translation> all;
    std::string source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"source") {
            source = xml.readElementText().toStdString();
        } else if (xml.name() == u"translation") {
            const bool isFinished = xml.attributes().value("type").isEmpty();
            all[source] = {xml.readElementText().toStdString(), isFinished};
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

/// The text of C++ literals side by side.
QString joined(const QString& literals)
{
    static const QRegularExpression literal(QStringLiteral(R"re("((?:[^"\\]|\\.)*)")re"));
    static const QRegularExpression escape(QStringLiteral(R"(\\(.))"));
    QString text;
    for (auto all = literal.globalMatch(literals); all.hasNext();)
        text += all.next().captured(1);
    text.replace(QLatin1String("\\n"), QLatin1String("\n"));
    return text.replace(escape, QStringLiteral("\\1"));
}

/// What sentence() and later() tell, anywhere.
std::set<std::string> toldInTheSources()
{
    static const QRegularExpression call(QStringLiteral(R"(\b(?:sentence|later)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))"));
    std::set<std::string> found;
    for (const char* folder : {"/engine", "/app", "/ui"}) {
        QDirIterator files(root + QLatin1String(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.hpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto all = call.globalMatch(text); all.hasNext();)
                found.insert(joined(all.next().captured(1)).toStdString());
        }
    }
    return found;
}

/// A place for an argument: its specification, by its number. A width that is an argument has none.
using Places = std::map<int, std::string>;

Places placesIn(const std::string& text)
{
    static const QRegularExpression place(QStringLiteral(R"(\{\{|\}\}|\{(\d*)(?::([^{}]*)(\{\})?([^{}]*))?\})"));
    const QString plain = QString::fromStdString(text);
    Places places;
    int next = 0;
    for (auto all = place.globalMatch(plain); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        if (one.capturedLength() == 2 && one.captured() != QLatin1String("{}"))
            continue; // a brace itself
        const int number = one.captured(1).isEmpty() ? next++ : one.captured(1).toInt();
        places[number] = (one.captured(2) + one.captured(4)).toStdString();
        if (!one.captured(3).isEmpty())
            places[next++] = "d";
    }
    return places;
}

/// Words that English needs and others do not: an ordinal, beside the number itself; a verb; a plural.
const std::map<std::string, std::set<int>>& freePlaces()
{
    static const std::map<std::string, std::set<int>> free{
        {"The {0} entry, '{1}',", {0, 2}},
        {"The {0} entry, '{1}', has {2} characters; words have at most {3}.", {0, 4}},
        {"The {0} entry is missing: nothing stands between two commas; write a key there or leave out a comma.",
         {0, 1}},
        {"{} {} no trace calls: {} states are shown, and what work-items did is not known", {1, 2}},
        {"correct   no: the recording ends before its algorithm does; {} {} not right yet", {1}},
        {"correct   no: {} {} wrong", {1}},
        {"{} {} asked for; compare two to {}.", {1}},
        {"{} of {} {} wrong; {}[{}] is {}, expected {}", {2}},
    };
    return free;
}

/// Arguments of the kinds that the places take.
fmt::dynamic_format_arg_store<fmt::format_context> argumentsFor(const Places& places, int extra)
{
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    const int count = std::max(places.empty() ? 0 : places.rbegin()->first + 1, extra);
    for (int i = 0; i < count; ++i) {
        const auto found = places.find(i);
        const std::string specification = found == places.end() ? "" : found->second;
        if (specification.ends_with('f') || specification.ends_with('g'))
            arguments.push_back(1.5);
        else if (specification.ends_with('x') || specification.ends_with('d'))
            arguments.push_back(7);
        else
            arguments.push_back("x");
    }
    return arguments;
}

std::vector<std::string> otherLanguages()
{
    std::vector<std::string> codes;
    for (const LanguageName& each : languages())
        if (each.language != Language::english)
            codes.emplace_back(each.code);
    return codes;
}

TEST(SentenceWords, AreThoseThatTheSourcesTell)
{
    const std::set<std::string> told = toldInTheSources();
    EXPECT_GT(told.size(), 900U);
    for (const std::string& code : otherLanguages()) {
        const auto known = sentencesOf(code);
        for (const std::string& text : told)
            EXPECT_TRUE(known.contains(text)) << code << " lacks: " << text << "\n(run resources/translations/update)";
        for (const auto& [text, unused] : known)
            EXPECT_TRUE(told.contains(text)) << code << " has a text that nothing tells: " << text;
    }
}

TEST(SentenceWords, AreFinishedAndTakeTheSameArguments)
{
    for (const std::string& code : otherLanguages())
        for (const auto& [english, translation] : sentencesOf(code)) {
            EXPECT_TRUE(translation.isFinished && !translation.text.empty()) << code << ": " << english;
            Places wanted = placesIn(english), given = placesIn(translation.text);
            const auto free = freePlaces().find(english);
            if (free != freePlaces().end())
                for (const int place : free->second) {
                    wanted.erase(place);
                    given.erase(place);
                }
            EXPECT_EQ(given, wanted) << code << ": " << english << "\n→ " << translation.text;
            EXPECT_EQ(translation.text.ends_with('\n'), english.ends_with('\n')) << code << ": " << english;
        }
}

TEST(SentenceWords, FormatInEveryLanguage)
{
    constexpr int mostFree = 5;
    for (const std::string& code : otherLanguages())
        for (const auto& [english, translation] : sentencesOf(code)) {
            const auto arguments = argumentsFor(placesIn(english), mostFree);
            EXPECT_NO_THROW(EXPECT_FALSE(fmt::vformat(translation.text, arguments).empty()))
                << code << ": " << english << "\n→ " << translation.text;
        }
}

/// Puts English back.
struct Telling {
    explicit Telling(std::string_view code)
    {
        translateSentencesHere();
        tellSentencesIn(code);
    }
    ~Telling()
    {
        tellSentencesIn("en");
        translateSentences(nullptr);
    }
    Telling(const Telling&) = delete;
    Telling& operator=(const Telling&) = delete;
};

TEST(SentenceWords, AreToldInTheProgramsLanguageWhichMayChange)
{
    const auto told = [] { return sentence("There is no device '{}'; choose auto or one of: {}.", "x", "0 (basic)"); };
    const std::string english = told();
    EXPECT_EQ(english, "There is no device 'x'; choose auto or one of: 0 (basic).");
    {
        const Telling german{"de"};
        EXPECT_EQ(sentenceLanguage(), "de");
        EXPECT_EQ(told(), "Ein Gerät 'x' gibt es nicht; auto wählen oder eines aus: 0 (basic).");
        tellSentencesIn("zh");
        EXPECT_EQ(told(), "没有设备“x”；请选择 auto 或：0 (basic)。");
        EXPECT_EQ(translated("No such text."), "No such text.");
    }
    EXPECT_EQ(told(), english);
}

TEST(SentenceWords, ATranslationThatDoesNotFitIsPassedOver)
{
    translateSentences([](std::string_view, std::string_view) -> std::string { return "{7} {"; });
    tellSentencesIn("de");
    EXPECT_EQ(sentence("{} of {}", 1, 2), "1 of 2");
    tellSentencesIn("en");
    translateSentences(nullptr);
}

} // namespace
} // namespace lockstep::ui
