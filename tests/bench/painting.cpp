#include "tests/bench/measure.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/density.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/painter.hpp"

#include <QPainter>
#include <fmt/format.h>

namespace lockstep::bench {
namespace {

/// One frame in the middle of the run, as the window makes it: the scene from what is resident, then its painting.
void painting(benchmark::State& state, std::size_t n, bool alsoScene)
{
    using namespace lockstep::ui;
    const RecordingPtr recording = session().record(sorting(n));
    const Moment moment{recording->launchCount() / 2, 0.5};
    View view;
    view.size = {1920, 1080};
    Resident resident;
    resident.recording = recording;
    const Needs needs = frameNeeds(*recording, moment, view);
    for (std::size_t k : needs.states)
        resident.states[k] = session().state(recording, k);
    for (std::size_t k : needs.events)
        resident.events[k] = session().events(recording, k);
    for (const DensityRequest& request : needs.densities)
        resident.densities[request] = computeDensity(session().state(recording, request.launch), *recording, request);

    QImage image{1920, 1080, QImage::Format_ARGB32_Premultiplied};
    const Scene made = frame(resident, moment, view);
    for (auto _ : state) {
        QPainter painter{&image};
        paint(alsoScene ? frame(resident, moment, view) : made, painter);
    }
}

} // namespace

std::vector<Ratio> registerPainting(bool smoke)
{
    constexpr double frameAt60Hz = 1.0 / 60;
    std::vector<Ratio> rows;
    for (std::size_t n : {std::size_t{16}, std::size_t{64}, std::size_t{1024}, std::size_t{1} << (smoke ? 12 : 20)})
        for (bool alsoScene : {false, true}) {
            const std::string name = fmt::format("{} n={}", alsoScene ? "scene and painting" : "painting", n);
            benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { painting(state, n, alsoScene); })
                ->Unit(benchmark::kMicrosecond)
                ->UseRealTime();
            rows.push_back(
                {fmt::format("{} of a 1080p frame / 16.7 ms, n = {}", alsoScene ? "scene and painting" : "painting", n),
                 name, "", 1, frameAt60Hz});
        }
    return rows;
}

} // namespace lockstep::bench
