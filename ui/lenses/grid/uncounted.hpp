#pragma once

#include "ui/lenses/grid/scene.hpp"
#include "ui/lenses/grid/thumbnail.hpp"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Of so many events no picture follows them one by one: the launch is drawn from what memory holds after it.
bool isUncounted(const Recording& recording, std::size_t launch);

/// A matrix of the run, as it stands after the launch.
struct UncountedMatrix {
    QString name;
    std::size_t rows = 1, columns = 1;
    bool isResult = false;
    Thumbnail image;
};
struct UncountedRead {
    std::vector<UncountedMatrix> matrices;
};
std::size_t bytesOf(const UncountedRead& read);
/// Nothing where the state is not at hand.
std::optional<UncountedRead> readUncounted(const Resident& resident, std::size_t launch);

/// The run's matrices as images, each as dark as its values are large.
Scene uncountedScene(const UncountedRead& read, const GridTime& time, const View& view);
std::vector<Phrase> tellUncounted(const Recording& recording, std::size_t launch);

} // namespace lockstep::ui
