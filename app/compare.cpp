#include "app/commands.hpp"
#include "app/speech.hpp"

#include "engine/analysis/books.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/analysis/crossovers.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input_hash.hpp"
#include "engine/model/sentence.hpp"
#include "engine/presets/written_source.hpp"
#include "engine/remote/by_machine.hpp"
#include "engine/trials/library_time.hpp"
#include "engine/trials/standard_time.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;

/// Sides of which this is the same have the same function of a library to be timed.
std::string timedAs(const Recording& r, const std::string& function)
{
    const auto op = r.parameters.find("operator"), order = r.parameters.find("order");
    return fmt::format("{} {} {}", function, op == r.parameters.end() ? "" : op->second,
                       order == r.parameters.end() ? "" : order->second);
}

struct LibraryResult {
    std::optional<LibraryTime> time;
    std::string problem; ///< why there is none, where there should be
};

/// What a library takes for the same on the same device, timed once.
class Libraries {
public:
    const LibraryResult& of(const RecordingPtr& recording)
    {
        const Recording& r = *recording;
        const auto [found, isNew] =
            m_results.try_emplace(timedAs(r, libraryFunction(r)) + r.device.name + r.device.platform);
        if (isNew && !Session::worksElsewhere() && !isFar(recording)) // or the library would work here
            try {
                found->second.time = libraryTime(r);
            } catch (const DeviceError& error) { // which says nothing of the algorithms
                found->second.problem = error.what();
            }
        return found->second;
    }

private:
    std::map<std::string, LibraryResult> m_results;
};

/// "P[,P…]"; each once, in the order given.
std::vector<std::uint64_t> parseUnitsList(const std::string& text)
{
    std::vector<std::uint64_t> units;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::uint64_t p = parseUnits(text.substr(at, comma - at));
        if (std::ranges::find(units, p) == units.end())
            units.push_back(p);
        at = comma + 1;
    }
    return units;
}

/// Who is ahead over which P, of the sides that ran; nothing unless all of them know their modelled times.
struct Race {
    std::vector<const Side*> sides;
    std::vector<Lead> leads;
};
Race raceOf(const std::vector<Side>& sides, std::uint32_t wavefront)
{
    Race race;
    std::vector<UnitCurve> curves;
    for (const Side& side : sides) {
        if (!side.recording)
            continue;
        auto curve = unitCurve(*side.recording, wavefront, side.recording->n());
        if (!curve)
            return {};
        race.sides.push_back(&side);
        curves.push_back(std::move(*curve));
    }
    if (curves.size() > 1)
        race.leads = leads(curves, race.sides[0]->recording->n());
    return race;
}

/// What books claim for every P: what does not depend on it once, the steps for each.
struct ClaimOn {
    BookClaim claim;
    std::uint64_t units;
};
std::vector<ClaimOn> claimsOf(const Recording& recording, std::uint32_t wavefront,
                              const std::vector<std::uint64_t>& units)
{
    const auto curve = unitCurve(recording, wavefront, recording.n());
    std::vector<ClaimOn> all;
    for (std::size_t i = 0; i < units.size(); ++i)
        for (BookClaim& claim : bookClaims(recording, {units[i], wavefront}, curve))
            if (i == 0 || claim.quantity == BookQuantity::steps)
                all.push_back({std::move(claim), units[i]});
    return all;
}

Json json(const ClaimOn& on)
{
    const BookClaim& claim = on.claim;
    Json object{{"quantity", quantityName(claim.quantity)},
                {"formula", claim.formula},
                {"book", claim.value},
                {"counted", nullptr},
                {"source", claim.source},
                {"note", nullptr}};
    if (claim.quantity == BookQuantity::steps)
        object["units"] = on.units;
    if (claim.corrected)
        object["corrected"] = *claim.corrected;
    if (claim.counted)
        object["counted"] = *claim.counted;
    if (claim.note)
        object["note"] = claim.note->english;
    return object;
}

