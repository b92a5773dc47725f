// A kernel of one's own in the window: its texts, its files, and its check.
#include "engine/model/sentence.hpp"
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/own_notes.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/trials/checking.hpp"
#include "ui/export/files.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/notices.hpp"
#include "ui/player/checker.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString sentence(const std::string& words)
{
    QString text = QString::fromStdString(words);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.endsWith('.') ? text : text + '.';
}

QString keysText(std::size_t n)
{
    return n == 1 ? MainWindow::tr("1 key") : MainWindow::tr("%L1 keys").arg(n);
}

const FoundFault* smallestOf(const Checked& checked)
{
    const auto found =
        std::ranges::min_element(checked.faults, {}, [](const FoundFault& one) { return one.request.input.size(); });
    return found == checked.faults.end() ? nullptr : &*found;
}

/// What a check found, a line each.
QString checkWords(const Checked& checked)
{
    const QString range = (checked.runs == 1 ? MainWindow::tr("1 run of %2 to %3")
                                             : MainWindow::tr("%L1 runs of %2 to %3").arg(checked.runs))
                              .arg(keysText(checked.sizes.front()), keysText(checked.sizes.back()));
    QStringList lines;
    for (const FoundFault& found : checked.faults)
        lines += MainWindow::tr("%1: %2").arg(keysText(found.request.input.size()), sentence(found.what));
    if (!lines.isEmpty())
        return lines.join('\n');
    QString words = checked.isExpecting
                        ? MainWindow::tr("%1: every result is as the plan expects.").arg(range)
                        : MainWindow::tr("%1: the plan expects nothing, so no result is doubted.").arg(range);
    words += ' ' + (checked.untraced.empty() || checked.seen == checked.runs ? MainWindow::tr("No races.")
                    : checked.seen > 0 ? MainWindow::tr("No races in the %L1 runs that Oclgrind saw.").arg(checked.seen)
                                       : MainWindow::tr("Races are not known: there are no trace calls."));
    return words;
}

} // namespace

void MainWindow::showOwnKernel()
{
    const Recording& recording = *m_player->recording();
    KernelPage& page = m_inspector->kernelPage();
    if (!isPlanRun(recording.algorithm))
        return page.setOwn({});
    KernelPage::OwnTexts texts;
    try {
        if (isSentKernel(m_shown.algorithm)) {
            const SentKernel sent = sentKernel(m_shown.algorithm);
            texts.planName = QString::fromStdString(sent.planName);
            texts.planInFile = QString::fromStdString(sent.plan);
            texts.kernelInFile = QString::fromStdString(sent.kernel);
        } else {
            const OwnFiles files = ownKernelFiles(m_shown.algorithm);
            texts.planName = QString::fromStdString(files.plan.filename().string());
            texts.planInFile = QString::fromStdString(readOwnText(files.plan, lockstep::sentence("plan")));
            texts.kernelInFile = QString::fromStdString(loadOwnKernel(files.kernel).source());
        }
    } catch (const Error&) { // somebody is writing it: what ran is the last that is known
        if (texts.kernelInFile.isEmpty())
            texts.kernelInFile = QString::fromStdString(recording.kernelSource);
    }
    texts.plan = m_shown.plan ? QString::fromStdString(*m_shown.plan) : texts.planInFile;
    page.setOwn(texts);
}

void MainWindow::sayRunNotes(const RecordingPtr& recording)
{
    const auto seen = seenNotesOf(*recording);
    const std::vector<std::string> found = seen && seen->isSeen ? seen->sentences() : std::vector<std::string>{};
    QStringList said;
    // Those of a changed kernel stand in the banner above the picture, with what else is known of it.
    for (const std::string& note : isPlanRun(recording->algorithm) ? ownNotes(recording) : found)
        said += std::ranges::find(found, note) == found.end() ? sentence(note)
                                                              : tr("Oclgrind: %1.").arg(QString::fromStdString(note));
    if (!said.isEmpty())
        m_message->say(said.front(), said.mid(1));
}

