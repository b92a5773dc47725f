// MainWindow: an algorithm of the library, or a kernel of one's own, is chosen.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/notices.hpp"

namespace lockstep::ui {

void MainWindow::choose(const QString& algorithm)
{
    const Algorithm* chosen = nullptr;
    try {
        chosen = &offeredAlgorithm(algorithm.toStdString());
    } catch (const InputError& error) { // a kernel of one's own whose files are not what they were
        m_library->setCurrent(QString::fromStdString(m_ask.algorithm));
        m_message->say(QString::fromUtf8(error.what()));
        return;
    }
    m_ask.algorithm = chosen->id;
    m_mistake.clear();
    m_ask.kernel.reset(); // another algorithm's
    m_ask.isInterpreted = false;
    m_ask.plan.reset();
    const auto stranger = m_strangers.find(chosen->id);
    m_strangeKernel = stranger == m_strangers.end() ? QString() : stranger->second;
    m_ask.largestGroup = RunRequest{}.largestGroup; // a preset may have had its own
    m_library->setCurrent(algorithm);
    if (chosen->workUnit != WorkUnit::combines)
        m_ask.whole.reset(); // its keys are no orders any more
    m_input->setParameters(chosen->parameters, *chosen);
    record();
}

} // namespace lockstep::ui
