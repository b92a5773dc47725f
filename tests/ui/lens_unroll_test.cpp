// Networks whose columns are no launches: layers in local memory, and keys that are shuffled.
#include "engine/analysis/metrics.hpp"
#include "engine/presets/preset.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/network/read.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

Resident runOf(const char* algorithm, const Words& keys, const std::map<std::string, std::string>& parameters = {})
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    request.input = keys;
    return keptBy(session.record(request));
}

const Words sixteen{8, 12, 4, 15, 2, 11, 6, 3, 5, 14, 16, 10, 1, 9, 13, 7};

std::size_t comparatorsIn(const UnrolledNetwork& network)
{
    std::size_t all = 0;
    for (std::size_t c = 1; c <= network.places.size(); ++c)
        all += comparatorsOf(*network.resident.recording, *network.resident.eventsOf(c)).all.size();
    return all;
}

TEST(UnrolledNetworks, EveryLayerInLocalMemoryIsAColumn)
{
    for (const char* variant : {"fused", "pairs", "index-value"})
        for (const std::size_t n : {2, 3, 7, 8, 16, 33, 64}) {
            const Resident resident = keptBy(recordedRun("bitonic-work-group-sort", n, {{"variant", variant}}));
            const Recording& recording = *resident.recording;
            ASSERT_TRUE(mustUnroll(recording)) << variant << n;
            const std::optional<UnrolledNetwork> network = unroll(resident);
            ASSERT_TRUE(network);
            EXPECT_EQ(comparatorsIn(*network), workParts(recording)->compares) << variant << n;
            // The last column leaves the output.
            const Words& last = *network->resident.state(network->places.size())->buffers[0];
            EXPECT_EQ(Words(last.begin(), last.begin() + static_cast<std::ptrdiff_t>(n)), recording.output)
                << variant << n;
            for (std::size_t c = 1; c <= network->places.size(); ++c)
                for (const Comparator& one :
                     comparatorsOf(*network->resident.recording, *network->resident.eventsOf(c)).all) {
                    EXPECT_LT(one.small, one.large) << "all point one way";
                    EXPECT_LT(one.large, n);
                }
        }
    const UnrolledNetwork fused = *unroll(keptBy(recordedRun("bitonic-work-group-sort", 16)));
    ASSERT_EQ(fused.places.size(), 10U); // log2 16 · (log2 16 + 1) / 2
    std::vector<std::uint32_t> stages;
    for (const Launch& column : fused.resident.recording->launches)
        stages.push_back(column.meaning.stage.value_or(0));
    EXPECT_EQ(stages, (std::vector<std::uint32_t>{1, 2, 2, 3, 3, 3, 4, 4, 4, 4}));
    EXPECT_FALSE(fused.resident.recording->launches[1].meaning.distance) << "mirrored pairs are not equally far apart";
    EXPECT_EQ(fused.resident.recording->launches[2].meaning.distance, 1U);
}

TEST(UnrolledNetworks, MirroredLayersSayWithinHowManyWires)
{
    for (const char* variant : {"fused", "pairs"}) {
        const Resident resident = keptBy(recordedRun("bitonic-work-group-sort", 16, {{"variant", variant}}));
        const UnrolledNetwork network = *unroll(resident);
        for (const auto& [column, title] :
             {std::pair{1, ""}, {2, "mirrored, within 4"}, {4, "mirrored, within 8"}, {7, "mirrored, within 16"}}) {
            const LaunchMeaning& meaning = network.resident.recording->launches[column - 1].meaning;
            EXPECT_EQ(meaning.distance.has_value(), column == 1) << variant << column;
            if (column > 1) {
                EXPECT_EQ(meaning.title.english, title) << variant;
            }
        }
    }
    // A launch that is one layer says so by itself, too.
    const Resident pairs = keptBy(recordedRun("bitonic-work-group-sort", 16, {{"variant", "pairs"}}));
    EXPECT_EQ(pairs.recording->launches[1].meaning.title.english, "mirrored, within 4");
    EXPECT_FALSE(pairs.recording->launches[1].meaning.distance);
    EXPECT_EQ(pairs.recording->launches[2].meaning.distance, 1U);
}

