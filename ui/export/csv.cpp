#include "engine/formats/recording_csv.hpp"
#include "engine/model/event.hpp"
#include "ui/export/data.hpp"

#include <array>

namespace lockstep::ui {

namespace {

void writeStates(const Deck& deck, NewFile& file, const ExportProgress& progress)
{
    writeText(deck, file, progress, writeStatesCsv);
}

void writeEvents(const Deck& deck, NewFile& file, const ExportProgress& progress)
{
    writeText(deck, file, progress, writeEventsCsv);
}

void writeLaunches(const Deck& deck, NewFile& file, const ExportProgress& progress)
{
    writeText(deck, file, progress, writeLaunchesCsv);
}

void writeCsvFile(const Deck& deck, const ExportPlan&, NewFile& file, const ExportProgress& progress)
{
    writeStates(deck, file, progress);
}

constexpr std::array<DataPart, 3> parts{
    {{"states", writeStates}, {"events", writeEvents}, {"launches", writeLaunches}}};

} // namespace

const Format csvFormat{
    "csv", "CSV tables of states, events and launches", nullptr, writeCsvFile, FormatKind::data, false, 0, parts};

} // namespace lockstep::ui
