#include "app/commands.hpp"

#include "app/open.hpp"
#include "engine/error.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/export/format.hpp"
#include "ui/export/writer.hpp"
#include "ui/player/gather.hpp"

#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

constexpr const char* noDisplay =
    "There is no display to open a window on; type lockstep open --grab window.png for a picture of it, or "
    "lockstep --help for the commands that need none.";

ui::ThemeName themeNamed(const std::string& name)
{
    if (name == "light")
        return ui::ThemeName::light;
    if (name == "dark")
        return ui::ThemeName::dark;
    throw InputError{fmt::format("There is no theme '{}'; choose light or dark.", name)};
}

void checkFraction(double fraction)
{
    if (!(fraction >= 0 && fraction <= 1))
        throw InputError{fmt::format("The fraction is {}; choose a number from 0 to 1.", fraction)};
}

void checkLaunch(std::size_t launch, const Recording& recording)
{
    if (launch > recording.launchCount())
        throw InputError{fmt::format("There is no launch {}; this run has launches 1 to {}, and 0 is the input.",
                                     launch, recording.launchCount())};
}

/// Every command works with no display.
void drawWithoutDisplay()
{
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    // Qt's remarks about the surroundings are no errors of ours.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            fmt::print(stderr, "lockstep: {}\n", text.simplified().toStdString());
    });
}

bool hasDisplay()
{
    return std::ranges::any_of(std::array{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}, [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    });
}

/// Qt ends the program where the display cannot be reached; it shall say so in our words.
void explainFatal(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtFatalMsg)
        return;
    fmt::print(stderr, "lockstep: {} ({})\n", noDisplay, text.simplified().left(80).toStdString());
    std::_Exit(2);
}

} // namespace

namespace {

/// What a comparison is drawn from; the sides get the panes' names.
ui::ComparisonSource sourceOf(Session& session, const std::vector<RunRequest>& requests, std::vector<Side>& sides)
{
    std::vector<ui::PaneAsk> asks;
    std::vector<RecordingPtr> recordings;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        asks.push_back({requests[i].algorithm, requests[i].parameters, requests[i].device});
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
    source.fetch = [&session, recordings](std::size_t pane, const ui::Needs& needs) {
        return ui::gather(session, recordings[pane], needs);
    };
    return source;
}

/// A time after which nothing more happens would show the end under another name.
double timeWithin(double time, double end)
{
    if (time > end)
        throw InputError{
            fmt::format("The time {} is past the end; by this clock the comparison ends at {}.", time, end)};
    return time;
}

/// A clock that a recording does not know would leave its pane at the input.
void requireClock(const ui::ComparisonSource& source, const ClockChoice& clock)
{
    for (const ui::Pane& pane : source.panes)
        if (pane.resident.recording && !clockTimes(*pane.resident.recording, clock.unit, clock.units))
            throw InputError{fmt::format("{} does not know its times by this clock (past the memory budget, or on a "
                                         "device that measures none); choose --clock launches or work.",
                                         pane.name.toStdString())};
}

int exportComparison(const std::vector<RunRequest>& requests, const ExportOptions& options, const ui::FrameLook& look,
                     const QString& to, bool folder, const ui::Format& format)
{
    const ClockChoice choice = toClock(options.clock);
    Session session;
    std::vector<Side> sides = recordSides(session, requests);
    ui::ComparisonSource source = sourceOf(session, requests, sides);
    requireClock(source, choice);
    const std::vector<RecordingPtr> recordings = source.recordings();
    if (choice.ask) {
        const std::size_t n = requests.front().input.size();
        if (*choice.ask >= n)
            throw InputError{fmt::format("There is no position {} among {} values; ask for one from 0 to {}.",
                                         *choice.ask, n, n - 1)};
        source.question.put(*choice.ask);
    }
    ui::ComparisonClock clock{choice.unit, choice.units.count, choice.units.wavefront, 0};
    if (folder) {
        if (choice.time)
            throw InputError{"--at names one moment, and a folder takes a frame for each launch; name a file."};
        const std::size_t last = ui::stepTimes(recordings, clock).size() - 1;
        const ui::FrameRange range{options.from.value_or(std::min<std::size_t>(1, last)), options.until.value_or(last),
                                   options.fraction};
        const auto paths = ui::exportComparisonFrames(source, clock, range, look, to, format);
        fmt::print("{} frames written to {}\n", paths.size(), options.to);
        return tellFailures(sides);
    }
    if (choice.time)
        clock.time = timeWithin(*choice.time, ui::endOf(recordings, clock));
    else if (options.from)
        clock.time = ui::comparisonTimes(recordings, clock, {*options.from, *options.from, options.fraction}).front();
    else
        clock.time = ui::endOf(recordings, clock);
    ui::exportComparison(source, clock, look, to, format);
    fmt::print("{} written\n", options.to);
    return tellFailures(sides);
}

} // namespace

