#include "engine/formats/recording_json.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/bucket_balance.hpp"
#include "engine/analysis/changes.hpp"
#include "engine/analysis/coalescing.hpp"
#include "engine/analysis/collisions.hpp"
#include "engine/analysis/cuts.hpp"
#include "engine/analysis/memory_table.hpp"
#include "engine/analysis/memory_use.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/analysis/true_sums.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/scalar_type.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using Json = nlohmann::ordered_json;

/// Along each dimension.
Json sizes(const Launch& launch, std::size_t Side::*size, std::size_t all)
{
    Json made = Json::array();
    for (const Side& side : launch.sides)
        made.push_back(side.*size);
    return launch.sides.empty() ? Json::array({all}) : made;
}

/// Names of the arrays of which each work-item has its own.
Json registers(const Launch& launch)
{
    Json names = Json::array();
    for (std::size_t i = 0; i < launch.localArrays.size(); ++i)
        if (launch.localHolds.at(i) == Holds::registers)
            names.push_back(launch.localArrays[i]);
    return names;
}
constexpr std::size_t mostValuesUnasked = std::size_t{1} << 20;
constexpr std::size_t eventsAtOnce = std::size_t{1} << 20;

Json value(std::uint32_t bits, ElementType type)
{
    switch (type) {
    case ElementType::uint32:
        return bits;
    case ElementType::int32:
        return static_cast<std::int32_t>(bits);
    case ElementType::pair:
    case ElementType::text:
        return formatValue(bits, type);
    case ElementType::float32:
        break;
    }
    const auto number = std::bit_cast<float>(bits);
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number > 0 ? "inf" : "-inf";
    return static_cast<double>(number);
}

/// A value of a buffer; keys that are the numbers of words as these words, pieces of a text as their letters.
Json value(const Recording& recording, std::size_t buffer, std::uint32_t bits)
{
    const BufferInfo& info = recording.buffers[buffer];
    if (holdsPieces(recording, buffer)) {
        const auto letters = JoinedText::of(recording.parameters)->letters(bits);
        return letters ? Json(*letters) : Json(nullptr);
    }
    return info.type == ElementType::text ? Json(formatIn(recording, buffer, bits)) : value(bits, info.type);
}

Json values(const Recording& recording, std::size_t buffer, const Words& words)
{
    Json array = Json::array();
    for (std::uint32_t word : words)
        array.push_back(value(recording, buffer, word));
    return array;
}

Json state(const Recording& recording, const State& state)
{
    Json buffers = Json::object();
    for (std::size_t b = 0; b < recording.buffers.size(); ++b)
        buffers[recording.buffers[b].name] = values(recording, b, *state.buffers[b]);
    return buffers;
}

Json access(const Recording& recording, const Launch& launch, const Access& a)
{
    if (a.array >= localArrayBase) // local arrays hold counters, sums and masks
        return {launch.localArrays[a.array - localArrayBase], a.index, a.value};
    return {recording.buffers[a.array].name, a.index, value(recording, a.array, a.value)};
}

Json event(const Recording& recording, const Launch& launch, const Event& e)
{
    Json reads = Json::array(), writes = Json::array();
    for (const Access& a : e.reads())
        reads.push_back(access(recording, launch, a));
    for (const Access& a : e.writes())
        writes.push_back(access(recording, launch, a));
    return {{"op", operation(e.op).name}, {"line", e.line}, {"item", e.item},  {"group", e.group},
            {"phase", e.phase},           {"reads", reads}, {"writes", writes}};
}

Json arguments(const Recording& recording, const Launch& launch)
{
    Json object = Json::object();
    for (const Argument& a : launch.arguments) {
        if (a.buffer)
            object[a.name] = recording.buffers[*a.buffer].name;
        else if (const ElementType type = scalarType(a, recording.type); type == ElementType::float32)
            object[a.name] = std::bit_cast<float>(a.scalar);
        else if (type == ElementType::int32)
            object[a.name] = static_cast<std::int32_t>(a.scalar);
        else
            object[a.name] = a.scalar;
    }
    return object;
}

Json phases(const Launch& launch, const Events& events, const LaneWidths& widths)
{
    Json array = Json::array();
    for (const PhaseLanes& p : phaseLanes(launch, events, widths))
        array.push_back({{"phase", p.phase},
                         {"items", p.items},
                         {"active", p.active},
                         {"wavefronts", p.wavefronts},
                         {"lanes", p.lanes},
                         {"bank_degree", p.bankDegree},
                         {"extra_turns", p.extraTurns}});
    return array;
}

Json runs(const Recording& recording, const Launch& launch, const Events& events, const LaneWidths& widths)
{
    Json array = Json::array();
    for (const AccessRuns& a : accessRuns(launch, events, widths, wordsAtOnce(recording)))
        array.push_back({{"line", a.line},
                         {"buffer", recording.buffers[a.array].name},
                         {"accesses", a.accesses},
                         {"wavefronts", a.wavefronts},
                         {"runs", a.runs}});
    return array;
}

