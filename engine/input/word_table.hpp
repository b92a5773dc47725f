#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

inline constexpr std::size_t shortWord = 4;    ///< letters that a key holds
inline constexpr std::size_t longestWord = 64; ///< letters
inline constexpr std::size_t mostLongWords = std::size_t{1} << 16;
inline constexpr const char* wordsParameter = "words";

/// Words of which one has more than 4 letters, too many for a key of 32 bits: the keys are their numbers, from 0 on.
/// A run knows them by the parameter "words", which has a blank between each two and is absent else; the device by a
/// buffer of characters.
class WordTable {
public:
    /// Null where these parameters have no words. Throws InputError for what is no word.
    static std::shared_ptr<const WordTable> of(const std::map<std::string, std::string>& parameters);
    explicit WordTable(std::string words);

    std::size_t size() const { return m_words.size(); }
    bool has(std::uint32_t number) const { return number < m_words.size(); }
    /// Empty where there is no such number.
    std::string_view word(std::uint32_t number) const;
    /// 0 past the end of the word.
    std::uint32_t character(std::uint32_t number, std::size_t place) const;
    /// The place in the order of all words, the same of equal words; of no word the highest number.
    std::uint32_t rank(std::uint32_t number) const;
    std::size_t longest() const { return m_longest; }

    /// What the device reads: 16 elements a word, four characters each, the first in the highest byte, 0 past the end.
    Words characters() const;
    static constexpr std::size_t elementsPerWord = longestWord / 4;

    /// LaunchMeaning::shift of a launch about this character: its lowest bit in all of a word's, the last lowest.
    static std::uint32_t shiftOf(std::size_t place)
    {
        return static_cast<std::uint32_t>(8 * (longestWord - 1 - place));
    }
    static std::size_t placeOf(std::uint32_t shift) { return longestWord - 1 - shift / 8; }

private:
    std::string m_text;
    std::vector<std::string_view> m_words; ///< of m_text
    std::vector<std::uint32_t> m_ranks;
    std::size_t m_longest = 0;
};

struct GivenKeys;
/// Puts them where a run has its keys and its words.
void putKeys(GivenKeys given, Words& input, std::map<std::string, std::string>& parameters);

/// A value of a recording's buffer for people: a key that is the number of a word as this word.
std::string formatIn(const Recording& recording, std::size_t buffer, std::uint32_t bits);
/// A value of the buffers that hold keys.
std::string formatKey(const Recording& recording, std::uint32_t bits);
std::string formatKeys(const Recording& recording, const Words& keys);

} // namespace lockstep
