#include "app/open.hpp"

#include "app/commands.hpp"
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/device/devices.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/presets/preset.hpp"
#include "ui/export/files.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"
#include "ui/scene/palette.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/habits.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/preferences.hpp"

#include <QApplication>
#include <QBuffer>
#include <QPixmap>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <memory>

namespace lockstep {

namespace {

ui::RunAsk askFor(const OpenRequest& request)
{
    ui::RunAsk ask;
    if (request.recording && isPlanRun(request.recording->algorithm)) // of a file, which may be all that there is of it
        ask.algorithm = rememberSentKernel(*request.recording, std::filesystem::path{request.file}.filename().string());
    else if (!request.run.algorithm.empty())
        ask.algorithm = offeredAlgorithm(request.run.algorithm).id;
    ask.parameters = request.run.parameters;
    ask.device = request.run.device;
    ask.largestGroup = request.run.largestGroup;
    if (request.run.kernel) { // whoever names the file says yes to it
        ask.kernel = request.run.kernel;
        ask.kernelFile = kernelFileOf(offeredAlgorithm(ask.algorithm), ask.parameters);
    }
    if (request.distribution.empty() && !request.run.input.empty()) {
        ask.input.kind = ui::InputChoice::Kind::words;
        ask.input.words = request.run.input;
        ask.input.n = request.run.input.size();
        ask.input.type = elementType(resolveParameters(offeredAlgorithm(ask.algorithm), ask.parameters, ask.input.n));
        if (const auto words = ask.parameters.find(wordsParameter); words != ask.parameters.end()) {
            ask.input.kind = ui::InputChoice::Kind::typed; // the window reads them anew
            ask.input.text = words->second;
            ask.parameters.erase(words);
        }
    } else {
        ask.input.n = request.n;
        ask.input.seed = request.seed;
        if (!request.distribution.empty())
            ask.input.distribution = request.distribution;
    }
    return ask;
}

/// Who names a changed kernel's file says yes to it.
ui::PaneAsk paneFor(const RunRequest& run)
{
    ui::PaneAsk pane{run.algorithm, run.parameters, run.device, run.largestGroup};
    pane.kernel = run.kernel;
    if (run.kernel)
        pane.kernelFile =
            kernelFileOf(offeredAlgorithm(run.algorithm),
                         resolveParameters(offeredAlgorithm(run.algorithm), run.parameters, run.input.size()));
    return pane;
}

/// The file of a word of the call: "a.lockstep", or of one that holds several "a.lockstep:radix-sort".
QString fileOf(const std::string& name)
{
    const auto end = name.rfind(recordingFileEnding);
    const std::string path =
        end == std::string::npos ? name : name.substr(0, end + std::string_view{recordingFileEnding}.size());
    return QString::fromStdString(std::filesystem::path{path}.filename().string());
}

void writeGrab(QWidget& window, const std::string& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !window.grab().save(&buffer, "PNG"))
        throw Error(sentence("cannot write {}: the picture cannot be encoded; choose a smaller --size", path));
    ui::writeFile(bytes, QString::fromStdString(path));
}

/// The comparison stands at its end where it was to open past it.
void requireMoment(const ui::Comparison& comparison, const OpenRequest& request)
{
    std::size_t launches = 0;
    for (std::size_t pane = 0; pane < comparison.paneCount(); ++pane)
        if (comparison.recording(pane))
            launches = std::max(launches, comparison.recording(pane)->launchCount());
    if (request.launch && *request.launch > launches)
        throw InputError(sentence("There is no launch {}; these runs have launches 1 to {}, and 0 is the input.",
                                  *request.launch, launches));
    if (request.time > comparison.end())
        throw InputError(sentence("The time {} is past the end; by this clock the comparison ends at {}.", request.time,
                                  comparison.end()));
}

/// One line for each pane that failed; the exit status.
int tellFailures(const ui::Comparison& comparison)
{
    int status = 0;
    for (std::size_t pane = 0; pane < comparison.paneCount(); ++pane)
        if (!comparison.recording(pane)) {
            fmt::print(stderr, "lockstep: {}: {}\n", comparison.name(pane).toStdString(),
                       comparison.failure(pane).simplified().toStdString());
            status = 1;
        }
    return status;
}

/// Waits for the picture, writes it and ends the program.
class Grab {
public:
    Grab(ui::MainWindow& window, const OpenRequest& request) : m_window(window), m_request(request)
    {
        QObject::connect(&window, &ui::MainWindow::settled, &window, [this] { soon(); });
        QObject::connect(&window, &ui::MainWindow::runFailed, &window, [this](const ui::Failure& failure) {
            fmt::print(stderr, "lockstep: {}\n", app::oneLine(failure.sentence.toStdString()));
            if (m_request.verbose && !failure.details.isEmpty())
                fmt::print(stderr, "{}\n", failure.details.toStdString());
            m_status = failure.status;
            soon();
        });
    }

private:
    // Layouts settle behind the signal; what they ask for is awaited too.
    void soon()
    {
        if (m_waiting)
            return;
        m_waiting = true;
        QTimer::singleShot(150, &m_window, [this] {
            m_waiting = false;
            const ui::Presenter* presenter = m_window.presenter();
            if (m_status == 0 && !(presenter ? presenter->isSettled() : m_window.isSettled()))
                return;
            try {
                if (m_status == 0) { // what was asked for cannot be shown: no picture
                    if (!m_request.compared.empty())
                        requireMoment(m_window.comparisonPage().comparison(), m_request);
                    if (m_request.presents && !m_window.presenter())
                        return present();
                    writeGrab(grabbed(), m_request.grab);
                    if (!m_request.compared.empty())
                        m_status = tellFailures(m_window.comparisonPage().comparison());
                }
            } catch (const InputError& error) {
                fmt::print(stderr, "lockstep: {}\n", app::oneLine(error.what()));
                m_status = 2;
            } catch (const Error& error) {
                fmt::print(stderr, "lockstep: {}\n", app::oneLine(error.what()));
                m_status = 1;
            }
            QCoreApplication::exit(m_status);
        });
    }

