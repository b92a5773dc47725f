#include "app/commands.hpp"

#include "app/events.hpp"
#include "app/preset_note.hpp"
#include "app/speech.hpp"
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/analysis/bucket_balance.hpp"
#include "engine/analysis/changes.hpp"
#include "engine/analysis/cuts.hpp"
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/memory_table.hpp"
#include "engine/analysis/memory_use.hpp"
#include "engine/analysis/own_notes.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/true_sums.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/device/devices.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/network.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/presets/teaching.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/remote/sandbox.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep::app {

void print(const std::string& text)
{
    std::cout << text << '\n' << std::flush;
    if (!std::cout)
        throw Error{sentence("The output could not be written; is the disk full?")};
}

namespace {

using Json = nlohmann::ordered_json;

std::string mebibytes(std::uint64_t bytes)
{
    return fmt::format("{} MiB", bytes >> 20);
}

bool someDeviceShuffles()
{
    static const bool found = std::ranges::any_of(Session{}.devices().devices, &DeviceInfo::shuffles);
    return found;
}

/// Those that a device of this machine has.
std::vector<std::string> valuesHere(const Parameter& parameter)
{
    std::vector<std::string> values = parameter.values;
    if (!parameter.shuffled.empty() && someDeviceShuffles())
        values.insert(values.end(), parameter.shuffled.begin(), parameter.shuffled.end());
    return values;
}

Json json(const Algorithm& algorithm)
{
    Json parameters = Json::array();
    for (const Parameter& p : algorithm.parameters)
        parameters.push_back({{"name", p.name},
                              {"type", p.isText() ? "text" : "choice"},
                              {"values", valuesHere(p)},
                              {"default", p.defaultValue}});
    Json mistakes = Json::array();
    for (const Mistake& mistake : algorithm.mistakes)
        mistakes.push_back(mistakeJson(mistake));
    return {{"id", algorithm.id},
            {"title", algorithm.title},
            {"teaches", teachingOf(algorithm.id).english},
            {"family", algorithm.family},
            {"lens", algorithm.lens},
            {"parameters", parameters},
            {"distribution", algorithm.madeKeys.distribution},
            {"mistakes", mistakes},
            {"limits",
             {{"minimum", algorithm.limits.minimum}, {"maximum", std::min(algorithm.limits.maximum, maximumKeys)}}},
            {"stable", algorithm.stable},
            {"longest_word", algorithm.wordsKernelFile.empty() ? shortWord : longestWord},
            {"origin", algorithm.origin}};
}

/// A parameter that takes free text, and so a file of it.
bool isText(const std::string& algorithm, const std::string& name)
{
    const Algorithm* known = knownAlgorithm(algorithm);
    return known != nullptr &&
           std::ranges::any_of(known->parameters, [&](const Parameter& p) { return p.name == name && p.isText(); });
}

} // namespace

RunRequest settingsOf(const RunOptions& options)
{
    RunRequest request;
    request.algorithm = options.algorithm;
    request.device = options.device;
    request.largestGroup = options.largestGroup;
    for (const std::string& setting : options.settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos)
            throw InputError{sentence("'{}' sets nothing; write --set name=value.", setting)};
        const std::string name = setting.substr(0, equals), value = setting.substr(equals + 1);
        request.parameters[name] =
            value.starts_with('@') && isText(options.algorithm, name) ? readNetworkFile(value.substr(1)) : value;
    }
    if (options.type)
        request.parameters["type"] = *options.type;
    if (!options.kernel.empty())
        request.kernel = readOwnText(options.kernel, sentence("kernel file"));
    return request;
}

std::string distributionOf(const RunOptions& options, const Algorithm& algorithm)
{
    return options.distribution.value_or(std::string{algorithm.madeKeys.distribution});
}

RunRequest toRequest(const RunOptions& options)
{
    const Algorithm& algorithm = offeredAlgorithm(options.algorithm);
    RunRequest request = settingsOf(options);
    const std::size_t usual = std::clamp<std::size_t>(16, algorithm.limits.minimum, algorithm.limits.maximum);
    if (!options.input)
        request.input =
            makeKeys(algorithm, request.parameters, distributionOf(options, algorithm),
                     options.n.value_or(keysAskedFor(algorithm, request.parameters).value_or(usual)), options.seed);
    else if (options.input->starts_with('@'))
        putKeys(keysOfFile(algorithm, request.parameters, options.input->substr(1)), request.input, request.parameters);
    else
        putKeys(typedKeys(algorithm, request.parameters, *options.input), request.input, request.parameters);
    return request;
}

PixelSize parseSize(const std::string& text)
{
    PixelSize size;
    const char* end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.width);
    const bool cross = width.ec == std::errc{} && width.ptr != end && *width.ptr == 'x';
    const auto height = cross ? std::from_chars(width.ptr + 1, end, size.height) : width;
    constexpr int smallest = 320, largest = 16384;
    if (!cross || height.ec != std::errc{} || height.ptr != end || size.width < smallest ||
        size.height < smallest / 2 || size.width > largest || size.height > largest)
        throw InputError{sentence("'{}' is no size; write width x height in pixels, as 1920x1080 ({} to {} wide).",
                                  text, smallest, largest)};
    return size;
}

