#include "app/commands.hpp"

#include "app/events.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <exception>
#include <fmt/format.h>

namespace lockstep::app {
std::uint64_t parseUnits(const std::string& text)
{
    std::uint64_t units = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, units);
    if (error != std::errc{} || last != end || units == 0 || units > mostUnits)
        throw InputError{
            sentence("'{}' is no number of execution units; give --units a number from 1 to {}.", text, mostUnits)};
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
                sentence("There is no clock '{}'; choose launches, levels, work, units or device.", *options.clock)};
        choice.unit = found->second;
    }
    if (options.units)
        choice.units.count = parseUnits(*options.units);
    if (options.wavefront) {
        if (*options.wavefront != "1" && *options.wavefront != "32" && *options.wavefront != "64")
            throw InputError{sentence("The wavefront is '{}'; choose 1, 32 or 64.", *options.wavefront)};
        choice.units.wavefront = static_cast<std::uint32_t>(std::stoul(*options.wavefront));
    }
    if (options.ask) {
        std::size_t position = 0;
        const char* const end = options.ask->data() + options.ask->size();
        const auto [last, error] = std::from_chars(options.ask->data(), end, position);
        if (error != std::errc{} || last != end)
            throw InputError{sentence("'{}' is no position; give --ask a number from 0.", *options.ask)};
        choice.ask = position;
    }
    if (options.at) {
        double time = 0;
        const char* const end = options.at->data() + options.at->size();
        const auto [last, error] = std::from_chars(options.at->data(), end, time);
        if (error != std::errc{} || last != end || !(time >= 0) || std::isinf(time))
            throw InputError{sentence("The time is '{}'; give a number in the clock's unit, 0 or more.", *options.at)};
        choice.time = time;
    }
    return choice;
}

bool runsOwnKernel(const Subject& subject)
{
    return !subject.recording && (subject.request.kernel || isPlanRun(subject.request.algorithm));
}

RecordOptions sideOptions(const RunOptions& shared, const std::vector<Subject>& subjects)
{
    RunOptions own = shared;
    const auto found = std::ranges::find_if(subjects, runsOwnKernel);
    if (found != subjects.end())
        own.kernel = found->name;
    RecordOptions options = recordOptions(own);
    options.isMeasured = true;
    return options;
}

namespace {

RecordingPtr recordSide(Session& session, const Subject& subject, const RecordOptions& options)
{
    const std::string& algorithm = subject.request.algorithm;
    if (isPlanRun(algorithm))
        return runPlan(session, ownKernelNamed(algorithm), subject.request, options).recording;
    if (subject.request.kernel)
        return session.record(subject.request, options);
    RecordOptions vouched = options;
    vouched.eventsFrom = EventsFrom::automatic; // others are for kernels that nobody vouches for
    return session.record(subject.request, vouched);
}

} // namespace

std::vector<Side> recordSides(Session& session, const std::vector<Subject>& subjects, const RecordOptions& options)
{
    std::vector<Side> sides;
    std::exception_ptr first;
    for (const Subject& subject : subjects) {
        Side& side = sides.emplace_back(Side{subject.name, subject.recording, {}});
        try {
            if (!side.recording && sides.size() > 1)
                session.renew(); // no side hurts another
            if (!side.recording)
                side.recording = recordSide(session, subject, options);
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
    return printable(text);
}

} // namespace lockstep::app
