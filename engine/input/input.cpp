#include "engine/input/input.hpp"

#include "engine/error.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/printable.hpp"
#include "engine/input/scalar_type.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <numeric>
#include <random>
#include <type_traits>

namespace lockstep {
namespace {

constexpr std::size_t largestCarried = std::size_t{1} << 16;
constexpr std::array<std::string_view, 8> distributionNames{"uniform",      "sorted",     "reversed", "nearly-sorted",
                                                            "few-distinct", "organ-pipe", "bitonic",  "zeros-and-ones"};

constexpr std::string_view consonants = "bcdfghjklmnpqrstvwxyz", vowels = "aeiou";
constexpr std::uint32_t shortWords = 21 * 5 * 21, longWords = 26 * 26 * 26 * 26;

/// The word at this place of an alphabetical list of so many: of three letters that can be spoken, or of four.
std::uint32_t word(std::uint32_t number, std::uint32_t words)
{
    if (words == shortWords)
        return static_cast<std::uint32_t>(consonants[number / 105]) << 24 |
               static_cast<std::uint32_t>(vowels[number / 21 % 5]) << 16 |
               static_cast<std::uint32_t>(consonants[number % 21]) << 8;
    std::uint32_t bits = 0;
    for (std::uint32_t left = number, place = 0; place < 4; ++place, left /= 26)
        bits |= ('a' + left % 26) << 8 * place;
    return bits;
}

/// Keys are made below this.
std::uint32_t rangeFor(std::size_t n, ElementType type, KeysFor purpose)
{
    if (purpose == KeysFor::factors)
        return 5;
    if (purpose == KeysFor::places)
        return n <= 256 ? 200 : n <= 2048 ? 2000 : 20'000;
    if (purpose == KeysFor::products)
        return type != ElementType::float32 ? 4 : n <= 100 ? 3 : 2;
    switch (type) {
    case ElementType::pair: // some keys shall be equal
        return static_cast<std::uint32_t>(std::clamp<std::size_t>(n / 2, 2, 1u << 16));
    case ElementType::text:
        return n <= 1000 ? shortWords : longWords;
    case ElementType::uint32:
    case ElementType::int32:
    case ElementType::float32:
        break;
    }
    const std::uint32_t many = purpose == KeysFor::sums ? 1023 : 1u << 24; // 1022·2^22 < 2^32, 511·2^22 < 2^31
    return n <= 100 ? 100u : n <= 1000 ? 1000u : many;
}

/// An unbiased number below `bound`, the same on every standard library.
std::uint32_t below(std::mt19937_64& random, std::uint32_t bound)
{
    return static_cast<std::uint32_t>((random() >> 32) * bound >> 32);
}

/// The four numbers of few-distinct: the first, and how far they are apart.
std::int64_t fewFirst(std::uint32_t range)
{
    return range / 10;
}
std::int64_t fewApart(std::uint32_t range)
{
    return std::max(range / 8, 1u);
}

std::vector<std::int64_t> plainKeys(std::string_view distribution, std::size_t n, std::uint32_t range,
                                    std::mt19937_64& random)
{
    std::vector<std::int64_t> keys(n);
    if (distribution == "zeros-and-ones")
        std::ranges::generate(keys, [&] { return below(random, 2); });
    else if (distribution == "few-distinct")
        std::ranges::generate(keys, [&] { return below(random, 4) * fewApart(range) + fewFirst(range); });
    else
        std::ranges::generate(keys, [&] { return below(random, range); });

    if (distribution == "uniform" || distribution == "zeros-and-ones" || distribution == "few-distinct")
        return keys;
    std::ranges::sort(keys);
    if (distribution == "reversed")
        std::ranges::reverse(keys);
    if (distribution == "nearly-sorted" && n > 1)
        for (std::size_t i = 0; i < std::max<std::size_t>(1, n / 16); ++i) {
            const std::size_t at = below(random, static_cast<std::uint32_t>(n - 1));
            std::swap(keys[at], keys[at + 1]);
        }
    if (distribution == "organ-pipe" || distribution == "bitonic") {
        // Up with every other key, down with the rest; a bitonic sequence may also be turned round its ends.
        std::vector<std::int64_t> pipe(n);
        std::size_t front = 0, back = n;
        for (std::size_t i = 0; i < n; ++i)
            pipe[i % 2 == 0 ? front++ : --back] = keys[i];
        if (distribution == "bitonic")
            std::ranges::rotate(pipe, pipe.begin() +
                                          static_cast<std::ptrdiff_t>(below(random, static_cast<std::uint32_t>(n))));
        return pipe;
    }
    return keys;
}

/// What stands in the middle of the keys, where half of them shall be negative.
std::int64_t middleOf(std::string_view distribution, std::uint32_t range)
{
    if (distribution == "zeros-and-ones")
        return 0;
    return distribution == "few-distinct" ? fewFirst(range) + fewApart(range) * 3 / 2 : range / 2;
}

/// `value` of plainKeys as a factor.
std::uint32_t factor(std::int64_t value, ElementType type, std::uint32_t range)
{
    switch (type) {
    case ElementType::int32: // -3, -1, 1, 3
        return static_cast<std::uint32_t>(2 * value - 3);
    case ElementType::float32: // powers of two round to nothing, and ones are many products long
        return std::bit_cast<std::uint32_t>(range == 2 ? static_cast<float>(value % 2 * 2 - 1)
                                                       : std::ldexp(1.0f, static_cast<int>(value) - 1));
    case ElementType::uint32:
    case ElementType::pair: // no operator takes these
    case ElementType::text:
        break;
    }
    return static_cast<std::uint32_t>(2 * value + 1);
}

std::uint32_t encode(std::int64_t value, ElementType type, std::uint32_t range, std::int64_t middle)
{
    switch (type) {
    case ElementType::float32:
        return std::bit_cast<std::uint32_t>(static_cast<float>(value - middle));
    case ElementType::int32:
        return static_cast<std::uint32_t>(value - middle);
    case ElementType::text:
        return word(static_cast<std::uint32_t>(value), range);
    case ElementType::uint32:
    case ElementType::pair:
        break;
    }
    return static_cast<std::uint32_t>(value);
}

/// Below 1 on both sides of the middle.
std::uint32_t placed(std::int64_t value, std::uint32_t range, std::int64_t middle)
{
    return std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<double>(value - middle) / (range / 2)));
}

