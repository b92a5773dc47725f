#include "ui/lens/run_kinds.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/lookup.hpp"

#include <algorithm>

namespace lockstep::ui {

bool isPacking(const Recording& recording)
{
    const auto has = [&](Role role) {
        return std::ranges::any_of(recording.buffers, [role](const BufferInfo& buffer) { return buffer.role == role; });
    };
    return has(Role::flags) && has(Role::sums) && !has(Role::table) && !sortsByBits(recording);
}

bool sortsByBallots(const Recording& recording)
{
    return recording.launchCount() == 1 && hasLocal(recording.launches.front(), Holds::ballots);
}

bool sortsInSweeps(const Recording& recording)
{
    const std::optional<std::size_t> bases = bufferOf(recording, Holds::bases);
    return bases && bufferOf(recording, Holds::totals) && !bufferOf(recording, Holds::counts) &&
           recording.buffers[*bases].shape.size() == 2;
}

bool sortsByBits(const Recording& recording)
{
    if (sortsByBallots(recording))
        return true;
    return !recording.launches.empty() && recording.launches.front().meaning.pass &&
           !bufferOf(recording, Holds::counts) && bufferOf(recording, Holds::bits) &&
           bufferOf(recording, Holds::onesBefore);
}

} // namespace lockstep::ui