    void present()
    {
        ui::Presenter* presenter = m_window.makePresenter(false);
        if (!presenter)
            throw Error(sentence("There is nothing to present."));
        QObject::connect(presenter, &ui::Presenter::settled, &m_window, [this] { soon(); });
        QObject::connect(presenter, &ui::Presenter::failed, &m_window, [this](const QString& sentence) {
            fmt::print(stderr, "lockstep: {}\n", sentence.toStdString());
            m_status = 1;
            soon();
        });
        presenter->showIn({m_request.width, m_request.height}, m_request.showsSpeaker);
    }

    QWidget& grabbed()
    {
        if (!m_request.presents)
            return m_window;
        if (m_request.showsSpeaker)
            return m_window.presenter()->speaker();
        return m_window.presenter()->audience();
    }

    ui::MainWindow& m_window;
    const OpenRequest& m_request;
    bool m_waiting = false;
    int m_status = 0;
};

/// A window that was asked for what there is not (a launch, say) ends as the other commands do.
void endWhereRefused(ui::MainWindow& window, const OpenRequest& request)
{
    auto* first = new QObject(&window);
    const auto end = [first](const QString& sentence) {
        fmt::print(stderr, "lockstep: {}\n", app::oneLine(sentence.toStdString()));
        first->deleteLater();
        QCoreApplication::exit(2);
    };
    QObject::connect(&window, &ui::MainWindow::runFailed, first, [end](const ui::Failure& failure) {
        if (failure.status == 2)
            end(failure.sentence);
    });
    QObject::connect(&window, &ui::MainWindow::settled, first, [first, end, &window, &request] {
        first->deleteLater();
        try {
            if (!request.compared.empty())
                requireMoment(window.comparisonPage().comparison(), request);
        } catch (const InputError& error) {
            end(QString::fromUtf8(error.what()));
        }
    });
}

/// When what was asked for is there.
void presentOnce(ui::MainWindow& window, bool showsSpeaker)
{
    auto* waits = new QObject(&window);
    QObject::connect(&window, &ui::MainWindow::settled, waits, [&window, waits, showsSpeaker] {
        waits->deleteLater();
        window.present(false);
        if (showsSpeaker && window.presenter())
            window.presenter()->toggleSpeaker();
    });
}

/// A grabbed picture is the same whatever somebody prefers.
ui::Palette paletteFor(const OpenRequest& request)
{
    if (!request.palette.empty())
        return ui::paletteNamed(request.palette);
    return request.grab.empty() ? ui::chosenPalette() : ui::Palette::usual;
}

/// Runs what was asked for, and shows it, on the devices that the asks have.
void begin(ui::MainWindow& window, const OpenRequest& request, const ui::RunAsk& ask)
{
    const ui::Moment moment{request.launch.value_or(0), request.fraction.value_or(1)};
    if (!request.lecture.empty()) {
        window.start(ask, moment); // what stands there when the lecture is over
        window.openLecture(QString::fromStdString(request.lecture));
    } else if (request.recording) {
        window.showFile(ui::openedFile(request.file, {request.recording}), moment);
    } else if (request.preset) {
        window.startPreset(*request.preset, ask.device, request.launch ? std::optional{moment} : std::nullopt);
    } else if (request.compared.empty()) {
        if (ask.kernel) // which came from a file
            window.noteInFile(QString::fromStdString(*ask.kernel));
        window.start(ask, moment);
    } else {
        ui::ComparisonAsk compared{{}, ask.input};
        std::vector<RecordingPtr> recordings;
        for (const auto& [run, recording, called] : request.compared) {
            if (recording)
                compared.panes.push_back(window.paneOfFile(recording, fileOf(called)));
            else
                compared.panes.push_back(paneFor(run));
            if (!recording && run.device == ui::RunAsk{}.device && !request.namesDevice)
                compared.panes.back().device = ask.device;
            recordings.push_back(recording);
        }
        window.startComparison(compared, request.clock, request.units.count, request.units.wavefront, request.time);
        if (!request.file.empty())
            window.setOrigin(ui::openedFile(request.file, recordings));
    }
}

} // namespace

