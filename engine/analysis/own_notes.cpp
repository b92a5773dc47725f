#include "engine/analysis/own_notes.hpp"

#include "engine/analysis/beside.hpp"
#include "engine/analysis/races.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/analysis/untold.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

using Notes = std::vector<std::string>;

Beside<Notes>& runs()
{
    static Beside<Notes> all;
    return all;
}

Beside<Notes>& known()
{
    static Beside<Notes> all;
    return all;
}

} // namespace

void rememberRunNotes(const RecordingPtr& recording, Notes notes)
{
    runs().remember(recording, std::move(notes));
}

Notes runNotesOf(const Recording& recording)
{
    const auto notes = runs().of(recording);
    return notes ? *notes : Notes{};
}

Notes ownNotes(const RecordingPtr& recording)
{
    if (const auto before = known().of(*recording))
        return *before;
    Notes notes = untoldNotes(*recording);
    if (const auto seen = seenNotesOf(*recording))
        std::ranges::copy(seen->sentences(), std::back_inserter(notes));
    else if (const auto race = firstRaceOf(*recording))
        notes.push_back(*race);
    std::ranges::copy(runNotesOf(*recording), std::back_inserter(notes));
    known().remember(recording, notes);
    return notes;
}

} // namespace lockstep
