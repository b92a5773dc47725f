#include "engine/analysis/ancestry.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <tuple>

#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using test::record;

/// What has flowed into a word: input positions, and events as (launch, index).
struct Ancestors {
    std::set<std::uint32_t> inputs;
    std::set<std::pair<std::size_t, std::uint32_t>> events;
    void add(const Ancestors& other)
    {
        inputs.insert(other.inputs.begin(), other.inputs.end());
        events.insert(other.events.begin(), other.events.end());
    }
};

/// The independent computation: forward from the input, every word carries all its ancestors.
class Forward {
public:
    explicit Forward(const Recording& recording) : m_recording(recording)
    {
        for (std::uint32_t i = 0; i < recording.n(); ++i)
            m_words[{recording.mainBuffer, i, noGroup}].inputs.insert(i);
    }

    void run(std::size_t k)
    {
        std::erase_if(m_words, [](const auto& entry) { return std::get<2>(entry.first) != noGroup; });
        std::map<std::uint32_t, Ancestors> tallied; // by work-item
        const Events& events = *m_recording.events[k - 1];
        for (std::uint32_t e = 0; e < events.size(); ++e) {
            const Event& event = events[e];
            Ancestors all;
            all.events.insert({k, e});
            for (const Access& read : event.op == Op::publish ? event.reads().first(1) : event.reads())
                all.add(at(event, read));
            if (event.op == Op::tally)
                tallied[event.item].add(all);
            if (event.op == Op::move)
                all.add(tallied[event.item]);
            if (event.op == Op::mark)
                for (const Event& move : events)
                    if (move.op == Op::move && move.item == event.item)
                        all.add(at(move, move.readSlots[0]));
            if (event.op == Op::combine && event.writeCount == 2) { // what was moved comes from read 0 alone
                Ancestors moved = at(event, event.readSlots[0]);
                moved.events.insert({k, e});
                at(event, event.writeSlots[0]) = all;
                at(event, event.writeSlots[1]) = moved;
            } else if (event.op == Op::compare)
                for (const Access& read : event.reads())
                    at(event, read) = all;
            else
                for (const Access& write : event.writes())
                    at(event, write) = all;
        }
    }

    const Ancestors& at(Place place) { return m_words[{place.buffer, place.index, noGroup}]; }

private:
    static constexpr std::uint32_t noGroup = UINT32_MAX;
    Ancestors& at(const Event& event, const Access& access)
    {
        return m_words[{access.array, access.index, access.array < localArrayBase ? noGroup : event.group}];
    }

    const Recording& m_recording;
    std::map<std::tuple<std::size_t, std::uint32_t, std::uint32_t>, Ancestors> m_words;
};

/// Places of every buffer, at most some forty of each.
std::vector<Place> someCells(const Recording& recording)
{
    std::vector<Place> cells;
    for (std::uint32_t b = 0; b < recording.buffers.size(); ++b) {
        const std::size_t size = recording.buffers[b].size();
        for (std::size_t i = 0; i < size; i += std::max<std::size_t>(1, size / 40))
            cells.push_back({b, static_cast<std::uint32_t>(i)});
    }
    return cells;
}

void expectConesAreTheAncestors(const Recording& recording)
{
    Forward forward{recording};
    for (std::size_t k = 0; k <= recording.launchCount(); ++k) {
        if (k > 0)
            forward.run(k);
        for (const Place cell : someCells(recording)) {
            const Ancestors& expected = forward.at(cell);
            const Cone cone = coneOf(recording, k, cell, keptEvents(recording)).value();
            EXPECT_EQ(std::set(cone.inputs.begin(), cone.inputs.end()), expected.inputs);
            std::set<std::pair<std::size_t, std::uint32_t>> events;
            std::uint64_t work = 0;
            for (std::size_t launch = 1; launch <= k; ++launch)
                for (std::uint32_t e : cone.launches[launch - 1].events) {
                    events.insert({launch, e});
                    work += isWork((*recording.events[launch - 1])[e].op);
                }
            EXPECT_EQ(events, expected.events)
                << recording.algorithm << " state " << k << " cell " << cell.buffer << ":" << cell.index;
            EXPECT_EQ(cone.work, work);
        }
    }
}

class EveryCone : public testing::TestWithParam<test::Run> {};

TEST_P(EveryCone, IsWhatFlowedIntoTheCell)
{
    expectConesAreTheAncestors(*record(GetParam()));
}

