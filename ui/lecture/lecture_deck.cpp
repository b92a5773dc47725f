#include "ui/lecture/lecture_deck.hpp"

#include "engine/error.hpp"
#include "engine/lecture/caption.hpp"
#include "engine/model/recording.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/lecture/choices.hpp"
#include "ui/lecture/text_scene.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

/// One page of the lecture, and where its picture comes from.
struct LecturePage {
    std::size_t scene = 0;
    std::size_t page = 0;                     ///< of the scene's own deck
    std::optional<std::size_t> question = {}; ///< in LectureDeck::questions
    QString title = {}, caption = {}, narration = {};
    QStringList lines = {}; ///< of a page of words
};

/// Everything that the deck's functions need; shared by them, never changed.
struct Contents {
    std::vector<Deck> decks; ///< by scene; without pages for a page of words
    std::vector<double> speeds;
    std::vector<LecturePage> pages;
    std::vector<QuestionPage> questions;
    QString foot;
};

Deck sceneDeck(const LectureScene& scene, const std::vector<RecordingPtr>& runs, Language language)
{
    if (runs.size() == 1)
        return recordingDeck(
            {runs.front(),
             [run = runs.front()](const Needs& needs, const std::stop_token&) { return gatherKept(run, needs); }},
            language);
    std::vector<PaneAsk> asks;
    for (const RunRequest& run : scene.runs)
        asks.push_back({run.algorithm, run.parameters});
    const std::vector<QString> names = paneNames(asks, runs);
    ComparisonSource source;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        Pane& pane = source.panes.emplace_back();
        pane.name = names[i];
        pane.resident.recording = runs[i];
    }
    source.asks = asks;
    source.fetch = [runs](std::size_t pane, const Needs& needs, const std::stop_token&) {
        return gatherKept(runs[pane], needs);
    };
    return comparisonDeck(source, {scene.clock, scene.units.count, scene.units.wavefront, 0}, language);
}

/// Milliseconds that a video rests on words that have to be read.
double readingTime(const QString& words)
{
    constexpr double aLetter = 52, shortest = 2200, longest = 14000;
    return std::clamp(1000 + aLetter * static_cast<double>(words.size()), shortest, longest);
}

class Builder {
public:
    Builder(const RecordedLecture& recorded, Language language)
        : m_recorded(recorded), m_contents(std::make_shared<Contents>())
    {
        m_made.deck.language = language;
    }

    LectureDeck build()
    {
        const Lecture& lecture = m_recorded.lecture;
        m_contents->foot = QStringLiteral("Lockstep · ") + QString::fromStdString(lecture.title);
        m_made.deck.title = QString::fromStdString(lecture.title);
        m_made.deck.name = QString::fromStdString(lecture.name.substr(0, lecture.name.rfind('.')));
        m_made.deck.pageWord = say("page");
        m_made.deck.pageWords = say("pages");
        m_made.deck.recordings = m_recorded.recordings;
        for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
            m_contents->speeds.push_back(lecture.scenes[i].speed);
            if (lecture.scenes[i].isText())
                addWords(i);
            else
                addRun(i);
        }
        m_contents->questions = m_made.questions;
        addFunctions();
        return std::move(m_made);
    }

