#pragma once

#include "engine/presets/preset.hpp"
#include "ui/lens/lens.hpp"

#include <QStringList>

namespace lockstep::ui {

/// A row as a source prints it, and the same elements of a run; of the same length, empty where there is no such row.
struct PrintedCells {
    QStringList printed, held;
};

/// The preset that this is a run of, by its algorithm, parameters and keys, where its source prints a row wrong; else
/// null.
const Preset* misprintedPreset(const Recording& recording);

/// What the preset's source prints for the state after this launch, where it is wrong.
PrintedCells printedAfter(const Preset& preset, const Recording& recording, const State& state, std::size_t launch);

/// frame() of a run of this preset: where a launch has ended whose row the source prints wrong, that row is crossed out
/// below the picture, over the run's own. All pictures of the run keep the room for it. A null preset, or a view
/// without narration, is only frame().
Scene frameWithPrinted(const Resident& resident, Moment moment, const View& view, const Preset* preset);
Needs needsWithPrinted(const Recording& recording, Moment moment, const View& view, const Preset* preset);

} // namespace lockstep::ui
