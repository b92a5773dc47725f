#pragma once

#include "engine/analysis/rightness.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "tests/processes.hpp"
#include "tests/ui/window_fixture.hpp"

#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <sys/types.h>
#include <vector>

namespace lockstep::ui {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

inline double millisecondsSince(Clock::time_point began)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - began).count();
}

/// While it lives, sessions that are made work in processes of their own, which are started with these variables.
class Children {
public:
    using Variables = std::map<std::string, std::string>;

    explicit Children(Variables variables = {}, Isolation how = {}) : m_variables(std::move(variables))
    {
        how.program = LOCKSTEP_PROGRAM;
        how.grace = 300ms;
        Session::workThrough([how] { return isolated(how); });
    }
    ~Children() { Session::workThrough({}); }
    Children(const Children&) = delete;
    Children& operator=(const Children&) = delete;

private:
    test::With m_variables;
};

/// A window whose children are started in a way of the test's own.
class ChildWindow {
public:
    explicit ChildWindow(Children::Variables variables = {}, Isolation how = {})
        : m_children(std::move(variables), std::move(how))
    {
        m_window.emplace();
        m_window->resize(1200, 800);
        m_window->show();
    }

    MainWindow& operator*() { return *m_window; }
    MainWindow* operator->() { return &*m_window; }

    /// Starts a run of these keys and waits for its end: what the window says then.
    std::string run(const std::string& algorithm, const std::string& keys)
    {
        RunAsk ask;
        ask.algorithm = algorithm;
        ask.device = "basic";
        ask.input.kind = InputChoice::Kind::typed;
        ask.input.text = keys;
        return run(ask);
    }

    std::string run(const RunAsk& ask, std::chrono::milliseconds patience = 120s)
    {
        const RecordingPtr before = recording();
        std::string failure;
        const auto connection =
            QObject::connect(&*m_window, &MainWindow::runFailed, &*m_window,
                             [&](const Failure& failed) { failure = failed.sentence.toStdString(); });
        m_window->start(ask);
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return !failure.empty() || (recording() != before && m_window->isSettled()); },
                            static_cast<int>(patience.count())))
            << "neither a recording nor a failure";
        QObject::disconnect(connection);
        return failure;
    }

    /// The next run is right; milliseconds until it was on the screen.
    double expectRight()
    {
        static std::size_t turn = 0; // other keys each time
        const std::string keys = "8 12 4 15 2 11 6 " + std::to_string(++turn);
        const auto began = Clock::now();
        EXPECT_EQ(run("bitonic-sort", keys), "");
        const double took = millisecondsSince(began);
        EXPECT_EQ(m_window->message().toStdString(), "");
        if (recording()) {
            EXPECT_EQ(recording()->algorithm, "bitonic-sort");
            EXPECT_TRUE(rightnessOf(*recording())->isRight());
        }
        return took;
    }

    RecordingPtr recording() { return m_window->player().recording(); }

    /// Shows each launch in turn; what the window says is to stay as it is.
    void expectSteps()
    {
        ASSERT_TRUE(recording());
        const QString said = m_window->message();
        for (std::size_t k = 0; k <= recording()->launchCount(); ++k) {
            m_window->player().goTo(k);
            ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->isSettled(); }, 60'000)) << "launch " << k;
            EXPECT_EQ(m_window->player().moment().launch, k);
        }
        EXPECT_EQ(m_window->message().toStdString(), said.toStdString());
    }

private:
    Children m_children;
    std::optional<MainWindow> m_window;
};

/// Variables that let one child, the first that comes to this call, do that.
inline Children::Variables onceAt(std::size_t call, const std::string& what, const QTemporaryDir& folder)
{
    const std::string once = folder.filePath("once").toStdString();
    std::ofstream{once} << '\n';
    return {{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER},
            {"FAULT_AT", std::to_string(call)},
            {"FAULT_DO", what},
            {"FAULT_ONCE", once}};
}

/// Names of OpenCL's calls that a window's child makes until its first run is shown, in order.
inline std::vector<std::string> callsOfARun()
{
    const QTemporaryDir folder;
    const std::string log = folder.filePath("calls").toStdString();
    {
        ChildWindow window{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"FAULT_LOG", log}}};
        window.expectRight();
    }
    std::vector<std::string> names;
    std::ifstream file{log};
    for (std::string name; std::getline(file, name);)
        names.push_back(name);
    return names;
}

/// From 1; 0 where there is none.
inline std::size_t lastOf(const std::vector<std::string>& calls, const std::string& name)
{
    const auto found = std::find(calls.rbegin(), calls.rend(), name);
    return static_cast<std::size_t>(calls.rend() - found);
}

inline bool has(const std::string& text, const std::string& words)
{
    return text.find(words) != std::string::npos;
}

} // namespace lockstep::ui
