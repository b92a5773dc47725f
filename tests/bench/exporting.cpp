#include "tests/bench/measure.hpp"

#include "engine/model/recording.hpp"
#include "ui/export/ffmpeg.hpp"
#include "ui/export/raw_pictures.hpp"
#include "ui/export/video.hpp"
#include "ui/player/gather.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/svg.hpp"

#include <QBuffer>
#include <QTemporaryDir>
#include <fmt/format.h>
#include <sys/resource.h>

namespace lockstep::bench {
namespace {

using namespace lockstep::ui;

/// The launches of a bitonic sort of 16 keys as 1080p pictures, and two of them as a video of 30 frames a second.
Deck sortDeck()
{
    const RecordingPtr recording = session().record(sorting(16));
    return recordingDeck({recording, [recording](const Needs& needs, const std::stop_token& stop) {
                              return gather(session(), recording, needs, stop);
                          }});
}

ExportPlan planFor(const Deck& deck, bool isVideo, bool smoke)
{
    ExportPlan plan;
    plan.range = isVideo ? FrameRange{1, 2} : allLaunches(deck);
    if (smoke) {
        plan.range = {1, 1};
        plan.fps = 5;
    }
    return plan;
}

std::vector<Scene> scenesOf(const Deck& deck, const ExportPlan& plan, bool isVideo)
{
    std::vector<Scene> scenes;
    if (isVideo)
        for (const VideoPicture& picture : videoPictures(deck, plan))
            scenes.push_back(exportScene(deck, picture.moment, plan.look));
    else
        for (const Still& still : stillsOf(deck, plan.range))
            scenes.push_back(exportScene(deck, still.moment, plan.look));
    return scenes;
}

/// Of this process and of the encoders that it waited for.
double processorSeconds()
{
    double sum = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        getrusage(who, &used);
        for (const timeval& time : {used.ru_utime, used.ru_stime})
            sum += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    }
    return sum;
}

void exporting(benchmark::State& state, const Format& format, bool smoke)
{
    const Deck deck = sortDeck();
    const ExportPlan plan = planFor(deck, format.isVideo(), smoke);
    const QTemporaryDir folder;
    double frames = 0;
    const double before = processorSeconds();
    for (auto _ : state) {
        if (format.isPicture())
            exportFrames(deck, plan.range, plan.look, folder.path(), format);
        else
            exportDocument(deck, plan, folder.filePath("a.") + format.id, format);
        frames += format.isVideo() ? videoLength(deck, plan) * plan.fps
                                   : static_cast<double>(stillsOf(deck, plan.range).size());
    }
    state.counters["frames a second"] = benchmark::Counter(frames, benchmark::Counter::kIsRate);
    state.counters["cores"] = benchmark::Counter(processorSeconds() - before, benchmark::Counter::kIsRate);
}

/// One after another, on one thread.
void paintingAlone(benchmark::State& state, bool isVideo, bool smoke)
{
    const Deck deck = sortDeck();
    const ExportPlan plan = planFor(deck, isVideo, smoke);
    for (auto _ : state)
        for (const Scene& scene : scenesOf(deck, plan, isVideo))
            benchmark::DoNotOptimize(toImage(scene, exportScale(plan.look)));
}

void encodingAlone(benchmark::State& state, const Format& format, bool smoke)
{
    const Deck deck = sortDeck();
    const ExportPlan plan = planFor(deck, format.isVideo(), smoke);
    const std::vector<Scene> scenes = scenesOf(deck, plan, format.isVideo());
    std::vector<QImage> images;
    for (const Scene& scene : scenes)
        images.push_back(toImage(scene, exportScale(plan.look)));
    std::vector<QByteArray> raw;
    for (const QImage& image : images)
        raw.push_back(format.isVideo() ? rawPicture(Yuv420(), image) : QByteArray());
    const std::vector<VideoPicture> pictures = videoPictures(deck, plan);
    const QTemporaryDir folder;
    for (auto _ : state) {
        if (&format == &svgFormat) {
            for (const Scene& scene : scenes)
                benchmark::DoNotOptimize(toSvg(scene, exportScale(plan.look)));
        } else if (&format == &pngFormat) {
            for (const QImage& image : images) {
                QByteArray bytes;
                QBuffer buffer(&bytes);
                buffer.open(QIODevice::WriteOnly);
                image.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG");
            }
        } else {
            Ffmpeg ffmpeg(videoArguments(format, deck, plan, folder.filePath("a.") + format.id), "a", {});
            for (std::size_t i = 0; i < raw.size(); ++i)
                for (std::size_t k = 0; k < pictures[i].frames; ++k)
                    ffmpeg.feed(raw[i]);
            ffmpeg.finish();
        }
    }
}

template <typename Function>
void add(const std::string& name, Function function)
{
    benchmark::RegisterBenchmark(name.c_str(), function)->Unit(benchmark::kMicrosecond)->UseRealTime();
}

} // namespace

std::vector<Ratio> registerExporting(bool smoke)
{
    std::vector<Ratio> rows;
    for (const bool isVideo : {false, true})
        add(isVideo ? "painting alone, video" : "painting alone, pictures",
            [=](benchmark::State& state) { paintingAlone(state, isVideo, smoke); });
    for (const char* id : {"png", "svg", "pdf", "mp4"}) {
        const Format& format = formatFor(QStringLiteral("a.") + id);
        const std::string name = fmt::format("export {}", id), alone = fmt::format("encoding alone, {}", id);
        add(name, [=, &format](benchmark::State& state) { exporting(state, format, smoke); });
        rows.push_back({fmt::format("1080p {} / painting alone on one core", id), name,
                        format.isVideo() ? "painting alone, video" : "painting alone, pictures", 0, 0});
        if (&format == &pdfFormat) // the painter is its encoder
            continue;
        add(alone, [=, &format](benchmark::State& state) { encodingAlone(state, format, smoke); });
        rows.push_back({fmt::format("1080p {} / encoding alone", id), name, alone, 0, 0});
    }
    return rows;
}

} // namespace lockstep::bench
