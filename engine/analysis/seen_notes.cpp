#include "engine/analysis/seen_notes.hpp"

#include "engine/analysis/beside.hpp"

namespace lockstep {
namespace {

Beside<SeenNotes>& table()
{
    static Beside<SeenNotes> one;
    return one;
}

} // namespace

void rememberSeen(const RecordingPtr& recording, SeenNotes notes)
{
    table().remember(recording, std::move(notes));
}

std::shared_ptr<const SeenNotes> seenNotesOf(const Recording& recording)
{
    return table().of(recording);
}

} // namespace lockstep
