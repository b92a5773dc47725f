#include "engine/analysis/seen_notes.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace lockstep {
namespace {

struct Remembered {
    std::weak_ptr<const Recording> recording;
    std::shared_ptr<const SeenNotes> notes;
};

struct Table {
    std::mutex mutex;
    std::vector<Remembered> all;
};

Table& table()
{
    static Table one;
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
    Table& known = table();
    const std::lock_guard lock{known.mutex};
    std::erase_if(known.all, [&](const Remembered& one) {
        const RecordingPtr alive = one.recording.lock();
        return !alive || alive == recording;
    });
    known.all.push_back({recording, std::make_shared<const SeenNotes>(std::move(notes))});
}

std::shared_ptr<const SeenNotes> seenNotesOf(const Recording& recording)
{
    Table& known = table();
    const std::lock_guard lock{known.mutex};
    const auto found = std::ranges::find_if(
        known.all, [&](const Remembered& one) { return one.recording.lock().get() == &recording; });
    return found == known.all.end() ? nullptr : found->notes;
}

} // namespace lockstep
