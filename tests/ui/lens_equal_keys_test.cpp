#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/torn.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/panels/inspector_scenes.hpp"

namespace lockstep::ui {
namespace {

constexpr std::uint32_t pair(std::uint32_t key, std::uint32_t value)
{
    return key << 16 | value;
}

Resident runOf(const std::string& algorithm, const Words& keys, std::map<std::string, std::string> parameters = {})
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = std::move(parameters);
    request.parameters["type"] = "pair";
    request.input = keys;
    return keptBy(session.record(request));
}

/// Of what stands in the named frame.
QColor fillOf(const Scene& scene, const QString& name)
{
    QColor fill;
    QRectF frame;
    for (const Mark& mark : scene.marks) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        if (rect == nullptr)
            continue;
        if (mark.id.name == name)
            frame = rect->rect;
        if (rect->rect == frame)
            fill = rect->fill;
    }
    return fill;
}

const Words twoFields{pair(2, 3), pair(1, 2), pair(2, 1), pair(1, 3), pair(2, 2), pair(1, 1)};

TEST(EqualKeys, OfASortByTwoFieldsCrossAgainstTheOrderAfterItsFirstSort)
{
    const Resident resident = runOf("cascade-sort", twoFields);
    const std::size_t last = resident.recording->launchCount();
    const auto equal = equalKeys(resident);
    ASSERT_TRUE(equal);
    EXPECT_EQ(equal->equalPairs, 6U);
    EXPECT_EQ(equal->crossed, 0U) << "in the input the last of them stood first";
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {last, 1})),
              "The keys are sorted by both fields, smallest first: it took 12 launches and 30 comparators; 4 pairs of "
              "successive keys with one first field keep the order of the first sort.");
    const Scene scene = networkLens.scene(resident, {last, 1}, {});
    EXPECT_EQ(marksNamed(scene, "equal\\d+"), 4U);
    EXPECT_EQ(marksNamed(scene, "crossed\\d+"), 0U);
    for (int i = 0; i < 6; ++i)
        EXPECT_EQ(fillOf(scene, QStringLiteral("result%1").arg(i)), theme(ThemeName::light).keep.fill) << i;
    EXPECT_EQ(marksNamed(networkLens.scene(resident, {last, 0.5}, {}), "equal\\d+"), 0U) << "no result yet";
}

TEST(EqualKeys, AnUnstableSecondSortIsNoGoodEnd)
{
    const Resident resident = runOf("cascade-sort", twoFields, {{"second-sort", "unstable"}});
    const Recording& recording = *resident.recording;
    const std::size_t last = recording.launchCount();
    EXPECT_EQ(recording.output, (Words{pair(1, 1), pair(1, 2), pair(1, 3), pair(2, 2), pair(2, 1), pair(2, 3)}));
    EXPECT_FALSE(endsSorted(recording));
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {last, 1})),
              "The keys are sorted by the first field, but not by both: 2 of them are not what belongs there; 1 of 4 "
              "pairs of successive keys with one first field has crossed since the first sort.");
    EXPECT_EQ(sentenceOf(barsLens.narration(resident, {last, 1})),
              "The keys are sorted by the first field only: it took 12 launches.");
    const Scene scene = networkLens.scene(resident, {last, 1}, {});
    EXPECT_EQ(marksNamed(scene, "equal\\d+"), 3U);
    EXPECT_EQ(marksNamed(scene, "crossed3"), 1U);
    const Theme& colors = theme(ThemeName::light);
    for (const int i : {0, 1, 2, 5})
        EXPECT_EQ(fillOf(scene, QStringLiteral("result%1").arg(i)), colors.keep.fill) << i;
    std::vector<qint64> torn;
    for (const Mark& mark : scene.marks)
        if (isTorn(mark, colors))
            torn.push_back(mark.id.index);
    EXPECT_EQ(torn, (std::vector<qint64>{3, 4}));
    expectLegible(scene, "two fields");
}

