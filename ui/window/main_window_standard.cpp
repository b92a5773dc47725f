// What every program has: undo and redo, copy, print, full screen, quit.
#include "ui/window/main_window.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/worded.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/palette.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/picture_out.hpp"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <tuple>

namespace lockstep::ui {

namespace {

bool isSameInput(const InputChoice& a, const InputChoice& b)
{
    if (a.kind != b.kind)
        return false;
    switch (a.kind) {
    case InputChoice::Kind::generated:
        return std::tie(a.distribution, a.n, a.seed) == std::tie(b.distribution, b.n, b.seed);
    case InputChoice::Kind::typed:
        return a.text == b.text;
    case InputChoice::Kind::file:
        return a.file == b.file;
    case InputChoice::Kind::words:
        return a.words == b.words && a.type == b.type;
    }
    return false;
}

} // namespace

bool isSame(const RunAsk& a, const RunAsk& b)
{
    return a.algorithm == b.algorithm && a.parameters == b.parameters && a.whole == b.whole &&
           isSameInput(a.input, b.input);
}

bool isSame(const ComparisonAsk& a, const ComparisonAsk& b)
{
    return a.panes == b.panes && isSameInput(a.input, b.input);
}

void MainWindow::makeStandardActions()
{
    const auto add = [this](const char* name, const QKeySequence& keys, auto what) {
        QAction* action = m_menu->addAction(QString());
        action->setObjectName(name);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    m_menu->addSeparator();
    m_undo = add("actionUndo", Qt::CTRL | Qt::Key_Z, [this] { undoRun(-1); });
    m_redo = add("actionRedo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { undoRun(1); });
    m_onlyShown.push_back(add("actionCopy", Qt::CTRL | Qt::Key_C, [this] { copyPicture(); }));
    m_onlyShown.push_back(add("actionPrint", Qt::CTRL | Qt::Key_P, [this] { printPicture(); }));
    add("actionFullScreen", Qt::Key_F11, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    showHistory();
}

void MainWindow::makeQuitAction()
{
    m_menu->addSeparator();
    QAction* quit = m_menu->addAction(QString());
    quit->setObjectName("actionQuit");
    quit->setShortcuts({Qt::CTRL | Qt::Key_Q, Qt::CTRL | Qt::Key_W});
    addAction(quit);
    connect(quit, &QAction::triggered, this, &MainWindow::close);
}

std::optional<Scene> MainWindow::shownScene(ThemeName name) const
{
    const Comparison& comparison = m_comparison->comparison();
    View view = m_isComparing ? m_comparison->canvas().view() : m_canvas->view();
    view.theme = name;
    view.titleRoom = 0; // the window's buttons do not come along
    if (m_isComparing && comparison.paneCount() > 0)
        return comparisonFrame(comparison.panes(m_language), comparison.clock(), view);
    if (!m_isComparing && m_player->recording())
        return frame(m_player->resident(), m_player->moment(), view);
    return {};
}

void MainWindow::copyPicture()
{
    if (const std::optional<Scene> scene = shownScene(m_theme))
        QGuiApplication::clipboard()->setMimeData(copyOf(*scene, windowTitle()).release());
}

void MainWindow::printPicture()
{
    const std::optional<Scene> scene = shownScene(withPalette(ThemeName::light, paletteOf(m_theme))); // paper is white
    if (!scene)
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(windowTitle());
    printer->setPageOrientation(scene->size.width() > scene->size.height() ? QPageLayout::Landscape
                                                                           : QPageLayout::Portrait);
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setObjectName("printDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QPrintDialog::PrintToFile | QPrintDialog::PrintShowPageSize);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer, scene = *scene] {
        if (!printScene(*printer, scene))
            m_message->say(
                tr("The picture cannot be printed to %1; choose another printer or file.")
                    .arg(printer->outputFileName().isEmpty() ? printer->printerName() : printer->outputFileName()));
    });
    connect(dialog, &QObject::destroyed, this, [printer] {}); // the dialog refers to it as long as it lives
    dialog->open();
}

void MainWindow::undoRun(int way)
{
    if (m_isComparing) {
        if (!m_comparisonHistory.canGo(way))
            return;
        const ComparisonAsk ask = m_comparisonHistory.go(way);
        showComparisonControls(ask);
        runComparison(ask);
        return showHistory();
    }
    if (!m_history.canGo(way))
        return;
    RunAsk ask = m_history.go(way);
    ask.device = m_devices->device();
    // The text of a kernel has its own undo, and stays what it is.
    const bool isOther = ask.algorithm != m_shown.algorithm;
    ask.kernel = isOther ? std::nullopt : m_shown.kernel;
    ask.kernelFile = isOther ? std::string() : m_shown.kernelFile;
    ask.plan = isOther ? std::nullopt : m_shown.plan;
    ask.isInterpreted = !isOther && m_shown.isInterpreted;
    if (isOther) {
        const auto stranger = m_strangers.find(ask.algorithm);
        m_strangeKernel = stranger == m_strangers.end() ? QString() : stranger->second;
    }
    try {
        setControls(ask);
    } catch (const InputError& error) { // a kernel of one's own whose files are gone
        m_history.failed();
        m_message->say(QString::fromUtf8(error.what()));
        return;
    }
    if (isOther)
        askForKept();
    record();
    showHistory();
}

void MainWindow::noteRun()
{
    const Comparison& comparison = m_comparison->comparison();
    if (m_isComparing && comparison.paneCount() > 0) {
        m_comparisonHistory.shown(comparison.ask());
    } else if (!m_isComparing) {
        if (m_isShownFromFile)
            m_history.clear(); // with its own kernel: nothing from before it is mixed with that
        m_history.shown(m_shown);
    }
    showHistory();
}

void MainWindow::showHistory()
{
    m_undo->setEnabled(m_isComparing ? m_comparisonHistory.canGo(-1) : m_history.canGo(-1));
    m_redo->setEnabled(m_isComparing ? m_comparisonHistory.canGo(1) : m_history.canGo(1));
}

} // namespace lockstep::ui
