// Whatever the reader of recordings takes can be drawn, in every role and at every kind of moment.
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "tests/fuzz/recording_mutator.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"
#include "ui/player/player.hpp"

#include <QGuiApplication>
#include <cstdlib>

using namespace lockstep;
using namespace lockstep::ui;

namespace {

std::set<std::size_t> someLaunches(const Recording& recording)
{
    const std::size_t last = recording.launchCount();
    return {0,        std::min<std::size_t>(1, last),        std::min<std::size_t>(2, last),
            last / 2, last - std::min<std::size_t>(last, 1), last};
}

void drawInspector(const RecordingPtr& recording, std::size_t k, const KernelSource& source)
{
    constexpr double width = 320;
    launchScene(*recording, k, std::nullopt, width, ThemeName::dark);
    metricsScene(*recording, {k, 0.5}, k > 0 ? recording->events[k - 1] : nullptr, {}, width, ThemeName::light);
    if (k == 0)
        return;
    const Events& events = *recording->events[k - 1];
    std::set<int> lines;
    for (const Event& event : events)
        lines.merge(source.statements(event.line));
    source.kernelStart(QString::fromStdString(recording->launches[k - 1].kernel));
    for (std::uint32_t item : {0u, 1u})
        if (item < recording->launches[k - 1].global)
            itemScene(*recording, k, item, events, width, ThemeName::light);
}

void drawAll(const RecordingPtr& recording)
{
    Session session; // never asked for a device
    const KernelSource source{QString::fromStdString(recording->kernelSource)};
    chaptersOf(*recording);
    for (const ViewRole role : {ViewRole::window, ViewRole::exported, ViewRole::presenter}) {
        View view;
        view.role = role;
        view.size = role == ViewRole::window ? QSizeF(720, 560) : QSizeF(1600, 900);
        view.selectedItem = 1;
        for (const std::size_t k : someLaunches(*recording)) {
            for (const double fraction : {0.4, 1.0}) {
                const Moment moment{k, fraction};
                frame(gather(session, recording, frameNeeds(*recording, moment, view), {}), moment, view);
            }
            drawInspector(recording, k, source);
        }
    }
}

void drawComparison(const std::vector<RecordingPtr>& recordings)
{
    std::vector<PaneAsk> asks;
    for (const RecordingPtr& recording : recordings)
        asks.push_back({recording->algorithm, recording->parameters});
    const std::vector<QString> names = paneNames(asks, recordings);
    ComparisonSource source;
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        Pane& pane = source.panes.emplace_back();
        pane.name = names[i];
        pane.resident.recording = recordings[i];
    }
    Session session;
    source.fetch = [&](std::size_t pane, const Needs& needs, const std::stop_token& stop) {
        return gather(session, recordings[pane], needs, stop);
    };
    source.question.put(0);
    View view;
    view.size = {1600, 900};
    for (const ClockUnit unit : {ClockUnit::launches, ClockUnit::levels, ClockUnit::work, ClockUnit::units}) {
        ComparisonClock clock{unit};
        for (const double part : {0.0, 0.3, 1.0}) {
            clock.time = part * endOf(recordings, clock);
            comparisonScene(source, clock, view);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    static int argc = 1;
    static char name[] = "fuzz";
    static char* argv[] = {name, nullptr};
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    new QGuiApplication(argc, argv); // lives as long as the process
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t mostUnpacked = std::size_t{1} << 24;
    RecordingFile file;
    try {
        file = readRecordingFile(std::span{data, size}, "it", mostUnpacked);
    } catch (const InputError&) {
        return 0;
    }
    for (const RecordingPtr& recording : file.recordings)
        drawAll(recording);
    if (file.recordings.size() > 1)
        drawComparison(file.recordings);
    else
        drawComparison({file.recordings.front(), file.recordings.front()});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    return lockstep::test::mutateRecordingFile(data, size, most, seed);
}
