#include "tests/bench/measure.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/compare/comparison.hpp"
#include "ui/scene/painter.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <chrono>
#include <fmt/format.h>

namespace lockstep::bench {
namespace {

using Clock = std::chrono::steady_clock;
constexpr double frameAt60Hz = 1.0 / 60;

void waitUntil(Clock::time_point when)
{
    while (Clock::now() < when)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 2);
}

/// Four panes while they play, painted as the window does sixty times a second. A frame that is not done when the next
/// but one is due has cost that one its turn.
void playing(benchmark::State& state, std::size_t n, double seconds)
{
    using namespace lockstep::ui;
    View view;
    view.size = {1664, 976}; // the picture in a window of 1920 by 1080
    Comparison comparison;
    comparison.setNeeds([&](std::size_t pane, const Recording& recording, Moment moment) {
        return paneNeeds(recording, moment, pane, 4, view);
    });
    ComparisonAsk ask;
    for (const char* algorithm : {"kogge-stone-scan", "brent-kung-scan", "bitonic-sort", "radix-sort"})
        ask.panes.push_back({algorithm, {}, "auto"});
    ask.input.n = n;
    comparison.request(ask);
    while (!comparison.isSettled())
        waitUntil(Clock::now() + std::chrono::milliseconds(5));
    comparison.setClock(ClockUnit::work, 32, 1);
    QImage image{view.size.toSize(), QImage::Format_ARGB32_Premultiplied};

    double painted = 0, due = 0;
    for (auto _ : state) {
        comparison.toStart();
        comparison.play();
        const auto began = Clock::now();
        const auto frames = static_cast<std::size_t>(seconds / frameAt60Hz);
        double painting = 0;
        std::size_t done = 0;
        for (std::size_t frame = 0; frame < frames; done++) {
            waitUntil(began + std::chrono::duration_cast<Clock::duration>(
                                  std::chrono::duration<double>(static_cast<double>(frame) * frameAt60Hz)));
            const auto from = Clock::now();
            QPainter painter{&image};
            paint(comparisonFrame(comparison.panes(), comparison.clock(), view), painter);
            const auto until = Clock::now();
            painting += std::chrono::duration<double>(until - from).count();
            const double now = std::chrono::duration<double>(until - began).count();
            frame = std::max(frame + 1, static_cast<std::size_t>(now / frameAt60Hz));
        }
        state.SetIterationTime(painting / static_cast<double>(done));
        painted += static_cast<double>(done);
        due += static_cast<double>(frames);
    }
    state.counters[droppedFrames] = std::max(0.0, 1 - painted / due);
}

} // namespace

std::vector<Ratio> registerComparing(bool smoke)
{
    const std::size_t n = smoke ? 64 : 1024;
    const std::string name = fmt::format("four panes playing n={}", n);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { playing(state, n, smoke ? 0.2 : 10); })
        ->Unit(benchmark::kMicrosecond)
        ->UseManualTime()
        ->Iterations(1);
    return {{fmt::format("a frame of four panes that play / 16.7 ms, n = {}", n), name, "", 1, frameAt60Hz}};
}

} // namespace lockstep::bench
