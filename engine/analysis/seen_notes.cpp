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

std::vector<std::string> SeenNotes::sentences() const
{
    std::vector<std::string> all;
    for (const SeenNote& one : faults)
        all.push_back(one.sentence);
    all.insert(all.end(), notes.begin(), notes.end());
    return all;
}

void rememberSeen(const RecordingPtr& recording, SeenNotes notes)
{
    table().remember(recording, std::move(notes));
}

std::shared_ptr<const SeenNotes> seenNotesOf(const Recording& recording)
{
    return table().of(recording);
}

} // namespace lockstep
