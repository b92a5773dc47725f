// The window's own words: each that the sources have is translated, whole, and none is left over.
#include "tests/ui/translated.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTranslator>

namespace lockstep::ui {
namespace {

using Words = std::set<std::pair<QString, QString>>; // context, text

QString named(const std::pair<QString, QString>& words)
{
    return words.first + QStringLiteral(": \"") + words.second + '"';
}

Words wordsIn(const QString& path)
{
    Words found;
    for (const Translated& one : translatedIn(path))
        EXPECT_TRUE(found.insert({one.context, one.source}).second) << one.source.toStdString() << " comes twice";
    return found;
}

/// What lupdate finds in the sources now, as `update` calls it.
class WindowWords : public ::testing::Test {
protected:
    static void SetUpTestSuite()
    {
        const QString program = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
        ASSERT_TRUE(QFile::exists(program))
            << program.toStdString() << " is missing: it comes with Qt's linguist tools";
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("window_de.ts"));
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(LOCKSTEP_SOURCE_FOLDER));
        lupdate.start(program, {"-silent", "-I", ".", "-locations", "none", "ui", "app", "-ts", file});
        ASSERT_TRUE(lupdate.waitForFinished());
        warnings = QString::fromUtf8(lupdate.readAllStandardError());
        ASSERT_EQ(lupdate.exitCode(), 0) << warnings.toStdString();
        inSources = wordsIn(file);
        ASSERT_GT(inSources.size(), 300U);
    }

    static inline Words inSources;
    static inline QString warnings;
};

TEST_F(WindowWords, AreThoseOfTheSources)
{
    for (const QString& file : translations(QStringLiteral("window"))) {
        const Words translated = wordsIn(translationFolder() + file);
        for (const auto& words : inSources)
            EXPECT_TRUE(translated.contains(words))
                << file.toStdString() << " lacks, run resources/translations/update: " << named(words).toStdString();
        for (const auto& words : translated)
            EXPECT_TRUE(inSources.contains(words))
                << file.toStdString() << " has what no source says: " << named(words).toStdString();
    }
}

/// Of a class without Q_OBJECT, Qt looks for the words under the name of another.
TEST_F(WindowWords, StandUnderTheNamesThatQtLooksFor)
{
    EXPECT_FALSE(warnings.contains(QLatin1String("Q_OBJECT"))) << warnings.toStdString();
    for (const auto& [context, text] : inSources)
        EXPECT_FALSE(context.isEmpty()) << text.toStdString();
}

TEST(WindowWordsFiles, AreFinishedAndKeepWhatTheProgramPutsIn)
{
    for (const QString& file : translations(QStringLiteral("window"))) {
        const qsizetype forms = file.contains(QLatin1String("_zh")) ? 1 : 2; // of a plural
        for (const Translated& one : translatedIn(translationFolder() + file)) {
            SCOPED_TRACE(file.toStdString() + ", " + named({one.context, one.source}).toStdString());
            EXPECT_TRUE(one.type.isEmpty()) << "is " << one.type.toStdString();
            ASSERT_EQ(one.forms.size(), one.hasPlural ? forms : 1);
            for (const QString& form : one.forms) {
                SCOPED_TRACE(form.toStdString());
                EXPECT_FALSE(form.trimmed().isEmpty());
                EXPECT_EQ(markersIn(form), markersIn(one.source));
                EXPECT_EQ(form.count('&'), one.source.count('&')) << "a letter to press with Alt";
                EXPECT_EQ(form.endsWith(u'…'), one.source.endsWith(u'…'));
                EXPECT_EQ(form.endsWith(u' '), one.source.endsWith(u' '));
                EXPECT_EQ(form.contains('\n'), one.source.contains('\n'));
                EXPECT_FALSE(form.contains(QLatin1String("..."))) << "three dots are one character";
            }
        }
    }
}

/// Of a sentence the mark at its end, in the marks of the language.
TEST(WindowWordsFiles, EndAsTheEnglishOnesDo)
{
    const auto end = [](const QString& text) {
        const QChar last = text.isEmpty() ? QChar() : text.back();
        const qsizetype wide = QStringLiteral("。：？！").indexOf(last);
        const QChar mark = wide >= 0 ? QStringLiteral(".:?!")[wide] : last;
        return QStringLiteral(".:?!").contains(mark) ? QString(mark) : QString();
    };
    for (const QString& file : translations(QStringLiteral("window")))
        for (const Translated& one : translatedIn(translationFolder() + file))
            for (const QString& form : one.forms)
                EXPECT_EQ(end(form), end(one.source)) << one.source.toStdString() << " → " << form.toStdString();
}

TEST(WindowWordsFiles, ChineseHasItsOwnMarks)
{
    static const QRegularExpression narrow(QStringLiteral("[\\x{4E00}-\\x{9FFF}][,;:?!]|[,;:?!][\\x{4E00}-\\x{9FFF}]"
                                                          "|[\\x{4E00}-\\x{9FFF}] +[\\x{4E00}-\\x{9FFF}]"));
    for (const Translated& one : translatedIn(translationFolder() + QStringLiteral("window_zh.ts")))
        for (const QString& form : one.forms)
            EXPECT_FALSE(narrow.match(form).hasMatch() && !one.source.startsWith('[') && // [user@]host[:port]
                         one.context != "SearchWords")                                   // words one by one
                << one.source.toStdString() << " → " << form.toStdString();
}

TEST(WindowWordsFiles, AreBuiltIn)
{
    QTranslator german, chinese;
    ASSERT_TRUE(german.load(QStringLiteral(":/translations/de.qm")));
    ASSERT_TRUE(chinese.load(QStringLiteral(":/translations/zh.qm")));
    EXPECT_EQ(german.translate("lockstep::ui::Transport", "Play (Space)"), "Abspielen (Leertaste)");
    EXPECT_EQ(chinese.translate("lockstep::ui::Transport", "Play (Space)"), "播放 (空格)");
    EXPECT_EQ(german.translate("NameRow", "closed"), "zugeklappt");
}

} // namespace
} // namespace lockstep::ui
