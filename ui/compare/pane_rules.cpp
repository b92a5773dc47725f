#include "ui/compare/pane_rules.hpp"

#include "engine/algorithms/made_keys.hpp"
#include "engine/plans/own_kernels.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::array<std::string_view, 3> sharedNames{"type", "operator", "order"};

bool isShared(const Parameter& parameter)
{
    return std::ranges::find(sharedNames, parameter.name) != sharedNames.end();
}

const Parameter* find(const Algorithm& algorithm, std::string_view name)
{
    const auto found = std::ranges::find(algorithm.parameters, name, &Parameter::name);
    return found == algorithm.parameters.end() ? nullptr : &*found;
}

/// Both are sorts, or of one family: what they make of the keys is of the same kind.
bool sameKind(const Algorithm& a, const Algorithm& b)
{
    const auto sorts = [](const Algorithm& algorithm) { return find(algorithm, "order") != nullptr; };
    return sorts(a) == sorts(b) && (sorts(a) || a.family == b.family);
}

} // namespace

const Algorithm& keyMaker(const std::vector<PaneAsk>& panes)
{
    std::vector<const Algorithm*> algorithms;
    for (const PaneAsk& pane : panes)
        algorithms.push_back(&offeredAlgorithm(pane.algorithm));
    return *algorithms[madeFor(algorithms)];
}

std::vector<Parameter> sharedParameters(const std::vector<PaneAsk>& panes)
{
    std::vector<Parameter> shared;
    for (const std::string_view name : sharedNames) {
        std::optional<Parameter> together;
        bool allHaveIt = true;
        for (const PaneAsk& pane : panes) {
            const Parameter* parameter = find(offeredAlgorithm(pane.algorithm), name);
            if (!parameter) {
                allHaveIt = false;
                continue;
            }
            if (!together)
                together = *parameter;
            std::erase_if(together->values, [&](const std::string& value) {
                return std::ranges::find(parameter->values, value) == parameter->values.end();
            });
        }
        if (!together)
            continue;
        // Maps and pieces of a text are no keys: they go with nothing but other scans of them.
        if (!allHaveIt)
            std::erase_if(together->values, [](const std::string& v) { return v == "affine" || v == "join"; });
        if (together->values.size() > 1)
            shared.push_back(*together);
    }
    return shared;
}

std::vector<Parameter> ownParameters(const Algorithm& algorithm)
{
    std::vector<Parameter> own = algorithm.parameters;
    std::erase_if(own, isShared);
    return own;
}

std::vector<PaneAsk> withShared(std::vector<PaneAsk> panes, const Parameters& values)
{
    for (PaneAsk& pane : panes) {
        const Algorithm& algorithm = offeredAlgorithm(pane.algorithm);
        std::erase_if(pane.parameters, [&](const auto& parameter) {
            const Parameter* known = find(algorithm, parameter.first);
            return known == nullptr || isShared(*known);
        });
        for (const auto& [name, value] : values)
            if (const Parameter* known = find(algorithm, name); known && isShared(*known))
                pane.parameters[name] = value;
    }
    return panes;
}

PaneAsk anotherPane(const std::vector<PaneAsk>& panes)
{
    const PaneAsk& last = panes.back();
    const Algorithm& beside = offeredAlgorithm(last.algorithm);
    const auto isNew = [&](const Algorithm& algorithm) {
        return std::ranges::find(panes, algorithm.id, &PaneAsk::algorithm) == panes.end();
    };
    const auto with = [&](const Algorithm& algorithm) {
        return PaneAsk{algorithm.id, {}, last.device, last.largestGroup};
    };
    for (const Algorithm* algorithm : catalogue())
        if (isNew(*algorithm) && algorithm->family == beside.family && sameKind(*algorithm, beside))
            return with(*algorithm);
    for (const Algorithm* algorithm : catalogue())
        if (isNew(*algorithm) && sameKind(*algorithm, beside))
            return with(*algorithm);
    return last;
}

} // namespace lockstep::ui
