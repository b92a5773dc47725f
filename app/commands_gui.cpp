#include "app/commands.hpp"

#include "app/open.hpp"
#include "engine/error.hpp"
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

int exportCommand(const RunOptions& run, const ExportOptions& options)
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

    drawWithoutDisplay();
    int argc = 1;
    char name[] = "lockstep";
    char* argv[] = {name, nullptr};
    const QGuiApplication application{argc, argv};

    Session session;
    const RecordingPtr made = session.record(toRequest(run));
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

int openCommand(const std::optional<RunOptions>& run, const OpenOptions& options)
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
    if (run) {
        request.run = toRequest(*run);
        if (!run->input) {
            request.distribution = run->distribution;
            request.n = request.run.input.size();
            request.seed = run->seed;
        }
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
