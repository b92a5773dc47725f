#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/places.hpp"

#include "engine/analysis/apply_events.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/races.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using test::record;
using test::request;
using test::session;

constexpr std::size_t sizes[] = {1, 2, 3, 7, 8, 13, 16, 31, 64, 100, 257, 1024};

class EveryRun : public testing::TestWithParam<test::Run> {};

TEST_P(EveryRun, OutputIsTheReference)
{
    const RunRequest r = request(GetParam());
    const RecordingPtr recording = session().record(r);
    const Algorithm& algorithm = findAlgorithm(r.algorithm);
    const Words right = test::reference(*recording);
    EXPECT_TRUE(isRight(algorithm, recording->parameters, right, recording->output))
        << formatKeys(recording->output, recording->type) << "\n"
        << formatKeys(right, recording->type);
}

TEST_P(EveryRun, EventsExplainEveryStateAndShowNoRace)
{
    const RecordingPtr recording = record(GetParam());
    ASSERT_TRUE(recording->isComplete());
    ASSERT_EQ(recording->states.size(), recording->launchCount() + 1);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        State after;
        ASSERT_NO_THROW(after = applyEvents(*recording, k, *recording->states[k - 1], *recording->events[k - 1]));
        test::expectEqual(after, *recording->states[k], k);
        const Races races = racesOf(*recording, k, *recording->events[k - 1]);
        EXPECT_FALSE(races.any()) << recording->launches[k - 1].kernel << ", lines " << races.shown[0].first.line
                                  << " and " << races.shown[0].second.line;
    }
}

TEST_P(EveryRun, EventsNameLinesThatTouchTheirArrays)
{
    const RecordingPtr recording = record(GetParam());
    const std::vector<std::string> lines = test::linesOf(recording->kernelSource);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
        for (const Event& event : *recording->events[k - 1]) {
            ASSERT_GE(event.line, 1);
            ASSERT_LE(event.line, lines.size());
            EXPECT_EQ(lines[event.line - 1].find("TRACE_"), std::string::npos) << event.line;
            if (event.writeCount > 0 && !event.isAtomic()) {
                const std::string& line = lines[event.line - 1];
                EXPECT_TRUE(line.find("] =") != std::string::npos || line.find("STREAM(") != std::string::npos) << line;
            }
        }
}

TEST_P(EveryRun, CountsAreTheEvents)
{
    const RecordingPtr recording = record(GetParam());
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Launch& launch = recording->launches[k - 1];
        const Events& events = *recording->events[k - 1];
        std::set<std::uint32_t> active;
        std::size_t work = 0;
        for (const Event& event : events)
            if (isWork(event.op)) {
                active.insert(event.item);
                ++work;
            }
        EXPECT_EQ(launch.events, events.size());
        EXPECT_EQ(launch.work, work);
        EXPECT_EQ(launch.active, active.size());
    }
}

TEST_P(EveryRun, OneSlotAWorkItemLosesNothing)
{
    const RecordingPtr roomy = record(GetParam());
    RecordOptions options;
    options.slotsPerItem = 1;
    const RecordingPtr tight = session().record(request(GetParam()), options);
    test::expectSameRun(*roomy, *tight);
}

class RunWithoutMemory : public testing::TestWithParam<test::Run> {};

TEST_P(RunWithoutMemory, EveryStateAndEventIsMadeAgain)
{
    const RecordingPtr kept = record(GetParam());
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare = session().record(request(GetParam()), options);
    EXPECT_EQ(kept->output, bare->output);
    const auto varies = [&](std::size_t k) { return bare->launches[k - 1].varies; };
    if (std::ranges::none_of(bare->launches, &Launch::varies)) {
        EXPECT_EQ(kept->work(), bare->work());
    }
    ASSERT_EQ(kept->launchCount(), bare->launchCount());
    if (kept->launchCount() > 1) {
        EXPECT_FALSE(bare->isComplete());
    }
    // Back to front, then jumping about
    std::vector<std::size_t> order;
    for (std::size_t k = kept->launchCount(); k > 0; --k)
        order.push_back(k);
    for (std::size_t i = 0; i < kept->launchCount(); ++i)
        order.push_back(1 + i * 7 % kept->launchCount());
    for (std::size_t k : order) {
        test::expectEqual(session().state(bare, k - 1), *kept->states[k - 1], k - 1);
        EXPECT_EQ(bare->launches[k - 1].varies, kept->launches[k - 1].varies);
        if (varies(k)) { // stored, and never made again
            EXPECT_TRUE(bare->states[k]);
            EXPECT_EQ(bare->events[k - 1], nullptr);
            EXPECT_THROW(session().events(bare, k), InputError);
            continue;
        }
        const EventsPtr again = session().events(bare, k);
        test::expectSameEvents(*again, *kept->events[k - 1], k);
        State after;
        ASSERT_NO_THROW(after = applyEvents(*kept, k, *kept->states[k - 1], *again));
        test::expectEqual(after, *kept->states[k], k);
        test::expectEqual(session().state(bare, k), *kept->states[k], k);
    }
}

TEST_P(EveryRun, FastRunGivesTheRecordedOutput)
{
    EXPECT_EQ(session().runFast(request(GetParam())), record(GetParam())->output);
}

