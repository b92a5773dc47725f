#include "tests/ui/lens_checks.hpp"
#include "tests/ui/torn.hpp"

#include "engine/recording/session.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/layout.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/network/read.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

namespace lockstep::ui {
namespace {

constexpr std::size_t sizes[] = {1, 2, 3, 7, 8, 16, 33, 64};

Words someKeys(std::size_t n, std::uint32_t below)
{
    std::mt19937 random(static_cast<std::uint32_t>(n));
    Words keys(n);
    for (std::uint32_t& key : keys)
        key = static_cast<std::uint32_t>(random() % below);
    return keys;
}

View viewOf(QSizeF size)
{
    View view;
    view.size = size;
    view.selectedItem = 0;
    return view;
}

TEST(NetworkLens, DrawsOneMarkForEachComparatorThatTheDeviceReported)
{
    for (const std::size_t n : sizes) {
        const RecordingPtr recording = bitonicByHand(someKeys(n, 100));
        const Resident resident = keptBy(recording);
        const View view = viewOf({3000, 1800});
        for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
            std::map<int, std::size_t> drawn;
            for (const Mark& mark : networkLens.scene(resident, {k, 0.5}, view).marks)
                if (mark.id.name.endsWith(QStringLiteral("-comparator")))
                    ++drawn[mark.id.launch];
            for (std::size_t launch = 1; launch <= recording->launchCount(); ++launch)
                EXPECT_EQ(drawn[static_cast<int>(launch)], recording->events[launch - 1]->size())
                    << "n = " << n << ", at launch " << k << ", launch " << launch;
        }
    }
}

TEST(NetworkLens, IsLegibleAtEverySizeMomentAndView)
{
    for (const std::size_t n : sizes)
        for (const std::uint32_t below : {100u, ~0u}) {
            const RecordingPtr recording = bitonicByHand(someKeys(n, below));
            const Resident resident = keptBy(recording);
            for (const QSizeF& size : teachingSizes) {
                const View view = viewOf(size);
                ASSERT_TRUE(networkLens.canShow(*recording, view)) << n;
                for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                    for (const double fraction : {0.0, 0.25, 0.5, 1.0})
                        expectLegible(networkLens.scene(resident, {k, fraction}, view),
                                      "n = " + std::to_string(n) + ", launch " + std::to_string(k) + ", fraction " +
                                          std::to_string(fraction) + ", width " + std::to_string(size.width()));
            }
        }
}

TEST(NetworkLens, IsLegibleInNarrowAndLowViewsWhereItOffersItself)
{
    for (const std::size_t n : sizes)
        for (const QSizeF size : {QSizeF(420, 300), QSizeF(560, 420), QSizeF(700, 360), QSizeF(300, 900)}) {
            const RecordingPtr recording = bitonicByHand(someKeys(n, 100));
            const View view = viewOf(size);
            if (!networkLens.canShow(*recording, view))
                continue;
            const Resident resident = keptBy(recording);
            for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                expectLegible(networkLens.scene(resident, {k, 0.5}, view), "n = " + std::to_string(n) + ", launch " +
                                                                               std::to_string(k) + ", width " +
                                                                               std::to_string(size.width()));
        }
}

TEST(NetworkLens, KeysRunToTheirComparatorCrossAndRunOn)
{
    const RecordingPtr recording = bitonicByHand(someKeys(16, 100));
    const Resident resident = keptBy(recording);
    const View view = viewOf({880, 560});
    const auto marks = [&](std::size_t k, double fraction, const char* end) {
        std::map<QString, QPointF> found;
        for (const Mark& mark : networkLens.scene(resident, {k, fraction}, view).marks)
            if (mark.id.launch == static_cast<int>(k) && mark.id.name.endsWith(QLatin1String{end}))
                found[mark.id.name] = boundsOf(mark.shape).center();
        return found;
    };
    const auto tokens = [&](std::size_t k, double fraction) {
        auto found = marks(k, fraction, "-smaller");
        found.merge(marks(k, fraction, "-larger"));
        return found;
    };
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const auto start = tokens(k, 0), at = tokens(k, 0.25), half = tokens(k, 0.5), across = tokens(k, 0.75),
                   end = tokens(k, 1), heads = marks(k, 1, "-arrowhead");
        ASSERT_EQ(start.size(), 16u);
        ASSERT_EQ(heads.size(), 8u);
        for (const auto& [name, middle] : half) {
            EXPECT_NEAR(at.at(name).y(), start.at(name).y(), 1e-6) << "along its wire";
            EXPECT_NEAR(middle.y(), (start.at(name).y() + end.at(name).y()) / 2, 1e-6) << name.toStdString();
            EXPECT_NEAR(across.at(name).y(), end.at(name).y(), 1e-6) << "over on the other wire";
            const QString head = name.section(QLatin1Char('-'), 0, 1) + QStringLiteral("-arrowhead");
            EXPECT_NEAR(at.at(name).x(), heads.at(head).x(), 1e-6) << "at its comparator";
            EXPECT_LT(start.at(name).x(), heads.at(head).x());
            EXPECT_GT(end.at(name).x(), heads.at(head).x());
        }
    }
}

