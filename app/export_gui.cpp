#include "app/commands.hpp"

#include "app/events.hpp"
#include "app/export_progress.hpp"
#include "app/lecture.hpp"
#include "app/looks_gui.hpp"
#include "app/plan.hpp"
#include "app/plan_gui.hpp"
#include "app/quiet.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/model/sentence.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/export/data.hpp"
#include "ui/export/format.hpp"
#include "ui/export/writer.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/lens/phases.hpp"
#include "ui/player/gather.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

/// What a comparison is drawn from; the sides get the panes' names.
ui::ComparisonSource sourceOf(Session& session, const std::vector<Subject>& subjects, std::vector<Side>& sides)
{
    std::vector<ui::PaneAsk> asks;
    std::vector<RecordingPtr> recordings;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        const RunRequest& request = subjects[i].request;
        asks.push_back({request.algorithm, request.parameters, request.device});
        asks.back().kernel = request.kernel;
        recordings.push_back(sides[i].recording);
    }
    const std::vector<QString> names = ui::paneNames(asks, recordings);
    ui::ComparisonSource source;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i].name = names[i].toStdString();
        ui::Pane& pane = source.panes.emplace_back();
        pane.name = names[i];
        pane.resident.recording = recordings[i];
        pane.failure = QString::fromStdString(sides[i].problem);
    }
    source.asks = asks;
    source.fetch = [&session, recordings](std::size_t pane, const ui::Needs& needs, const std::stop_token& stop) {
        return ui::gather(session, recordings[pane], needs, stop);
    };
    return source;
}

/// A time after which nothing more happens would show the end under another name.
double timeWithin(double time, double end)
{
    if (time > end)
        throw InputError{sentence("The time {} is past the end; by this clock the comparison ends at {}.", time, end)};
    return time;
}

/// A clock that a recording does not know would leave its pane at the input.
void requireClock(const ui::ComparisonSource& source, const ClockChoice& clock)
{
    for (const ui::Pane& pane : source.panes)
        if (pane.resident.recording && !clockTimes(*pane.resident.recording, clock.unit, clock.units))
            throw InputError{sentence("{} does not know its times by this clock (past the memory budget, or on a "
                                      "device that measures none); choose --clock launches or work.",
                                      pane.name.toStdString())};
}

/// What is exported, and where in it one picture is taken.
struct Exported {
    ui::Deck deck;
    ui::DeckMoment moment; ///< the last page's end unless the call says otherwise
    std::vector<Side> sides;
};

Exported exportedComparison(Session& session, const RunOptions& shared, const std::vector<Subject>& subjects,
                            const ExportOptions& options)
{
    const ClockChoice choice = toClock(options.clock);
    Exported exported;
    exported.sides = recordSides(session, subjects, sideOptions(shared, subjects));
    ui::ComparisonSource source = sourceOf(session, subjects, exported.sides);
    source.look = memoryLook(options.shown);
    requireClock(source, choice);
    const std::vector<RecordingPtr> recordings = source.recordings();
    if (choice.ask) {
        const std::size_t n = subjects.front().request.input.size();
        if (*choice.ask >= n)
            throw InputError{
                sentence("There is no position {} among {} values; ask for one from 0 to {}.", *choice.ask, n, n - 1)};
        source.question.put(*choice.ask);
    }
    ui::ComparisonClock clock{choice.unit, choice.units.count, choice.units.wavefront, 0};
    exported.deck = ui::comparisonDeck(source, clock);
    exported.moment.page = exported.deck.pages.size() - 1;
    if (choice.time) {
        clock.time = timeWithin(*choice.time, ui::endOf(recordings, clock));
        const ui::ComparisonPlace place = ui::placeIn(recordings, clock);
        exported.moment = {place.page, place.fraction};
    }
    return exported;
}

Exported exportedRun(Session& session, const RecordingPtr& recording, const std::string& name, ui::PageUnit unit,
                     const std::optional<ui::MemoryLook>& memory)
{
    if (unit == ui::PageUnit::phase && !ui::hasPhases(*recording))
        throw InputError{
            sentence("{} with these parameters is shown launch by launch, without phases; leave --pages out.", name)};
    Exported exported;
    exported.deck = ui::recordingDeck({recording,
                                       [&session, recording](const ui::Needs& needs, const std::stop_token& stop) {
                                           return ui::gather(session, recording, needs, stop);
                                       },
                                       memory},
                                      ui::Language::english, unit);
    exported.moment.page = exported.deck.pages.size() - 1;
    return exported;
}

ui::PageUnit unitNamed(const std::string& name)
{
    if (name == "launch")
        return ui::PageUnit::launch;
    if (name == "phase")
        return ui::PageUnit::phase;
    throw InputError{sentence("There is no page a '{}'; choose --pages launch or phase.", name)};
}