TEST(EqualKeys, OfASortByTwoFieldsHaveWaysFromItsSecondSortOn)
{
    const Resident resident = runOf("cascade-sort", twoFields);
    EXPECT_EQ(launchesByOtherFields(*resident.recording), 6U);
    EXPECT_EQ(marksNamed(networkLens.scene(resident, {6, 1}, {}), "way\\d+"), 0U);
    const Scene scene = networkLens.scene(resident, {12, 1}, {});
    EXPECT_EQ(marksNamed(scene, "way\\d+"), 6U);
    // Each begins where its key stands after the first sort, and ends where it stands in the end.
    const Words& between = *resident.state(6)->buffers.at(resident.recording->outputBuffer);
    const auto heightOf = [&](std::size_t wire) {
        for (const Mark& result : scene.marks)
            if (result.id.name == QStringLiteral("result%1").arg(wire))
                return boundsOf(result.shape).center().y();
        return 0.0;
    };
    for (const Mark& mark : scene.marks) {
        if (!mark.id.name.startsWith(QStringLiteral("way")))
            continue;
        const auto& path = std::get<PathShape>(mark.shape).path;
        const auto place = static_cast<std::size_t>(mark.id.index);
        const auto wire =
            std::ranges::find(resident.recording->output, between[place]) - resident.recording->output.begin();
        EXPECT_NEAR(path.elementAt(0).y, heightOf(place), 0.5) << place;
        EXPECT_NEAR(path.currentPosition().y(), heightOf(static_cast<std::size_t>(wire)), 0.5) << place;
        EXPECT_GT(path.elementAt(0).x, scene.size.width() * 0.3) << "right of the first sort";
    }
    for (const std::uint64_t launch : {1, 6, 7, 12})
        for (const QSizeF& size : teachingSizes) {
            View view;
            view.size = size;
            expectLegible(networkLens.scene(resident, {launch, 1}, view), "launch " + std::to_string(launch));
        }
}

TEST(EqualKeys, OfARadixSortAreOfOneSort)
{
    EXPECT_EQ(launchesByOtherFields(*recordedRun("radix-sort", 16, {{"type", "pair"}})), 0U);
    EXPECT_EQ(launchesByOtherFields(*recordedRun("bitonic-sort", 16, {{"type", "pair"}})), 0U);
}

/// Three of key 2, three of key 1, one of key 0; the order in which they stand is that of their values.
const Words sevenKeys{pair(2, 0), pair(1, 1), pair(2, 2), pair(1, 3), pair(0, 4), pair(2, 5), pair(1, 6)};

TEST(EqualKeys, EverySortSaysWhatBecameOfThemAndJoinsThem)
{
    std::size_t sorts = 0, crossing = 0;
    for (const Algorithm* algorithm : catalogue()) {
        const auto has = [&](const char* name, const char* value) {
            return std::ranges::any_of(algorithm->parameters, [&](const Parameter& parameter) {
                return parameter.name == name && (!value || std::ranges::count(parameter.values, value) > 0);
            });
        };
        if (!has("order", nullptr) || !has("type", "pair") || algorithm->id == "bitonic-merge")
            continue; // no sort, or of bitonic keys only
        SCOPED_TRACE(algorithm->id);
        ++sorts;
        const Resident resident = runOf(algorithm->id, sevenKeys);
        const Recording& recording = *resident.recording;
        if (!endsSorted(recording))
            continue; // a network of one's own need not sort
        const std::size_t last = recording.launchCount();
        std::size_t crossed = 0, joins = 0, joinsCrossed = 0;
        for (std::size_t i = 0; i < 7; ++i)
            for (std::size_t j = i + 1; j < 7; ++j)
                if (recording.output[i] >> 16 == recording.output[j] >> 16) {
                    crossed += recording.output[i] > recording.output[j];
                    joins += j == i + 1;
                    joinsCrossed += j == i + 1 && recording.output[i] > recording.output[j];
                }
        crossing += crossed > 0;
        const Lens& lens = lensFor(recording, {});
        const bool isCascade = algorithm->id == "cascade-sort";
        // A pass of a radix sort is told of before the keys are said to be sorted.
        const std::string told = sentenceOf(lens.narration(resident, {last, 1}));
        const std::string phrase = "; " +
                                   (joinsCrossed == 0 ? std::to_string(joins)
                                                      : std::to_string(joinsCrossed) + " of " + std::to_string(joins)) +
                                   " pairs of successive " +
                                   (isCascade ? "keys with one first field " : "equal keys ") +
                                   (joinsCrossed == 0   ? isCascade ? "keep the order of" : "keep their order"
                                    : joinsCrossed == 1 ? "has crossed"
                                                        : "have crossed");
        EXPECT_NE(told.find(phrase), std::string::npos) << told;
        EXPECT_EQ(told.find("equal keys"), told.rfind("equal keys")) << told;
        const Scene scene = lens.scene(resident, {last, 1}, {});
        EXPECT_EQ(marksNamed(scene, "crossed\\d+"), joinsCrossed);
        EXPECT_EQ(marksNamed(scene, "equal\\d+"), joins - joinsCrossed);
        for (const ThemeName name : {ThemeName::light, ThemeName::dark})
            for (const QSizeF& size : teachingSizes) {
                View view;
                view.theme = name;
                view.size = size;
                expectLegible(lens.scene(resident, {last, 1}, view), algorithm->id);
            }
    }
    EXPECT_GE(sorts, 15U);
    EXPECT_GE(crossing, 1U) << "selection sort's do";
}

