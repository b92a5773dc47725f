#include "engine/input/word_table.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>
#include <numeric>

namespace lockstep {

std::shared_ptr<const WordTable> WordTable::of(const std::map<std::string, std::string>& parameters)
{
    const auto words = parameters.find(wordsParameter);
    if (words == parameters.end() || joinsTexts(parameters)) // words that are joined are no keys by their numbers
        return nullptr;
    // The newest few: pictures ask for every value.
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const WordTable>> known;
    {
        const std::lock_guard lock{mutex};
        const auto found =
            std::ranges::find_if(known, [&](const auto& table) { return table->m_text == words->second; });
        if (found != known.end())
            return *found;
    }
    auto table = std::make_shared<const WordTable>(words->second);
    constexpr std::size_t most = 8;
    const std::lock_guard lock{mutex};
    if (known.size() == most)
        known.pop_back();
    known.insert(known.begin(), table);
    return table;
}

WordTable::WordTable(std::string words) : m_text(std::move(words))
{
    const auto strange = std::ranges::find_if(m_text, [](char c) {
        return c != ' ' && (c < ' ' || c > '~' || c == '"' || c == '\\' || c == ',' || c == ';');
    });
    if (strange != m_text.end())
        throw InputError{sentence("The words are not made of the letters, digits and signs of ASCII.")};
    const std::string_view text = m_text;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end - begin > longestWord)
            throw InputError{sentence("Word {}, '{}…', has {} letters; words have at most {}.", m_words.size() + 1,
                                      text.substr(begin, longestWord), end - begin, longestWord)};
        m_words.push_back(text.substr(begin, end - begin));
        m_longest = std::max(m_longest, end - begin);
        begin = end + 1;
    }
    if (m_words.size() > mostLongWords)
        throw InputError{sentence("There are {} words, of which one has more than 4 letters; choose at most {}, or "
                                  "words of up to 4.",
                                  m_words.size(), mostLongWords)};
    std::vector<std::uint32_t> order(m_words.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, {}, [this](std::uint32_t number) { return m_words[number]; });
    m_ranks.resize(m_words.size());
    for (std::size_t at = 1; at < order.size(); ++at)
        m_ranks[order[at]] =
            m_words[order[at]] == m_words[order[at - 1]] ? m_ranks[order[at - 1]] : static_cast<std::uint32_t>(at);
}

std::string_view WordTable::word(std::uint32_t number) const
{
    return has(number) ? m_words[number] : std::string_view{};
}

std::uint32_t WordTable::character(std::uint32_t number, std::size_t place) const
{
    const std::string_view text = word(number);
    return place < text.size() ? static_cast<unsigned char>(text[place]) : 0;
}

std::uint32_t WordTable::rank(std::uint32_t number) const
{
    return has(number) ? m_ranks[number] : UINT32_MAX;
}

Words WordTable::characters() const
{
    Words elements(m_words.size() * elementsPerWord, 0);
    for (std::size_t number = 0; number < m_words.size(); ++number)
        for (std::size_t place = 0; place < m_words[number].size(); ++place)
            elements[number * elementsPerWord + place / 4] |=
                std::uint32_t{static_cast<unsigned char>(m_words[number][place])} << (24 - 8 * (place % 4));
    return elements;
}

void putKeys(GivenKeys given, Words& input, std::map<std::string, std::string>& parameters)
{
    input = std::move(given.keys);
    parameters.erase(wordsParameter);
    if (!given.words.empty())
        parameters[wordsParameter] = std::move(given.words);
    if (given.columns > 0 && (!parameters.contains("columns") || parameters.at("columns") == "auto"))
        parameters["columns"] = std::to_string(given.columns);
}

namespace {

/// No word has the number that scratch begins with.
std::string shown(const WordTable& words, std::uint32_t number)
{
    if (!words.has(number))
        return fmt::format("\\{}", number);
    const std::string_view word = words.word(number);
    return word.empty() ? "\\0" : std::string{word};
}

} // namespace

std::string formatIn(const Recording& recording, std::size_t buffer, std::uint32_t bits)
{
    const BufferInfo& info = recording.buffers.at(buffer);
    if (holdsPieces(recording, buffer))
        return formatKey(recording, bits);
    return info.type == ElementType::text && info.role != Role::table ? formatKey(recording, bits)
                                                                      : formatValue(bits, info.type);
}

std::string formatKey(const Recording& recording, std::uint32_t bits)
{
    if (const auto joined = JoinedText::of(recording.parameters))
        return joined->shown(bits);
    const auto words = WordTable::of(recording.parameters);
    return words ? shown(*words, bits) : formatValue(bits, recording.type);
}

std::string formatKeys(const Recording& recording, const Words& keys)
{
    std::string text;
    for (const std::uint32_t key : keys)
        text += (text.empty() ? "" : ", ") + formatKey(recording, key);
    return text;
}

} // namespace lockstep
