// What work-items do one after another in local memory, and who of them brings keys there and back.
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/network/read.hpp"

#include <map>
#include <set>

namespace lockstep::ui {
namespace {

const char* const sort = "bitonic-work-group-sort";

Resident variantOf(const char* variant, std::size_t n)
{
    return keptBy(recordedRun(sort, n, {{"variant", variant}}));
}

std::string told(const Resident& resident, Moment moment)
{
    return sentenceOf(networkLens.narration(resident, moment));
}

TEST(SerialNetworks, PairsOfOneWorkItemStandFromLeftToRight)
{
    bool isSerial = false;
    for (const char* variant : {"stretches", "fused"})
        for (const std::size_t n : {7, 8, 16, 33}) {
            const UnrolledNetwork network = *unroll(variantOf(variant, n));
            for (std::size_t c = 1; c <= network.places.size(); ++c) {
                const Events& events = *network.resident.eventsOf(c);
                const Comparators layer = comparatorsOf(*network.resident.recording, events);
                std::map<std::uint32_t, std::vector<std::uint32_t>> lows; // by work-item, in the order of its events
                for (const Event& event : events)
                    lows[event.item].push_back(std::min(event.readSlots[0].index, event.readSlots[1].index));
                for (const auto& [item, order] : lows) {
                    std::vector<int> taken;
                    for (const std::uint32_t low : order)
                        taken.push_back(std::ranges::find(layer.all, low, &Comparator::low)->slot);
                    isSerial = isSerial || taken.size() > 1;
                    EXPECT_TRUE(std::ranges::is_sorted(taken, std::less_equal{}) || taken.size() < 2)
                        << variant << " of " << n << ", column " << c << ", work-item " << item;
                    EXPECT_EQ(std::set<int>(taken.begin(), taken.end()).size(), taken.size()) << variant << n;
                }
            }
        }
    EXPECT_TRUE(isSerial);
}

TEST(SerialNetworks, AreSaidToBe)
{
    EXPECT_TRUE(
        told(variantOf("stretches", 16), {1, 1})
            .starts_with("2 work-groups of one work-item keep their keys in local memory (dashed) for 6 layers of "
                         "comparators, up to 4 pairs of a layer one after another: "));
    EXPECT_NE(told(variantOf("stretches", 16), {2, 1}).find("; 2 work-items take 4 each, one after another"),
              std::string::npos);
    EXPECT_EQ(told(variantOf("fused", 16), {1, 1}).find("one after another"), std::string::npos);
}

TEST(SerialNetworks, LayersWithoutBarriersHaveTheirStages)
{
    const UnrolledNetwork network = *unroll(variantOf("stretches", 16));
    std::vector<std::uint32_t> stages;
    for (const Launch& column : network.resident.recording->launches)
        stages.push_back(column.meaning.stage.value_or(0));
    EXPECT_EQ(stages, (std::vector<std::uint32_t>{1, 2, 2, 3, 3, 3, 4, 4, 4, 4}));
}

TEST(SerialNetworks, ASinglePairOfAMirroredLayerIsMirrored)
{
    const Resident resident = variantOf("index-value", 33);
    const UnrolledNetwork network = *unroll(resident);
    for (std::size_t c = 1; c <= network.places.size(); ++c) {
        const Launch& launch = resident.recording->launches[network.places[c - 1].launch - 1];
        const LaunchMeaning& column = network.resident.recording->launches[c - 1].meaning;
        EXPECT_EQ(column.distance, launch.meaning.distance) << c;
        EXPECT_EQ(column.title, launch.meaning.title) << c;
    }
}

TEST(SerialNetworks, GroupsWithoutAPairAreNotCounted)
{
    for (const std::size_t n : {9, 33})
        for (const char* variant : {"pairs", "index-value", "fused", "stretches"}) {
            const Resident resident = variantOf(variant, n);
            const Recording& recording = *resident.recording;
            for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
                if (!comparesLocally(recording, k))
                    continue;
                std::set<std::uint32_t> busy;
                for (const Event& event : *resident.eventsOf(k))
                    if (event.op == Op::compare)
                        busy.insert(event.group);
                const std::size_t all = recording.launches[k - 1].groups();
                const std::string count = busy.size() == all
                                              ? std::to_string(all)
                                              : std::to_string(busy.size()) + " of " + std::to_string(all);
                const std::string said = told(resident, {k, 1});
                EXPECT_TRUE(said.starts_with(count + " work-group") || said.starts_with("The keys are sorted"))
                    << variant << " of " << n << ", launch " << k << ": " << said;
            }
        }
}

TEST(SerialNetworks, KeysThatAreOnlyLoadedOrStoredAreNoSwaps)
{
    for (const char* variant : {"pairs", "index-value", "fused"}) {
        const Resident resident = variantOf(variant, 16);
        for (const std::uint32_t phase :
             {0U, static_cast<std::uint32_t>(resident.recording->launches[0].phases.size()) - 1}) {
            const Scene scene = networkLens.scene(resident, {1, 1, phase}, {});
            EXPECT_EQ(marksNamed(scene, "launch1-phase\\d+-item\\d+-(smaller|larger|arrowhead)"), 0U)
                << variant << ", phase " << phase;
        }
    }
}

TEST(SerialNetworks, WhoStoresIsNamedWhereHeStores)
{
    const Resident resident = variantOf("index-value", 16);
    const std::size_t k = 4; // two groups of four work-items
    const Launch& launch = resident.recording->launches[k - 1];
    const auto last = static_cast<std::uint32_t>(launch.phases.size() - 1);
    std::set<std::uint32_t> stores;
    for (const Event& event : *resident.eventsOf(k))
        for (const Access& write : event.writes())
            if (write.array == resident.recording->mainBuffer)
                stores.insert(event.item);
    ASSERT_EQ(stores, (std::set<std::uint32_t>{0, 4}));
    View view;
    view.size = {1136, 480};
    const auto namedIn = [&](std::uint32_t phase) {
        std::set<std::uint32_t> named;
        for (const Mark& mark : networkLens.scene(resident, {k, 1, phase}, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text.startsWith("work-item "))
                named.insert(text->text.mid(10).toUInt());
        return named;
    };
    EXPECT_EQ(namedIn(last), stores);
    EXPECT_EQ(namedIn(0).size(), 8U);
    EXPECT_EQ(told(resident, {k, 1, last}),
              "2 work-items each store 8 keys in global memory again, one after another: 16 in all.");
}

} // namespace
} // namespace lockstep::ui
