#include "ui/window/export_job.hpp"

#include "engine/model/recording.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/lens/phases.hpp"

namespace lockstep::ui {

ExportJob exportJob(Service& service, const Player& player, Language language, const std::optional<MemoryLook>& memory)
{
    const RecordingPtr recording = player.recording();
    const FrameSource source{recording,
                             [&service, recording](const Needs& needs, const std::stop_token& stop) {
                                 return service.fetchNow(recording, needs, stop);
                             },
                             memory};
    const auto by = [source, language, moment = player.moment(), item = player.selectedItem()](PageUnit unit) {
        return ExportJob{.deck = recordingDeck(source, language, unit),
                         .now = placeIn(*source.recording, unit, moment),
                         .selectedItem = item,
                         .unit = unit};
    };
    if (!hasPhases(*recording))
        return by(PageUnit::launch);
    ExportJob job = by(player.isInside() ? PageUnit::phase : PageUnit::launch);
    job.by = by;
    return job;
}

ExportJob exportJob(const Comparison& comparison, Language language, const std::optional<MemoryLook>& memory)
{
    ComparisonSource source{comparison.panes(), comparison.fetcher(), comparison.question(), comparison.ask().panes};
    source.look = memory;
    ExportJob job;
    job.deck = comparisonDeck(source, comparison.clock(), language);
    const ComparisonPlace place = placeIn(source.recordings(), comparison.clock());
    job.now = {place.page, place.fraction};
    return job;
}

} // namespace lockstep::ui
