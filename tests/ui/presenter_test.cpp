// What an audience sees: type that the back rows read, whatever is shown.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "tests/ui/compare_panes.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/theme.hpp"

#include <array>
#include <set>

namespace lockstep::ui {
namespace {

View audienceView(double height, double textScale, ThemeName theme = ThemeName::dark)
{
    View view;
    view.role = ViewRole::presenter;
    view.size = {1920, height};
    view.theme = theme;
    view.textScale = textScale;
    return view;
}

double leastFor(double textScale)
{
    return 28 * std::min(1.0, textScale);
}

constexpr std::array heights{1010.0, 1370.0};
constexpr std::array textScales{0.75, 1.0, 1.5, 2.0};

Session& session()
{
    static Session one;
    return one;
}

/// `memory`: of a window that shows a recording at many moments; null: nothing is kept.
Scene shownTo(const RecordingPtr& recording, Moment moment, const View& view,
              const std::shared_ptr<PreparedMemory>& memory = nullptr)
{
    Resident resident = gather(session(), recording, frameNeeds(*recording, moment, view));
    resident.memory = memory;
    return frame(resident, moment, view);
}

std::size_t textsIn(const Scene& scene)
{
    return static_cast<std::size_t>(std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
        return std::holds_alternative<TextShape>(mark.shape);
    }));
}

std::set<QString> wordsIn(const Scene& scene)
{
    std::set<QString> words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            words.insert(text->text);
    return words;
}

std::vector<Moment> momentsOf(const Recording& recording)
{
    std::vector<Moment> moments{{0, 1}};
    const std::size_t count = recording.launchCount();
    for (const std::size_t k : std::set<std::size_t>{1, 2, count / 2, count})
        if (k >= 1 && k <= count)
            for (const double f : {0.4, 1.0}) // at 0 it is as the one before ended
                moments.push_back({k, f});
    return moments;
}

void expectPresentable(const RecordingPtr& recording, const std::string& what)
{
    // A radix sort's table that is full, and its keys, have smaller type rather than none.
    const bool isTable = recording->lens == "buckets" && tableShape(*recording);
    const double part = isTable ? 18.0 / 28 : 1;
    const auto memory = std::make_shared<PreparedMemory>();
    for (const double height : heights)
        for (const double scale : textScales)
            for (const Moment moment : momentsOf(*recording)) {
                const std::string where = what + ", " + std::to_string(height) + ", text " + std::to_string(scale) +
                                          ", launch " + std::to_string(moment.launch) + " at " +
                                          std::to_string(moment.fraction);
                const Scene scene = shownTo(recording, moment, audienceView(height, scale), memory);
                expectLegible(scene, where, part * leastFor(scale));
                EXPECT_GT(scene.marks.size(), textsIn(scene)) << where << ": nothing but words";
                if (testing::Test::HasFailure())
                    return; // one picture is enough to look at
            }
}

TEST(Presenter, EveryAlgorithmIsReadFromTheBackRows)
{
    constexpr std::array<std::size_t, 5> between{2, 7, 16, 32, 64};
    std::size_t turn = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {std::size_t{1}, std::size_t{3}, std::size_t{8}, std::size_t{33}, std::size_t{1024},
                                    between[turn++ % between.size()]})
            if (n <= algorithm->limits.maximum)
                expectPresentable(recordedRun(algorithm->id, std::max<std::size_t>(n, algorithm->limits.minimum)),
                                  algorithm->id + " of " + std::to_string(n));
}

TEST(Presenter, SoAreItsParameters)
{
    for (const char* bits : {"1", "2", "4", "8"})
        for (const std::size_t n : {8U, 16U})
            expectPresentable(recordedRun("radix-sort", n, {{"digit-bits", bits}}),
                              std::string("radix, bits ") + bits + " of " + std::to_string(n));
    for (const char* sign : {"max", "affine"})
        for (const char* scan : {"kogge-stone-scan", "brent-kung-scan"})
            for (const std::size_t n : {8U, 16U})
                expectPresentable(recordedRun(scan, n, {{"operator", sign}}),
                                  std::string(scan) + " " + sign + " of " + std::to_string(n));
    for (const char* sort : {"bitonic-sort", "radix-sort"})
        expectPresentable(recordedRun(sort, 16, {{"type", "float32"}, {"order", "descending"}}),
                          std::string(sort) + " of floats");
}