TEST(NetworkLens, TokensEndOnTheWiresWhereTheDeviceWroteThem)
{
    const RecordingPtr recording = bitonicByHand(someKeys(13, 100));
    const Resident resident = keptBy(recording);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Words& after = *recording->states[k]->buffers[0];
        for (const Comparator& one : comparatorsOf(*recording, *recording->events[k - 1]).all) {
            EXPECT_EQ(after[one.small], one.smallKey);
            EXPECT_EQ(after[one.large], one.largeKey);
        }
    }
}

TEST(NetworkLens, WiresAreDashedWhereThePadsLie)
{
    for (const std::size_t n : {3, 7, 13, 33}) {
        const RecordingPtr recording = bitonicByHand(someKeys(n, 100));
        const Resident resident = keptBy(recording);
        std::vector<Comparators> comparators;
        for (const EventsPtr& events : recording->events)
            comparators.push_back(comparatorsOf(*recording, *events));
        for (const double width : {500.0, 880.0, 3000.0})
            for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
                const NetworkLayout layout = layOutNetwork(*recording, comparators, k, viewOf({width, 700}));
                for (const NetworkColumn& column : layout.columns)
                    for (const bool isAfter : {false, true}) {
                        const auto lanes = lanesOf(resident, column.launch - (isAfter ? 0 : 1));
                        const double x = isAfter ? column.right() : column.left;
                        for (std::size_t wire = 0; wire < layout.wires; ++wire) {
                            const auto pieces = layout.padWays.pieces(wire, x - 0.1, x + 0.1);
                            ASSERT_EQ(pieces.size(), 1u);
                            EXPECT_EQ(pieces[0].isPad, lanes->isPad(wire))
                                << "n = " << n << ", launch " << k << ", at " << column.launch << ", wire " << wire;
                        }
                    }
            }
    }
}

TEST(NetworkLens, ComparatorsInOneSubColumnNeverCross)
{
    const RecordingPtr recording = bitonicByHand(someKeys(64, 100));
    for (const EventsPtr& events : recording->events) {
        const Comparators packed = comparatorsOf(*recording, *events);
        for (const Comparator& a : packed.all)
            for (const Comparator& b : packed.all)
                if (a.item < b.item && a.slot == b.slot) {
                    EXPECT_TRUE(a.high() < b.low() || b.high() < a.low());
                }
    }
}

TEST(NetworkLens, AsksForWhatItDrawsAndSaysLoadingWithoutIt)
{
    const RecordingPtr recording = bitonicByHand(someKeys(16, 100));
    const View view = viewOf({880, 560});
    const Moment moment{5, 0.5};
    const Needs needs = networkLens.needs(*recording, moment, view);
    const Resident all = keptBy(recording);
    Resident asked;
    asked.recording = recording;
    const auto isLoading = [&] {
        for (const Mark& mark : networkLens.scene(asked, moment, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text == QStringLiteral("loading"))
                return true;
        return false;
    };
    EXPECT_TRUE(isLoading());
    for (const std::size_t k : needs.states)
        asked.states[k] = all.states.at(k);
    for (const std::size_t k : needs.events)
        asked.events[k] = all.events.at(k);
    EXPECT_FALSE(isLoading());
    EXPECT_EQ(networkLens.scene(asked, moment, view).marks.size(), networkLens.scene(all, moment, view).marks.size());
}

TEST(NetworkLens, NarrationCountsThePairsOfTheLaunch)
{
    const RecordingPtr recording = bitonicByHand({8, 12, 4, 15, 2, 11, 6, 3, 5, 14, 16, 10, 1, 9, 13, 7});
    const Resident resident = keptBy(recording);
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {5, 0.4})),
              "Every key meets the key 2 wires away: 5 of 8 pairs swap, 3 stay, and now every block of 4 wires has its "
              "smaller keys in one half and its larger ones in the other.");
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {0, 1})), "16 keys wait: 10 launches in 4 stages sort them.");
    EXPECT_EQ(sentenceOf(networkLens.narration(resident, {10, 1})),
              "The keys are sorted, smallest first: it took 10 launches and 80 comparators.");
}

