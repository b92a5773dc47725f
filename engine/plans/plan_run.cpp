#include "engine/plans/plan_run.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/own_notes.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/plan_values.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/recording/own_kernel.hpp"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

[[noreturn]] void fail(const PlannedRun& schedule, int line, const std::string& what)
{
    throw InputError{sentence("{}:{}: {}.", schedule.plan, line, what)};
}

bool isWord(const std::string& declaration, std::string_view word)
{
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t at = declaration.find(word); at != std::string::npos; at = declaration.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isPart(declaration[at - 1])) && (end == declaration.size() || !isPart(declaration[end])))
            return true;
    }
    return false;
}

/// How the bits of a number are read that this parameter takes; nothing where it is no number of 32 bits.
std::optional<ElementType> numberType(const KernelParameter& parameter, ElementType type)
{
    const auto is = [&](std::string_view word) { return isWord(parameter.declaration, word); };
    if (is("VALUE") || is("KEY"))
        return type;
    if (is("char") || is("short") || is("long"))
        return std::nullopt;
    if (is("float"))
        return ElementType::float32;
    if (is("uint") || is("unsigned"))
        return ElementType::uint32;
    if (is("int"))
        return ElementType::int32;
    return std::nullopt;
}

/// Of an argument that is no buffer.
PlanNumber numberIn(const PlannedArgument& argument)
{
    if (const auto* fraction = std::get_if<double>(&argument.value))
        return *fraction;
    return std::get<std::int64_t>(argument.value);
}

std::string parameterList(const KernelSignature& kernel)
{
    std::vector<std::string> names;
    for (const KernelParameter& parameter : kernel.parameters)
        names.push_back(parameter.name);
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

void requireArgument(const PlannedRun& schedule, const PlannedLaunch& launch, const KernelParameter& parameter,
                     ElementType type)
{
    if (parameter.pointer && (isWord(parameter.declaration, "__local") || isWord(parameter.declaration, "local")))
        fail(schedule, launch.line,
             sentence("{} takes local memory as its parameter {}; declare the array in the kernel instead, as in "
                      "__local uint {}[SIZE]",
                      launch.kernel, parameter.name, parameter.name));
    const auto given = std::ranges::find(launch.arguments, parameter.name, &PlannedArgument::parameter);
    if (given == launch.arguments.end())
        fail(schedule, launch.line,
             sentence("the launch of {} gives no {} ({}); add it to its arguments", launch.kernel, parameter.name,
                      parameter.declaration));
    const bool isBuffer = std::holds_alternative<std::size_t>(given->value);
    if (isBuffer != parameter.pointer)
        fail(schedule, launch.line,
             sentence("the launch of {} gives {} for {}, which takes {} ({})", launch.kernel,
                      isBuffer ? "a buffer" : "a number", parameter.name, parameter.pointer ? "a buffer" : "a number",
                      parameter.declaration));
    if (isBuffer)
        return;
    const std::optional<ElementType> takes = numberType(parameter, type);
    if (!takes)
        fail(schedule, launch.line,
             sentence("{} of {} is declared as {}; a plan gives numbers of 32 bits: uint, int, float, KEY or VALUE",
                      parameter.name, launch.kernel, parameter.declaration));
    const PlanNumber number = numberIn(*given);
    if (!wordOf(number, *takes))
        fail(schedule, launch.line,
             sentence("{} is {}, which is no {}, as {} of {} takes", parameter.name, textOf(number),
                      elementTypeName(*takes), parameter.name, launch.kernel));
}

Binding bindingOf(const PlannedArgument& argument, const KernelSignature& kernel, ElementType type)
{
    if (const auto* buffer = std::get_if<std::size_t>(&argument.value))
        return {argument.parameter, BufferId{*buffer}};
    const auto parameter = std::ranges::find(kernel.parameters, argument.parameter, &KernelParameter::name);
    return {argument.parameter, wordOf(numberIn(argument), numberType(*parameter, type).value()).value()};
}

OwnRun runOf(const PlannedRun& schedule, const OwnKernel& own, const Parameters& parameters, ElementType type)
{
    OwnRun run{
        planRunName(own.plan.name()), own.plan.title(),   planLens, parameters, own.file, schedule.options, {}, {},
        schedule.outputBuffer,        schedule.outputSize};
    for (const PlannedBuffer& buffer : schedule.buffers)
        run.buffers.push_back({buffer.info, buffer.content});
    for (const PlannedLaunch& planned : schedule.launches) {
        LaunchSpec spec;
        spec.kernel = planned.kernel;
        spread(spec, planned.sides);
        if (spec.sides.size() == 1)
            spec.sides.clear();
        for (const PlannedArgument& argument : planned.arguments)
            spec.arguments.push_back(bindingOf(argument, own.file.kernel(planned.kernel), type));
        spec.meaning.title = {"", {}, planned.title};
        spec.meaning.group = {"", {}, planned.chapter};
        run.launches.push_back({std::move(spec), fmt::format("{}:{}", schedule.plan, planned.line)});
    }
    return run;
}

bool isAsExpected(std::uint32_t actual, std::uint32_t expected, ElementType type, double tolerance)
{
    if (actual == expected || type != ElementType::float32)
        return actual == expected;
    const double a = std::bit_cast<float>(actual), b = std::bit_cast<float>(expected);
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) && std::isnan(b);
    return a == b || std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

/// By element of the output; empty where all of it is as expected, or nothing is.
std::vector<bool> wrongIn(const Recording& recording, const PlannedRun& schedule)
{
    std::vector<bool> wrong;
    if (!schedule.expected)
        return wrong;
    const ElementType type = schedule.buffers[schedule.outputBuffer].info.type;
    for (std::size_t i = 0; i < recording.output.size(); ++i)
        wrong.push_back(!isAsExpected(recording.output[i], (*schedule.expected)[i], type, schedule.tolerance));
    if (std::ranges::find(wrong, true) == wrong.end())
        wrong.clear();
    return wrong;
}

} // namespace

