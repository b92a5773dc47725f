#include "engine/trials/breaking.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/order_racing.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <numeric>

namespace lockstep {
namespace {

using test::session;

/// A run with a mistake on, of these keys (as typed), or of the example where there are none.
RunRequest broken(const std::string& algorithm, const std::string& mistake, const std::string& keys = {},
                  Parameters parameters = {})
{
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = std::move(parameters);
    if (!keys.empty())
        request.input = parseKeys(keys, ElementType::uint32);
    prepareBreaking(request, mistake);
    return request;
}

Breaking brokenOnce(const RunRequest& request)
{
    BreakOptions options;
    options.times = 3;
    return breakRun(session(), request, options);
}

std::string refusalOf(const std::string& algorithm, const Parameters& parameters)
{
    return test::refusalOf([&] { resolveParameters(findAlgorithm(algorithm), parameters, 16); });
}

TEST(Mistakes, AreRefusedWithASentenceWhereThereAreNone)
{
    EXPECT_EQ(refusalOf("bitonic-sort", {{"mistake", "unpadded"}}),
              "bitonic-sort has no mistake to switch on; leave 'mistake' out, or see: lockstep break");
    EXPECT_EQ(refusalOf("block-scan-pipeline", {{"mistake", "unpadded"}}),
              "block-scan-pipeline has no mistake 'unpadded'; choose one of: none, no-load-barrier, ushort-offsets.");
    EXPECT_EQ(refusalOf("work-group-reduction", {{"mistake", "no-barriers"}}),
              "The mistake no-barriers of work-group-reduction exists only where variant=reduce4, not where variant is "
              "reduce0; set that, too.");
    EXPECT_EQ(refusalOf("kogge-stone-work-group-scan", {{"mistake", "no-second-barrier"}, {"buffering", "double"}}),
              "The mistake no-second-barrier of kogge-stone-work-group-scan exists only where buffering=single, not "
              "where buffering is double; set that, too.");
}

TEST(Mistakes, ThatAreOffLeaveNoTrace)
{
    for (const Algorithm* algorithm : catalogue()) {
        EXPECT_FALSE(resolveParameters(*algorithm, {}, 16).contains("mistake"));
        EXPECT_FALSE(resolveParameters(*algorithm, {{"mistake", "none"}}, 16).contains("mistake"));
        for (const Mistake& mistake : algorithm->mistakes) {
            RunRequest request{algorithm->id, {}, Words(9, 1)};
            prepareBreaking(request, mistake.id);
            const RecordingPtr on = session().record(request);
            EXPECT_EQ(on->parameters.at("mistake"), mistake.id);
            request.parameters["mistake"] = "none";
            const RecordingPtr off = session().record(request);
            EXPECT_FALSE(off->parameters.contains("mistake"));
            EXPECT_EQ(off->output, test::reference(*off));
            EXPECT_EQ(on->buildOptions.starts_with(off->buildOptions), true) << "only an option is added";
            EXPECT_EQ(off->kernelSource, on->kernelSource) << "the mistake stands in the same file";
        }
    }
}

TEST(Mistakes, AreDescribedAndShownByTheirExamples)
{
    std::size_t count = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes) {
            ++count;
            EXPECT_FALSE(mistake.title.english.empty() || mistake.lesson.english.empty() || mistake.source.empty());
            RunRequest request{algorithm->id, {}, {}};
            EXPECT_EQ(&prepareBreaking(request, mistake.id), &mistake);
            EXPECT_FALSE(request.input.empty()) << mistake.id << " has no example";
        }
    EXPECT_GE(count, 8u);
    RunRequest bitonic{"bitonic-sort", {}, {}};
    EXPECT_THROW(prepareBreaking(bitonic, ""), InputError);
    EXPECT_THROW(breakRun(session(), {"hillis-steele-scan", {}, Words(4, 1)}), InputError) << "no mistake is on";
}

struct RacingRun {
    std::string algorithm, mistake;
    std::size_t n = 0;
    Parameters parameters = {};
};

std::vector<RacingRun> racingRuns()
{
    std::vector<RacingRun> runs;
    for (const std::size_t n : {3u, 8u, 16u, 33u, 100u, 1000u})
        for (const char* kind : {"inclusive", "exclusive"})
            runs.push_back({"kogge-stone-work-group-scan", "no-second-barrier", n, {{"kind", kind}}});
    for (const char* group : {"4", "8", "64", "128", "256"})
        for (const std::size_t n : {2u, 100u, 1000u})
            runs.push_back({"work-group-reduction", "no-barriers", n, {{"group-size", group}, {"finish", "host"}}});
    for (const auto& [digits, n] : {std::pair{"2", 4u}, {"4", 16u}, {"16", 100u}, {"256", 1000u}})
        runs.push_back({"block-scan-pipeline", "no-load-barrier", n, {{"digits", digits}}});
    for (const std::size_t n : {8u, 33u, 100u})
        runs.push_back({"bitonic-work-group-sort", "colliding-slots", n});
    for (const char* mistake : {"plain-add", "no-merge-barrier"})
        for (const std::size_t n : {16u, 100u, 1000u})
            runs.push_back({"histogram", mistake, n, {{"group-size", "16"}}});
    return runs;
}

class RacingMistakes : public testing::TestWithParam<RacingRun> {};

RunRequest requestOf(const RacingRun& run)
{
    RunRequest request{run.algorithm, run.parameters, generateKeys("uniform", run.n, run.n, ElementType::uint32)};
    prepareBreaking(request, run.mistake);
    return request;
}

/// Whatever the output was.
TEST_P(RacingMistakes, AreCaughtByTheAddresses)
{
    const RecordingPtr recording = session().record(requestOf(GetParam()));
    std::size_t words = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Races races = racesOf(*recording, k, *recording->events[k - 1]);
        words += races.words;
        EXPECT_EQ(recording->launches[k - 1].varies, isRacing(*recording, recording->launches[k - 1]));
        if (!isRacing(*recording, recording->launches[k - 1])) {
            EXPECT_FALSE(races.any()) << recording->launches[k - 1].kernel;
        }
        for (const Race& race : races.shown) {
            EXPECT_TRUE(race.first.writes);
            EXPECT_NE(race.first.item, race.second.item);
            EXPECT_EQ(race.first.phase, race.second.phase);
            EXPECT_GE(race.array, localArrayBase);
        }
    }
    EXPECT_GT(words, 0u);
}

