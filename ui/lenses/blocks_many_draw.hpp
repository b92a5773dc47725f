#pragma once

#include "ui/lenses/blocks_model.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// Sizes and places that the pictures of many values share.
struct ManyMeasures {
    double s = 1, line = 1, text = 12;
    double top = 0, bottom = 0; ///< of the rows
};
ManyMeasures measuresOf(const View& view);

/// Which of a row's buffers was written last, after k launches.
std::size_t bufferAfter(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k);
/// True where a launch up to the k-th could write one of these.
bool isWritten(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k);
/// The same of launch k alone.
bool writesAny(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k);

/// The launch's chapter and title, and a remark at the right end where it has room.
void drawManyHeading(Scene& scene, const Recording& recording, Moment moment, const ManyMeasures& m,
                     const Theme& colors, const QString& right);

/// All values and all sums as densities.
Needs stripNeeds(const Recording& recording, std::size_t before, std::size_t after, const View& view);
Scene stripScene(const Resident& resident, Moment moment, const View& view);

/// Rooms of bars over their sums; all events must be resident.
Scene roomsOfBars(const Resident& resident, const std::vector<const Events*>& events, Moment moment, const View& view);

} // namespace lockstep::ui
