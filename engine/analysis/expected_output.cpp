#include "engine/analysis/expected_output.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace lockstep {
namespace {

struct Remembered {
    std::weak_ptr<const Recording> recording;
    std::shared_ptr<const Rightness> answer;
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

void rememberExpected(const RecordingPtr& recording, Words expected, std::vector<bool> wrong)
{
    auto answer = std::make_shared<Rightness>();
    answer->right = std::move(expected);
    answer->wrong = std::move(wrong);
    Table& known = table();
    const std::lock_guard lock{known.mutex};
    std::erase_if(known.all, [&](const Remembered& one) {
        const RecordingPtr alive = one.recording.lock();
        return !alive || alive == recording;
    });
    known.all.push_back({recording, std::move(answer)});
}

std::shared_ptr<const Rightness> expectedOutputOf(const Recording& recording)
{
    Table& known = table();
    const std::lock_guard lock{known.mutex};
    const auto found = std::ranges::find_if(
        known.all, [&](const Remembered& one) { return one.recording.lock().get() == &recording; });
    return found == known.all.end() ? nullptr : found->answer;
}

} // namespace lockstep
