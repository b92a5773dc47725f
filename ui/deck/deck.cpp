#include "ui/deck/deck.hpp"

#include "engine/model/recording.hpp"
#include "ui/deck/printed.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/motion.hpp"
#include "ui/scene/names.hpp"

#include <memory>
#include <mutex>

namespace lockstep::ui {

namespace {

/// The pieces of the picture before, which the next one of the same launch needs again.
class LastPieces {
public:
    explicit LastPieces(FrameSource source) : m_source(std::move(source)) {}

    Resident get(const Needs& needs, const std::stop_token& stop)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_last.recording || m_needs != needs) {
            m_last = m_source.fetch(needs, stop);
            m_last.memory = m_memory;
            m_needs = needs;
        }
        return m_last;
    }

private:
    FrameSource m_source;
    std::mutex m_mutex;
    Needs m_needs;
    Resident m_last;
    const std::shared_ptr<PreparedMemory> m_memory = std::make_shared<PreparedMemory>();
};

QString titleOfPage(const Recording& recording, Moment at)
{
    if (at.launch == 0)
        return say("Input");
    QString title = say("Launch %1 of %2").arg(at.launch).arg(recording.launchCount());
    if (at.phase)
        title += say(", phase %1 of %2").arg(*at.phase + 1).arg(phasesShown(recording, at.launch));
    if (const Message& own = recording.launches[at.launch - 1].meaning.title; !own.english.empty())
        title += QStringLiteral(" · ") + say(own);
    return title;
}

/// Where the pages stand, the input first.
std::vector<Moment> pagesOf(const Recording& recording, PageUnit unit)
{
    std::vector<Moment> pages{{0, 1}};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const std::size_t phases = unit == PageUnit::phase ? phasesShown(recording, k) : 1;
        for (std::uint32_t p = 0; p < phases; ++p)
            pages.push_back({k, 1, phases > 1 ? std::optional(p) : std::nullopt});
    }
    return pages;
}

/// Wide enough for every lens's own sentence.
View narrationView(Language language)
{
    View view;
    view.size = {1600, 900};
    view.role = ViewRole::exported;
    view.language = language;
    return view;
}

} // namespace

QString plainText(const std::vector<Phrase>& phrases)
{
    QString text;
    for (const Phrase& phrase : phrases)
        text += phrase.text;
    return text;
}

Deck inLanguage(const Deck& deck, Language language)
{
    return deck.language == language || !deck.in ? deck : deck.in(language);
}

Deck recordingDeck(const FrameSource& source, Language language, PageUnit unit)
{
    const Speaking in(language);
    const RecordingPtr recording = source.recording;
    const auto pieces = std::make_shared<LastPieces>(source);
    const std::vector<Moment> places = pagesOf(*recording, unit);
    Deck deck;
    deck.language = language;
    deck.in = [source, unit](Language other) { return recordingDeck(source, other, unit); };
    deck.pageWord = say("launch");
    deck.pageWords = say("launches");
    deck.title = titleOf(*recording);
    deck.name = QString::fromStdString(recording->algorithm);
    deck.recordings = {recording};
    if (unit == PageUnit::phase) {
        deck.pageWord = say("phase");
        deck.pageWords = say("phases");
    }
    const auto motionOf = [recording](Moment at) { return Motion(*recording, at.launch, at.phase); };
    for (std::size_t i = 0; i < places.size(); ++i) {
        Page page{i, {}, titleOfPage(*recording, places[i])};
        if (i > 0) {
            page.chapter = say(recording->launches[places[i].launch - 1].meaning.group);
            page.motion = motionOf(places[i]).length();
        }
        deck.pages.push_back(page);
    }
    deck.scene = [recording, pieces, places, memory = source.memory, preset = misprintedPreset(*recording)](
                     std::size_t page, double fraction, const View& asked, const std::stop_token& stop) {
        View view = asked;
        view.memory = memory;
        Moment moment = places.at(page);
        if (moment.launch > 0)
            moment.fraction = fraction;
        const Needs needs = needsWithPrinted(*recording, moment, view, preset);
        return frameWithPrinted(pieces->get(needs, stop), moment, view, preset);
    };
    deck.fractionAt = [places, motionOf](std::size_t page, double ms) {
        return motionOf(places.at(page)).fractionAt(ms);
    };
    deck.narration = [recording, pieces, places, memory = source.memory, language](std::size_t page,
                                                                                   const std::stop_token& stop) {
        const Speaking aloud(language);
        View view = lensView(narrationView(language));
        view.memory = memory;
        const Moment moment = places.at(page);
        const Lens& lens = lensFor(*recording, view);
        return plainText(lens.narration(pieces->get(lens.needs(*recording, moment, view), stop), moment));
    };
    return deck;
}

DeckMoment placeIn(const Recording& recording, PageUnit unit, Moment moment)
{
    const std::vector<Moment> places = pagesOf(recording, unit);
    moment = unit == PageUnit::phase ? withinLaunch(recording, moment) : ofLaunch(recording, moment);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].launch == moment.launch && places[i].phase == moment.phase)
            return {i, moment.fraction};
    return {};
}

Moment momentIn(const Recording& recording, PageUnit unit, DeckMoment at)
{
    const std::vector<Moment> places = pagesOf(recording, unit);
    Moment moment = places.at(std::min(at.page, places.size() - 1));
    if (moment.launch > 0)
        moment.fraction = at.fraction;
    return moment;
}

} // namespace lockstep::ui
