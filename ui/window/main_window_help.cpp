// Help where one looks: of the place that has the keyboard, the pages, and what all keys do.
#include "ui/window/main_window.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/panels/worded.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/dialog_help.hpp"
#include "ui/window/help.hpp"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <utility>

namespace lockstep::ui {

void MainWindow::makeHelpMenu()
{
    auto* menu = m_menu->addMenu(QString());
    menu->setObjectName("helpMenu");
    const auto add = [this, menu](const char* name, auto what) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    const auto page = [this](const char* file) { return [this, file] { showHelp(*this, m_theme, helpPage(file)); }; };
    QAction* here = add("actionHelp", [this] { showHelp(*this, m_theme, helpOnPlace(placeOfFocus())); });
    here->setShortcuts({Qt::Key_F1, Qt::Key_Question});
    addAction(here);
    QAction* keys = add("actionKeys", [this] { showHelp(*this, m_theme, helpOnKeys()); });
    menu->addSeparator();
    QAction* tour = add("actionTour", page("tour.md"));
    QAction* algorithms = add("actionAlgorithms", page("algorithms.md"));
    QAction* lectures = add("actionLecturesHelp", page("lectures.md"));
    QAction* own = add("actionPlansHelp", page("plans.md"));
    QAction* call = add("actionCommandLine", page("command-line.md"));
    menu->addSeparator();
    QAction* about = add("actionAbout", [this] {
        const RecordingPtr& recording = m_player->recording();
        showAbout(*this, m_theme, m_deviceList, recording ? QString::fromStdString(recording->device.name) : QString());
    });
    new DialogHelp(this, [this](QDialog& dialog) { showDialogHelp(dialog, *this, m_theme); });
    worded(this, [=] {
        menu->setTitle(tr("Help"));
        here->setText(tr("Help on where you are"));
        keys->setText(tr("Keyboard"));
        tour->setText(tr("A tour"));
        algorithms->setText(tr("Algorithms"));
        lectures->setText(tr("Lectures"));
        own->setText(tr("Kernels of your own"));
        call->setText(tr("Command line"));
        about->setText(tr("About Lockstep"));
    });
}

HelpPlace MainWindow::placeOfFocus() const
{
    const QWidget* focus = QApplication::focusWidget();
    const auto isIn = [focus](const QWidget* part) { return focus && (part == focus || part->isAncestorOf(focus)); };
    const std::pair<const QWidget*, HelpPlace> places[] = {
        {m_library, HelpPlace::library},      {m_input, HelpPlace::input},
        {m_devices, HelpPlace::device},       {m_timeline, HelpPlace::timeline},
        {m_transport, HelpPlace::timeline},   {&m_inspector->kernelPage(), HelpPlace::kernel},
        {m_inspector, HelpPlace::inspector},  {m_panes, HelpPlace::comparison},
        {m_comparison, HelpPlace::comparison}};
    for (const auto& [part, place] : places)
        if (isIn(part))
            return place;
    return m_isComparing ? HelpPlace::comparison : HelpPlace::picture;
}

void MainWindow::wordKeys()
{
    const auto word = [this](const char* name, KeyGroup group, const QString& text) {
        if (auto* action = findChild<QAction*>(name)) {
            action->setText(text);
            setGroup(*action, group);
        }
    };
    word("keyStepForward", KeyGroup::stepping, tr("Step forward"));
    word("keyStepBack", KeyGroup::stepping, tr("Step back"));
    word("keyNextStage", KeyGroup::stepping, tr("To the next stage"));
    word("keyPreviousStage", KeyGroup::stepping, tr("To the stage before"));
    word("keyPlay", KeyGroup::stepping, tr("Play and pause"));
    word("keyStart", KeyGroup::stepping, tr("To the input"));
    word("keyEnd", KeyGroup::stepping, tr("To the end"));
    word("keyInside", KeyGroup::stepping, tr("Into a launch's phases and out"));
    word("keyGoTo", KeyGroup::stepping, tr("Go to a launch…"));
    word("keyMemory", KeyGroup::stepping, tr("How the launch loads and stores, and back"));
    word("keyLeave", KeyGroup::window, tr("Leave the comparison"));
    word("keyPresent", KeyGroup::presenting, tr("Present from the start"));
    word("keyPresentHere", KeyGroup::presenting, tr("Present from here"));
    word("keyRunKernel", KeyGroup::kernel, tr("Run the kernel as it stands"));
    word("keyPutBack", KeyGroup::kernel, tr("Put the kernel back as it was"));
    word("keyNextMessage", KeyGroup::kernel, tr("To the next place that does not build"));
    word("keyPreviousMessage", KeyGroup::kernel, tr("To the one before"));
    word("keyFindNext", KeyGroup::kernel, tr("Find on"));
    word("keyFindPrevious", KeyGroup::kernel, tr("Find back"));
    word("keyFind", KeyGroup::window, tr("Search; in the kernel, find there"));
    word("keySearch", KeyGroup::window, tr("Search algorithms, figures, lectures and commands"));
    word("keyPanLeft", KeyGroup::window, tr("Move the enlarged picture left"));
    word("keyPanRight", KeyGroup::window, tr("Move the enlarged picture right"));
    word("keyPanUp", KeyGroup::window, tr("Move the enlarged picture up"));
    word("keyPanDown", KeyGroup::window, tr("Move the enlarged picture down"));
    word("actionUndo", KeyGroup::window, tr("Undo"));
    word("actionRedo", KeyGroup::window, tr("Redo"));
    word("actionCopy", KeyGroup::files, tr("Copy the picture"));
    word("actionPrint", KeyGroup::files, tr("Print the picture…"));
    word("actionFullScreen", KeyGroup::window, tr("Full screen"));
    word("actionPreferences", KeyGroup::window, tr("Preferences…"));
    word("actionQuit", KeyGroup::window, tr("Quit"));
    for (const char* name : {"actionOpen", "actionSave", "actionExport"})
        if (auto* action = findChild<QAction*>(name))
            setGroup(*action, KeyGroup::files);
}

/// Whichever action a button stands for says its keys.
void MainWindow::makeKeyTips()
{
    const auto tip = [this](const char* button, const char* action) {
        auto* const shown = findChild<QAbstractButton*>(button);
        auto* const keys = findChild<QAction*>(action);
        if (shown != nullptr && keys != nullptr)
            showKeyOf(*shown, *keys);
    };
    for (const char* prefix : {"", "compare:"}) {
        tip((std::string(prefix) + "stepBack").c_str(), "keyStepBack");
        tip((std::string(prefix) + "stepForward").c_str(), "keyStepForward");
        tip((std::string(prefix) + "play").c_str(), "keyPlay");
    }
    tip("inside", "keyInside");
    tip("memory", "keyMemory");
    tip("export", "actionExport");
    tip("present", "keyPresent");
    tip("kernelRun", "keyRunKernel");
    tip("kernelPutBack", "keyPutBack");
    tip("nextError", "keyNextMessage");
    tip("previousError", "keyPreviousMessage");
}

} // namespace lockstep::ui
