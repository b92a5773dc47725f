#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/input/word_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// What the radix sorts have in common.

/// Bits up to the highest in which the orders of two keys differ, at least 1; no pass above them would move a key.
std::uint32_t bitsNeeded(const Words& input, const Parameters& parameters);
/// The same, or all 32 where parameter "passes" says so.
std::uint32_t sortedBits(const Words& input, const Parameters& parameters);

/// "digit-bits": 1 to 16, and auto where that is the default.
Parameter anyDigitBits(const std::string& defaultValue);
/// "passes": needed or all.
Parameter passesParameter();
/// The table of counts: a row a digit, a column a block of keys.
struct CountsTable {
    std::size_t digits = 0, groups = 0;
    std::size_t entries() const { return digits * groups; }
    std::vector<std::size_t> shape() const { return {digits, groups}; }
    /// Entries that the one work-group of the scan takes at a time, and its size.
    std::size_t tile() const;
    /// Work-items of a scan that gives each as many whole rows as the others.
    std::size_t scanners() const;
};
/// Throws InputError for a table that would be too large, and where the device has no work-group of its tile.
/// `parameter` is what makes its blocks larger.
void requireTable(const Launcher& run, const CountsTable& table, const char* parameter = "group-size");

/// Digits of more than 8 bits: a table of many rows.
bool hasLongDigits(const Parameters& parameters);
/// The launch of kernels/scan_buckets.clh.
LaunchSpec scanOfRows(BufferId counts, BufferId starts, const CountsTable& table, LaunchMeaning meaning);

/// One digit of the keys, from its lowest bit on.
struct Digit {
    std::uint32_t pass = 0; ///< from 1
    std::uint32_t shift = 0, bits = 1;
    std::optional<std::uint32_t> character = {}; ///< of words: which of their characters it is, from 0
};
/// The digits that sort these keys, the lowest first: those up to the highest differing bit, or all of 32 bits where
/// parameter "passes" says so. Of words only the characters that the longest has, or all that words can have.
std::vector<Digit> digitsOf(const Words& input, const Parameters& parameters, std::uint32_t bits);
/// How many characters these words are sorted by: those of the longest, or all that words can have.
std::uint32_t sortedCharacters(const WordTable& words, const Parameters& parameters);
/// The buffer of the words whose numbers are the keys.
BufferId wordsBuffer(Launcher& run, const WordTable& words);
/// -D options of kernels that read it.
std::vector<std::string> wordsOptions(const Parameters& parameters);
/// A launch of a pass. The id of the unit is the title's with ".unit".
LaunchMeaning partOfPass(const Digit& digit, const char* id, const char* title, const char* unit);

/// Work-items in groups of `group` for `count` of them.
inline std::size_t inGroups(std::size_t count, std::size_t group)
{
    return (count + group - 1) / group * group;
}

} // namespace lockstep
