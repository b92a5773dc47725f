#include "ui/compare/pane_runs.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {

RunAsk runOf(const PaneAsk& pane, InputChoice input)
{
    RunAsk run{pane.algorithm, pane.parameters, std::move(input), pane.device, pane.largestGroup};
    run.kernel = pane.kernel;
    run.kernelFile = pane.kernelFile;
    run.plan = pane.plan;
    run.isInterpreted = pane.isInterpreted;
    return run;
}

PaneAsk paneOf(const RunAsk& run)
{
    PaneAsk pane{run.algorithm, run.parameters, run.device, run.largestGroup};
    pane.kernel = run.kernel;
    pane.kernelFile = run.kernelFile;
    pane.plan = run.plan;
    pane.isInterpreted = run.isInterpreted;
    return pane;
}

PaneAsk withOriginalKernel(PaneAsk pane)
{
    pane.recording.reset();
    pane.kernel.reset();
    pane.kernelFile.clear();
    pane.plan.reset();
    pane.isInterpreted = false;
    return pane;
}

const Algorithm* algorithmLike(const Recording& recording)
{
    constexpr std::size_t mostKeys = 4096; // references take their time
    const std::size_t n = recording.n();
    const Words right = rightnessOf(recording)->isKnown ? rightnessOf(recording)->right : recording.output;
    if (n == 0 || n > mostKeys || right.empty())
        return nullptr;
    const auto type = recording.parameters.find("type");
    for (const Algorithm* algorithm : catalogue()) {
        const bool hasType = std::ranges::any_of(algorithm->parameters, [&](const Parameter& parameter) {
            return parameter.name == "type" && type != recording.parameters.end() &&
                   std::ranges::find(parameter.values, type->second) != parameter.values.end();
        });
        if (!hasType || algorithm->reference == nullptr)
            continue;
        try {
            const Parameters parameters = resolveParameters(*algorithm, {*type}, n);
            if (algorithm->check != nullptr)
                algorithm->check(recording.input, parameters);
            if (algorithm->reference(recording.input, parameters) == right)
                return algorithm;
        } catch (const Error&) { // it does not take these keys
        }
    }
    return nullptr;
}

} // namespace lockstep::ui
