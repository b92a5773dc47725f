#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::string complaint(std::string_view text, ElementType type)
{
    try {
        parseKeys(text, type);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
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
    EXPECT_NE(complaint("1 2 x3", ElementType::uint32).find("Key 3 is 'x3'"), std::string::npos);
    EXPECT_NE(complaint("4294967296", ElementType::uint32).find("out of the type's range"), std::string::npos);
    EXPECT_NE(complaint("-1", ElementType::uint32).find("out of the type's range"), std::string::npos);
    EXPECT_NE(complaint("2147483648", ElementType::int32).find("out of the type's range"), std::string::npos);
    EXPECT_NE(complaint("1.5", ElementType::int32).find("no number"), std::string::npos);
    EXPECT_NE(complaint("1e99", ElementType::float32).find("out of the type's range"), std::string::npos);
    EXPECT_NE(complaint(" , ", ElementType::uint32).find("no keys"), std::string::npos);
    EXPECT_EQ(complaint("4294967295", ElementType::uint32), "");
    EXPECT_EQ(complaint("-2147483648", ElementType::int32), "");
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
    EXPECT_THROW(generateKeys("uniform", 0, 1, ElementType::uint32), InputError);
    EXPECT_THROW(generateKeys("gaussian", 8, 1, ElementType::uint32), InputError);
}

} // namespace
} // namespace lockstep
