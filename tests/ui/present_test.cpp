#include "engine/recording/session.hpp"
#include "tests/places.hpp"
#include "tests/ui/present_decks.hpp"
#include "tests/ui/turns.hpp"
#include "ui/present/audience_scene.hpp"
#include "ui/present/present_timeline.hpp"
#include "ui/present/presentation.hpp"
#include "ui/scene/theme.hpp"

#include <QImage>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <gtest/gtest.h>

namespace lockstep::ui {

namespace {

struct Stage {
    explicit Stage(const Deck& deck, DeckMoment start = {}) : it(std::make_shared<const Deck>(deck), start) {}
    bool settles()
    {
        return QTest::qWaitFor([this] { return !it.isMoving(); }, 5000);
    }
    Presentation it;
};

} // namespace

TEST(Presentation, NextPlaysTheMotionAndRestsOnThePage)
{
    Stage stage(countingDeck(4));
    stage.it.next();
    EXPECT_EQ(stage.it.number(), 1U);
    EXPECT_FALSE(stage.it.isAtRest());
    EXPECT_EQ(stage.it.ask({}).ms, 0);
    ASSERT_TRUE(stage.settles());
    EXPECT_TRUE(stage.it.isAtRest());
    EXPECT_EQ(stage.it.number(), 1U);
    QTest::qWait(100);
    EXPECT_EQ(stage.it.number(), 1U) << "a step is one page";
}

TEST(Presentation, NextFinishesAStepThatIsUnderWay)
{
    Stage stage(countingDeck(4));
    stage.it.next();
    std::vector<std::pair<std::size_t, bool>> seen;
    QObject::connect(&stage.it, &Presentation::moved,
                     [&] { seen.emplace_back(stage.it.number(), stage.it.isAtRest()); });
    stage.it.next();
    EXPECT_EQ(stage.it.number(), 2U);
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0], std::pair(std::size_t{1}, true)) << "its finished state comes first";
    EXPECT_EQ(seen[1], std::pair(std::size_t{2}, false));
}

TEST(Presentation, PreviousLandsAtOnceOnTheFinishedStateBefore)
{
    Stage stage(countingDeck(6), {3, 1});
    stage.it.previous();
    EXPECT_EQ(stage.it.number(), 2U);
    EXPECT_TRUE(stage.it.isAtRest());
    EXPECT_FALSE(stage.it.isMoving());
    stage.it.next(); // on the way to 3
    EXPECT_FALSE(stage.it.isAtRest());
    stage.it.previous();
    EXPECT_EQ(stage.it.number(), 2U);
    EXPECT_TRUE(stage.it.isAtRest());
    EXPECT_FALSE(stage.it.isMoving());
    for (int i = 0; i < 4; ++i)
        stage.it.previous();
    EXPECT_EQ(stage.it.number(), 0U);
}

TEST(Presentation, StartsWhereTheWindowStood)
{
    Stage stage(countingDeck(4), {2, 0.25});
    EXPECT_EQ(stage.it.number(), 2U);
    EXPECT_NEAR(stage.it.ask({}).ms, 30, 1e-3);
    EXPECT_NEAR(stage.it.moment().fraction, 0.25, 1e-4);
}

TEST(Presentation, PlayGoesToTheEndAndStartsOverFromThere)
{
    Stage stage(countingDeck(3));
    stage.it.togglePlay();
    EXPECT_TRUE(stage.it.isPlaying());
    ASSERT_TRUE(stage.settles());
    EXPECT_EQ(stage.it.number(), 2U);
    EXPECT_TRUE(stage.it.isAtEnd());
    stage.it.togglePlay();
    EXPECT_LT(stage.it.number(), 2U);
    EXPECT_TRUE(stage.it.isPlaying());
    stage.it.pause();
    EXPECT_FALSE(stage.it.isPlaying());
}

TEST(Presentation, PlayStopsWhereAPagePausesAndGoesOnFromThere)
{
    for (const double motion : {120.0, 0.0}) { // a cut pauses too
        Deck deck = countingDeck(4);
        deck.pages[2].pauses = true;
        deck.pages[2].motion = motion;
        Stage stage(deck);
        stage.it.play();
        ASSERT_TRUE(stage.settles());
        EXPECT_EQ(stage.it.number(), 2U);
        stage.it.play();
        ASSERT_TRUE(stage.settles());
        EXPECT_EQ(stage.it.number(), 3U);
    }
}

TEST(Presentation, ACutIsHeldWhilePlaying)
{
    Deck deck = countingDeck(3);
    deck.pages[1].motion = 0;
    deck.pages[1].hold = 400;
    Stage stage(deck);
    stage.it.play();
    ASSERT_TRUE(QTest::qWaitFor([&] { return stage.it.number() == 1; }));
    QTest::qWait(150);
    EXPECT_EQ(stage.it.number(), 1U);
    ASSERT_TRUE(stage.settles());
    EXPECT_EQ(stage.it.number(), 2U);
}