TEST(UnrolledNetworks, SlotsOfLocalMemoryAreNamedBesideTheWires)
{
    for (const auto& [variant, held, sentence] :
         {std::tuple{"pairs", "14",
                     "In each group the first work-item has slots 0 and 1, the next 2 "
                     "and 3, and so on."},
          {"index-value", "28–29",
           "In each group the first work-item has slots 0 to 3, the next 4 to "
           "7, and so on. A key has two: its index and its value. In the end "
           "one work-item of each group stores all keys, one after another."}}) {
        const Resident resident =
            keptBy(recordedRun("bitonic-work-group-sort", 16, {{"variant", variant}, {"group-size", "8"}}));
        View view;
        view.size = {1136, 480};
        const Scene scene = networkLens.scene(resident, {1, 1}, view);
        expectLegible(scene, variant);
        EXPECT_EQ(marksNamed(scene, "launch1-phase\\d-slots\\d+"), 16U) << variant;
        EXPECT_EQ(marksNamed(scene, "launch1-phase\\d-owner\\d+"), 8U) << "of neighbours one bracket";
        std::set<QString> texts;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.item == 7)
                texts.insert(text->text);
        EXPECT_TRUE(texts.contains("work-item 7") && texts.contains(QString::fromUtf8(held))) << variant;
        EXPECT_TRUE(QString::fromStdString(sentenceOf(networkLens.narration(resident, {1, 1}))).endsWith(sentence));
    }
    // Work-items that take whole blocks through several layers have no slots of their own.
    View view;
    view.size = {1136, 480};
    const Resident fused = keptBy(recordedRun("bitonic-work-group-sort", 16));
    EXPECT_EQ(marksNamed(networkLens.scene(fused, {1, 1}, view), ".*slots\\d+"), 0U);
}

TEST(UnrolledNetworks, PhasesStepThroughTheColumns)
{
    const Resident resident = keptBy(recordedRun("bitonic-work-group-sort", 16));
    const Recording& recording = *resident.recording;
    ASSERT_EQ(phasesShown(recording, 1), 8U); // loaded, six layers, stored
    const UnrolledNetwork network = *unroll(resident);
    const auto at = [&](std::size_t k, double fraction, std::optional<std::uint32_t> phase = {}) {
        return network.at(recording, {k, fraction, phase});
    };
    EXPECT_EQ(at(0, 1), (Moment{0, 1}));
    EXPECT_EQ(at(1, 0.5, 0), (Moment{1, 0}));
    EXPECT_EQ(at(1, 0.5, 1), (Moment{1, 0.5}));
    EXPECT_EQ(at(1, 1, 6), (Moment{6, 1}));
    EXPECT_EQ(at(1, 0.5, 7), (Moment{6, 1}));
    EXPECT_EQ(at(1, 1), (Moment{6, 1}));
    EXPECT_EQ(at(2, 0.25), (Moment{7, 0.25}));
    EXPECT_EQ(at(3, 1), (Moment{10, 1}));
    const auto told = [&](std::size_t k, std::optional<std::uint32_t> phase) {
        return sentenceOf(networkLens.narration(resident, {k, 0.5, phase}));
    };
    EXPECT_EQ(told(1, 0), "8 work-items each load 2 keys into local memory, one after another: 16 in all.");
    EXPECT_EQ(told(1, 7), "8 work-items each store 2 keys in global memory again, one after another: 16 in all.");
    EXPECT_TRUE(told(1, 1).starts_with("Every key meets the key 1 wire away: ")) << told(1, 1);
    EXPECT_TRUE(told(1, 2).starts_with("8 pairs of keys meet: ")) << told(1, 2);
    EXPECT_TRUE(
        told(1, {}).starts_with("2 work-groups keep their keys in local memory (dashed) for 6 layers of comparators: "))
        << told(1, {});
    const Scene scene = networkLens.scene(resident, {1, 0.5, 2}, {});
    for (const Mark& mark : scene.marks) {
        const bool isThird = mark.id.name.startsWith("launch1-phase3-");
        EXPECT_TRUE(!isThird || mark.id.phase == 3) << mark.id.name.toStdString();
    }
    EXPECT_EQ(marksNamed(scene, "launch1-phase3-item\\d+-smaller"), 8U);
    EXPECT_EQ(marksNamed(scene, "launch1-phase2-item\\d+-comparator"), 8U);
    EXPECT_EQ(marksNamed(scene, "launch2-item\\d+-comparator"), 8U);
    for (const Mark& mark : scene.marks)
        EXPECT_LE(mark.id.launch, 3) << "launches are named, not columns: " << mark.id.name.toStdString();
}