Json collisions(const Recording& recording, const Launch& launch, const Events& events, std::uint32_t wavefront)
{
    Json array = Json::array();
    for (const LineCollisions& c : collisionsOf(launch, events, wavefront)) {
        const bool isLocal = c.array >= localArrayBase;
        array.push_back({{"phase", c.phase},
                         {"line", c.line},
                         {isLocal ? "local_array" : "buffer",
                          isLocal ? launch.localArrays[c.array - localArrayBase] : recording.buffers[c.array].name},
                         {"atomics", c.atomics},
                         {"steps", c.steps},
                         {"turns", c.turns},
                         {"most_turns", c.mostTurns}});
    }
    return array;
}

Json accesses(const Recording& recording, const Launch& launch, const MemoryTable& table)
{
    Json array = Json::array();
    for (const MemoryAccess& a : table.accesses()) {
        const std::string name =
            a.isLocal ? launch.localArrays[a.array - localArrayBase] : recording.buffers[a.array].name;
        Json row{{"line", a.line},
                 {"line_told", a.isLineTold},
                 {"access", a.text},
                 {a.isLocal ? "local_array" : "buffer", name},
                 {"kind", a.isAtomic  ? "atomic"
                          : a.isStore ? "store"
                                      : "load"},
                 {"accesses", a.accesses},
                 {"operations", a.operations},
                 {"bytes_asked", a.bytesAsked}};
        if (a.isLocal) {
            row["turns"] = a.turns;
            row["fewest_turns"] = a.fewestTurns;
            row["most_turns"] = a.mostTurns;
        } else {
            row["bytes_moved"] = a.bytesMoved;
            row["segments"] = a.segments;
            row["fewest_segments"] = a.fewestSegments;
            row["most_segments"] = a.mostSegments;
        }
        array.push_back(std::move(row));
    }
    return array;
}

Json memory(const Recording& recording)
{
    const MemoryUse use = memoryUse(recording);
    const std::optional<std::size_t> local = localWords(recording);
    Json extra = Json::array();
    for (const MemoryUse::Part& part : use.extra)
        extra.push_back({{"buffer", part.name}, {"words", part.words}});
    return {{"input_words", use.input},
            {"extra_words", use.extraWords()},
            {"extra", std::move(extra)},
            {"in_place", use.isInPlace()},
            {"local_words", local ? Json(*local) : Json(nullptr)}};
}

/// How much longer the values of a run of joined words are than numbers.
std::size_t lettersPerValue(const Recording& recording)
{
    constexpr std::size_t ofNumber = 8;
    if (!joinsTexts(recording.parameters) || recording.input.empty())
        return 1;
    const std::size_t all = (recording.input.back() >> 16) + (recording.input.back() & 0xFFFFu);
    return std::max<std::size_t>(std::min(all, JoinedText::longestShown) / ofNumber, 1);
}