int devicesCommand(const std::string& machine, bool asJson)
{
    Session session;
    const DeviceList list = machine.empty() ? session.devices() : session.devicesAt(machine);
    if (asJson) {
        Json devices = Json::array();
        for (const DeviceInfo& d : list.devices)
            devices.push_back({{"index", d.index},
                               {"name", d.name},
                               {"platform", d.platform},
                               {"type", d.type},
                               {"driver", d.driver},
                               {"version", d.version},
                               {"memory", d.memory},
                               {"local_memory", d.localMemory},
                               {"compute_units", d.computeUnits},
                               {"max_group", d.maxGroup},
                               {"shuffles", d.shuffles}});
        print(Json{{"devices", devices}, {"problems", list.problems}}.dump(2));
    } else {
        for (const DeviceInfo& d : list.devices)
            print(sentence("{}  {}  ({}, {}, driver {}, {})", d.index, d.name, d.type, d.platform, d.driver,
                           mebibytes(d.memory)));
        for (const std::string& problem : list.problems)
            if (!list.devices.empty()) // else it is the error
                fmt::print(stderr, "lockstep: {}\n", problem);
    }
    if (list.devices.empty())
        throw NoDeviceError{list.problems.empty()
                                ? noDeviceSentence()
                                : sentence("No OpenCL device can be used: {}", fmt::join(list.problems, " "))};
    return 0;
}

int listCommand(bool asJson)
{
    if (asJson) {
        Json algorithms = Json::array();
        for (const Algorithm* algorithm : catalogue())
            algorithms.push_back(json(*algorithm));
        print(Json{{"algorithms", algorithms}}.dump(2));
        return 0;
    }
    for (const Algorithm* algorithm : catalogue()) {
        const std::string text =
            algorithm->wordsKernelFile.empty() ? "" : sentence(", text of words of up to {} letters", longestWord);
        print(fmt::format("{:<30}{}", algorithm->id,
                          sentence("{} ({}{}{})", titleOf(*algorithm), familyOf(*algorithm),
                                   algorithm->stable ? sentence(", stable") : "", text)));
        print(fmt::format("{:<30}{}", "", told(teachingOf(algorithm->id))));
        for (const Parameter& p : algorithm->parameters)
            print(fmt::format("{:<30}  --set {}={}", "", p.name, fmt::format("{}", fmt::join(valuesHere(p), "|"))));
        for (const Mistake& mistake : algorithm->mistakes)
            print(fmt::format("{:<30}  --set mistake={}  ({})", "", mistake.id, told(mistake.title)));
    }
    return 0;
}

namespace {

/// Whether the result is what the host's reference says, which mistake is on, and which sums wrapped.
void printVerdict(const Recording& recording)
{
    const auto right = rightnessOf(recording);
    const auto elements = [&](std::size_t count) {
        return sentence("{} of {} {}", count, recording.output.size(),
                        recording.output.size() == 1 ? sentence("element") : sentence("elements"));
    };
    const auto wrong = static_cast<std::size_t>(std::ranges::count(right->wrong, true));
    if (!right->isKnown)
        print(sentence("correct   not known: the plan expects nothing"));
    else if (right->isRight())
        print(right->endsEarly ? sentence("correct   yes, though the recording ends before its algorithm does")
                               : sentence("correct   yes"));
    else if (right->endsEarly)
        print(sentence("correct   no: the recording ends before its algorithm does; {} {} not right yet",
                       elements(wrong), wrong == 1 ? sentence("is") : sentence("are")));
    else
        print(sentence("correct   no: {} {} wrong", elements(wrong), wrong == 1 ? sentence("is") : sentence("are")));
    if (const Mistake* mistake = mistakeOf(recording))
        print(sentence("mistake   {} ({}) is on", mistake->id, told(mistake->title)));
    const std::vector<bool> wrapped = wrappedOutputs(recording);
    if (const auto count = static_cast<std::size_t>(std::ranges::count(wrapped, true)); count > 0)
        print(sentence("overflow  {} passed {} and wrapped (modulo 2^32)", elements(count),
                       recording.type == ElementType::int32 ? sentence("the range of int32") : "2^32 - 1"));
}

/// A wrong result is a failure where nobody asked for one.
int statusOf(const Recording& recording)
{
    const bool isRight = rightnessOf(recording)->isRight() || mistakeOf(recording) != nullptr;
    return isRight && !deviceFailed(recording) ? 0 : 1;
}

/// What a file tells of the run of a kernel of one's own; nothing of another run.
std::optional<OwnVerdict> ownVerdict(const RecordingPtr& recording)
{
    if (!isPlanRun(recording->algorithm))
        return std::nullopt;
    const auto expected = expectedOutputOf(*recording);
    const bool isKnown = expected && expected->isKnown;
    return OwnVerdict{isKnown ? std::optional{expected->isRight()} : std::nullopt, ownNotes(recording),
                      untracedKernels(*recording)};
}

} // namespace

