#include "engine/formats/recording_checks.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace lockstep {
namespace {

// What a run whose states and events are all kept can have, and far more than one has where nothing counts it; below
// that nothing takes long to draw.
constexpr std::size_t mostBytes = std::size_t{256} << 20; ///< RecordOptions::memoryBudget
constexpr std::size_t mostArguments = 64;
constexpr std::size_t longestName = 512;
constexpr std::size_t longestSource = std::size_t{1} << 17, mostLines = 4096, longestLine = 1024; ///< of a kernel file
constexpr std::size_t longestOptions = std::size_t{1} << 14; ///< a plan may define 64 names
constexpr std::size_t mostStages = 4096;                     ///< levels and passes too
constexpr std::uint32_t mostPhases = 1 << 20;
constexpr std::size_t mostPhasesShown = 4096;                 ///< of a launch with events
constexpr std::size_t mostGroupPhases = std::size_t{1} << 22; ///< what is shown of each group in each phase

[[noreturn]] void damaged(const std::string& how)
{
    throw std::runtime_error{sentence("The recording is damaged: {}.", how)};
}

void require(bool right, const char* otherwise)
{
    if (!right)
        damaged(translated(otherwise));
}

bool isLine(const std::string& text)
{
    return std::ranges::all_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 && byte != 0x7F;
    });
}

/// One line that a title, a path or a list can hold.
bool isName(const std::string& text)
{
    return text.size() <= longestName && isLine(text);
}

bool isPlain(const Message& message)
{
    return isName(message.id) && isName(message.english) && message.arguments.size() <= 8 &&
           std::ranges::all_of(message.arguments, isName);
}

bool isSource(const std::string& text)
{
    if (text.size() > longestSource || static_cast<std::size_t>(std::ranges::count(text, '\n')) > mostLines)
        return false;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > longestLine)
            return false;
        begin = end + 1;
    }
    return true;
}

void checkNames(const Recording& r)
{
    bool right = isName(r.device.name) && isName(r.device.platform) && isName(r.kernelFile) &&
                 r.kernelFile.find_first_of("/\\") == std::string::npos && isLine(r.buildOptions) &&
                 r.buildOptions.size() <= longestOptions;
    for (const BufferInfo& buffer : r.buffers)
        right = right && !buffer.name.empty() && isName(buffer.name);
    for (const Launch& launch : r.launches) {
        right = right && isName(launch.kernel) && launch.arguments.size() <= mostArguments &&
                launch.localArrays.size() <= mostArguments && std::ranges::all_of(launch.localArrays, isName) &&
                isPlain(launch.meaning.group) && isPlain(launch.meaning.title) && isPlain(launch.meaning.unit);
        for (const Argument& argument : launch.arguments)
            right = right && isName(argument.name) && isName(argument.declaration);
    }
    require(right, later("a name in it is no name"));
    require(isSource(r.kernelSource), later("its kernel's text is longer than any kernel's"));
    try { // pictures look for its kernels in it
        const KernelFile file{r.kernelFile, r.kernelSource};
        for (const Launch& launch : r.launches)
            file.kernel(launch.kernel);
    } catch (const Error&) {
        damaged(sentence("its kernel's text is none, or lacks a kernel that was launched"));
    }
    std::set<std::string> names;
    for (const BufferInfo& buffer : r.buffers)
        require(names.insert(buffer.name).second, later("two of its buffers have one name"));
}

void checkMeaning(const LaunchMeaning& meaning, const Recording& r, bool areWords)
{
    const std::size_t lanes = r.lanes, stages = std::max(mostStages, r.launches.size());
    const std::uint64_t mostShift = areWords ? WordTable::shiftOf(0) : 31;
    const auto within = [](std::optional<std::uint32_t> value, std::uint64_t least, std::uint64_t most) {
        return !value || (*value >= least && *value <= most);
    };
    const bool right = within(meaning.stage, 1, stages) && within(meaning.level, 1, stages) &&
                       within(meaning.pass, 1, stages) && within(meaning.distance, 1, lanes) &&
                       within(meaning.run, 1, 2 * std::uint64_t{lanes}) && within(meaning.shift, 0, mostShift) &&
                       within(meaning.bits, 1, 16);
    require(right, later("a launch is described by a number that cannot be"));
}

/// Where a launch has several dimensions their sizes make its own.
bool haveTheirProduct(const Launch& launch)
{
    std::size_t global = 1, local = 1;
    for (const Side& side : launch.sides) {
        if (side.local == 0 || side.global % side.local != 0 || side.global == 0 ||
            global > launch.global / side.global)
            return false;
        global *= side.global;
        local *= side.local;
    }
    return launch.sides.empty() || (launch.sides.size() <= 3 && global == launch.global && local == launch.local);
}

/// Phases that a kernel can pass, of a launch whose events may not be kept: what is counted for each group in each of
/// them takes memory.
bool haveBearablePhases(const Launch& launch)
{
    constexpr std::size_t most = std::size_t{1} << 26; // groups' phases
    const std::size_t count = std::max<std::size_t>(launch.phases.size(), 1);
    return (launch.phases.empty() || std::ranges::max(launch.phases) <= mostPhases) &&
           launch.phases.size() <= mostPhases && launch.groups() <= most / count;
}

