#include "engine/analysis/crossovers.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/units.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <queue>

#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using test::record;

/// Work of every item, phase by phase, as the events say it.
std::map<std::uint32_t, Words> workByPhase(const Recording& recording, std::size_t k)
{
    std::map<std::uint32_t, Words> phases;
    for (const Event& event : *recording.events[k - 1])
        if (isWork(event.op)) {
            Words& work = phases[event.phase];
            work.resize(recording.launches[k - 1].global);
            ++work[event.item];
        }
    return phases;
}

std::map<std::uint32_t, Words> unrolled(const std::vector<BusyRun>& busy)
{
    std::map<std::uint32_t, Words> phases;
    for (const BusyRun& run : busy)
        phases[run.phase].insert(phases[run.phase].end(), run.items, run.work);
    return phases;
}

/// The model lane by lane. A wavefront begins when so many lanes are free as it has, and keeps them until its busiest
/// work-item has ended; where there are too few lanes it runs alone, and they serve it in turns.
std::uint64_t simulated(const std::map<std::uint32_t, Words>& phases, std::size_t local, const Units& units)
{
    std::uint64_t total = 0;
    for (const auto& [phase, work] : phases) {
        std::priority_queue<std::uint64_t, std::vector<std::uint64_t>, std::greater<>> lanes;
        for (std::uint64_t lane = 0; lane < units.count; ++lane)
            lanes.push(0);
        std::uint64_t alone = 0, last = 0;
        for (std::size_t group = 0; group < work.size(); group += local)
            for (std::size_t first = group; first < group + local; first += units.wavefront) {
                const std::size_t end = std::min(first + units.wavefront, group + local);
                std::uint64_t longest = 0;
                for (std::size_t item = first; item < end; ++item)
                    longest = std::max<std::uint64_t>(longest, work[item]);
                if (units.count < units.wavefront) {
                    for (std::uint64_t served = 0; served < units.wavefront; served += units.count)
                        alone += longest;
                    continue;
                }
                if (longest == 0)
                    continue;
                std::uint64_t start = 0;
                for (std::uint32_t lane = 0; lane < units.wavefront; ++lane) {
                    start = lanes.top();
                    lanes.pop();
                }
                last = std::max(last, start + longest);
                for (std::uint32_t lane = 0; lane < units.wavefront; ++lane)
                    lanes.push(start + longest);
            }
        total += std::max(alone, last);
    }
    return total;
}

class EveryLaunch : public testing::TestWithParam<test::Run> {};

TEST_P(EveryLaunch, IsBusyAsItsEventsSay)
{
    const RecordingPtr recording = record(GetParam());
    std::uint64_t span = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Launch& launch = recording->launches[k - 1];
        const auto phases = workByPhase(*recording, k);
        EXPECT_EQ(unrolled(launch.busy), phases) << "launch " << k;
        for (std::size_t i = 1; i < launch.busy.size(); ++i) // neighbours of equal work are one run
            EXPECT_TRUE(launch.busy[i].phase != launch.busy[i - 1].phase ||
                        launch.busy[i].work != launch.busy[i - 1].work);
        ASSERT_TRUE(launch.span && launch.traffic);
        span += *launch.span;
        Traffic traffic;
        for (const Event& event : *recording->events[k - 1]) {
            const auto moved = [&event](std::span<const Access> all) {
                std::uint64_t bytes = 0;
                for (std::size_t i = 0; i < all.size(); ++i) {
                    const bool isHandedOn = event.op == Op::publish || event.op == Op::receive;
                    const bool isTwice = i > 0 && all[i].array == all[i - 1].array && all[i].index == all[i - 1].index;
                    if (!isHandedOn || !isTwice) // one word that stands for mark and count moves once
                        bytes += all[i].array < localArrayBase ? 4 : 0;
                }
                return bytes;
            };
            if (event.op != Op::pull) // whose attraction has named the load
                traffic.read += moved(event.reads());
            traffic.written += moved(event.writes());
        }
        EXPECT_EQ(*launch.traffic, traffic);
        for (std::uint32_t wavefront : {1u, 32u, 64u})
            for (std::uint64_t p : {1, 2, 3, 7, 32, 100, 5000})
                EXPECT_EQ(modelledTime(launch, {p, wavefront}),
                          std::max(simulated(phases, launch.local, {p, wavefront}), *launch.span))
                    << "launch " << k << " P " << p << " wavefront " << wavefront;
    }
    EXPECT_EQ(recording->span, span);
}

