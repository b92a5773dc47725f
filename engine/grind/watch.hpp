#pragma once

#include "engine/analysis/seen_notes.hpp"
#include "engine/grind/raw.hpp"
#include "engine/model/forward.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
struct BufferInfo;
}

namespace lockstep::grind {

/// What Oclgrind sees of the launches of one run, in a process whose OpenCL it is.
class Watch {
public:
    /// Throws DeviceError where Oclgrind has not loaded the plugin.
    Watch();
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    /// The run's next buffer; `isWritten`: it begins with values.
    void addBuffer(const BufferInfo& info, bool isWritten);
    /// The events of the launch that has just ended. Throws InputError where they are too many.
    EventsPtr take(const Launch& launch);
    /// What is wrong: a kind of fault at a line once.
    const std::vector<SeenNote>& faults() const { return m_faults; }

private:
    void note(const RawLaunch& raw, const Launch& launch);
    void addStrays(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays);
    void noteUnwritten(const RawLaunch& raw, const Launch& launch, const std::vector<std::uint32_t>& arrays);
    void noteRaces(const RawLaunch& raw, const Launch& launch, const Events& events);
    void add(SeenFault fault, std::uint16_t line, std::string sentence);

    TakeFunction m_take = nullptr;
    WatchFunction m_watch = nullptr;
    std::size_t m_launches = 0, m_left = 0;   ///< accesses that may still come
    std::vector<std::vector<bool>> m_written; ///< words of each buffer; empty: all are
    std::set<std::pair<SeenFault, std::uint16_t>> m_told;
    std::map<std::uint16_t, std::size_t> m_boundsAt; ///< which of m_faults is of accesses outside, by line
    std::vector<SeenNote> m_faults;
};

/// Accesses of a run that are kept.
inline constexpr std::size_t mostAccesses = std::size_t{1} << 20;

} // namespace lockstep::grind