TEST(Presentation, AQuestionIsRevealedBeforeItIsLeft)
{
    Stage stage(askingDeck(4, 1));
    stage.it.play();
    ASSERT_TRUE(stage.settles());
    EXPECT_EQ(stage.it.number(), 1U) << "playing stops where something is asked";
    ASSERT_TRUE(stage.it.ask({}).answer);
    stage.it.toggleChoice(2);
    stage.it.toggleChoice(0);
    stage.it.toggleChoice(2);
    stage.it.toggleChoice(7); // there is none
    EXPECT_EQ(stage.it.answer().chosen, std::set<std::size_t>{0});
    EXPECT_TRUE(stage.it.upcoming({})->answer->isRevealed);
    stage.it.next();
    EXPECT_EQ(stage.it.number(), 1U);
    EXPECT_TRUE(stage.it.answer().isRevealed);
    stage.it.toggleChoice(1);
    EXPECT_EQ(stage.it.answer().chosen, std::set<std::size_t>{0}) << "what is revealed stands";
    EXPECT_EQ(stage.it.upcoming({})->page, 2U);
    stage.it.next();
    EXPECT_EQ(stage.it.number(), 2U);
    stage.it.previous();
    EXPECT_EQ(stage.it.number(), 1U);
    EXPECT_TRUE(stage.it.answer().isRevealed);
    stage.it.previous();
    EXPECT_EQ(stage.it.number(), 1U) << "back to the question";
    EXPECT_TRUE(stage.it.isAsking());
    stage.it.previous();
    EXPECT_EQ(stage.it.number(), 0U);
}

TEST(Presentation, ChaptersAreJumpedByTheirEnds)
{
    Stage stage(countingDeck(7)); // 1 2 | 3 4 | 5 6
    std::vector<std::size_t> pages;
    for (int i = 0; i < 4; ++i) {
        stage.it.nextChapter();
        pages.push_back(stage.it.number());
    }
    for (int i = 0; i < 4; ++i) {
        stage.it.previousChapter();
        pages.push_back(stage.it.number());
    }
    EXPECT_EQ(pages, (std::vector<std::size_t>{2, 4, 6, 6, 4, 2, 0, 0}));
}

TEST(Presentation, TheClockStandsWhileAPictureIsLate)
{
    Stage stage(countingDeck(3));
    bool isLate = true;
    stage.it.setMustWait([&] { return isLate; });
    stage.it.next();
    QTest::qWait(300);
    EXPECT_FALSE(stage.it.isAtRest());
    isLate = false;
    ASSERT_TRUE(stage.settles());
    EXPECT_TRUE(stage.it.isAtRest());
}

TEST(SceneMaker, TheNewestAskOfASeatWinsAndNothingWaits)
{
    Deck deck = countingDeck(50);
    std::atomic<int> made = 0, atOnce = 0, most = 0;
    const auto quick = deck.scene;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        most = std::max(most.load(), ++atOnce);
        ++made;
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        --atOnce;
        return quick(page, fraction, view, stop);
    };
    SceneMaker maker(std::make_shared<const Deck>(deck));
    std::vector<std::pair<int, std::size_t>> got;
    QObject::connect(&maker, &SceneMaker::made,
                     [&](int seat, const PicturePtr& picture) { got.emplace_back(seat, picture->ask.page); });
    maker.request(1, {3, 120, {}, {}});
    maker.request(1, {7, 120, {}, {}});
    for (std::size_t k = 0; k < 50; ++k)
        maker.request(0, {k, 120, {}, {}});
    EXPECT_GE(maker.waiting(0), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return maker.waiting(0) <= 0 && maker.waiting(1) <= 0; }));
    ASSERT_GE(got.size(), 2U);
    EXPECT_EQ(got.back(), std::pair(1, std::size_t{7}));
    EXPECT_EQ(got[got.size() - 2], std::pair(0, std::size_t{49})) << "what the audience sees goes first";
    EXPECT_LE(made, 5);
    EXPECT_EQ(most, 1) << "the deck is asked by one at a time";
}

TEST(SceneMaker, WhatNobodyWillSeeIsStopped)
{
    Deck deck = countingDeck(5);
    const auto quick = deck.scene;
    std::atomic<bool> stopped = false;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        while (page == 1) {
            if (stop.stop_requested()) {
                stopped = true;
                throw Cancelled{};
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return quick(page, fraction, view, stop);
    };
    SceneMaker maker(std::make_shared<const Deck>(deck));
    QSignalSpy made(&maker, &SceneMaker::made);
    QSignalSpy failed(&maker, &SceneMaker::failed);
    maker.request(0, {1, 120, {}, {}});
    QTest::qWait(50);
    EXPECT_GT(maker.waiting(0), 20);
    maker.request(0, {2, 120, {}, {}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return made.count() == 1; }));
    EXPECT_TRUE(stopped);
    EXPECT_EQ(failed.count(), 0);
    maker.request(1, {1, 120, {}, {}}); // and the destructor does not wait for it
}

