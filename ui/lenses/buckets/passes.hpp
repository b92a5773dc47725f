#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// A sort of one block, few keys and several passes: beside its small table the keys after each pass have room.
bool listsPasses(const Recording& recording);
/// The states that this takes, up to the launch.
std::vector<std::size_t> statesOfPasses(const Recording& recording, std::size_t launch);
/// A row a pass, its digit lit: the input, then what each pass made so far. Nothing where there is no room.
void addPasses(Scene& scene, const Resident& resident, Moment moment, const View& view);

} // namespace lockstep::ui
