#pragma once

#include "ui/lens/lens.hpp"

#include <QString>
#include <functional>
#include <memory>
#include <set>
#include <stop_token>
#include <vector>

namespace lockstep::ui {

/// A question that the class answers before it sees what the device did; worked out from a recording.
struct Prediction {
    QString question; ///< "Which pairs swap in this launch?"
    struct Choice {
        QString text; ///< "wires 3 and 7"
        bool isRight = false;
    };
    /// In the page's picture choice i is the mark of the name "choice<i>" (from 0), so that a click finds it.
    std::vector<Choice> choices;
};

/// What was chosen, and whether the class may see what is right.
struct Answer {
    std::set<std::size_t> chosen;
    bool isRevealed = false;
    bool operator==(const Answer&) const = default;
};

/// One stop: a slide, a picture in a folder, a step of a page or of a presentation.
struct Page {
    std::size_t number = 0; ///< in file names and for people: of a run the launch that has just ended, 0 the input
    QString chapter;        ///< pages of one chapter are neighbours, as in the timeline; empty: none
    QString title;          ///< of a slide: "Launch 5 of 10 · distance 2"
    double motion = 0;      ///< milliseconds at speed 1 that lead here from the page before; 0 is a cut
    double hold = 1000;     ///< milliseconds that a video rests here
    QString notes = {};     ///< the speaker's own; empty: the narration serves
    bool pauses = false;    ///< a presentation that plays stops here
    std::shared_ptr<const Prediction> prediction =
        nullptr; ///< the picture withholds the next state; null: nothing asked
};

/// What can be exported and presented: pages in order, the pictures that lead from one to the next, and what they were
/// drawn from. The functions may be called from any thread, one call at a time, and may wait for a device; they throw
/// Error, or Cancelled where a stop is asked for.
struct Deck {
    QString title;
    QString name; ///< for a file, without its ending
    QString pageWord = QStringLiteral("launch"), pageWords = QStringLiteral("launches"); ///< what a page is, for people
    std::vector<Page> pages;                                                             ///< at least one
    std::vector<RecordingPtr> recordings;  ///< what the pages show; no nulls
    Language language = Language::english; ///< of all words here; a picture's is its View's
    std::function<Deck(Language)> in;      ///< the same pages in another language; empty: there is only this one
    /// The picture `fraction` of the way to a page; 1 is the page itself. Linear in between.
    std::function<Scene(std::size_t page, double fraction, const View& view, const std::stop_token& stop)> scene;
    /// Of a page with a prediction: its picture with choices made, and revealed what is right. Null where no page has
    /// one.
    std::function<Scene(std::size_t page, const Answer& answer, const View& view, const std::stop_token& stop)>
        answered;
    /// How far the motion to a page has come after so many milliseconds at speed 1.
    std::function<double(std::size_t page, double ms)> fractionAt;
    /// The whole sentence above a page's picture.
    std::function<QString(std::size_t page, const std::stop_token& stop)> narration;
};

/// A place in a deck: `fraction` of the way to a page.
struct DeckMoment {
    std::size_t page = 0;
    double fraction = 1;
};

/// A recording, and how to get at what it does not hold. `fetch` may block; it throws as Session does.
struct FrameSource {
    RecordingPtr recording;
    std::function<Resident(const Needs&, const std::stop_token&)> fetch;
    std::optional<MemoryLook> memory = {}; ///< absent: the structure
};

enum class PageUnit { launch, phase };
/// The input and every launch of a run, or every phase of its launches.
Deck recordingDeck(const FrameSource& source, Language language = Language::english, PageUnit unit = PageUnit::launch);
/// The deck itself where it has this language, or none but its own.
Deck inLanguage(const Deck& deck, Language language);

/// The page of such a deck that shows a moment, and the other way round.
DeckMoment placeIn(const Recording& recording, PageUnit unit, Moment moment);
Moment momentIn(const Recording& recording, PageUnit unit, DeckMoment at);

/// A sentence without its colours.
QString plainText(const std::vector<Phrase>& phrases);

} // namespace lockstep::ui
