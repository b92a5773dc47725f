#include "tests/ui/lens_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/panels/inspector_scenes.hpp"

#include <QLineF>
#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

constexpr std::size_t sizes[] = {1, 2, 3, 7, 8, 16, 33, 64};

class EveryScan : public testing::TestWithParam<const char*> {};

TEST_P(EveryScan, DrawsOneNodeForEachCombineOfEachLaunch)
{
    for (const std::size_t n : sizes) {
        const RecordingPtr recording = recordedRun(GetParam(), n);
        const Resident resident = keptBy(recording);
        for (std::size_t now = 0; now <= recording->launchCount(); ++now) {
            const Scene scene = dataflowLens.scene(resident, {now, 1}, {});
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const auto combines = std::count_if(resident.eventsOf(k)->begin(), resident.eventsOf(k)->end(),
                                                    [](const Event& event) { return event.op == Op::combine; });
                EXPECT_EQ(marksNamed(scene, QStringLiteral("launch%1-item\\d+-combine").arg(k)),
                          static_cast<std::size_t>(combines))
                    << "n " << n << " launch " << k << " seen from " << now;
            }
        }
    }
}

TEST_P(EveryScan, RangesEndAsPrefixes)
{
    for (const std::size_t n : sizes) {
        const RecordingPtr recording = recordedRun(GetParam(), n);
        const std::optional<ScanFlow> flow = readScanFlow(keptBy(recording));
        ASSERT_TRUE(flow);
        EXPECT_EQ(flow->finishedAfter(flow->steps.size()), n);
        for (std::size_t i = 0; i < n; ++i)
            EXPECT_LE(flow->finishedAt[i], flow->steps.size()) << "position " << i << " of " << n;
        for (const ScanStep& step : flow->steps)
            for (const ScanCombine& combine : step.combines) {
                ASSERT_TRUE(combine.left.inputs.isRange() && combine.right.inputs.isRange() &&
                            combine.result.inputs.isRange());
                EXPECT_EQ(combine.left.inputs.runs[0].last + 1, combine.right.inputs.runs[0].first);
                EXPECT_EQ(combine.result.inputs.runs[0].last, combine.result.position);
            }
    }
}

TEST_P(EveryScan, IsLegibleAtEverySizeAndMoment)
{
    for (const char* op : {"add", "affine", "max"})
        for (const std::size_t n : sizes) {
            const RecordingPtr recording = recordedRun(GetParam(), n, {{"operator", op}});
            const Resident resident = keptBy(recording);
            for (const QSizeF& size : teachingSizes) {
                View view;
                view.size = size;
                ASSERT_TRUE(dataflowLens.canShow(*recording, view)) << n << " in " << size.width();
                for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                    for (const double fraction : {0.0, 0.4, 0.7, 1.0}) {
                        view.selectedItem = k % 2 ? std::optional<std::uint32_t>(0) : std::nullopt;
                        expectLegible(dataflowLens.scene(resident, {k, fraction}, view),
                                      std::string(GetParam()) + " " + op + " n=" + std::to_string(n) + " launch " +
                                          std::to_string(k) + " width " + std::to_string(size.width()));
                    }
            }
        }
}

TEST_P(EveryScan, ShowsAResultOnlyWhenItIsMade)
{
    const RecordingPtr recording = recordedRun(GetParam(), 8);
    const Resident resident = keptBy(recording);
    const auto texts = [&](double fraction) {
        const Scene scene = dataflowLens.scene(resident, {1, fraction}, {});
        return std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text && text->text.startsWith(QStringLiteral("Σ"));
        });
    };
    EXPECT_EQ(texts(0), 0);
    EXPECT_EQ(texts(0.5), 0);
    EXPECT_EQ(static_cast<std::uint64_t>(texts(1)), recording->launches[0].work);
}

TEST_P(EveryScan, KeepsTheCurrentLaunchInViewWhereRowsDoNotFit)
{
    const RecordingPtr recording = recordedRun(GetParam(), 64);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {880, 190};
    if (!dataflowLens.canShow(*recording, view))
        GTEST_FAIL() << "a window of rows should fit in 190";
    for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
        const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
        if (k > 0) {
            EXPECT_EQ(marksNamed(scene, QStringLiteral("launch%1-item\\d+-combine").arg(k)),
                      recording->launches[k - 1].work);
        }
        expectLegible(scene, "a low window at launch " + std::to_string(k));
    }
}

