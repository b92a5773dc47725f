#include "ui/lenses/dataflow_rightness.hpp"

#include "engine/analysis/rightness.hpp"
#include "engine/analysis/true_sums.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

void compareWith(ScanFlow& flow, const Recording& recording, const ScanFlow& right)
{
    for (std::size_t s = 0; s < flow.steps.size(); ++s) {
        const StepPlace &here = flow.steps[s].place, &there = right.steps[s].place;
        if (here.launch != there.launch || here.phase != there.phase)
            return;
    }
    flow.hasRightRun = true;
    std::map<std::uint32_t, ScanValue> stands, standsBeside; // by column
    for (std::uint32_t i = 0; i < recording.n(); ++i)
        stands[i] = standsBeside[i] = {.position = i, .bits = recording.input[i], .inputs = oneInput(i)};
    for (std::size_t s = 0; s < flow.steps.size(); ++s) {
        ScanStep& step = flow.steps[s];
        eachSeen(right.steps[s], [&](const ScanValue& value) {
            step.beside[value.position] = value;
            standsBeside[value.position] = value;
        });
        std::set<std::uint32_t> written;
        eachValue(step, [&](ScanValue& value) {
            const auto beside = standsBeside.find(value.position);
            value.isWrong = beside != standsBeside.end() && beside->second.bits != value.bits;
            if (value.isWrong || flow.isWrongIn(value.position))
                value.isFinished = false;
            if (value.isLast) {
                written.insert(value.position);
                stands[value.position] = value;
            }
        });
        eachSeen(step, [&](const ScanValue& value) { // the right run may have written it before
            if (const auto stood = standsBeside.find(value.position); stood != standsBeside.end())
                step.beside.insert(*stood);
        });
        for (const auto& [column, value] : step.beside)
            if (!written.contains(column) && stands.contains(column) && stands[column].bits != value.bits) {
                ScanValue left = stands[column];
                left.isWrong = left.isLast = true;
                left.isFirstWrong = left.isFinished = false;
                left.array = value.array;
                left.index = value.index;
                step.leftOut.push_back(std::move(left));
            }
        for (const ScanValue* value : step.wrong()) // until it is written again
            if (flow.isWrongIn(value->position))
                flow.finishedAt[value->position] = s + 1;
    }
}

void compareWithReference(ScanFlow& flow, const Recording& recording, const ScanColumns& columns)
{
    const auto right = rightnessOf(recording);
    if (flow.wrong.empty() || flow.steps.empty())
        return;
    for (std::uint32_t i = 0; i < right->right.size(); ++i)
        if (const auto column = columns.of({static_cast<std::uint32_t>(recording.outputBuffer), 0, i}))
            flow.steps.back().beside[*column] = {.position = *column, .bits = right->right[i], .inputs = {}};
}

void markWrapped(ScanFlow& flow, const Recording& recording)
{
    const TrueSums sums{recording};
    for (ScanStep& step : flow.steps)
        eachValue(step, [&](ScanValue& value) {
            value.hasWrapped = sums.wraps(value.bits, value.inputs) && !value.isWrong;
            flow.anyWrapped = flow.anyWrapped || value.hasWrapped;
        });
}

void markFirstWrong(ScanFlow& flow)
{
    for (std::size_t s = 1; s <= flow.steps.size() && !flow.firstWrong; ++s) {
        ScanValue* first = nullptr;
        const auto look = [&](ScanValue& value) {
            if (value.isWrong && value.isLast && (first == nullptr || value.position < first->position))
                first = &value;
        };
        eachValue(flow.steps[s - 1], look);
        std::ranges::for_each(flow.steps[s - 1].leftOut, look);
        if (first == nullptr)
            continue;
        first->isFirstWrong = true;
        flow.firstWrong = s;
    }
}

} // namespace lockstep::ui
