#include "accesses.hpp"

#include "child.hpp"
#include "engine/model/event.hpp"
#include "engine/model/launch.hpp"

#include "engine/input/input.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace lockstep::oclgrind {
namespace {

using Json = nlohmann::json;
constexpr std::uint32_t anyNaN = 0x7FC00000;

/// Keys that are the numbers of words, by the words; no two are equal in a run here.
using Numbers = std::map<std::string, std::uint32_t>;

struct Values {
    ElementType type = ElementType::uint32;
    Numbers words;
    std::string joined;       ///< what the values are pieces of, each letter once; else empty
    bool areRepeated = false; ///< these letters over and over

    /// As JSON tells it: there is one NaN, and letters that come again tell no place.
    std::uint32_t plain(std::uint32_t bits) const
    {
        if (areRepeated && bits != ~std::uint32_t{0})
            return (bits >> 16) % static_cast<std::uint32_t>(joined.size()) << 16 | (bits & 0xFFFFu);
        return type == ElementType::float32 && (bits & 0x7FFFFFFFu) > 0x7F800000u ? anyNaN : bits;
    }
};

Values valuesOf(const Json& parameters)
{
    Values values{parseElementType(parameters.value("type", "uint32")), {}, {}};
    std::istringstream words{parameters.value("words", "")};
    if (parameters.value("operator", "") == "join") {
        for (std::string word; words >> word;)
            values.joined += word;
        values.areRepeated = values.joined.empty();
        if (values.areRepeated)
            values.joined = "abcdefghijklmnopqrstuvwxyz";
        return values;
    }
    for (std::string word; words >> word;)
        values.words.emplace(word, static_cast<std::uint32_t>(values.words.size()));
    return values;
}

/// Up to four letters, the first in the highest byte. A wrong event may tell of bytes that are none: "the\x01".
std::uint32_t lettersOf(const std::string& text)
{
    std::uint32_t bits = 0;
    int shift = 24;
    for (std::size_t at = 0; at < text.size(); shift -= 8) {
        const bool isEscaped = text.compare(at, 2, "\\x") == 0;
        const auto byte = isEscaped ? static_cast<std::uint32_t>(std::stoul(text.substr(at + 2, 2), nullptr, 16))
                                    : static_cast<unsigned char>(text[at]);
        bits |= byte << shift;
        at += isEscaped ? 4 : 1;
    }
    return bits;
}

/// Local arrays and tables hold whole words in a run of floats, too.
std::uint32_t bitsOf(const Json& value, const std::string& array, const Values& values)
{
    const ElementType type = values.type;
    if (!values.joined.empty() && value.is_null()) // no piece
        return ~std::uint32_t{0};
    if (!values.joined.empty() && value.is_string()) {
        const std::string text = value.get<std::string>();
        const auto start = static_cast<std::uint32_t>(values.joined.find(text.substr(0, 1)));
        return text.empty() ? 0 : start << 16 | static_cast<std::uint32_t>(text.size());
    }
    if (value == "\\0") // of a table of words, what stands past a word's end
        return 0;
    if (value.is_string() && !values.words.empty() && array != "words") {
        const auto found = values.words.find(value.get<std::string>());
        return found == values.words.end() ? ~std::uint32_t{0} : found->second; // a wrong event's: no word's number
    }
    if (value.is_string() && type == ElementType::text)
        return lettersOf(value.get<std::string>());
    if (value.is_string() && type == ElementType::pair)
        return parseKeys(value.get<std::string>(), type).front();
    if (value.is_string())
        return value == "NaN" ? anyNaN : value == "inf" ? 0x7F800000u : 0xFF800000u;
    if (value.is_number_float())
        return std::bit_cast<std::uint32_t>(static_cast<float>(value.get<double>()));
    return values.plain(static_cast<std::uint32_t>(value.get<std::int64_t>()));
}

struct SeenLaunch {
    std::string kernel;
    std::size_t global = 0, local = 0;
    std::vector<Access> accesses; ///< arrays by the name of the kernel's parameter
    std::vector<std::string> odd; ///< lines that no event could name
};

std::vector<SeenLaunch> untracedLaunches(const std::vector<std::string>& lines)
{
    std::vector<SeenLaunch> launches;
    for (const std::string& line : lines) {
        std::istringstream words{line};
        std::string what;
        words >> what;
        if (what == "launch") {
            SeenLaunch launch;
            std::string mode;
            words >> launch.kernel >> launch.global >> launch.local >> mode;
            if (mode == "untraced")
                launches.push_back(std::move(launch));
        } else if (what != "report") { // the plugin writes accesses of untraced launches only
            Access access;
            std::size_t offset = 0, bytes = 0;
            words >> access.item >> access.array >> offset >> bytes >> access.value >> access.phase;
            access.stores = what.ends_with("store");
            access.atomic = what.starts_with("atomic");
            access.index = static_cast<std::uint32_t>(offset / 4);
            if (!words || bytes != 4 || offset % 4 != 0 || access.array == "?")
                launches.back().odd.push_back(line);
            if (!access.stores)
                access.phase = 0;
            launches.back().accesses.push_back(std::move(access));
        }
    }
    return launches;
}

std::vector<Access> namedByEvents(const Json& events, const Values& values)
{
    std::vector<Access> accesses;
    const auto add = [&](const Json& event, const Json& access, bool stores, bool atomic) {
        const std::string array = access.at(0);
        Access named{event.at("item"),
                     stores,
                     atomic,
                     array,
                     access.at(1),
                     atomic ? 0 : bitsOf(access.at(2), array, values),
                     stores ? event.at("phase").get<std::uint32_t>() : 0};
        accesses.push_back(std::move(named));
    };
    for (const Json& event : events) {
        const std::string op = event.at("op");
        const Json &reads = event.at("reads"), &writes = event.at("writes");
        for (std::size_t i = 0; i < reads.size(); ++i) {
            const bool counts = (op == "count" || op == "mark" || op == "accumulate") && i + 1 == reads.size();
            const bool polls = op == "receive"; // an atomic or with nothing: it stores what it found
            add(event, reads[i], false, counts || polls || (op == "publish" && i > 0));
            if (polls)
                add(event, reads[i], true, true);
        }
        for (std::size_t i = 0; i < writes.size(); ++i)
            add(event, writes[i], true,
                op == "publish" || ((op == "count" || op == "mark" || op == "accumulate") && i == 0));
    }
    return accesses;
}

void makeSet(std::vector<Access>& accesses)
{
    std::ranges::sort(accesses);
    const auto [first, last] = std::ranges::unique(accesses);
    accesses.erase(first, last);
}

void compare(std::size_t number, SeenLaunch seen, const Json& launch, const Values& values,
             std::vector<std::string>& found)
{
    const std::string where = fmt::format("launch {} ({}): ", number, seen.kernel);
    const auto product = [](const Json& sizes) {
        std::size_t all = 1;
        for (const Json& size : sizes)
            all *= size.get<std::size_t>();
        return all;
    };
    if (seen.kernel != launch.at("kernel") || seen.global != product(launch.at("global")) ||
        seen.local != product(launch.at("local")))
        found.push_back(where + "the kernel or its index space is another one");
    for (const std::string& line : seen.odd)
        found.push_back(where + "not an access to one element of a known array: " + line);

    for (Access& access : seen.accesses) {
        const Json& arguments = launch.at("arguments");
        if (const auto buffer = arguments.find(access.array); buffer != arguments.end())
            access.array = *buffer;
        access.value = values.plain(access.value);
    }
    std::vector<Access> named = namedByEvents(launch.at("events"), values);
    // Registers are no memory that the device's memory model knows.
    const std::set<std::string> own = launch.value("registers", std::set<std::string>{});
    std::erase_if(named, [&](const Access& access) { return own.contains(access.array); });
    makeSet(seen.accesses);
    makeSet(named);
    std::vector<Access> only;
    std::ranges::set_difference(seen.accesses, named, std::back_inserter(only));
    for (const Access& access : only)
        found.push_back(where + "no event names " + toString(access));
    only.clear();
    std::ranges::set_difference(named, seen.accesses, std::back_inserter(only));
    for (const Access& access : only)
        found.push_back(where + "an event names what did not happen: " + toString(access));
}

} // namespace

