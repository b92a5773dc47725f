// What is translated: every text that the sources say, whole, with its places.
#include "engine/algorithms/catalogue.hpp"
#include "engine/lecture/wording.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/teaching.hpp"
#include "tests/places.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "tests/ui/translated.hpp"
#include "ui/scene/language.hpp"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace lockstep::ui {
namespace {

const QString root = QStringLiteral(LOCKSTEP_SOURCE_FOLDER);

std::vector<Translated> wordsOf(const QString& name)
{
    return translatedIn(translationFolder() + name);
}

QString read(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

/// The string that the literals of a call make: "a" "b" is "ab".
QString joinedLiterals(const QString& literals)
{
    static const QRegularExpression between(QStringLiteral("\"\\s*\""));
    QString text = literals.trimmed();
    return text.replace(between, {}).chopped(1).mid(1);
}

/// What say(), many() and the page's «…» say; of plurals the second form.
std::set<QString> saidInTheSources()
{
    const QString literals = QStringLiteral(R"((?:"(?:[^"\\]|\\.)*"\s*)+)");
    const QRegularExpression one(QStringLiteral("\\bsay\\(\\s*(%1)\\)").arg(literals));
    const QRegularExpression plural(QStringLiteral("\\b(?:say|many)\\([^\"';]*,\\s*%1,\\s*(%1)\\)").arg(literals));
    std::set<QString> found;
    QDirIterator files(root + QStringLiteral("/ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = read(files.next());
        for (const QRegularExpression* expression : {&one, &plural})
            for (auto all = expression->globalMatch(text); all.hasNext();)
                found.insert(joinedLiterals(all.next().captured(1)));
    }
    static const QRegularExpression word(QStringLiteral("«([^»]*)»"));
    for (const char* name : {"page.html", "page.js"}) {
        const QString text = read(root + QStringLiteral("/resources/html/") + QLatin1String(name));
        for (auto all = word.globalMatch(text); all.hasNext();)
            found.insert(all.next().captured(1));
    }
    return found;
}

TEST(LanguageWords, AreFinishedAndKeepTheirPlacesAndBlanks)
{
    for (const QString& file : translations(QStringLiteral("picture")) + translations(QStringLiteral("engine"))) {
        const std::vector<Translated> all = wordsOf(file);
        const std::string name = file.toStdString();
        const qsizetype forms = file.contains(QLatin1String("_zh")) ? 1 : 2; // of a plural
        EXPECT_GT(all.size(), 50U) << name;
        for (const Translated& one : all) {
            const std::string what = one.source.toStdString();
            EXPECT_TRUE(one.type.isEmpty()) << what << " is " << one.type.toStdString();
            EXPECT_EQ(one.forms.size(), one.hasPlural ? forms : 1) << name << ": " << what;
            for (const QString& form : one.forms) {
                EXPECT_FALSE(form.trimmed().isEmpty() && !one.source.trimmed().isEmpty()) << what;
                if (file.startsWith(QLatin1String("engine")))
                    continue; // its sources are ids
                EXPECT_EQ(markersIn(form), markersIn(one.source)) << what << " → " << form.toStdString();
                EXPECT_EQ(form.endsWith(u' '), one.source.endsWith(u' ')) << what;
                const auto goesOn = [](const QString& text) {
                    return !text.isEmpty() && QStringLiteral(" ,;，；").contains(text.front());
                };
                EXPECT_EQ(goesOn(form), goesOn(one.source)) << what;
            }
        }
    }
}

TEST(LanguageWords, AreThoseThatTheSourcesSay)
{
    const std::set<QString> said = saidInTheSources();
    EXPECT_GT(said.size(), 200U);
    for (const QString& file : translations(QStringLiteral("picture"))) {
        SCOPED_TRACE(file.toStdString());
        std::set<QString> translated;
        for (const Translated& one : wordsOf(file))
            EXPECT_TRUE(translated.insert(one.source).second) << one.source.toStdString() << " comes twice";
        for (const QString& text : said)
            EXPECT_TRUE(translated.contains(text))
                << "not translated (run resources/translations/update): \"" << text.toStdString() << '"';
        for (const QString& text : translated)
            EXPECT_TRUE(said.contains(text)) << "no longer said: \"" << text.toStdString() << '"';
    }
}

/// All that the engine says in words of its own, found by the ids in its sources and by running everything.
void expectTheEnginesWords(const QString& file)
{
    std::map<QString, std::set<QString>> places; // of each translation
    for (const Translated& one : wordsOf(file))
        for (const QString& form : one.forms)
            places[one.source].merge(markersIn(form));
    const auto expectWord = [&](const std::string& id) {
        EXPECT_TRUE(places.contains(QString::fromStdString(id))) << id << " is missing in " << file.toStdString();
    };
    const auto expectMessage = [&](const Message& message) {
        if (message.english.empty())
            return;
        expectWord(message.id);
        const std::size_t count = message.arguments.size();
        for (const QString& place : places[QString::fromStdString(message.id)])
            EXPECT_LE(static_cast<std::size_t>(place[1].digitValue()), count) << message.id;
        if (count > 0 && message.english.find(message.arguments.back()) != std::string::npos) {
            EXPECT_FALSE(places[QString::fromStdString(message.id)].empty()) << message.id << " loses its argument";
        }
    };
    for (const Preset& preset : presets())
        for (const Message& message : {nameOf(preset), titleOf(preset), figureOf(preset), sourceOf(preset)})
            if (!message.id.empty())
                expectMessage(message);
    expectWord("family.Kernels of your own"); // which are in no catalogue
    for (const Algorithm* algorithm : catalogue()) {
        expectMessage(teachingOf(algorithm->id));
        expectWord("algorithm." + algorithm->id);
        expectWord("family." + algorithm->family);
        for (const Parameter& parameter : algorithm->parameters)
            expectWord("parameter." + parameter.name);
        for (const std::size_t n : {std::max<std::size_t>(algorithm->limits.minimum, 2),
                                    std::min<std::size_t>(19, algorithm->limits.maximum)}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n);
            for (const Launch& launch : recording->launches)
                for (const Message* message : {&launch.meaning.group, &launch.meaning.title, &launch.meaning.unit})
                    expectMessage(*message);
        }
    }
    // A message is {"a.word", {…}, …} or made("a.word", …).
    static const QRegularExpression id(QStringLiteral(R"re(["{(]\s*"((?:[a-z-]+\.)+[a-z-]+)",)re"));
    QDirIterator files(root + QStringLiteral("/engine"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    std::size_t found = 0;
    while (files.hasNext()) {
        const QString text = read(files.next());
        for (auto all = id.globalMatch(text); all.hasNext(); ++found)
            expectWord(all.next().captured(1).toStdString());
    }
    EXPECT_GT(found, 20U);
}

TEST(LanguageWords, OfTheEngineAreAllTranslated)
{
    for (const QString& file : translations(QStringLiteral("engine")))
        expectTheEnginesWords(file);
}

TEST(Language, IsSpokenWhileItsScopeLives)
{
    EXPECT_EQ(say("Input"), "Input");
    {
        const Speaking german(Language::german);
        EXPECT_EQ(say("Input"), "Eingabe");
        EXPECT_EQ(say(1, "%1 launch", "%1 launches"), "%1 Aufruf");
        EXPECT_EQ(say(7, "%1 launch", "%1 launches"), "%1 Aufrufe");
        EXPECT_EQ(digits(1234567), "1.234.567");
        EXPECT_EQ(decimal(7.25, 1), "7,3");
        {
            const Speaking english(Language::english);
            EXPECT_EQ(say("Input"), "Input");
            EXPECT_EQ(digits(1234567), "1,234,567");
        }
        EXPECT_EQ(say("Input"), "Eingabe");
        EXPECT_EQ(say("no such words"), "no such words") << "English is the fallback";
    }
    EXPECT_EQ(spoken(), Language::english);
}

TEST(Language, PutsAMessagesArgumentsInTheirPlaces)
{
    const Message range{"ask.range", {"%2", "0", "3", "1"}, "English"};
    EXPECT_EQ(say(range), "English");
    const Speaking german(Language::german);
    EXPECT_EQ(say(range), "%2 kommt von den Positionen 0 bis 3 der Eingabe, durch 1 Operation.");
    EXPECT_EQ(say(Message{"no.such.id", {}, "English"}), "English");
    EXPECT_EQ(say(Message{{}, {}, "42"}), "42");
    const Message title{"network.distance", {"4"}, "distance 4"};
    EXPECT_EQ(say(Wording{"question.next.titled", "the next launch, distance 4", {wordingOf(title)}}),
              "dem nächsten Aufruf, Abstand 4");
}

TEST(Language, OfAnUnknownCodeIsRefused)
{
    EXPECT_EQ(languageNamed("de"), Language::german);
    try {
        languageNamed("fr");
        FAIL() << "took fr";
    } catch (const std::exception& error) {
        EXPECT_STREQ(error.what(), "There is no language 'fr'; choose en, de or zh.");
    }
}

} // namespace
} // namespace lockstep::ui