Json json(const Side& side, const CompareOptions& options, const std::vector<std::uint64_t>& units,
          Libraries& libraries)
{
    if (!side.recording)
        return {{"algorithm", side.name.substr(0, side.name.find(':'))}, {"name", side.name}, {"error", side.problem}};
    const Recording& r = *side.recording;
    Json active = Json::array(), times = Json::object();
    for (const Launch& launch : r.launches)
        active.push_back(launch.active);
    for (std::uint64_t p : units)
        if (const auto time = modelledTime(r, {p, options.wavefront}))
            times[std::to_string(p)] = *time;
        else
            times[std::to_string(p)] = nullptr;
    Json object{{"algorithm", r.algorithm},
                {"name", side.name},
                {"parameters", r.parameters},
                {"device", {{"name", r.device.name}, {"platform", r.device.platform}}},
                {"work", r.work()},
                {"span", nullptr},
                {"launches", r.launchCount()},
                {"active", active},
                {"units", times},
                {"device_ns", nullptr}};
    if (const auto time = r.deviceTime())
        object["device_ns"] = *time;
    if (r.spread)
        object["measured"] = {{"runs", r.spread->runs}, {"least_ns", r.spread->least}, {"most_ns", r.spread->most}};
    if (const auto parts = workParts(r))
        object["work_parts"] = {{"combines", parts->combines},
                                {"compares", parts->compares},
                                {"counts", parts->counts},
                                {"moves", parts->moves},
                                {"products", parts->products}};
    Json books = Json::array();
    for (const ClaimOn& claim : claimsOf(r, options.wavefront, units))
        books.push_back(json(claim));
    object["books"] = books;
    if (const auto standard = standardTime(r))
        object["std"] = {{"function", standard->function}, {"ns", standard->median}, {"runs", standard->runs}};
    else
        object["std"] = nullptr;
    const LibraryResult& library = libraries.of(side.recording);
    if (!library.problem.empty())
        object["library"] = {{"function", libraryFunction(r)}, {"error", library.problem}};
    else if (library.time)
        object["library"] = {{"function", library.time->function},
                             {"ns", library.time->median},
                             {"least_ns", library.time->least},
                             {"most_ns", library.time->most},
                             {"runs", library.time->runs}};
    else
        object["library"] = nullptr;
    if (r.span)
        object["span"] = *r.span;
    if (const auto traffic = r.traffic())
        object["bytes"] = {{"read", traffic->read}, {"written", traffic->written}};
    return object;
}

void printJson(const std::vector<Side>& sides, const Race& race, const CompareOptions& options,
               const std::vector<std::uint64_t>& units, const std::string& hash)
{
    Json algorithms = Json::array(), crossovers = Json::array();
    Libraries libraries;
    for (const Side& side : sides)
        algorithms.push_back(json(side, options, units, libraries));
    for (const Lead& lead : race.leads) {
        Json ahead = Json::array();
        for (std::size_t side : lead.ahead)
            ahead.push_back(race.sides[side]->name);
        crossovers.push_back({{"from", lead.from}, {"until", lead.until}, {"ahead", ahead}});
    }
    std::cout << Json{{"input_hash", hash},
                      {"wavefront", options.wavefront},
                      {"algorithms", algorithms},
                      {"crossovers", crossovers}}
                     .dump(2)
              << '\n';
}

std::string number(std::optional<std::uint64_t> value)
{
    return value ? std::to_string(*value) : sentence("not known");
}

/// All of them, or the first and last few.
std::string activeText(const Recording& recording)
{
    constexpr std::size_t shown = 8;
    std::vector<std::string> parts;
    const std::size_t count = recording.launchCount();
    for (std::size_t k = 0; k < count; ++k) {
        if (count > 2 * shown && k == shown) {
            parts.emplace_back("…");
            k = count - shown;
        }
        parts.push_back(std::to_string(recording.launches[k].active));
    }
    return count == 0 ? sentence("no launch") : fmt::format("{}", fmt::join(parts, " "));
}

/// Display width: Chinese takes two columns a character, which in UTF-8 begins at E3 or above, and all else of our
/// texts one.
std::size_t columns(const std::string& text)
{
    std::size_t width = 0;
    for (const char c : text)
        if ((c & 0xC0) != 0x80)
            width += static_cast<unsigned char>(c) >= 0xE3 ? 2 : 1;
    return width;
}

bool isAnyTimeUnknown(const std::vector<const Side*>& sides)
{
    return std::ranges::any_of(sides, [](const Side* side) {
        return !std::ranges::all_of(side->recording->launches, &Launch::knowsBusy) || !side->recording->span ||
               !side->recording->traffic();
    });
}