/// The places on the cone before a launch have together the inputs of the cell after it.
TEST_P(EveryCone, ContinuesThroughThePlacesBeforeEachLaunch)
{
    const RecordingPtr recording = record(GetParam());
    const std::size_t last = recording->launchCount();
    if (recording->output.empty())
        return; // nothing passed the predicate
    const Place cell{static_cast<std::uint32_t>(recording->outputBuffer),
                     static_cast<std::uint32_t>(recording->output.size() - 1)};
    const Cone cone = coneOf(*recording, last, cell, keptEvents(*recording)).value();
    for (std::size_t k = 0; k < last; ++k) {
        std::set<std::uint32_t> inputs;
        for (const Place place : cone.launches[k].before) {
            const Cone part = coneOf(*recording, k, place, keptEvents(*recording)).value();
            inputs.insert(part.inputs.begin(), part.inputs.end());
        }
        EXPECT_EQ(inputs, std::set(cone.inputs.begin(), cone.inputs.end())) << "launch " << k + 1;
    }
}

std::vector<test::Run> coneRuns()
{
    constexpr std::size_t sizes[] = {1, 2, 7, 16, 33};
    std::vector<test::Run> runs = test::runsOfSizes(sizes);
    runs.push_back({"radix-sort", 40, "uniform", {{"digit-bits", "1"}, {"group-size", "16"}}});
    runs.push_back({"radix-sort", 70, "few-distinct", {{"digit-bits", "4"}, {"group-size", "64"}}});
    runs.push_back({"kogge-stone-scan", 16, "uniform", {{"operator", "affine"}}});
    return runs;
}
INSTANTIATE_TEST_SUITE_P(, EveryCone, testing::ValuesIn(coneRuns()), test::runName);

TEST(Cone, OfAScanIsTheRangeItSums)
{
    for (std::size_t n : {2, 5, 16, 33}) {
        const RecordingPtr koggeStone = record({"kogge-stone-scan", n});
        for (std::size_t k = 0; k <= koggeStone->launchCount(); ++k)
            for (std::uint32_t i = 0; i < n; ++i) {
                const auto buffer = static_cast<std::uint32_t>(k % 2); // values, scratch, values, …
                const Cone cone = coneOf(*koggeStone, k, {buffer, i}, keptEvents(*koggeStone)).value();
                const std::uint32_t reach = (1u << k) - 1;
                EXPECT_EQ(inputRange(cone), (std::pair{i - std::min(i, reach), i}));
            }
        const RecordingPtr brentKung = record({"brent-kung-scan", n});
        for (std::uint32_t i = 0; i < n; ++i) {
            const Cone cone = coneOf(*brentKung, brentKung->launchCount(), {0, i}, keptEvents(*brentKung)).value();
            EXPECT_EQ(inputRange(cone), (std::pair{0u, i}));
            EXPECT_EQ(cone.work, i); // a sum of i + 1 values, none added twice
        }
    }
}

TEST(Cone, OfANetworksOutputIsAllTheInput)
{
    const RecordingPtr recording = record({"bitonic-sort", 16});
    for (std::uint32_t i = 0; i < 16; ++i)
        EXPECT_EQ(coneOf(*recording, 10, {0, i}, keptEvents(*recording))->inputs.size(), 16u);
    EXPECT_EQ(coneOf(*recording, 1, {0, 5}, keptEvents(*recording))->inputs, (std::vector<std::uint32_t>{4, 5}));
}

TEST(Cone, OfWhatIsNotThereIsRefused)
{
    const RecordingPtr recording = record({"bitonic-sort", 16});
    EXPECT_THROW(coneOf(*recording, 11, {0, 0}, keptEvents(*recording)), InputError);
    EXPECT_THROW(coneOf(*recording, 1, {0, 16}, keptEvents(*recording)), InputError);
    EXPECT_THROW(wayOf(*recording, 1, {9, 0}, keptEvents(*recording)), InputError);
    const EventsOf none = [](std::size_t) { return nullptr; };
    EXPECT_FALSE(coneOf(*recording, 1, {0, 0}, none));
    EXPECT_FALSE(wayOf(*recording, 1, {0, 0}, none));
    EXPECT_TRUE(coneOf(*recording, 0, {0, 0}, none));
}

