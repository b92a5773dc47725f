// The window's keys: those of the transport work wherever the focus is, unless text is being edited.
#include "ui/window/main_window.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/comparison_transport.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/notices.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/keyboard.hpp"

#include <QAction>
#include <QInputDialog>

namespace lockstep::ui {

void MainWindow::makeKeys()
{
    // Fields that take text keep the keys that edit; Enter presses a focused button, since Space plays.
    const auto onKey = [this](const char* name, const QKeySequence& keys, auto inRun, auto inComparison) {
        auto* action = new QAction(this);
        action->setObjectName(name);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, inRun, inComparison] {
            if (m_isComparing)
                m_comparison->transport().step(inComparison);
            else
                (m_player->*inRun)();
        });
    };
    onKey("keyStepForward", Qt::Key_Right, &Player::stepForward, &Comparison::stepForward);
    onKey("keyStepBack", Qt::Key_Left, &Player::stepBack, &Comparison::stepBack);
    onKey("keyNextStage", Qt::CTRL | Qt::Key_Right, &Player::nextChapter, &Comparison::nextChapter);
    onKey("keyPreviousStage", Qt::CTRL | Qt::Key_Left, &Player::previousChapter, &Comparison::previousChapter);
    onKey("keyPlay", Qt::Key_Space, &Player::togglePlay, &Comparison::togglePlay);
    onKey("keyStart", Qt::Key_Home, &Player::toStart, &Comparison::toStart);
    onKey("keyEnd", Qt::Key_End, &Player::toEnd, &Comparison::toEnd);
    const auto inRunOnly = [this](const char* name, const QKeySequence& keys, const std::function<void()>& what) {
        auto* action = new QAction(this);
        action->setObjectName(name);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, what] {
            if (!m_isComparing)
                what();
        });
    };
    inRunOnly("keyInside", Qt::CTRL | Qt::Key_Period, [this] { m_player->toggleInside(); });
    inRunOnly("keyGoTo", Qt::CTRL | Qt::Key_G, [this] { goToLaunch(); });
    auto* memory = new QAction(this);
    memory->setObjectName("keyMemory");
    memory->setShortcut(Qt::Key_M);
    addAction(memory);
    connect(memory, &QAction::triggered, this, [this] { setShowsMemory(!m_showsMemory); });
    new Keyboard(*this, [this] { return picture(); });
    const auto gate = [this](const std::function<void()>& what) { return waitsForKeys(what); };
    m_player->setGate(gate);
    m_comparison->transport().setGate(gate);
}

void MainWindow::goToLaunch()
{
    if (!m_player->recording() || m_isComparing)
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName("goToLaunch");
    dialog->setWindowTitle(tr("Go to launch"));
    dialog->setInputMode(QInputDialog::IntInput);
    const int last = static_cast<int>(m_player->recording()->launchCount());
    dialog->setLabelText(tr("Launch, from 0 (the input) to %L1").arg(last));
    dialog->setIntRange(0, last);
    dialog->setIntValue(static_cast<int>(m_player->moment().launch));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this](int launch) { m_player->goTo(static_cast<std::size_t>(launch)); });
    dialog->open();
}

bool MainWindow::waitsForKeys(const std::function<void()>& what)
{
    constexpr std::size_t mostWaiting = 16;
    if (!m_input->isWaiting())
        return false;
    m_input->commit();
    if (const QString why = m_input->problem(); !why.isEmpty()) {
        m_message->say(
            tr("%1 Nothing runs until the keys in the field are mended, or Esc there brings back those of the "
               "picture.")
                .arg(why));
        return true;
    }
    if (what && m_waitingSteps.size() < mostWaiting)
        m_waitingSteps.push_back(what);
    return true;
}

void MainWindow::doWaitingSteps()
{
    if (m_input->isWaiting())
        return;
    for (const std::function<void()>& step : std::exchange(m_waitingSteps, {}))
        step();
}

} // namespace lockstep::ui