TEST(UnrolledNetworks, RoomsFrameWhatAWorkGroupKeeps)
{
    const UnrolledNetwork fused = *unroll(keptBy(recordedRun("bitonic-work-group-sort", 16)));
    ASSERT_EQ(fused.rooms.size(), 2U);
    EXPECT_EQ(fused.rooms[0].first, 1U);
    EXPECT_EQ(fused.rooms[0].last, 6U);
    ASSERT_EQ(fused.rooms[0].rooms.size(), 2U);
    EXPECT_EQ(fused.rooms[0].rooms[0].high, 7U);
    EXPECT_EQ(fused.rooms[0].rooms[1].low, 8U);
    EXPECT_EQ(fused.rooms[1].first, 8U);
    // A frame would lie about a group whose keys lie apart, so its launch has none.
    const UnrolledNetwork pairs = *unroll(keptBy(recordedRun("bitonic-work-group-sort", 16, {{"variant", "pairs"}})));
    EXPECT_EQ(pairs.places.size(), 10U);
    std::set<std::size_t> framed;
    for (const NetworkRooms& launch : pairs.rooms)
        framed.insert(launch.first);
    EXPECT_TRUE(framed.contains(1));
    EXPECT_FALSE(framed.contains(7)); // i with 15 - i
    const Scene scene = networkLens.scene(keptBy(recordedRun("bitonic-work-group-sort", 16)), {1, 0.5}, {});
    EXPECT_EQ(marksNamed(scene, "room\\d+-\\d+"), 4U);
}

TEST(UnrolledNetworks, ShufflesAreLinesThatCross)
{
    // Figure 9.6.
    const Words unshuffled{8, 4, 2, 6, 5, 16, 1, 13, 12, 15, 11, 3, 14, 10, 9, 7};
    const Resident resident = runOf("odd-even-merge-recursive", sixteen, {{"steps", "unshuffle"}});
    const std::optional<UnrolledNetwork> network = unroll(resident);
    ASSERT_TRUE(network);
    ASSERT_EQ(network->places.size(), 1U);
    EXPECT_EQ(*network->resident.state(1)->buffers[0], unshuffled);
    const Comparators column = comparatorsOf(*network->resident.recording, *network->resident.eventsOf(1));
    ASSERT_EQ(column.moves.size(), 16U);
    for (const WireMove& move : column.moves) {
        EXPECT_EQ(move.to, move.from / 2 + move.from % 2 * 8);
        EXPECT_EQ(move.key, sixteen[move.from]);
    }
    for (const double fraction : {0.0, 1.0}) { // the keys on their wires at both ends of the way
        const Scene scene = networkLens.scene(resident, {1, fraction}, {});
        EXPECT_EQ(marksNamed(scene, "launch1-item\\d+-crossing"), 16U);
        std::map<double, std::size_t> heights;
        for (const Mark& mark : scene.marks)
            if (mark.id.name.endsWith(QStringLiteral("-key")))
                ++heights[std::round(boundsOf(mark.shape).center().y())];
        EXPECT_EQ(heights.size(), 16U) << fraction;
    }
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {1, 1})),
              "Unshuffle: of every 16 wires the keys at even places go to the first half, the others to the second; "
              "14 keys change wires and 2 stay.");
    EXPECT_EQ(
        sentenceOf(networkLens.narration(runOf("odd-even-merge-recursive", sixteen, {{"steps", "shuffle"}}), {1, 1})),
        "Shuffle: the halves of every 16 wires are interleaved; 14 keys change wires "
        "and 2 stay.");
}

