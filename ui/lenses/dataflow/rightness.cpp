#include "ui/lenses/dataflow/rightness.hpp"

#include "engine/analysis/rightness.hpp"
#include "engine/analysis/true_sums.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

void compareWith(ScanFlow& flow, const Recording& recording, const ScanFlow& right)
{
    if (flow.steps.size() != right.steps.size())
        return;
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
        std::set<std::uint32_t> shown;
        eachSeen(step, [&](const ScanValue& value) { shown.insert(value.position); });
        for (const auto& [column, value] : stands)
            if (const auto belongs = standsBeside.find(column);
                !isReduction(recording) && belongs != standsBeside.end() && belongs->second.bits != value.bits &&
                !shown.contains(column) && !step.beside.contains(column))
                step.stillWrong[column] = {value, belongs->second};
        for (const ScanValue* value : step.wrong()) // until it is written again
            if (flow.isWrongIn(value->position))
                flow.finishedAt[value->position] = s + 1;
    }
}

void compareLaunches(ScanFlow& flow, const ScanFlow& right)
{
    using Cell = std::pair<std::uint32_t, std::uint32_t>; // array and index
    const auto leaves = [](const ScanFlow& run) {
        std::map<std::size_t, std::map<Cell, ScanValue>> left; // by launch, in global memory
        for (ScanStep step : run.steps)
            eachValue(step, [&](const ScanValue& value) {
                if (value.array < localArrayBase)
                    left[step.place.launch][{value.array, value.index}] = value;
            });
        return left;
    };
    const auto here = leaves(flow), there = leaves(right);
    for (std::size_t s = 0; s < flow.steps.size(); ++s) {
        ScanStep& step = flow.steps[s];
        const std::size_t launch = step.place.launch;
        const bool isLast = s + 1 == flow.steps.size() || flow.steps[s + 1].place.launch != launch;
        if (!isLast || !here.contains(launch) || !there.contains(launch))
            continue;
        for (const auto& [cell, value] : here.at(launch)) {
            const auto belongs = there.at(launch).find(cell);
            if (belongs == there.at(launch).end())
                continue;
            ScanValue beside = belongs->second;
            beside.position = value.position;
            step.beside[value.position] = beside;
            eachValue(step, [&](ScanValue& made) {
                if (made.position != value.position || made.bits != value.bits || value.bits == beside.bits)
                    return;
                made.isWrong = true;
                made.isFinished = false;
            });
        }
    }
}

void compareWithReference(ScanFlow& flow, const Recording& recording, const ScanColumns& columns)
{
    const auto right = rightnessOf(recording);
    if (flow.wrong.empty() || flow.steps.empty())
        return;
    ScanStep& step = flow.steps.back();
    for (std::uint32_t i = 0; i < right->right.size(); ++i)
        if (const auto column = columns.of({static_cast<std::uint32_t>(recording.outputBuffer), 0, i}))
            step.beside[*column] = {.position = *column, .bits = right->right[i], .inputs = {}};
    const std::vector<const ScanValue*> wrong = step.wrong();
    for (const auto& [column, value] : step.beside)
        if (flow.isWrongIn(column) && std::ranges::find(wrong, column, &ScanValue::position) == wrong.end())
            step.stillWrong[column] = {{.position = column, .bits = 0, .inputs = {}}, value};
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
