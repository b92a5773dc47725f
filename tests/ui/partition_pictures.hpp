#pragma once

#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/lenses/partitions/layout.hpp"
#include "ui/lenses/partitions/partitions.hpp"

#include <functional>

namespace lockstep::ui {

/// A launch at rest.
struct Picture {
    const Recording& recording;
    const Resident& resident;
    const PartitionTree& tree;
    const PartitionLayout layout;
    const Scene scene;
    const std::size_t launch;
    const View view;
    const std::string what;
};

/// Every launch of every run of the lens, in every view that it draws.
inline void eachPicture(const std::function<void(const Picture&)>& look)
{
    std::size_t pictures = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "partitions")
            continue;
        for (const std::size_t n : {2, 7, 16, 33}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n);
            const Resident resident = keptBy(recording);
            const auto tree = readPartitions(resident);
            for (const Shown& shown : shownViews)
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    const View view = shown.view();
                    look({*recording, resident, *tree, layoutPartitions(*recording, *tree, k, view),
                          partitionsLens.scene(resident, {k, 1}, view), k, view,
                          algorithm->id + " of " + std::to_string(n) + " at launch " + std::to_string(k) + ", role " +
                              std::to_string(static_cast<int>(shown.role))});
                    ++pictures;
                }
        }
    }
    EXPECT_GT(pictures, 100U);
}

} // namespace lockstep::ui
