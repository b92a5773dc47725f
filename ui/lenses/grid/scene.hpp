#pragma once

#include "ui/lenses/grid/layout.hpp"
#include "ui/lenses/grid/read.hpp"

namespace lockstep::ui {

/// How far a launch has come. Of one at rest as a whole all is done.
struct GridTime {
    std::size_t launch = 0;
    bool isWhole = true;
    std::uint32_t phase = 0;
    double fraction = 1;
    bool hasPhases = false; ///< that are stepped through; of many values a launch is shown as one

    /// 0 before the phase, 1 behind it.
    double of(std::uint32_t which) const { return isWhole || which < phase ? 1 : which > phase ? 0 : fraction; }
};

Scene gridScene(const GridRead& read, const Resident& resident, const GridTime& time, const View& view);

} // namespace lockstep::ui