TEST(Presenter, LongKeysAreLeftOutRatherThanMadeSmall)
{
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {4U, 16U}) {
            RunRequest request;
            request.algorithm = algorithm->id;
            for (std::size_t i = 0; i < n; ++i)
                request.input.push_back(static_cast<std::uint32_t>(4000000000U + 7919U * ((i * 5) % n)));
            if (algorithm->check != nullptr &&
                elementType(resolveParameters(*algorithm, {}, n)) == ElementType::float32)
                continue; // as float32 they lie further out than bodies may
            expectPresentable(session().record(request), algorithm->id + " of long keys, " + std::to_string(n));
        }
}

TEST(Presenter, AMillionKeysAreOneDensity)
{
    const RecordingPtr recording = recordedRun("radix-sort", 1000000);
    const View view = audienceView(1010, 1);
    const Scene scene = shownTo(recording, {2, 0.5}, view);
    expectLegible(scene, "a million keys", 28);
    EXPECT_EQ(marksNamed(scene, "density"), 1U);
}

TEST(Presenter, TeachingSizesShowTheirKeysInLargeType)
{
    const auto largest = [](const Scene& scene, const QString& value) {
        double size = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text == value)
                size = std::max(size, text->size);
        return size;
    };
    const auto sizeAt = [&](const char* algorithm, std::size_t n, std::size_t launch) {
        const RecordingPtr recording = recordedRun(algorithm, n);
        return largest(shownTo(recording, {launch, 0.5}, audienceView(1010, 1)), QString::number(recording->input[0]));
    };
    EXPECT_GE(sizeAt("bitonic-sort", 8, 4), 44);
    EXPECT_GE(sizeAt("bitonic-sort", 16, 7), 35);
    EXPECT_GE(sizeAt("kogge-stone-scan", 16, 2), 32);
    EXPECT_GE(sizeAt("brent-kung-scan", 16, 5), 32);
    EXPECT_GE(sizeAt("radix-sort", 16, 3), 40);
}

TEST(Presenter, TextGrowsAndShrinksAsItsUserAsks)
{
    const RecordingPtr sort = recordedRun("bitonic-sort", 4);
    const RecordingPtr scan = recordedRun("kogge-stone-scan", 4);
    const auto sizes = [](const Scene& scene) {
        double narration = 0, picture = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                (mark.id.name.startsWith("narration") ? narration : picture) =
                    std::max(mark.id.name.startsWith("narration") ? narration : picture, text->size);
        return std::pair{narration, picture};
    };
    for (const RecordingPtr& recording : {sort, scan}) {
        std::pair<double, double> before{0, 0};
        for (const double scale : {0.75, 1.0, 1.25}) {
            const auto now = sizes(shownTo(recording, {1, 1}, audienceView(1010, scale)));
            EXPECT_GT(now.first, before.first) << recording->algorithm << " " << scale;
            EXPECT_GT(now.second, before.second) << recording->algorithm << " " << scale;
            before = now;
        }
    }
    View window;
    window.textScale = 2;
    View plain;
    EXPECT_EQ(sizes(shownTo(sort, {1, 1}, window)), sizes(shownTo(sort, {1, 1}, plain))) << "in other roles it is 1";
}

