#include "ui/scene/language.hpp"

#include "engine/error.hpp"
#include "engine/lecture/wording.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace lockstep::ui {

namespace {

constexpr std::array known{LanguageName{Language::english, "en", "en-US", QLocale::English, "English"},
                           LanguageName{Language::german, "de", "de-DE", QLocale::German, "Deutsch"},
                           LanguageName{Language::chinese, "zh", "zh-CN", QLocale::Chinese, "简体中文"}};

thread_local Language now = Language::english;

/// Never installed in the application: a German picture may be drawn beside an English one.
class Dictionary {
public:
    explicit Dictionary(const char* code)
    {
        // It is built into the program; where it fails the build is broken, and a test says so.
        m_isLoaded = m_words.load(QStringLiteral(":/translations/%1.qm").arg(QLatin1String(code)));
    }

    QString find(const char* context, const char* source, int number = -1) const
    {
        return m_isLoaded ? m_words.translate(context, source, nullptr, number) : QString();
    }

private:
    QTranslator m_words;
    bool m_isLoaded = false;
};

/// Null for English, which stands in the source.
const Dictionary* dictionary()
{
    if (now == Language::english)
        return nullptr;
    static const Dictionary german("de"), chinese("zh");
    return now == Language::german ? &german : &chinese;
}

/// As far as plural forms go, all large numbers are alike.
int formOf(std::uint64_t number)
{
    return static_cast<int>(std::min<std::uint64_t>(number, 1'000'000));
}

QLocale locale()
{
    return {nameOf(now).numbers};
}

} // namespace

std::span<const LanguageName> languages()
{
    return known;
}

const LanguageName& nameOf(Language language)
{
    return *std::ranges::find(known, language, &LanguageName::language);
}

const char* codeOf(Language language)
{
    return nameOf(language).code;
}

Language languageNamed(const std::string& code)
{
    std::vector<std::string> codes;
    for (const LanguageName& each : known) {
        if (code == each.code)
            return each.language;
        codes.emplace_back(each.code);
    }
    const std::string last = codes.back();
    codes.pop_back();
    throw InputError{sentence("There is no language '{}'; choose {} or {}.", code, fmt::join(codes, ", "), last)};
}

Speaking::Speaking(Language language) : m_before(now)
{
    now = language;
}

Speaking::~Speaking()
{
    now = m_before;
}

Language spoken()
{
    return now;
}

QString say(const char* english)
{
    const Dictionary* words = dictionary();
    const QString found = words ? words->find("picture", english) : QString();
    return found.isEmpty() ? QString::fromUtf8(english) : found;
}

QString say(std::uint64_t number, const char* one, const char* several)
{
    const Dictionary* words = dictionary();
    const QString found = words ? words->find("picture", several, formOf(number)) : QString();
    return found.isEmpty() ? QString::fromUtf8(number == 1 ? one : several) : found;
}

QString say(const Message& message)
{
    return say(wordingOf(message));
}

QString say(const Wording& wording)
{
    const Dictionary* words = dictionary();
    if (!words || wording.id.empty())
        return QString::fromStdString(wording.english);
    QString found;
    if (!wording.arguments.empty()) {
        bool isNumber = false;
        const qulonglong number = QString::fromStdString(wording.arguments.back().english).toULongLong(&isNumber);
        if (isNumber)
            found = words->find("engine", wording.id.c_str(), formOf(number));
    }
    if (found.isEmpty())
        found = words->find("engine", wording.id.c_str());
    if (found.isEmpty())
        return QString::fromStdString(wording.english);
    // In one go: an argument may hold a place marker of its own.
    QString text;
    for (qsizetype i = 0; i < found.size(); ++i) {
        const int place = found[i] == u'%' && i + 1 < found.size() ? found[i + 1].digitValue() : -1;
        if (place < 1 || static_cast<std::size_t>(place) > wording.arguments.size()) {
            text += found[i];
            continue;
        }
        text += say(wording.arguments[static_cast<std::size_t>(place - 1)]);
        ++i;
    }
    return text;
}

QString digits(std::uint64_t number)
{
    return locale().toString(static_cast<qulonglong>(number));
}

QString decimal(double number, int places)
{
    return now == Language::english ? QString::number(number, 'f', places) : locale().toString(number, 'f', places);
}

QString timeText(std::uint64_t nanoseconds)
{
    const auto ns = static_cast<double>(nanoseconds);
    if (nanoseconds < 1000)
        return QStringLiteral("%1 ns").arg(nanoseconds);
    const auto [value, unit] = ns < 1e6   ? std::pair{ns / 1e3, "µs"}
                               : ns < 1e9 ? std::pair{ns / 1e6, "ms"}
                                          : std::pair{ns / 1e9, "s"};
    return QStringLiteral("%1 %2").arg(decimal(value, value < 100 ? 1 : 0), QString::fromUtf8(unit));
}

} // namespace lockstep::ui
