#include "ui/lenses/lenses.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/blocks/blocks.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/partitions/partitions.hpp"
#include "ui/lenses/zero_one/zero_one.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

std::span<const Lens* const> lenses()
{
    static const std::array table{&networkLens,    &dataflowLens,  &blocksLens,  &bucketsLens,
                                  &partitionsLens, &mergePathLens, &zeroOneLens, &barsLens};
    return table;
}

const Lens* ownLens(const Recording& recording)
{
    const auto own = std::ranges::find(lenses(), QString::fromStdString(recording.lens), &Lens::id);
    return own == lenses().end() ? nullptr : *own;
}

const Lens& lensFor(const Recording& recording, const View& view)
{
    const Lens* own = ownLens(recording);
    if (own != nullptr && own->canShow(recording, view))
        return *own;
    // Too many to be sorted into buckets one by one may still be few enough for rows of their scan.
    return own == &bucketsLens && dataflowLens.canShow(recording, view) ? dataflowLens : barsLens;
}

} // namespace lockstep::ui
