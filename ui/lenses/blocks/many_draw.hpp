#pragma once

#include "ui/kit/key_scale.hpp"
#include "ui/lenses/blocks/model.hpp"
#include "ui/lenses/blocks/rows.hpp"
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

/// A way between a room of values and a sum.
struct RoomWay {
    std::size_t room = 0, row = 0, cell = 0;
    bool isUp = false; ///< from the sum to the room
    auto operator<=>(const RoomWay&) const = default;
};

/// What rows of bars draw of the events.
struct RoomsRead {
    struct Launch {
        std::vector<RoomWay> ways;
        std::vector<qint64> writers;    ///< by value: the work-item that wrote it; -1: none
        std::vector<RoomGroups> groups; ///< by row: who writes there
        std::vector<bool> takesPart;    ///< by row: the launch reads or writes there
        std::vector<Words> handed;      ///< by row: what has been published in it so far; empty where nothing was
    };
    std::vector<RoomRow> rows;    ///< the values, and the sums that are more than one
    std::vector<KeyScale> scales; ///< by row
    std::vector<Launch> launches; ///< by their numbers; the input is the first
};
/// About how much memory it takes.
std::size_t bytesOf(const RoomsRead& read);

/// By value: it is a finished result.
struct FinishedBars {
    std::vector<bool> before, after; ///< the launch
};

/// Rooms of bars over the sums that the launch reads or writes.
Scene roomsOfBars(const Resident& resident, const RoomsRead& read, const FinishedBars& finished, Moment moment,
                  const View& view);

} // namespace lockstep::ui
