// Kernels in files: opening one in place of the catalogue's, keeping one, and the question before a stranger's runs.
#include "engine/model/sentence.hpp"
#include "ui/window/main_window.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/grind/oclgrind.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/worded.hpp"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace lockstep::ui {

void MainWindow::makeKernelMenu()
{
    m_menu->addSeparator();
    const auto add = [this](const char* name, const WordsNow& text, auto what) {
        QAction* action = m_menu->addAction(QString());
        worded(m_menu, [action, text] { action->setText(text()); });
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, what);
        m_onlyShown.push_back(action);
    };
    add(
        "actionNewKernel", [] { return tr("New kernel…"); }, [this] { chooseNewKernel(); });
    add(
        "actionOpenKernel", [] { return tr("Open kernel…"); }, [this] { chooseKernel(); });
    add(
        "actionSaveKernel", [] { return tr("Save kernel…"); }, [this] { saveKernel(); });
}

void MainWindow::chooseKernel()
{
    if (m_isComparing || !m_player->recording())
        return;
    auto* dialog = new QFileDialog(this, tr("Open a kernel in place of %1").arg(m_inspector->kernelPage().fileName()));
    dialog->setObjectName("openKernelDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Kernel files (*.cl)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { openKernel(path); });
    dialog->open();
}

void MainWindow::openKernel(const QString& path)
{
    if (m_isComparing || !m_player->recording())
        return;
    try {
        const QFileInfo file(path);
        if (const QString plan = file.dir().filePath(file.completeBaseName() + ".lua"); QFileInfo::exists(plan)) {
            // Neither the kernel nor the plan, which is a program too, runs before somebody says yes.
            return askAboutKernel(
                file.fileName(), tr("Leave it"),
                [this, path, plan](bool isInterpreted) {
                    openPair({path, plan}, isInterpreted);
                },
                [] {});
        }
        const std::string text = readOwnText(path.toStdString(), lockstep::sentence("kernel file"));
        noteInFile(QString::fromStdString(text));
        m_inspector->showKernel();
        KernelPage& page = m_inspector->kernelPage();
        page.clearFailure();
        page.take(QString::fromStdString(text));
        if (!page.isEdited())
            return; // it is what ran
        m_strangeKernel = page.isChanged() ? QFileInfo(path).fileName() : QString();
        if (page.isChanged())
            m_untrusted = m_strangeKernel;
        runKernel();
    } catch (const Error& error) {
        m_message->say(QString::fromUtf8(error.what()));
    }
}

void MainWindow::openPair(const KernelPair& pair, bool isInterpreted)
{
    try {
        RunAsk ask;
        ask.algorithm = rememberOwnKernel({pair.kernel.toStdString(), pair.plan.toStdString()});
        ask.device = m_devices->device();
        ask.isInterpreted = isInterpreted;
        setControls(ask);
        m_strangeKernel = isInterpreted ? QFileInfo(pair.kernel).fileName() : QString();
        if (isInterpreted)
            m_strangers[ask.algorithm] = m_untrusted = m_strangeKernel;
        else
            m_strangers.erase(ask.algorithm);
        record();
    } catch (const Error& error) {
        m_message->say(QString::fromUtf8(error.what()));
    }
}

void MainWindow::saveKernel()
{
    if (m_isComparing || !m_player->recording())
        return;
    if (saveOwnKernel())
        return;
    const KernelPage& page = m_inspector->kernelPage();
    saveKernelAs({page.fileName(), page.text(), {}, m_shown.algorithm, false, true});
}

void MainWindow::chooseNewKernel()
{
    chooseKernelFile("newKernelDialog", tr("Begin a kernel of your own"), QStringLiteral("mine.cl"),
                     [this](const QString& path) { startKernel(path); });
}

void MainWindow::chooseKernelFile(const char* name, const QString& title, const QString& file,
                                  const std::function<void(const QString& path)>& chosen)
{
    auto* dialog = new QFileDialog(this, title);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("cl"));
    dialog->setNameFilter(tr("Kernel files (*.cl)"));
    dialog->selectFile(file);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void MainWindow::startKernel(const QString& path)
{
    const QFileInfo file(path);
    const QString plan = file.dir().filePath(file.completeBaseName() + ".lua");
    try {
        const std::filesystem::path example = examplePlanFolder() / "reverse"; // the shortest of them
        const auto copy = [&example](const char* ending, const char* what, const QString& to) {
            const std::string text = readOwnText(std::filesystem::path{example}.replace_extension(ending), what);
            writeFile(QByteArray::fromStdString(text), to);
        };
        if (QFileInfo::exists(plan))
            throw InputError{tr("'%1' is there already; choose another name.").arg(plan).toStdString()};
        copy(".cl", "kernel file", path);
        copy(".lua", "plan", plan);
        RunAsk ask;
        ask.algorithm = rememberOwnKernel({path.toStdString(), plan.toStdString()});
        ask.device = m_devices->device();
        closeComparison();
        m_strangeKernel.clear();
        start(ask);
        m_inspector->showKernel();
    } catch (const Error& error) {
        m_message->say(QString::fromUtf8(error.what()));
    }
}

bool MainWindow::asksForKernel(const RunAsk& ask, const std::function<void()>& what)
{
    const QString from = strangerOf(ask.algorithm, ask.kernel || ask.plan);
    if (from.isEmpty() || ask.isInterpreted)
        return false;
    const auto run = [this, what, from, algorithm = ask.algorithm](bool isInterpreted) {
        if (isInterpreted) // and so whatever becomes of it, until it is put back
            m_ask.isInterpreted = m_shown.isInterpreted = true;
        else
            trust(algorithm, from);
        what();
    };
    const auto leave = [this] {
        const QString strange = m_strangeKernel;
        setControls(m_shown);
        m_strangeKernel = strange; // whatever is tried next asks again
        showKernelChange();
    };
    askAboutKernel(from, tr("Only look at it"), run, leave);
    return true;
}

QString MainWindow::strangerOf(const std::string& algorithm, bool hasText) const
{
    if (const auto stranger = m_strangers.find(algorithm); stranger != m_strangers.end())
        return stranger->second;
    return hasText ? m_untrusted : QString();
}

void MainWindow::trust(const std::string& algorithm, const QString& from)
{
    for (QString* file : {&m_strangeKernel, &m_untrusted})
        if (*file == from)
            file->clear();
    m_strangers.erase(algorithm);
}

void MainWindow::askAboutKernel(const QString& from, const QString& leaving,
                                const std::function<void(bool isInterpreted)>& run, const std::function<void()>& left)
{
    m_service.abandonRecording(); // what came in meanwhile would be taken for what is asked about
    m_running = false;
    m_progress->end();
    if (auto* open = findChild<QMessageBox*>("kernelQuestion")) { // this one stands for it
        open->disconnect(this);
        open->close();
    }
    auto* question = new QMessageBox(this);
    question->setObjectName("kernelQuestion");
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Kernel from a file"));
    question->setText(tr("Run the kernel from %1?").arg(from));
    const bool canInterpret = Session::sees() && grind::whyNoOclgrind().empty();
    QString words =
        Session::worksElsewhere()
            ? tr("Nobody vouches for it. It runs in a process of its own, which is ended where it hangs or crashes; "
                 "what was recorded so far stays.")
            : tr("Nobody vouches for it, and it can do whatever this program can: the window was opened with "
                 "--in-process.");
    if (canInterpret)
        words += ' ' + tr("Oclgrind can interpret it instead, which takes longer and leaves the device alone.");
    question->setInformativeText(words);
    QPushButton* interpret =
        canInterpret ? question->addButton(tr("Run it in Oclgrind"), QMessageBox::AcceptRole) : nullptr;
    if (interpret != nullptr)
        interpret->setObjectName("kernelInterpreted");
    QPushButton* yes =
        question->addButton(canInterpret ? tr("Run it on the device") : tr("Run it"), QMessageBox::AcceptRole);
    QPushButton* leave = question->addButton(leaving, QMessageBox::RejectRole);
    yes->setObjectName("kernelYes");
    leave->setObjectName("kernelNo");
    question->setDefaultButton(interpret == nullptr ? leave : interpret);
    question->setEscapeButton(leave);
    connect(question, &QMessageBox::finished, this, [this, question, yes, interpret, run, left] {
        const QAbstractButton* clicked = question->clickedButton(); // none where the window is closed
        if (clicked != nullptr && (clicked == yes || clicked == interpret))
            return run(clicked == interpret);
        left();
        emit settled();
    });
    question->open();
}

} // namespace lockstep::ui
