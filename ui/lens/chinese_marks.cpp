#include "ui/lens/chinese_marks.hpp"

#include "ui/scene/language.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lockstep::ui {
namespace {

constexpr std::array<std::pair<char16_t, char16_t>, 4> marks{
    {{u',', u'，'}, {u';', u'；'}, {u':', u'：'}, {u'.', u'。'}}};

bool isWideMark(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF);
}

bool isChinese(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x2E80 && code <= 0x9FFF) || (code >= 0xF900 && code <= 0xFAFF) || isWideMark(c);
}

/// What stands in a text, and in which of the phrases.
struct Letter {
    QChar sign;
    std::size_t phrase = 0;
};

bool isBlank(const Letter& letter)
{
    return letter.sign == QLatin1Char(' ');
}

/// The next one that is no blank, from `at` on in steps; nothing at the end.
QChar nextSign(const std::vector<Letter>& letters, std::ptrdiff_t at, std::ptrdiff_t step)
{
    for (; at >= 0 && at < std::ssize(letters); at += step)
        if (!isBlank(letters[static_cast<std::size_t>(at)]))
            return letters[static_cast<std::size_t>(at)].sign;
    return {};
}

void widenMarks(std::vector<Letter>& letters)
{
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto mark = std::ranges::find(marks, letters[i].sign.unicode(), &std::pair<char16_t, char16_t>::first);
        const bool isEnd = i + 1 == letters.size();
        if (mark == marks.end() || !(isEnd || isBlank(letters[i + 1]) || isChinese(letters[i + 1].sign)))
            continue; // within a number, a name or code
        const QChar before = nextSign(letters, static_cast<std::ptrdiff_t>(i) - 1, -1);
        const QChar after = nextSign(letters, static_cast<std::ptrdiff_t>(i) + 1, 1);
        const bool parts = mark->first == u':' || mark->first == u';'; // sentences; commas are between numbers, too
        if (parts || isChinese(before) || isChinese(after) || (after.isNull() && mark->first == u'.'))
            letters[i].sign = mark->second;
    }
}

void dropBlanks(std::vector<Letter>& letters)
{
    std::vector<Letter> kept;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (isBlank(letters[i])) {
            const QChar before = kept.empty() ? QChar() : kept.back().sign;
            const QChar after = nextSign(letters, static_cast<std::ptrdiff_t>(i), 1);
            if (isWideMark(before) || isWideMark(after) || (isChinese(before) && isChinese(after)))
                continue;
        }
        kept.push_back(letters[i]);
    }
    letters = std::move(kept);
}

} // namespace

std::vector<Phrase> withChineseMarks(std::vector<Phrase> phrases)
{
    if (spoken() != Language::chinese)
        return phrases;
    std::vector<Letter> letters;
    for (std::size_t i = 0; i < phrases.size(); ++i)
        for (const QChar sign : phrases[i].text)
            letters.push_back({sign, i});
    if (std::ranges::none_of(letters, [](const Letter& letter) { return isChinese(letter.sign); }))
        return phrases;
    widenMarks(letters);
    dropBlanks(letters);
    for (Phrase& phrase : phrases)
        phrase.text.clear();
    for (const Letter& letter : letters)
        phrases[letter.phrase].text += letter.sign;
    std::erase_if(phrases, [](const Phrase& phrase) { return phrase.text.isEmpty(); });
    return phrases;
}

QString withChineseMarks(const QString& text)
{
    QString all;
    for (const Phrase& phrase : withChineseMarks(std::vector<Phrase>{{text, Tone::plain}}))
        all += phrase.text;
    return all;
}

} // namespace lockstep::ui
