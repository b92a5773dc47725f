#include "ui/compare/comparison_export.hpp"

#include "ui/compare/comparison_words.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/player/motion.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// In the language that is spoken.
std::vector<Pane> named(const ComparisonSource& source)
{
    std::vector<Pane> panes = source.panes;
    if (source.asks.size() == panes.size()) {
        const std::vector<QString> names = paneNames(source.asks, source.recordings());
        for (std::size_t i = 0; i < panes.size(); ++i)
            panes[i].name = names[i];
    }
    return panes;
}

std::vector<Pane> panesAt(const ComparisonSource& source, const ComparisonClock& clock, const View& view,
                          const std::stop_token& stop)
{
    std::vector<Pane> panes = named(source);
    Question question = source.question;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (const RecordingPtr recording = panes[i].resident.recording) {
            panes[i].moment = momentAt(*recording, clock);
            panes[i].resident = source.fetch(i, paneNeeds(*recording, panes[i].moment, i, panes.size(), view), stop);
            panes[i].resident.memory = source.memory;
            panes[i].asked = question.answer(i, panes[i].resident, panes[i].moment);
        }
    return panes;
}

ComparisonClock clockAt(ComparisonClock clock, const std::vector<double>& steps, std::size_t page, double fraction)
{
    clock.time = page == 0 ? 0 : std::lerp(steps[page - 1], steps[page], fraction);
    return clock;
}

} // namespace

std::vector<RecordingPtr> ComparisonSource::recordings() const
{
    std::vector<RecordingPtr> all;
    for (const Pane& pane : panes)
        all.push_back(pane.resident.recording);
    return all;
}

Scene comparisonScene(const ComparisonSource& source, const ComparisonClock& clock, const View& view,
                      const std::stop_token& stop)
{
    const Speaking in(view.language);
    return comparisonFrame(panesAt(source, clock, view, stop), clock, view);
}

ComparisonPlace placeIn(std::span<const RecordingPtr> recordings, const ComparisonClock& clock)
{
    const std::vector<double> steps = stepTimes(recordings, clock);
    const auto next = std::lower_bound(steps.begin(), steps.end(), clock.time);
    const auto page = std::min<std::size_t>(static_cast<std::size_t>(next - steps.begin()), steps.size() - 1);
    if (page == 0 || clock.time >= steps[page])
        return {page, 1};
    return {page, (clock.time - steps[page - 1]) / (steps[page] - steps[page - 1])};
}

Deck comparisonDeck(const ComparisonSource& source, const ComparisonClock& clock, Language language)
{
    const Speaking in(language);
    Deck deck;
    deck.language = language;
    deck.in = [source, clock](Language other) { return comparisonDeck(source, clock, other); };
    deck.title = comparisonTitle(named(source));
    deck.pageWord = say("frame");
    deck.pageWords = say("frames");
    WorkUnit unit = WorkUnit::combines; // the longest motion of any pane leads
    for (const RecordingPtr& recording : source.recordings())
        if (recording) {
            deck.name += (deck.name.isEmpty() ? "" : "-") + QString::fromStdString(recording->algorithm);
            deck.recordings.push_back(recording);
            if (recording->workUnit != WorkUnit::combines)
                unit = recording->workUnit;
        }
    const std::vector<RecordingPtr> recordings = source.recordings();
    const std::vector<double> steps = stepTimes(recordings, clock);
    const Motion motion(unit);
    for (std::size_t k = 0; k < steps.size(); ++k)
        deck.pages.push_back({k,
                              {},
                              k == 0 ? say("Input") : say("Step %1 of %2").arg(k).arg(steps.size() - 1),
                              k == 0 ? 0 : motion.length()});
    deck.scene = [source, clock, steps](std::size_t page, double fraction, const View& asked,
                                        const std::stop_token& stop) {
        View view = asked;
        view.memory = source.look;
        return comparisonScene(source, clockAt(clock, steps, page, fraction), view, stop);
    };
    deck.fractionAt = [motion](std::size_t, double ms) { return motion.fractionAt(ms); };
    deck.narration = [source, clock, steps, language](std::size_t page, const std::stop_token& stop) {
        const Speaking aloud(language);
        View view;
        view.size = {1600, 900};
        view.role = ViewRole::exported;
        view.language = language;
        const ComparisonClock then = clockAt(clock, steps, page, 1);
        const std::vector<Pane> panes = panesAt(source, then, view, stop);
        const auto figures = figuresOf(panes, then.wavefront);
        return plainText(withChineseMarks(isAsked(panes) ? askedNarration(panes, *figures)
                                                         : comparisonNarration(panes, *figures, then)));
    };
    return deck;
}

} // namespace lockstep::ui
