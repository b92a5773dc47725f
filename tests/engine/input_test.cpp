#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/launch.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::string complaint(std::string_view text, ElementType type)
{
    return test::refusalOf([&] { parseKeys(text, type); });
}

TEST(Keys, AreReadWithAnySeparator)
{
    EXPECT_EQ(parseKeys("3, 1\n7;0\t4", ElementType::uint32), (Words{3, 1, 7, 0, 4}));
    EXPECT_EQ(parseKeys("-1 +2", ElementType::int32), (Words{0xFFFFFFFFu, 2}));
    EXPECT_EQ(formatKeys(parseKeys("-0 1.5 nan inf 1e-3", ElementType::float32), ElementType::float32),
              "-0, 1.5, NaN, inf, 0.001");
}

TEST(Keys, ThatAreNoneAreNamed)
{
    EXPECT_EQ(complaint("1 2 x3", ElementType::uint32), "The third entry, 'x3', is not a whole number (uint32).");
    EXPECT_EQ(complaint("4294967296", ElementType::uint32),
              "The first entry, '4294967296', is out of range for uint32: 0 to 4294967295.");
    EXPECT_NE(complaint("-1", ElementType::uint32).find("out of range for uint32"), std::string::npos);
    EXPECT_NE(complaint("2147483648", ElementType::int32).find("out of range for int32"), std::string::npos);
    EXPECT_NE(complaint("1.5", ElementType::int32).find("not a whole number (int32)"), std::string::npos);
    EXPECT_NE(complaint("one", ElementType::float32).find("is not a number (float32)"), std::string::npos);
    EXPECT_NE(complaint("1e99", ElementType::float32).find("out of range for float32"), std::string::npos);
    EXPECT_EQ(complaint("1 1 1 1 1 1 1 1 1 1 1 1 x", ElementType::uint32),
              "The 13th entry, 'x', is not a whole number (uint32).");
    EXPECT_NE(complaint(" , ", ElementType::uint32).find("no keys"), std::string::npos);
    EXPECT_NE(complaint("3, ,1", ElementType::uint32).find("The second entry is missing"), std::string::npos);
    EXPECT_EQ(complaint("3,1,\n", ElementType::uint32), "") << "a comma at the end of a list";
    EXPECT_EQ(complaint("4294967295", ElementType::uint32), "");
    EXPECT_EQ(complaint("-2147483648", ElementType::int32), "");
}

TEST(Keys, ThatAreNoTextAreEscaped)
{
    EXPECT_EQ(printable("a\xFF"
                        "b"),
              "a\\xFFb");
    EXPECT_EQ(printable("\xC3\xBC \xE2\x82\xAC"), "\xC3\xBC \xE2\x82\xAC");
    EXPECT_EQ(printable("\x1B[31m\n"), "\\x1B[31m\\x0A");
    EXPECT_EQ(printable("\xED\xA0\x80"), "\\xED\\xA0\\x80") << "half a pair of UTF-16";
    EXPECT_EQ(printable("\xC3"), "\\xC3") << "cut in the middle";
    EXPECT_NE(complaint("1 \xFF\xFE", ElementType::uint32).find("'\\xFF\\xFE'"), std::string::npos);
    const std::string many = complaint(std::string(23, 'x') + "\xC3\xBC\xC3\xBC", ElementType::uint32);
    EXPECT_NE(many.find("xx\xC3\xBC…'"), std::string::npos) << "cut between characters: " << many;
}

TEST(Keys, OfPairsCarryAValueAndOnlyTheKeyIsCompared)
{
    const Words pairs = parseKeys("80:29, 7, 65535:65535", ElementType::pair);
    EXPECT_EQ(pairs, (Words{80u << 16 | 29, 7u << 16 | 1, 0xFFFFFFFFu})) << "a key alone carries its place";
    EXPECT_EQ(formatKeys(pairs, ElementType::pair), "80:29, 7:1, 65535:65535");
    EXPECT_EQ(orderBits(80u << 16 | 29, ElementType::pair), orderBits(80u << 16 | 3, ElementType::pair));
    for (const char* wrong : {"65536:1", "1:65536", "1:", ":1", "1:2:3", "-1:2", "a:b"})
        EXPECT_NE(complaint(wrong, ElementType::pair).find("is not a pair"), std::string::npos) << wrong;
}

