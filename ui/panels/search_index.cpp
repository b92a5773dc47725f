#include "ui/panels/search_index.hpp"

#include <algorithm>
#include <optional>

namespace lockstep::ui {

namespace {

/// As long as the text, so that places in one are places in the other.
QString plain(QString text)
{
    for (QChar& c : text) {
        if (c == u'–' || c == u'—' || c == u'‑' || c == u'−')
            c = u'-';
        else if (c == u'’')
            c = u'\'';
        else if (c.decompositionTag() == QChar::Canonical)
            c = c.decomposition().front();
        c = c.toLower();
    }
    return text;
}

bool isChinese(QChar c)
{
    return c.script() == QChar::Script_Han;
}

/// Where the word begins a word of the text.
std::optional<FoundLetters> find(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const bool begins =
            at == 0 || !text[at - 1].isLetterOrNumber() || isChinese(text[at]) || isChinese(text[at - 1]);
        if (begins)
            return FoundLetters{at, word.size()};
    }
    return {};
}

/// In order, none of them inside another.
void tidy(std::vector<FoundLetters>& letters)
{
    std::ranges::sort(letters, {}, &FoundLetters::start);
    std::vector<FoundLetters> apart;
    for (const FoundLetters& each : letters) {
        if (!apart.empty() && each.start <= apart.back().start + apart.back().length)
            apart.back().length =
                std::max(apart.back().start + apart.back().length, each.start + each.length) - apart.back().start;
        else
            apart.push_back(each);
    }
    letters = std::move(apart);
}

std::optional<FoundThing> match(const Findable& thing, std::size_t which, const QStringList& words)
{
    enum Rank { titleBegins, inTitle, inNames, inLine };
    const QString title = plain(thing.title), line = plain(thing.line);
    FoundThing found{which};
    for (const QString& word : words) {
        const auto ofTitle = find(title, word), ofLine = find(line, word);
        const bool isNamed =
            std::ranges::any_of(thing.names, [&](const QString& name) { return find(plain(name), word).has_value(); });
        if (!ofTitle && !isNamed && !ofLine)
            return {};
        found.rank += !ofTitle ? (isNamed ? inNames : inLine) : ofTitle->start == 0 ? titleBegins : inTitle;
        if (ofTitle)
            found.inTitle.push_back(*ofTitle);
        if (ofLine)
            found.inLine.push_back(*ofLine);
    }
    if (title.startsWith(words.join(u' ')))
        found.rank = titleBegins;
    tidy(found.inTitle);
    tidy(found.inLine);
    return found;
}

} // namespace

std::vector<FoundThing> searched(std::span<const Findable> all, const QString& asked)
{
    const QStringList words = plain(asked).split(u' ', Qt::SkipEmptyParts);
    std::vector<FoundThing> found;
    if (words.isEmpty())
        return found;
    for (std::size_t i = 0; i < all.size(); i++)
        if (auto one = match(all[i], i, words))
            found.push_back(std::move(*one));
    std::ranges::stable_sort(found, {}, &FoundThing::rank);
    return found;
}

} // namespace lockstep::ui
