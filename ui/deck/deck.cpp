#include "ui/deck/deck.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/player/motion.hpp"
#include "ui/scene/frame.hpp"

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
            m_needs = needs;
        }
        return m_last;
    }

private:
    FrameSource m_source;
    std::mutex m_mutex;
    Needs m_needs;
    Resident m_last;
};

QString titleOf(const Recording& recording, std::size_t launch)
{
    if (launch == 0)
        return QStringLiteral("Input");
    QString title = QStringLiteral("Launch %1 of %2").arg(launch).arg(recording.launchCount());
    if (const Message& own = recording.launches[launch - 1].meaning.title; !own.english.empty())
        title += QStringLiteral(" · ") + QString::fromStdString(own.english);
    return title;
}

/// Wide enough for every lens's own sentence.
View narrationView()
{
    View view;
    view.size = {1600, 900};
    view.role = ViewRole::exported;
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

Deck recordingDeck(const FrameSource& source)
{
    const RecordingPtr recording = source.recording;
    const auto pieces = std::make_shared<LastPieces>(source);
    Deck deck;
    deck.title = QString::fromStdString(recording->title);
    deck.name = QString::fromStdString(recording->algorithm);
    deck.recordings = {recording};
    for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
        Page page{k, {}, titleOf(*recording, k)};
        if (k > 0) {
            page.chapter = QString::fromStdString(recording->launches[k - 1].meaning.group.english);
            page.motion = Motion(recording->workUnit).length();
        }
        deck.pages.push_back(page);
    }
    deck.scene = [recording, pieces](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        const Moment moment{page, page == 0 ? 1 : fraction};
        return frame(pieces->get(frameNeeds(*recording, moment, view), stop), moment, view);
    };
    deck.fractionAt = [unit = recording->workUnit](std::size_t, double ms) { return Motion(unit).fractionAt(ms); };
    deck.narration = [recording, pieces](std::size_t page, const std::stop_token& stop) {
        const View view = lensView(narrationView());
        const Moment moment{page, 1};
        const Lens& lens = lensFor(*recording, view);
        return plainText(lens.narration(pieces->get(lens.needs(*recording, moment, view), stop), moment));
    };
    return deck;
}

} // namespace lockstep::ui
