// MainWindow: an algorithm of the library, or a kernel of one's own, is chosen.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"
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
    const bool isOther = chosen->id != m_shown.algorithm || m_isShownFromFile;
    m_ask.algorithm = chosen->id;
    m_mistake.clear();
    if (isOther) { // its kernel is another one
        m_ask.kernel.reset();
        m_ask.isInterpreted = false;
        m_ask.plan.reset();
        const auto stranger = m_strangers.find(chosen->id);
        m_strangeKernel = stranger == m_strangers.end() ? QString() : stranger->second;
        askForKept();
    }
    m_ask.largestGroup = RunRequest{}.largestGroup; // a preset may have had its own
    m_library->setCurrent(algorithm);
    if (chosen->workUnit != WorkUnit::combines)
        m_ask.whole.reset(); // its keys are no orders any more
    m_input->setParameters(chosen->parameters, *chosen);
    record();
}

void MainWindow::keepText()
{
    const KernelPage& page = m_inspector->kernelPage();
    const bool isInFile = m_isShownFromFile && !page.isEdited(); // which holds all that stands there
    if (!m_player->recording() || page.key().isEmpty() || isInFile || page.isCut())
        return;
    if (!page.isChanged())
        m_texts.erase(page.key());
    else
        m_texts[page.key()] = {m_shown, page.text(), page.isOwn() ? page.planText() : QString(), m_strangeKernel};
}

void MainWindow::bringText(const QString& left)
{
    KernelPage& page = m_inspector->kernelPage();
    const auto kept = m_texts.find(page.key());
    if (kept == m_texts.end() || m_isShownFromFile) // of a file's kernel the file's text is shown; the other one waits
        return;
    if (page.key() == left) { // the page knows what stays
        m_texts.erase(kept);
        return;
    }
    page.take(kept->second.text);
    if (page.isOwn())
        page.takePlan(kept->second.plan);
    m_texts.erase(kept);
}

void MainWindow::askForKept()
{
    for (const auto& [key, kept] : m_texts) {
        if (kept.ran.algorithm != m_ask.algorithm)
            continue;
        m_ask.kernel = kept.ran.kernel;
        m_ask.kernelFile = kept.ran.kernelFile;
        m_ask.plan = kept.ran.plan;
        m_ask.isInterpreted = kept.ran.isInterpreted;
        m_strangeKernel = kept.strange;
    }
}

} // namespace lockstep::ui
