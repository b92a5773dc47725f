#include "ui/compare/comparison_words.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/input/word_table.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/names.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace lockstep::ui {

namespace {

std::string familyOf(const Recording& recording)
{
    for (const Algorithm* algorithm : catalogue())
        if (algorithm->id == recording.algorithm)
            return algorithm->family;
    return {};
}

const Launch* launchOf(const Pane& pane)
{
    const Recording& recording = *pane.resident.recording;
    return pane.moment.launch > 0 && pane.moment.launch <= recording.launchCount()
               ? &recording.launches[pane.moment.launch - 1]
               : nullptr;
}

/// Of panes: there are at most four.
QString bothOrAll(std::size_t count)
{
    return count == 2   ? say("Both")
           : count == 3 ? say("All three")
           : count == 4 ? say("All four")
                        : say("All %1").arg(countDigits(count));
}

QString waysOf(std::size_t count)
{
    return count == 1   ? say("one ways")
           : count == 2 ? say("two ways")
           : count == 3 ? say("three ways")
           : count == 4 ? say("four ways")
                        : say("%1 ways").arg(countDigits(count));
}

/// Panes of one algorithm are named by their parameters, which do nothing by themselves.
QString subjectOf(const Recording& recording, const QString& name)
{
    const bool isParameter = std::ranges::any_of(recording.parameters, [&](const auto& parameter) {
        return name.startsWith(parameterName(parameter.first) + QLatin1Char(' '));
    });
    return isParameter ? say("the run with %1").arg(name) : name;
}

/// "adds at 12 positions": what the launch does, in its algorithm's own verb.
QString deedOf(const Recording& recording, const Launch& launch)
{
    const QString count = countDigits(launch.work);
    switch (recording.workUnit) {
    case WorkUnit::combines: {
        if (launch.work != launch.active || workName(recording) == "operations")
            return say("makes %1 %2").arg(count, workNoun(recording));
        if (workName(recording) == "additions")
            return many(launch.work, "adds at %1 position", "adds at %1 positions");
        return many(launch.work, "combines at %1 position", "combines at %1 positions");
    }
    case WorkUnit::compares:
        if (workName(recording) == "operations")
            return say("makes %1 %2").arg(count, workNoun(recording));
        return many(launch.work, "compares %1 pair", "compares %1 pairs");
    case WorkUnit::multiplies:
    case WorkUnit::interactions:
        return say("makes %1 %2").arg(count, workNoun(recording));
    case WorkUnit::countsAndMoves:
        break;
    }
    // How many of the counts and moves are of keys, the number of them does not tell.
    const QString title = say(launch.meaning.title);
    return title.isEmpty() ? say("counts and moves keys") : say("is at its %1").arg(title);
}

/// "All three are at their scatter", where that is so.
QString sharedPart(const std::vector<std::size_t>& running, std::span<const Pane> panes)
{
    std::set<QString> titles;
    for (const std::size_t i : running) {
        const Launch* launch = launchOf(panes[i]);
        if (launch == nullptr || panes[i].resident.recording->workUnit != WorkUnit::countsAndMoves)
            return {};
        titles.insert(say(launch->meaning.title));
    }
    if (running.size() != panes.size() || titles.size() != 1 || titles.begin()->isEmpty())
        return {};
    return say("%1 are at their %2").arg(bothOrAll(running.size()), *titles.begin());
}

/// Prefixes that stand finished, for scans whose events are all at hand.
std::optional<std::size_t> finishedPrefixes(const Pane& pane)
{
    const Recording& recording = *pane.resident.recording;
    const bool isFollowed = recording.lens == "dataflow" || (recording.lens == "blocks" && endsInPrefixes(recording));
    if (recording.workUnit != WorkUnit::combines || !isFollowed || isReduction(recording) || isAnyWrong(recording))
        return std::nullopt;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (pane.resident.eventsOf(k) == nullptr)
            return std::nullopt;
    const PreparedPtr flow = dataflowLens.prepare(pane.resident, pane.moment);
    const StepMoment now = stepAt(recording, pane.moment);
    const std::size_t ended = now.fraction >= 1 || now.step == 0 ? now.step : now.step - 1;
    return flow ? std::optional(valueOf<ScanFlow>(*flow).finishedAfter(ended)) : std::nullopt;
}

/// "Both scans now reach four positions back: ", where that is so.
QString sharedReach(const std::vector<std::size_t>& running, std::span<const Pane> panes)
{
    std::set<std::uint32_t> reach;
    for (const std::size_t i : running) {
        const Launch* launch = launchOf(panes[i]);
        if (launch == nullptr || !launch->meaning.distance ||
            panes[i].resident.recording->workUnit != WorkUnit::combines)
            return {};
        reach.insert(*launch->meaning.distance);
    }
    if (running.size() < 2 || reach.size() != 1)
        return {};
    return say(*reach.begin(), "%1 scans now reach %2 position back: ", "%1 scans now reach %2 positions back: ")
        .arg(bothOrAll(running.size()), countDigits(*reach.begin()));
}

std::vector<Phrase> startNarration(const Figures& figures, std::size_t count)
{
    const QString count_ = countDigits(figures.keys);
    const QString same = figures.keys == 1 ? figures.values ? say(" start from the same single value")
                                                            : say(" start from the same single key")
                         : figures.values ? say(" start from the same %1 values").arg(count_)
                                           : say(" start from the same %1 keys").arg(count_);
    return {{bothOrAll(count) + same + say("; no launch has run yet.")}};
}

/// The pane's buffers after its launch; null where they are not at hand.
const State* stateOf(const Pane& pane)
{
    const std::size_t k = pane.moment.launch;
    const auto& kept = pane.resident.recording->states.at(k);
    return kept ? &*kept : pane.resident.state(k);
}

/// Which of two panes has a changed kernel, where the other is the same run with the right one.
std::optional<std::size_t> changedPane(std::span<const Pane> panes)
{
    if (panes.size() != 2 || !panes[0].resident.recording || !panes[1].resident.recording)
        return std::nullopt;
    const Recording &a = *panes[0].resident.recording, &b = *panes[1].resident.recording;
    const bool isSame = a.algorithm == b.algorithm && a.parameters == b.parameters && a.input == b.input &&
                        a.outputBuffer == b.outputBuffer;
    if (!isSame || a.isKernelChanged == b.isKernelChanged)
        return std::nullopt;
    return std::size_t{a.isKernelChanged ? 0U : 1U};
}

/// After a launch that has ended: where a changed kernel holds something else than the right one.
std::vector<Phrase> departureNarration(std::span<const Pane> panes)
{
    const std::optional<std::size_t> changed = changedPane(panes);
    if (!changed)
        return {};
    const Pane &own = panes[*changed], &right = panes[1 - *changed];
    const bool isAfterOne = own.moment.launch > 0 && own.moment.launch == right.moment.launch &&
                            own.moment.fraction >= 1 && right.moment.fraction >= 1 && !own.moment.phase &&
                            !right.moment.phase;
    const State *ours = isAfterOne ? stateOf(own) : nullptr, *theirs = isAfterOne ? stateOf(right) : nullptr;
    if (ours == nullptr || theirs == nullptr || ours->buffers.size() != theirs->buffers.size())
        return {};
    const Recording& recording = *own.resident.recording;
    std::optional<std::size_t> buffer; // where they differ: that of the result, else the first
    for (std::size_t b = ours->buffers.size(); b-- > 0;)
        if (*ours->buffers[b] != *theirs->buffers[b] && buffer != recording.outputBuffer)
            buffer = b;
    const QString launch = countDigits(own.moment.launch);
    if (!buffer)
        return {{say("After launch %1 both kernels have left the same values.").arg(launch)}};
    const Words &here = *ours->buffers[*buffer], &there = *theirs->buffers[*buffer];
    if (here.size() != there.size())
        return {};
    std::size_t differing = 0, first = here.size();
    for (std::size_t i = here.size(); i-- > 0;)
        if (here[i] != there[i]) {
            differing++;
            first = i;
        }
    const auto valueOf = [&](const Words& words) {
        return QString::fromStdString(formatIn(recording, *buffer, words[first]));
    };
    const QString name = QString::fromStdString(recording.buffers[*buffer].name);
    return {{say("After launch %1 ").arg(launch)},
            {say("the changed kernel"), Tone::strong},
            {say(differing, " has left another value in %1 of %2 places", " has left other values in %1 of %2 places")
                 .arg(countDigits(differing), countDigits(here.size()))},
            {QStringLiteral(": ") +
             say("%1 in place of %2 in %3[%4].").arg(valueOf(here), valueOf(there), name).arg(first)}};
}

/// How much of a finished run's result is wrong; empty where none is, or nobody says what it must be.
QString wrongText(const Recording& recording)
{
    const std::size_t wrong = rightnessOf(recording)->wrongCount();
    return wrong == 0 ? QString() : say("%1 of %2 wrong").arg(countDigits(wrong), countDigits(recording.output.size()));
}

std::vector<Phrase> endNarration(std::span<const Pane> panes, const Figures& figures,
                                 const std::vector<std::size_t>& done)
{
    std::vector<Phrase> sentence{
        {done.size() == 1 ? QString() : say("%1 have finished: ").arg(bothOrAll(done.size())), Tone::plain}};
    for (std::size_t i = 0; i < done.size(); ++i) {
        const PaneFigures& pane = figures.panes[done[i]];
        if (i > 0)
            sentence.push_back({i + 1 == done.size() ? betweenClauses() : QStringLiteral(", ")});
        const bool isRight = !isAnyWrong(*panes[done[i]].resident.recording); // green is for what is right
        sentence.push_back({pane.name, isRight ? Tone::keep : Tone::strong});
        if (done.size() == 1)
            sentence.push_back({say(" has finished")});
        // What is counted is said once.
        const QString launches = countDigits(pane.launches), work = countDigits(pane.work);
        sentence.push_back(
            {i == 0
                 ? say(pane.launches, " after %1 launch with %2 %3", " after %1 launches with %2 %3")
                       .arg(launches, work, figures.workNoun)
                 : say(pane.launches, " after %1 launch with %2", " after %1 launches with %2").arg(launches, work)});
        if (const QString wrong = wrongText(*panes[done[i]].resident.recording); !wrong.isEmpty())
            sentence.push_back({QStringLiteral(" (%1)").arg(wrong), Tone::strong});
    }
    sentence.push_back({QStringLiteral(".")});
    return sentence;
}

} // namespace

