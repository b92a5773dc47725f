#include "ui/lenses/lenses.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/memory/memory.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

// The one table of lenses, best first. A row declares <name>Lens, which the lens's folder defines.
#define LOCKSTEP_LENSES(ROW)                                                                                           \
    ROW(network)                                                                                                       \
    ROW(dataflow)                                                                                                      \
    ROW(blocks)                                                                                                        \
    ROW(buckets)                                                                                                       \
    ROW(partitions)                                                                                                    \
    ROW(mergePath)                                                                                                     \
    ROW(grid)                                                                                                          \
    ROW(zeroOne)                                                                                                       \
    ROW(arrays)                                                                                                        \
    ROW(bars)

#define LOCKSTEP_ROW(name) extern const Lens& name##Lens;
LOCKSTEP_LENSES(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW

std::span<const Lens* const> lenses()
{
    static const std::array table{
#define LOCKSTEP_ROW(name) &name##Lens,
        LOCKSTEP_LENSES(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
    };
    return table;
}

const Lens* ownLens(const Recording& recording)
{
    const auto own = std::ranges::find(lenses(), QString::fromStdString(recording.lens), &Lens::id);
    return own == lenses().end() ? nullptr : *own;
}

const Lens& lensFor(const Recording& recording, const View& view)
{
    if (view.memory)
        return memoryLens(*view.memory);
    for (const Lens* lens = ownLens(recording); lens != nullptr; lens = lens->instead())
        if (lens->canShow(recording, view))
            return *lens;
    return barsLens;
}

} // namespace lockstep::ui
