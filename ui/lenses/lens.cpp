#include "ui/lenses/lens.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/blocks.hpp"
#include "ui/lenses/merge_path.hpp"
#include "ui/lenses/partitions.hpp"
#include "ui/lenses/zero_one.hpp"

#include <array>

namespace lockstep::ui {

const State* Resident::state(std::size_t k) const
{
    const auto found = states.find(k);
    return found == states.end() ? nullptr : &found->second;
}

const Events* Resident::eventsOf(std::size_t k) const
{
    const auto found = events.find(k);
    return found == events.end() ? nullptr : found->second.get();
}

const Density* Resident::density(const DensityRequest& request) const
{
    const auto found = densities.find(request);
    return found == densities.end() ? nullptr : found->second.get();
}

std::span<const Lens* const> lenses()
{
    static const std::array table{&networkLens,    &dataflowLens,  &blocksLens,  &bucketsLens,
                                  &partitionsLens, &mergePathLens, &zeroOneLens, &barsLens};
    return table;
}

const Lens& lensFor(const Recording& recording, const View& view)
{
    const QString own = QString::fromStdString(recording.lens);
    for (const Lens* lens : lenses())
        if (lens->id() == own && lens->canShow(recording, view))
            return *lens;
    // Too many to be sorted into buckets one by one may still be few enough for rows of their scan.
    return own == QStringLiteral("buckets") && dataflowLens.canShow(recording, view) ? dataflowLens : barsLens;
}

} // namespace lockstep::ui