private:
    const LectureScene& scene(std::size_t i) const { return m_recorded.lecture.scenes[i]; }

    QString filled(const LectureWords& words, std::size_t i, std::size_t page, std::size_t launch) const
    {
        const auto own = words.places.find(page);
        return QString::fromStdString(filledIn(words.at(page), m_recorded.runs[i], launch, m_recorded.lecture.name,
                                               own == words.places.end() ? words.place : own->second));
    }

    /// Pages count from 1 here, for people and in file names.
    Page& add(LecturePage made)
    {
        Page page;
        page.number = m_made.deck.pages.size() + 1;
        page.chapter = QString::fromStdString(scene(made.scene).title);
        // A list of pages shows no chapters, and "Launch 3 of 12" alone comes in several scenes.
        page.title = made.title == page.chapter ? made.title : page.chapter + QStringLiteral(" · ") + made.title;
        m_made.places.push_back(scene(made.scene).isText() ? LecturePlace{}
                                                           : LecturePlace{m_recorded.runs[made.scene], made.page});
        m_contents->pages.push_back(std::move(made));
        return m_made.deck.pages.emplace_back(std::move(page));
    }

    void addWords(std::size_t i)
    {
        LecturePage made{i};
        made.title = QString::fromStdString(scene(i).title);
        for (const std::string& line : scene(i).text)
            made.lines +=
                QString::fromStdString(filledIn(line, m_recorded.runs[i], 0, m_recorded.lecture.name, scene(i).place));
        made.narration = made.lines.join(QLatin1Char(' '));
        m_contents->decks.emplace_back();
        Page& page = add(made);
        page.hold = scene(i).hold > 0 ? scene(i).hold * 1000 : readingTime(made.narration);
        page.notes = filled(scene(i).notes, i, 0, 0);
        page.pauses = scene(i).startsPaused;
    }

    void addRun(std::size_t i)
    {
        const LectureScene& script = scene(i);
        Deck& own = m_contents->decks.emplace_back(sceneDeck(script, m_recorded.runs[i], m_made.deck.language));
        const std::size_t last = own.pages.size() - 1;
        const std::size_t from = within(script.from.value_or(0), last, script.fromPlace, own);
        const std::size_t until = within(script.until.value_or(last), last, script.untilPlace, own);
        if (from > until)
            refuse(script.place, fmt::format("the scene begins at {} and ends before that, at {}.", from, until));
        for (const LectureWords* words : {&script.caption, &script.notes})
            for (const auto& [page, place] : words->places)
                requireShown(page, place, from, until, own);
        for (const auto& [page, place] : script.pauses)
            requireShown(page, place, from, until, own);
        auto ask = script.asks.begin();
        for (std::size_t page = from; page <= until; ++page) {
            for (; ask != script.asks.end() && ask->launch == page && page > from; ++ask)
                addQuestion(i, *ask);
            addLaunch(i, page, page == from);
        }
        if (ask != script.asks.end())
            refuse(ask->place, fmt::format("launch {} does not come in this scene, which goes from {} to {}; a "
                                           "question stands before a launch that is shown after another page.",
                                           ask->launch, from, until));
    }

    void addLaunch(std::size_t i, std::size_t page, bool isFirst)
    {
        const LectureScene& script = scene(i);
        const Page& own = m_contents->decks[i].pages[page];
        const std::size_t launch = m_recorded.runs[i].size() == 1 ? page : 0;
        LecturePage made{i, page};
        made.title = own.title;
        made.caption = filled(script.caption, i, page, launch);
        const QString words = made.caption;
        Page& added = add(made);
        added.motion = isFirst ? 0 : own.motion / script.speed; // the first page of a scene is a cut
        added.hold = script.hold > 0 ? script.hold * 1000 : readingTime(words);
        added.notes = filled(script.notes, i, page, launch);
        added.pauses = (isFirst && script.startsPaused) || script.pauses.contains(page);
    }

    void addQuestion(std::size_t i, const LectureAsk& ask)
    {
        const RecordingPtr recording = m_recorded.runs[i].front();
        QuestionPage asked{m_made.deck.pages.size(), QString::fromStdString(scene(i).title),
                           makeQuestion(*recording, ask, m_recorded.lecture.name), recording, ask.launch};
        LecturePage made{i, ask.launch - 1, m_made.questions.size()};
        made.title = say("Question · launch %1").arg(ask.launch);
        made.narration = say(asked.question.text);
        auto prediction = std::make_shared<Prediction>();
        prediction->question = made.narration;
        for (const LectureQuestion::Choice& choice : asked.question.choices) {
            QString text = say(choice.text);
            if (!choice.detail.english.empty())
                text += QStringLiteral(": ") + say(choice.detail);
            prediction->choices.push_back({text, choice.isRight});
        }
        m_made.questions.push_back(std::move(asked));
        Page& added = add(made);
        added.hold = ask.hold * 1000;
        added.notes = say("Answer: ") + say(m_made.questions.back().question.answer);
        if (const QString notes = filled(scene(i).notes, i, ask.launch, ask.launch); !notes.isEmpty())
            added.notes += QLatin1Char('\n') + notes;
        added.pauses = true;
        added.prediction = std::move(prediction);
    }

    [[noreturn]] void refuse(TextPlace place, const std::string& why) const
    {
        refuseAt(m_recorded.lecture.name, place, why);
    }

    std::size_t within(std::size_t page, std::size_t last, TextPlace place, const Deck& deck) const
    {
        if (page > last)
            refuse(place, fmt::format("there is no {} {}; the last is {}.", wordFor(deck), page, last));
        return page;
    }

    void requireShown(std::size_t page, TextPlace place, std::size_t from, std::size_t until, const Deck& deck) const
    {
        if (page < from || page > until)
            refuse(place, fmt::format("{} {} does not come in this scene, which goes from {} to {}.", wordFor(deck),
                                      page, from, until));
    }

    static std::string wordFor(const Deck& deck) { return deck.recordings.size() > 1 ? "step" : "launch"; }

    void addFunctions();

    const RecordedLecture& m_recorded;
    std::shared_ptr<Contents> m_contents;
    LectureDeck m_made;
};

