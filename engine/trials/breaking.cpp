#include "engine/trials/breaking.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/needed.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace lockstep {
namespace {

constexpr std::size_t mostTimes = 1'000'000;
constexpr std::size_t mostStuck = 1; ///< runs that end by the watchdog, each after seconds or a minute
/// Above it the inputs in a cell are not worked out: they are not readable either.
constexpr std::size_t mostFollowed = std::size_t{1} << 18; // events

std::optional<std::size_t> firstDifference(const Words& output, const Words& right)
{
    for (std::size_t i = 0; i < std::max(output.size(), right.size()); ++i)
        if (i >= output.size() || i >= right.size() || output[i] != right[i])
            return i;
    return std::nullopt;
}

Held heldAtEnd(const Recording& recording, std::size_t index)
{
    HeldFollower follower{recording};
    for (const EventsPtr& events : recording.events) {
        for (const Event& event : *events)
            follower.take(event);
        follower.endLaunch();
    }
    return follower.at(static_cast<std::uint32_t>(recording.outputBuffer), 0, static_cast<std::uint32_t>(index));
}

bool canFollow(const Recording& recording)
{
    return recording.isComplete() &&
           std::accumulate(recording.launches.begin(), recording.launches.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const Launch& launch) { return sum + launch.events; }) <= mostFollowed;
}

void lookForRaces(Breaking& breaking, const std::stop_token& stop)
{
    for (std::size_t k = 1; k <= breaking.recording->launchCount(); ++k) {
        if (stop.stop_requested())
            throw Cancelled{};
        LaunchRaces races{k, racesOf(*breaking.recording, k, *breaking.recording->events[k - 1])};
        breaking.racedWords += races.races.words;
        if (races.races.any())
            breaking.races.push_back(std::move(races));
    }
}

void explain(Breaking& breaking, const Words& expected)
{
    const Recording& broken = *breaking.recording;
    const auto index = firstDifference(broken.output, expected);
    breaking.isRecordedWrong = index.has_value();
    if (!index || *index >= broken.output.size() || *index >= expected.size())
        return;
    breaking.firstOutput = WrongOutput{*index, broken.output[*index], expected[*index], {}, {}};
    if (!canFollow(broken) || !canFollow(*breaking.right))
        return;
    breaking.firstOutput->held = heldAtEnd(broken, *index);
    breaking.firstOutput->heldRight = heldAtEnd(*breaking.right, *index);
    breaking.firstInTime = firstWrongCell(broken, *breaking.right);
}

/// Without all events nobody can tell what went wrong, and whether work-items met.
void requireComplete(const Recording& recording)
{
    if (!recording.isComplete())
        throw InputError{sentence("The events of {} keys are too many to keep, and without them nobody can tell what "
                                  "goes wrong; choose fewer keys.",
                                  recording.n())};
}

/// The book's order, in which the blocks that are there all wait for one that finds no place.
SchedulerModel dominoModel()
{
    const std::vector<std::uint32_t> arrivals{1, 2, 3, 4, 0};
    constexpr std::size_t slots = 4;
    return {arrivals, slots, scheduleDomino(arrivals, slots, BlockIndex::fixed),
            scheduleDomino(arrivals, slots, BlockIndex::ticket)};
}

/// What races, as a sentence without its end.
std::string meetings(const Breaking& b)
{
    const bool anyReads = std::ranges::any_of(b.races, [](const LaunchRaces& launch) {
        return std::ranges::any_of(launch.races.shown,
                                   [](const Race& race) { return !race.first.writes || !race.second.writes; });
    });
    return fmt::format("{} {} by different work-items with no barrier in between",
                       b.racedWords == 1 ? "1 memory cell is" : fmt::format("{} memory cells are", b.racedWords),
                       anyReads ? "written and read" : "written");
}

Message verdictOf(const Breaking& b)
{
    const std::string runs = std::to_string(b.runs), wrong = std::to_string(b.wrongRuns);
    const std::string words = std::to_string(b.racedWords);
    if (b.stuckRuns > 0)
        return {"breaking.stuck",
                {std::to_string(b.stuckRuns), runs},
                fmt::format("In {} of {} runs work-groups waited in vain, until the watchdog ended them.", b.stuckRuns,
                            runs)};
    if (b.model && b.wrongRuns == 0 && !b.isRecordedWrong && b.racedWords == 0)
        return {"breaking.model",
                {runs, std::to_string(b.model->slotCount), std::to_string(b.model->right.roundsToFinish())},
                fmt::format("Right in all {} runs on this device. On one with {} "
                            "places whose work-groups come in the order 1, 2, 3, 4, 0 nobody ever ends; with numbers "
                            "drawn at the start it takes {} rounds.",
                            runs, b.model->slotCount, b.model->right.roundsToFinish())};
    const bool anyWrong = b.wrongRuns > 0 || b.isRecordedWrong;
    if (b.racedWords > 0 && !anyWrong)
        return {"breaking.lucky",
                {runs, words},
                fmt::format("Right in all {} runs, by luck. {}: nothing makes sure that it stays right.", runs,
                            meetings(b))};
    if (b.racedWords > 0 && b.wrongRuns == 0)
        return {"breaking.recorded",
                {runs, words},
                fmt::format("Right in all {} runs by luck, and wrong in the recorded one. {}.", runs, meetings(b))};
    if (b.racedWords > 0)
        return {"breaking.raced",
                {wrong, runs, words},
                fmt::format("Wrong in {} of {} runs. {}.", wrong, runs, meetings(b))};
    if (anyWrong)
        return {"breaking.wrong", {wrong, runs}, fmt::format("Wrong in {} of {} runs.", wrong, runs)};
    return {"breaking.harmless",
            {runs},
            fmt::format("Right in all {} runs: with these keys and settings the mistake does no harm.", runs)};
}

} // namespace