TEST(Presenter, LargerTypeHidesNoValue)
{
    for (const char* const algorithm : {"bitonic-sort", "radix-sort", "kogge-stone-scan", "brent-kung-scan"})
        for (const std::size_t n : {8U, 16U}) {
            const RecordingPtr recording = recordedRun(algorithm, n);
            for (const Moment moment : momentsOf(*recording)) {
                const auto shown = [&](double scale) {
                    std::size_t texts = 0;
                    for (const Mark& mark : shownTo(recording, moment, audienceView(1010, scale)).marks)
                        if (std::holds_alternative<TextShape>(mark.shape) && !mark.id.name.startsWith("narration"))
                            ++texts;
                    return texts;
                };
                const std::size_t plain = shown(1);
                for (const double scale : {1.15, 1.3, 2.0})
                    EXPECT_GE(shown(scale), plain) << algorithm << " of " << n << ", launch " << moment.launch << " at "
                                                   << moment.fraction << ", text " << scale;
            }
        }
}

TEST(Presenter, TheTabIsNoWiderThanItsCard)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 16);
    for (const double scale : {1.0, 1.5, 2.0})
        for (std::size_t launch = 1; launch <= recording->launchCount(); ++launch) {
            const Scene scene = shownTo(recording, {launch, 0.5}, audienceView(1010, scale));
            const Theme& colors = theme(ThemeName::dark);
            double tab = 0, card = 0;
            for (const Mark& mark : scene.marks)
                if (const auto* rect = std::get_if<RectShape>(&mark.shape)) {
                    if (rect->fill == colors.now)
                        tab = rect->rect.width();
                    if (rect->shadow)
                        card = std::max(card, rect->rect.width());
                }
            EXPECT_GT(tab, 0);
            EXPECT_LE(tab, card + 1e-6) << "launch " << launch << ", text " << scale;
        }
}

TEST(Presenter, ComparisonsAreReadFromTheBackRows)
{
    const std::vector<TestRun> four{{"kogge-stone-scan", {}, "Kogge–Stone"},
                                    {"brent-kung-scan", {}, "Brent–Kung"},
                                    {"bitonic-sort", {}, "Bitonic"},
                                    {"radix-sort", {}, "Radix"}};
    for (std::size_t count = 2; count <= 4; ++count)
        for (const std::size_t n : {8U, 16U}) {
            const auto panes = recordedPanes({four.begin(), four.begin() + static_cast<std::ptrdiff_t>(count)}, n);
            for (const double height : heights)
                for (const double scale : textScales)
                    for (const double time : {0.0, 1.4, 3.9, 5.0, 100.0}) {
                        const View view = audienceView(height, scale);
                        ComparisonClock clock;
                        clock.time = time;
                        const Scene scene = comparisonFrame(panesAt(panes, clock, view), clock, view);
                        expectLegible(scene,
                                      std::to_string(count) + " panes of " + std::to_string(n) + ", " +
                                          std::to_string(height) + ", text " + std::to_string(scale) + " at " +
                                          std::to_string(time),
                                      count == 4 ? 18.0 / 28 * leastFor(scale) : leastFor(scale)); // a full table
                        if (HasFailure())
                            return;
                    }
        }
}

TEST(Presenter, TwoScansShareTheirRowsAndTellWorkAndSpan)
{
    for (const std::size_t n : {8U, 16U}) {
        const View view = audienceView(1010, 1);
        ComparisonClock clock;
        clock.time = 1.5;
        const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, n), clock, view), clock, view);
        EXPECT_EQ(textNamed(scene, "pane1-figures").toStdString(), n == 8 ? "work 17 · span 3" : "work 49 · span 4");
        EXPECT_EQ(textNamed(scene, "pane2-figures").toStdString(), n == 8 ? "work 11 · span 5" : "work 26 · span 7");
        std::vector<QRectF> cards;
        for (const Mark& mark : scene.marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape); rect && rect->shadow)
                cards.push_back(rect->rect);
        ASSERT_EQ(cards.size(), 2U);
        EXPECT_NEAR(cards[0].top(), cards[1].top(), 1) << n;
        EXPECT_NEAR(cards[0].height(), cards[1].height(), 1) << n;
    }
    EXPECT_TRUE(unitsAxis(recordedPanes(bothScans, 8), {}, audienceView(1010, 1)).isNull());
}