TEST(NetworkLens, ALessonIsWhatTheLaunchHasChanged)
{
    const auto lesson = [](const Words& keys, std::size_t launch) {
        return networkLesson(keptBy(bitonicByHand(keys)), launch, launch - 1).toStdString();
    };
    // Any two keys are in order some way; all pairs by turns are not.
    EXPECT_EQ(lesson({8, 12, 4, 15, 2, 11, 6, 3}, 1),
              ", and now every run of 2 keys is in order, alternately up and down");
    EXPECT_EQ(lesson({8, 12, 15, 4, 2, 11, 6, 3}, 1), "") << "they were before";
    Session session;
    const auto split = [&session](const Words& keys) {
        return networkLesson(keptBy(session.record({"bitonic-merge", {{"splits", "one"}}, keys, "auto"})), 1, 0)
            .toStdString();
    };
    // Halves that were parted the other way round, and as they shall be: both are what a split is for.
    EXPECT_EQ(split({5, 7, 9, 8, 3, 2, 1, 4}), ", and now no key of the upper half (up to 4) is larger than one of the "
                                               "lower half (from 5); both halves are bitonic");
    EXPECT_EQ(split({3, 2, 1, 4, 5, 7, 9, 8}), ", and now no key of the upper half (up to 4) is larger than one of the "
                                               "lower half (from 5); both halves are bitonic");
    EXPECT_EQ(split({3, 9, 1, 8, 2, 7, 4, 6}), "") << "these keys are not bitonic";
}

TEST(NetworkLens, InDescendingOrderTheArrowheadGetsTheSmallerKey)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 8, {{"order", "descending"}});
    const Resident resident = keptBy(recording);
    // The words are held against the device's own events: after a swap the head of the arrow holds the smaller key.
    for (const Event& event : *recording->events[3])
        if (event.writeCount > 0) {
            EXPECT_LE(event.writes()[1].value, event.writes()[0].value);
        }
    View view;
    view.size = {1200, 600};
    std::set<std::string> texts;
    for (const Mark& mark : networkLens.scene(resident, {6, 0.5}, view).marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            texts.insert(text->text.toStdString());
    EXPECT_TRUE(texts.contains("descends"));
    EXPECT_FALSE(texts.contains("ascends")) << "the last stage has one block, largest first";
    EXPECT_TRUE(texts.contains("the smaller key leaves at the arrowhead"));
}

TEST(NetworkLens, NarrationOfSmallInputsIsGrammatical)
{
    const auto at = [](const Words& keys, Moment moment) {
        return sentenceOf(networkLens.narration(keptBy(bitonicByHand(keys)), moment));
    };
    EXPECT_EQ(at({5}, {0, 1}), "1 key is sorted already: there is nothing to compare.");
    EXPECT_EQ(at({5, 4}, {0, 1}), "2 keys wait: one launch sorts them.");
    EXPECT_EQ(at({5, 4}, {1, 0}), "The two keys meet: they swap.");
    EXPECT_EQ(at({4, 5}, {1, 0}), "The two keys meet: they stay.");
    EXPECT_EQ(at({1, 2, 4, 3}, {1, 0}), "Every key meets the key 1 wire away: both stay.");
    EXPECT_EQ(at({1, 2, 3}, {0, 1}),
              "3 keys wait on 4 wires, the last of which holds a pad that sorts after every key: "
              "3 launches in 2 stages sort them.");
}

