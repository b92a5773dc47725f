#include "app/plan.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/trials/checking.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <string_view>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;

/// A word of a call as a shell takes it for one.
std::string shellWord(const std::string& word)
{
    const auto isPlain = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view{"_-+=:,./@%"}.find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::ranges::all_of(word, isPlain))
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

/// Few keys as they are; of many how they are made.
std::string keysCall(const FoundFault& found, std::uint64_t seed)
{
    constexpr std::size_t few = 32;
    const Words& keys = found.request.input;
    if (keys.size() > few)
        return fmt::format("--n {} --distribution {} --seed {}", keys.size(), found.distribution, seed);
    std::vector<std::string> texts;
    for (const std::uint32_t key : keys)
        texts.push_back(formatValue(key, elementType(found.request.parameters)));
    return fmt::format("--input={}", fmt::join(texts, ","));
}

/// The call that runs it once more, and meets the fault as it was met.
std::string callOf(const FoundFault& found, const CheckCall& call)
{
    std::string text = "lockstep run";
    for (const std::string& file : call.files)
        text += fmt::format(" {}", shellWord(file));
    text += fmt::format(" --plan {} {}", shellWord(call.options.plan), keysCall(found, call.options.seed));
    for (const auto& [name, value] : found.request.parameters)
        text += name == "type" ? fmt::format(" --type {}", value)
                               : fmt::format(" --set {}", shellWord(fmt::format("{}={}", name, value)));
    if (call.options.device != "auto")
        text += fmt::format(" --device {}", shellWord(call.options.device));
    return text + call.isolation;
}

Json json(const Checked& checked, const CheckCall& call)
{
    Json faults = Json::array();
    for (const FoundFault& found : checked.faults)
        faults.push_back({{"fault", faultName(found.fault)},
                          {"what", found.what},
                          {"n", found.request.input.size()},
                          {"distribution", found.distribution},
                          {"seed", call.options.seed},
                          {"parameters", found.request.parameters},
                          {"run", callOf(found, call)}});
    return {{"runs", checked.runs},
            {"sizes", checked.sizes},
            {"device", checked.device},
            {"expects", checked.isExpecting},
            {"workBound", checked.hasWorkBound},
            {"spanBound", checked.hasSpanBound},
            {"untraced", checked.untraced},
            {"seen", checked.seen},
            {"faults", faults}};
}

const FoundFault* faultOf(const Checked& checked, Fault fault)
{
    const auto found = std::ranges::find(checked.faults, fault, &FoundFault::fault);
    return found == checked.faults.end() ? nullptr : &*found;
}

/// Of what only Oclgrind sees.
std::string titleOf(Fault fault)
{
    return fault == Fault::bounds  ? sentence("bounds")
           : fault == Fault::value ? sentence("value")
                                   : sentence("barrier");
}

void printRow(const Checked& checked, const CheckCall& call, const std::string& title, Fault fault,
              const std::string& fine)
{
    const FoundFault* found = faultOf(checked, fault);
    if (found == nullptr) {
        if (!fine.empty() && faultOf(checked, Fault::fails) == nullptr) // else nothing is known to be fine
            print(fmt::format("{:<10}{}", title, fine));
        return;
    }
    const std::size_t n = found->request.input.size();
    print(fmt::format("{:<10}{} {}: {}", title, n, n == 1 ? sentence("key") : sentence("keys"), oneLine(found->what)));
    print(fmt::format("{:<10}{}", "", callOf(*found, call)));
}

} // namespace

int checkCommand(const CheckCall& call)
{
    const OwnKernel own = ownKernelOf(call.files, call.options.plan);
    const RunRequest asked = settingsOf(call.options);
    CheckOptions options;
    options.parameters = asked.parameters;
    options.most = call.most;
    options.seed = call.options.seed;
    options.device = asked.device;
    options.largestGroup = asked.largestGroup;
    Session session;
    const Checked checked = checkOwn(session, own, options);
    const int status = checked.faults.empty() ? 0 : 1;
    if (call.json) {
        print(json(checked, call).dump(2));
        return status;
    }
    print(sentence("{}: {} {} of {} to {} keys{}, by {} and {}", own.plan.title(), checked.runs,
                   checked.runs == 1 ? sentence("run") : sentence("runs"), checked.sizes.front(), checked.sizes.back(),
                   checked.device.empty() ? "" : sentence(" on {}", checked.device), own.file.name(), own.plan.name()));
    printRow(checked, call, sentence("device"), Fault::fails, "");
    printRow(checked, call, sentence("result"), Fault::wrong,
             checked.isExpecting ? sentence("as the plan expects") : sentence("not known: the plan expects nothing"));
    const bool isTraced = checked.untraced.empty();
    const std::string unseen = sentence("not known of {}: no trace calls", fmt::join(checked.untraced, ", "));
    const std::string bySeen = checked.seen < checked.runs
                                   ? sentence("none in the {} runs that Oclgrind saw", checked.seen)
                                   : sentence("none");
    printRow(checked, call, sentence("races"), Fault::races,
             isTraced            ? sentence("none")
             : checked.seen == 0 ? unseen
                                 : bySeen);
    for (const Fault fault : {Fault::bounds, Fault::value, Fault::barrier}) // which trace calls do not tell
        printRow(checked, call, titleOf(fault), fault, checked.seen == 0 ? "" : bySeen);
    printRow(checked, call, sentence("outputs"), Fault::differs, sentence("the same in a second run"));
    printRow(checked, call, sentence("trace"), Fault::untold,
             isTraced ? sentence("agrees with what the buffers hold") : "");
    const std::string within = isTraced ? sentence("as the plan allows") : unseen;
    printRow(checked, call, sentence("work"), Fault::work, checked.hasWorkBound ? within : "");
    printRow(checked, call, sentence("span"), Fault::span, checked.hasSpanBound ? within : "");
    return status;
}

} // namespace lockstep::app
