// The window's mistakes: switching one on, running it many times, and looking at what it did.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/needed.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/panels/break_panel.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/notices.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {

void MainWindow::connectBreaking()
{
    BreakPanel& panel = m_inspector->breakPanel();
    connect(&panel, &BreakPanel::chosen, this, [this](const QString& id) { switchMistake(id.toStdString()); });
    connect(&panel, &BreakPanel::runsWanted, this, [this](int times) {
        if (m_running)
            return; // the picture is about to become another one
        const auto begin = [this, times] {
            if (m_shown.isInterpreted)
                return m_message->say(
                    tr("Runs are repeated on the device, and this kernel from a file is interpreted by "
                       "Oclgrind only; open the file again to let the device run it."));
            m_breakingRun = m_service.requestBreaking(m_shown, static_cast<std::size_t>(times));
            m_inspector->breakPanel().begin();
        };
        if (!asksForKernel(m_shown, begin))
            begin();
    });
    connect(&panel, &BreakPanel::stopWanted, this, [this] { m_service.cancelBreaking(); });
    connect(&panel, &BreakPanel::placeWanted, this, [this](Moment moment, quint32 item) {
        moment.launch = std::min(moment.launch, m_player->recording()->launchCount());
        m_player->setMoment(moment);
        m_player->select(item);
    });
    connect(&m_service, &Service::breakingProgressed, this, [this](quint64 run, qulonglong done, qulonglong total) {
        if (run == m_breakingRun)
            m_inspector->breakPanel().setProgress(done, total);
    });
    connect(&m_service, &Service::broke, this, [this](quint64 run, const BreakingPtr& breaking) {
        if (run == m_breakingRun)
            endBreaking(breaking);
    });
    connect(&m_service, &Service::breakingFailed, this, [this](quint64 run, const Failure& failure) {
        if (run != m_breakingRun)
            return;
        endBreaking(nullptr);
        m_message->say(failure.sentence);
    });
    connect(&m_service, &Service::breakingCancelled, this, [this](quint64 run) {
        if (run == m_breakingRun)
            endBreaking(nullptr);
    });
}

void MainWindow::endBreaking(const BreakingPtr& breaking)
{
    m_breakingRun = 0;
    m_inspector->breakPanel().end(breaking);
}

void MainWindow::switchMistake(const std::string& id)
{
    RunAsk ask = m_shown;
    ask.parameters.erase("mistake");
    for (const Mistake& mistake : offeredAlgorithm(ask.algorithm).mistakes)
        if (mistake.id == id) {
            ask.parameters["mistake"] = id;
            for (const auto& [name, value] : neededBy(mistake))
                ask.parameters[name] = value;
        }
    start(ask, m_player->moment());
}

void MainWindow::showMistake()
{
    if (!m_player->recording())
        return;
    if (std::exchange(m_breakingRun, 0) != 0)
        m_service.cancelBreaking();
    const auto mistake = m_shown.parameters.find("mistake");
    m_mistake = mistake == m_shown.parameters.end() ? std::string() : mistake->second;
    m_inspector->breakPanel().setRecording(m_player->recording());
}

} // namespace lockstep::ui
