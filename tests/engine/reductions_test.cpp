#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::session;

const Words textbook{3, 1, 7, 0, 4, 1, 6, 3};

RecordingPtr reduce(const std::string& algorithm, Words values, Parameters parameters = {})
{
    return session().record({algorithm, std::move(parameters), std::move(values), "auto"});
}

/// The first so many values after launch k.
Words valuesAfter(const Recording& recording, std::size_t k, std::size_t count)
{
    Words values = *recording.states[k]->buffers[0];
    values.resize(count);
    return values;
}

/// The sentence with which a run is refused.
std::string refusal(const std::string& algorithm, const Parameters& parameters)
{
    return test::refusalOf([&] { resolveParameters(findAlgorithm(algorithm), parameters, 16); });
}

TEST(Reductions, OneWorkItemFoldsFromTheLeft)
{
    const RecordingPtr recording = reduce("sequential-reduction", textbook);
    Words sums;
    for (const Event& event : *recording->events[0])
        sums.push_back(event.writeSlots[0].value);
    EXPECT_EQ(sums, (Words{3, 4, 11, 11, 15, 16, 22, 25}));
    EXPECT_EQ(recording->output, Words{25});
    EXPECT_EQ(recording->launchCount(), 1u);
    EXPECT_EQ(recording->work(), 7u);
    EXPECT_EQ(recording->span, 7u);
}

TEST(Reductions, OfNeighboursAreTheBalancedTree)
{
    const RecordingPtr recording = reduce("adjacent-pair-reduction", textbook);
    ASSERT_EQ(recording->launchCount(), 3u);
    EXPECT_EQ(valuesAfter(*recording, 1, 8), (Words{4, 1, 7, 0, 5, 1, 9, 3}));
    EXPECT_EQ(valuesAfter(*recording, 2, 8), (Words{11, 1, 7, 0, 14, 1, 9, 3}));
    EXPECT_EQ(recording->output, Words{25});
    EXPECT_EQ(recording->work(), 7u);
    EXPECT_EQ(recording->span, 3u);
}

TEST(Reductions, OfHalvesAreTheCommutativeTree)
{
    const RecordingPtr recording = reduce("halving-reduction", textbook);
    ASSERT_EQ(recording->launchCount(), 3u);
    EXPECT_EQ(valuesAfter(*recording, 1, 4), (Words{7, 2, 13, 3}));
    EXPECT_EQ(valuesAfter(*recording, 2, 2), (Words{20, 5}));
    EXPECT_EQ(recording->output, Words{25});
    // Of 7 the fourth waits, of 4 and 2 none.
    const RecordingPtr odd = reduce("halving-reduction", {1, 2, 3, 4, 5, 6, 7});
    EXPECT_EQ(valuesAfter(*odd, 1, 4), (Words{6, 8, 10, 4}));
    EXPECT_EQ(odd->output, Words{28});
}

TEST(Reductions, TakeOneCombineLessThanThereAreValues)
{
    for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 13u, 16u, 100u, 512u})
        for (const char* tree : {"sequential-reduction", "adjacent-pair-reduction", "halving-reduction"}) {
            const RecordingPtr recording = reduce(tree, Words(n, 1));
            EXPECT_EQ(recording->work(), n - 1) << tree << n;
            EXPECT_EQ(recording->output, Words{static_cast<std::uint32_t>(n)}) << tree << n;
            std::uint64_t levels = 0; // ceil(log2 n)
            while (std::size_t{1} << levels < n)
                ++levels;
            if (tree != std::string{"sequential-reduction"}) {
                EXPECT_EQ(recording->span, levels) << tree << n;
                EXPECT_EQ(recording->launchCount(), levels) << tree << n;
            }
        }
}

TEST(Reductions, OfTheLadderFinishTheirPartialSums)
{
    for (const std::string& variant : findAlgorithm("work-group-reduction").parameters[2].values) {
        const std::size_t perItem = variant >= "reduce3" ? 2 : 1;
        const Parameters ladder{{"variant", variant}, {"group-size", "8"}};
        const RecordingPtr recording = reduce("work-group-reduction", Words(100, 1), ladder);
        EXPECT_EQ(recording->output, Words{100}) << variant;
        std::vector<std::size_t> groups;
        for (const Launch& launch : recording->launches)
            groups.push_back(launch.groups());
        EXPECT_EQ(groups, perItem == 1 ? (std::vector<std::size_t>{13, 2, 1}) : (std::vector<std::size_t>{7, 1}));

        Parameters byHost = ladder;
        byHost["finish"] = "host";
        const RecordingPtr folded = reduce("work-group-reduction", Words(100, 1), byHost);
        EXPECT_EQ(folded->output, Words{100}) << variant;
        EXPECT_EQ(folded->launchCount(), 1u);
        Words sums(perItem == 1 ? 12 : 6, perItem == 1 ? 8 : 16);
        sums.push_back(4); // of the last block
        EXPECT_EQ(*folded->states[1]->buffers[folded->outputBuffer], sums) << variant;
    }
}