/// In every state the key is itself, and all ways of the outputs are one permutation of the input.
void expectWaysFollowTheKeys(const Recording& recording)
{
    const std::size_t last = recording.launchCount();
    std::vector<std::uint32_t> origin;
    for (std::uint32_t i = 0; i < recording.n(); ++i) {
        const Place cell{static_cast<std::uint32_t>(recording.outputBuffer), i};
        const Way way = wayOf(recording, last, cell, keptEvents(recording)).value();
        ASSERT_EQ(way.size(), last + 1);
        for (std::size_t k = 0; k <= last; ++k) {
            ASSERT_TRUE(way[k]);
            EXPECT_EQ((*recording.states[k]->buffers[way[k]->buffer])[way[k]->index], recording.output[i]);
        }
        EXPECT_EQ(way[0]->buffer, recording.mainBuffer);
        origin.push_back(way[0]->index);
        // Asked anywhere on the way, it is the same way.
        for (std::size_t k = 0; k <= last; ++k)
            EXPECT_EQ(wayOf(recording, k, *way[k], keptEvents(recording)), way);
    }
    std::vector<std::uint32_t> sorted = origin;
    std::ranges::sort(sorted);
    std::vector<std::uint32_t> positions(recording.n());
    std::iota(positions.begin(), positions.end(), 0u);
    EXPECT_EQ(sorted, positions);
    if (recording.algorithm == "radix-sort") { // stable, so the permutation is known
        std::ranges::stable_sort(positions, {}, [&](std::uint32_t i) { return recording.input[i]; });
        EXPECT_EQ(origin, positions);
    }
}

TEST(Way, FollowsEveryKeyThroughTheWholeSort)
{
    for (std::size_t n : {1, 2, 7, 16, 33, 64})
        for (const char* distribution : {"uniform", "few-distinct"}) {
            expectWaysFollowTheKeys(*record({"bitonic-sort", n, distribution}));
            expectWaysFollowTheKeys(*record({"radix-sort", n, distribution}));
        }
}

TEST(Way, EndsWhereAnOperationMadeTheValue)
{
    const RecordingPtr recording = record({"brent-kung-scan", 8});
    const Way way = wayOf(*recording, 1, {0, 1}, keptEvents(*recording)).value();
    EXPECT_FALSE(way[0]);
    EXPECT_EQ(way[1], (Place{0, 1}));
}

TEST(ConeWords, SayTheRangeOrTheWay)
{
    const auto wordsFor = [](const Recording& recording, std::size_t state, Place cell) {
        const EventsOf events = keptEvents(recording);
        const std::uint32_t value = (*recording.states[state]->buffers[cell.buffer])[cell.index];
        return coneWords(recording, *coneOf(recording, state, cell, events), *wayOf(recording, state, cell, events),
                         value)
            .english;
    };
    const RecordingPtr scan = test::session().record({"brent-kung-scan", {}, {3, 1, 7, 0}, "auto"});
    EXPECT_EQ(wordsFor(*scan, 2, {0, 3}), "11 comes from positions 0 to 3 of the input, by 3 operations.");
    EXPECT_EQ(wordsFor(*scan, 0, {0, 2}), "7 comes from position 2 of the input.");
    const RecordingPtr sort = test::session().record({"bitonic-sort", {}, {3, 1, 7, 0}, "auto"});
    EXPECT_EQ(wordsFor(*sort, 3, {0, 0}), "0 came from position 3 of the input, by way of 4 keys and 5 comparisons.");
    const RecordingPtr radix = test::session().record({"radix-sort", {}, {3, 1, 2, 0}, "auto"});
    EXPECT_EQ(
        wordsFor(*radix, radix->launchCount(), {static_cast<std::uint32_t>(radix->outputBuffer), 3}).substr(0, 34),
        "3 came from position 0 of the inpu");
}

#ifdef HAVE_RAPIDCHECK
TEST(Cone, IsWhatFlowedIntoTheCellForAnyInput)
{
    const bool holds = rc::check([] {
        const auto id =
            *rc::gen::element<std::string>("bitonic-sort", "radix-sort", "kogge-stone-scan", "brent-kung-scan");
        const auto input =
            *rc::gen::resize(40, rc::gen::nonEmpty(rc::gen::container<Words>(rc::gen::inRange<std::uint32_t>(0, 300))));
        const RecordingPtr recording = test::session().record({id, {}, input, "auto"});
        expectConesAreTheAncestors(*recording);
        RC_ASSERT(!testing::Test::HasFailure());
        if (id == "bitonic-sort" || id == "radix-sort")
            expectWaysFollowTheKeys(*recording);
        RC_ASSERT(!testing::Test::HasFailure());
    });
    EXPECT_TRUE(holds);
}
#endif

} // namespace
} // namespace lockstep