int openWindow(const OpenRequest& request)
{
    if (!request.theme.empty() && request.theme != "light" && request.theme != "dark")
        throw InputError(sentence("There is no theme \"{}\"; choose light or dark.", request.theme));
    ui::RunAsk ask = askFor(request);
    static int argc = 1;
    static char name[] = "lockstep";
    static char* argv[] = {name, nullptr};
    std::unique_ptr<QApplication> application;
    if (request.grab.empty() && ui::chosenScale() != 100 && qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(ui::chosenScale() / 100.0));
    if (!QCoreApplication::instance())
        application = std::make_unique<QApplication>(argc, argv);
    QApplication::setApplicationDisplayName("Lockstep");

    ui::MainWindow window;
    window.setTheme(request.theme == "dark" ? ui::ThemeName::dark : ui::ThemeName::light);
    if (request.grab.empty())
        window.recallPreferences(request.theme.empty());
    window.setTheme(ui::withPalette(window.themeName(), paletteFor(request)));
    if (request.memory) {
        window.setLook(*request.memory);
        window.setShowsMemory(true);
    }
    if (!request.language.empty())
        window.setLanguage(ui::languageNamed(request.language));
    else if (request.grab.empty())
        window.recallLanguage();
    if (request.isSized || !request.grab.empty())
        window.resize(request.width, request.height);
    else
        window.recallSize({request.width, request.height});
    std::unique_ptr<Grab> grab;
    if (!request.grab.empty())
        grab = std::make_unique<Grab>(window, request);
    else if (request.problem.empty() && request.lecture.empty())
        endWhereRefused(window, request);
    if (request.grab.empty() && request.presents && request.lecture.empty())
        presentOnce(window, request.showsSpeaker);
    window.show();
    window.setRemembersFiles(request.grab.empty());
    if (request.grab.empty())
        ui::takeUpHabits(window);
    if (!request.problem.empty())
        window.say(QString::fromStdString(request.problem));
    else if (request.grab.empty() && !request.namesDevice)
        window.withPreferredDevice([&](const std::string& device) {
            ask.device = device;
            begin(window, request, ask);
        });
    else
        begin(window, request, ask);
    const int status = QApplication::exec();
    endInTime(status); // the window is gone; a driver that hangs shall not keep the program
    return status;
}

} // namespace lockstep