/// Nodes of the launch by work-item, with where they stand in the drawing order.
std::map<qint64, std::pair<std::size_t, QRectF>> nodesOf(const Scene& scene, std::size_t launch)
{
    std::map<qint64, std::pair<std::size_t, QRectF>> nodes;
    for (std::size_t i = 0; i < scene.marks.size(); ++i)
        if (const MarkId& id = scene.marks[i].id;
            id.launch == static_cast<int>(launch) && id.name.endsWith(QStringLiteral("-combine")))
            nodes[id.item] = {i, boundsOf(scene.marks[i].shape)};
    return nodes;
}

TEST_P(EveryScan, OperandsComeToTheirNodeAndHideNoSign)
{
    for (const char* op : {"add", "max"})
        for (const std::size_t n : {8, 16, 33, 64})
            for (const QSizeF& size : {QSizeF(460, 420), QSizeF(648, 440), QSizeF(1208, 560)}) {
                const RecordingPtr recording = recordedRun(GetParam(), n, {{"operator", op}});
                const Resident resident = keptBy(recording);
                View view;
                view.size = size;
                if (!dataflowLens.canShow(*recording, view))
                    continue;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                    for (const double fraction : {0.0, 0.3, 0.5, 0.7, 0.75, 0.8}) {
                        const Scene scene = dataflowLens.scene(resident, {k, fraction}, view);
                        const auto nodes = nodesOf(scene, k);
                        ASSERT_EQ(nodes.size(), recording->launches[k - 1].work);
                        std::size_t operands = 0;
                        std::vector<QRectF> pills;
                        for (std::size_t i = 0; i < scene.marks.size(); ++i) {
                            const Mark& mark = scene.marks[i];
                            if (!mark.id.name.endsWith(QStringLiteral("-left")) &&
                                !mark.id.name.endsWith(QStringLiteral("-right")))
                                continue;
                            ++operands;
                            const QRectF bounds = boundsOf(mark.shape);
                            const auto& [order, own] = nodes.at(mark.id.item);
                            EXPECT_LT(i, order) << "drawn over its sign";
                            // At its node it rests beside the sign.
                            EXPECT_GE(QLineF(bounds.center(), own.center()).length(), own.height() / 2 - 1);
                            if (!std::holds_alternative<RectShape>(mark.shape))
                                continue;
                            for (const auto& [item, node] : nodes)
                                EXPECT_TRUE(item == mark.id.item || !node.second.intersects(bounds))
                                    << GetParam() << " n " << n << " launch " << k << " at " << fraction;
                            for (const QRectF& other : pills)
                                EXPECT_FALSE(other.intersects(bounds));
                            pills.push_back(bounds.adjusted(1.5, 0, -1.5, 0));
                        }
                        EXPECT_EQ(operands, 2 * nodes.size());
                    }
            }
}

TEST_P(EveryScan, WearsOneSignForOneOperator)
{
    for (const std::size_t n : {8, 16, 33})
        for (const QSizeF& size : {QSizeF(648, 440), QSizeF(1208, 560)}) {
            const RecordingPtr recording = recordedRun(GetParam(), n, {{"operator", "max"}});
            View view;
            view.size = size;
            const Scene scene = dataflowLens.scene(keptBy(recording), {2, 1}, view);
            std::size_t words = 0, wedges = 0;
            for (const Mark& mark : scene.marks)
                if (mark.id.name.endsWith(QStringLiteral("-combine")))
                    ++(std::holds_alternative<RectShape>(mark.shape) ? words : wedges);
            EXPECT_TRUE(words == 0 || wedges == 0) << n << ": " << words << " words, " << wedges << " wedges";
            EXPECT_GT(words + wedges, 0U);
        }
}

TEST_P(EveryScan, ShowsValuesWhereTheyFit)
{
    // What a window of 1024 x 700 leaves for the picture.
    const RecordingPtr recording = recordedRun(GetParam(), 16);
    View view;
    view.size = {460, 420};
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Scene scene = dataflowLens.scene(keptBy(recording), {k, 1}, view);
        std::multiset<QString> texts;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                texts.insert(text->text);
        const auto shown = [&texts](std::uint32_t value) { return texts.contains(QString::number(value)); };
        EXPECT_TRUE(std::all_of(recording->input.begin(), recording->input.end(), shown));
        for (const Event& event : *recording->events[k - 1])
            if (event.op == Op::combine) {
                EXPECT_TRUE(shown(event.writeSlots[0].value)) << "launch " << k << ": " << event.writeSlots[0].value;
            }
    }
}