TEST(Legend, IsLeftOutWithItsRoom)
{
    struct Case {
        const char* algorithm;
        std::size_t n, launch;
        const char* legend;
    };
    for (const Case& one : {Case{"bitonic-sort", 8, 2, "stay"}, Case{"kogge-stone-scan", 8, 2, "one addition"},
                            Case{"bitonic-sort", 200, 2, "stay"}})
        for (const ViewRole role : {ViewRole::window, ViewRole::exported}) {
            View with;
            with.role = role;
            with.size = role == ViewRole::window ? QSizeF(880, 700) : QSizeF(1600, 900);
            View without = with;
            without.hasLegend = false;
            const RecordingPtr recording = recordedRun(one.algorithm, one.n);
            const Scene told = shownTo(recording, {one.launch, 0.5}, with);
            const Scene bare = shownTo(recording, {one.launch, 0.5}, without);
            EXPECT_TRUE(wordsIn(told).contains(one.legend)) << one.algorithm;
            EXPECT_FALSE(wordsIn(bare).contains(one.legend)) << one.algorithm;
            const auto lowest = [](const Scene& scene) { // of what is not text
                double y = 0;
                for (const Mark& mark : scene.marks)
                    if (!std::holds_alternative<TextShape>(mark.shape) && !mark.id.name.isEmpty())
                        y = std::max(y, boundsOf(mark.shape).bottom());
                return y;
            };
            EXPECT_GT(lowest(bare), lowest(told) + 5) << one.algorithm << ": the picture gets the legend's room";
        }
}

TEST(Ground, TransparentPicturesPaintNoPaperOverTheirGround)
{
    const auto expectClear = [](const Scene& scene, const std::string& what) {
        EXPECT_EQ(scene.ground.alpha(), 0) << what;
        for (const Mark& mark : scene.marks)
            if (!std::holds_alternative<TextShape>(mark.shape)) {
                const QRectF bounds = boundsOf(mark.shape);
                EXPECT_FALSE(bounds.width() > 0.98 * scene.size.width() && bounds.height() > 0.98 * scene.size.height())
                    << what << ": " << mark.id.name.toStdString();
            }
    };
    for (const ViewRole role : {ViewRole::exported, ViewRole::presenter})
        for (const Algorithm* algorithm : catalogue())
            for (const std::size_t n : {8U, 1024U}) {
                if (n > algorithm->limits.maximum)
                    continue;
                View view = audienceView(1010, 1);
                view.role = role;
                view.isTransparent = true;
                expectClear(shownTo(recordedRun(algorithm->id, n), {1, 0.5}, view), algorithm->id);
            }
    View view = audienceView(1010, 1);
    view.isTransparent = true;
    expectClear(comparisonFrame(panesAt(recordedPanes(bothScans, 8), {}, view), {}, view), "comparison");
}

TEST(Comparison, WhatIsLeftOutGivesItsRoomToThePanes)
{
    const auto panes = recordedPanes(bothScans, 16);
    View view;
    view.role = ViewRole::exported;
    view.size = {1600, 900};
    const double whole = paneRect(0, 2, view).top();
    view.hasTitle = false;
    const double untitled = paneRect(0, 2, view).top();
    EXPECT_LT(untitled, whole - 20);
    Scene scene = comparisonFrame(panesAt(panes, {}, view), {}, view);
    EXPECT_EQ(textsNamed(scene, "title"), "");
    expectLegible(scene, "no title");
    view.hasNarration = false;
    view.caption = "my own words";
    EXPECT_LT(paneRect(0, 2, view).top(), untitled - 20);
    scene = comparisonFrame(panesAt(panes, {}, view), {}, view);
    EXPECT_EQ(textsNamed(scene, "narration"), "") << "a caption is narration";
    expectLegible(scene, "neither");
    view.hasNarration = true;
    scene = comparisonFrame(panesAt(panes, {}, view), {}, view);
    EXPECT_EQ(textsNamed(scene, "narration"), "my own words");
}

} // namespace
} // namespace lockstep::ui