TEST_P(EveryRun, SurvivesBeingWrittenAndRead)
{
    const RecordingPtr recording = record(GetParam());
    const Recording again = readRecording(writeRecording(*recording));
    test::expectSameRun(*recording, again);
    EXPECT_EQ(recording->launches, again.launches);
    EXPECT_EQ(recording->kernelSource, again.kernelSource);
    EXPECT_EQ(recording->span, again.span);
    for (std::size_t k = 0; k < recording->launchCount(); ++k)
        EXPECT_EQ(*recording->events[k], *again.events[k]);
    EXPECT_TRUE(again.isComplete());
}

TEST(RecordingFormat, OfAnotherVersionIsRefusedInPlainWords)
{
    const auto bytes = writeRecording(*record({"bitonic-sort", 4}));
    const auto refusal = [&](int version) -> std::string {
        nlohmann::json json = nlohmann::json::from_cbor(bytes);
        json["lockstep"] = version;
        try {
            readRecording(nlohmann::json::to_cbor(json));
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(refusal(2), "");
    EXPECT_EQ(refusal(3), "");
    EXPECT_EQ(refusal(1), "The recording was written by an older version of Lockstep; record it again.");
    EXPECT_EQ(refusal(4), "The recording was written by a newer version of Lockstep; update Lockstep.");
}

INSTANTIATE_TEST_SUITE_P(Sizes, EveryRun, testing::ValuesIn(test::runsOfSizes(sizes)), test::runName);
INSTANTIATE_TEST_SUITE_P(Pairs, EveryRun, testing::ValuesIn(test::runsOfPairs()), test::runName);

// Kernels that only count are a build of their own, so these are fewer: every third run of each algorithm.
constexpr std::size_t someSizes[] = {1, 7, 16, 100, 1024};
std::vector<test::Run> everyThird(const std::vector<test::Run>& runs)
{
    std::map<std::string, std::size_t> seen;
    std::vector<test::Run> third;
    std::ranges::copy_if(runs, std::back_inserter(third),
                         [&](const test::Run& run) { return seen[run.algorithm]++ % 3 == 0; });
    return third;
}
INSTANTIATE_TEST_SUITE_P(Sizes, RunWithoutMemory, testing::ValuesIn(test::runsOfSizes(someSizes)), test::runName);
INSTANTIATE_TEST_SUITE_P(Pairs, RunWithoutMemory, testing::ValuesIn(everyThird(test::runsOfPairs())), test::runName);

TEST(Catalogue, NamesEveryFileOfItsFolders)
{
    std::size_t files = 0;
    const std::filesystem::path folder{LOCKSTEP_SOURCE_FOLDER "/engine/algorithms"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder})
        files += entry.path().extension() == ".cpp" && entry.path().parent_path() != folder;
    EXPECT_EQ(files, catalogue().size());
}

/// What "auto" becomes can be typed, or a file that holds it would be refused.
TEST(Catalogue, ResolvedValuesAreAmongThoseToChoose)
{
    std::size_t resolved = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {std::size_t{1}, std::size_t{16}, std::size_t{64}, std::size_t{5000}})
            for (const Parameter& chosen : algorithm->parameters)
                for (const std::string& value : chosen.values) {
                    Parameters parameters;
                    try {
                        parameters = resolveParameters(*algorithm, {{chosen.name, value}}, n);
                    } catch (const InputError&) { // does not go with n or the others' defaults
                        continue;
                    }
                    ++resolved;
                    for (const Parameter& one : algorithm->parameters)
                        if (!one.isText()) {
                            EXPECT_TRUE(std::ranges::count(one.values, parameters.at(one.name)) > 0 ||
                                        std::ranges::count(one.shuffled, parameters.at(one.name)) > 0)
                                << algorithm->id << ", n = " << n << ", " << chosen.name << "=" << value << ": "
                                << one.name << " becomes " << parameters.at(one.name);
                        }
                }
    EXPECT_GT(resolved, 2000U);
}

TEST(Catalogue, EventsOfSomeGroupsAreThoseOfTheWhole)
{
    const RecordingPtr recording = record({"radix-sort", 100, "uniform", {{"group-size", "16"}}});
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare =
        session().record(request({"radix-sort", 100, "uniform", {{"group-size", "16"}}}), options);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
        test::expectSameEvents(*session().events(recording, k, {}, 2, 3), *session().events(bare, k, {}, 2, 3), k);
}

TEST(Catalogue, EventsVisitedInPartsAreThoseOfTheWhole)
{
    const test::Run run{"radix-sort", 100, "uniform", {{"group-size", "16"}}};
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare = session().record(request(run), options);
    for (std::size_t k = 1; k <= bare->launchCount(); ++k) {
        const std::size_t groups = bare->launches[k - 1].groups();
        Events together;
        std::size_t parts = 0;
        session().visitEvents(bare, k, 40, [&](const Events& events) {
            EXPECT_TRUE(groups == 1 || events.size() < bare->launches[k - 1].events) << "launch " << k;
            together.insert(together.end(), events.begin(), events.end());
            ++parts;
        });
        EXPECT_EQ(parts > 1, groups > 1) << "launch " << k;
        test::expectSameEvents(together, *record(run)->events[k - 1], k);
    }
}

} // namespace
} // namespace lockstep