/// Sizes that a run whose events are all kept can have.
void checkSizes(const Recording& r)
{
    std::size_t stateBytes = 0;
    for (const BufferInfo& buffer : r.buffers)
        stateBytes += buffer.size() * sizeof(std::uint32_t); // each below 2^32 elements, and few of them
    bool right = r.launches.size() <= mostLaunches && stateBytes <= mostBytes / (r.launches.size() + 1) &&
                 (r.lanes <= 2 * r.n() || isPlanRun(r.algorithm));
    std::size_t items = 0;
    for (const Launch& launch : r.launches) {
        right = right && haveTheirProduct(launch) && launch.global > 0 && launch.global <= mostBytes / sizeof(Event) &&
                launch.phases.size() <= mostPhasesShown &&
                launch.groups() <= mostGroupPhases / std::max<std::size_t>(launch.phases.size(), 1);
        items += right ? launch.global : 0;
    }
    if (!right || items > mostBytes / sizeof(Event))
        throw std::runtime_error{sentence("The recording is too large: such a run is never kept whole.")};
}

/// What is counted is counted anew, from the events: what a file says of it is of no weight, and older ones counted
/// otherwise.
void recount(Recording& r)
{
    for (std::size_t k = 1; k <= r.launches.size(); ++k) {
        Launch& launch = r.launches[k - 1];
        for (const Event& event : *r.events[k - 1])
            require(event.item < launch.global && event.group == event.item / launch.local && event.phase <= mostPhases,
                    later("an event belongs to no work-group"));
        require(launch.events == r.events[k - 1]->size(), later("its counts are not those of its events"));
        measure(launch, *r.events[k - 1]);
        require(launch.phases.size() <= mostPhasesShown &&
                    launch.groups() <= mostGroupPhases / std::max<std::size_t>(launch.phases.size(), 1),
                later("a launch has more phases than any kernel passes"));
    }
    r.span = longestChain(r);
    if (r.eventSource == EventSource::oclgrind) { // loads and stores say nothing of work
        r.span.reset();
        for (Launch& launch : r.launches)
            launch.span.reset();
    }
}

/// Of a kernel of one's own nobody knows which there are.
void checkPlanParameters(const Recording& r)
{
    constexpr std::size_t most = 17; // of a plan, and the type
    bool right = r.parameters.size() <= most && r.parameters.contains("type") && !r.isKernelChanged &&
                 isName(r.algorithm) && isName(r.title) && !r.title.empty();
    for (const auto& [name, value] : r.parameters)
        right = right && isName(name) && isName(value) && name != "words" && name != "mistake";
    require(right, later("its parameters are not those of a plan"));
    try {
        require(elementType(r.parameters) == r.type, later("its parameters are not those of a plan"));
    } catch (const InputError&) {
        damaged(sentence("its parameters are not those of a plan"));
    }
}

void checkParameters(const Recording& r)
{
    if (isPlanRun(r.algorithm))
        return checkPlanParameters(r);
    const Algorithm* known = knownAlgorithm(r.algorithm);
    if (known == nullptr)
        throw std::runtime_error{
            sentence("The recording is of an algorithm '{}' that this Lockstep does not have; update Lockstep.",
                     r.algorithm.substr(0, 40))};
    try {
        const Parameters resolved = resolveParameters(*known, r.parameters, r.n());
        require(resolved == r.parameters && elementType(resolved) == r.type && r.workUnit == known->workUnit,
                later("its parameters are not those of its algorithm"));
    } catch (const InputError&) {
        damaged(sentence("its parameters are not those of its algorithm"));
    }
}

/// Typed words that are joined: the keys are their pieces.
void checkJoined(const Recording& r)
{
    const auto text = JoinedText::of(r.parameters);
    require(!text || text->pieces().empty() || text->pieces() == r.input,
            later("its keys are not the pieces of its words"));
}

/// Keys that are the numbers of words: each of one of them, and the device had the letters of just these words.
void checkWords(const Recording& r)
{
    const auto words = WordTable::of(r.parameters);
    if (!words)
        return;
    const auto has = [&](std::uint32_t number) { return words->has(number); };
    require(std::ranges::all_of(r.input, has) && std::ranges::all_of(r.output, has),
            later("a key is the number of no word"));
    const auto table = std::ranges::find(r.buffers, std::string{"words"}, &BufferInfo::name);
    require(table != r.buffers.end() && table->type == ElementType::text && table->role == Role::table,
            later("it has no table of its words"));
    const auto at = static_cast<std::size_t>(table - r.buffers.begin());
    const Words characters = words->characters();
    require(
        std::ranges::all_of(
            r.states, [&](const std::optional<State>& state) { return !state || *state->buffers[at] == characters; }),
        later("its table of words does not hold its words"));
    for (const Launch& launch : r.launches)
        require(!launch.meaning.shift || (*launch.meaning.shift % 8 == 0 && launch.meaning.bits == 8U),
                later("a launch is about no letter of its words"));
}

