#include "engine/analysis/expected_output.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace lockstep {
namespace {

/// What stands beside recordings, as long as they live.
template <typename Value>
class Beside {
public:
    void remember(const RecordingPtr& recording, std::shared_ptr<const Value> value)
    {
        const std::lock_guard lock{m_mutex};
        std::erase_if(m_all, [&](const One& one) {
            const RecordingPtr alive = one.recording.lock();
            return !alive || alive == recording;
        });
        m_all.push_back({recording, std::move(value)});
    }
    std::shared_ptr<const Value> of(const Recording& recording)
    {
        const std::lock_guard lock{m_mutex};
        const auto found =
            std::ranges::find_if(m_all, [&](const One& one) { return one.recording.lock().get() == &recording; });
        return found == m_all.end() ? nullptr : found->value;
    }

private:
    struct One {
        std::weak_ptr<const Recording> recording;
        std::shared_ptr<const Value> value;
    };
    std::mutex m_mutex;
    std::vector<One> m_all;
};

Beside<Rightness>& expectations()
{
    static Beside<Rightness> all;
    return all;
}

Beside<PlanText>& plans()
{
    static Beside<PlanText> all;
    return all;
}

} // namespace

void rememberExpected(const RecordingPtr& recording, Words expected, std::vector<bool> wrong)
{
    auto answer = std::make_shared<Rightness>();
    answer->right = std::move(expected);
    answer->wrong = std::move(wrong);
    expectations().remember(recording, std::move(answer));
}

std::shared_ptr<const Rightness> expectedOutputOf(const Recording& recording)
{
    return expectations().of(recording);
}

void rememberPlanText(const RecordingPtr& recording, PlanText plan)
{
    plans().remember(recording, std::make_shared<const PlanText>(std::move(plan)));
}

std::shared_ptr<const PlanText> planTextOf(const Recording& recording)
{
    return plans().of(recording);
}

} // namespace lockstep
