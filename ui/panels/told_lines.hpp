#pragma once

#include "engine/model/forward.hpp"

#include <QString>
#include <cstdint>
#include <map>
#include <optional>

namespace lockstep {
struct Launch;
}

namespace lockstep::ui {

/// What a work-item read and wrote, by the line of the kernel's text that did it: "xy[1] → 4" was read, "11 → xy[2]"
/// written.
using ToldLines = std::map<int, QString>;

/// Of a launch, or of its phase. A line that did several accesses of one kind tells none of them, and so does one of
/// which the text does not say what it accessed.
ToldLines toldLines(const Recording& recording, const Launch& launch, const Events& events, std::uint32_t item,
                    std::optional<std::uint32_t> phase);

} // namespace lockstep::ui