/// "third", "13th"
std::string ordinal(std::size_t position)
{
    constexpr std::array words{"first",   "second", "third", "fourth", "fifth",    "sixth",
                               "seventh", "eighth", "ninth", "tenth",  "eleventh", "twelfth"};
    if (position >= 1 && position <= words.size())
        return words.at(position - 1);
    const std::size_t last = position % 10;
    const bool isTeen = position / 10 % 10 == 1;
    return fmt::format("{}{}", position, isTeen ? "th" : last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string shown(std::string_view token)
{
    constexpr std::size_t most = 24;
    std::size_t end = 0, characters = 0;
    while (end < token.size() && characters < most) {
        end += characterLength(token.substr(end));
        ++characters;
    }
    return printable(token.substr(0, end)) + (end < token.size() ? "…" : "");
}

/// "The third entry, 'x',": the beginning of a sentence.
std::string entry(std::string_view token, std::size_t position)
{
    return sentence("The {0} entry, '{1}',", ordinal(position), shown(token), position);
}

template <typename Number>
[[noreturn]] void outOfRange(std::string_view token, std::size_t position, ElementType type)
{
    if constexpr (std::is_integral_v<Number>)
        throw InputError{sentence("{} is out of range for {}: {} to {}.", entry(token, position), elementTypeName(type),
                                  std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max())};
    throw InputError{sentence("{} is out of range for {}.", entry(token, position), elementTypeName(type))};
}

template <typename Number>
Number parseNumber(std::string_view token, std::size_t position, ElementType type)
{
    Number value{};
    std::string_view digits = token;
    if (digits.size() > 1 && digits.front() == '+' && digits[1] != '-')
        digits.remove_prefix(1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc::result_out_of_range)
        outOfRange<Number>(token, position, type);
    if (error != std::errc{} || end != digits.data() + digits.size()) {
        // "-3" is a number, but none that an unsigned type holds
        std::int64_t other = 0;
        const auto [otherEnd, otherError] = std::from_chars(token.data(), token.data() + token.size(), other);
        if (otherError == std::errc{} && otherEnd == token.data() + token.size())
            outOfRange<Number>(token, position, type);
        throw InputError{sentence("{} is not a {} ({}).", entry(token, position),
                                  std::is_integral_v<Number> ? sentence("whole number") : sentence("number"),
                                  elementTypeName(type))};
    }
    return value;
}

/// "80:29"; a key alone carries its place among the keys.
std::uint32_t parsePair(std::string_view token, std::size_t position)
{
    const std::size_t colon = token.find(':');
    const auto half = [&](std::string_view digits) -> std::uint32_t {
        std::uint32_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc{} || end != digits.data() + digits.size() || value > 0xFFFFu)
            throw InputError{sentence("{} is not a pair; write key:value, both from 0 to 65535, or a key alone.",
                                      entry(token, position))};
        return value;
    };
    const std::uint32_t key = half(token.substr(0, colon));
    if (colon != std::string_view::npos)
        return key << 16 | half(token.substr(colon + 1));
    if (position > largestCarried)
        throw InputError{sentence("{} has no value of its own, and its position does not fit in 16 bits; write "
                                  "key:value.",
                                  entry(token, position))};
    return key << 16 | static_cast<std::uint32_t>(position - 1);
}

/// Throws for what is no word of at most so many letters.
void checkWord(std::string_view token, std::size_t position, std::size_t most)
{
    std::size_t characters = 0;
    for (std::size_t at = 0; at < token.size(); ++characters) {
        const std::size_t length = characterLength(token.substr(at));
        const std::string_view character = token.substr(at, length);
        if (length > 1 || character[0] <= ' ' || character[0] > '~' || character[0] == '"' || character[0] == '\\')
            throw InputError{sentence("{} contains '{}'; words are made of the letters, digits and signs of ASCII, "
                                      "at most {} of them.",
                                      entry(token, position), printable(character), most)};
        at += length;
    }
    constexpr std::size_t wholly = 80;
    if (characters > most)
        throw InputError{sentence("The {0} entry, '{1}', has {2} characters; words have at most {3}.",
                                  ordinal(position), token.size() <= wholly ? std::string{token} : shown(token),
                                  characters, most, position)};
}

std::uint32_t parseText(std::string_view token, std::size_t position)
{
    checkWord(token, position, shortWord);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < token.size(); ++i)
        bits |= std::uint32_t{static_cast<unsigned char>(token[i])} << (24 - 8 * i);
    return bits;
}