TEST(NetworkLens, ATypedNetworkIsPromisedToSortOnlyWhereItDoes)
{
    Session session;
    const auto at = [&](const char* network, const Words& keys, std::size_t launch) {
        RunRequest run;
        run.algorithm = "network-sort";
        run.parameters["network"] = network;
        run.input = keys;
        return sentenceOf(networkLens.narration(keptBy(session.record(run)), {launch, 1}));
    };
    EXPECT_EQ(at("[(0,1),(2,3)]", {3, 2, 4, 1}, 0),
              "4 keys wait: 1 launch in 1 stage. This is no sorting network: 1000 comes out as 0100.");
    // Keys that are lucky.
    const std::string lucky = at("[(0,1),(2,3)],[(0,2),(1,3)]", {4, 3, 2, 1}, 2);
    EXPECT_TRUE(lucky.starts_with("The keys are sorted, smallest first")) << lucky;
    EXPECT_TRUE(lucky.ends_with("This is no sorting network: 1010 comes out as 0101.")) << lucky;
    EXPECT_EQ(at("[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]", {3, 2, 4, 1}, 0), "4 keys wait: 3 launches sort them.");
    // Too many wires to try at a glance: nothing is promised.
    EXPECT_EQ(at("[(0,1)],[(0,39)]", Words(40, 1), 0),
              "40 keys wait: 2 launches in 2 stages. Whether it sorts every input was not tried.");
}

TEST(NetworkLens, NarrationCountsComparatorsWithAPadApart)
{
    const RecordingPtr recording = bitonicByHand(someKeys(33, 100));
    const Resident resident = keptBy(recording);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        std::size_t pairs = 0, swaps = 0, padded = 0;
        for (const Event& event : *recording->events[k - 1]) {
            const bool pad = event.readSlots[2].value != 0 || event.readSlots[3].value != 0;
            ++(pad ? padded : pairs);
            swaps += !pad && event.writeCount > 0;
        }
        ASSERT_GT(padded, 0U);
        const std::string said = sentenceOf(networkLens.narration(resident, {k, 0.5}));
        EXPECT_NE(said.find("; " + std::to_string(padded) + " more pair"), std::string::npos) << k << ": " << said;
        if (pairs > 1 && swaps > 0 && swaps < pairs) {
            EXPECT_NE(said.find(std::to_string(swaps) + " of " + std::to_string(pairs) + " pairs"), std::string::npos)
                << k << ": " << said;
        }
    }
    const auto ofThree = [](std::size_t launch) {
        return sentenceOf(networkLens.narration(keptBy(bitonicByHand({5, 3, 4})), {launch, 0.5}));
    };
    EXPECT_EQ(ofThree(1), "One pair of keys meets, 1 wire apart: they swap; 1 more pair holds a pad and swaps.");
    EXPECT_EQ(ofThree(2), "One pair of keys meets, 2 wires apart: they swap; 1 more pair holds a pad, and "
                          "now all keys are in order.");
}

TEST(NetworkLens, TheLegendNamesThePads)
{
    for (const QSizeF& size : {QSizeF(460, 420), QSizeF(648, 440), QSizeF(808, 620), QSizeF(3000, 1800)}) {
        const auto says = [&](std::size_t n) {
            const Scene scene = networkLens.scene(keptBy(bitonicByHand(someKeys(n, 100))), {5, 1}, viewOf(size));
            return std::any_of(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
                const auto* text = std::get_if<TextShape>(&mark.shape);
                return text && text->text.startsWith(QStringLiteral("no key"));
            });
        };
        EXPECT_TRUE(says(33)) << size.width();
        EXPECT_FALSE(says(32)) << size.width();
    }
}

