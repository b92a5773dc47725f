#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "ui/export/data.hpp"

namespace lockstep::ui {

namespace {

void writeRecordings(const Deck& deck, const ExportPlan&, NewFile& file, const ExportProgress&)
{
    const std::vector<std::uint8_t> bytes = writeRecordingFile({deck.recordings});
    file.write(QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
}

} // namespace

const Format lockstepFormat{"lockstep", "Recording, to be opened again", nullptr, writeRecordings, FormatKind::data};

} // namespace lockstep::ui