TEST(EqualKeys, PlainNumbersCannotBeToldApart)
{
    for (const char* algorithm : {"merge-sort", "selection-sort", "work-group-radix-sort"}) {
        const Resident resident = keptBy(recordedRun(algorithm, 16));
        const std::size_t last = resident.recording->launchCount();
        const Lens& lens = lensFor(*resident.recording, {});
        EXPECT_EQ(sentenceOf(lens.narration(resident, {last, 1})).find("equal"), std::string::npos) << algorithm;
        EXPECT_EQ(marksNamed(lens.scene(resident, {last, 1}, {}), "equal\\d+|crossed\\d+"), 0U) << algorithm;
    }
}

TEST(EqualKeys, AreFollowedThroughAllThatTheLensAskedFor)
{
    for (const char* algorithm : {"merge-sort", "quicksort", "work-group-radix-sort"}) {
        const Resident all = runOf(algorithm, sevenKeys);
        const std::size_t last = all.recording->launchCount();
        const Lens& lens = lensFor(*all.recording, {});
        const Needs needs = lens.needs(*all.recording, {last, 1}, {});
        Resident asked;
        asked.recording = all.recording;
        for (const std::size_t k : needs.events)
            asked.events[k] = all.events.at(k);
        for (const std::size_t k : needs.states)
            asked.states[k] = all.states.at(k);
        EXPECT_TRUE(equalKeys(asked)) << algorithm;
    }
}

TEST(EqualKeys, AreJoinedAtTheirBarsFeetAndNotWhereArcsWouldBeATangle)
{
    Words keys;
    for (std::uint32_t i = 0; i < 64; ++i)
        keys.push_back(pair(1 + i % 4, i));
    const Resident merged = runOf("merge-sort", keys), network = runOf("bitonic-sort", keys);
    const Scene scene = mergePathLens.scene(merged, {merged.recording->launchCount(), 1}, {});
    double feet = 0; // of the result's bars, the lowest of the picture
    for (const Mark& mark : scene.marks)
        if (mark.id.name.endsWith(QStringLiteral("-left")) || mark.id.name.endsWith(QStringLiteral("-right")))
            feet = std::max(feet, std::get<PathShape>(mark.shape).path.boundingRect().bottom());
    ASSERT_GT(feet, 0);
    std::size_t joins = 0;
    for (const Mark& mark : scene.marks)
        if (mark.id.name.startsWith(QStringLiteral("equal"))) {
            ++joins;
            EXPECT_NEAR(std::get<PathShape>(mark.shape).path.elementAt(0).y, feet, 1);
        }
    EXPECT_EQ(joins, 60U);
    View small;
    small.size = {880, 560};
    EXPECT_EQ(
        marksNamed(networkLens.scene(network, {network.recording->launchCount(), 1}, small), "(equal|crossed)\\d+"),
        0U);
}

} // namespace
} // namespace lockstep::ui