/// What a run that only counts says is what the events say, or nothing.
TEST_P(EveryLaunch, CountedIsNeverOtherThanTraced)
{
    const RecordingPtr traced = record(GetParam());
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr counted = test::session().record(test::request(GetParam()), options);
    const KernelFile file{traced->kernelFile, traced->kernelSource};
    for (std::size_t k = 0; k < traced->launchCount(); ++k) {
        const Launch& a = traced->launches[k];
        const Launch& b = counted->launches[k];
        if (!b.busy.empty()) {
            EXPECT_EQ(unrolled(a.busy), unrolled(b.busy)) << "launch " << k + 1;
        }
        if (b.span) {
            EXPECT_EQ(a.span, b.span) << "launch " << k + 1;
        }
        EXPECT_FALSE(b.traffic);
        const KernelSignature& kernel = file.kernel(b.kernel);
        if (!kernel.barriers && !kernel.atomics) {
            EXPECT_TRUE(b.knowsBusy());
            EXPECT_TRUE(b.span) << "what one work-item does is known";
        } else if (b.work > 0) {
            EXPECT_FALSE(b.knowsBusy());
            EXPECT_FALSE(b.span);
        }
    }
}

constexpr std::size_t sizes[] = {1, 2, 7, 16, 33, 100, 257};
INSTANTIATE_TEST_SUITE_P(Sizes, EveryLaunch, testing::ValuesIn(test::runsOfSizes(sizes)), test::runName);
INSTANTIATE_TEST_SUITE_P(Pairs, EveryLaunch, testing::ValuesIn(test::runsOfPairs()), test::runName);

TEST(ModelledTime, Of1024On32UnitsIsThatOfTheExactCount)
{
    const RecordingPtr koggeStone = record({"kogge-stone-scan", 1024});
    const RecordingPtr brentKung = record({"brent-kung-scan", 1024});
    EXPECT_EQ(modelledTime(*koggeStone, {32, 1}), 289u);
    EXPECT_EQ(modelledTime(*brentKung, {32, 1}), 71u);
    EXPECT_EQ(modelledTime(*koggeStone, {1, 1}), koggeStone->work());
    EXPECT_EQ(modelledTime(*brentKung, {1024, 1}), 19u);
    // One wavefront of 32 lanes at a time is 32 units that cannot work on two wavefronts at once.
    EXPECT_EQ(modelledTime(*koggeStone, {32, 32}), 289u);
}

TEST(ModelledTime, OfAnyNAndOperatorIsThatOfTheTextbooksLevels)
{
    for (const char* op : {"add", "max", "min", "affine"})
        for (std::size_t n : {1, 2, 3, 8, 13, 100, 1000, 1024}) {
            std::size_t koggeStone = 0, brentKung = 0, levels = 0, nodes = 0;
            const auto add = [](std::size_t active, std::size_t& time, std::size_t& launches) {
                time += (active + 6) / 7;
                launches += active > 0;
            };
            for (std::size_t s = 1; s < n; s *= 2) {
                add(n - s, koggeStone, levels);
                add(n / (2 * s), brentKung, nodes);
                add((n - s) / (2 * s), brentKung, nodes);
            }
            const RecordingPtr first = record({"kogge-stone-scan", n, "uniform", {{"operator", op}}});
            const RecordingPtr second = record({"brent-kung-scan", n, "uniform", {{"operator", op}}});
            EXPECT_EQ(modelledTime(*first, {7, 1}), koggeStone) << n;
            EXPECT_EQ(first->span, levels) << n;
            EXPECT_EQ(modelledTime(*second, {7, 1}), brentKung) << n;
            EXPECT_EQ(second->span, nodes) << n;
        }
}

TEST(ModelledTime, OfAMillionNeedsNoEvents)
{
    RecordOptions options;
    options.memoryBudget = std::size_t{32} << 20;
    constexpr std::size_t log = 20, n = std::size_t{1} << log;
    const auto recorded = [&](const char* id) {
        return test::session().record({id, {}, Words(n, 1), "auto"}, options);
    };
    const RecordingPtr koggeStone = recorded("kogge-stone-scan"), brentKung = recorded("brent-kung-scan");
    EXPECT_FALSE(koggeStone->isComplete());
    EXPECT_EQ(koggeStone->span, log);
    EXPECT_EQ(brentKung->span, 2 * log - 1);
    EXPECT_EQ(koggeStone->traffic(), std::nullopt);
    const auto ceiled = [](std::size_t active) { return (active + 31) / 32; };
    std::size_t koggeStoneTime = 0, brentKungTime = 0;
    for (std::size_t s = 1; s < n; s *= 2) {
        koggeStoneTime += ceiled(n - s);
        brentKungTime += ceiled(n / (2 * s)) + ceiled((n - s) / (2 * s)) * (2 * s < n);
    }
    EXPECT_EQ(modelledTime(*koggeStone, {32, 1}), koggeStoneTime);
    EXPECT_EQ(modelledTime(*brentKung, {32, 1}), brentKungTime);
    const auto curve = unitCurve(*koggeStone, 1, n);
    ASSERT_TRUE(curve);
    EXPECT_EQ(timeAt(*curve, 1), koggeStone->work());
    EXPECT_EQ(timeAt(*curve, 32), koggeStoneTime);
    EXPECT_EQ(timeAt(*curve, n), log);
    EXPECT_EQ(timeAt(*curve, 12345), modelledTime(*koggeStone, {12345, 1}));
}