TEST(NetworkLens, TheLegendOfAShuffleSpeaksOfNoComparison)
{
    Session session;
    const auto texts = [&session](const char* steps, std::size_t launch) {
        const Resident resident =
            keptBy(session.record({"odd-even-merge-recursive", {{"steps", steps}}, someKeys(8, 100), "auto"}));
        std::set<std::string> all;
        for (const Mark& mark : networkLens.scene(resident, {launch, 1}, viewOf({808, 620})).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                all.insert(text->text.toStdString());
        return all;
    };
    for (const std::size_t launch : {0, 1}) {
        const std::set<std::string> shuffle = texts("shuffle", launch);
        EXPECT_TRUE(shuffle.contains("to another wire")) << launch;
        EXPECT_FALSE(shuffle.contains("both keys change wires")) << launch;
        EXPECT_FALSE(shuffle.contains("the larger key leaves at the arrowhead")) << launch;
    }
    EXPECT_TRUE(texts("sort", 0).contains("both keys change wires"));
}

TEST(NetworkLens, BlocksOfWiresThatLieCloseTellTheirDirection)
{
    const RecordingPtr recording = bitonicByHand(someKeys(64, 100));
    const View view = viewOf({648, 352});
    ASSERT_TRUE(networkLens.canShow(*recording, view));
    const Scene scene = networkLens.scene(keptBy(recording), {7, 1}, view); // runs of 16, 8 apart
    expectLegible(scene, "64 wires");
    for (const char* block : {"block0-ascends", "block16-descends", "block32-ascends", "block48-descends"})
        EXPECT_EQ(marksNamed(scene, block), 1U) << block;
    // An arrowhead is as wide as can be seen.
    for (const Mark& mark : scene.marks) {
        if (mark.id.launch == 7 && mark.id.name.endsWith("-arrowhead")) {
            EXPECT_GE(boundsOf(mark.shape).width(), 4);
        }
    }
}

TEST(NetworkLens, WordsGiveWayBeforeKeys)
{
    // A window of 1024 x 700 with a message under the picture.
    const Words keys = someKeys(16, 100);
    const Scene scene = networkLens.scene(keptBy(bitonicByHand(keys)), {4, 0.5}, viewOf({460, 358}));
    QStringList bold;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->weight == 600)
            bold << text->text;
    for (const std::uint32_t key : keys)
        EXPECT_TRUE(bold.contains(QString::number(key))) << key;
}

TEST(NetworkLens, NothingIsAResultBeforeTheLaunchHasEnded)
{
    const RecordingPtr recording = bitonicByHand(someKeys(8, 100));
    const Theme& colors = theme(ThemeName::light);
    const auto filled = [&](std::size_t launch, double fraction) {
        const Scene scene = networkLens.scene(keptBy(recording), {launch, fraction}, viewOf({880, 560}));
        return std::count_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) {
            const auto* rect = std::get_if<RectShape>(&mark.shape);
            return rect && rect->fill == colors.keep.fill;
        });
    };
    const std::size_t last = recording->launchCount();
    for (const double fraction : {0.0, 0.3, 0.99})
        EXPECT_EQ(filled(last, fraction), 0) << fraction;
    EXPECT_EQ(filled(last, 1), 8);
    EXPECT_EQ(filled(last - 1, 1), 0);

    // Nor does the row between two stages show the keys of a launch that still runs.
    const auto texts = [&](double fraction) {
        const Scene scene = networkLens.scene(keptBy(recording), {3, fraction}, viewOf({1208, 560}));
        return std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text && text->weight == 400 && text->align == Align::right && !text->text.isEmpty();
        });
    };
    EXPECT_EQ(texts(0.9), texts(0.1));
    EXPECT_EQ(texts(1), texts(0.9));
    // What it leaves stands in its card once it has ended.
    const auto after = [&](double fraction) {
        return marksNamed(networkLens.scene(keptBy(recording), {3, fraction}, viewOf({1208, 560})), "wire\\d-after");
    };
    EXPECT_EQ(after(0.9), 0U);
    EXPECT_EQ(after(1), 8U);
}

