#include "ui/panels/window_language.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <optional>

namespace lockstep::ui {

namespace {

/// What is installed in the application, which it belongs to.
struct Installed {
    Language language = Language::english;
    QPointer<QTranslator> ours, ofQt; ///< of English there are none: it stands in the source
    std::optional<Speaking> speaking;
};

Installed& installed()
{
    static Installed one;
    return one;
}

void put(QPointer<QTranslator>& place, const QString& file, const QString& folder)
{
    auto* words = new QTranslator(QCoreApplication::instance());
    if (words->load(file, folder) && QCoreApplication::installTranslator(words))
        place = words;
    else
        delete words;
}

} // namespace

void speakInWindows(Language language)
{
    Installed& now = installed();
    QLocale::setDefault(QLocale(nameOf(language).numbers));
    if (language == now.language)
        return;
    now.language = language;
    now.speaking.reset(); // it brings back what was spoken before it, so it goes first
    for (QPointer<QTranslator>* each : {&now.ours, &now.ofQt})
        delete *each; // which takes it out of the application
    if (language == Language::english)
        return;
    now.speaking.emplace(language);
    // Qt's words come with it where its packages do; what is not there stays English.
    const QString ofQt = QStringLiteral("qtbase_") + QLocale(nameOf(language).numbers).name();
    put(now.ofQt, ofQt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    put(now.ours, QString::fromLatin1(codeOf(language)), QStringLiteral(":/translations"));
}

Language firstKnown(const QStringList& names)
{
    for (const QString& name : names) {
        const QString code = name.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        for (const LanguageName& each : languages())
            if (code == QLatin1String(each.code))
                return each.language;
    }
    return Language::english;
}

Language systemLanguage()
{
    return firstKnown(QLocale::system().uiLanguages());
}

} // namespace lockstep::ui
