#include "engine/plans/own_kernels.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/expected_output.hpp"
#include "engine/error.hpp"
#include "engine/files/shipped.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <list>
#include <map>
#include <mutex>
#include <system_error>

namespace lockstep {
namespace {

struct Known {
    std::mutex mutex;
    std::map<std::string, OwnFiles, std::less<>> files;
    std::map<std::string, SentKernel, std::less<>> sent;
    std::map<std::string, const Algorithm*, std::less<>> described;
    std::list<Algorithm> all; ///< those of before too: somebody may still look at one
};

Known& known()
{
    static Known one;
    return one;
}

Algorithm describe(const std::string& id, const OwnKernel& own)
{
    Algorithm algorithm;
    algorithm.id = id;
    algorithm.title = own.plan.title();
    algorithm.family = "Kernels of your own";
    algorithm.lens = planLens;
    algorithm.kernelFile = own.file.name();
    algorithm.parameters = own.plan.parameters();
    algorithm.limits = own.plan.limits();
    algorithm.workUnit = WorkUnit::compares; // keys of any size: what adds them up wraps as the device does
    return algorithm;
}

bool isSame(const Algorithm& a, const Algorithm& b)
{
    return a.title == b.title && a.kernelFile == b.kernelFile && a.limits.minimum == b.limits.minimum &&
           a.limits.maximum == b.limits.maximum &&
           std::ranges::equal(a.parameters, b.parameters, [](const Parameter& p, const Parameter& q) {
               return p.name == q.name && p.values == q.values && p.defaultValue == q.defaultValue;
           });
}

bool isSameFile(const std::filesystem::path& a, const std::filesystem::path& b)
{
    std::error_code error;
    return a == b || std::filesystem::equivalent(a, b, error);
}

/// Other files are called so. With another kernel beside it an example is not itself any more.
bool isOfOthers(const std::string& id, const OwnFiles& files, const std::vector<std::filesystem::path>& examples)
{
    for (const std::filesystem::path& plan : examples)
        if (planRunName(plan) == id)
            return !isSameFile(plan, files.plan) ||
                   !isSameFile(std::filesystem::path{plan}.replace_extension(".cl"), files.kernel);
    const auto found = known().files.find(id);
    return found != known().files.end() && !isSameFile(found->second.plan, files.plan);
}

} // namespace

std::filesystem::path examplePlanFolder()
{
    return shippedFolder("plans", "resources/plans");
}

std::vector<std::filesystem::path> examplePlans()
{
    std::vector<std::filesystem::path> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator{examplePlanFolder(), error})
        if (entry.path().extension() == ".lua")
            found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

OwnFiles ownKernelFiles(std::string_view algorithm)
{
    {
        const std::lock_guard lock{known().mutex};
        if (const auto found = known().files.find(algorithm); found != known().files.end())
            return found->second;
    }
    for (const std::filesystem::path& plan : examplePlans())
        if (planRunName(plan) == algorithm)
            return {std::filesystem::path{plan}.replace_extension(".cl"), plan};
    throw InputError{sentence("There is no kernel of your own '{}' at hand; open it with --plan.", algorithm)};
}

std::string rememberOwnKernel(const OwnFiles& files)
{
    const OwnKernel own = OwnKernel::load(files.kernel, files.plan);
    const std::string name = planRunName(own.plan.name());
    std::string id = name;
    const std::filesystem::path folder = std::filesystem::absolute(files.plan).parent_path().filename();
    const std::vector<std::filesystem::path> examples = examplePlans();
    const std::lock_guard lock{known().mutex};
    for (int number = 1; isOfOthers(id, files, examples); ++number)
        id = number == 1 ? fmt::format("{} ({})", name, folder.string())
                         : fmt::format("{} ({}, {})", name, folder.string(), number);
    known().files[id] = files;
    return id;
}

std::string rememberSentKernel(const Recording& recording, const std::string& file)
{
    const auto plan = planTextOf(recording);
    if (plan == nullptr)
        throw InputError{sentence("The plan of {} is not at hand.", recording.algorithm)};
    std::string id = fmt::format("{} ({})", recording.algorithm, file);
    Algorithm algorithm;
    algorithm.id = id;
    algorithm.title = recording.title;
    algorithm.family = "Kernels of your own";
    algorithm.lens = planLens;
    algorithm.kernelFile = recording.kernelFile;
    for (const auto& [name, value] : recording.parameters)
        algorithm.parameters.push_back({name, name == "type" ? "Key type" : name, {value}, value});
    std::ranges::stable_partition(algorithm.parameters, [](const Parameter& one) { return one.name == "type"; });
    algorithm.limits = {1, mostPlanKeys};
    algorithm.workUnit = WorkUnit::compares;
    const std::lock_guard lock{known().mutex};
    known().sent.insert_or_assign(id, SentKernel{recording.kernelFile, recording.kernelSource, plan->name, plan->text});
    known().described[id] = &known().all.emplace_back(std::move(algorithm));
    return id;
}

SentKernel sentKernel(std::string_view algorithm)
{
    const std::lock_guard lock{known().mutex};
    const auto found = known().sent.find(algorithm);
    if (found == known().sent.end())
        throw InputError{sentence("No file brought a kernel '{}'; open it again.", algorithm)};
    return found->second;
}

bool isSentKernel(std::string_view algorithm)
{
    const std::lock_guard lock{known().mutex};
    return known().sent.contains(algorithm);
}

OwnKernel ownKernelNamed(std::string_view algorithm)
{
    if (isSentKernel(algorithm)) {
        const SentKernel sent = sentKernel(algorithm);
        return {Plan{sent.planName, sent.plan}, ownKernel(sent.kernelName, sent.kernel)};
    }
    const OwnFiles files = ownKernelFiles(algorithm);
    return OwnKernel::load(files.kernel, files.plan);
}

const Algorithm& offeredAlgorithm(std::string_view id)
{
    if (!isPlanRun(id))
        return findAlgorithm(std::string{id});
    Known& all = known();
    if (isSentKernel(id)) {
        const std::lock_guard lock{all.mutex};
        return *all.described.find(id)->second;
    }
    try {
        Algorithm now = describe(std::string{id}, ownKernelNamed(id));
        const std::lock_guard lock{all.mutex};
        const Algorithm*& kept = all.described[std::string{id}];
        if (kept == nullptr || !isSame(*kept, now))
            kept = &all.all.emplace_back(std::move(now));
        return *kept;
    } catch (const InputError&) { // somebody is writing it: its controls stay as they were, and a run says why
        const std::lock_guard lock{all.mutex};
        if (const auto before = all.described.find(id); before != all.described.end())
            return *before->second;
        throw;
    }
}

} // namespace lockstep
