#include "ui/window/export_job.hpp"

#include "ui/compare/comparison_export.hpp"
#include "ui/lenses/phases.hpp"

namespace lockstep::ui {

ExportJob exportJob(Service& service, const Player& player)
{
    const RecordingPtr recording = player.recording();
    ExportJob job;
    job.unit = player.isInside() && hasPhases(*recording) ? PageUnit::phase : PageUnit::launch;
    job.deck = recordingDeck({recording,
                              [&service, recording](const Needs& needs, const std::stop_token& stop) {
                                  return service.fetchNow(recording, needs, stop);
                              }},
                             Language::english, job.unit);
    job.now = placeIn(*recording, job.unit, player.moment());
    job.selectedItem = player.selectedItem();
    return job;
}

ExportJob exportJob(const Comparison& comparison)
{
    const ComparisonSource source{comparison.panes(), comparison.fetcher(), comparison.question(),
                                  comparison.ask().panes};
    ExportJob job;
    job.deck = comparisonDeck(source, comparison.clock());
    const ComparisonPlace place = placeIn(source.recordings(), comparison.clock());
    job.now = {place.page, place.fraction};
    return job;
}

} // namespace lockstep::ui
