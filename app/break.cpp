#include "app/commands.hpp"

#include "app/speech.hpp"
#include "engine/analysis/shown_phase.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"
#include "engine/presets/written_source.hpp"
#include "engine/trials/breaking.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;

Json json(const Algorithm& algorithm, const Mistake& mistake)
{
    Json one = mistakeJson(mistake);
    one["algorithm"] = algorithm.id;
    return one;
}

int listMistakes(bool asJson)
{
    Json all = Json::array();
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes) {
            if (asJson) {
                all.push_back(json(*algorithm, mistake));
                continue;
            }
            print(fmt::format("{} --mistake {}{}", algorithm->id, mistake.id,
                              mistake.races() ? sentence("  (work-items race)") : ""));
            print("  " + sentence("{}. {} ({})", told(mistake.title), told(mistake.lesson),
                                  told(writtenSource(mistake.source))));
        }
    if (asJson)
        print(Json{{"mistakes", all}}.dump(2));
    return 0;
}

/// A number as one, all else as text.
Json json(const Recording& recording, const std::string& text)
{
    const bool areWords = recording.type == ElementType::text || joinsTexts(recording.parameters);
    return !areWords && Json::accept(text) ? Json::parse(text) : Json(text);
}

Json json(const Recording& recording, const WrongCell& cell, std::optional<std::uint32_t> bits)
{
    return bits ? json(recording, cellText(recording, cell, *bits)) : Json(nullptr);
}

Json json(const RaceSide& side)
{
    return {{"item", side.item},
            {"group", side.group},
            {"phase", side.phase},
            {"line", side.line},
            {"does", side.writes ? "write" : "read"}};
}

Json json(const Breaking& b, const std::string& mistake)
{
    const Recording& shown = b.recording ? *b.recording : *b.right;
    Json result{{"algorithm", shown.algorithm},
                {"mistake", mistake},
                {"device", {{"name", shown.device.name}, {"platform", shown.device.platform}}},
                {"parameters", shown.parameters},
                {"n", shown.n()},
                {"runs", b.runs},
                {"wrong_runs", b.wrongRuns},
                {"stuck_runs", b.stuckRuns},
                {"wrong_runs_of", b.wrongRunsOf},
                {"recorded_wrong", b.isRecordedWrong},
                {"verdict", b.verdict.english}};
    if (const auto& cell = b.firstInTime)
        result["first_in_time"] = {{"launch", cell->launch},
                                   {"array", cell->array},
                                   {"local", cell->isLocal},
                                   {"index", cell->index},
                                   {"group", cell->group},
                                   {"phase", cell->phase},
                                   {"item", cell->item},
                                   {"line", cell->line},
                                   {"missing", cell->isMissing},
                                   {"got", json(shown, *cell, cell->got)},
                                   {"right", json(shown, *cell, cell->right)},
                                   {"holds", heldText(cell->held)},
                                   {"should_hold", heldText(cell->heldRight)}};
    if (const auto& cell = b.firstOutput)
        result["first_output"] = {{"index", cell->index},
                                  {"got", json(shown, formatKey(shown, cell->got))},
                                  {"right", json(shown, formatKey(shown, cell->right))},
                                  {"holds", heldText(cell->held)},
                                  {"should_hold", heldText(cell->heldRight)}};
    Json races = Json::array();
    for (const LaunchRaces& launch : b.races)
        for (const Race& race : launch.races.shown)
            races.push_back({{"launch", launch.launch},
                             {"array", racedArray(shown, launch.launch, race)},
                             {"index", race.index},
                             {"first", json(race.first)},
                             {"second", json(race.second)}});
    result["raced_words"] = b.racedWords;
    result["races"] = std::move(races);
    if (b.model)
        result["model"] = {{"arrivals", b.model->arrivals},
                           {"slots", b.model->slotCount},
                           {"broken_deadlocks", b.model->broken.deadlocked},
                           {"right_rounds", b.model->right.roundsToFinish()}};
    return result;
}

std::string text(const Recording& recording, const WrongCell& cell, std::optional<std::uint32_t> bits)
{
    return bits ? cellText(recording, cell, *bits) : sentence("what nobody wrote");
}

