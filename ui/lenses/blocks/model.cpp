#include "ui/lenses/blocks/model.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep::ui {

std::size_t BlocksFlow::finishedAfter(std::size_t step) const
{
    std::size_t count = 0;
    for (const auto& row : at(step).finished)
        count += static_cast<std::size_t>(std::ranges::count(row, true));
    return count;
}

std::size_t BlocksFlow::wrongAfter(std::size_t step) const
{
    const std::vector<bool>& finished = at(step).finished.front();
    std::size_t count = 0;
    for (std::size_t i = 0; i < finished.size(); ++i)
        count += finished[i] && isWrongIn(i);
    return count;
}

const BlockStep& BlocksFlow::whole(std::size_t launch) const
{
    const BlockStep& merged = wholes.at(launch - 1);
    if (!merged.acts.empty() || !merged.items.empty())
        return merged;
    return *std::ranges::find_if(steps, [&](const BlockStep& step) { return step.place.launch == launch; });
}

std::size_t bytesOf(const BlocksFlow& flow)
{
    const auto ofSnapshot = [](const BlockSnapshot& at) {
        std::size_t bytes = 0;
        for (const auto* rows : {&at.cells, &at.before})
            for (const auto& row : *rows)
                bytes += bytesOf(row);
        return bytes;
    };
    std::size_t bytes = ofSnapshot(flow.input) + bytesOf(flow.rows);
    for (const auto* steps : {&flow.steps, &flow.wholes})
        for (const BlockStep& step : *steps) {
            bytes += sizeof(BlockStep) + bytesOf(step.items) + ofSnapshot(step.after);
            for (const BlockAct& act : step.acts)
                bytes += sizeof(BlockAct) + bytesOf(act.from) + bytesOf(act.taken) +
                         (act.value.inputs.runs.size() + 1) * sizeof(HeldRun);
        }
    return bytes;
}

QString rowName(const Recording& recording, const BlockSnapshot& at, std::size_t row)
{
    return bufferWord(recording.buffers[at.buffer[row]]);
}

} // namespace lockstep::ui