int exportCommand(const RunOptions& shared, const std::vector<std::string>& ids, const ExportOptions& options)
{
    const QString to = QString::fromStdString(options.to);
    const bool folder = ui::namesFolder(to) || !QFileInfo{to}.fileName().contains('.');
    if (!folder && options.until)
        throw InputError{fmt::format("'{}' names one file, and --until asks for several frames; name a folder, as {}/.",
                                     options.to, QFileInfo{to}.completeBaseName().toStdString())};
    ui::FrameLook look;
    look.pixels = ui::frameSizeFor(options.size);
    look.theme = themeNamed(options.theme);
    checkFraction(options.fraction);
    const ui::Format& format =
        ui::formatFor(folder && options.format.empty() ? QStringLiteral("frame.png") : to, options.format);

    const bool compares = ids.size() > 1;
    if (!compares && options.clock.isGiven())
        throw InputError{
            "--clock, --units, --wavefront, --at and --ask are for comparisons; name two to four algorithms."};
    toClock(options.clock);
    const std::vector<RunRequest> requests =
        compares ? toRequests(shared, ids) : std::vector{toRequest(shared, ids.front())};

    drawWithoutDisplay();
    int argc = 1;
    char name[] = "lockstep";
    char* argv[] = {name, nullptr};
    const QGuiApplication application{argc, argv};

    if (compares)
        return exportComparison(requests, options, look, to, folder, format);
    Session session;
    const RecordingPtr made = session.record(requests.front());
    const ui::FrameSource source{made, [&](const ui::Needs& needs) { return ui::gather(session, made, needs); }};
    const Recording& recording = *made;
    if (folder) {
        ui::FrameRange range = ui::allLaunches(recording);
        range.fraction = options.fraction;
        if (options.from)
            range.first = *options.from;
        if (options.until)
            range.last = *options.until;
        checkLaunch(range.first, recording);
        checkLaunch(range.last, recording);
        if (range.first > range.last)
            throw InputError{fmt::format("--from {} comes after --until {}; exchange them.", range.first, range.last)};
        const auto paths = ui::exportFrames(source, range, look, to, format);
        fmt::print("{} frames written to {}\n", paths.size(), options.to);
        return 0;
    }
    const std::size_t launch = options.from.value_or(recording.launchCount());
    checkLaunch(launch, recording);
    ui::exportFrame(source, {launch, options.fraction}, look, to, format);
    fmt::print("{} written\n", options.to);
    return 0;
}

namespace {

/// Where a comparison opens: --at in the clock's unit, or --launch by a clock that counts launches.
double openingTime(const OpenOptions& options, const ClockChoice& clock)
{
    if (clock.time)
        return *clock.time;
    if (!options.launch)
        return 0;
    if (clock.unit != ClockUnit::launches)
        throw InputError{"--launch counts launches, and the clock another thing; name the time with --at."};
    return *options.launch == 0 ? 0 : static_cast<double>(*options.launch - 1) + options.fraction;
}

} // namespace

int openCommand(const RunOptions& run, const std::vector<std::string>& ids, const OpenOptions& options)
{
    OpenRequest request;
    themeNamed(options.theme);
    checkFraction(options.fraction);
    request.theme = options.theme;
    if (!options.size.empty()) {
        const PixelSize size = parseSize(options.size);
        request.width = size.width;
        request.height = size.height;
    }
    request.launch = options.launch;
    request.fraction = options.fraction;
    request.grab = options.grab;
    request.verbose = options.verbose;
    const ClockChoice clock = toClock(options.clock);
    if (ids.size() < 2 && options.clock.isGiven())
        throw InputError{"--clock, --units, --wavefront and --at are for comparisons; name two to four algorithms."};
    if (ids.size() > 1) {
        request.compared = toRequests(run, ids);
        request.run = request.compared.front();
        request.clock = clock.unit;
        request.units = clock.units;
        request.time = openingTime(options, clock);
    } else if (!ids.empty()) {
        request.run = toRequest(run, ids.front());
    }
    if (!ids.empty() && !run.input) {
        request.distribution = run.distribution;
        request.n = request.run.input.size();
        request.seed = run.seed;
    }
    if (!options.grab.empty())
        drawWithoutDisplay();
    else if (!hasDisplay())
        throw InputError{noDisplay};
    if (options.grab.empty())
        qInstallMessageHandler(explainFatal);
    return openWindow(request);
}

} // namespace lockstep::app
