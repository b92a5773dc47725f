#pragma once

#include "engine/model/forward.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace lockstep {

/// What stands beside recordings as long as these live, since a recording is what a device did and nothing else. For
/// any thread.
template <typename Value>
class Beside {
public:
    /// In place of what was remembered for it before.
    void remember(const RecordingPtr& recording, Value value)
    {
        const std::lock_guard lock{m_mutex};
        std::erase_if(m_all, [&](const One& one) {
            const RecordingPtr alive = one.recording.lock();
            return !alive || alive == recording;
        });
        m_all.push_back({recording, std::make_shared<const Value>(std::move(value))});
    }
    /// Null where nothing was remembered for this very recording.
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

} // namespace lockstep
