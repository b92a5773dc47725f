#pragma once

#include "ui/lenses/grid/scene.hpp"

#include <vector>

namespace lockstep::ui {

/// Of so many events no picture follows them one by one: the launch is drawn from what memory holds after it.
bool isUncounted(const Recording& recording, std::size_t launch);

/// The run's matrices as images, each as dark as its values are large.
Scene uncountedScene(const Resident& resident, const GridTime& time, const View& view);
std::vector<Phrase> tellUncounted(const Recording& recording, std::size_t launch);

} // namespace lockstep::ui
