#pragma once

#include "engine/analysis/energy.hpp"
#include "ui/lens/lens.hpp"

#include <QPointF>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// How one body pulls another.
struct BodyPull {
    std::uint32_t phase = 0; ///< its place among those that are shown
    std::uint32_t by = 0;    ///< the body that pulls
    QPointF pull;            ///< what it adds to the sum
    double size() const;
};

/// A body that a work-group loads, two words: into its tile, or where there is none each work-item for itself.
struct BodyLoad {
    std::uint32_t phase = 0, group = 0, body = 0;
};

/// A launch that moves bodies by one time step.
struct BodiesRead {
    std::size_t bodies = 0, tile = 0, tiles = 0; ///< tile: how many a work-group loads at once; 0: none
    std::size_t local = 1;                       ///< work-items in a work-group
    bool hasEvents = false;                      ///< else there are too many to look at
    std::uint64_t interactions = 0;
    std::vector<std::vector<BodyPull>> pulls;                    ///< by the body that is pulled, as they are added
    std::map<std::uint32_t, std::vector<std::uint32_t>> columns; ///< of a phase, the bodies that pull in it
    std::vector<BodyLoad> loads;
    std::uint32_t movePhase = 0;
    double largest = 0;                 ///< of the pulls
    std::vector<QPointF> before, after; ///< places
    std::vector<QPointF> slow, fast;    ///< velocities before and after
    Energy first, now;                  ///< at the input, and after the launch
    double timeStep = 0;

    /// Of the energy at the start, what it is off now.
    double drift() const;
};
std::size_t bytesOf(const BodiesRead& read);

/// Its matrix of pulls is drawn: the launch's events are not too many to be looked at.
bool drawsPulls(const Recording& recording, std::size_t launch);

/// Nothing where events or states are not at hand. Launch 0 is the input: places alone.
std::optional<BodiesRead> readBodies(const Resident& resident, std::size_t launch);

} // namespace lockstep::ui