/// Whole, or with one digit.
std::string bookNumber(double value)
{
    return value == std::floor(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.1f}", value);
}

void printBooks(const std::vector<const Side*>& ran, std::uint32_t wavefront, const std::vector<std::uint64_t>& units)
{
    for (const Side* side : ran) {
        const std::vector<ClaimOn> claims = claimsOf(*side->recording, wavefront, units);
        if (!claims.empty())
            std::cout << sentence("\nbook and count of {}\n", side->name);
        for (const auto& [claim, p] : claims) {
            std::string quantity = translated(quantityName(claim.quantity));
            if (claim.quantity == BookQuantity::steps)
                quantity = sentence("{}, P = {}", quantity, p);
            std::string value = bookNumber(claim.value);
            if (claim.corrected)
                value = sentence("{} or {}", value, bookNumber(*claim.corrected));
            std::cout << sentence("   {:<14} {} = {}; counted {} ({})\n", quantity, claim.formula, value,
                                  number(claim.counted), told(writtenSource(claim.source)));
            if (claim.note)
                std::cout << fmt::format("   {:<14} {}\n", "", told(*claim.note));
        }
    }
}

double microseconds(std::uint64_t ns)
{
    return static_cast<double>(ns) / 1000;
}

std::string measuredText(std::uint64_t time, const std::optional<TimeSpread>& spread)
{
    std::string text = fmt::format("{:.1f} µs", microseconds(time));
    if (spread)
        text += sentence(" ({:.1f} to {:.1f} in {} runs)", microseconds(spread->least), microseconds(spread->most),
                         spread->runs);
    return text;
}

std::string standardText(const Recording& recording)
{
    const auto time = standardTime(recording);
    if (!time)
        return sentence("none");
    return time->median < 100 ? fmt::format("{} {} ns", time->function, time->median)
                              : fmt::format("{} {:.1f} µs", time->function, microseconds(time->median));
}

std::string libraryText(const LibraryResult& result, const RecordingPtr& recording)
{
    if (Session::worksElsewhere() || isFar(recording))
        return sentence("not taken");
    if (!result.problem.empty())
        return sentence("failed");
    const auto& time = result.time;
    return time ? fmt::format("{} {}", time->function.substr(time->function.rfind(':') + 1),
                              measuredText(time->median, TimeSpread{time->runs, time->least, time->most}))
                : sentence("none");
}

