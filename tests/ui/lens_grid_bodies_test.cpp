#include "engine/model/recording.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/grid.hpp"
#include "ui/lenses/grid/read_bodies.hpp"
#include "ui/scene/theme.hpp"

#include <bit>
#include <cmath>

namespace lockstep::ui {
namespace {

RecordingPtr bodies(std::size_t count, std::map<std::string, std::string> parameters = {})
{
    return recordedRun("n-body", 2 * count, std::move(parameters));
}

double numberOf(std::uint32_t bits)
{
    return std::bit_cast<float>(bits);
}

/// Each row of the matrix adds up to what the body's velocity gained.
TEST(BodiesPicture, PullsOfARowAddUpToTheVelocity)
{
    for (const char* variant : {"direct", "tiled"})
        for (const std::size_t count : {1, 2, 7, 16, 40}) {
            const RecordingPtr recording =
                bodies(count, {{"variant", variant}, {"tile", "4"}, {"step-count", "2"}, {"time-step", "0.02"}});
            const Resident resident = keptBy(recording);
            for (const std::size_t k : {1, 2}) {
                const BodiesRead read = *readBodies(resident, k);
                ASSERT_EQ(read.bodies, count);
                EXPECT_EQ(read.interactions, count * (count - 1));
                EXPECT_EQ(read.timeStep, double{0.02F});
                for (std::size_t i = 0; i < count; ++i) {
                    ASSERT_EQ(read.pulls[i].size(), count - 1) << variant;
                    QPointF sum;
                    for (std::size_t j = 0; j < count - 1; ++j) {
                        EXPECT_EQ(read.pulls[i][j].by, j + (j >= i)); // in their order, but itself
                        sum += read.pulls[i][j].pull;
                    }
                    const QPointF gained = (read.fast[i] - read.slow[i]) / read.timeStep;
                    EXPECT_NEAR(gained.x(), sum.x(), 1e-3 * (1 + std::abs(sum.x()))) << variant << " " << i;
                    EXPECT_NEAR(gained.y(), sum.y(), 1e-3 * (1 + std::abs(sum.y()))) << variant << " " << i;
                }
            }
        }
}

TEST(BodiesPicture, LoadsAreOneAGroupOrOneAPull)
{
    const BodiesRead tiled = *readBodies(keptBy(bodies(10, {{"tile", "4"}})), 1);
    EXPECT_EQ(tiled.loads.size(), 3U * 10); // 3 work-groups
    EXPECT_EQ(tiled.tiles, 3U);
    const BodiesRead direct = *readBodies(keptBy(bodies(10, {{"variant", "direct"}, {"tile", "4"}})), 1);
    EXPECT_EQ(direct.loads.size(), 90U);
    EXPECT_EQ(direct.tiles, 0U);
}

/// A disc of this name stands in the plane as far from the first one's as the place is from the first place.
void expectPlaces(const Scene& scene, const char* when, const std::vector<QPointF>& places)
{
    std::vector<QPointF> drawn;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const Mark& mark : scene.marks)
            if (const auto* disc = std::get_if<EllipseShape>(&mark.shape);
                disc != nullptr && mark.id.name == QStringLiteral("body%1-%2").arg(i).arg(QLatin1String{when}))
                drawn.push_back(disc->rect.center());
    ASSERT_EQ(drawn.size(), places.size()) << when;
    double unit = 0;
    for (std::size_t i = 1; i < places.size(); ++i)
        if (const double apart = std::abs(places[i].x() - places[0].x()); apart > 0.1)
            unit = std::abs(drawn[i].x() - drawn[0].x()) / apart;
    for (std::size_t i = 1; i < places.size(); ++i) {
        EXPECT_NEAR(drawn[i].x() - drawn[0].x(), unit * (places[i].x() - places[0].x()), 1e-6) << when << i;
        EXPECT_NEAR(drawn[0].y() - drawn[i].y(), unit * (places[i].y() - places[0].y()), 1e-6) << when << i;
    }
}

TEST(BodiesPicture, AtRestEveryBodyStandsWhereItWasAndWhereItCame)
{
    const RecordingPtr recording = bodies(9, {{"step-count", "3"}});
    const Resident resident = keptBy(recording);
    for (const std::size_t k : {1, 2, 3}) {
        const BodiesRead read = *readBodies(resident, k);
        const Scene scene = gridLens.scene(resident, {k, 1}, {});
        expectPlaces(scene, "before", read.before);
        expectPlaces(scene, "after", read.after);
        EXPECT_EQ(marksNamed(scene, "pull\\d+-\\d+"), 72U);
        EXPECT_EQ(marksNamed(scene, "self\\d+"), 9U);
        expectHeadsShow(scene, "sum-arrowhead", "launch " + std::to_string(k));
        for (std::size_t i = 0; k == 3 && i < 9; ++i) {
            EXPECT_EQ(read.after[i].x(), numberOf(recording->output[2 * i]));
            EXPECT_EQ(read.after[i].y(), numberOf(recording->output[2 * i + 1]));
        }
    }
}

/// A pull's area is as large as the pull.
TEST(BodiesPicture, AreasAreThePulls)
{
    const Resident resident = keptBy(bodies(8));
    const BodiesRead read = *readBodies(resident, 1);
    const Scene scene = gridLens.scene(resident, {1, 1}, {});
    double perArea = 0;
    for (const Mark& mark : scene.marks)
        for (std::uint32_t i = 0; i < 8; ++i)
            for (const BodyPull& pull : read.pulls[i])
                if (mark.id.name == QStringLiteral("pull%1-%2").arg(i).arg(pull.by)) {
                    const QRectF rect = std::get<RectShape>(mark.shape).rect;
                    if (rect.width() < 2) // so small that it would not be seen
                        continue;
                    const double ratio = pull.size() / (rect.width() * rect.height());
                    perArea = perArea == 0 ? ratio : perArea;
                    EXPECT_NEAR(ratio, perArea, 1e-6 * perArea);
                    EXPECT_EQ(mark.id.item, i);
                }
    EXPECT_GT(perArea, 0);
}

TEST(BodiesPicture, TilesAreTakenInBehindEachBarrier)
{
    const RecordingPtr recording = bodies(16, {{"tile", "4"}});
    const Resident resident = keptBy(recording);
    ASSERT_EQ(recording->launches[0].phases.size(), 9U);
    const auto scene = [&](std::uint32_t phase, double f = 1) { return gridLens.scene(resident, {1, f, phase}, {}); };
    const auto told = [&](std::uint32_t phase) { return sentenceOf(gridLens.narration(resident, {1, 1, phase})); };
    EXPECT_EQ(marksNamed(scene(0), "pull\\d+-\\d+"), 0U);
    EXPECT_EQ(marksNamed(scene(0), "tile-card"), 1U);
    EXPECT_EQ(told(0), "Tile 1 of 4: 4 work-groups make 16 loads of bodies, two words each, into local memory.");
    EXPECT_EQ(marksNamed(scene(3), "pull\\d+-\\d+"), 120U);
    EXPECT_EQ(told(3),
              "Past 3 barriers all rows take in the bodies of the tile: 60 pulls, for no body pulls itself. 32 "
              "tile loads so far; the direct kernel would be at 120.");
    EXPECT_EQ(marksNamed(scene(3, 0.6), "pull\\d+-\\d+"), 60U + 45U); // body 6 is the third of its tile
    EXPECT_EQ(marksNamed(scene(3, 0.6), "column"), 1U);
    EXPECT_EQ(marksNamed(scene(7), "body\\d+-after"), 0U);
    EXPECT_EQ(marksNamed(scene(8), "body\\d+-after"), 16U);
    EXPECT_EQ(marksNamed(scene(8), "tile-card"), 0U);
    EXPECT_EQ(told(8).substr(0, 16), "16 bodies move: ");
}

TEST(BodiesPicture, TellsTheLaunchCounted)
{
    const auto told = [](const RecordingPtr& recording, std::size_t k = 1) {
        return sentenceOf(gridLens.narration(keptBy(recording), {k, 1}));
    };
    const std::string tiled = told(bodies(16, {{"tile", "4"}})), direct = told(bodies(16, {{"variant", "direct"}}));
    EXPECT_EQ(tiled.find("16 bodies pull one another: 240 interactions, i = j left out. 64 loads of bodies, tile by "
                         "tile; the direct kernel would make 240. The energy is "),
              0U)
        << tiled;
    EXPECT_NE(direct.find("240 loads of bodies from global memory, one for each."), std::string::npos) << direct;
    EXPECT_EQ(told(bodies(1)), "One body alone: nothing pulls it, and it stays where it is.");
    EXPECT_NE(told(bodies(1), 0).find("1 body of mass 1 waits"), std::string::npos);
    // The energy is that of the state, to the digits told.
    const RecordingPtr recording = bodies(16, {{"step-count", "4"}});
    const BodiesRead read = *readBodies(keptBy(recording), 4);
    const Energy energy =
        energyOf(*recording->states[4]->buffers[0], *recording->states[4]->buffers[2], double{0.05F * 0.05F});
    EXPECT_DOUBLE_EQ(read.now.total(), energy.total());
    const std::string percent = std::to_string(100 * std::abs(read.drift()));
    EXPECT_NE(told(recording, 4).find(read.drift() > 0 ? "above the start’s" : "below the start’s"), std::string::npos)
        << told(recording, 4) << percent;
}

/// So many bodies have no events to draw; the plane shows where they went.
TEST(BodiesPicture, OfThousandsIsThePlane)
{
    const RecordingPtr recording = bodies(1500);
    const Needs needs = gridLens.needs(*recording, {1, 1}, {});
    EXPECT_TRUE(needs.events.empty());
    Resident resident;
    resident.recording = recording;
    for (const std::size_t k : needs.states)
        resident.states[k] = *recording->states[k];
    const Scene scene = gridLens.scene(resident, {1, 1}, {});
    EXPECT_EQ(marksNamed(scene, "bodies-after"), 1U);
    EXPECT_LT(scene.marks.size(), 60U);
    EXPECT_NE(sentenceOf(gridLens.narration(resident, {1, 1})).find("2,248,500 interactions"), std::string::npos);
}

TEST(BodiesPicture, OfHundredsHasPixels)
{
    const Scene scene = gridLens.scene(keptBy(bodies(300, {{"tile", "64"}})), {1, 1}, {});
    EXPECT_EQ(marksNamed(scene, "pulls"), 1U);
    EXPECT_LT(scene.marks.size(), 80U);
}

TEST(BodiesPicture, IsLegibleFromOneBodyToMany)
{
    for (const std::size_t count : {1, 2, 3, 5, 8, 16, 31, 64, 200, 700})
        for (const char* variant : {"direct", "tiled"}) {
            const RecordingPtr recording = bodies(count, {{"variant", variant}});
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews)
                for (const Moment moment :
                     {Moment{0, 1}, Moment{1, 0.1}, Moment{1, 0.35}, Moment{1, 0.7}, Moment{1, 0.95}, Moment{1, 1}})
                    expectLegible(gridLens.scene(resident, moment, shown.view()),
                                  std::string(variant) + " " + std::to_string(count), smallestText(shown.view()));
        }
}

} // namespace
} // namespace lockstep::ui