std::uint32_t parseKey(std::string_view token, std::size_t position, ElementType type)
{
    switch (type) {
    case ElementType::uint32:
        return parseNumber<std::uint32_t>(token, position, type);
    case ElementType::int32:
        return static_cast<std::uint32_t>(parseNumber<std::int32_t>(token, position, type));
    case ElementType::float32:
        return std::bit_cast<std::uint32_t>(parseNumber<float>(token, position, type));
    case ElementType::pair:
        return parsePair(token, position);
    case ElementType::text:
        return parseText(token, position);
    }
    return 0;
}

} // namespace

std::span<const std::string_view> distributions()
{
    return distributionNames;
}

Words generateKeys(std::string_view distribution, std::size_t n, std::uint64_t seed, ElementType type, KeysFor purpose)
{
    if (n == 0 || n > maximumKeys)
        throw InputError{sentence("n is {}; choose 1 to {} keys.", n, maximumKeys)};
    if (std::ranges::find(distributionNames, distribution) == distributionNames.end())
        throw InputError{sentence("There is no distribution '{}'; choose one of: {}.", distribution,
                                  fmt::join(distributionNames, ", "))};
    std::mt19937_64 random{seed};
    if (type == ElementType::pair && n > largestCarried)
        throw InputError{
            sentence("n is {}; a pair carries its place in 16 bits, choose 1 to {} of them.", n, largestCarried)};
    const std::uint32_t range = rangeFor(n, type, purpose);
    const std::int64_t middle = middleOf(distribution, range);
    const std::vector<std::int64_t> keys = plainKeys(distribution, n, range, random);
    Words words(n);
    for (std::size_t i = 0; i < n; ++i) {
        if (purpose == KeysFor::maps) // x → a·x + b with odd a, or the products die out
            words[i] = (static_cast<std::uint32_t>(keys[i]) * 2 + 1) << 16 | below(random, 1u << 16);
        else if (purpose == KeysFor::factors && distribution != "zeros-and-ones")
            words[i] = encode(keys[i] + 1, type, range, 0);
        else if (purpose == KeysFor::places && distribution != "zeros-and-ones")
            words[i] = placed(keys[i], range, middle);
        else if (purpose == KeysFor::products && distribution != "zeros-and-ones")
            words[i] = factor(keys[i], type, range);
        else if (type == ElementType::pair)
            words[i] = static_cast<std::uint32_t>(keys[i]) << 16 | static_cast<std::uint32_t>(i);
        else
            words[i] = encode(keys[i], type, range, middle);
    }
    return words;
}