TEST(UnitCurve, IsExactAtEveryP)
{
    for (const char* id : {"kogge-stone-scan", "brent-kung-scan", "bitonic-sort", "radix-sort"})
        for (std::uint32_t wavefront : {1u, 32u, 64u}) {
            const RecordingPtr recording = record({id, 100});
            const auto curve = unitCurve(*recording, wavefront, 200);
            ASSERT_TRUE(curve);
            for (std::uint64_t p = 1; p <= 200; ++p)
                EXPECT_EQ(timeAt(*curve, p), modelledTime(*recording, {p, wavefront})) << id << " P " << p;
        }
}

/// P units cannot do more than P units of work in a unit of time, however wide the wavefront.
TEST(ModelledTime, NeverDoesMoreWorkThanItsUnitsCan)
{
    for (const char* id : {"kogge-stone-scan", "brent-kung-scan", "bitonic-sort", "radix-sort"}) {
        const RecordingPtr recording = record({id, 100});
        for (std::uint32_t wavefront : {1u, 32u, 64u}) {
            std::uint64_t before = modelledTime(*recording, {1, wavefront}).value();
            for (std::uint64_t p = 1; p <= 200; ++p) {
                const std::uint64_t time = modelledTime(*recording, {p, wavefront}).value();
                EXPECT_GE(time * p, recording->work()) << id << " P " << p << " wavefront " << wavefront;
                EXPECT_LE(time, before) << id << " P " << p << " wavefront " << wavefront;
                before = time;
            }
        }
    }
    const RecordingPtr scan = record({"kogge-stone-scan", 1024});
    EXPECT_EQ(modelledTime(*scan, {16, 32}), 2 * 289u); // two passes
    EXPECT_EQ(modelledTime(*scan, {31, 32}), 2 * 289u);
    EXPECT_EQ(modelledTime(*scan, {1, 32}), 32 * 289u);
}

/// Fewer passes against a larger table, whose scan is work: the best digit is neither the shortest nor the longest.
TEST(ModelledTime, OfLongerDigitsHasTheScanOfTheirTable)
{
    for (const char* id : {"radix-sort", "local-sort-radix"})
        for (const std::uint64_t p : {1u, 32u, 1024u}) {
            const auto time = [&](const char* bits) {
                return modelledTime(*test::record({id, 1024, "uniform", {{"digit-bits", bits}}}), {p, 1}).value();
            };
            const std::uint64_t middle = time("4");
            EXPECT_LT(middle, time("1")) << id << " P = " << p;
            EXPECT_LT(middle, time("8")) << id << " P = " << p;
        }
}

TEST(UnitCurve, OfNoLaunchIsNothing)
{
    const auto curve = unitCurve(*record({"kogge-stone-scan", 1}), 1, 1);
    EXPECT_EQ(curve, (UnitCurve{{1, 0}}));
}

TEST(Units, OutOfRangeAreRefused)
{
    const RecordingPtr recording = record({"kogge-stone-scan", 16});
    EXPECT_THROW(modelledTime(*recording, {0, 1}), InputError);
    EXPECT_THROW(modelledTime(*recording, {mostUnits + 1, 1}), InputError);
    EXPECT_THROW(modelledTime(*recording, {32, 16}), InputError);
    EXPECT_THROW(unitCurve(*recording, 0, 16), InputError);
}

std::vector<std::string> namesOf(std::span<const RecordingPtr> recordings)
{
    std::vector<std::string> names;
    for (const RecordingPtr& recording : recordings)
        names.push_back(recording->title.substr(0, recording->title.find(" scan")));
    return names;
}

std::vector<Lead> leadsOf(std::span<const RecordingPtr> recordings, std::uint64_t most)
{
    std::vector<UnitCurve> curves;
    for (const RecordingPtr& recording : recordings)
        curves.push_back(unitCurve(*recording, 1, most).value());
    return leads(curves, most);
}

