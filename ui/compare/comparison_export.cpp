#include "ui/compare/comparison_export.hpp"

#include "engine/error.hpp"

#include <cmath>
#include <fmt/format.h>

namespace lockstep::ui {

std::vector<RecordingPtr> ComparisonSource::recordings() const
{
    std::vector<RecordingPtr> all;
    for (const Pane& pane : panes)
        all.push_back(pane.resident.recording);
    return all;
}

Scene comparisonScene(const ComparisonSource& source, const ComparisonClock& clock, const FrameLook& look)
{
    const View view = exportView(look);
    std::vector<Pane> panes = source.panes;
    Question question = source.question;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (const RecordingPtr recording = panes[i].resident.recording) {
            panes[i].moment = momentAt(*recording, clock);
            panes[i].resident = source.fetch(i, paneNeeds(*recording, panes[i].moment, i, panes.size(), view));
            panes[i].asked = question.answer(i, panes[i].resident, panes[i].moment);
        }
    return comparisonFrame(panes, clock, view);
}

void exportComparison(const ComparisonSource& source, const ComparisonClock& clock, const FrameLook& look,
                      const QString& path, const Format& format)
{
    writeFrame(comparisonScene(source, clock, look), path, format, exportScale(look));
}

std::vector<double> comparisonTimes(std::span<const RecordingPtr> recordings, const ComparisonClock& clock,
                                    const FrameRange& range)
{
    const std::vector<double> steps = stepTimes(recordings, clock);
    if (range.first > range.last || range.last >= steps.size())
        throw InputError{fmt::format("There are no frames {} to {}; this comparison has frames 0 (the input) to {}.",
                                     range.first, range.last, steps.size() - 1)};
    std::vector<double> times;
    for (std::size_t k = range.first; k <= range.last; ++k)
        times.push_back(k == 0 ? 0 : std::lerp(steps[k - 1], steps[k], range.fraction));
    return times;
}

std::vector<QString> exportComparisonFrames(const ComparisonSource& source, const ComparisonClock& clock,
                                            const FrameRange& range, const FrameLook& look, const QString& folder,
                                            const Format& format, const ExportProgress& progress)
{
    const std::vector<double> times = comparisonTimes(source.recordings(), clock, range);
    const auto sceneOf = [&](std::size_t k) {
        ComparisonClock then = clock;
        then.time = times[k - range.first];
        return comparisonScene(source, then, look);
    };
    return exportScenes(range.first, range.last, sceneOf, exportScale(look), folder, format, progress);
}

} // namespace lockstep::ui
