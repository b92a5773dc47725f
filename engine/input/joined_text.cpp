#include "engine/input/joined_text.hpp"

#include "engine/error.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace lockstep {

std::shared_ptr<const JoinedText> JoinedText::of(const std::map<std::string, std::string>& parameters)
{
    if (!joinsTexts(parameters))
        return nullptr;
    const auto given = parameters.find(wordsParameter);
    const std::string words = given == parameters.end() ? std::string{} : given->second;
    // The newest few: pictures ask for every value.
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const JoinedText>> known;
    {
        const std::lock_guard lock{mutex};
        const auto found = std::ranges::find_if(known, [&](const auto& text) { return text->m_words == words; });
        if (found != known.end())
            return *found;
    }
    auto text = std::make_shared<const JoinedText>(words);
    constexpr std::size_t most = 8;
    const std::lock_guard lock{mutex};
    if (known.size() == most)
        known.pop_back();
    known.insert(known.begin(), text);
    return text;
}

JoinedText::JoinedText(const std::string& words) : m_words(words)
{
    if (words.empty())
        return;
    const WordTable table{words};
    std::size_t letters = 0;
    for (std::uint32_t number = 0; table.has(number); ++number) {
        if (table.word(number).empty())
            throw InputError{sentence("Word {} has no letters.", number + 1)};
        letters += table.word(number).size();
    }
    if (letters > mostLetters)
        throw InputError{sentence("The words have {} letters together; a text that is joined has at most {}.", letters,
                                  mostLetters)};
    for (std::uint32_t number = 0; table.has(number); ++number) {
        const std::string_view word = table.word(number);
        m_pieces.push_back(static_cast<std::uint32_t>(m_text.size() << 16 | word.size()));
        m_text += word;
    }
}

char JoinedText::letter(std::size_t place) const
{
    if (m_words.empty())
        return static_cast<char>('a' + place % 26);
    return place < m_text.size() ? m_text[place] : ' ';
}

bool JoinedText::isPiece(std::uint32_t bits) const
{
    const std::size_t end = (bits >> 16) + (bits & 0xFFFFu);
    return bits == 0 || ((bits & 0xFFFFu) > 0 && end <= (m_words.empty() ? mostLetters : m_text.size()));
}

std::optional<std::string> JoinedText::letters(std::uint32_t piece) const
{
    if (!isPiece(piece))
        return std::nullopt;
    const std::size_t start = piece >> 16, length = piece & 0xFFFFu;
    constexpr std::size_t end = longestShown / 2;
    std::string letters;
    for (std::size_t i = 0; i < length; ++i) {
        if (length > longestShown && i == end) {
            letters += "…";
            i = length - end;
        }
        letters += letter(start + i);
    }
    return letters;
}

std::string JoinedText::shown(std::uint32_t bits) const
{
    const auto known = letters(bits);
    return !known ? "\\?" : known->empty() ? "\"\"" : *known;
}

bool joinsTexts(const std::map<std::string, std::string>& parameters)
{
    const auto op = parameters.find("operator");
    return op != parameters.end() && op->second == "join";
}

bool holdsPieces(const Recording& recording, std::size_t buffer)
{
    const BufferInfo& info = recording.buffers.at(buffer);
    return joinsTexts(recording.parameters) && info.type == recording.type && info.role != Role::flags &&
           info.role != Role::table;
}

std::optional<std::size_t> firstNoPiece(const Words& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint32_t start = values[i] >> 16, length = values[i] & 0xFFFFu;
        const std::uint32_t expected = i == 0 ? start : (values[i - 1] >> 16) + (values[i - 1] & 0xFFFFu);
        if (length == 0 || start != expected || start + length > JoinedText::mostLetters)
            return i;
    }
    return std::nullopt;
}

} // namespace lockstep
