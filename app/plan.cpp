#include "app/plan.hpp"

#include "app/events.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

ElementType typeOf(const Plan& plan, const RunRequest& request)
{
    return elementType(plan.resolve(request.parameters));
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
    if (!run.expected)
        return print(sentence("correct   not known: the plan expects nothing"));
    print(run.wrong.empty() ? sentence("correct   yes") : sentence("correct   no: {}", wrongWords(run)));
}

int runPlanCommand(const OwnKernel& own, const RunOptions& options, const RunOutput& output)
{
    requireWholeCall(output);
    if (output.cutFrom)
        throw InputError{sentence("--cut-from is for the catalogue's scans; leave it out with --plan.")};
    Session session;
    const PlanRecording run = runPlan(session, own, planRequest(options, own.plan), recordOptions(options));
    tellOfSandbox();
    const Recording& recording = *run.recording;
    const std::array above{tooMuchWork(run), tooMuchSpan(run)};
    const bool isWithin = std::ranges::all_of(above, &std::string::empty);
    const int status = run.wrong.empty() && isWithin && !deviceFailed(recording) ? 0 : 1;
    const std::vector<std::string> untraced = untracedKernels(recording);
    if (output.json) {
        const OwnVerdict verdict{run.expected ? std::optional{run.wrong.empty()} : std::nullopt, run.notes, untraced};
        TextParts parts{output.events, output.states, output.widths, {}, output.segment};
        parts.own = &verdict;
        writeRunJson(std::cout, session, run.recording, parts);
        print("");
        return status;
    }
    print(sentence("{} of {} {} on {}, by {} and {}", recording.title, recording.n(),
                   recording.n() == 1 ? sentence("key") : sentence("keys"), recording.device.name, own.file.name(),
                   own.plan.name()));
    print(sentence("output    {}", outputOf(recording, recording.output)));
    printVerdict(run);
    for (const std::string& bound : above)
        if (!bound.empty())
            print(sentence("bound     {}", bound));
    for (const std::string& note : run.notes)
        if (std::ranges::find(above, note) == above.end())
            print(sentence("note      {}", note));
    printSeen(recording);
    printCosts(recording, untraced.empty() && recording.eventSource == EventSource::traceCalls);
    return status;
}

int listPlans(bool asJson)
{
    Json all = Json::array();
    for (const fs::path& path : examplePlans()) {
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
        print(
            sentence("\nRun one with: lockstep run --plan NAME. Their files are in {}", examplePlanFolder().string()));
    return 0;
}

} // namespace

PlanCommands::PlanCommands(CLI::App& program)
{
    m_list = program.add_subcommand("plans", sentence("List the kernels with plans that come along as examples"));
    m_list->add_flag("--json", m_json, sentence("Print one JSON object"));
    m_check = program.add_subcommand("check",
                                     sentence("Run a kernel of your own over sizes and inputs, and say what is wrong"));
    m_check->add_option("kernel", m_checked.files, sentence("The kernel file (the one beside the plan)"))
        ->expected(0, 1);
    m_check
        ->add_option("--plan", m_checked.options.plan,
                     sentence("Its plan, a .lua file or the name of one of lockstep plans"))
        ->required();
    m_check->add_option("--most", m_checked.most, sentence("Keys at most (1024)"))
        ->check(CLI::Range(std::size_t{1}, mostPlanKeys));
    m_check->add_option("--seed", m_checked.options.seed, sentence("Seed for the keys to make (1)"));
    m_check
        ->add_option("--set", m_checked.options.settings,
                     sentence("A parameter that stays; each of the others takes all its values in turn"))
        ->allow_extra_args(false)
        ->option_text("NAME=VALUE");
    m_check->add_option("--type", m_checked.options.type, sentence("Type of the keys; else all that the plan takes"));
    m_check->add_option("--device", m_checked.options.device,
                        sentence("auto, an index, or part of a name; see: lockstep devices (auto)"));
    m_check->add_flag("--json", m_checked.json, sentence("Print one JSON object"));
}