constexpr double defaultPrint = 300; ///< dpi

/// An option that would change nothing is a mistake.
void requireMeaning(const ExportOptions& options, const ui::Format& format, bool folder)
{
    if (!format.isVideo() && (options.fps || options.speed))
        throw InputError{sentence("--fps and --speed are for videos, not for {}.", format.title)};
    if (!options.text.empty() && &format != &ui::svgFormat)
        throw InputError{
            sentence("--text says how an SVG holds its letters, and this is a {}; leave it out.", format.title)};
    if (options.editable && &format != &ui::pptxFormat)
        throw InputError{
            sentence("--editable is for slides, and this is a {}; leave it out, or name a pptx file.", format.title)};
    const bool paged = format.group() == ui::FormatKind::document && &format != &ui::htmlFormat;
    if (!folder && !paged && options.between > 0)
        throw InputError{
            sentence("--between is for a folder of pictures and for slides; a video and a page of HTML have the "
                     "motion by themselves.")};
}

/// A lecture's pages; they count from 1.
Exported exportedLecture(const std::string& file)
{
    Exported exported;
    exported.deck = ui::lectureDeck(loadLecture(file)).deck;
    exported.moment.page = exported.deck.pages.size() - 1;
    return exported;
}

/// The script says everything about its runs.
void requireLectureOptions(const RunOptions& shared, const ExportOptions& options)
{
    if (!shared.given.empty())
        throw InputError{
            sentence("{} is for a run, and a lecture's script says what is run; leave it out.", shared.given.front())};
    if (options.clock.isGiven())
        throw InputError{
            sentence("--clock, --units, --wavefront, --at and --ask are for comparisons; a lecture's script sets "
                     "the clocks of its own.")};
    if ((options.from && *options.from == 0) || (options.until && *options.until == 0))
        throw InputError{sentence("The pages of a lecture count from 1; there is no page 0.")};
}

/// Options that count pages from 0, as decks do.
ExportOptions fromFirstPage(ExportOptions options)
{
    for (std::optional<std::size_t>* page : {&options.from, &options.until})
        if (*page)
            --**page;
    return options;
}

ui::ExportPlan planOf(const ExportOptions& options)
{
    ui::ExportPlan plan;
    plan.look.pixels = ui::frameSizeFor(options.size);
    if (options.paperWidth) {
        const double shape = static_cast<double>(plan.look.pixels.height()) / plan.look.pixels.width();
        plan.look = ui::onPaper(plan.look, *options.paperWidth, *options.paperWidth * shape,
                                options.dpi.value_or(defaultPrint));
    } else if (options.dpi) {
        throw InputError{sentence("--dpi says how fine a picture on paper is; give its width with --paper-width")};
    }
    plan.look.theme = ui::withPalette(ui::withContrast(themeNamed(options.theme), options.contrast),
                                      ui::paletteNamed(options.palette));
    plan.look.language = ui::languageNamed(options.language);
    plan.look.hasTitle = !options.noTitle;
    plan.look.hasNarration = !options.noNarration;
    plan.look.hasLegend = !options.noLegend;
    plan.look.isTransparent = options.transparent;
    if (!options.text.empty())
        plan.look.svgText = ui::svgTextNamed(options.text);
    plan.isEditable = options.editable;
    plan.range.between = options.between;
    plan.range.fraction = options.fraction;
    plan.fps = options.fps.value_or(plan.fps);
    plan.speed = options.speed.value_or(plan.speed);
    return plan;
}

/// What was written, in words.
std::string writeExport(const Exported& exported, ui::ExportPlan plan, const ExportOptions& options, bool folder,
                        const ui::Format& format)
{
    const QString to = QString::fromStdString(options.to);
    const ui::Deck& deck = exported.deck;
    if (folder || !format.isPicture()) {
        const ui::FrameRange all = folder ? ui::allLaunches(deck) : ui::allPages(deck);
        plan.range.first = options.from.value_or(std::min(all.first, options.until.value_or(all.first)));
        plan.range.last = options.until.value_or(all.last);
    }
    const Interrupt interrupt;
    ProgressLine line;
    const ui::ExportProgress progress{[&line](std::size_t done, std::size_t total) { line.show(done, total); },
                                      interrupt.token()};
    if (folder && !format.parts.empty())
        return sentence("{} files written to {}", ui::exportParts(deck, to, format, progress).size(), options.to);
    if (folder)
        return sentence("{} frames written to {}",
                        ui::exportFrames(deck, plan.range, plan.look, to, format, progress).size(), options.to);
    if (!format.isPicture()) {
        ui::exportDocument(deck, plan, to, format, progress);
    } else {
        ui::DeckMoment moment = exported.moment;
        if (options.from)
            moment = {*options.from, options.fraction};
        else if (!options.clock.at)
            moment.fraction = options.fraction;
        ui::exportFrame(deck, moment, plan.look, to, format, progress.stop);
    }
    if (&format == &ui::tikzFormat && plan.look.language == ui::Language::chinese)
        return sentence("{} written; compile it with xelatex", options.to);
    return sentence("{} written", options.to);
}

} // namespace