const Mistake& prepareBreaking(RunRequest& request, const std::string& mistake)
{
    const Algorithm& algorithm = findAlgorithm(request.algorithm);
    std::string id = mistake;
    if (id.empty()) {
        const auto given = request.parameters.find("mistake");
        id = given != request.parameters.end() ? given->second
             : algorithm.mistakes.empty()      ? "any" // whose refusal says that there are none
                                               : algorithm.mistakes.front().id;
    }
    if (id == "none")
        throw InputError{
            sentence("There is nothing to break in {} with no mistake on; see: lockstep break", algorithm.id)};
    const auto known = std::ranges::find(algorithm.mistakes, id, &Mistake::id);
    if (known != algorithm.mistakes.end())
        request.parameters.merge(neededBy(*known)); // what is given stays
    request.parameters["mistake"] = id;
    std::size_t n = std::max<std::size_t>(request.input.size(), 1);
    if (request.input.empty() && known != algorithm.mistakes.end())
        n = static_cast<std::size_t>(std::ranges::count(known->example, ',')) + 1;
    const Parameters resolved = resolveParameters(algorithm, request.parameters, n); // refuses what there is none of
    if (request.input.empty()) {
        const auto op = resolved.find("operator");
        const bool arePlain = op == resolved.end() || (op->second != "affine" && op->second != "join");
        constexpr std::size_t keys = 16;
        request.input = arePlain ? parseKeys(known->example, elementType(resolved))
                                 : makeKeys(algorithm, request.parameters, "uniform", keys, 1);
    }
    return *known;
}

Breaking breakRun(Session& session, const RunRequest& request, const BreakOptions& options)
{
    const Algorithm& algorithm = findAlgorithm(request.algorithm);
    const Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    const Mistake* mistake = mistakeOf(algorithm, parameters);
    if (mistake == nullptr)
        throw InputError{
            sentence("There is nothing to break in {} with no mistake on; see: lockstep break", algorithm.id)};
    if (options.times < 1 || options.times > mostTimes)
        throw InputError{sentence("{} is no number of runs; choose 1 to {}.", options.times, mostTimes)};

    Breaking breaking;
    RunRequest rightRequest = request;
    rightRequest.parameters = withoutMistake(request.parameters);
    RecordOptions recordOptions;
    recordOptions.stop = options.stop;
    breaking.right = session.record(rightRequest, recordOptions); // first, so that a wrong call runs nothing broken
    requireComplete(*breaking.right);
    rememberRightRun(breaking.right);
    // Equal keys that change places are nothing wrong: what is explained is compared with the right run of the same
    // sort.
    const Words right = algorithm.reference(request.input, parameters);
    const Words expected =
        isRight(algorithm, parameters, right, breaking.right->output) ? breaking.right->output : right;
    breaking.wrongRunsOf.assign(expected.size(), 0);
    while (breaking.runs < options.times && breaking.stuckRuns < mostStuck) {
        ++breaking.runs;
        try {
            const Words output = session.runFast(request, options.stop);
            const std::vector<bool> wrong = wrongPlaces(algorithm, parameters, right, output);
            const auto found = std::ranges::find(wrong, true);
            if (found != wrong.end()) {
                const auto first = static_cast<std::size_t>(found - wrong.begin());
                ++breaking.wrongRuns;
                breaking.firstWrongOfRuns = std::min(breaking.firstWrongOfRuns.value_or(first), first);
                for (std::size_t i = first; i < wrong.size(); ++i)
                    breaking.wrongRunsOf[i] += wrong[i];
            }
        } catch (const WaitedInVain&) {
            ++breaking.stuckRuns;
        }
        if (options.progress)
            options.progress(breaking.runs, options.times);
    }
    if (breaking.stuckRuns == 0) {
        try {
            breaking.recording = session.record(request, recordOptions);
        } catch (const WaitedInVain&) {
            ++breaking.runs; // it counts as one of them
            ++breaking.stuckRuns;
        }
    }
    if (breaking.recording) {
        requireComplete(*breaking.recording);
        if (options.stop.stop_requested())
            throw Cancelled{};
        explain(breaking, expected);
        lookForRaces(breaking, options.stop);
    }
    if (mistake->id == "static-block-index")
        breaking.model = dominoModel();
    breaking.verdict = verdictOf(breaking);
    return breaking;
}

} // namespace lockstep