OwnKernel ownKernelOf(const std::vector<std::string>& files, const std::string& plan)
{
    const OwnFiles found = ownFilesOf(files, plan);
    return OwnKernel::load(found.kernel, found.plan);
}

OwnFiles ownFilesOf(const std::vector<std::string>& files, const std::string& plan)
{
    if (files.size() > 1)
        throw InputError{sentence("'{}' is one too many: --plan runs one kernel file, '{}'.", files[1], files[0])};
    fs::path planFile = plan;
    if (plan.find_first_of("./") == std::string::npos && !fs::exists(planFile))
        planFile = examplePlanFolder() / (plan + ".lua");
    if (!fs::exists(planFile) && planFile != fs::path{plan}) {
        std::vector<std::string> names;
        for (const fs::path& example : examplePlans())
            names.push_back(example.stem().string());
        throw InputError{sentence("There is no plan '{}'; name a .lua file, or one of the examples: {}.", plan,
                                  fmt::join(names, ", "))};
    }
    const fs::path kernel = files.empty() ? fs::path{planFile}.replace_extension(".cl") : fs::path{files.front()};
    return {kernel, planFile};
}

RunRequest planRequest(const RunOptions& options, const Plan& plan)
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

namespace {

constexpr const char* planHelp = later(
    "A kernel file of your own, in the algorithm's place, by this plan, a .lua file or the name of one of lockstep "
    "plans. Without a kernel file the one beside the plan is run");

/// An id, with what stands behind it, or a file of recordings; else it names a kernel file.
bool isCompared(const std::string& word)
{
    return knownAlgorithm(word.substr(0, word.find(':'))) != nullptr || namesRecordingFile(word);
}

void keepApart(CLI::App& command, CLI::Option* option)
{
    if (CLI::Option* preset = command.get_option_no_throw("--preset"))
        option->excludes(preset);
    if (CLI::Option* kernel = command.get_option_no_throw("--kernel"))
        option->excludes(kernel);
}

} // namespace

void addPlanOption(CLI::App& command, std::string& plan)
{
    keepApart(command, command.add_option("--plan", plan, translated(planHelp)));
}

void addPlanOption(CLI::App& command, std::vector<std::string>& plans)
{
    keepApart(command, command
                           .add_option("--plan", plans,
                                       sentence("{}. Repeat it, or name algorithms, to compare", translated(planHelp)))
                           ->allow_extra_args(false)
                           ->option_text("TEXT"));
}

bool comparesPlans(const std::vector<std::string>& words, const std::vector<std::string>& plans)
{
    return plans.size() > 1 || (!plans.empty() && std::ranges::any_of(words, isCompared));
}

RunOptions withOnePlan(RunOptions options, const std::vector<std::string>& words)
{
    if (options.plans.size() == 1 && !comparesPlans(words, options.plans)) {
        options.plan = options.plans.front();
        options.plans.clear();
    }
    return options;
}

std::vector<std::string> withPlans(const std::vector<std::string>& words, const std::vector<std::string>& plans)
{
    if (plans.empty())
        return words;
    std::vector<std::string> all, kernels;
    for (const std::string& word : words)
        (isCompared(word) ? all : kernels).push_back(word);
    if (plans.size() > 1 && !kernels.empty())
        throw InputError{sentence("'{}' is no algorithm and no .lockstep file; beside several plans their kernel "
                                  "files are those of their names, so leave it out.",
                                  kernels.front())};
    for (const std::string& plan : plans)
        all.push_back(rememberOwnKernel(ownFilesOf(kernels, plan)));
    return all;
}

std::optional<int> PlanCommands::perform(const std::vector<std::string>& ids, const RunOptions& run,
                                         const RunOutput& output, const std::string& isolation)
{
    if (*m_list)
        return listPlans(m_json);
    if (*m_check) {
        m_checked.isolation = isolation;
        return checkCommand(m_checked);
    }
    if (!run.plan.empty())
        return runPlanCommand(ownKernelOf(ids, run.plan), run, output);
    return std::nullopt;
}

} // namespace lockstep::app