void requireWholeCall(const RunOutput& output)
{
    if (!output.json && (output.events || output.states))
        throw InputError{
            sentence("{} is printed with --json only; add --json.", output.events ? "--events" : "--states")};
    if (!output.json && (output.widths != LaneWidths{} || output.segment != MemoryMachine{}.segment))
        throw InputError{
            sentence("--wavefront, --banks and --segment are for what --json prints of lanes and memory; add --json.")};
    requireMachine({output.widths.wavefront, output.segment, output.widths.banks});
}

void tellOfSandbox()
{
    if (const std::string why = Session::worksElsewhere() ? remote::whyNoSandbox() : ""; !why.empty())
        fmt::print(stderr, "lockstep: {}\n",
                   sentence("the kernel ran in a process of its own with all of your rights: {}", why));
}

void printCosts(const Recording& recording, bool isTraced)
{
    print(sentence("launches  {}", recording.launchCount()));
    if (isTraced)
        print(sentence("work      {}", recording.work()));
    if (isTraced && recording.span)
        print(sentence("span      {}", *recording.span));
    print(sentence("memory    {}", memoryText(memoryUse(recording))));
    if (const std::size_t local = localWords(recording).value_or(0); local > 0)
        print(sentence("local     {} {} of local memory a work-group, {} bytes", local,
                       local == 1 ? sentence("word") : sentence("words"), local * sizeof(std::uint32_t)));
    if (const auto time = recording.deviceTime())
        print(sentence("device    {:.1f} µs in kernels, untraced", static_cast<double>(*time) / 1000));
    else
        print(sentence("device    not known: it reports no times"));
}

int runCommand(const RunOptions& options, const RunOutput& output, const std::optional<Preset>& preset)
{
    requireWholeCall(output);
    const std::vector<Subject> subjects = toSubjects(options, {options.algorithm});
    if (subjects.size() > 1)
        throw InputError{sentence("'{}' holds a comparison of {} runs; see: lockstep compare {}", options.algorithm,
                                  subjects.size(), options.algorithm)};
    Session session;
    RecordOptions alone = recordOptions(options);                       // nothing is drawn
    alone.hasRightBeside = subjects.front().request.kernel.has_value(); // or to be compared with
    const RecordingPtr recording = recordSides(session, subjects, alone).front().recording;
    std::optional<std::uint64_t> whole = output.cutFrom;
    if (!whole && preset && areCuts(*recording)) // --set may have made them none
        whole = preset->whole;
    if (whole)
        cutsFrom(*recording, *whole); // a wrong call prints nothing
    if (recording->isKernelChanged)
        tellOfSandbox();
    if (output.json) {
        TextParts parts{output.events, output.states, output.widths, whole, output.segment};
        const std::optional<OwnVerdict> own = ownVerdict(recording);
        parts.own = own ? &*own : nullptr;
        writeRunJson(std::cout, session, recording, parts);
        print("");
        return statusOf(*recording);
    }
    constexpr std::size_t shown = 64;
    Words head = recording->output;
    head.resize(std::min(head.size(), shown));
    if (preset) {
        print(sentence("{}: {}", told(figureOf(*preset)), told(titleOf(*preset))));
        if (const std::string note = noteOf(*preset); !note.empty())
            print(note);
    }
    print(sentence("{} of {} {} on {}", titleOf(*recording), recording->n(),
                   recording->n() == 1 ? sentence("key") : sentence("keys"), recording->device.name));
    print(sentence("output    {}{}", formatKeys(*recording, head), recording->output.size() > shown ? ", …" : ""));
    if (whole)
        print(sentence("cuts      {}", cutsText(*recording, *whole)));
    printVerdict(*recording);
    if (!isInOrder(recording->output, recording->parameters)) // a part of a sort, or keys that it does not take
        print(sentence("order     the output is not sorted"));
    if (const auto balance = hasBuckets(*recording)
                                 ? bucketBalance(*recording, session.state(recording, recording->launchCount()))
                                 : std::nullopt)
        print(sentence("buckets   {}", balanceText(*balance)));
    for (const std::string& note : changeNotes(*recording))
        print(sentence("changed   {}", note));
    if (isPlanRun(recording->algorithm))
        for (const std::string& note : ownNotes(recording))
            print(sentence("note      {}", note));
    printSeen(*recording);
    printCosts(*recording, untracedKernels(*recording).empty() && recording->eventSource == EventSource::traceCalls);
    return statusOf(*recording);
}

int kernelCommand(const RunOptions& options)
{
    const Algorithm& algorithm = findAlgorithm(options.algorithm);
    const RunRequest request = toRequest(options);
    const Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    std::string text = KernelFile::load(kernelFileOf(algorithm, parameters)).source();
    if (text.ends_with('\n'))
        text.pop_back(); // print() ends the line
    print(text);
    return 0;
}

} // namespace lockstep::app
