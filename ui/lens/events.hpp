#pragma once

#include "engine/model/event.hpp"
#include "ui/lens/origins.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep::ui {

// What all files that read events need of them. A lens's own are called read….

/// A word of a buffer, or of the local memory of a group.
struct CellPlace {
    std::uint32_t array = 0, group = 0, index = 0; ///< group 0 of a buffer
    auto operator<=>(const CellPlace&) const = default;
};

inline bool isLocal(const Access& access)
{
    return access.array >= localArrayBase;
}

inline CellPlace placeOf(const Event& event, const Access& access)
{
    return {access.array, isLocal(access) ? event.group : 0, access.index};
}

/// The phases of launch k that are shown one by one.
class ShownPhases {
public:
    ShownPhases(const Recording& recording, std::size_t launch);
    /// Which of them the event is in; 0 where the launch is shown as a whole.
    std::size_t of(const Event& event) const;

private:
    std::span<const std::uint32_t> m_phases;
};

/// Which key stands where after these events, known by the place where it stood before them; there are so many.
Origins originsAfter(const Recording& recording, const Events& events, std::size_t keys);

} // namespace lockstep::ui
