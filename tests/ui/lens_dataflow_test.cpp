#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/dataflow_model.hpp"
#include "ui/lenses/drawing.hpp"

#include <algorithm>

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
        EXPECT_EQ(flow->finishedAfter(recording->launchCount()), n);
        for (std::size_t i = 0; i < n; ++i)
            EXPECT_LE(flow->finishedAt[i], recording->launchCount()) << "position " << i << " of " << n;
        for (const ScanLevel& level : flow->levels)
            for (const ScanCombine& combine : level.combines) {
                EXPECT_EQ(combine.left.range.last + 1, combine.right.range.first);
                EXPECT_EQ(combine.result.range.last, combine.result.position);
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
                    for (const double fraction : {0.0, 0.5, 1.0}) {
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

INSTANTIATE_TEST_SUITE_P(Scans, EveryScan, testing::Values("kogge-stone-scan", "brent-kung-scan"),
                         [](const auto& scan) { return scan.index == 0 ? "KoggeStone" : "BrentKung"; });

TEST(DataflowLens, NarratesCountsFromTheEvents)
{
    const Resident resident = keptBy(recordedRun("kogge-stone-scan", 8));
    EXPECT_EQ(sentenceOf(dataflowLens.narration(resident, {1, 1})),
              "7 positions add the value 1 place to their left; 2 of 8 prefixes are finished.");
    EXPECT_EQ(sentenceOf(dataflowLens.narration(resident, {3, 1})),
              "4 positions add the value 4 places to their left; all 8 prefixes are finished.");
    const Resident tree = keptBy(recordedRun("brent-kung-scan", 8));
    EXPECT_EQ(sentenceOf(dataflowLens.narration(tree, {3, 1})),
              "Up the tree, 1 position adds the value 4 places to its left; 4 of 8 prefixes are finished.");
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