bool isAsked(std::span<const Pane> panes)
{
    return std::ranges::any_of(panes, [](const Pane& pane) { return pane.asked != nullptr; });
}

std::vector<Phrase> askedNarration(std::span<const Pane> panes, const Figures& figures)
{
    std::vector<Phrase> phrases;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        if (!panes[i].asked)
            continue;
        if (phrases.empty())
            phrases.push_back({say("Position %1: ").arg(panes[i].asked->element)});
        else
            phrases.push_back({QStringLiteral(" ")});
        phrases.push_back({figures.panes[i].name, Tone::strong});
        phrases.push_back({QStringLiteral(": ") + panes[i].asked->words});
    }
    return phrases;
}

QString sentenceStart(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString comparisonTitle(std::span<const Pane> panes)
{
    std::set<std::string> titles, families;
    bool scans = true;
    for (const Pane& pane : panes)
        if (const Recording* recording = pane.resident.recording.get()) {
            titles.insert(titleOf(*recording).toStdString());
            families.insert(familyOf(*recording));
            scans = scans && recording->workUnit == WorkUnit::combines;
        }
    if (titles.empty())
        return say("Comparison");
    if (titles.size() == 1)
        return QString::fromStdString(*titles.begin());
    if (families.size() == 1 && *families.begin() == "Scans")
        return say("Inclusive scan");
    if (families.contains({})) // a kernel of one's own may do anything
        return say("Comparison");
    if (families.size() == 1)
        return familyTitle(*families.begin());
    return scans ? say("Scans and reductions") : say("Sorting");
}

std::vector<QString> comparisonSubtitles(const Figures& figures)
{
    const QString ways = waysOf(figures.panes.size());
    if (figures.keys == 0)
        return {ways};
    const QString keys = figures.values ? many(figures.keys, "same %1 value", "same %1 values")
                                        : many(figures.keys, "same %1 key", "same %1 keys");
    return {say("%1, %2").arg(ways, keys), keys};
}

bool hasFinished(const Pane& pane)
{
    const Recording* recording = pane.resident.recording.get();
    return recording != nullptr && pane.moment.launch >= recording->launchCount() &&
           (pane.moment.fraction >= 1 || recording->launchCount() == 0);
}

std::vector<QString> paneStatus(std::span<const Pane> panes, std::size_t i, const ComparisonClock& clock,
                                const FiguresNow& now)
{
    const Pane& pane = panes[i];
    const Recording& recording = *pane.resident.recording;
    const QString all = countDigits(recording.launchCount());
    if (!hasFinished(pane)) {
        const Launch* launch = launchOf(pane);
        if (launch == nullptr)
            return {recording.launchCount() == 1 ? say("input, then one launch")
                                                 : say("input, then %1 launches").arg(all),
                    say("input")};
        const QString number = countDigits(pane.moment.launch);
        const QString text = say("launch %1 of %2").arg(number, all);
        QStringList where;
        for (const Message& part : {launch->meaning.group, launch->meaning.title})
            if (!part.english.empty() && part.id != "scan.levels")
                where.push_back(say(part));
        std::vector<QString> wordings{text, say("%1 of %2").arg(number, all)};
        if (!where.isEmpty())
            wordings.insert(wordings.begin(),
                            withChineseMarks(text + QStringLiteral(" · ") + where.join(QStringLiteral(", "))));
        return wordings;
    }
    const QString plain = say("finished"), wrong = wrongText(recording);
    if (!wrong.isEmpty())
        return {withChineseMarks(plain + QStringLiteral(", ") + wrong), wrong};
    double last = 0;
    for (const auto& end : now.ends)
        last = std::max(last, end.value_or(0));
    last = std::min(last, clock.time); // others go on
    const double earlier = now.ends[i] ? last - *now.ends[i] : 0;
    if (earlier < 0.5)
        return {plain};
    const auto count = static_cast<std::size_t>(std::llround(earlier));
    switch (clock.unit) {
    case ClockUnit::launches:
        return {many(count, "finished, %1 launch earlier", "finished, %1 launches earlier"), plain};
    case ClockUnit::levels:
        return {many(count, "finished, %1 level earlier", "finished, %1 levels earlier"), plain};
    case ClockUnit::work:
        return {many(count, "finished, %1 operation earlier", "finished, %1 operations earlier"), plain};
    case ClockUnit::units:
        return {
            many(count, "finished, %1 step of modelled time earlier", "finished, %1 steps of modelled time earlier"),
            plain};
    case ClockUnit::device:
        return {say("finished, %1 earlier").arg(timeText(count)), plain};
    }
    return {plain};
}

std::vector<Phrase> comparisonNarration(std::span<const Pane> panes, const Figures& figures,
                                        const ComparisonClock& clock)
{
    std::vector<std::size_t> running, done;
    std::vector<QString> failed;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        if (!panes[i].resident.recording)
            failed.push_back(figures.panes[i].name);
        else
            (hasFinished(panes[i]) && (clock.time > 0 || panes[i].resident.recording->launchCount() > 0) ? done
                                                                                                         : running)
                .push_back(i);
    }
    if (running.empty() && done.empty())
        return {{say("None of these could run.")}};
    const bool atStart = done.empty() && std::all_of(running.begin(), running.end(),
                                                     [&](std::size_t i) { return panes[i].moment.launch == 0; });
    const bool nothing = failed.empty() && std::all_of(figures.panes.begin(), figures.panes.end(),
                                                       [](const PaneFigures& pane) { return pane.launches == 0; });
    if (nothing)
        return {{figures.values ? say("A single value is its own result: nothing is launched.")
                                : say("A single key is its own result: nothing is launched.")}};
    if (atStart && running.size() > 1)
        return startNarration(figures, running.size());
    if (std::vector<Phrase> departure = departureNarration(panes); !departure.empty() && !running.empty())
        return departure;
    if (running.empty())
        return endNarration(panes, figures, done);

    std::vector<Phrase> sentence;
    const QString reach = sharedReach(running, panes);
    if (!reach.isEmpty())
        sentence.push_back({reach});
    const QString part = running.size() > 1 ? sharedPart(running, panes) : QString();
    if (!part.isEmpty())
        return {{part, Tone::compute}, {QStringLiteral(".")}};
    bool first = true;
    for (const std::size_t i : running) {
        if (!first)
            sentence.push_back({spoken() == Language::chinese ? QStringLiteral("；") // each has commas of its own
                                : i == running.back()         ? say(", and ")
                                                              : QStringLiteral(", ")});
        first = false;
        const QString name = subjectOf(*panes[i].resident.recording, figures.panes[i].name);
        const Launch* launch = launchOf(panes[i]);
        if (launch == nullptr) {
            sentence.push_back({name + say(" has not begun")});
            continue;
        }
        sentence.push_back(
            {QStringLiteral("%1 %2").arg(name, deedOf(*panes[i].resident.recording, *launch)), Tone::compute});
        if (const auto prefixes = panes.size() <= 2 ? finishedPrefixes(panes[i]) : std::nullopt)
            sentence.push_back({i > running.front()
                                    ? say(" and has %1").arg(countDigits(*prefixes))
                                    : many(*prefixes, " and has %1 prefix finished", " and has %1 prefixes finished")});
    }
    if (done.size() > 1 && running.size() == 1 && failed.empty()) {
        sentence.push_back({say("; ")});
        sentence.push_back({say("all others have finished"), Tone::keep});
    } else if (!done.empty()) {
        QStringList names;
        for (const std::size_t i : done)
            names.push_back(subjectOf(*panes[i].resident.recording, figures.panes[i].name));
        const bool areRight =
            std::ranges::none_of(done, [&](std::size_t i) { return isAnyWrong(*panes[i].resident.recording); });
        sentence.push_back({say("; ")});
        sentence.push_back({listed(names), areRight ? Tone::keep : Tone::plain});
        sentence.push_back({say(done.size(), " has finished", " have finished")});
    }
    sentence.push_back({QStringLiteral(".")});
    sentence.front().text = sentenceStart(sentence.front().text);
    return sentence;
}

} // namespace lockstep::ui