std::string formatIds()
{
    std::string ids;
    for (const ui::Format* format : ui::formats())
        ids += (ids.empty() ? "" : ", ") + std::string(format->id);
    return ids;
}

int exportCommand(const RunOptions& called, const std::vector<std::string>& ids, const ExportOptions& options)
{
    CallFiles files;
    const RunOptions shared = withOnePlan(called, ids);
    const QString to = QString::fromStdString(options.to);
    const bool folder = ui::namesFolder(to) || !QFileInfo{to}.fileName().contains('.');
    const ui::Format& format =
        ui::formatFor(folder && options.format.empty() ? QStringLiteral("frame.png") : to, options.format);
    const bool hasParts = !format.parts.empty();
    const QString ending = QFileInfo{to}.suffix();
    if (folder && !to.endsWith('/') &&
        std::ranges::any_of(ui::formats(), [&](const ui::Format* known) { return ending == QLatin1String(known->id); }))
        throw InputError{sentence("cannot write {}: it is a folder; name a file, or write {}/ for one file a launch",
                                  options.to, options.to)};
    if (format.isData() && (options.from || options.until || options.clock.isGiven() || options.between > 0))
        throw InputError{
            sentence("{} holds the whole recording; leave out --from, --until, --between and the clock.", format.id)};
    if (folder && !format.isPicture() && !hasParts)
        throw InputError{sentence("'{}' names a folder, and {} is one file; name it, as {}.{}.", options.to, format.id,
                                  QDir{to}.dirName().toStdString(), format.id)};
    if (!folder && options.until && format.isPicture())
        throw InputError{sentence("'{}' names one picture, and --until asks for several; name a folder, as {}/.",
                                  options.to, QFileInfo{to}.completeBaseName().toStdString())};
    const ui::ExportPlan plan = planOf(options);
    const ui::PageUnit unit = unitNamed(options.pages);
    checkFraction(options.fraction);
    requireMeaning(options, format, folder);
    ui::requirePlan(format, plan);

    const bool isPlan = !shared.plan.empty();
    const bool isLecture = !isPlan && ids.size() == 1 && namesLecture(ids.front());
    if (isLecture)
        requireLectureOptions(shared, options);
    const std::optional<OwnKernel> own = isPlan ? std::optional{ownKernelOf(ids, shared.plan)} : std::nullopt;
    const std::vector<Subject> subjects = isLecture || isPlan ? std::vector<Subject>{} : toSubjects(shared, ids);
    const bool compares = subjects.size() > 1;
    if ((compares || isLecture || format.isData()) && unit != ui::PageUnit::launch)
        throw InputError{sentence("--pages is for pictures and documents of one run; leave it out.")};
    if (!compares && options.clock.isGiven())
        throw InputError{sentence(
            "--clock, --units, --wavefront, --at and --ask are for comparisons; name two to four algorithms.")};
    if (toClock(options.clock).time && (folder || !format.isPicture()))
        throw InputError{sentence("--at names one moment, and this takes more than one; name a picture's file.")};
    if (isLecture) // so that both are known as read before anything runs
        noteRead(recordingsFileOf(readLecture(ids.front()), ids.front()));
    if (folder)
        files.writesInto(options.to);
    else
        files.writes(options.to);
    drawWithoutDisplay();
    int argc = 1;
    char name[] = "lockstep";
    char* argv[] = {name, nullptr};
    const QGuiApplication application{argc, argv};

    Session session;
    std::optional<PlanRecording> ownRun;
    const auto one = [&] {
        if (own)
            ownRun = recordedPlan(session, *own, shared);
        const RecordingPtr recording =
            ownRun ? ownRun->recording : recordSides(session, subjects, recordOptions(shared)).front().recording;
        return exportedRun(session, recording, own ? own->plan.name() : subjects.front().name, unit,
                           memoryLook(options.shown));
    };
    const Exported exported = isLecture  ? exportedLecture(ids.front())
                              : compares ? exportedComparison(session, shared, subjects, options)
                                         : one();
    try {
        printDone(writeExport(exported, plan, isLecture ? fromFirstPage(options) : options, folder, format));
    } catch (const Cancelled&) {
        throw Error{sentence("stopped; nothing was written")};
    }
    if (ownRun)
        tellNotes(*ownRun);
    if (ownRun || std::ranges::any_of(subjects, runsOwnKernel))
        tellOfSandbox();
    return tellFailures(exported.sides);
}

} // namespace lockstep::app