void printTable(const std::vector<Side>& sides, const Race& race, const CompareOptions& options,
                const std::vector<std::uint64_t>& units, const std::string& hash)
{
    std::vector<const Side*> ran;
    for (const Side& side : sides)
        if (side.recording)
            ran.push_back(&side);
    std::vector<std::vector<std::string>> rows;
    const auto row = [&](const std::string& title, auto cell) {
        std::vector<std::string> cells{title};
        for (const Side* side : ran)
            cells.push_back(cell(*side));
        rows.push_back(std::move(cells));
    };
    row("", [](const Side& s) { return s.name; });
    row(sentence("device"), [](const Side& s) { return s.recording->device.name; });
    row(sentence("work"), [](const Side& s) {
        const std::string name = workName(*s.recording), parts = workText(*s.recording);
        const std::string all = fmt::format("{} {}", s.recording->work(), translated(name));
        return name == "operations" && parts != all ? fmt::format("{}: {}", all, parts) : all;
    });
    row(sentence("span"), [](const Side& s) { return number(s.recording->span); });
    row(sentence("launches"), [](const Side& s) { return std::to_string(s.recording->launchCount()); });
    for (std::uint64_t p : units)
        row(sentence("time, P = {}", p), [&](const Side& s) {
            return number(modelledTime(*s.recording, {p, options.wavefront}));
        });
    row(sentence("measured"), [](const Side& s) {
        const auto time = s.recording->deviceTime();
        return time ? measuredText(*time, s.recording->spread) : sentence("not known");
    });
    std::map<std::string, std::string> standards; // those that were timed: every side has the same input
    Libraries libraries;
    std::set<std::string> problems;
    row("std", [&](const Side& s) {
        std::string& text = standards[timedAs(*s.recording, standardFunction(*s.recording))];
        return text.empty() ? text = standardText(*s.recording) : text;
    });
    const bool hasLibrary =
        std::ranges::any_of(ran, [](const Side* side) { return !libraryFunction(*side->recording).empty(); });
    if (hasLibrary)
        row("Boost.Compute", [&](const Side& s) {
            const LibraryResult& result = libraries.of(s.recording);
            if (!result.problem.empty())
                problems.insert(result.problem);
            return libraryText(result, s.recording);
        });
    row(sentence("bytes"), [](const Side& s) {
        const auto traffic = s.recording->traffic();
        return traffic ? sentence("{} read, {} written", traffic->read, traffic->written) : sentence("not known");
    });

    const std::size_t n = ran[0]->recording->n();
    std::cout << sentence("Input of {} {}, hash {}\n\n", n, n == 1 ? sentence("value") : sentence("values"), hash);
    std::vector<std::size_t> widths(ran.size() + 1);
    for (const auto& cells : rows)
        for (std::size_t c = 0; c < cells.size(); ++c)
            widths[c] = std::max(widths[c], columns(cells[c]));
    for (const auto& cells : rows) {
        std::string line;
        for (std::size_t c = 0; c < cells.size(); ++c)
            line += cells[c] + std::string(widths[c] - columns(cells[c]) + 3, ' ');
        line.erase(line.find_last_not_of(' ') + 1);
        std::cout << line << '\n';
    }
    std::size_t widthOfNames = 0;
    for (const Side* side : ran)
        widthOfNames = std::max(widthOfNames, columns(side->name));
    std::cout << sentence("\nactive work-items by launch\n");
    for (const Side* side : ran)
        std::cout << fmt::format("   {}{}   {}\n", side->name, std::string(widthOfNames - columns(side->name), ' '),
                                 activeText(*side->recording));
    if (!race.leads.empty()) {
        std::vector<std::string> names;
        for (const Side* side : race.sides)
            names.push_back(side->name);
        std::string leads;
        for (const Message& lead : leadWords(race.leads, names))
            leads = leads.empty() ? told(lead) : sentence("{}, {}", leads, told(lead));
        std::cout << sentence("\nOf the modelled times: {}.\n", leads);
    }
    printBooks(ran, options.wavefront, units);
    std::cout << '\n' << told(Message{"compare.yardstick", {}, yardstickSentence}) << '\n';
    std::cout << sentence(
        "Time on P units is modelled from the counted work; measured is the median time in kernels, untraced.\n"
        "Beside it std is the C++ standard library's function on the same input, by one thread of this "
        "machine's processor.\n");
    if (hasLibrary)
        std::cout << sentence(
            "Boost.Compute runs on the same device, its values there already; its time is the host's, from the "
            "call to its end.\n");
    for (const std::string& problem : problems)
        std::cout << problem << '\n';
    if (std::ranges::any_of(ran, [](const Side* side) { return !side->recording->deviceTime(); }))
        std::cout << sentence("Measured is not known where the device reports no times.\n");
    if (isAnyTimeUnknown(ran))
        std::cout << sentence("Not known: the events were only counted, as they would not fit the memory budget.\n");
}

} // namespace

int compareCommand(const std::vector<std::string>& specs, const RunOptions& shared, const CompareOptions& options)
{
    const std::vector<std::uint64_t> units = parseUnitsList(options.units);
    requireUnits({units.front(), options.wavefront});
    const std::vector<Subject> subjects = toSubjects(shared, specs);
    if (subjects.size() < 2)
        requireComparable(std::vector{subjects.front().request});

    Session session;
    const std::vector<Side> sides = recordSides(session, subjects, sideOptions(shared, subjects));
    if (std::ranges::any_of(subjects, runsOwnKernel))
        tellOfSandbox();
    const auto ran = std::ranges::find_if(sides, [](const Side& side) { return side.recording != nullptr; });
    const std::string hash = inputHashText(*ran->recording);
    const Race race = raceOf(sides, options.wavefront);
    (options.json ? printJson : printTable)(sides, race, options, units, hash);
    std::cout << std::flush;
    if (!std::cout)
        throw Error{sentence("The output could not be written; is the disk full?")};
    return tellFailures(sides);
}

} // namespace lockstep::app
