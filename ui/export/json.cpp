#include "ui/export/data.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"

namespace lockstep::ui {

namespace {

void writeJsonFile(const Deck& deck, const ExportPlan&, NewFile& file, const ExportProgress& progress)
{
    writeText(
        deck, file, progress,
        [](std::ostream& out, Session& session, std::span<const RecordingPtr> recordings, const TextProgress& each) {
            writeJson(out, session, recordings, {.events = true, .states = true}, each);
            out << '\n';
        });
}

} // namespace

const Format jsonFormat{"json", "JSON of states and events", nullptr, writeJsonFile, FormatKind::data};

} // namespace lockstep::ui