TEST_P(EveryScan, WritesAffineMapsAsMaps)
{
    for (const QSizeF& size : teachingSizes) {
        const RecordingPtr recording = recordedRun(GetParam(), 8, {{"operator", "affine"}});
        View view;
        view.size = size;
        const Scene scene = dataflowLens.scene(keptBy(recording), {1, 1}, view);
        QStringList texts;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                texts << text->text;
        const QString all = texts.join(QString());
        for (const Event& event : *recording->events[0])
            if (event.op == Op::combine) {
                const std::uint32_t word = event.writeSlots[0].value;
                const QString a = QString::number(word >> 16), b = QString::number(word & 0xffff);
                EXPECT_TRUE(all.contains(a + "x+" + b) || all.contains(a + "·x+" + b))
                    << size.width() << ": " << texts.join(' ').toStdString();
                EXPECT_FALSE(texts.contains(QString::number(word)));
            }
        const Scene item =
            itemScene(*recording, 1, recording->events[0]->front().item, *recording->events[0], 280, ThemeName::light);
        const std::uint32_t read = recording->events[0]->front().readSlots[0].value;
        EXPECT_TRUE(std::any_of(item.marks.begin(), item.marks.end(), [read](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text && text->text == QStringLiteral("%1·x+%2").arg(read >> 16).arg(read & 0xffff);
        }));
    }
}

TEST_P(EveryScan, UsesALargeScreen)
{
    const RecordingPtr recording = recordedRun(GetParam(), 16);
    View view;
    view.size = {3208, 1750};
    const Scene scene = dataflowLens.scene(keptBy(recording), {2, 1}, view);
    double left = 1e9, right = 0, bottom = 0;
    for (const Mark& mark : scene.marks) {
        const QRectF bounds = boundsOf(mark.shape);
        left = std::min(left, bounds.left());
        right = std::max(right, bounds.right());
        bottom = std::max(bottom, bounds.bottom());
    }
    EXPECT_GT(right - left, 0.8 * view.size.width());
    EXPECT_GT(bottom, 0.7 * view.size.height());
}

INSTANTIATE_TEST_SUITE_P(Scans, EveryScan, testing::Values("kogge-stone-scan", "brent-kung-scan"),
                         [](const auto& scan) { return scan.index == 0 ? "KoggeStone" : "BrentKung"; });

TEST(DataflowLens, NarratesCountsFromTheEvents)
{
    const Resident resident = keptBy(recordedRun("kogge-stone-scan", 8));
    EXPECT_EQ(sentenceOf(dataflowLens.narration(resident, {1, 1})),
              "7 positions add the value 1 place to their left; 2 of 8 prefixes are finished.");
    EXPECT_EQ(sentenceOf(dataflowLens.narration(resident, {3, 1})),
              "4 positions add the value 4 places to their left; all 8 prefixes are finished.");
    EXPECT_EQ(sentenceOf(dataflowLens.narration(keptBy(recordedRun("kogge-stone-scan", 2)), {1, 1})),
              "1 position adds the value 1 place to its left; both prefixes are finished.");
    const Resident tree = keptBy(recordedRun("brent-kung-scan", 8));
    EXPECT_EQ(sentenceOf(dataflowLens.narration(tree, {3, 1})),
              "In the up-sweep, 1 position adds the value 4 places to its left; 4 of 8 prefixes are finished.");
    EXPECT_EQ(sentenceOf(dataflowLens.narration(keptBy(recordedRun("brent-kung-scan", 1)), {0, 1})),
              "A single value is its own sum: the prefix is finished and nothing is launched.");
}

TEST(DataflowLens, GivesWayWhereColumnsWouldNotRead)
{
    const RecordingPtr recording = recordedRun("kogge-stone-scan", 100);
    View view;
    EXPECT_FALSE(dataflowLens.canShow(*recording, view));
    view.size = {3000, 1800};
    EXPECT_TRUE(dataflowLens.canShow(*recording, view));
}

TEST(DataflowLens, ALevelGoesByItsNumberAndASweepByItsName)
{
    const RecordingPtr kogge = recordedRun("kogge-stone-scan", 16), brent = recordedRun("brent-kung-scan", 16);
    EXPECT_EQ(placeOf(kogge->launches[2].meaning), QStringLiteral("Level 3"));
    EXPECT_EQ(placeOf(brent->launches[2].meaning), QStringLiteral("Up-sweep"));
}

TEST(DataflowLens, SaysLoadingWhileEventsAreMissing)
{
    Resident resident = keptBy(recordedRun("brent-kung-scan", 8));
    resident.events.erase(2);
    const Scene scene = dataflowLens.scene(resident, {1, 1}, {});
    ASSERT_EQ(scene.marks.size(), 1U);
    EXPECT_EQ(std::get<TextShape>(scene.marks[0].shape).text, "loading");
}

} // namespace
} // namespace lockstep::ui