std::string toString(const Access& access)
{
    return fmt::format("{}{} of {}[{}] value {} by work-item {}{}", access.atomic ? "atomic " : "",
                       access.stores ? "store" : "load", access.array, access.index, access.value, access.item,
                       access.stores ? fmt::format(" after {} barriers", access.phase) : "");
}

std::vector<std::string> disagreements(const Child& seen, const Child& traced)
{
    std::vector<std::string> found;
    const std::vector<SeenLaunch> launches = untracedLaunches(seen.access);
    const Json run = Json::parse(traced.output, nullptr, false);
    if (run.is_discarded())
        return {"the run printed no JSON: " + traced.errors};
    const Json& recorded = run.at("launches");
    constexpr std::size_t turns = 2; // a short untraced run is made twice
    if (launches.size() != turns * recorded.size())
        return {fmt::format("Oclgrind saw {} untraced launches, and {} times {} were to be seen", launches.size(),
                            turns, recorded.size())};
    const Values values = valuesOf(run.at("parameters"));
    for (std::size_t k = 0; k < launches.size(); ++k)
        compare(k % recorded.size() + 1, launches[k], recorded[k % recorded.size()], values, found);
    return found;
}

LaunchCounts countLaunches(const Child& child)
{
    LaunchCounts counts;
    for (const std::string& line : child.access) {
        counts.untraced += line.starts_with("launch ") && line.ends_with(" untraced");
        counts.traced += line.starts_with("launch ") && line.ends_with(" traced");
    }
    return counts;
}

} // namespace lockstep::oclgrind
