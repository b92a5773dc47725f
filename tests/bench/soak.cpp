// A window that is used at random for as long as one likes: what memory it holds, minute by minute.
#include "tests/bench/resident.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "ui/export/format.hpp"
#include "ui/export/writer.hpp"
#include "ui/panels/settings.hpp"
#include "ui/player/gather.hpp"
#include "ui/window/main_window.hpp"

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <random>

namespace lockstep::bench {
namespace {

using namespace lockstep::ui;

class Soaked {
public:
    explicit Soaked(unsigned seed) : m_random(seed)
    {
        m_window.resize(1280, 720);
        m_window.show();
        run();
    }

    void act()
    {
        Player& player = m_window.player();
        const std::size_t launches = player.recording() ? player.recording()->launchCount() : 0;
        switch (below(20)) {
        case 0:
            run();
            break;
        case 1:
            picture();
            break;
        case 2:
            m_window.setTheme(below(2) == 0 ? ThemeName::light : ThemeName::dark);
            break;
        case 3:
            m_window.setLanguage(std::array{Language::english, Language::german, Language::chinese}[below(3)]);
            break;
        case 4:
            player.play();
            QTest::qWait(200);
            player.pause();
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            player.goTo(below(launches + 1));
            break;
        case 9:
        case 10:
        case 11:
            player.stepBack();
            break;
        default:
            player.stepForward();
        }
        settle();
        ++m_acts;
    }
    std::size_t acts() const { return m_acts; }
    std::size_t runs() const { return m_runs; }

private:
    std::size_t below(std::size_t most) { return m_random() % most; }

    void settle()
    {
        (void)QTest::qWaitFor([this] { return m_window.isSettled(); }, 120'000);
    }

    void run()
    {
        const auto all = catalogue();
        RunAsk ask;
        ask.algorithm = all[below(all.size())]->id;
        ask.input.n = std::array<std::size_t, 7>{1, 8, 16, 33, 64, 1024, 16384}[below(7)];
        ask.input.seed = below(1000);
        m_window.start(ask);
        settle();
        ++m_runs;
    }

    void picture()
    {
        const RecordingPtr recording = m_window.player().recording();
        if (!recording)
            return;
        Session session;
        const Deck deck = recordingDeck({recording, [&](const Needs& needs, const std::stop_token& stop) {
                                             return gather(session, recording, needs, stop);
                                         }});
        exportFrame(deck, {below(recording->launchCount() + 1), 1}, {}, m_folder.filePath("a.png"), pngFormat);
    }

    std::mt19937 m_random;
    QTemporaryDir m_folder;
    MainWindow m_window;
    std::size_t m_acts = 0, m_runs = 0;
};

/// MiB an hour that a line through the points rises; of minutes and MiB.
double rise(std::span<const std::pair<double, double>> points)
{
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (const auto& [minute, mib] : points) {
        n += 1;
        x += minute;
        y += mib;
        xx += minute * minute;
        xy += minute * mib;
    }
    return n < 2 ? 0 : 60 * (n * xy - x * y) / (n * xx - x * x);
}

} // namespace
} // namespace lockstep::bench

int main(int argc, char** argv)
{
    using namespace lockstep::bench;
    CLI::App arguments{"Uses a window at random and tells its memory."};
    double minutes = 60;
    unsigned seed = 1;
    arguments.add_option("--minutes", minutes, "how long");
    arguments.add_option("--seed", seed, "of what is done");
    CLI11_PARSE(arguments, argc, argv);
    if (std::getenv("QT_QPA_PLATFORM") == nullptr)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir settings; // nobody's own are changed
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    const QApplication application(argc, argv);
    lockstep::Isolation how; // as the program does device work for its window
    how.program = LOCKSTEP_PROGRAM;
    lockstep::Session::workThrough([how] { return lockstep::isolated(how); }, false);
    Soaked soaked(seed);
    const auto began = std::chrono::steady_clock::now();
    const auto passed = [&] {
        return std::chrono::duration<double, std::ratio<60>>(std::chrono::steady_clock::now() - began).count();
    };
    std::vector<std::pair<double, double>> told, below;
    fmt::print("MiB of the window's process, and of the one that works for it\n");
    fmt::print("{:>8}{:>10}{:>10}{:>8}{:>8}\n", "minute", "window", "device", "acts", "runs");
    while (passed() < minutes) {
        soaked.act();
        if (passed() < static_cast<double>(told.size() + 1) && passed() < minutes)
            continue;
        told.emplace_back(passed(), resident());
        below.emplace_back(passed(), residentOfChildren());
        fmt::print("{:>8.1f}{:>10.1f}{:>10.1f}{:>8}{:>8}\n", told.back().first, told.back().second, below.back().second,
                   soaked.acts(), soaked.runs());
        std::fflush(stdout);
    }
    fmt::print("the second half rises by {:.1f} and {:.1f} MiB an hour\n",
               rise(std::span(told).subspan(told.size() / 2)), rise(std::span(below).subspan(below.size() / 2)));
    return 0;
}
