#pragma once

#include "engine/grind/raw.hpp"
#include "engine/model/forward.hpp"

#include <cstddef>
#include <cstdint>
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
    /// What is wrong, in sentences without their full stops, each with its line: a kind of mistake at a line once.
    const std::vector<std::string>& notes() const { return m_notes; }

private:
    void note(const RawLaunch& raw, const Launch& launch);
    void noteUnwritten(const RawLaunch& raw, const Launch& launch, const std::vector<std::uint32_t>& arrays);
    void noteRaces(const RawLaunch& raw, const Launch& launch, const Events& events);
    void add(const std::string& kind, std::uint16_t line, std::string sentence);

    TakeFunction m_take = nullptr;
    WatchFunction m_watch = nullptr;
    std::size_t m_launches = 0, m_left = 0;                 ///< accesses that may still come
    std::vector<std::vector<bool>> m_written;               ///< words of each buffer; empty: all are
    std::set<std::pair<std::string, std::uint16_t>> m_told; ///< kind of mistake and line
    std::vector<std::string> m_notes;
};

/// Accesses of a run that are kept.
inline constexpr std::size_t mostAccesses = std::size_t{1} << 20;

} // namespace lockstep::grind