TEST(UnrolledNetworks, KeysAreFollowedThroughBothBuffers)
{
    for (const std::size_t n : {2, 3, 7, 8, 16, 33}) {
        const Resident resident = keptBy(recordedRun("odd-even-merge-recursive", n));
        const Recording& recording = *resident.recording;
        const std::optional<UnrolledNetwork> network = unroll(resident);
        if (n == 2) {
            EXPECT_FALSE(mustUnroll(recording)); // nothing to shuffle
            continue;
        }
        ASSERT_TRUE(mustUnroll(recording)) << n;
        ASSERT_TRUE(network);
        EXPECT_EQ(network->places.size(), recording.launchCount()) << n;
        const State& last = *network->resident.state(network->places.size());
        EXPECT_EQ(Words(last.buffers[0]->begin(), last.buffers[0]->begin() + static_cast<std::ptrdiff_t>(n)),
                  recording.output)
            << n;
        if (last.buffers.size() > 1) { // the pads end behind all keys
            for (std::size_t i = 0; i < last.buffers[1]->size(); ++i)
                EXPECT_EQ((*last.buffers[1])[i], i < n ? 0U : 1U) << n;
        }
    }
}

TEST(UnrolledNetworks, AreLegibleAtEverySizeAndMoment)
{
    struct Shown {
        ViewRole role;
        QSizeF size;
        double least;
    };
    const Shown all[] = {{ViewRole::window, {648, 410}, 0},
                         {ViewRole::window, {880, 560}, 0},
                         {ViewRole::window, {3000, 1800}, 0},
                         {ViewRole::exported, {1528, 672}, 14},
                         {ViewRole::presenter, {1776, 800}, 28}};
    for (const char* algorithm : {"bitonic-work-group-sort", "odd-even-merge-recursive"})
        for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64})
            for (const Language language : {Language::english, Language::german}) {
                const Resident resident = keptBy(recordedRun(algorithm, n));
                const std::size_t last = resident.recording->launchCount();
                for (const Shown& shown : all) {
                    View view;
                    view.role = shown.role;
                    view.size = shown.size;
                    view.language = language;
                    const std::string what = std::string(algorithm) + " of " + std::to_string(n) + " as wide as " +
                                             std::to_string(shown.size.width());
                    if (n <= 16 || (n <= 64 && shown.size.width() >= 880 && shown.role == ViewRole::window)) {
                        EXPECT_TRUE(networkLens.canShow(*resident.recording, view)) << what;
                    }
                    if (!networkLens.canShow(*resident.recording, view) || (n > 16 && language == Language::german))
                        continue;
                    std::set<std::size_t> launches{0, std::min<std::size_t>(1, last), last / 2, last};
                    launches.insert(std::min<std::size_t>(2, last));
                    for (const std::size_t k : launches)
                        expectLegible(networkLens.scene(resident, {k, 0.4}, view),
                                      what + " launch " + std::to_string(k), shown.least);
                }
            }
}

