#include "app/commands.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <exception>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

bool knows(const Algorithm& algorithm, const std::string& parameter)
{
    return std::ranges::any_of(algorithm.parameters, [&](const Parameter& p) { return p.name == parameter; });
}

/// The options of one run whose id may carry its own settings.
RunOptions ownOptions(const RunOptions& shared, const std::string& text)
{
    RunOptions own = shared;
    const auto colon = text.find(':');
    own.algorithm = text.substr(0, colon);
    const Algorithm& algorithm = findAlgorithm(own.algorithm);
    // What all share goes to those that have it: digit-bits means nothing to a network.
    std::erase_if(own.settings, [&](const std::string& setting) {
        const auto equals = setting.find('=');
        return equals != std::string::npos && !knows(algorithm, setting.substr(0, equals));
    });
    if (colon == std::string::npos)
        return own;
    std::size_t from = colon + 1;
    while (from <= text.size()) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const std::string setting = text.substr(from, comma - from);
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw InputError{fmt::format("'{}' in '{}' sets nothing; write {}:name=value,name=value.", setting, text,
                                         own.algorithm)};
        if (setting.starts_with("device="))
            own.device = setting.substr(equals + 1);
        else if (setting.starts_with("type="))
            own.type = setting.substr(equals + 1);
        else
            own.settings.push_back(setting);
        from = comma + 1;
    }
    return own;
}

/// What none of the algorithms has would be left out without a word.
void requireKnown(const std::vector<std::string>& settings, const std::vector<RunOptions>& own)
{
    for (const std::string& setting : settings) {
        const std::string name = setting.substr(0, setting.find('='));
        if (std::ranges::none_of(own, [&](const RunOptions& o) { return knows(findAlgorithm(o.algorithm), name); }))
            throw InputError{fmt::format(
                "{} a parameter '{}'; see: lockstep list",
                own.size() == 1 ? own.front().algorithm + " does not have" : "None of these algorithms has", name)};
    }
}

} // namespace

std::uint64_t parseUnits(const std::string& text)
{
    std::uint64_t units = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, units);
    if (error != std::errc{} || last != end || units == 0 || units > mostUnits)
        throw InputError{
            fmt::format("'{}' is no number of execution units; give --units a number from 1 to {}.", text, mostUnits)};
    return units;
}

ClockChoice toClock(const ClockOptions& options)
{
    static constexpr std::array<std::pair<std::string_view, ClockUnit>, 5> names{{{"launches", ClockUnit::launches},
                                                                                  {"levels", ClockUnit::levels},
                                                                                  {"work", ClockUnit::work},
                                                                                  {"units", ClockUnit::units},
                                                                                  {"device", ClockUnit::device}}};
    ClockChoice choice;
    if (options.clock) {
        const auto* found = std::ranges::find(names, *options.clock, &std::pair<std::string_view, ClockUnit>::first);
        if (found == names.end())
            throw InputError{
                fmt::format("There is no clock '{}'; choose launches, levels, work, units or device.", *options.clock)};
        choice.unit = found->second;
    }
    if (options.units)
        choice.units.count = parseUnits(*options.units);
    if (options.wavefront) {
        if (*options.wavefront != "1" && *options.wavefront != "32" && *options.wavefront != "64")
            throw InputError{fmt::format("The wavefront is '{}'; choose 1, 32 or 64.", *options.wavefront)};
        choice.units.wavefront = static_cast<std::uint32_t>(std::stoul(*options.wavefront));
    }
    if (options.ask) {
        std::size_t position = 0;
        const char* const end = options.ask->data() + options.ask->size();
        const auto [last, error] = std::from_chars(options.ask->data(), end, position);
        if (error != std::errc{} || last != end)
            throw InputError{fmt::format("'{}' is no position; give --ask a number from 0.", *options.ask)};
        choice.ask = position;
    }
    if (options.at) {
        double time = 0;
        const char* const end = options.at->data() + options.at->size();
        const auto [last, error] = std::from_chars(options.at->data(), end, time);
        if (error != std::errc{} || last != end || !(time >= 0) || std::isinf(time))
            throw InputError{
                fmt::format("The time is '{}'; give a number in the clock's unit, 0 or more.", *options.at)};
        choice.time = time;
    }
    return choice;
}

RunRequest toRequest(const RunOptions& options, const std::string& id)
{
    const RunOptions own = ownOptions(options, id);
    requireKnown(options.settings, {own});
    return toRequest(own);
}

std::vector<RunRequest> toRequests(const RunOptions& options, const std::vector<std::string>& ids)
{
    if (ids.size() < 2 || ids.size() > mostCompared) // before any of their inputs is made
        requireComparable(std::vector<RunRequest>(ids.size()));
    std::vector<RunOptions> own;
    for (const std::string& id : ids)
        own.push_back(ownOptions(options, id));
    requireKnown(options.settings, own);
    std::vector<RunRequest> requests{toRequest(own.front())};
    for (std::size_t i = 1; i < own.size(); ++i) {
        requests.push_back(settingsOf(own[i]));
        requests.back().input = requests.front().input; // made or read once
    }
    requireComparable(requests);
    return requests;
}

std::vector<Side> recordSides(Session& session, const std::vector<RunRequest>& requests)
{
    std::vector<Side> sides;
    std::exception_ptr first;
    for (const RunRequest& request : requests) {
        Side& side = sides.emplace_back(Side{request.algorithm, nullptr, {}});
        try {
            side.recording = session.record(request);
        } catch (const InputError&) {
            throw;
        } catch (const Error& error) {
            side.problem = error.what();
            first = first ? first : std::current_exception();
        }
    }
    if (std::ranges::none_of(sides, [](const Side& side) { return side.recording != nullptr; }))
        std::rethrow_exception(first);
    return sides;
}

int tellFailures(const std::vector<Side>& sides)
{
    int status = 0;
    for (const Side& side : sides)
        if (!side.recording) {
            fmt::print(stderr, "lockstep: {}: {}\n", side.name, oneLine(side.problem));
            status = 1;
        }
    return status;
}

std::string oneLine(std::string text)
{
    for (char& c : text)
        if (c == '\n' || c == '\r')
            c = ' ';
    return text;
}

} // namespace lockstep::app