void printForPeople(const Breaking& b, const Algorithm& algorithm, const Mistake& mistake)
{
    const Recording& shown = b.recording ? *b.recording : *b.right;
    constexpr std::size_t few = 16;
    Words head = shown.input;
    head.resize(std::min(head.size(), few));
    print(sentence("{}. {}", titleOf(algorithm), told(mistake.title)));
    print(told(mistake.lesson));
    print(sentence("input      {}{}", formatKeys(shown, head),
                   shown.n() > few ? sentence(", … ({} keys)", shown.n()) : ""));
    print(sentence("runs       {} on {}: {} wrong{}", b.runs, shown.device.name, b.wrongRuns,
                   b.stuckRuns > 0 ? sentence(", {} waited in vain", b.stuckRuns) : ""));
    const auto printHeld = [](const Held& held, const Held& right) {
        if (held != right)
            print(sentence("           it holds {}, not {}", heldText(held), heldText(right)));
    };
    if (const auto& cell = b.firstInTime) {
        print(sentence("first      {}[{}]{}: {}, not {} (launch {}, phase {}, work-item {}, line {}{})", cell->array,
                       cell->index, cell->isLocal ? sentence(" of work-group {}", cell->group) : "",
                       text(shown, *cell, cell->got), text(shown, *cell, cell->right), cell->launch,
                       shownPhase(shown.launches[cell->launch - 1], cell->phase), cell->item, cell->line,
                       cell->isMissing ? sentence(", which it leaves out") : ""));
        printHeld(cell->held, cell->heldRight);
    }
    if (const auto& cell = b.firstOutput) {
        print(sentence("output     element {}: {}, not {}", cell->index, formatKey(shown, cell->got),
                       formatKey(shown, cell->right)));
        printHeld(cell->held, cell->heldRight);
    } else if (b.recording) {
        print(sentence("output     right in the recorded run"));
    }
    if (b.racedWords > 0) {
        const LaunchRaces& launch = b.races.front();
        const Race& race = launch.races.shown.front();
        const auto side = [](const RaceSide& s) {
            return sentence("work-item {} {} in line {}", s.item, s.writes ? sentence("writes") : sentence("reads"),
                            s.line);
        };
        print(sentence("races      {} {}; {}[{}] in phase {}: {}, {}", b.racedWords,
                       b.racedWords == 1 ? sentence("word") : sentence("words"), racedArray(shown, launch.launch, race),
                       race.index, shownPhase(shown.launches[launch.launch - 1], race.first.phase), side(race.first),
                       side(race.second)));
    } else {
        print(sentence("races      none"));
    }
    print(told(b.verdict));
}

/// Whether the call says anything of the keys; else the mistake's own example is run.
bool givesKeys(const RunOptions& options)
{
    static constexpr std::array names{"--input", "--n", "--distribution", "--seed"};
    return std::ranges::any_of(
        names, [&](const char* name) { return std::ranges::find(options.given, name) != options.given.end(); });
}

} // namespace

nlohmann::ordered_json mistakeJson(const Mistake& mistake)
{
    return {{"id", mistake.id},         {"title", mistake.title.english}, {"lesson", mistake.lesson.english},
            {"source", mistake.source}, {"needs", mistake.needs},         {"races", mistake.races()}};
}

int breakCommand(const RunOptions& options, const BreakCall& call)
{
    if (options.algorithm.empty()) {
        if (!call.mistake.empty() || !options.given.empty())
            throw InputError{
                sentence("Nothing is named that these options are for; name an algorithm that has a mistake, or "
                         "call: lockstep break")};
        return listMistakes(call.json);
    }
    RunRequest request = givesKeys(options) ? toRequest(options) : settingsOf(options);
    const Mistake& mistake = prepareBreaking(request, call.mistake);
    Session session;
    BreakOptions how;
    how.times = call.times;
    const Breaking breaking = breakRun(session, request, how);
    if (call.json)
        print(json(breaking, mistake.id).dump(2));
    else
        printForPeople(breaking, findAlgorithm(request.algorithm), mistake);
    return 0;
}

} // namespace lockstep::app
