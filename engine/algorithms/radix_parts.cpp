#include "engine/algorithms/radix_parts.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {

std::uint32_t bitsNeeded(const Words& input, const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    std::uint32_t differing = 0;
    for (const std::uint32_t key : input)
        differing |= keys.order(key) ^ keys.order(input.front());
    return std::max(1u, static_cast<std::uint32_t>(std::bit_width(differing)));
}

std::uint32_t sortedBits(const Words& input, const Parameters& parameters)
{
    return parameters.at("passes") == "all" ? 32 : bitsNeeded(input, parameters);
}

Parameter anyDigitBits(const std::string& defaultValue)
{
    Parameter parameter{"digit-bits", "Digit bits", {}, defaultValue};
    if (defaultValue == "auto")
        parameter.values.push_back(defaultValue);
    for (int bits = 1; bits <= 16; ++bits)
        parameter.values.push_back(std::to_string(bits));
    return parameter;
}

Parameter passesParameter()
{
    return {"passes", "Passes", {"needed", "all"}, "needed"};
}

std::size_t CountsTable::tile() const
{
    return std::min<std::size_t>(std::bit_ceil(entries()), 256);
}

std::size_t CountsTable::scanners() const
{
    return std::min<std::size_t>(digits, 256);
}

bool hasLongDigits(const Parameters& parameters)
{
    return number(parameters, "digit-bits") > 8;
}

LaunchSpec scanOfRows(BufferId counts, BufferId starts, const CountsTable& table, LaunchMeaning meaning)
{
    const std::size_t items = table.scanners();
    return {"scan_buckets",
            items,
            items,
            {{"counts", counts}, {"starts", starts}, {"length", static_cast<std::uint32_t>(table.entries() / items)}},
            std::move(meaning)};
}

void requireTable(const Launcher& run, const CountsTable& table, const char* parameter)
{
    constexpr std::size_t largest = std::size_t{256} << 20; // bytes
    const std::size_t bytes = table.entries() * sizeof(std::uint32_t);
    if (bytes > largest)
        throw InputError{sentence("The table of counts would take {:.1f} GiB ({} digits × {} work-groups); "
                                  "choose a larger {} or fewer digit-bits.",
                                  static_cast<double>(bytes) / (1 << 30), table.digits, table.groups, parameter)};
    requireGroup(run, table.tile());
}

std::vector<Digit> digitsOf(const Words& input, const Parameters& parameters, std::uint32_t bits)
{
    std::vector<Digit> digits;
    if (const auto words = WordTable::of(parameters)) {
        for (std::uint32_t left = sortedCharacters(*words, parameters); left > 0; --left)
            digits.push_back(
                {static_cast<std::uint32_t>(digits.size() + 1), WordTable::shiftOf(left - 1), bits, left - 1});
        return digits;
    }
    const std::uint32_t until = sortedBits(input, parameters);
    const bool isText = elementType(parameters) == ElementType::text;
    Digit digit{0, 0, bits};
    if (isText && parameters.at("passes") == "needed") {
        std::uint32_t characters = 0;
        for (const std::uint32_t word : input)
            characters |= word;
        while (digit.shift + bits < until && (characters & ((1u << (digit.shift + bits)) - 1)) == 0)
            digit.shift += bits;
    }
    for (; digit.shift < until; digit.shift += bits) {
        ++digit.pass;
        if (isText && bits == 8)
            digit.character = 3 - digit.shift / 8;
        digits.push_back(digit);
    }
    return digits;
}

std::uint32_t sortedCharacters(const WordTable& words, const Parameters& parameters)
{
    // Of nothing but empty words one pass is made, as of equal numbers.
    return static_cast<std::uint32_t>(
        std::max<std::size_t>(parameters.at("passes") == "all" ? longestWord : words.longest(), 1));
}

BufferId wordsBuffer(Launcher& run, const WordTable& words)
{
    return run.buffer({"words", ElementType::text, {words.size(), WordTable::elementsPerWord}, Role::table},
                      std::make_shared<const Words>(words.characters()));
}

std::vector<std::string> wordsOptions(const Parameters& parameters)
{
    const bool descends = parameters.contains(wordsParameter) && parameters.at("order") == "descending";
    return descends ? std::vector<std::string>{"-DDESCENDING"} : std::vector<std::string>{};
}

LaunchMeaning partOfPass(const Digit& digit, const char* id, const char* title, const char* unit)
{
    LaunchMeaning meaning;
    meaning.group = {"radix.pass", {std::to_string(digit.pass)}, fmt::format("Pass {}", digit.pass)};
    if (digit.character) {
        const std::uint32_t character = *digit.character + 1;
        meaning.group = {"radix.character", {std::to_string(character)}, fmt::format("Character {}", character)};
    }
    meaning.title = {id, {}, title};
    meaning.unit = {fmt::format("{}.unit", id), {}, unit};
    meaning.pass = digit.pass;
    meaning.shift = digit.shift;
    meaning.bits = digit.bits;
    return meaning;
}

} // namespace lockstep
