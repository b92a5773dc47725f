#include "tests/bench/measure.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/export/format.hpp"
#include "ui/lens/density.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"
#include "ui/scene/kept_picture.hpp"
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

/// As a window plays a launch in the middle of the run: a frame of it after another, and what stays is kept. With
/// `jumps` each frame is of another launch.
void playing(benchmark::State& state, std::size_t n, bool jumps)
{
    using namespace lockstep::ui;
    const RecordingPtr recording = session().record(sorting(n));
    View view;
    view.size = {1920, 1080};
    const std::size_t launches = recording->launchCount();
    Resident resident = gather(session(), recording, frameNeeds(*recording, {launches, 1}, view));
    for (std::size_t k = 0; k <= launches; ++k)
        resident.states[k] = session().state(recording, k);
    resident.memory = std::make_shared<PreparedMemory>();
    QImage image{1920, 1080, QImage::Format_RGB32};
    KeptPicture kept;
    constexpr std::size_t frames = 34; // of a launch, at 60 a second
    std::size_t frame = 0;
    for (auto _ : state) {
        const std::size_t launch = jumps ? 1 + frame % launches : launches / 2;
        const Moment moment{launch, jumps ? 0.5 : static_cast<double>(frame % frames) / frames};
        ++frame;
        QPainter painter{&image};
        kept.paint(ui::frame(resident, moment, view), painter);
    }
}

/// A launch of a scan before an audience, 23 frames of it, as a deck draws them.
struct Presented {
    double type = 1;   ///< times the plain size
    bool keeps = true; ///< what is read from the events is kept from frame to frame
    bool isOneFrame = false;
    bool isWritten = false; ///< painted and packed as PNG files, of which an export in a folder is made
};

void presenting(benchmark::State& state, std::size_t n, Presented how)
{
    using namespace lockstep::ui;
    RunRequest request = sorting(n);
    request.algorithm = "hierarchical-scan";
    const RecordingPtr recording = session().record(request);
    View view;
    view.size = {1920, 1080};
    view.role = ViewRole::presenter;
    view.textScale = how.type;
    Resident resident = gather(session(), recording, frameNeeds(*recording, {1, 0.5}, view));
    std::size_t made = 0, bytes = 0;
    const auto remember = [&] { return how.keeps ? std::make_shared<PreparedMemory>() : nullptr; };
    resident.memory = remember();
    constexpr int frames = 23;
    for (auto _ : state) {
        if (!how.isOneFrame) // each launch is a new one
            resident.memory = remember();
        for (int f = 0; f < (how.isOneFrame ? 1 : frames); ++f) {
            const Scene scene = frame(resident, {1, static_cast<double>(f) / frames}, view);
            if (how.isWritten)
                benchmark::DoNotOptimize(pngFormat.encode(scene, 1, 96));
            else
                benchmark::DoNotOptimize(scene.marks.size());
        }
        if (resident.memory) {
            made = resident.memory->made();
            bytes = resident.memory->bytes();
        }
    }
    state.counters["worked out"] = static_cast<double>(made);
    state.counters["bytes kept"] = static_cast<double>(bytes);
}

std::vector<Ratio> registerPresenting()
{
    constexpr std::size_t n = 128;
    const std::string plain = "presented frame, plain type", large = "presented frame, type x1.5";
    const std::string kept = "presented launch of 23 frames", read = kept + ", nothing kept";
    const auto add = [](const std::string& name, Presented how) {
        benchmark::RegisterBenchmark(name.c_str(), [how](benchmark::State& state) { presenting(state, n, how); })
            ->Unit(benchmark::kMicrosecond)
            ->UseRealTime();
    };
    add(plain, {1, true, true});
    add(plain + ", nothing kept", {1, false, true});
    add(large, {1.5, true, true});
    add(large + ", nothing kept", {1.5, false, true});
    add(kept, {1.5, true, false});
    add(read, {1.5, false, false});
    const std::string written = "export of 23 frames as PNG", writtenAnew = written + ", nothing kept";
    add(written, {1.5, true, false, true});
    add(writtenAnew, {1.5, false, false, true});
    return {{"frame at type x1.5 / plain, hierarchical scan, n = 128", large, plain, 1.3, 0},
            {"the same, nothing kept", large + ", nothing kept", plain + ", nothing kept", 0, 0},
            {"plain frame / nothing kept", plain, plain + ", nothing kept", 1, 0},
            {"23 frames at type x1.5 / nothing kept", kept, read, 1, 0},
            {"export of 23 frames as PNG, type x1.5 / nothing kept", written, writtenAnew, 1, 0}};
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
    for (const bool jumps : {false, true}) {
        const std::string name = jumps ? "jumps n=64" : "playing n=64";
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { playing(state, 64, jumps); })
            ->Unit(benchmark::kMicrosecond)
            ->UseRealTime();
        rows.push_back({fmt::format("a 1080p frame {} / 16.7 ms, n = 64", jumps ? "after a jump" : "while it plays"),
                        name, "", 0.5, frameAt60Hz});
    }
    for (const Ratio& row : registerPresenting())
        rows.push_back(row);
    return rows;
}

} // namespace lockstep::bench