/// Writes the object. `open` is what would close it where it stands.
void write(std::ostream& out, std::string& open, Session& session, const RecordingPtr& recording,
           const TextParts& parts, const TextProgress& progress)
{
    const Recording& r = *recording;
    std::size_t perState = 0;
    for (const BufferInfo& buffer : r.buffers)
        perState += buffer.size();
    const bool states = parts.states || perState * (r.launchCount() + 1) <= mostValuesUnasked / lettersPerValue(r);

    const auto member = [&](const char* key, const Json& json, const char* before = ", ") {
        out << before << '"' << key << "\": " << json.dump();
    };
    out << '{';
    open = "}";
    member("algorithm", r.algorithm, "");
    member("device", Json{{"name", r.device.name}, {"platform", r.device.platform}});
    member("parameters", r.parameters);
    member("input", values(r, r.mainBuffer, r.input));
    member("output", values(r, r.outputBuffer, r.output));
    const auto right = rightnessOf(r);
    if (parts.own == nullptr)
        member("correct", right->isRight());
    else
        member("correct", parts.own->correct ? Json(*parts.own->correct) : Json(nullptr));
    const Mistake* mistake = mistakeOf(r);
    member("mistake", mistake == nullptr ? Json(nullptr) : Json(mistake->id));
    if (r.isKernelChanged)
        member("changed", changeNotes(r));
    member("ends_early", right->endsEarly);
    const std::vector<bool> wrapped = wrappedOutputs(r);
    member("overflowed", std::ranges::count(wrapped, true));
    if (parts.own != nullptr)
        member("notes", parts.own->notes);
    if (r.eventSource == EventSource::oclgrind) {
        Json by{{"by", "Oclgrind"}};
        if (const auto seen = seenNotesOf(r))
            by.update(Json{{"seconds", seen->seconds}, {"same_as_device", seen->isSame}});
        member("events_from", by);
    }
    if (states)
        member("initial", state(r, session.state(recording, 0)));
    out << ", \"launches\": [";
    open = "]}";
    for (std::size_t k = 1; k <= r.launchCount(); ++k) {
        const Launch& launch = r.launches[k - 1];
        out << (k == 1 ? "{" : ", {");
        member("index", k, "");
        member("kernel", launch.kernel);
        member("group", launch.meaning.group.english);
        member("title", launch.meaning.title.english);
        member("act", launch.meaning.act == Act::none ? Json(nullptr) : Json(nameOf(launch.meaning.act)));
        member("global", sizes(launch, &Side::global, launch.global));
        member("local", sizes(launch, &Side::local, launch.local));
        if (const Json own = registers(launch); !own.empty())
            member("registers", own);
        member("arguments", arguments(r, launch));
        member("device_ns", r.deviceTime() ? Json(launch.time.ran) : Json(nullptr));
        member("active", launch.active);
        if (parts.own != nullptr && std::ranges::count(parts.own->untraced, launch.kernel) > 0)
            member("traced", false);
        if (r.events[k - 1]) {
            member("phases", phases(launch, *r.events[k - 1], parts.widths));
            member("runs", runs(r, launch, *r.events[k - 1], parts.widths));
            const MemoryMachine machine{parts.widths.wavefront, parts.segment, parts.widths.banks};
            if (const Json met = collisions(r, launch, *r.events[k - 1], parts.widths.wavefront); !met.empty())
                member("collisions", met);
            member("accesses", accesses(r, launch, MemoryTable(r, k, *r.events[k - 1], machine)));
        }
        open = "}]}";
        if (states)
            member("buffers", state(r, session.state(recording, k)));
        if (parts.events) {
            out << ", \"events\": [";
            open = "]}]}";
            const char* before = "";
            session.visitEvents(recording, k, eventsAtOnce, [&](const Events& events) {
                for (const Event& e : events) {
                    out << before << event(r, launch, e).dump();
                    before = ", ";
                }
            });
            out << ']';
        }
        out << '}';
        open = "]}";
        if (!out)
            throw Error{sentence("The output could not be written; is the disk full?")};
        if (progress)
            progress(k, r.launchCount());
    }
    out << ']';
    open = "}";
    Json metrics = Json::object();
    if (parts.own == nullptr || parts.own->untraced.empty())
        metrics["work"] = r.work();
    if (r.span)
        metrics["span"] = *r.span;
    metrics["launches"] = r.launchCount();
    if (const auto balance = hasBuckets(r) ? bucketBalance(r, session.state(recording, r.launchCount())) : std::nullopt)
        metrics["buckets"] = {{"count", balance->buckets}, {"largest", balance->largest}, {"mean", balance->mean()}};
    member("metrics", metrics);
    member("memory", memory(r));
    if (parts.cutFrom) {
        const Cuts cuts = cutsFrom(r, *parts.cutFrom);
        member("cuts", {{"from", *parts.cutFrom},
                        {"left", cuts.left},
                        {"too_long", cuts.tooLong ? Json(*cuts.tooLong) : Json(nullptr)}});
    }
    out << '}';
    open.clear();
}

/// The events of a work-group are looked at together; what cannot be is refused before the first byte.
void checkEvents(const Recording& r)
{
    constexpr std::size_t mostOfAGroup = std::size_t{1} << 22;
    for (std::size_t k = 1; k <= r.launchCount(); ++k)
        if (const Launch& launch = r.launches[k - 1];
            !r.events[k - 1] && launch.events / launch.groups() > mostOfAGroup)
            throw InputError{sentence("Launch {} has {} events in {} work-groups, more than {} in each; leave out "
                                      "--events or choose fewer keys.",
                                      k, launch.events, launch.groups(), mostOfAGroup)};
}

} // namespace

void writeRunJson(std::ostream& out, Session& session, const RecordingPtr& recording, const TextParts& parts,
                  const TextProgress& progress)
{
    if (parts.events)
        checkEvents(*recording);
    std::string open;
    try {
        write(out, open, session, recording, parts, progress);
    } catch (...) {     // what failed midway is told elsewhere; what was written shall be JSON all the same
        if (out.good()) // what could not be written is the error to tell, not that more cannot be
            out << open;
        throw;
    }
}

void writeJson(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings, const TextParts& parts,
               const TextProgress& progress)
{
    if (recordings.size() == 1)
        return writeRunJson(out, session, recordings.front(), parts, progress);
    std::size_t before = 0, total = 0;
    for (const RecordingPtr& recording : recordings)
        total += recording->launchCount();
    const char* between = "{\"recordings\": [";
    for (const RecordingPtr& recording : recordings) {
        out << between;
        between = ",\n";
        writeRunJson(out, session, recording, parts, [&](std::size_t done, std::size_t) {
            if (progress)
                progress(before + done, total);
        });
        before += recording->launchCount();
    }
    out << "]}";
}

} // namespace lockstep
