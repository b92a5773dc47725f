#pragma once

#include "engine/formats/recording_json.hpp"
#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/writer.hpp"

#include <functional>
#include <ostream>

namespace lockstep::ui {

/// What a deck was drawn from, written as text: `write` gets a stream into the file, and a progress that hears a stop.
/// A session of its own makes what a long recording does not keep.
using TextWriter =
    std::function<void(std::ostream&, Session&, std::span<const RecordingPtr>, const TextProgress& progress)>;
void writeText(const Deck& deck, NewFile& file, const ExportProgress& progress, const TextWriter& write);

/// The parts of a format, "states.csv", into the folder, which is made where it is missing; all or none. Returns the
/// paths. Throws Error, or lockstep::Cancelled.
std::vector<QString> exportParts(const Deck& deck, const QString& folder, const Format& format,
                                 const ExportProgress& progress = {});

} // namespace lockstep::ui