Resident stateBefore(const QuestionPage& question, const View& view)
{
    const Moment moment{question.launch - 1, 1};
    return gatherKept(question.recording, frameNeeds(*question.recording, moment, view));
}

/// Picture above, choices below; what a file says at its foot stays there.
Scene askingScene(const QuestionPage& question, const Answer& answer, View view)
{
    const Speaking in(view.language);
    const double height = choicesHeight(question.question, view);
    const double gap = view.role == ViewRole::presenter ? 24 : 12;
    const double foot = view.role == ViewRole::exported ? 50 : gap;
    View upper = view;
    upper.size.setHeight(std::max(1.0, view.size.height() - height - gap));
    upper.title = question.scene;
    upper.caption = say(question.question.text);
    upper.hasNarration = true; // a question that is not asked is none
    const Scene picture = frame(stateBefore(question, upper), {question.launch - 1, 1}, upper);
    Scene whole;
    whole.size = view.size;
    whole.ground = picture.ground;
    for (Mark mark : picture.marks) {
        if (!mark.id.name.startsWith(QLatin1String("footer"))) {
            whole.marks.push_back(std::move(mark));
            continue;
        }
        Scene footer;
        footer.marks.push_back(std::move(mark));
        addInto(whole, std::move(footer), {0, height + gap});
    }
    drawChoices(whole, question.question, answer, view.size.height() - foot - height, view);
    return whole;
}

void Builder::addFunctions()
{
    Deck& deck = m_made.deck;
    const std::shared_ptr<const Contents> contents = m_contents;
    std::vector<QString> titles;
    for (const LectureScene& script : m_recorded.lecture.scenes)
        titles.push_back(QString::fromStdString(script.title));
    deck.scene = [contents, titles](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        const LecturePage& shown = contents->pages.at(page);
        if (shown.question)
            return askingScene(contents->questions[*shown.question], {}, view);
        const Speaking in(view.language);
        if (!shown.lines.isEmpty())
            return textScene(shown.title, shown.lines, contents->foot, view);
        View worded = view;
        worded.title = titles[shown.scene];
        worded.caption = shown.caption;
        return contents->decks[shown.scene].scene(shown.page, fraction, worded, stop);
    };
    if (!contents->questions.empty())
        deck.answered = [contents](std::size_t page, const Answer& answer, const View& view, const std::stop_token&) {
            return askingScene(contents->questions.at(*contents->pages.at(page).question), answer, view);
        };
    deck.fractionAt = [contents](std::size_t page, double ms) {
        const LecturePage& shown = contents->pages.at(page);
        if (shown.question || !shown.lines.isEmpty())
            return 1.0;
        return contents->decks[shown.scene].fractionAt(shown.page, ms * contents->speeds[shown.scene]);
    };
    deck.narration = [contents](std::size_t page, const std::stop_token& stop) {
        const LecturePage& shown = contents->pages.at(page);
        if (!shown.narration.isEmpty())
            return shown.narration;
        if (!shown.caption.isEmpty())
            return shown.caption;
        return contents->decks[shown.scene].narration(shown.page, stop);
    };
}

} // namespace

LectureDeck lectureDeck(const RecordedLecture& recorded, Language language)
{
    const Speaking in(language);
    RecordedLecture shown = recorded;
    shown.lecture = lectureIn(recorded.lecture, codeOf(language));
    LectureDeck made = Builder(shown, language).build();
    made.deck.in = [kept = std::make_shared<const RecordedLecture>(recorded)](Language other) {
        return lectureDeck(*kept, other).deck;
    };
    return made;
}

Scene questionPicture(const QuestionPage& question, const View& view)
{
    View bare = view;
    bare.hasTitle = false;
    bare.hasNarration = false;
    return frame(stateBefore(question, bare), {question.launch - 1, 1}, bare);
}

} // namespace lockstep::ui