TEST(PresentTimeline, EveryPageHasASegmentAndManyShareABar)
{
    const QRectF band(0, 0, 1920, presentBand);
    for (const std::size_t count : {2U, 7U, 11U, 30U, 61U, 62U, 211U, 3001U}) {
        const PresentTimeline timeline(countingDeck(count).pages, band, 72);
        EXPECT_EQ(timeline.isSegmented(), count <= 61) << count;
        EXPECT_NEAR(timeline.segment(1).left(), 72, 1e-6);
        EXPECT_NEAR(timeline.segment(count - 1).right(), 1920 - 72, 1e-6) << count;
        for (std::size_t k = 1; k < count; ++k) {
            ASSERT_GT(timeline.segment(k).width(), 0) << count;
            ASSERT_EQ(timeline.pageAt(timeline.segment(k).center().x()), k);
            if (k > 1) {
                ASSERT_GE(timeline.segment(k).left(), timeline.segment(k - 1).right() - 1e-6);
            }
        }
        EXPECT_EQ(timeline.pageAt(10), 0U);
        for (const std::size_t page : {std::size_t{0}, count / 2, count - 1})
            for (const Mark& mark : timeline.scene(page, 0.5, ThemeName::darkContrast).marks)
                if (mark.id.name == "playhead") {
                    EXPECT_NEAR(std::get<EllipseShape>(mark.shape).rect.center().x(), timeline.xOf(page, 0.5), 1e-6);
                }
    }
    // Pages of one chapter stand closer than chapters do.
    const PresentTimeline timeline(countingDeck(7).pages, band, 72);
    EXPECT_LT(timeline.segment(2).left() - timeline.segment(1).right(),
              timeline.segment(3).left() - timeline.segment(2).right());
}

TEST(PresentTimeline, ADeckOfOnePageHasNone)
{
    const PresentTimeline timeline(countingDeck(1).pages, QRectF(0, 0, 1920, presentBand), 72);
    EXPECT_TRUE(timeline.scene(0, 1, ThemeName::light).marks.empty());
    EXPECT_EQ(timeline.pageAt(900), 0U);
}

TEST(AudienceScene, NothingOnItIsSmallerThan28AndNothingLeavesIt)
{
    for (const QSizeF pixels : {QSizeF(1920, 1080), QSizeF(1024, 768), QSizeF(1280, 720), QSizeF(2560, 1080)}) {
        const View view = audienceView(pixels, ThemeName::darkContrast, 1);
        const QSizeF size = audienceSize(pixels);
        EXPECT_NEAR(size.width() / size.height(), pixels.width() / pixels.height(), 1e-6);
        EXPECT_GE(size.width(), 1920);
        EXPECT_GE(size.height(), 1080 - 1e-9);
        const QString longest = QString("The device stopped working in the middle of a launch. ").repeated(8);
        const Scene scene = audienceScene(nullptr, countingDeck(4).pages, longest, view);
        int texts = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                ++texts;
                EXPECT_GE(text->size, 28);
                EXPECT_LT(text->at.y(), size.height());
                EXPECT_GT(text->at.y() - 20, view.size.height());
            }
        EXPECT_GE(texts, 2);
    }
}

TEST(PresentCommand, WritesWhatTheAudienceSeesAndWhatTheSpeakerSees)
{
    const QTemporaryDir folder;
    const auto picture = [&](const QString& name, const QStringList& more, int status = 0) {
        QProcess program;
        const QString path = folder.filePath(name);
        program.start(
            LOCKSTEP_PROGRAM,
            QStringList{"open", "bitonic-sort", "--n", "8", "--launch", "3", "--theme", "dark", "--grab", path} + more);
        EXPECT_TRUE(program.waitForFinished(60'000));
        EXPECT_EQ(program.exitCode(), status) << program.readAllStandardError().toStdString();
        return QImage(path);
    };
    const QImage audience = picture("audience.png", {"--present", "--size", "1024x768"});
    EXPECT_EQ(audience.size(), QSize(1024, 768));
    EXPECT_EQ(audience.pixelColor(2, 2), theme(ThemeName::dark).paper);
    const QImage speaker = picture("speaker.png", {"--present", "--speaker", "--size", "1280x720"});
    EXPECT_EQ(speaker.size(), QSize(1280, 720));
    // Yellow is where they stand: in the timeline at the foot of the one, in the list of the other.
    const auto yellow = [](const QImage& image, const QRect& area) {
        int count = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                count += image.pixelColor(x, y) == theme(ThemeName::dark).now ? 1 : 0;
        return count;
    };
    EXPECT_GT(yellow(audience, QRect(0, 728, 1024, 40)), 100);
    EXPECT_GT(yellow(speaker, QRect(0, 540, 700, 180)), 5000);
    EXPECT_TRUE(picture("none.png", {"--speaker"}, 2).isNull()) << "it is a view of a presentation";
}

} // namespace lockstep::ui