TEST(Keys, OfTextAreInTheOrderOfADictionary)
{
    const std::vector<std::string> words{"a", "ab", "abc", "abcd", "b", "ba", "~"};
    std::string typed;
    for (const std::string& word : words)
        typed += word + " ";
    const Words keys = parseKeys(typed, ElementType::text);
    EXPECT_TRUE(std::ranges::is_sorted(keys, {}, [](std::uint32_t k) { return orderBits(k, ElementType::text); }));
    EXPECT_EQ(formatKeys(keys, ElementType::text), "a, ab, abc, abcd, b, ba, ~");
    EXPECT_EQ(complaint("now abcde", ElementType::text),
              "The second entry, 'abcde', has 5 characters; words have at most 4.");
    EXPECT_NE(complaint("n\"w", ElementType::text).find("contains '\"'"), std::string::npos);
    EXPECT_NE(complaint("gr\xC3\xBC\xC3\x9F"
                        "e",
                        ElementType::text)
                  .find("contains '\xC3\xBC'; words are made of"),
              std::string::npos)
        << "characters are told, not bytes";
    EXPECT_EQ(formatValue(0x61000000u | 0x0700u, ElementType::text), "a\\x00\\x07") << "what scratch may hold";
    EXPECT_EQ(formatValue(0, ElementType::text), "\\0");
}

TEST(Keys, ThatKernelsAreGivenAreReadAfterTheirDeclaration)
{
    const auto shown = [](const char* declaration, std::uint32_t bits, ElementType type = ElementType::uint32) {
        return formatScalar({"name", declaration, std::nullopt, bits}, type);
    };
    const auto half = std::bit_cast<std::uint32_t>(0.5F);
    EXPECT_EQ(shown("const float", half), "0.5");
    EXPECT_EQ(shown("const VALUE", half, ElementType::float32), "0.5");
    EXPECT_EQ(shown("const VALUE", 7), "7");
    EXPECT_EQ(shown("const int", 0xFFFFFFFFu), "-1");
    EXPECT_EQ(shown("const uint", 0xFFFFFFFFu, ElementType::float32), "4294967295");
}

