#include "app/plan.hpp"

#include "engine/error.hpp"
#include "engine/files/shipped.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/input/input.hpp"
#include "engine/plans/plan_run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

fs::path exampleFolder()
{
    return shippedFolder("plans", "resources/plans");
}

/// The plans that come along, by name.
std::vector<fs::path> examples()
{
    std::vector<fs::path> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator{exampleFolder(), error})
        if (entry.path().extension() == ".lua")
            found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

/// A kernel file and its plan. An example is called by its name alone; a kernel file that is not named stands beside
/// its plan under the same name.
OwnKernel ownKernelOf(const std::vector<std::string>& files, const std::string& plan)
{
    if (files.size() > 1)
        throw InputError{fmt::format("'{}' is one too many: --plan runs one kernel file, '{}'.", files[1], files[0])};
    fs::path planFile = plan;
    if (plan.find_first_of("./") == std::string::npos && !fs::exists(planFile))
        planFile = exampleFolder() / (plan + ".lua");
    if (!fs::exists(planFile) && planFile != fs::path{plan}) {
        std::vector<std::string> names;
        for (const fs::path& example : examples())
            names.push_back(example.stem().string());
        throw InputError{fmt::format("There is no plan '{}'; name a .lua file, or one of the examples: {}.", plan,
                                     fmt::join(names, ", "))};
    }
    const fs::path kernel = files.empty() ? fs::path{planFile}.replace_extension(".cl") : fs::path{files.front()};
    return OwnKernel::load(kernel, planFile);
}

ElementType typeOf(const Plan& plan, const RunRequest& request)
{
    return elementType(plan.resolve(request.parameters));
}

/// Reads or makes the keys.
RunRequest requestOf(const RunOptions& options, const Plan& plan)
{
    RunRequest request = settingsOf(options);
    const ElementType type = typeOf(plan, request);
    if (!options.input)
        request.input =
            generateKeys(options.distribution.value_or("uniform"),
                         options.n.value_or(std::clamp<std::size_t>(16, plan.limits().minimum, plan.limits().maximum)),
                         options.seed, type);
    else if (options.input->starts_with('@'))
        request.input = readKeyFile(options.input->substr(1), type);
    else
        request.input = parseKeys(*options.input, type);
    return request;
}

std::string outputOf(const Recording& recording, Words words)
{
    constexpr std::size_t shown = 64;
    const bool isCut = words.size() > shown;
    words.resize(std::min(words.size(), shown));
    return formatKeys(words, recording.buffers[recording.outputBuffer].type) + (isCut ? ", …" : "");
}

void printVerdict(const PlanRecording& run)
{
    const Recording& recording = *run.recording;
    if (!run.expected)
        return print("correct   not known: the plan expects nothing");
    if (run.wrong.empty())
        return print("correct   yes");
    const std::size_t first = static_cast<std::size_t>(std::ranges::find(run.wrong, true) - run.wrong.begin());
    const BufferInfo& buffer = recording.buffers[recording.outputBuffer];
    print(fmt::format("correct   no: {} of {} {} wrong; {}[{}] is {}, expected {}", run.wrongCount(), run.wrong.size(),
                      run.wrong.size() == 1 ? "element is" : "elements are", buffer.name, first,
                      formatValue(recording.output[first], buffer.type),
                      formatValue((*run.expected)[first], buffer.type)));
}

int runPlanCommand(const OwnKernel& own, const RunOptions& options, const RunOutput& output)
{
    requireWholeCall(output);
    if (output.cutFrom)
        throw InputError{"--cut-from is for the catalogue's scans; leave it out with --plan."};
    Session session;
    const PlanRecording run = runPlan(session, own, requestOf(options, own.plan));
    const Recording& recording = *run.recording;
    const int status = run.wrong.empty() ? 0 : 1;
    const std::vector<std::string> untraced = untracedKernels(recording);
    if (output.json) {
        const OwnVerdict verdict{run.expected ? std::optional{run.wrong.empty()} : std::nullopt, run.notes, untraced};
        TextParts parts{output.events, output.states, output.widths, {}, output.segment};
        parts.own = &verdict;
        writeRunJson(std::cout, session, run.recording, parts);
        print("");
        return status;
    }
    print(fmt::format("{} of {} {} on {}, by {} and {}", recording.title, recording.n(),
                      recording.n() == 1 ? "key" : "keys", recording.device.name, own.file.name(), own.plan.name()));
    print(fmt::format("output    {}", outputOf(recording, recording.output)));
    printVerdict(run);
    for (const std::string& note : run.notes)
        print(fmt::format("note      {}", note));
    printCosts(recording, untraced.empty());
    return status;
}

int listPlans(bool asJson)
{
    Json all = Json::array();
    for (const fs::path& path : examples()) {
        const Plan plan = Plan::load(path);
        const std::string name = path.stem().string();
        if (!asJson)
            print(fmt::format("{:<20}{}", name, plan.title()));
        Json parameters = Json::array();
        for (const Parameter& p : plan.parameters()) {
            parameters.push_back({{"name", p.name}, {"values", p.values}, {"default", p.defaultValue}});
            if (!asJson)
                print(fmt::format("{:<20}  --set {}={}", "", p.name, fmt::join(p.values, "|")));
        }
        all.push_back({{"name", name},
                       {"title", plan.title()},
                       {"plan", path.string()},
                       {"kernel", fs::path{path}.replace_extension(".cl").string()},
                       {"parameters", parameters},
                       {"limits", {{"minimum", plan.limits().minimum}, {"maximum", plan.limits().maximum}}}});
    }
    if (asJson)
        print(Json{{"plans", all}}.dump(2));
    else
        print(fmt::format("\nRun one with: lockstep run --plan NAME. Their files are in {}", exampleFolder().string()));
    return 0;
}

} // namespace

PlanCommands::PlanCommands(CLI::App& program)
{
    m_list = program.add_subcommand("plans", "List the kernels with plans that come along as examples");
    m_list->add_flag("--json", m_json, "Print one JSON object");
}

void PlanCommands::addTo(CLI::App& run)
{
    run.add_option("--plan", m_plan,
                   "Run a kernel file of your own, in the algorithm's place, by this plan, a .lua file or the name of "
                   "one of lockstep plans. Without a kernel file the one beside the plan is run")
        ->excludes(run.get_option("--preset"));
}

std::optional<int> PlanCommands::perform(const std::vector<std::string>& ids, const RunOptions& run,
                                         const RunOutput& output)
{
    if (*m_list)
        return listPlans(m_json);
    if (!m_plan.empty())
        return runPlanCommand(ownKernelOf(ids, m_plan), run, output);
    return std::nullopt;
}

} // namespace lockstep::app