bool beginsWith(const Words& words, const Words& first)
{
    return words.size() >= first.size() && std::equal(first.begin(), first.end(), words.begin());
}

void checkStates(const Recording& r)
{
    require(beginsWith(*r.states.front()->buffers[r.mainBuffer], r.input), later("it does not begin with its input"));
    const Words& last = *r.states.back()->buffers[r.outputBuffer];
    if (isPlanRun(r.algorithm)) // its trace calls may tell anything
        return require(beginsWith(last, r.output), later("it does not end with its output"));
    const bool folded = finishedByHost(r.parameters) && r.output == foldedReference(last, r.parameters);
    require(folded || beginsWith(last, r.output), later("it does not end with its output"));
    if (r.isKernelChanged) // its trace calls may tell anything
        return;
    for (std::size_t k = 1; k <= r.launches.size(); ++k) {
        try {
            if (isRacing(r, r.launches[k - 1])) {
                requireRacing(r, k, *r.states[k - 1], *r.states[k], *r.events[k - 1]);
                continue;
            }
            const State after = applyEvents(r, k, *r.states[k - 1], *r.events[k - 1]);
            for (std::size_t b = 0; b < after.buffers.size(); ++b)
                require(after.buffers[b] == r.states[k]->buffers[b] || *after.buffers[b] == *r.states[k]->buffers[b],
                        later("its events do not explain its states"));
        } catch (const Error&) {
            damaged(sentence("its events do not explain its states"));
        }
    }
}

} // namespace

void requireSoundNotes(const Recording& r, const BesideRun& beside)
{
    const auto isNote = [](const std::string& text) { return text.size() <= longestNote && isLine(text); };
    const auto isStray = [&](const Stray& stray) {
        if (stray.launch == 0 || stray.launch > r.launchCount())
            return false;
        const Launch& launch = r.launches[stray.launch - 1];
        return stray.item < launch.global && stray.group == stray.item / launch.local &&
               (stray.array < localArrayBase ? stray.array < r.buffers.size()
                                             : stray.array - localArrayBase < launch.localArrays.size());
    };
    bool right = std::ranges::all_of(beside.notes, isNote);
    if (beside.seen)
        right = right && beside.seen->isSeen == (r.eventSource == EventSource::oclgrind) &&
                std::ranges::all_of(beside.seen->notes, isNote) &&
                std::ranges::all_of(beside.seen->faults, isNote, &SeenNote::sentence) &&
                std::ranges::all_of(beside.seen->faults,
                                    [&](const SeenNote& note) { return std::ranges::all_of(note.strays, isStray); });
    require(right, later("what it is to be taken with is not told in sentences"));
}

void requireSoundBeside(const Recording& r, const BesideRun& beside)
{
    require(beside.plan && isSource(beside.plan->text) && isName(beside.plan->name) && !beside.plan->name.empty() &&
                beside.plan->name.find_first_of("/\\") == std::string::npos,
            later("it lacks its plan"));
    require(!beside.expected || beside.expected->size() == r.output.size(),
            later("its plan expects another number of values"));
}

std::string whyNotSaved(const Recording& recording)
{
    if (isPlanRun(recording.algorithm) && planTextOf(recording) == nullptr)
        return sentence("its plan is not at hand; keep the kernel file and its plan, which make the same run again");
    if (recording.isComplete())
        return {};
    return sentence("its {} keys were too many to keep every state and event of the run; choose fewer keys",
                    recording.n());
}

void requireSoundParts(Recording& r)
{
    checkParameters(r);
    require(r.buffers.size() <= mostBuffers && r.buffers[r.mainBuffer].type == r.type &&
                (r.buffers[r.outputBuffer].type == r.type || isPlanRun(r.algorithm)) &&
                std::ranges::all_of(r.launches, haveTheirProduct) &&
                std::ranges::all_of(r.launches, haveBearablePhases),
            later("its parts do not fit together"));
    checkNames(r);
    for (const Launch& launch : r.launches)
        checkMeaning(launch.meaning, r, WordTable::of(r.parameters) != nullptr);
    checkJoined(r);
    checkWords(r);
    if (isPlanRun(r.algorithm)) {
        r.lens = planLens;
        return;
    } // what people read comes from the catalogue, and so does the choice of the picture
    const Algorithm& algorithm = findAlgorithm(r.algorithm);
    r.title = algorithm.title;
    if (!r.isKernelChanged || r.lens != untoldLens) // which is chosen by what is known at the end
        r.lens = algorithm.lens;
}

void requireSound(Recording& r)
{
    if (!r.isComplete())
        throw std::runtime_error{
            sentence("The recording lacks states or events of its run, and nothing from a file is run to "
                     "make them again; record it anew with fewer keys.")};
    checkParameters(r);
    checkSizes(r);
    requireSoundParts(r);
    recount(r);
    checkStates(r);
}

} // namespace lockstep