namespace {

/// Calls `take` with each entry and its position, from 1; throws where there are none or too many.
template <typename Take>
void eachEntry(std::string_view text, Take take)
{
    constexpr std::string_view between = ", \t\r\n;";
    std::size_t count = 0;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        take(text.substr(at, end - at), ++count);
        if (count > maximumKeys)
            throw InputError{sentence("There are more than {} keys; give at most that many.", maximumKeys)};
        at = text.find_first_not_of(between, end);
        const std::string_view gap = text.substr(end, std::min(at, text.size()) - end);
        if (at != std::string_view::npos && std::ranges::count(gap, ',') > 1)
            throw InputError{sentence("The {0} entry is missing: nothing stands between two commas; write a key there "
                                      "or leave out a comma.",
                                      ordinal(count + 1), count + 1)};
    }
    if (count == 0)
        throw InputError{sentence("There are no keys; type at least one.")};
}

} // namespace

Words parseKeys(std::string_view text, ElementType type)
{
    Words words;
    eachEntry(text,
              [&](std::string_view token, std::size_t position) { words.push_back(parseKey(token, position, type)); });
    return words;
}

GivenKeys parseGivenKeys(std::string_view text, ElementType type)
{
    if (type != ElementType::text)
        return {parseKeys(text, type)};
    GivenKeys given;
    std::size_t longest = 0;
    eachEntry(text, [&](std::string_view token, std::size_t position) {
        checkWord(token, position, longestWord);
        longest = std::max(longest, token.size());
        if (position > 1)
            given.words += ' ';
        given.words += token;
        given.keys.push_back(static_cast<std::uint32_t>(position - 1));
    });
    if (longest <= shortWord)
        return {parseKeys(text, type)};
    return given;
}

GivenKeys parseJoinedWords(std::string_view text)
{
    GivenKeys given;
    eachEntry(text, [&](std::string_view token, std::size_t position) {
        checkWord(token, position, longestWord);
        (given.words += position > 1 ? " " : "") += token;
    });
    given.keys = JoinedText{given.words}.pieces();
    return given;
}

namespace {

/// Characters that no word has (scratch may hold any bits) as \xNN.
std::string formatText(std::uint32_t bits)
{
    std::string text;
    for (; bits != 0; bits <<= 8) {
        const auto character = static_cast<char>(bits >> 24);
        if (character > ' ' && character <= '~')
            text += character;
        else
            text += fmt::format("\\x{:02X}", bits >> 24);
    }
    return text.empty() ? "\\0" : text;
}

} // namespace

ElementType scalarType(const Argument& argument, ElementType type)
{
    const auto says = [&](const char* word) { return argument.declaration.find(word) != std::string::npos; };
    return says("VALUE")   ? type
           : says("float") ? ElementType::float32
           : says("uint")  ? ElementType::uint32
           : says("int")   ? ElementType::int32
                           : ElementType::uint32;
}

std::string formatScalar(const Argument& argument, ElementType type)
{
    return formatValue(argument.scalar, scalarType(argument, type));
}

std::string formatValue(std::uint32_t bits, ElementType type)
{
    switch (type) {
    case ElementType::uint32:
        return std::to_string(bits);
    case ElementType::int32:
        return std::to_string(static_cast<std::int32_t>(bits));
    case ElementType::pair:
        return fmt::format("{}:{}", bits >> 16, bits & 0xFFFFu);
    case ElementType::text:
        return formatText(bits);
    case ElementType::float32:
        break;
    }
    const auto value = std::bit_cast<float>(bits);
    return std::isnan(value) ? "NaN" : fmt::format("{}", value);
}

std::string formatKeys(const Words& words, ElementType type)
{
    std::string text;
    for (std::uint32_t word : words)
        text += (text.empty() ? "" : ", ") + formatValue(word, type);
    return text;
}

namespace {

constexpr std::array<std::string_view, 5> typeNames{"uint32", "int32", "float32", "pair", "text"};

} // namespace

ElementType parseElementType(std::string_view name)
{
    const auto found = std::ranges::find(typeNames, name);
    if (found == typeNames.end())
        throw InputError{sentence("There is no type '{}'; choose one of: {}.", name, fmt::join(typeNames, ", "))};
    return static_cast<ElementType>(found - typeNames.begin());
}

std::string_view elementTypeName(ElementType type)
{
    return typeNames.at(static_cast<std::size_t>(type));
}

std::uint32_t orderBits(std::uint32_t bits, ElementType type)
{
    switch (type) {
    case ElementType::uint32:
    case ElementType::text:
        return bits;
    case ElementType::int32:
        return bits ^ 0x80000000u;
    case ElementType::pair:
        return bits >> 16;
    case ElementType::float32:
        if ((bits & 0x7FFFFFFFu) > 0x7F800000u)
            return 0xFFFFFFFFu;
        return (bits & 0x80000000u) != 0 ? ~bits : bits | 0x80000000u;
    }
    return bits;
}

} // namespace lockstep
