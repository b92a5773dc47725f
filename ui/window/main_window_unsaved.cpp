// Before the window closes: texts of kernels that would be lost with it.
#include "ui/window/main_window.hpp"

#include "engine/analysis/expected_output.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/export/files.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// Of a kernel, and of its plan where it has one.
QString textsOf(const QString& kernel, const QString& plan)
{
    return kernel + QChar(0) + plan;
}

/// It has files that somebody may write to: the examples that come along are left as they are.
bool hasOwnFiles(const std::string& algorithm)
{
    if (isSentKernel(algorithm))
        return false;
    const std::vector<std::filesystem::path> examples = examplePlans();
    return std::ranges::find(examples, ownKernelFiles(algorithm).plan) == examples.end();
}

} // namespace

void MainWindow::noteInFile(const QString& kernel, const QString& plan)
{
    m_inFiles.insert(textsOf(kernel, plan));
}

void MainWindow::noteInFile(const std::vector<RecordingPtr>& recordings)
{
    for (const RecordingPtr& recording : recordings) {
        if (!recording)
            continue;
        const auto plan = planTextOf(*recording);
        noteInFile(QString::fromStdString(recording->kernelSource),
                   plan == nullptr ? QString() : QString::fromStdString(plan->text));
    }
}

std::vector<MainWindow::UnsavedKernel> MainWindow::unsavedKernels() const
{
    std::vector<UnsavedKernel> unsaved;
    const auto add = [&](const UnsavedKernel& kernel) {
        if (!m_inFiles.contains(textsOf(kernel.text, kernel.plan)))
            unsaved.push_back(kernel);
    };
    const KernelPage& page = m_inspector->kernelPage();
    if (m_player->recording() && page.isChanged() && !page.isCut())
        add({page.fileName(), page.text(), page.isOwn() ? page.planText() : QString(), m_shown.algorithm, page.isOwn(),
             true});
    for (const auto& [key, kept] : m_texts)
        add({key.section('/', -1), kept.text, kept.plan, kept.ran.algorithm, !kept.plan.isEmpty(), false});
    return unsaved;
}

bool MainWindow::asksBeforeClosing()
{
    if (m_isClosing || !m_remembersFiles) // nobody looks at it
        return false;
    const std::vector<UnsavedKernel> unsaved = unsavedKernels();
    if (unsaved.empty())
        return false;
    if (auto* open = findChild<QMessageBox*>("closeQuestion")) {
        open->raise();
        return true;
    }
    QStringList names;
    for (const UnsavedKernel& kernel : unsaved)
        if (!names.contains(kernel.name))
            names += kernel.name;
    auto* question = new QMessageBox(this);
    question->setObjectName("closeQuestion");
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Unsaved kernel"));
    question->setText(names.size() == 1 ? tr("Save the changed %1 before Lockstep closes?").arg(names.front())
                                        : tr("Save the changed kernels before Lockstep closes?"));
    question->setInformativeText(
        names.size() == 1
            ? tr("What you changed is in no file, and is lost otherwise.")
            : tr("%1: what you changed is in no file, and is lost otherwise.").arg(names.join(QStringLiteral(", "))));
    QPushButton* save = question->addButton(tr("Save…"), QMessageBox::AcceptRole);
    QPushButton* discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancel = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    save->setObjectName("closeSave");
    discard->setObjectName("closeDiscard");
    cancel->setObjectName("closeCancel");
    question->setDefaultButton(save);
    question->setEscapeButton(cancel);
    connect(question, &QMessageBox::finished, this, [this, question, save, discard] {
        if (question->clickedButton() == save)
            saveAndClose();
        else if (question->clickedButton() == discard)
            closeNow();
    });
    question->open();
    return true;
}

void MainWindow::closeNow()
{
    m_isClosing = true;
    close();
}

void MainWindow::saveAndClose()
{
    const std::vector<UnsavedKernel> unsaved = unsavedKernels();
    if (unsaved.empty())
        return closeNow();
    const UnsavedKernel& kernel = unsaved.front();
    try {
        if (!kernel.isOwn || !hasOwnFiles(kernel.algorithm))
            return saveKernelAs(kernel, [this] { saveAndClose(); });
        if (kernel.isShown) {
            saveOwnKernel();
            if (m_inspector->kernelPage().isUnsaved())
                return; // it was said why
        } else {
            const OwnFiles files = ownKernelFiles(kernel.algorithm);
            writeFile(kernel.text.toUtf8(), QString::fromStdString(files.kernel.string()));
            writeFile(kernel.plan.toUtf8(), QString::fromStdString(files.plan.string()));
        }
        noteInFile(kernel.text, kernel.plan);
        saveAndClose();
    } catch (const Error& error) {
        say(QString::fromUtf8(error.what()));
    }
}

void MainWindow::saveKernelAs(const UnsavedKernel& kernel, const std::function<void()>& then)
{
    const QString title = kernel.isOwn ? tr("Save the kernel and its plan") : tr("Save the kernel");
    const auto write = [this, kernel, then](const QString& path) {
        const QFileInfo file(path);
        const QString beside = file.dir().filePath(file.completeBaseName() + QStringLiteral(".lua"));
        try {
            if (kernel.isOwn && QFileInfo::exists(beside))
                throw InputError{tr("'%1' is there already; choose another name.").arg(beside).toStdString()};
            writeFile(kernel.text.toUtf8(), path);
            if (kernel.isOwn)
                writeFile(kernel.plan.toUtf8(), beside);
            noteInFile(kernel.text, kernel.plan);
            if (then)
                then();
        } catch (const Error& error) {
            say(QString::fromUtf8(error.what()));
        }
    };
    chooseKernelFile("saveKernelDialog", title, kernel.name, write);
}

} // namespace lockstep::ui