TEST(Crossovers, OfTheTwoScansAtSixteenAreTheIssues)
{
    const std::vector<RecordingPtr> both{record({"kogge-stone-scan", 16}), record({"brent-kung-scan", 16})};
    const std::vector<Lead> found = leadsOf(both, 16);
    EXPECT_EQ(found, (std::vector<Lead>{{1, 7, {1}}, {8, 11, {0, 1}}, {12, 16, {0}}}));
    EXPECT_EQ(leadSentence(leadWords(found, namesOf(both))),
              "Brent–Kung is ahead up to P = 7, a tie from 8 to 11, Kogge–Stone from 12");
}

TEST(Crossovers, LeaveNoPOutAndNameTheFastest)
{
    for (std::size_t n : {1, 2, 13, 64, 1000, 1024}) {
        const std::vector<RecordingPtr> all{record({"kogge-stone-scan", n}), record({"brent-kung-scan", n}),
                                            record({"bitonic-sort", n})};
        const std::vector<Lead> found = leadsOf(all, n);
        std::uint64_t next = 1;
        for (const Lead& lead : found) {
            EXPECT_EQ(lead.from, next);
            next = lead.until + 1;
            for (std::uint64_t p = lead.from; p <= lead.until; ++p) {
                std::vector<std::uint64_t> times;
                for (const RecordingPtr& recording : all)
                    times.push_back(modelledTime(*recording, {p, 1}).value());
                const std::uint64_t best = *std::ranges::min_element(times);
                for (std::size_t c = 0; c < all.size(); ++c)
                    EXPECT_EQ(times[c] == best, std::ranges::count(lead.ahead, c) == 1) << "n " << n << " P " << p;
            }
        }
        EXPECT_EQ(next, n + 1);
    }
}

TEST(Crossovers, SpeakInEveryShape)
{
    const std::vector<std::string> names{"A", "B", "C"};
    const auto words = [&](const std::vector<Lead>& all) { return leadSentence(leadWords(all, names)); };
    EXPECT_EQ(words({{1, 9, {0}}}), "A is ahead at every P");
    EXPECT_EQ(words({{1, 9, {0, 1, 2}}}), "a tie at every P");
    EXPECT_EQ(words({{1, 9, {0, 2}}}), "A and C tie at every P");
    EXPECT_EQ(words({{1, 1, {0}}, {2, 2, {1}}, {3, 9, {2}}}), "A is ahead at P = 1, B at 2, C from 3");
    std::vector<Lead> many;
    for (std::uint64_t p = 1; p <= 9; ++p)
        many.push_back({p, p, {p % 2}});
    EXPECT_EQ(words(many), "B is ahead at P = 1, the lead changes 8 times between 2 and 8, B from 9");
}

#ifdef HAVE_RAPIDCHECK
TEST(ModelledTime, IsThatOfANaiveSimulator)
{
    const bool holds = rc::check([] {
        const auto local = *rc::gen::element<std::size_t>(1, 4, 16, 48, 64, 128);
        const auto groups = *rc::gen::inRange<std::size_t>(1, 6);
        const auto phases = *rc::gen::inRange<std::uint32_t>(1, 4);
        Launch launch;
        launch.local = local;
        launch.global = local * groups;
        std::map<std::uint32_t, Words> work;
        for (std::uint32_t phase = 0; phase < phases; ++phase)
            while (work[phase].size() < launch.global) { // runs, long and short, of idle, light and heavy items
                const std::size_t left = launch.global - work[phase].size();
                const auto items = *rc::gen::inRange<std::size_t>(1, left + 1);
                const auto each = *rc::gen::element<std::uint32_t>(0, 1, 1, 2, 3, 17);
                work[phase].insert(work[phase].end(), items, each);
                launch.busy.push_back({phase, each, static_cast<std::uint32_t>(items)});
                launch.work += each * items;
            }
        Recording recording;
        recording.launches = {launch, launch};
        for (std::uint32_t wavefront : {1u, 32u, 64u}) {
            const auto curve = unitCurve(recording, wavefront, 130);
            for (std::uint64_t p = 1; p <= 130; ++p) {
                const std::uint64_t expected = simulated(work, local, {p, wavefront});
                RC_ASSERT(modelledTime(launch, {p, wavefront}) == expected);
                RC_ASSERT(expected * p >= launch.work);
                RC_ASSERT(timeAt(curve.value(), p) == 2 * expected);
            }
        }
    });
    EXPECT_TRUE(holds);
}
#endif

} // namespace
} // namespace lockstep
