#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace lockstep {
namespace {

using test::session;

constexpr std::uint32_t nan = 0x7FC00000u, infinity = 0x7F800000u, sign = 0x80000000u;

/// NaN, ±0, ±infinity, ±1, 2 and the smallest number there is.
constexpr std::array<std::uint32_t, 9> special{nan,         0,           sign,        infinity, infinity | sign,
                                               0x3F800000u, 0xBF800000u, 0x40000000u, 1};

/// By std::fmin and std::fmax, with −0 before +0.
std::uint32_t plain(const std::string& op, std::uint32_t a, std::uint32_t b)
{
    const auto x = std::bit_cast<float>(a), y = std::bit_cast<float>(b);
    if (x == 0 && y == 0)
        return op == "max" ? a & b : a | b;
    return std::bit_cast<std::uint32_t>(op == "max" ? std::fmax(x, y) : std::fmin(x, y));
}

TEST(Operators, OfFloatsAreFmaxAndFminAndAssociative)
{
    for (const std::string op : {"max", "min"}) {
        const auto plus = [&](std::uint32_t a, std::uint32_t b) { return combine(op, ElementType::float32, a, b); };
        const std::uint32_t nothing = identity(op, ElementType::float32);
        for (const std::uint32_t a : special) {
            EXPECT_EQ(plus(nothing, a), a);
            EXPECT_EQ(plus(a, nothing), a);
            for (const std::uint32_t b : special) {
                EXPECT_EQ(plus(a, b), plain(op, a, b)) << op << ' ' << std::hex << a << ' ' << b;
                for (const std::uint32_t c : special)
                    EXPECT_EQ(plus(plus(a, b), c), plus(a, plus(b, c))) << op;
            }
        }
    }
}

bool has(const Algorithm& algorithm, const char* name)
{
    return std::ranges::find(algorithm.parameters, name, &Parameter::name) != algorithm.parameters.end();
}

class EveryOperator : public testing::TestWithParam<std::string> {};

/// All scans and reductions give the same bits, whichever tree they combine by.
TEST_P(EveryOperator, GivesTheSameBitsOfFloatsThatAreNoNumbers)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    const bool hasKinds = has(algorithm, "kind"), isReduction = algorithm.family == "Reductions";
    std::mt19937 random{7};
    for (const std::string op : {"max", "min"})
        for (const std::string kind : {"inclusive", "exclusive"})
            for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 16u, 33u, 100u}) {
                Parameters given{{"type", "float32"}, {"operator", op}};
                if (hasKinds)
                    given["kind"] = kind;
                else if (kind == "exclusive")
                    continue;
                if (has(algorithm, "heads"))
                    given["heads"] = "first-only";
                Words input(n);
                for (std::uint32_t& word : input)
                    word = special.at(random() % special.size());
                if (n == 7) // what a reduction of nothing but these says must not depend on its padding
                    input.assign(n, nan);
                const Parameters parameters = resolveParameters(algorithm, given, n);
                const RecordingPtr recording = session().record({algorithm.id, given, input, "auto"});

                Words sums = input;
                for (std::size_t i = 1; i < n; ++i)
                    sums[i] = plain(op, sums[i - 1], sums[i]);
                if (isReduction)
                    sums = {sums.back()};
                else if ((hasKinds && kind == "exclusive") || algorithm.id.starts_with("blelloch")) {
                    sums.insert(sums.begin(), nan);
                    sums.pop_back();
                }
                EXPECT_EQ(recording->output, sums) << op << ' ' << kind << ' ' << n << "\n"
                                                   << formatKeys(recording->output, ElementType::float32) << "\n"
                                                   << formatKeys(sums, ElementType::float32);
                EXPECT_EQ(algorithm.reference(input, parameters), sums) << op << ' ' << kind << ' ' << n;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                    EXPECT_NO_THROW(applyEvents(*recording, k, *recording->states[k - 1], *recording->events[k - 1]));
            }
}

TEST_P(EveryOperator, MultipliesModulo32Bits)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    for (const std::size_t n : {1u, 3u, 8u, 33u, 100u})
        for (const std::string type : {"uint32", "int32"}) {
            const Parameters given{{"type", type}, {"operator", "multiply"}};
            const Words input = makeKeys(algorithm, given, "uniform", n, n);
            const RecordingPtr recording = session().record({algorithm.id, given, input, "auto"});
            if (algorithm.family == "Reductions") {
                std::uint32_t product = 1;
                for (const std::uint32_t word : input)
                    product *= word;
                EXPECT_EQ(recording->output, Words{product}) << n;
            }
            EXPECT_EQ(recording->output, test::reference(*recording)) << n;
        }
}

/// A text is put together in its own order, whatever the tree; a piece out of order would be told.
TEST_P(EveryOperator, JoinsATextInOrder)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    for (const std::size_t n : {1u, 2u, 3u, 8u, 33u, 100u}) {
        const Parameters given{{"operator", "join"}};
        if (!test::goTogether(algorithm, given, n)) // changes the order
            continue;
        const Words input = makeKeys(algorithm, given, "uniform", n, 1);
        const RecordingPtr recording = session().record({algorithm.id, given, input, "auto"});
        EXPECT_EQ(recording->output, test::reference(*recording)) << n;
        const bool hasHeads = has(algorithm, "heads"), isExclusive = algorithm.id.starts_with("blelloch");
        if (algorithm.family == "Reductions") {
            EXPECT_EQ(recording->output, Words{static_cast<std::uint32_t>(n)});
        }
        for (std::size_t i = 0; algorithm.family != "Reductions" && !hasHeads && i < n; ++i)
            EXPECT_EQ(recording->output[i], i + (isExclusive ? 0 : 1)) << "from place 0, so many letters";
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            EXPECT_NO_THROW(applyEvents(*recording, k, *recording->states[k - 1], *recording->events[k - 1]));
    }
}

TEST(Operators, JoinWhatFollowsOnAlone)
{
    const auto join = [](std::uint32_t a, std::uint32_t b) { return combine("join", ElementType::uint32, a, b); };
    const std::array<std::uint32_t, 7> pieces{0, 1, 1 << 16 | 1, 2 << 16 | 3, 2, 5 << 16 | 1, UINT32_MAX};
    for (const std::uint32_t a : pieces) {
        EXPECT_EQ(join(a, 0), a);
        EXPECT_EQ(join(0, a), a);
        for (const std::uint32_t b : pieces)
            for (const std::uint32_t c : pieces)
                EXPECT_EQ(join(join(a, b), c), join(a, join(b, c)));
    }
    EXPECT_EQ(join(2, 2 << 16 | 3), 5u);
    EXPECT_EQ(join(1 << 16 | 1, 1), UINT32_MAX) << "b before a";
    EXPECT_EQ(join(1, 2 << 16 | 3), UINT32_MAX) << "b is missing";
}

std::vector<std::string> combining()
{
    std::vector<std::string> ids;
    for (const Algorithm* algorithm : catalogue())
        if (has(*algorithm, "operator"))
            ids.push_back(algorithm->id);
    return ids;
}

std::string nameOf(const testing::TestParamInfo<std::string>& one)
{
    std::string name = one.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryOperator, testing::ValuesIn(combining()), nameOf);

} // namespace
} // namespace lockstep