TEST(UnrolledNetworks, EqualKeysLeaveTheirWays)
{
    const auto pair = [](std::uint32_t key, std::uint32_t value) { return key << 16 | value; };
    const Words keys{pair(0, 0), pair(0, 1), pair(1, 2), pair(0, 3), pair(1, 4), pair(3, 5), pair(1, 6), pair(0, 7)};
    for (const char* algorithm : {"bitonic-sort", "bitonic-work-group-sort", "odd-even-merge-recursive"}) {
        const Resident resident = runOf(algorithm, keys, {{"type", "pair"}});
        const Recording& recording = *resident.recording;
        const std::size_t last = recording.launchCount();
        const Scene scene = networkLens.scene(resident, {last, 1}, {});
        EXPECT_EQ(marksNamed(scene, "way\\d+"), 7U) << algorithm; // four of key 0, three of key 1
        // Each way ends on the wire where its key stands in the end.
        for (const Mark& mark : scene.marks)
            if (mark.id.name.startsWith(QStringLiteral("way"))) {
                const auto& path = std::get<PathShape>(mark.shape).path;
                const auto place = static_cast<std::size_t>(mark.id.index);
                const auto wire = std::ranges::find(recording.output, keys[place]) - recording.output.begin();
                double y = 0;
                for (const Mark& result : scene.marks)
                    if (result.id.name == QStringLiteral("result%1").arg(wire))
                        y = boundsOf(result.shape).center().y();
                EXPECT_NEAR(path.currentPosition().y(), y, 0.5) << algorithm << " " << place;
            }
        EXPECT_EQ(marksNamed(networkLens.scene(resident, {0, 1}, {}), "way\\d+"), 0U);
        const std::string told = sentenceOf(networkLens.narration(resident, {last, 1}));
        EXPECT_TRUE(told.ends_with(" of 5 pairs of successive equal keys have crossed.") ||
                    told.ends_with(" of 5 pairs of successive equal keys has crossed.") ||
                    told.ends_with("5 pairs of successive equal keys keep their order."))
            << told;
    }
    // Only as many as can be followed, those that cross first.
    const Resident many = keptBy(recordedRun("bitonic-sort", 32, {{"type", "pair"}}));
    std::size_t traced = 0;
    for (const auto& group : tracedKeys(many))
        traced += group.size();
    EXPECT_LE(traced, 8U);
    EXPECT_GT(traced, 1U);
    EXPECT_TRUE(tracedKeys(keptBy(recordedRun("bitonic-sort", 16))).empty());
}

TEST(UnrolledNetworks, MistakesAreToldAsWhatTheyAre)
{
    const Words keys{3, 1, 7, 0, 4, 1, 6, 3};
    const Resident resident = runOf("odd-even-merge-recursive", keys, {{"mistake", "printed-loop"}});
    ASSERT_NE(resident.recording->output, Words({0, 1, 1, 3, 3, 4, 6, 7}));
    const std::size_t last = resident.recording->launchCount();
    EXPECT_TRUE(sentenceOf(networkLens.narration(resident, {last, 1})).starts_with("The keys are not sorted: "));
    EXPECT_TRUE(sentenceOf(networkLens.narration(runOf("odd-even-merge-recursive", keys), {last, 1}))
                    .starts_with("The keys are sorted"));
    // Two pairs in one slot: what was compared is drawn on the work-item's own wires.
    const Resident colliding =
        runOf("bitonic-work-group-sort", keys, {{"variant", "pairs"}, {"mistake", "colliding-slots"}});
    const std::optional<UnrolledNetwork> network = unroll(colliding);
    ASSERT_TRUE(network);
    for (std::size_t c = 1; c <= network->places.size(); ++c)
        for (const Comparator& one : comparatorsOf(*network->resident.recording, *network->resident.eventsOf(c)).all)
            EXPECT_NE(one.small, one.large);
    const Words& end = *network->resident.state(network->places.size())->buffers[0];
    EXPECT_EQ(Words(end.begin(), end.begin() + 8), colliding.recording->output);
}

} // namespace
} // namespace lockstep::ui