bool MainWindow::showPlanFailure(const QString& said)
{
    const std::string plan = isSentKernel(m_ask.algorithm) ? sentKernel(m_ask.algorithm).planName
                                                           : ownKernelFiles(m_ask.algorithm).plan.filename().string();
    const QString name = QString::fromStdString(plan);
    const auto refusal = placedRefusal(said, name);
    if (!refusal)
        return false;
    m_inspector->kernelPage().setPlanFailure(*refusal);
    m_inspector->showKernel();
    return true;
}

bool MainWindow::saveOwnKernel()
{
    KernelPage& page = m_inspector->kernelPage();
    if (!page.isOwn())
        return false;
    try {
        if (isSentKernel(m_shown.algorithm)) {
            saveKernelAs({page.fileName(), page.text(), page.planText(), m_shown.algorithm, true, true});
            return true;
        }
        const OwnFiles files = ownKernelFiles(m_shown.algorithm);
        const std::vector<std::filesystem::path> examples = examplePlans();
        if (std::ranges::find(examples, files.plan) != examples.end()) {
            m_message->say(
                tr("This is an example that comes along; begin a kernel of your own with New kernel… to keep "
                   "one."));
            return true;
        }
        writeFile(page.text().toUtf8(), QString::fromStdString(files.kernel.string()));
        writeFile(page.planText().toUtf8(), QString::fromStdString(files.plan.string()));
        page.setSaved();
        m_ask.kernel.reset(); // the files hold it now
        m_ask.plan.reset();
        m_shown.kernel.reset();
        m_shown.plan.reset();
        setControls(RunAsk{m_ask}); // its parameters may be others now
    } catch (const Error& error) {
        m_message->say(QString::fromUtf8(error.what()));
    }
    return true;
}

void MainWindow::connectCheck()
{
    KernelPage& page = m_inspector->kernelPage();
    connect(&page, &KernelPage::checkWanted, this, &MainWindow::checkKernel);
    connect(&page, &KernelPage::checkStopWanted, m_checker, &Checker::cancel);
    connect(&page, &KernelPage::faultWanted, this, &MainWindow::openFault);
    connect(m_checker, &Checker::progressed, &page, &KernelPage::setCheckProgress);
    connect(m_checker, &Checker::cancelled, &page, [&page] { page.endCheck({}, false); });
    connect(m_checker, &Checker::failed, this, [this, &page](const Failure& failure) {
        page.endCheck({}, false);
        m_message->say(failure.sentence);
    });
    connect(m_checker, &Checker::ended, this, [this, &page](const CheckedPtr& checked) {
        m_fault.reset();
        if (!page.isOwn() || m_shown.algorithm != m_checkedAsk.algorithm)
            return; // another one is looked at now
        const FoundFault* smallest = smallestOf(*checked);
        if (smallest != nullptr) {
            RunAsk ask = m_checkedAsk;
            ask.parameters = smallest->request.parameters;
            ask.input = {};
            ask.input.kind = InputChoice::Kind::words;
            ask.input.words = smallest->request.input;
            ask.input.n = smallest->request.input.size();
            ask.input.type = elementType(smallest->request.parameters);
            m_fault = std::move(ask);
        }
        page.endCheck(checkWords(*checked), m_fault.has_value());
    });
}

void MainWindow::checkKernel()
{
    KernelPage& page = m_inspector->kernelPage();
    if (m_isComparing || !page.isOwn())
        return;
    m_checkedAsk = m_shown;
    m_checkedAsk.kernel.reset();
    m_checkedAsk.plan.reset();
    if (page.isUnsaved()) {
        m_checkedAsk.kernel = page.text().toStdString();
        m_checkedAsk.plan = page.planText().toStdString();
    }
    if (asksForKernel(m_checkedAsk, [this] { checkKernel(); }))
        return;
    page.beginCheck();
    m_checker->begin(m_checkedAsk);
}

void MainWindow::openFault()
{
    if (m_fault && !m_isComparing)
        start(*m_fault);
}

} // namespace lockstep::ui
