#include "ui/window/export_job.hpp"

#include "ui/compare/comparison_export.hpp"

namespace lockstep::ui {

ExportJob exportJob(Service& service, const Player& player)
{
    const RecordingPtr recording = player.recording();
    ExportJob job;
    job.deck = recordingDeck({recording, [&service, recording](const Needs& needs, const std::stop_token& stop) {
                                  return service.fetchNow(recording, needs, stop);
                              }});
    job.now = {player.moment().launch, player.moment().fraction};
    job.selectedItem = player.selectedItem();
    return job;
}

ExportJob exportJob(const Comparison& comparison)
{
    const ComparisonSource source{comparison.panes(), comparison.fetcher(), comparison.question()};
    ExportJob job;
    job.deck = comparisonDeck(source, comparison.clock());
    const ComparisonPlace place = placeIn(source.recordings(), comparison.clock());
    job.now = {place.page, place.fraction};
    return job;
}

} // namespace lockstep::ui