TEST_P(RacingMistakes, AreKeptInFilesAndReadBack)
{
    const RecordingPtr recording = session().record(requestOf(GetParam()));
    const auto bytes = writeRecordingFile({{recording}});
    const RecordingFile file = readRecordingFile(bytes, "a file");
    ASSERT_EQ(file.recordings.size(), 1u);
    test::expectEqual(*file.recordings[0]->states.back(), *recording->states.back(), 1);
    EXPECT_EQ(*file.recordings[0]->events[0], *recording->events[0]);
    EXPECT_EQ(file.recordings[0]->parameters.at("mistake"), GetParam().mistake);
}

/// On a device that takes one work-item after the other every value read is explained.
TEST_P(RacingMistakes, HaveAnOrderWhereItemsComeOneByOne)
{
    RunRequest request = requestOf(GetParam());
    request.device = "basic";
    const RecordingPtr recording = session().record(request);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        State after;
        ASSERT_NO_THROW(after = applyEvents(*recording, k, *recording->states[k - 1], *recording->events[k - 1]));
        test::expectEqual(after, *recording->states[k], k);
    }
}

INSTANTIATE_TEST_SUITE_P(All, RacingMistakes, testing::ValuesIn(racingRuns()), [](const auto& made) {
    std::string name = fmt::format("{}_{}_{}", made.param.mistake, made.param.n, made.index);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Racing, WithoutMemoryTheLaunchIsStoredAndNotMadeAgain)
{
    const RunRequest request = broken("kogge-stone-work-group-scan", "no-second-barrier");
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare = session().record(request, options);
    ASSERT_TRUE(bare->states[1]);
    EXPECT_TRUE(bare->launches[0].varies);
    EXPECT_THROW(session().events(bare, 1), InputError);
}

TEST(Racing, EventsThatNobodyCanHaveSeenAreRefused)
{
    const RecordingPtr recording = session().record(broken("kogge-stone-work-group-scan", "no-second-barrier"));
    const State &before = *recording->states[0], &after = *recording->states[1];
    EXPECT_NO_THROW(requireRacing(*recording, 1, before, after, *recording->events[0]));
    const auto sum = static_cast<std::size_t>(std::ranges::find(*recording->events[0], Op::combine, &Event::op) -
                                              recording->events[0]->begin());
    Events events = *recording->events[0];
    ++events[sum].writeSlots[0].value;
    EXPECT_THROW(requireRacing(*recording, 1, before, after, events), Error) << "no sum of what it read";
    events = *recording->events[0];
    events[sum].readSlots[0].value = 0; // its sum is then what it says it read, and it did not write that before
    events[sum].readSlots[1].value = 1000;
    events[sum].writeSlots[0].value = 1000;
    EXPECT_THROW(requireRacing(*recording, 1, before, after, events), Error) << "written by itself alone";
    events = *recording->events[0];
    events[sum].readSlots[1].value += 1000;
    events[sum].writeSlots[0].value += 1000;
    EXPECT_THROW(requireRacing(*recording, 1, before, after, events), Error) << "written by nobody";
    events = *recording->events[0];
    const auto stores = std::ranges::find_if(events, [&](const Event& event) { // the last one need not be a store
        return event.writeCount > 0 && event.writeSlots[0].array == recording->outputBuffer;
    });
    ASSERT_NE(stores, events.end());
    events.erase(stores);
    EXPECT_THROW(requireRacing(*recording, 1, before, after, events), Error)
        << "a place of the output is not explained";
    events = *recording->events[0];
    events.front().readSlots[0].index = 1u << 30;
    EXPECT_THROW(requireRacing(*recording, 1, before, after, events), Error) << "outside";
}

// Where one item runs after the other each adds what its neighbour has just made (ORX-10's ascending order).
TEST(Breaking, KoggeStoneInAscendingOrderIsTheSourcesWrongScan)
{
    RunRequest request = broken("kogge-stone-work-group-scan", "no-second-barrier", "3,1,7,0,4,1,6,3");
    request.device = "basic";
    const RecordingPtr recording = session().record(request);
    EXPECT_EQ(recording->output, (Words{3, 4, 14, 15, 32, 35, 65, 71}));
    const Breaking breaking = brokenOnce(request);
    EXPECT_EQ(breaking.runs, 3u);
    ASSERT_TRUE(breaking.firstInTime && breaking.firstOutput);
    EXPECT_EQ(breaking.firstInTime->array, "xy");
    EXPECT_EQ(breaking.firstInTime->index, 2u);
    EXPECT_EQ(breaking.firstInTime->got, 11u);
    EXPECT_EQ(breaking.firstInTime->right, 8u);
    EXPECT_EQ(heldText(breaking.firstInTime->held), "x0 + x1 + x2");
    EXPECT_EQ(breaking.firstOutput->index, 2u);
    EXPECT_EQ(heldText(breaking.firstOutput->held), "2·x0 + x1 + x2");
    EXPECT_EQ(breaking.racedWords, 6u + 4u) << "those that items 2 to 7 read at distance 1, and 4 to 7 at 2";
}

// Section 11.2: in round 2 thread 4 has added before thread 6 reads. The book forgets x0. The events come as a device
// reports them, item by item, and their order is found by what each read.
TEST(Breaking, TheInterleavingOfTheBookHoldsItsInputsTwice)
{
    Recording recording;
    recording.input = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000};
    Words xy = recording.input;
    const std::uint32_t array = localArrayBase;
    Events events;
    for (std::uint32_t t = 0; t < xy.size(); ++t) {
        Event load;
        load.op = Op::copy;
        load.item = t;
        load.readCount = load.writeCount = 1;
        load.readSlots[0] = {0, t, xy[t]};
        load.writeSlots[0] = {array, t, xy[t]};
        events.push_back(load);
    }
    const auto add = [&](std::uint32_t t, std::uint32_t stride, std::uint32_t phase) {
        Event event;
        event.op = Op::combine;
        event.item = t;
        event.phase = phase;
        event.readCount = 2;
        event.writeCount = 1;
        event.readSlots[0] = {array, t - stride, xy[t - stride]};
        event.readSlots[1] = {array, t, xy[t]};
        xy[t] += xy[t - stride];
        event.writeSlots[0] = {array, t, xy[t]};
        events.push_back(event);
    };
    for (std::uint32_t t = 7; t >= 1; --t)
        add(t, 1, 1);
    for (const std::uint32_t t : {7u, 5u, 4u, 6u, 3u, 2u}) // 4 before 6
        add(t, 2, 2);
    for (std::uint32_t t = 7; t >= 4; --t)
        add(t, 4, 3);
    std::ranges::stable_sort(events, {}, &Event::item);
    orderRacing(events);
    HeldFollower follower{recording};
    Words stands(8);
    for (const Event& event : events) {
        for (const Access& read : event.reads())
            if (read.array == array) {
                EXPECT_EQ(stands[read.index], read.value) << "item " << event.item << " phase " << event.phase;
            }
        stands[event.writeSlots[0].index] = event.writeSlots[0].value;
        follower.take(event);
    }
    EXPECT_EQ(stands, xy);
    EXPECT_EQ(heldText(follower.at(array, 0, 6)), "x0 + 2·x1 + 2·x2 + x3 + x4 + x5 + x6");
    EXPECT_EQ(xy[6], 1111221u);
    for (const std::uint32_t right : {3u, 5u, 7u})
        EXPECT_EQ(follower.at(array, 0, right), (Held{{{0, right, 1}}}));
}

