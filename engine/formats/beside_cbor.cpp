// What stands beside the recording of a kernel that nobody vouches for: its plan, what this expects, its notes.
#include "engine/formats/recording_cbor.hpp"

#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/own_notes.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string_view>

namespace lockstep {

using Json = nlohmann::json;

namespace {

constexpr double microseconds = 1e6; ///< of a second

/// As far as a file takes it.
std::string kept(const std::string& note)
{
    const std::string text = printable(note);
    std::size_t size = 0;
    while (size < text.size()) {
        const std::size_t length = characterLength(std::string_view{text}.substr(size));
        if (size + length > longestNote)
            break;
        size += length;
    }
    return text.substr(0, size);
}

Json toJson(const std::vector<std::string>& notes)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < std::min(notes.size(), mostNotes); ++i)
        json.push_back(kept(notes[i]));
    return json;
}

Json toJson(const std::vector<Stray>& strays)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < std::min(strays.size(), mostStrays); ++i) {
        const Stray& s = strays[i];
        json.push_back({s.launch, s.array, s.index, s.stores, s.hasValue, s.line, s.item, s.group, s.phase, s.value});
    }
    return json;
}

std::vector<Stray> straysFromJson(const Json& j)
{
    if (j.size() > mostStrays)
        throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
    std::vector<Stray> strays;
    for (const Json& one : j)
        strays.push_back({one.at(0), one.at(1), one.at(2), one.at(3), one.at(4), one.at(5), one.at(6), one.at(7),
                          one.at(8), one.at(9)});
    return strays;
}

Json toJson(const SeenNotes& seen)
{
    Json faults = Json::array();
    for (std::size_t i = 0; i < std::min(seen.faults.size(), mostNotes); ++i)
        faults.push_back(
            {static_cast<int>(seen.faults[i].fault), kept(seen.faults[i].sentence), toJson(seen.faults[i].strays)});
    return {{"faults", faults},
            {"notes", toJson(seen.notes)},
            {"is", {seen.isSeen, seen.deviceFailed, seen.isSame}},
            {"us", static_cast<std::uint64_t>(std::llround(seen.seconds * microseconds))}};
}

SeenNotes seenFromJson(const Json& j)
{
    SeenNotes seen;
    if (j.at("faults").size() > mostNotes || j.at("notes").size() > mostNotes)
        throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
    for (const Json& one : j.at("faults")) {
        const auto fault = one.at(0).get<std::uint64_t>();
        if (fault > static_cast<std::uint64_t>(SeenFault::other))
            throw std::runtime_error{sentence("The recording is damaged: it names something that there is none of.")};
        seen.faults.push_back({static_cast<SeenFault>(fault), one.at(1), straysFromJson(one.at(2))});
    }
    seen.notes = j.at("notes").get<std::vector<std::string>>();
    seen.isSeen = j.at("is").at(0);
    seen.deviceFailed = j.at("is").at(1);
    seen.isSame = j.at("is").at(2);
    seen.seconds = static_cast<double>(j.at("us").get<std::uint64_t>()) / microseconds;
    return seen;
}

Json toBinary(const Words& words)
{
    return Json::binary(packWords(words));
}

Words fromBinary(const Json& json)
{
    return unpackWords(json.get_binary());
}

} // namespace

void addBeside(Json& json, const Recording& r)
{
    if (const auto plan = planTextOf(r))
        json["plan"] = {plan->name, plan->text};
    if (const auto expected = expectedOutputOf(r)) {
        Words wrong;
        for (std::size_t i = 0; i < expected->wrong.size(); ++i)
            if (expected->wrong[i])
                wrong.push_back(static_cast<std::uint32_t>(i));
        if (expected->isKnown)
            json["expected"] = {toBinary(expected->right), toBinary(wrong)};
        if (expected->endsEarly)
            json["endsEarly"] = true;
    }
    if (const Json notes = toJson(runNotesOf(r)); !notes.empty())
        json["notes"] = notes;
    if (const auto seen = seenNotesOf(r))
        json["seen"] = toJson(*seen);
}

BesideRun besideFromJson(const Json& j)
try {
    BesideRun beside;
    if (const auto plan = j.find("plan"); plan != j.end())
        beside.plan = PlanText{plan->at(0), plan->at(1)};
    if (const auto expected = j.find("expected"); expected != j.end()) {
        beside.expected = fromBinary(expected->at(0));
        const Words wrong = fromBinary(expected->at(1));
        beside.wrong.resize(wrong.empty() ? 0 : beside.expected->size());
        for (const std::uint32_t element : wrong)
            beside.wrong.at(element) = true;
    }
    beside.endsEarly = j.value("endsEarly", false);
    if (const auto notes = j.find("notes"); notes != j.end()) {
        if (notes->size() > mostNotes)
            throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
        beside.notes = notes->get<std::vector<std::string>>();
    }
    if (const auto seen = j.find("seen"); seen != j.end())
        beside.seen = seenFromJson(*seen);
    return beside;
} catch (const Json::exception&) {
    throw std::runtime_error{sentence("The recording is damaged: what stands beside its run cannot be read.")};
} catch (const std::out_of_range&) {
    throw std::runtime_error{sentence("The recording is damaged: what stands beside its run cannot be read.")};
}

} // namespace lockstep