TEST(NetworkLens, KeysThatAreNotSortedAreNotCalledSo)
{
    Session session;
    const auto done = [&session](const char* algorithm, Parameters given, const Words& keys) {
        return keptBy(session.record({algorithm, std::move(given), keys, "auto"}));
    };
    const auto said = [](const Resident& resident, std::size_t launch) {
        QString all;
        for (const Phrase& phrase : networkLens.narration(resident, {launch, 1}))
            all += phrase.text;
        return all.toStdString();
    };
    const auto colours = [](const Resident& resident) {
        const Moment end{resident.recording->launchCount(), 1};
        std::map<QRgb, int> fills;
        for (const Mark& mark : networkLens.scene(resident, end, viewOf({1208, 560})).marks)
            if (const auto* box = std::get_if<RectShape>(&mark.shape); box != nullptr && box->fill.isValid())
                ++fills[box->fill.rgb()];
        return fills;
    };
    const Theme& colors = theme(viewOf({1208, 560}).theme);
    const QRgb right = colors.keep.fill.rgb();
    const auto torn = [&](const Resident& resident) {
        const Moment end{resident.recording->launchCount(), 1};
        return tornIn(networkLens.scene(resident, end, viewOf({1208, 560})), colors);
    };

    const Resident bitonic = done("bitonic-merge", {}, {3, 5, 8, 9, 7, 4, 2, 1});
    EXPECT_TRUE(said(bitonic, 0).ends_with(": they are bitonic, so splits sort them.")) << said(bitonic, 0);
    EXPECT_TRUE(said(bitonic, 3).starts_with("The keys are sorted")) << said(bitonic, 3);
    EXPECT_EQ(colours(bitonic)[right], 8);

    const Resident other = done("bitonic-merge", {}, {3, 9, 1, 8, 2, 7, 4, 6}); // ends as 1 6 2 7 3 8 4 9
    EXPECT_TRUE(said(other, 0).ends_with(": they are not bitonic, so splits need not sort them.")) << said(other, 0);
    EXPECT_EQ(said(other, 3), "The keys are not sorted: 6 of them are not what belongs there.");
    EXPECT_EQ(torn(other), 6U);
    EXPECT_EQ(colours(other)[right], 2);

    const Resident one = done("bitonic-merge", {{"splits", "one"}}, {3, 5, 8, 9, 7, 4, 2, 1});
    EXPECT_EQ(said(one, 1), "Every key meets the key 4 wires away: 3 of 4 pairs swap, 1 stays, and now no key of the "
                            "upper half (up to 4) is larger than one of the lower half (from 5); both halves are "
                            "bitonic.");
    EXPECT_EQ(colours(one)[right], 0) << "none of it is a result";

    const Resident own = done("network-sort", {{"network", "[(0,1),(2,3)]"}}, {4, 3, 2, 1});
    EXPECT_EQ(said(own, 1),
              "The keys are not sorted: 4 of them are not what belongs there. This is no sorting network: "
              "1000 comes out as 0100.");
}

TEST(NetworkLens, LargeInputsGoToTheBars)
{
    EXPECT_EQ(lensFor(*bitonicByHand(someKeys(64, 100)), viewOf({808, 430})).id(), QStringLiteral("network"));
    EXPECT_EQ(lensFor(*bitonicByHand(someKeys(64, 100)), viewOf({300, 200})).id(), QStringLiteral("bars"));
    EXPECT_EQ(lensFor(*bitonicByHand(someKeys(512, 100)), viewOf({880, 560})).id(), QStringLiteral("bars"));
}

TEST(NetworkLens, NumbersOverPartsAreHeadedByTheirName)
{
    const auto heads = [](const char* word) {
        const Resident resident = keptBy(recordedRun("bitonic-merge", 16));
        const Scene scene = networkLens.scene(resident, {2, 1}, viewOf({470, 390}));
        return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == QLatin1String{word};
        });
    };
    EXPECT_TRUE(heads("Split"));
    EXPECT_FALSE(heads("stage"));
}

/// In narrow panes, too, the edge of the open card cuts no word and no triangle.
TEST(NetworkLens, TheCardsEdgeCutsNoDirection)
{
    std::size_t words = 0;
    for (const char* algorithm : {"bitonic-sort", "odd-even-mergesort"}) {
        const RecordingPtr recording = recordedRun(algorithm, 16);
        const Resident resident = keptBy(recording);
        for (const QSizeF size : {QSizeF{292, 330}, {392, 330}, {600, 330}, {808, 560}})
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                View view;
                view.size = size;
                const Scene scene = networkLens.scene(resident, {k, 1}, view);
                const auto focus = std::ranges::find(scene.marks, QStringLiteral("focus"),
                                                     [](const Mark& mark) { return mark.id.name; });
                if (focus == scene.marks.end())
                    continue;
                const QRectF card = boundsOf(focus->shape);
                for (const Mark& mark : scene.marks) {
                    const auto* text = std::get_if<TextShape>(&mark.shape);
                    const bool isWord = text && (text->text == "ascends" || text->text == "descends");
                    if (!isWord && !mark.id.name.startsWith(QStringLiteral("direction")))
                        continue;
                    // Without the line spacing above and below.
                    const double spare = isWord ? 0.18 * text->size : 0;
                    const QRectF bounds = boundsOf(mark.shape).adjusted(0, spare, 0, -spare);
                    ++words;
                    EXPECT_TRUE(!bounds.intersects(card) || card.contains(bounds))
                        << algorithm << ", launch " << k << ", width " << size.width();
                }
            }
    }
    EXPECT_GT(words, 40U);
}

} // namespace
} // namespace lockstep::ui