TEST(Breaking, MoreKeysThanEventsAreKeptForAreRefused)
{
    RunRequest request{"work-group-reduction", {}, Words(std::size_t{1} << 21, 1)};
    prepareBreaking(request, "no-barriers");
    EXPECT_THROW(brokenOnce(request), InputError);
}

TEST(Breaking, ThePrintedGuardLeavesOutHalfOfTheSums)
{
    const Breaking breaking = brokenOnce(broken("hillis-steele-scan", "printed-guard", "3,1,7,0,4,1,6,3"));
    ASSERT_TRUE(breaking.recording);
    EXPECT_EQ(breaking.recording->output, (Words{3, 1, 8, 7, 12, 12, 11, 14}));
    EXPECT_EQ(breaking.wrongRuns, 3u);
    EXPECT_EQ(breaking.wrongRunsOf, (std::vector<std::uint32_t>{0, 3, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(breaking.firstWrongOfRuns, 1u);
    EXPECT_EQ(breaking.racedWords, 0u);
    ASSERT_TRUE(breaking.firstInTime);
    EXPECT_TRUE(breaking.firstInTime->isMissing);
    EXPECT_EQ(breaking.firstInTime->array, "section");
    EXPECT_EQ(breaking.firstInTime->index, 1u);
    EXPECT_EQ(breaking.firstInTime->got, 1u);
    EXPECT_EQ(breaking.firstInTime->right, 4u);
    EXPECT_EQ(heldText(breaking.firstInTime->heldRight), "x0 + x1");
    EXPECT_EQ(breaking.verdict.english, "Wrong in 3 of 3 runs.");
}

class Unpadded : public testing::TestWithParam<std::string> {};

TEST_P(Unpadded, IsWrongUnlessNIsAPowerOfTwo)
{
    const Breaking breaking = brokenOnce(broken(GetParam(), "unpadded", "1,1,1,1,1"));
    ASSERT_TRUE(breaking.recording && breaking.firstInTime && breaking.firstOutput);
    EXPECT_EQ(breaking.recording->output, (Words{4, 5, 6, 7, 0}));
    EXPECT_EQ(breaking.racedWords, 0u);
    EXPECT_EQ(breaking.firstInTime->index, 4u) << "a leaf is cleared for the root";
    EXPECT_EQ(breaking.firstInTime->got, 0u);
    EXPECT_EQ(breaking.firstOutput->index, 0u);
    EXPECT_EQ(heldText(breaking.firstOutput->held), "x0 + x1 + x2 + x3");
    EXPECT_EQ(heldText(breaking.firstOutput->heldRight), "nothing");
    for (const std::size_t n : {1u, 2u, 3u, 6u, 7u, 8u, 16u, 33u, 64u}) {
        RunRequest request{GetParam(), {}, Words(n, 1)};
        prepareBreaking(request, "unpadded");
        Words right(n);
        std::iota(right.begin(), right.end(), 0u);
        EXPECT_EQ(session().runFast(request) == right, std::has_single_bit(n)) << n;
    }
    const Breaking harmless = brokenOnce(broken(GetParam(), "unpadded", "1,1,1,1"));
    EXPECT_FALSE(harmless.firstInTime || harmless.firstOutput);
    EXPECT_EQ(harmless.verdict.id, "breaking.harmless");
}

INSTANTIATE_TEST_SUITE_P(Both, Unpadded, testing::Values("blelloch-scan", "blelloch-work-group-scan"),
                         [](const auto& made) { return made.index == 0 ? "launches" : "workGroup"; });

TEST(Breaking, OffsetsInSixteenBitsWrap)
{
    const Breaking breaking = brokenOnce(broken("block-scan-pipeline", "ushort-offsets"));
    ASSERT_TRUE(breaking.recording && breaking.firstInTime && breaking.firstOutput);
    Words wrapped = breaking.right->output;
    EXPECT_EQ(wrapped, test::reference(*breaking.right));
    for (std::uint32_t& start : wrapped)
        start &= 0xFFFF;
    EXPECT_EQ(breaking.recording->output, wrapped);
    EXPECT_NE(breaking.recording->output, breaking.right->output);
    EXPECT_EQ(*breaking.firstInTime->got, *breaking.firstInTime->right & 0xFFFF);
    EXPECT_GT(*breaking.firstInTime->right, 0xFFFFu);
    EXPECT_EQ(breaking.racedWords, 0u);
    for (std::size_t k = 1; k <= breaking.recording->launchCount(); ++k)
        EXPECT_NO_THROW(applyEvents(*breaking.recording, k, *breaking.recording->states[k - 1],
                                    *breaking.recording->events[k - 1]));
    // What fits stays right.
    const Breaking small = brokenOnce(broken("block-scan-pipeline", "ushort-offsets", "3,1,7,1,4,1,6,2"));
    EXPECT_EQ(small.wrongRuns, 0u);
    EXPECT_EQ(small.verdict.id, "breaking.harmless");
}

/// The recorded run is wrong in what its events explain, and the same run without the mistake is right.
TEST(Breaking, ASortByOffsetsInSixteenBitsIsFoundWrongPast65536Keys)
{
    const Breaking breaking = brokenOnce(broken("radix-pipeline", "ushort-offsets"));
    ASSERT_TRUE(breaking.recording && breaking.right && breaking.firstOutput);
    EXPECT_EQ(breaking.wrongRuns, 3u);
    EXPECT_EQ(breaking.firstOutput->index, 65'536u) << "where places begin again";
    EXPECT_GT(breaking.racedWords, 0u) << "two keys for one place";
    EXPECT_EQ(breaking.right->output, test::reference(*breaking.right));
    for (std::size_t k = 1; k <= breaking.recording->launchCount(); ++k) {
        const State after =
            applyEvents(*breaking.recording, k, *breaking.recording->states[k - 1], *breaking.recording->events[k - 1]);
        test::expectEqual(after, *breaking.recording->states[k], k);
    }

    const Algorithm& sort = findAlgorithm("radix-pipeline");
    const auto isRightWith = [&](const char* mistake) {
        const RecordingPtr recording = session().record({sort.id,
                                                         {{"digit-bits", "8"}, {"mistake", mistake}},
                                                         generateKeys("uniform", 70'000, 1, ElementType::uint32),
                                                         "auto"});
        return isRight(sort, recording->parameters, test::reference(*recording), recording->output);
    };
    EXPECT_TRUE(isRightWith("none"));
    EXPECT_FALSE(isRightWith("ushort-offsets"));
}

TEST(Breaking, WithoutBarriersTheSumOfOnesIsNotTheirNumber)
{
    RunRequest request = broken("work-group-reduction", "no-barriers");
    request.device = "basic";
    const Breaking breaking = brokenOnce(request);
    ASSERT_TRUE(breaking.recording && breaking.firstInTime);
    EXPECT_NE(breaking.recording->output, (Words{256}));
    EXPECT_EQ(breaking.right->output, (Words{256}));
    EXPECT_EQ(breaking.firstInTime->array, "sdata");
    EXPECT_LT(breaking.firstInTime->got, breaking.firstInTime->right);
    EXPECT_GT(breaking.racedWords, 0u);
}

TEST(Breaking, DominoWithStaticBlocksDeadlocksInTheModelOnly)
{
    const Breaking breaking = brokenOnce(broken("domino-scan", "static-block-index"));
    ASSERT_TRUE(breaking.recording && breaking.model);
    EXPECT_EQ(breaking.recording->output, test::reference(*breaking.recording));
    EXPECT_EQ(breaking.wrongRuns + breaking.stuckRuns, 0u);
    EXPECT_TRUE(breaking.model->broken.deadlocked);
    EXPECT_FALSE(breaking.model->right.deadlocked);
    EXPECT_EQ(breaking.model->right.roundsToFinish(), 5u);
    EXPECT_EQ(breaking.racedWords, 0u);
    EXPECT_EQ(breaking.verdict.id, "breaking.model");
}

TEST(Breaking, TellsHowFarItIsAndStops)
{
    const RunRequest request = broken("hillis-steele-scan", "printed-guard");
    std::stop_source stop;
    BreakOptions options;
    options.times = 50;
    options.stop = stop.get_token();
    std::size_t told = 0;
    options.progress = [&](std::size_t done, std::size_t total) {
        EXPECT_EQ(total, 50u);
        told = done;
        if (done == 4)
            stop.request_stop();
    };
    EXPECT_THROW(breakRun(session(), request, options), Cancelled);
    EXPECT_EQ(told, 4u);
    options.times = 0;
    EXPECT_THROW(breakRun(session(), request, options), InputError);
}

/// The textbook's section 11.2, but for x0, which it leaves out.
TEST(Breaking, TheEarlyStoreGivesTheBooksWrongSum)
{
    const Breaking breaking = brokenOnce(broken("kogge-stone-work-group-scan", "early-store"));
    ASSERT_TRUE(breaking.recording);
    EXPECT_EQ(breaking.recording->output, (Words{3, 4, 11, 11, 15, 16, 30, 25}));
    EXPECT_EQ(breaking.wrongRuns, breaking.runs) << "on any device";
    EXPECT_EQ(breaking.racedWords, 0u);
    ASSERT_TRUE(breaking.firstOutput);
    EXPECT_EQ(breaking.firstOutput->index, 6u);
    EXPECT_EQ(heldText(breaking.firstOutput->held), "x0 + 2·x1 + 2·x2 + x3 + x4 + x5 + x6");
    ASSERT_TRUE(breaking.firstInTime);
    EXPECT_EQ(breaking.firstInTime->index, 6u);
    EXPECT_EQ(heldText(breaking.firstInTime->held), "x1 + x2 + x3 + x4 + x5 + x6") << "round 2";
    EXPECT_EQ(heldText(breaking.firstInTime->heldRight), "x3 + x4 + x5 + x6");
}

TEST(Breaking, ThePrintedIndexLeavesOutTheFirstValue)
{
    const Breaking breaking = brokenOnce(broken("sequential-scan", "printed-index"));
    ASSERT_TRUE(breaking.recording);
    EXPECT_EQ(breaking.recording->output, (Words{23, 67, 82, 168, 0})) << "as the book's loop has it, on its own data";
    ASSERT_TRUE(breaking.firstInTime);
    EXPECT_EQ(breaking.firstInTime->index, 0u);
    EXPECT_EQ(breaking.firstInTime->got, 23u);
    EXPECT_EQ(heldText(breaking.firstInTime->held), "x1");
    EXPECT_EQ(heldText(breaking.firstInTime->heldRight), "x0");
    EXPECT_EQ(breaking.racedWords, 0u);
    EXPECT_THROW(brokenOnce(broken("sequential-scan", "printed-index", "7")), InputError);
}

TEST(Held, AddsUpHowOftenAnInputIsInIt)
{
    const Held a{{{0, 3, 1}}}, b{{{2, 5, 1}}};
    EXPECT_EQ(together(a, b), (Held{{{0, 1, 1}, {2, 3, 2}, {4, 5, 1}}}));
    EXPECT_EQ(together(a, {}), a);
    EXPECT_EQ(together(a, Held{{{4, 4, 1}}}), (Held{{{0, 4, 1}}}));
    EXPECT_EQ(heldText({}), "nothing");
    EXPECT_EQ(heldText(together(a, b)), "x0 + x1 + 2·x2 + 2·x3 + x4 + x5");
    EXPECT_EQ(heldText({{{0, 20, 1}, {30, 40, 3}}}), "x0 + … + x20 + 3·(x30 + … + x40)");
}

} // namespace
} // namespace lockstep