TEST(Distributions, OfPairsAndTextsHaveTheirOrders)
{
    for (const ElementType type : {ElementType::pair, ElementType::text})
        for (std::size_t n : {1u, 2u, 16u, 1000u, 5000u}) {
            const auto order = [&](std::uint32_t k) { return orderBits(k, type); };
            const Words sorted = generateKeys("sorted", n, 5, type);
            EXPECT_TRUE(std::ranges::is_sorted(sorted, {}, order)) << n;
            EXPECT_EQ(parseKeys(formatKeys(sorted, type), type), sorted);
            const Words reversed = generateKeys("reversed", n, 5, type);
            EXPECT_TRUE(std::ranges::is_sorted(reversed, std::greater{}, order)) << n;
        }
    Words pairs = generateKeys("uniform", 16, 5, ElementType::pair);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        EXPECT_EQ(pairs[i] & 0xFFFFu, i);
    std::ranges::sort(pairs);
    EXPECT_NE(std::ranges::adjacent_find(pairs, {}, [](std::uint32_t k) { return k >> 16; }), pairs.end())
        << "some keys are equal";
    EXPECT_THROW(generateKeys("uniform", 65'537, 5, ElementType::pair), InputError);
}

TEST(Distributions, AreWhatTheirNamesSay)
{
    for (std::size_t n : {1u, 2u, 3u, 7u, 16u, 100u, 1000u}) {
        const auto make = [&](std::string_view name) { return generateKeys(name, n, 5, ElementType::uint32); };
        EXPECT_TRUE(std::ranges::is_sorted(make("sorted")));
        EXPECT_TRUE(std::ranges::is_sorted(make("reversed"), std::greater{}));
        EXPECT_LE(std::ranges::max(make("zeros-and-ones")), 1u);
        Words few = make("few-distinct");
        std::ranges::sort(few);
        EXPECT_LE(std::unique(few.begin(), few.end()) - few.begin(), 4);
        const Words pipe = make("organ-pipe");
        const auto top = std::ranges::max_element(pipe);
        EXPECT_TRUE(std::is_sorted(pipe.begin(), top));
        EXPECT_TRUE(std::is_sorted(top, pipe.end(), std::greater{}));
        Words bitonic = make("bitonic");
        std::ranges::rotate(bitonic, std::ranges::min_element(bitonic));
        const auto peak = std::ranges::max_element(bitonic);
        EXPECT_TRUE(std::is_sorted(bitonic.begin(), peak)) << n;
        EXPECT_EQ(make("uniform"), make("uniform"));
        EXPECT_EQ(make("uniform").size(), n);
        if (n > 7) {
            EXPECT_NE(make("uniform"), generateKeys("uniform", n, 6, ElementType::uint32));
            EXPECT_FALSE(std::ranges::is_sorted(make("uniform")));
        }
    }
    EXPECT_EQ(formatKeys(generateKeys("uniform", 4, 1, ElementType::uint32), ElementType::uint32), "13, 13, 45, 2");
    EXPECT_THROW(generateKeys("uniform", 0, 1, ElementType::uint32), InputError);
    EXPECT_THROW(generateKeys("gaussian", 8, 1, ElementType::uint32), InputError);
}

/// A running sum of a class's keys never goes round the end of its type.
TEST(Distributions, OfKeysForSumsNeverOverflow)
{
    for (const std::size_t n : {std::size_t{100}, std::size_t{1000}, std::size_t{5000}, std::size_t{1} << 22})
        for (const std::string_view distribution : distributions()) {
            std::uint64_t sum = 0;
            for (const std::uint32_t key : generateKeys(distribution, n, 3, ElementType::uint32, KeysFor::sums))
                sum += key;
            EXPECT_LE(sum, UINT32_MAX) << distribution << ' ' << n;
            std::int64_t up = 0, down = 0;
            for (const std::uint32_t key : generateKeys(distribution, n, 3, ElementType::int32, KeysFor::sums))
                (static_cast<std::int32_t>(key) > 0 ? up : down) += static_cast<std::int32_t>(key);
            EXPECT_LE(up, INT32_MAX) << distribution << ' ' << n;
            EXPECT_GE(down, INT32_MIN) << distribution << ' ' << n;
        }
}

TEST(Distributions, OfTypesWithASignAreNegativeByHalf)
{
    for (const ElementType type : {ElementType::int32, ElementType::float32})
        for (const KeysFor purpose : {KeysFor::any, KeysFor::sums})
            for (const std::size_t n : {16u, 100u, 1000u, 5000u})
                for (const std::string_view distribution : distributions()) {
                    const Words keys = generateKeys(distribution, n, 3, type, purpose);
                    const auto below = static_cast<std::size_t>(
                        std::ranges::count_if(keys, [](std::uint32_t key) { return key >> 31 == 1; }));
                    if (distribution == "zeros-and-ones")
                        EXPECT_EQ(below, 0u);
                    else
                        EXPECT_TRUE(below >= n / 5 && n - below >= n / 5) << distribution << ' ' << n << ": " << below;
                }
}

TEST(Distributions, OfKeysForProductsNeverDieOut)
{
    for (const ElementType type : {ElementType::uint32, ElementType::int32, ElementType::float32})
        for (const std::size_t n : {1u, 16u, 100u, 5000u})
            for (const std::string_view distribution : distributions()) {
                if (distribution == "zeros-and-ones")
                    continue;
                const Words keys = generateKeys(distribution, n, 3, type, KeysFor::products);
                std::uint32_t product = identity("multiply", type);
                for (const std::uint32_t key : keys)
                    product = combine("multiply", type, product, key);
                EXPECT_NE(product & 0x7FFFFFFFu, 0u) << distribution << ' ' << n;
                EXPECT_NE(formatValue(product, type), "inf") << distribution << ' ' << n;
                EXPECT_TRUE(n < 16 || keys != Words(n, keys.front())) << distribution << ' ' << n;
                if (distribution == "sorted") {
                    EXPECT_TRUE(std::ranges::is_sorted(keys, {}, [&](std::uint32_t k) { return orderBits(k, type); }));
                }
            }
}

} // namespace
} // namespace lockstep
