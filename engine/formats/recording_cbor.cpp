#include "engine/formats/recording_cbor.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/formats/bookmarks_cbor.hpp"
#include "engine/formats/old_files.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <stdexcept>

namespace lockstep {

using Json = nlohmann::json;

namespace {

constexpr int formatVersion = 3, plainVersion = 2;

Json toBinary(const Words& words)
{
    return Json::binary(packWords(words));
}

Words fromBinary(const Json& json)
{
    return unpackWords(json.get_binary());
}

template <typename Value>
Json optionalJson(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

template <typename Value>
std::optional<Value> optionalFrom(const Json& json)
{
    return json.is_null() ? std::nullopt : std::optional<Value>{json.get<Value>()};
}

/// A number that names one of an enumeration's values, of which `last` is the last.
template <typename Enum>
Enum enumFrom(const Json& json, Enum last)
{
    const auto number = json.get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(last))
        throw std::runtime_error{sentence("The recording is damaged: it names something that there is none of.")};
    return static_cast<Enum>(number);
}

Json write(const Message& m)
{
    return Json::array({m.id, m.arguments, m.english});
}
Message readMessage(const Json& j)
{
    return {j.at(0), j.at(1), j.at(2)};
}

Json write(const LaunchMeaning& m)
{
    return {{"group", write(m.group)},
            {"title", write(m.title)},
            {"unit", write(m.unit)},
            {"numbers",
             Json::array({optionalJson(m.stage), optionalJson(m.level), optionalJson(m.pass), optionalJson(m.distance),
                          optionalJson(m.run), optionalJson(m.shift), optionalJson(m.bits)})},
            {"direction", static_cast<int>(m.direction)},
            {"act", nameOf(m.act)}};
}

Act readAct(const std::string& name)
{
    const std::optional<Act> act = actNamed(name);
    if (!act)
        throw std::runtime_error{sentence("The recording is damaged: a launch does what there is no name for.")};
    return *act;
}

Holds readHolds(const Json& name)
{
    const std::optional<Holds> holds = holdsNamed(name.get<std::string>());
    if (!holds)
        throw std::runtime_error{sentence("The recording is damaged: an array holds what there is no name for.")};
    return *holds;
}

LaunchMeaning readMeaning(const Json& j)
{
    LaunchMeaning m;
    m.group = readMessage(j.at("group"));
    m.title = readMessage(j.at("title"));
    m.unit = readMessage(j.at("unit"));
    std::size_t i = 0;
    for (auto* number : {&m.stage, &m.level, &m.pass, &m.distance, &m.run, &m.shift, &m.bits})
        *number = optionalFrom<std::uint32_t>(j.at("numbers").at(i++));
    m.direction = enumFrom(j.at("direction"), Direction::down);
    m.act = j.contains("act") ? readAct(j.at("act").get<std::string>()) : actOfOldFile(m);
    return m;
}

Json write(const Launch& l)
{
    Json arguments = Json::array();
    for (const Argument& a : l.arguments)
        arguments.push_back({a.name, a.declaration, optionalJson(a.buffer), a.scalar, a.writable});
    Words busy;
    for (const BusyRun& run : l.busy)
        busy.insert(busy.end(), {run.phase, run.work, run.items});
    Json holds = Json::array();
    for (const Holds in : l.localHolds)
        holds.push_back(nameOf(in));
    Json sides = Json::array();
    for (const Side& side : l.sides)
        sides.push_back({side.global, side.local});
    return {{"kernel", l.kernel},
            {"global", l.global},
            {"local", l.local},
            {"sides", sides},
            {"arguments", arguments},
            {"locals", l.localArrays},
            {"holds", holds},
            {"meaning", write(l.meaning)},
            {"varies", l.varies},
            {"time", {l.time.queued, l.time.submitted, l.time.ran}},
            {"counts", {l.events, l.work, l.active}},
            {"busy", toBinary(busy)},
            {"span", optionalJson(l.span)},
            {"traffic", l.traffic ? Json{l.traffic->read, l.traffic->written} : Json(nullptr)}};
}

Launch readLaunch(const Json& j)
{
    Launch l;
    l.kernel = j.at("kernel");
    l.global = j.at("global");
    l.local = j.at("local");
    for (const Json& side : j.value("sides", Json::array())) // not in files of before launches had several
        l.sides.push_back({side.at(0), side.at(1)});
    for (const Json& a : j.at("arguments"))
        l.arguments.push_back({a.at(0), a.at(1), optionalFrom<std::size_t>(a.at(2)), a.at(3), a.at(4)});
    l.localArrays = j.at("locals").get<std::vector<std::string>>();
    for (std::size_t i = 0; i < l.localArrays.size(); ++i)
        l.localHolds.push_back(j.contains("holds") ? readHolds(j.at("holds").at(i))
                                                   : localHoldsInOldFile(l.kernel, l.localArrays[i]));
    l.meaning = readMeaning(j.at("meaning"));
    l.varies = j.value("varies", false); // not in files of before there were such launches
    l.time = {j.at("time").at(0), j.at("time").at(1), j.at("time").at(2)};
    l.events = j.at("counts").at(0);
    l.work = j.at("counts").at(1);
    l.active = j.at("counts").at(2);
    const Words busy = fromBinary(j.at("busy"));
    for (std::size_t at = 0; at < busy.size(); at += 3)
        l.busy.push_back({busy[at], busy.at(at + 1), busy.at(at + 2)});
    l.span = optionalFrom<std::uint64_t>(j.at("span"));
    if (const Json& traffic = j.at("traffic"); !traffic.is_null())
        l.traffic = Traffic{traffic.at(0), traffic.at(1)};
    return l;
}

} // namespace

std::size_t countEvents(const Json& events)
{
    return countEvents(std::span<const std::uint8_t>{events.get_binary()});
}

namespace {

/// A run of the catalogue as earlier versions know it; they would take any other for such a one.
bool isPlain(const Recording& r)
{
    return !r.isKernelChanged && !isPlanRun(r.algorithm) && r.eventSource == EventSource::traceCalls;
}

} // namespace

Json headToJson(const Recording& r)
{
    Json buffers = Json::array();
    for (const BufferInfo& b : r.buffers)
        buffers.push_back({b.name, static_cast<int>(b.type), b.shape, static_cast<int>(b.role), nameOf(b.holds)});
    Json json{{"lockstep", isPlain(r) ? plainVersion : formatVersion},
              {"algorithm", r.algorithm},
              {"title", r.title},
              {"lens", r.lens},
              {"parameters", r.parameters},
              {"workUnit", static_cast<int>(r.workUnit)},
              {"device", {r.device.name, r.device.platform}},
              {"type", static_cast<int>(r.type)},
              {"main", {r.mainBuffer, r.outputBuffer, r.lanes}},
              {"kernel", {r.kernelFile, r.kernelSource, r.buildOptions}},
              {"buffers", buffers},
              {"span", optionalJson(r.span)}};
    if (r.isKernelChanged)
        json["changed"] = true;
    if (r.eventSource != EventSource::traceCalls)
        json["source"] = static_cast<int>(r.eventSource);
    if (r.spread)
        json["spread"] = {r.spread->runs, r.spread->least, r.spread->most};
    return json;
}

Json recordingToJson(const Recording& r)
{
    Json launches = Json::array(), states = Json::array(), events = Json::array();
    for (const Launch& l : r.launches)
        launches.push_back(write(l));
    Json arrays = Json::array(); // each buffer content once; states name them
    std::map<const Words*, std::size_t> known;
    for (const auto& state : r.states) {
        if (!state) {
            states.push_back(nullptr);
            continue;
        }
        Json indices = Json::array();
        for (const WordsPtr& words : state->buffers) {
            const auto [it, isNew] = known.try_emplace(words.get(), arrays.size());
            if (isNew)
                arrays.push_back(toBinary(*words));
            indices.push_back(it->second);
        }
        states.push_back(std::move(indices));
    }
    for (const EventsPtr& e : r.events)
        events.push_back(e ? Json::binary(packEvents(*e)) : Json(nullptr));
    Json json = headToJson(r);
    json["input"] = toBinary(r.input);
    json["output"] = toBinary(r.output);
    json["launches"] = std::move(launches);
    json["arrays"] = std::move(arrays);
    json["states"] = std::move(states);
    json["events"] = std::move(events);
    addBeside(json, r);
    addBookmarks(json, r);
    return json;
}

namespace {

/// One or two extents whose product is a number of elements.
bool hasSize(const BufferInfo& buffer)
{
    constexpr std::size_t most = std::size_t{1} << 32;
    const std::vector<std::size_t>& shape = buffer.shape;
    return (shape.size() == 1 || shape.size() == 2) &&
           std::ranges::all_of(shape, [](std::size_t extent) { return extent > 0 && extent < most; }) &&
           (shape.size() == 1 || shape.front() < most / shape.back());
}

/// Every phase has all work-items, in order, and together they did the launch's work.
bool busyFits(const Launch& launch)
{
    std::uint64_t work = 0, items = 0;
    for (std::size_t i = 0; i < launch.busy.size(); ++i) {
        const BusyRun& run = launch.busy[i];
        const bool newPhase = i > 0 && run.phase != launch.busy[i - 1].phase;
        if (newPhase && (items != launch.global || run.phase < launch.busy[i - 1].phase))
            return false;
        items = (newPhase ? 0 : items) + run.items;
        work += std::uint64_t{run.work} * run.items;
    }
    return launch.busy.empty() || (items == launch.global && work == launch.work);
}

bool fitsTogether(const Recording& r)
{
    const std::size_t buffers = r.buffers.size();
    if (r.states.size() != r.launches.size() + 1 || !r.states[0] || r.events.size() != r.launches.size() ||
        r.mainBuffer >= buffers || r.outputBuffer >= buffers || r.input.empty() ||
        r.output.size() > r.buffers[r.outputBuffer].size() || r.lanes != r.buffers[r.mainBuffer].size() ||
        r.lanes < r.input.size())
        return false;
    for (const auto& state : r.states) {
        if (!state)
            continue;
        if (state->buffers.size() != buffers)
            return false;
        for (std::size_t b = 0; b < buffers; ++b)
            if (state->buffers[b]->size() != r.buffers[b].size())
                return false;
    }
    for (std::size_t k = 0; k < r.launches.size(); ++k) {
        const Launch& launch = r.launches[k];
        if (launch.local == 0 || launch.global % launch.local != 0 || !busyFits(launch))
            return false;
        if (std::ranges::any_of(launch.sides,
                                [](const Side& side) { return side.local == 0 || side.global % side.local != 0; }))
            return false;
        for (const Argument& argument : launch.arguments)
            if (argument.buffer && *argument.buffer >= buffers)
                return false;
    }
    return true;
}

} // namespace

bool fit(const Recording& r, const Launch& launch, const Events& events)
{
    const auto isKnown = [&](const Access& access) {
        return access.array < localArrayBase
                   ? access.array < r.buffers.size() && access.index < r.buffers[access.array].size()
                   : access.array - localArrayBase < launch.localArrays.size();
    };
    return std::ranges::all_of(events, [&](const Event& event) {
        const std::uint64_t first = std::uint64_t{event.group} * launch.local; // a division would take longer
        return event.item < launch.global && event.item >= first && event.item - first < launch.local &&
               std::ranges::all_of(event.reads(), isKnown) && std::ranges::all_of(event.writes(), isKnown);
    });
}

void requireFitting(const Recording& recording)
{
    if (!fitsTogether(recording))
        throw std::runtime_error{sentence("The recording is damaged: its parts do not fit together.")};
}

Recording headFromJson(const Json& j)
{
    Recording r;
    r.algorithm = j.at("algorithm");
    r.title = j.at("title");
    r.lens = j.at("lens");
    r.parameters = j.at("parameters").get<std::map<std::string, std::string>>();
    r.workUnit = enumFrom(j.at("workUnit"), WorkUnit::interactions);
    r.device = {j.at("device").at(0), j.at("device").at(1)};
    r.type = enumFrom(j.at("type"), lastElementType);
    r.mainBuffer = j.at("main").at(0);
    r.outputBuffer = j.at("main").at(1);
    r.lanes = j.at("main").at(2);
    r.kernelFile = j.at("kernel").at(0);
    r.kernelSource = j.at("kernel").at(1);
    r.buildOptions = j.at("kernel").at(2);
    if (j.at("buffers").size() > mostBuffers) // what no recording holds is not made
        throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
    for (const Json& b : j.at("buffers"))
        r.buffers.push_back({b.at(0), enumFrom(b.at(1), lastElementType), b.at(2).get<std::vector<std::size_t>>(),
                             enumFrom(b.at(3), Role::sums),
                             b.size() > 4 ? readHolds(b.at(4)) : holdsInOldFile(b.at(0).get<std::string>())});
    if (!std::ranges::all_of(r.buffers, hasSize))
        throw std::runtime_error{sentence("The recording is damaged: its parts do not fit together.")};
    r.span = optionalFrom<std::uint64_t>(j.at("span"));
    r.isKernelChanged = j.value("changed", false);
    if (const auto source = j.find("source"); source != j.end())
        r.eventSource = enumFrom(*source, EventSource::oclgrind);
    if (const auto spread = j.find("spread"); spread != j.end()) {
        r.spread = TimeSpread{spread->at(0), spread->at(1), spread->at(2)};
        if (r.spread->runs == 0 || r.spread->least > r.spread->most)
            throw std::runtime_error{sentence("The recording is damaged: its measured times cannot be.")};
    }
    return r;
}

Recording recordingFromJson(Json j)
try {
    if (j.at("lockstep") == 1) // without busy runs, spans and traffic
        throw std::runtime_error{
            sentence("The recording was written by an older version of Lockstep; record it again.")};
    if (j.at("lockstep") != formatVersion && j.at("lockstep") != plainVersion)
        throw std::runtime_error{
            sentence("The recording was written by a newer version of Lockstep; update Lockstep.")};
    if (j.at("launches").size() > mostLaunches || j.at("states").size() > mostLaunches + 1 ||
        j.at("events").size() > mostLaunches || j.at("arrays").size() > (mostLaunches + 1) * mostBuffers)
        throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
    Recording r = headFromJson(j);
    r.input = fromBinary(j.at("input"));
    r.output = fromBinary(j.at("output"));
    for (const Json& l : j.at("launches"))
        r.launches.push_back(readLaunch(l));
    std::vector<WordsPtr> arrays;
    for (Json& a : j.at("arrays")) {
        arrays.push_back(std::make_shared<const Words>(fromBinary(a)));
        a = nullptr; // the bytes and what is made of them need not stand side by side
    }
    for (const Json& s : j.at("states")) {
        if (s.is_null()) {
            r.states.emplace_back();
            continue;
        }
        State state;
        for (const Json& index : s)
            state.buffers.push_back(arrays.at(index.get<std::size_t>()));
        r.states.emplace_back(std::move(state));
    }
    for (Json& e : j.at("events")) {
        r.events.push_back(e.is_null() ? nullptr : unpackEvents(e.get_binary()));
        e = nullptr;
    }
    requireFitting(r);
    for (std::size_t k = 0; k < r.launches.size(); ++k)
        if (const EventsPtr& e = r.events[k]) {
            if (!fit(r, r.launches[k], *e))
                throw std::runtime_error{sentence("The recording is damaged: its parts do not fit together.")};
            r.launches[k].phases = phasesOf(*e);
        }
    return r;
} catch (const Json::exception&) {
    throw std::runtime_error{sentence("The recording cannot be read: it is no recording, or it is damaged.")};
} catch (const std::out_of_range&) {
    throw std::runtime_error{sentence("The recording is damaged: it names a part that there is none of.")};
}

std::vector<std::uint8_t> writeRecording(const Recording& recording)
{
    return Json::to_cbor(recordingToJson(recording));
}

Recording readRecording(const std::vector<std::uint8_t>& bytes)
{
    return recordingFromJson(parseCbor(bytes));
}

} // namespace lockstep