TEST(Reductions, FinishedByTheHostAreKeptOnlyWhereItsFoldIsRight)
{
    Recording recording = *reduce("work-group-reduction", Words(20, 3), {{"finish", "host"}});
    EXPECT_NO_THROW(requireSound(recording));
    recording.output = {61};
    EXPECT_THROW(requireSound(recording), std::runtime_error);
    recording.output = {60};
    recording.parameters["finish"] = "launch";
    EXPECT_THROW(requireSound(recording), std::runtime_error);
}

TEST(Reductions, WorkOfTheLadderIsThatOfAFullBlock)
{
    // The identity stands past the end, so 200 values cost what 256 do.
    for (const std::size_t n : {200u, 256u})
        for (const char* variant : {"reduce0", "reduce1", "reduce2"}) {
            const RecordingPtr recording =
                reduce("work-group-reduction", Words(n, 1), {{"variant", variant}, {"group-size", "256"}});
            EXPECT_EQ(recording->work(), 255u) << variant << n;
            EXPECT_EQ(recording->span, 8u) << variant << n;
        }
    for (const char* variant : {"reduce3", "reduce4"}) {
        const RecordingPtr recording =
            reduce("work-group-reduction", Words(512, 1), {{"variant", variant}, {"group-size", "256"}});
        EXPECT_EQ(recording->launchCount(), 1u);
        EXPECT_EQ(recording->work(), 511u) << variant;
        EXPECT_EQ(recording->span, 9u) << variant;
    }
}

TEST(Reductions, InWorkGroupsOfAnySizeGiveTheReference)
{
    const Words values = generateKeys("uniform", 10'007, 5, ElementType::uint32, KeysFor::maps);
    for (const char* size : {"1", "2", "6", "100", "1024"}) {
        std::vector<std::pair<std::string, Parameters>> runs{
            {"coarsened-reduction", {{"per-item", "8"}}},
            {"work-group-reduction", {{"variant", "reduce0"}, {"finish", "host"}}},
            {"work-group-reduction", {{"variant", "reduce1"}, {"finish", "host"}}}};
        for (auto& [algorithm, parameters] : runs) {
            parameters["operator"] = "affine";
            parameters["group-size"] = size;
            EXPECT_EQ(session().runFast({algorithm, parameters, values, "auto"}), foldedReference(values, parameters))
                << algorithm << size;
        }
    }
    for (const char* size : {"1", "2", "64", "128", "1024"})
        for (const char* variant : {"reduce2", "reduce3", "reduce4"}) {
            const Parameters parameters{
                {"variant", variant}, {"group-size", size}, {"finish", "host"}, {"operator", "add"}};
            EXPECT_EQ(session().runFast({"work-group-reduction", parameters, values, "auto"}),
                      foldedReference(values, parameters))
                << variant << size;
        }
}

TEST(Reductions, OfMillionsOfValuesGiveTheReference)
{
    const Words values = generateKeys("uniform", (std::size_t{1} << 22) - 1, 5, ElementType::uint32);
    for (const char* variant : {"reduce1", "reduce2", "reduce3", "reduce4"})
        EXPECT_EQ(session().runFast({"work-group-reduction", {{"variant", variant}}, values, "auto"}),
                  foldedReference(values, {{"operator", "add"}}))
            << variant;
}

TEST(Reductions, ThatChangeTheOrderRefuseAffineMaps)
{
    EXPECT_EQ(
        refusal("halving-reduction", {{"operator", "affine"}}),
        "The halving tree changes the order of its operands; affine maps need it kept: choose add, max or min, or "
        "the adjacent-pair tree.");
    for (const char* variant : {"reduce2", "reduce3", "reduce4"})
        EXPECT_EQ(refusal("work-group-reduction", {{"operator", "affine"}, {"variant", variant}}),
                  std::string{variant} +
                      " changes the order of its operands; affine maps need it kept: choose add, max "
                      "or min, or reduce0 or reduce1.");
    EXPECT_EQ(refusal("work-group-reduction", {{"operator", "affine"}, {"variant", "reduce1"}}), "");
    EXPECT_EQ(refusal("adjacent-pair-reduction", {{"operator", "affine"}}), "");
    EXPECT_EQ(refusal("coarsened-reduction", {{"operator", "affine"}}), "");
}

TEST(Reductions, RefuseWorkGroupsThatLoseValuesOrNeverEnd)
{
    EXPECT_EQ(refusal("work-group-reduction", {{"variant", "reduce2"}, {"group-size", "100"}}),
              "reduce2 halves its work-group in every step and would lose values of one of 100; choose a power of two, "
              "or reduce0 or reduce1.");
    EXPECT_EQ(refusal("work-group-reduction", {{"variant", "reduce1"}, {"group-size", "1"}}),
              "A work-group of 1 adds nothing in reduce1, so its launches would never end; choose a larger group-size, "
              "reduce3 or reduce4, or finish on the host.");
    EXPECT_EQ(refusal("work-group-reduction", {{"variant", "reduce1"}, {"group-size", "1"}, {"finish", "host"}}), "");
    EXPECT_EQ(refusal("work-group-reduction", {{"variant", "reduce3"}, {"group-size", "1"}}), "");
}

} // namespace
} // namespace lockstep
