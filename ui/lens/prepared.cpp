#include "ui/lens/prepared.hpp"

#include <algorithm>

namespace lockstep::ui {

PreparedPtr PreparedMemory::find(const RecordingPtr& recording, const Key& key)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.key == key && entry.recording.lock() == recording; });
    if (found == m_entries.end())
        return {};
    m_entries.splice(m_entries.begin(), m_entries, found);
    return m_entries.front().prepared;
}

void PreparedMemory::keep(const RecordingPtr& recording, Key key, PreparedPtr prepared)
{
    const std::scoped_lock lock(m_mutex);
    ++m_made;
    m_bytes += prepared->bytes();
    m_entries.push_front({recording, std::move(key), std::move(prepared)});
    std::erase_if(m_entries, [this](const Entry& entry) {
        const bool isGone = entry.recording.expired();
        m_bytes -= isGone ? entry.prepared->bytes() : 0;
        return isGone;
    });
    while (m_bytes > m_limit && m_entries.size() > 1) { // what is drawn now stays, however large it is
        m_bytes -= m_entries.back().prepared->bytes();
        m_entries.pop_back();
    }
}

std::size_t PreparedMemory::bytes() const
{
    const std::scoped_lock lock(m_mutex);
    return m_bytes;
}

std::size_t PreparedMemory::made() const
{
    const std::scoped_lock lock(m_mutex);
    return m_made;
}

} // namespace lockstep::ui
