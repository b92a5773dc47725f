#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/lecture/lecture.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

Words usualKeys(const Algorithm& algorithm, const Parameters& parameters, std::size_t n, std::uint64_t seed)
{
    return makeKeys(algorithm, parameters, algorithm.madeKeys.distribution, n, seed);
}

TEST(UsualKeys, OfABitonicMergeAreSortedByIt)
{
    const Algorithm& merge = findAlgorithm("bitonic-merge");
    for (const char* type : {"uint32", "int32", "float32", "pair", "text"})
        for (const char* order : {"ascending", "descending"})
            for (const std::size_t n : {1u, 2u, 3u, 5u, 6u, 12u, 16u, 33u, 64u, 100u, 1024u, 5000u})
                for (const std::uint64_t seed : {1u, 2u, 7u}) {
                    const Parameters parameters = resolveParameters(merge, {{"type", type}, {"order", order}}, n);
                    const KeyOrder by = keyOrder(parameters);
                    const auto bits = [&](std::uint32_t key) { return by.order(key); };
                    const Words keys = usualKeys(merge, parameters, n, seed);
                    EXPECT_TRUE(std::ranges::is_sorted(merge.reference(keys, parameters), {}, bits))
                        << type << ' ' << order << ' ' << n << ": " << formatKeys(keys, by.type);
                    EXPECT_TRUE(n < 12 || !std::ranges::is_sorted(keys, {}, bits)) << "there is something to do";
                    for (std::size_t i = 0; by.type == ElementType::pair && i < n; ++i)
                        ASSERT_EQ(keys[i] & 0xFFFFu, i) << "pairs carry their places";
                }
}

TEST(UsualKeys, OfACascadeGiveBothItsSortsSomethingToDo)
{
    const Algorithm& cascade = findAlgorithm("cascade-sort");
    const auto second = [](std::uint32_t pair) { return pair & 0xFFFFu; };
    for (const std::size_t n : {8u, 16u, 64u}) {
        Words keys = usualKeys(cascade, {}, n, 1);
        EXPECT_FALSE(std::ranges::is_sorted(keys, {}, second));
        EXPECT_FALSE(std::ranges::is_sorted(keys, {}, [](std::uint32_t pair) { return pair >> 16; }));
        std::ranges::sort(keys, {}, second);
        for (std::uint32_t i = 0; i < n; ++i)
            EXPECT_EQ(second(keys[i]), i) << "each place once";
    }
}

TEST(UsualKeys, AreUniformOfMostAlgorithmsAndAnotherDistributionStands)
{
    for (const Algorithm* algorithm : catalogue())
        EXPECT_EQ(algorithm->madeKeys.distribution, algorithm->id == "bitonic-merge" ? "bitonic"
                                                    : algorithm->id == "convolution" ? "disk"
                                                                                     : "uniform");
    EXPECT_EQ(makeKeys(findAlgorithm("bitonic-merge"), {}, "uniform", 12, 3),
              generateKeys("uniform", 12, 3, ElementType::uint32));
}

TEST(UsualKeys, AreDeclaredAndNotGuessedFromParameters)
{
    const Algorithm &merge = findAlgorithm("bitonic-merge"), &cascade = findAlgorithm("cascade-sort");
    for (const Algorithm* algorithm : {&merge, &cascade}) {
        Algorithm renamed = *algorithm, plain = *algorithm;
        for (Parameter& parameter : renamed.parameters)
            if (parameter.name != "type" && parameter.name != "order")
                parameter.name = "another";
        plain.madeKeys = {};
        const std::string_view distribution = algorithm->madeKeys.distribution;
        const Words keys = makeKeys(*algorithm, {}, distribution, 12, 1);
        EXPECT_EQ(makeKeys(renamed, {}, distribution, 12, 1), keys) << algorithm->id;
        EXPECT_EQ(makeKeys(plain, {}, distribution, 12, 1), generateKeys(distribution, 12, 1, keyKind(plain, {}).type))
            << algorithm->id << " without its declaration";
        const Algorithm& sort = findAlgorithm("bitonic-sort");
        EXPECT_EQ(madeFor(std::vector{&sort, static_cast<const Algorithm*>(&renamed)}), 1u) << algorithm->id;
        EXPECT_EQ(madeFor(std::vector{&sort, static_cast<const Algorithm*>(&plain)}), 0u) << algorithm->id;
    }
    for (const Algorithm* algorithm : catalogue())
        EXPECT_TRUE(isMadeImage(algorithm->madeKeys.distribution) ||
                    std::ranges::find(distributions(), algorithm->madeKeys.distribution) != distributions().end())
            << algorithm->id;
}

TEST(UsualKeys, OfALecturesComparisonAreTheSame)
{
    const auto sceneOf = [](const char* fields) {
        return parseLecture(std::string{R"({"lockstep-lecture": 1, "title": "T", "scenes": [{"title": "S", )"} +
                                fields + "}]}",
                            "l.json")
            .scenes.front();
    };
    // No power of two: the keys are bitonic and turned.
    const Algorithm& merge = findAlgorithm("bitonic-merge");
    const Words bitonic = usualKeys(merge, {}, 12, 1);
    EXPECT_NE(bitonic, generateKeys("bitonic", 12, 1, ElementType::uint32));
    EXPECT_EQ(sceneOf(R"("algorithm": "bitonic-merge", "input": {"n": 12})").runs.front().input, bitonic);
    for (const char* compared : {R"("compare": ["bitonic-sort", "bitonic-merge"], "input": {"n": 12})",
                                 R"("compare": ["bitonic-merge", "bitonic-sort"], "input": {"n": 12})"})
        for (const RunRequest& run : sceneOf(compared).runs)
            EXPECT_EQ(run.input, bitonic) << compared << ", " << run.algorithm;
    EXPECT_EQ(
        sceneOf(R"("algorithm": "bitonic-merge", "input": {"n": 12, "distribution": "uniform"})").runs.front().input,
        generateKeys("uniform", 12, 1, ElementType::uint32));
}

TEST(UsualKeys, AreMadeForTheOneThatNeedsSpecialOnes)
{
    const Algorithm &sort = findAlgorithm("bitonic-sort"), &merge = findAlgorithm("bitonic-merge"),
                    &cascade = findAlgorithm("cascade-sort"), &scan = findAlgorithm("brent-kung-scan");
    const auto chosen = [](const std::vector<const Algorithm*>& all) { return all[madeFor(all)]; };
    EXPECT_EQ(chosen({&sort, &scan}), &sort);
    EXPECT_EQ(chosen({&scan, &sort}), &scan);
    std::vector<const Algorithm*> all{&sort, &scan, &cascade};
    std::ranges::sort(all);
    do
        EXPECT_EQ(chosen(all), &cascade);
    while (std::ranges::next_permutation(all).found);
    all.push_back(&merge);
    std::ranges::sort(all);
    do
        EXPECT_EQ(chosen(all), &merge);
    while (std::ranges::next_permutation(all).found);
}

} // namespace
} // namespace lockstep
