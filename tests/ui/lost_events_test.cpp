// Launches that may go another way each time, of so many values that their events are not kept.
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/window_fixture.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"

#include <QElapsedTimer>
#include <numeric>

namespace lockstep::ui {
namespace {

/// Kept are the states alone.
RecordingPtr withoutEvents(const std::string& algorithm, std::size_t n)
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.input.resize(n);
    std::iota(request.input.begin(), request.input.end(), 1);
    RecordOptions options;
    options.memoryBudget = 0;
    return session.record(request, options);
}

TEST(LostEvents, LeaveAPictureAndASentenceOfWhatIsKept)
{
    for (const char* algorithm : {"domino-scan", "look-back-scan"})
        for (const std::size_t n : {16, 300, 5000}) {
            const RecordingPtr recording = withoutEvents(algorithm, n);
            ASSERT_TRUE(areEventsLost(*recording, 1)) << algorithm;
            Session session;
            for (const Moment& moment : {Moment{0, 1}, Moment{1, 0.5}, Moment{1, 1}}) {
                View view;
                view.size = {1600, 900};
                view.role = ViewRole::exported;
                const Resident resident = gather(session, recording, frameNeeds(*recording, moment, view));
                const Scene scene = frame(resident, moment, view);
                for (const Mark& mark : scene.marks)
                    if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                        EXPECT_NE(text->text, QStringLiteral("loading")) << algorithm << ' ' << n;
                    }
                const std::string told = sentenceOf(lensFor(*recording, view).narration(resident, moment));
                EXPECT_EQ(told.find("too many to keep") != std::string::npos, moment.launch == 1) << told;
            }
        }
}

TEST_F(WindowTest, AScanOfAMillionInOnePassIsShownAfterItsLaunch)
{
    for (const char* algorithm : {"domino-scan", "look-back-scan"}) {
        QElapsedTimer clock;
        clock.start();
        RunAsk ask;
        ask.algorithm = algorithm;
        ask.input.n = std::size_t{1} << 20;
        open(ask, {0, 1});
        ASSERT_TRUE(areEventsLost(*window.player().recording(), 1));
        window.player().stepForward();
        ASSERT_TRUE(QTest::qWaitFor(
            [this] {
                return window.player().moment() == Moment{1, 1} && window.isSettled();
            },
            60'000))
            << algorithm << ": " << window.message().toStdString();
        EXPECT_EQ(window.message(), "");
        EXPECT_LT(clock.elapsed(), 90'000);
    }
}

} // namespace
} // namespace lockstep::ui
