#include "engine/formats/recording_cbor.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/formats/old_files.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <stdexcept>

namespace lockstep {

using Json = nlohmann::json;

namespace {

constexpr int formatVersion = 2;

Json toBinary(const Words& words)
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(words.size() * 4);
    for (std::uint32_t word : words)
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    return Json::binary(std::move(bytes));
}

/// The words that stand in a string of bytes.
class WordView {
public:
    explicit WordView(const Json& json) : m_bytes(json.get_binary())
    {
        if (m_bytes.size() % 4 != 0)
            throw std::runtime_error{"The recording is damaged: an array has a broken element."};
    }
    std::size_t size() const { return m_bytes.size() / 4; }
    std::uint32_t at(std::size_t i) const
    {
        if (i >= size())
            throw std::out_of_range{"no such word"};
        std::uint32_t word = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            word |= std::uint32_t{m_bytes[4 * i + byte]} << 8 * byte;
        return word;
    }

private:
    const std::vector<std::uint8_t>& m_bytes;
};

Words fromBinary(const Json& json)
{
    const WordView view{json};
    Words words(view.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = view.at(i);
    return words;
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
        throw std::runtime_error{"The recording is damaged: it names something that there is none of."};
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
        throw std::runtime_error{"The recording is damaged: a launch does what there is no name for."};
    return *act;
}

Holds readHolds(const Json& name)
{
    const std::optional<Holds> holds = holdsNamed(name.get<std::string>());
    if (!holds)
        throw std::runtime_error{"The recording is damaged: an array holds what there is no name for."};
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

Json write(const Events& events)
{
    Words words;
    for (const Event& e : events) {
        words.insert(words.end(), {static_cast<std::uint32_t>(e.op) | std::uint32_t{e.readCount} << 8 |
                                       std::uint32_t{e.writeCount} << 12 | std::uint32_t{e.line} << 16,
                                   e.item, e.group, e.phase});
        for (const auto& accesses : {e.reads(), e.writes()})
            for (const Access& a : accesses)
                words.insert(words.end(), {a.array, a.index, a.value});
    }
    return toBinary(words);
}

std::uint8_t readsOf(std::uint32_t head)
{
    return head >> 8 & 0xF;
}
std::uint8_t writesOf(std::uint32_t head)
{
    return head >> 12 & 0xF;
}

EventsPtr readEvents(const Json& json)
{
    if (json.is_null())
        return nullptr;
    const WordView words{json};
    auto events = std::make_shared<Events>();
    events->reserve(countEvents(json));
    for (std::size_t at = 0; at < words.size();) {
        Event e;
        const std::uint32_t head = words.at(at);
        if (!isOperation(head & 0xFF))
            throw std::runtime_error{
                fmt::format("The recording is damaged: there is no operation of the number {}.", head & 0xFF)};
        e.op = static_cast<Op>(head & 0xFF);
        e.readCount = readsOf(head);
        e.writeCount = writesOf(head);
        e.line = static_cast<std::uint16_t>(head >> 16);
        if (!isWellFormed(e))
            throw std::runtime_error{fmt::format("The recording is damaged: no {} reads {} places and writes {}.",
                                                 operation(e.op).noun, e.readCount, e.writeCount)};
        e.item = words.at(at + 1);
        e.group = words.at(at + 2);
        e.phase = words.at(at + 3);
        at += 4;
        const auto next = [&]() -> Access {
            at += 3;
            return {words.at(at - 3), words.at(at - 2), words.at(at - 1)};
        };
        for (std::size_t i = 0; i < e.readCount; ++i)
            e.readSlots[i] = next();
        for (std::size_t i = 0; i < e.writeCount; ++i)
            e.writeSlots[i] = next();
        events->push_back(e);
    }
    return events;
}

} // namespace

std::size_t countEvents(const Json& events)
{
    const WordView words{events};
    std::size_t count = 0;
    for (std::size_t at = 0; at < words.size(); ++count)
        at += 4 + 3 * std::size_t{readsOf(words.at(at))} + 3 * std::size_t{writesOf(words.at(at))};
    return count;
}

Json recordingToJson(const Recording& r)
{
    Json buffers = Json::array(), launches = Json::array(), states = Json::array(), events = Json::array();
    for (const BufferInfo& b : r.buffers)
        buffers.push_back({b.name, static_cast<int>(b.type), b.shape, static_cast<int>(b.role), nameOf(b.holds)});
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
        events.push_back(e ? write(*e) : Json(nullptr));
    Json json{{"lockstep", formatVersion},
              {"algorithm", r.algorithm},
              {"title", r.title},
              {"lens", r.lens},
              {"parameters", r.parameters},
              {"workUnit", static_cast<int>(r.workUnit)},
              {"device", {r.device.name, r.device.platform}},
              {"type", static_cast<int>(r.type)},
              {"input", toBinary(r.input)},
              {"output", toBinary(r.output)},
              {"main", {r.mainBuffer, r.outputBuffer, r.lanes}},
              {"kernel", {r.kernelFile, r.kernelSource, r.buildOptions}},
              {"buffers", buffers},
              {"launches", launches},
              {"arrays", arrays},
              {"states", states},
              {"events", events},
              {"span", optionalJson(r.span)}};
    if (r.spread)
        json["spread"] = {r.spread->runs, r.spread->least, r.spread->most};
    return json;
}

namespace {

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

/// One or two extents whose product is a number of elements.
bool hasSize(const BufferInfo& buffer)
{
    constexpr std::size_t most = std::size_t{1} << 32;
    const std::vector<std::size_t>& shape = buffer.shape;
    return (shape.size() == 1 || shape.size() == 2) &&
           std::ranges::all_of(shape, [](std::size_t extent) { return extent > 0 && extent < most; }) &&
           (shape.size() == 1 || shape.front() < most / shape.back());
}

bool fitsTogether(const Recording& r)
{
    const std::size_t buffers = r.buffers.size();
    const auto known = [&](const Launch& launch, const Access& access) {
        return access.array < localArrayBase ? access.array < buffers && access.index < r.buffers[access.array].size()
                                             : access.array - localArrayBase < launch.localArrays.size();
    };
    if (!std::ranges::all_of(r.buffers, hasSize))
        return false;
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
        if (r.events[k])
            for (const Event& event : *r.events[k]) {
                const auto isKnown = [&](const Access& access) { return known(launch, access); };
                const std::uint64_t first = std::uint64_t{event.group} * launch.local; // a division would take longer
                if (event.item >= launch.global || event.item < first || event.item - first >= launch.local ||
                    !std::ranges::all_of(event.reads(), isKnown) || !std::ranges::all_of(event.writes(), isKnown))
                    return false;
            }
    }
    return true;
}

} // namespace

Recording recordingFromJson(Json j)
try {
    if (j.at("lockstep") == 1) // without busy runs, spans and traffic
        throw std::runtime_error{"The recording was written by an older version of Lockstep; record it again."};
    if (j.at("lockstep") != formatVersion)
        throw std::runtime_error{"The recording was written by a newer version of Lockstep; update Lockstep."};
    Recording r;
    r.algorithm = j.at("algorithm");
    r.title = j.at("title");
    r.lens = j.at("lens");
    r.parameters = j.at("parameters").get<std::map<std::string, std::string>>();
    r.workUnit = enumFrom(j.at("workUnit"), WorkUnit::interactions);
    r.device = {j.at("device").at(0), j.at("device").at(1)};
    r.type = enumFrom(j.at("type"), lastElementType);
    r.input = fromBinary(j.at("input"));
    r.output = fromBinary(j.at("output"));
    r.mainBuffer = j.at("main").at(0);
    r.outputBuffer = j.at("main").at(1);
    r.lanes = j.at("main").at(2);
    r.kernelFile = j.at("kernel").at(0);
    r.kernelSource = j.at("kernel").at(1);
    r.buildOptions = j.at("kernel").at(2);
    // What no recording holds is not made.
    if (j.at("launches").size() > mostLaunches || j.at("states").size() > mostLaunches + 1 ||
        j.at("events").size() > mostLaunches || j.at("buffers").size() > mostBuffers ||
        j.at("arrays").size() > (mostLaunches + 1) * mostBuffers)
        throw std::runtime_error{"The recording is too large: it has too many parts."};
    for (const Json& b : j.at("buffers"))
        r.buffers.push_back({b.at(0), enumFrom(b.at(1), lastElementType), b.at(2).get<std::vector<std::size_t>>(),
                             enumFrom(b.at(3), Role::sums),
                             b.size() > 4 ? readHolds(b.at(4)) : holdsInOldFile(b.at(0).get<std::string>())});
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
        r.events.push_back(readEvents(e));
        e = nullptr;
    }
    r.span = optionalFrom<std::uint64_t>(j.at("span"));
    if (const auto spread = j.find("spread"); spread != j.end()) {
        r.spread = TimeSpread{spread->at(0), spread->at(1), spread->at(2)};
        if (r.spread->runs == 0 || r.spread->least > r.spread->most)
            throw std::runtime_error{"The recording is damaged: its measured times cannot be."};
    }
    if (!fitsTogether(r))
        throw std::runtime_error{"The recording is damaged: its parts do not fit together."};
    for (std::size_t k = 0; k < r.launches.size(); ++k)
        if (r.events[k])
            r.launches[k].phases = phasesOf(*r.events[k]);
    return r;
} catch (const Json::exception&) {
    throw std::runtime_error{"The recording cannot be read: it is no recording, or it is damaged."};
} catch (const std::out_of_range&) {
    throw std::runtime_error{"The recording is damaged: it names a part that there is none of."};
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
