#include "ui/compare/comparison_words.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "ui/lenses/dataflow_model.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/panels/inspector_scenes.hpp"

#include <algorithm>
#include <array>
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
QString paneCount(std::size_t count)
{
    static constexpr std::array words{"no", "one", "two", "three", "four"};
    return count < words.size() ? QString::fromLatin1(words[count]) : countDigits(count);
}

QString bothOrAll(std::size_t count)
{
    return count == 2 ? QStringLiteral("Both") : QStringLiteral("All %1").arg(paneCount(count));
}

/// Panes of one algorithm are named by their parameters, which do nothing by themselves.
QString subjectOf(const Recording& recording, const QString& name)
{
    const bool isParameter = std::ranges::any_of(recording.parameters, [&](const auto& parameter) {
        return name.startsWith(QString::fromStdString(parameter.first) + QLatin1Char(' '));
    });
    return isParameter ? QStringLiteral("the run with %1").arg(name) : name;
}

/// "adds at 12 positions": what the launch does, in its algorithm's own verb.
QString deedOf(const Recording& recording, const Launch& launch)
{
    const QString count = countDigits(launch.work);
    const bool one = launch.work == 1;
    switch (recording.workUnit) {
    case WorkUnit::combines: {
        const bool adds = workNoun(recording) == QStringLiteral("additions");
        if (launch.work == launch.active)
            return QStringLiteral("%1 at %2 %3")
                .arg(adds ? QStringLiteral("adds") : QStringLiteral("combines"), count,
                     one ? QStringLiteral("position") : QStringLiteral("positions"));
        return QStringLiteral("makes %1 %2").arg(count, workNoun(recording));
    }
    case WorkUnit::compares:
        return QStringLiteral("compares %1 %2").arg(count, one ? QStringLiteral("pair") : QStringLiteral("pairs"));
    case WorkUnit::countsAndMoves:
        break;
    }
    const QString title = QString::fromStdString(launch.meaning.title.english);
    if (launch.work == 0)
        return title.isEmpty() ? QStringLiteral("counts and moves no key") : QStringLiteral("is at its %1").arg(title);
    return title.isEmpty() ? QStringLiteral("counts or moves %1 keys").arg(count)
                           : QStringLiteral("is at its %1 of %2 %3")
                                 .arg(title, count, one ? QStringLiteral("key") : QStringLiteral("keys"));
}

/// Prefixes that stand finished, for scans whose events are all at hand.
std::optional<std::size_t> finishedPrefixes(const Pane& pane)
{
    const Recording& recording = *pane.resident.recording;
    if (recording.workUnit != WorkUnit::combines || recording.lens != "dataflow" || isReduction(recording))
        return std::nullopt;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (pane.resident.eventsOf(k) == nullptr)
            return std::nullopt;
    const auto flow = readScanFlow(pane.resident);
    const StepMoment now = stepAt(recording, pane.moment);
    const std::size_t ended = now.fraction >= 1 || now.step == 0 ? now.step : now.step - 1;
    return flow ? std::optional(flow->finishedAfter(ended)) : std::nullopt;
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
    const QString places = *reach.begin() == 1 ? QStringLiteral("position") : QStringLiteral("positions");
    return QStringLiteral("%1 scans now reach %2 %3 back: ")
        .arg(bothOrAll(running.size()), countDigits(*reach.begin()), places);
}

std::vector<Phrase> startNarration(const Figures& figures, std::size_t count)
{
    const QString things = figures.values ? QStringLiteral("values") : QStringLiteral("keys");
    const QString same = figures.keys == 1
                             ? QStringLiteral(" start from the same single %1")
                                   .arg(figures.values ? QStringLiteral("value") : QStringLiteral("key"))
                             : QStringLiteral(" start from the same %1 %2").arg(countDigits(figures.keys), things);
    return {{bothOrAll(count) + same + QStringLiteral("; no launch has run yet.")}};
}

std::vector<Phrase> endNarration(const Figures& figures, const std::vector<std::size_t>& done)
{
    std::vector<Phrase> sentence{
        {done.size() == 1 ? QString() : bothOrAll(done.size()) + QStringLiteral(" have finished: "), Tone::plain}};
    for (std::size_t i = 0; i < done.size(); ++i) {
        const PaneFigures& pane = figures.panes[done[i]];
        if (i > 0)
            sentence.push_back({i + 1 == done.size() ? QStringLiteral(" and ") : QStringLiteral(", ")});
        sentence.push_back({pane.name, Tone::keep});
        sentence.push_back({QStringLiteral("%1 after %2 %3%4")
                                .arg(done.size() == 1 ? QStringLiteral(" has finished") : QString())
                                .arg(countDigits(pane.launches),
                                     pane.launches == 1 ? QStringLiteral("launch") : QStringLiteral("launches"),
                                     QStringLiteral(" with %1").arg(countDigits(pane.work)))});
        if (i == 0)
            sentence.push_back({QStringLiteral(" ") + figures.workNoun});
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
            phrases.push_back({QStringLiteral("Position %1: ").arg(panes[i].asked->element)});
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
            titles.insert(recording->title);
            families.insert(familyOf(*recording));
            scans = scans && recording->workUnit == WorkUnit::combines;
        }
    if (titles.empty())
        return QStringLiteral("Comparison");
    if (titles.size() == 1)
        return QString::fromStdString(*titles.begin());
    if (families.size() == 1 && *families.begin() == "Scans")
        return QStringLiteral("Inclusive scan");
    if (families.size() == 1 && !families.begin()->empty())
        return QString::fromStdString(*families.begin());
    return scans ? QStringLiteral("Scans and reductions") : QStringLiteral("Sorting");
}

