#include "engine/analysis/rightness.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/cut_off.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr std::array<std::size_t, 4> sizes{1, 7, 16, 33};

class EveryRunsRightness : public testing::TestWithParam<test::Run> {};

TEST_P(EveryRunsRightness, IsThatOfTheReferenceAndEndsWithItsLastLaunch)
{
    const RecordingPtr recording = test::record(GetParam());
    const auto found = rightnessOf(*recording);
    EXPECT_TRUE(found->isRight());
    EXPECT_FALSE(found->endsEarly);
    EXPECT_EQ(found->wrongCount(), 0U);
    EXPECT_EQ(rightnessOf(*recording), found) << "looked up once";

    // Its last launches cut off: the events that are left explain the states, and so a file of it is taken.
    for (std::size_t off = 1; off <= std::min<std::size_t>(recording->launchCount(), 3); ++off) {
        const auto cut = std::make_shared<Recording>(test::cutOff(*recording, off));
        const auto told = rightnessOf(*cut);
        EXPECT_TRUE(told->endsEarly) << off << " launches cut off";
        EXPECT_EQ(told->wrongCount(), 0U) << "what is not finished is not wrong";
        ASSERT_TRUE(told->isRight() || told->wrong.size() == cut->output.size());
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryRunsRightness, testing::ValuesIn(test::runsOfSizes(sizes)), test::runName);

TEST(Rightness, OfEveryMistakeIsThatOfTheReference)
{
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes) {
            RunRequest request;
            request.algorithm = algorithm->id;
            prepareBreaking(request, mistake.id);
            RecordingPtr recording;
            try {
                recording = test::session().record(request);
            } catch (const DeviceError&) { // work-groups that wait in vain
                continue;
            }
            const auto found = rightnessOf(*recording);
            EXPECT_EQ(found->isRight(),
                      isRight(*algorithm, recording->parameters, test::reference(*recording), recording->output))
                << algorithm->id << " " << mistake.id;
            const RecordingPtr right = rightRunOf(*recording);
            ASSERT_EQ(right != nullptr, recording->n() <= mostKeysBeside) << algorithm->id << " " << mistake.id;
            if (right) {
                EXPECT_EQ(right->parameters, withoutMistake(recording->parameters));
                EXPECT_TRUE(rightnessOf(*right)->isRight());
                EXPECT_EQ(rightRunOf(*right), nullptr);
            }
        }
}

TEST(Rightness, OfAnotherRecordingAtTheSameAddressIsItsOwn)
{
    Recording recording = *test::record({"kogge-stone-scan", 8});
    EXPECT_TRUE(rightnessOf(recording)->isRight());
    ++recording.output[3];
    const auto found = rightnessOf(recording);
    EXPECT_EQ(found->wrongCount(), 1U);
    EXPECT_TRUE(found->isWrongAt(3));
    EXPECT_FALSE(found->endsEarly);
    --recording.output[3];
    EXPECT_TRUE(rightnessOf(recording)->isRight());
}

/// Which bits a NaN has that was computed each device chooses; one that is only moved keeps its own.
TEST(Rightness, OfAComputedNaNIsThatItIsOne)
{
    const Words one{0x7FC00001}, other{0x7FFFFFFF}, number{0x3F800000};
    const Parameters floats{{"type", "float32"}};
    for (const char* computes : {"convolution", "matrix-product", "n-body"}) {
        EXPECT_TRUE(isRight(findAlgorithm(computes), floats, one, other)) << computes;
        EXPECT_FALSE(isRight(findAlgorithm(computes), floats, number, other)) << computes;
    }
    for (const char* moves : {"transpose", "bitonic-sort", "radix-sort"})
        EXPECT_FALSE(isRight(findAlgorithm(moves), floats, one, other)) << moves;
}

TEST(Rightness, OfAnUnknownAlgorithmIsNotDoubted)
{
    Recording recording = *test::record({"kogge-stone-scan", 8});
    recording.algorithm = "none-of-ours";
    ++recording.output[3];
    EXPECT_TRUE(rightnessOf(recording)->isRight());
}

} // namespace
} // namespace lockstep
