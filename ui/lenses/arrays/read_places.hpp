#pragma once

#include "engine/model/event.hpp"
#include "ui/lenses/arrays/model.hpp"

#include <map>
#include <optional>
#include <utility>

namespace lockstep::ui {

/// Which element of what was read an access of a launch names.
class ArrayPlaces {
public:
    /// `read` has its buffers, and outlives this.
    ArrayPlaces(const Recording& recording, ArraysRead& read);

    /// Local arrays have no size in a recording: they reach as far as some event of the launch does.
    void addLocals(const Events& events);
    /// Nothing where no array has such an element.
    std::optional<ElementAt> at(const Event& event, const Access& access) const;
    /// The use of this array in this work-group; nothing where no event names it.
    std::optional<std::size_t> useOf(std::uint32_t array, std::uint32_t group) const;
    bool isInRegisters(const Access& access) const;

private:
    const Recording& m_recording;
    ArraysRead& m_read;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> m_useOf; ///< of local arrays, by array and group
};

} // namespace lockstep::ui