OwnKernel OwnKernel::load(const std::filesystem::path& kernel, const std::filesystem::path& plan)
{
    return {Plan::load(plan), loadOwnKernel(kernel)};
}

std::string planRunName(const std::filesystem::path& plan)
{
    return std::string(planRunPrefix) + plan.stem().string();
}

std::size_t PlanRecording::wrongCount() const
{
    return static_cast<std::size_t>(std::ranges::count(wrong, true));
}

void requireFit(const PlannedRun& schedule, const KernelFile& file, ElementType type)
{
    for (const PlannedLaunch& launch : schedule.launches) {
        const auto kernel = std::ranges::find(file.kernels(), launch.kernel, &KernelSignature::name);
        if (kernel == file.kernels().end()) {
            std::vector<std::string> names;
            for (const KernelSignature& other : file.kernels())
                names.push_back(other.name);
            fail(schedule, launch.line,
                 sentence("{} holds no kernel {}; it holds {}", file.name(), launch.kernel, fmt::join(names, ", ")));
        }
        for (const PlannedArgument& argument : launch.arguments)
            if (std::ranges::find(kernel->parameters, argument.parameter, &KernelParameter::name) ==
                kernel->parameters.end())
                fail(schedule, launch.line,
                     sentence("the kernel {} has no parameter {}; it has {}", launch.kernel, argument.parameter,
                              parameterList(*kernel)));
        for (const KernelParameter& parameter : kernel->parameters)
            requireArgument(schedule, launch, parameter, type);
    }
}

std::string wrongWords(const PlanRecording& run)
{
    const Recording& recording = *run.recording;
    const auto first = static_cast<std::size_t>(std::ranges::find(run.wrong, true) - run.wrong.begin());
    const BufferInfo& buffer = recording.buffers[recording.outputBuffer];
    return sentence("{} of {} {} wrong; {}[{}] is {}, expected {}", run.wrongCount(), run.wrong.size(),
                    run.wrong.size() == 1 ? sentence("element is") : sentence("elements are"), buffer.name, first,
                    formatValue(recording.output[first], buffer.type),
                    formatValue((*run.expected)[first], buffer.type));
}

namespace {

std::string above(const std::string& what, std::optional<std::uint64_t> taken, std::optional<double> most)
{
    if (!taken || !most || static_cast<double>(*taken) <= *most)
        return {};
    return sentence("its {} is {}, and the plan allows {:.10g} at most", what, *taken, *most);
}

} // namespace

std::string tooMuchWork(const PlanRecording& run)
{
    return above(sentence("work"), run.recording->work(), run.mostWork);
}

std::string tooMuchSpan(const PlanRecording& run)
{
    return above(sentence("span"), run.recording->span, run.mostSpan);
}

namespace {

void note(PlanRecording& run, bool outputsDiffer)
{
    std::vector<std::string> notes;
    if (outputsDiffer)
        notes.push_back(sentence("a second run on the same input gave another output: work-items race, or one reads "
                                 "what nothing has written"));
    for (const std::string& above : {tooMuchWork(run), tooMuchSpan(run)})
        if (!above.empty())
            notes.push_back(above);
    rememberRunNotes(run.recording, std::move(notes));
    run.notes = ownNotes(run.recording);
}

} // namespace

PlanRecording runPlan(Session& session, const OwnKernel& own, const RunRequest& request, const RecordOptions& options)
{
    const Parameters parameters = own.plan.resolve(request.parameters);
    const ElementType type = elementType(parameters);
    const PlannedRun schedule = own.plan.schedule(request.input, parameters);
    requireFit(schedule, own.file, type);
    const OwnRun run = runOf(schedule, own, parameters, type);
    OwnRecording recorded;
    try {
        recorded = session.record(run, request, options);
    } catch (const LaunchFailed& failed) {
        if (const RecordingPtr& before = failed.before()) {
            rememberPlanText(before, {own.plan.name(), own.plan.text()});
            rememberExpected(before, endedEarly(*before, schedule.expected, wrongIn(*before, schedule)));
        }
        throw;
    }
    PlanRecording result;
    result.recording = recorded.recording;
    rememberPlanText(result.recording, {own.plan.name(), own.plan.text()});
    result.expected = schedule.expected;
    result.outputsDiffer = recorded.outputsDiffer;
    result.mostWork = schedule.mostWork;
    result.mostSpan = schedule.mostSpan;
    if (schedule.expected) {
        result.wrong = wrongIn(*result.recording, schedule);
        rememberExpected(result.recording, {*schedule.expected, result.wrong});
    }
    note(result, recorded.outputsDiffer);
    return result;
}

} // namespace lockstep
