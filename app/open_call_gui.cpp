#include "app/commands.hpp"

#include "app/lecture.hpp"
#include "app/looks_gui.hpp"
#include "app/open.hpp"
#include "app/plan_gui.hpp"
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/palette.hpp"
#include "ui/window/main_window.hpp"

#include <QString>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

constexpr const char* noDisplay =
    later("There is no display to open a window on; type lockstep open --grab window.png for a picture of it, or "
          "lockstep --help for the commands that need none.");

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

/// Where a comparison opens: --at in the clock's unit, or --launch by a clock that counts launches.
double openingTime(const OpenOptions& options, const ClockChoice& clock)
{
    if (clock.time)
        return *clock.time;
    if (!options.launch)
        return 0;
    if (clock.unit != ClockUnit::launches)
        throw InputError{sentence("--launch counts launches, and the clock another thing; name the time with --at.")};
    return *options.launch == 0 ? 0 : static_cast<double>(*options.launch - 1) + options.fraction;
}

/// What would be refused in the window is refused before it opens, as by the other commands. How many launches a run
/// has is known only when it has run.
void requireOpens(const Subject& subject, std::optional<std::size_t> launch)
{
    if (!subject.recording) {
        const Algorithm& algorithm = offeredAlgorithm(subject.request.algorithm);
        const Words& keys = subject.request.input;
        const Parameters parameters = resolveParameters(algorithm, subject.request.parameters, keys.size());
        if (algorithm.check != nullptr)
            algorithm.check(keys, parameters);
    } else if (launch > subject.recording->launchCount()) {
        throw InputError{ui::noSuchLaunch(*launch, subject.recording->launchCount()).toStdString()};
    }
}

} // namespace

int openCommand(const RunOptions& called, const std::vector<std::string>& ids, const OpenOptions& options)
{
    const RunOptions run = withOnePlan(called, ids);
    std::optional<CallFiles> files; // in the window dialogs ask
    if (!options.grab.empty())
        files.emplace();
    OpenRequest request;
    if (!options.theme.empty())
        themeNamed(options.theme);
    checkFraction(options.fraction);
    request.theme = options.theme;
    if (!options.palette.empty())
        ui::paletteNamed(options.palette);
    request.palette = options.palette;
    request.namesDevice = std::ranges::find(run.given, "--device") != run.given.end();
    request.memory = memoryLook(options.shown);
    if (request.memory && request.grab.empty() && !options.shown.machine) {
        const bool isRoof = request.memory->isRoof;
        request.memory = ui::chosenLook();
        request.memory->isRoof = isRoof;
    }
    if (!options.language.empty())
        ui::languageNamed(options.language);
    request.language = options.language;
    if (!options.size.empty()) {
        const PixelSize size = parseSize(options.size);
        request.width = size.width;
        request.height = size.height;
        request.isSized = true;
    }
    request.launch = options.launch;
    request.fraction = options.fraction;
    request.grab = options.grab;
    request.preset = options.preset;
    request.presents = options.present;
    request.showsSpeaker = options.speaker;
    request.verbose = options.verbose;
    const ClockChoice clock = toClock(options.clock);
    if (options.preset && !run.kernel.empty())
        throw InputError{
            sentence("--preset opens a figure as its source has it; leave out --kernel, or name the algorithm.")};
    const bool isPlan = !run.plan.empty();
    const bool isFile =
        !isPlan && run.plans.empty() && ids.size() == 1 && !options.isLecture && namesRecordingFile(ids.front());
    if (!isPlan && ids.size() == 1 && (options.isLecture || namesLecture(ids.front()))) {
        if (!run.given.empty() || options.launch || options.clock.isGiven() || !options.grab.empty())
            throw InputError{
                sentence("A lecture's script says what is run and shown; open it without options of a run, without "
                         "--launch and --grab (lockstep export makes pictures of its pages).")};
        readLecture(ids.front()); // what is wrong with it is said before a window opens
        request.lecture = ids.front();
    }
    std::vector<Subject> subjects;
    try {
        if ((!ids.empty() || !run.plans.empty()) && request.lecture.empty() && !isPlan)
            subjects = toSubjects(run, ids);
        if (isFile)
            request.file = ids.front();
    } catch (const InputError& error) {
        if (!isFile || !run.given.empty() || !options.grab.empty() || !hasDisplay())
            throw;
        request.problem = error.what(); // after a double click nobody reads standard error
        fmt::print(stderr, "lockstep: {}\n", oneLine(error.what()));
    }
    if (subjects.size() < 2 && options.clock.isGiven())
        throw InputError{
            sentence("--clock, --units, --wavefront and --at are for comparisons; name two to four algorithms.")};
    for (const Subject& subject : subjects)
        requireOpens(subject, options.launch);
    if (isPlan)
        askForPlan(request, run, ids);
    if (!subjects.empty())
        request.run = subjects.front().request;
    if (subjects.size() == 1)
        request.recording = subjects.front().recording;
    if (subjects.size() > 1) {
        for (const Subject& subject : subjects)
            request.compared.push_back({subject.request, subject.recording, subject.name});
        request.clock = clock.unit;
        request.units = clock.units;
        request.time = openingTime(options, clock);
    }
    const bool hasFile = std::ranges::any_of(ids, namesRecordingFile);
    if (!subjects.empty() && !run.input && !hasFile) {
        std::vector<const Algorithm*> algorithms;
        for (const Subject& subject : subjects)
            algorithms.push_back(&offeredAlgorithm(subject.request.algorithm));
        request.distribution = distributionOf(run, *algorithms[madeFor(algorithms)]);
        request.n = request.run.input.size();
        request.seed = run.seed;
    }
    if (files)
        files->writes(options.grab);
    if (!options.grab.empty())
        drawWithoutDisplay();
    else if (!hasDisplay())
        throw InputError{translated(noDisplay)};
    if (options.grab.empty())
        qInstallMessageHandler(explainFatal);
    return openWindow(request);
}

} // namespace lockstep::app
