#pragma once

#include "engine/input/input.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/session.hpp"
#include "tests/places.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::ui {

inline std::filesystem::path planFolder()
{
    return std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "resources/plans";
}

/// Names of the plans that come along.
inline std::vector<std::string> planNames()
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{planFolder()})
        if (entry.path().extension() == ".lua")
            names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

inline PlanRecording planRun(const OwnKernel& own, std::size_t n, const Parameters& parameters = {})
{
    static Session session;
    RunRequest request;
    request.parameters = parameters;
    request.input = generateKeys("uniform", n, n, elementType(own.plan.resolve(parameters)));
    return runPlan(session, own, request);
}

inline OwnKernel planNamed(const std::string& name)
{
    return OwnKernel::load(planFolder() / (name + ".cl"), planFolder() / (name + ".lua"));
}

/// An example whose kernel's text is changed: each `from` in it becomes `to`.
inline OwnKernel changedPlan(const std::string& name, const std::string& from, const std::string& to)
{
    std::string text = readOwnText(planFolder() / (name + ".cl"), "kernel file");
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return {Plan::load(planFolder() / (name + ".lua")), ownKernel(name + ".cl", std::move(text))};
}

} // namespace lockstep::ui
