#pragma once

#include "engine/analysis/lanes.hpp"
#include "ui/lens/lens.hpp"
#include "ui/panels/source.hpp"
#include "ui/panels/told_lines.hpp"

#include <set>

namespace lockstep::ui {

class PanelPage;

/// What of the source is lit.
struct LitLines {
    std::set<int> now;                 ///< of the inspected work-item or, with none, of the whole launch or phase
    std::set<int> soft;                ///< of the others
    std::map<int, std::uint64_t> runs; ///< how often each of `now` ran; empty: not known
    ToldLines told;                    ///< what the inspected work-item accessed there
};

/// What the inspected work-item did in launch k: operands as chips, and a sentence for each event.
Scene itemScene(const Recording& recording, std::size_t k, std::uint32_t item, const Events& events, double width,
                ThemeName theme);

/// The same in words alone: "keys[4] is 5, keys[5] is 3: 5 > 3, so they swap."
QString itemWords(const Recording& recording, std::size_t k, std::uint32_t item, const Events& events);

/// The kernel's arguments, index space and device time; for launch 0 what the input is.
Scene launchScene(const Recording& recording, std::size_t k, std::optional<std::uint32_t> item, double width,
                  ThemeName theme);

/// Work, span and active work-items a launch; of the moment's launch also its lanes and bank conflicts by phase, where
/// its events are at hand (null: not).
Scene metricsScene(const Recording& recording, Moment moment, const EventsPtr& events, const LaneWidths& widths,
                   double width, ThemeName theme);

/// True where some launch has phases or local memory, so that lanes and banks say something.
bool hasLanes(const Recording& recording);
/// The moment's launch by phase: busy lanes, and how many turns the slowest access to local memory takes.
void putLanes(PanelPage& page, const Recording& recording, Moment moment, const Events& events,
              const LaneWidths& widths);
/// How the moment's launch reads and writes global memory: runs of consecutive addresses by statement.
void putRuns(PanelPage& page, const Recording& recording, Moment moment, const Events& events,
             const LaneWidths& widths);

} // namespace lockstep::ui