std::vector<QString> comparisonSubtitles(const Figures& figures)
{
    const QString ways = QStringLiteral("%1 ways").arg(paneCount(figures.panes.size()));
    if (figures.hash.isEmpty())
        return {ways};
    const QString keys = QStringLiteral("same %1 %2")
                             .arg(countDigits(figures.keys),
                                  figures.keys == 1 ? figures.values ? QStringLiteral("value") : QStringLiteral("key")
                                  : figures.values ? QStringLiteral("values")
                                                    : QStringLiteral("keys"));
    return {QStringLiteral("%1, %2 · input %3").arg(ways, keys, figures.hash),
            QStringLiteral("%1 · input %2").arg(keys, figures.hash),
            QStringLiteral("%1 · input %2…").arg(keys, figures.hash.left(4))};
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
            return {recording.launchCount() == 1 ? QStringLiteral("input, then one launch")
                                                 : QStringLiteral("input, then %1 launches").arg(all),
                    QStringLiteral("input")};
        const QString number = countDigits(pane.moment.launch);
        const QString text = QStringLiteral("launch %1 of %2").arg(number, all);
        QStringList where;
        for (const std::string& part : {launch->meaning.group.english, launch->meaning.title.english})
            if (!part.empty() && part != "Levels")
                where.push_back(QString::fromStdString(part));
        std::vector<QString> wordings{text, QStringLiteral("%1 of %2").arg(number, all)};
        if (!where.isEmpty())
            wordings.insert(wordings.begin(), text + QStringLiteral(" · ") + where.join(QStringLiteral(", ")));
        return wordings;
    }
    const QString plain = QStringLiteral("finished");
    double last = 0;
    for (const auto& end : now.ends)
        last = std::max(last, end.value_or(0));
    const double earlier = now.ends[i] ? last - *now.ends[i] : 0;
    if (earlier <= 0)
        return {plain};
    const auto count = static_cast<std::size_t>(std::llround(earlier));
    const auto counted = [&](const char* one, const char* many) {
        return QStringLiteral("%1, %2 %3 earlier")
            .arg(plain, countDigits(count), QString::fromLatin1(count == 1 ? one : many));
    };
    switch (clock.unit) {
    case ClockUnit::launches:
        return {counted("launch", "launches"), plain};
    case ClockUnit::levels:
        return {counted("level", "levels"), plain};
    case ClockUnit::work:
        return {counted("operation", "operations"), plain};
    case ClockUnit::units:
        return {counted("step of modelled time", "steps of modelled time"), plain};
    case ClockUnit::device:
        return {QStringLiteral("%1, %2 earlier").arg(plain, timeText(count)), plain};
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
        return {{QStringLiteral("None of these could run.")}};
    const bool atStart = done.empty() && std::all_of(running.begin(), running.end(),
                                                     [&](std::size_t i) { return panes[i].moment.launch == 0; });
    const bool nothing = failed.empty() && std::all_of(figures.panes.begin(), figures.panes.end(),
                                                       [](const PaneFigures& pane) { return pane.launches == 0; });
    if (nothing)
        return {{QStringLiteral("A single %1 is its own result: nothing is launched.")
                     .arg(figures.values ? QStringLiteral("value") : QStringLiteral("key"))}};
    if (atStart && running.size() > 1)
        return startNarration(figures, running.size());
    if (running.empty())
        return endNarration(figures, done);

    std::vector<Phrase> sentence;
    const QString reach = sharedReach(running, panes);
    if (!reach.isEmpty())
        sentence.push_back({reach});
    bool first = true;
    for (const std::size_t i : running) {
        if (!first)
            sentence.push_back({QStringLiteral(", ")});
        first = false;
        const QString name = subjectOf(*panes[i].resident.recording, figures.panes[i].name);
        const Launch* launch = launchOf(panes[i]);
        if (launch == nullptr) {
            sentence.push_back({name + QStringLiteral(" has not begun")});
            continue;
        }
        sentence.push_back(
            {QStringLiteral("%1 %2").arg(name, deedOf(*panes[i].resident.recording, *launch)), Tone::compute});
        if (const auto prefixes = panes.size() <= 2 ? finishedPrefixes(panes[i]) : std::nullopt)
            sentence.push_back({i > running.front()
                                    ? QStringLiteral(" and has %1").arg(countDigits(*prefixes))
                                    : QStringLiteral(" and has %1 %2 finished")
                                          .arg(countDigits(*prefixes), *prefixes == 1 ? QStringLiteral("prefix")
                                                                                      : QStringLiteral("prefixes"))});
    }
    if (!done.empty()) {
        std::vector<std::string> names;
        for (const std::size_t i : done)
            names.push_back(subjectOf(*panes[i].resident.recording, figures.panes[i].name).toStdString());
        sentence.push_back({QStringLiteral("; ")});
        sentence.push_back({QString::fromStdString(joined(names)), Tone::keep});
        sentence.push_back({done.size() == 1 ? QStringLiteral(" has finished") : QStringLiteral(" have finished")});
    }
    sentence.push_back({QStringLiteral(".")});
    sentence.front().text = sentenceStart(sentence.front().text);
    return sentence;
}

} // namespace lockstep::ui
