#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// In which phase a work-item read the values that an event names. An event comes after the statement that used them,
/// maybe behind a barrier; how many barriers stand between is told by the kernel's text.
class ReadPhases {
public:
    /// All is read in the event's own phase.
    ReadPhases() = default;
    /// Of one kernel of a file that was built with these -D options.
    ReadPhases(const std::string& source, const std::string& options, const std::string& kernel);

    std::uint32_t phaseOf(const Event& event, std::size_t read) const;
    /// The line that loaded it; the event's own where the text does not tell.
    std::uint16_t lineOf(const Event& event, std::size_t read) const;

private:
    struct Load {
        std::uint16_t line = 0;
        std::uint32_t barriers = 0; ///< from there to the event
    };
    const Load* find(const Event& event, std::size_t read) const;

    std::map<std::pair<std::uint16_t, Op>, std::vector<Load>> m_loads; ///< of each read, by statement and operation
};

} // namespace lockstep
