#pragma once

#include "engine/device/build_log.hpp"
#include "engine/device/devices.hpp"
#include "ui/compare/comparison.hpp"
#include "ui/export/writer.hpp"
#include "ui/panels/changed_banner.hpp"
#include "ui/player/player.hpp"
#include "ui/window/help_places.hpp"
#include "ui/window/history.hpp"
#include "ui/window/recording_files.hpp"

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <set>

class QAction;
class QHBoxLayout;
class QMenu;
class QStackedWidget;
class QVBoxLayout;

namespace lockstep {
struct Preset;
}

namespace lockstep::ui {

class Canvas;
class Checker;
class ComparisonPage;
class DevicePicker;
class IconButton;
class InputPanel;
class Inspector;
class LibraryPanel;
class MachineDialog;
class MessageBar;
class OriginNote;
class PrintedRow;
class PanePanel;
class Presenter;
struct LectureDeck;
enum class Paper;
class ProgressNotice;
class RoofControl;
class SideGrip;
class Timeline;
class Transport;

/// Why a run cannot be shown there, in a sentence.
QString noSuchLaunch(std::size_t launch, std::size_t launches);

/// What is refused before it is built: "bitonic.cl:12: …". Nothing where the sentence does not begin like that.
std::optional<BuildMessage> placedRefusal(const QString& sentence, const QString& file);

/// For the machine that was chosen last.
MemoryLook chosenLook();

/// Library and input at the left, the picture and its timeline in the middle, the inspector at the right.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Runs this and shows it at the moment.
    void start(const RunAsk& ask, Moment moment = {});
    /// Runs a figure or example of a source, and shows what the figure shows, or this moment.
    void startPreset(const Preset& preset, const std::string& device, std::optional<Moment> moment = {});
    /// A file's recording as a pane. Its kernel, where somebody wrote it, is run only where somebody says yes.
    PaneAsk paneOfFile(const RecordingPtr& recording, const QString& file);
    /// Runs these beside one another and shows them at the clock's time.
    void startComparison(const ComparisonAsk& ask, ClockUnit unit = ClockUnit::launches, std::uint64_t units = 32,
                         std::uint32_t wavefront = 1, double time = 0);
    /// Reads a recording, or several beside one another, and shows it; what it shows stays where it cannot.
    void openFile(const QString& path, Moment moment = {});
    void showFile(const OpenedFile& file, Moment moment = {});
    /// These recordings are this file's.
    void setOrigin(const OpenedFile& file);
    /// A file holds this text of a kernel, and of its plan where it has one: nothing is lost where the window closes.
    void noteInFile(const QString& kernel, const QString& plan = {});
    /// The list of recent files grows; a window that nobody looks at leaves it alone.
    void setRemembersFiles(bool remembers) { m_remembersFiles = remembers; }
    /// As large as it was left last, with its inspector as wide; else of this size. Never larger than its screen.
    void recallSize(QSize usual);
    void say(const QString& sentence);
    bool isComparing() const { return m_isComparing; }
    ComparisonPage& comparisonPage() { return *m_comparison; }
    void setTheme(ThemeName theme);
    /// Of the windows and the pictures, here, presented and as an export first proposes.
    void setLanguage(Language language);
    Language language() const { return m_language; }
    /// As it was chosen in the menu last; nobody chose: the system's, where it is known.
    void recallLanguage();
    /// Theme, speed and whatever else somebody prefers; without a theme where the call said which.
    void recallPreferences(bool withTheme);
    /// `use` is given the device that somebody prefers for new runs, as --device takes it, once it is known which ones
    /// there are. Where it is not there that is the automatic one, and the window says so.
    void withPreferredDevice(const std::function<void(const std::string& device)>& use);
    ThemeName themeName() const { return m_theme; }
    /// Every launch's accesses of memory instead of its structure, on the machine that was chosen last.
    void setShowsMemory(bool shows);
    bool showsMemory() const { return m_showsMemory; }
    /// Nothing where structures are shown.
    std::optional<MemoryLook> memoryLook() const;
    /// What that shows, until the next start.
    void setLook(const MemoryLook& look);
    Player& player() { return *m_player; }
    Canvas& canvas() { return *m_canvas; }
    Inspector& inspector() { return *m_inspector; }
    Timeline& timeline() { return *m_timeline; }
    /// What the message bar says; empty where it has been read.
    QString message() const;
    /// The last run came to an end, and what its moment needs is at hand.
    bool isSettled() const;

    /// Presents what is shown, from its start or from here, full screen; when it ends the window stands where it did.
    void present(bool fromStart);
    /// The same with its windows still to be shown; null where there is nothing to present, or it is being done.
    Presenter* makePresenter(bool fromStart);
    /// … of any deck. `goBack` is told where it ended; it may be empty.
    Presenter* makePresenter(const Deck& deck, DeckMoment start, const std::function<void(DeckMoment)>& goBack);
    /// Reads a lecture, runs what its recordings lack, and presents it; the window says it where that fails.
    void presentLecture(const LectureDeck& lecture, const QString& path);
    void openLecture(const QString& path);
    /// Asks whose questions go on paper, and for the file's name.
    void askWorksheet();
    /// The questions of a lecture's script as a PDF.
    void saveWorksheet(const QString& script, bool hasAnswers, Paper paper, const QString& path);
    /// Null where nothing is presented.
    Presenter* presenter() const { return m_presenter; }

signals:
    void runFailed(const lockstep::ui::Failure& failure);
    void settled();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* sidebar();
    QWidget* stage();
    void arrange();
    void placeHead();
    // main_window_widths.cpp
    void makeGrip();
    void placeGrip();
    void recallWidths();
    int inspectorWidth() const;
    void connectService();
    void choose(const QString& algorithm);
    void record(Moment moment = {});
    void showRecording(const RecordingPtr& recording);
    void showFailure(const Failure& failure);
    /// The launches before the one that failed, and what happened to that.
    void showUpTo(const Failure& failure);
    void setControls(const RunAsk& ask);
    // main_window_choose.cpp
    /// Before another kernel's run is shown: what somebody typed is kept with its kernel, …
    void keepText();
    /// … and stands there again when that kernel's run is shown once more. `left` is the key of the one before.
    void bringText(const QString& left);
    /// The algorithm is chosen once more: what ran of it last is asked for.
    void askForKept();
    void goToLaunch();
    void exportPictures();
    void showWhatWorks();
    void checkSettled();
    // main_window_keys.cpp
    void makeKeys();
    /// The typed keys are not the picture's yet: `what` is done when they are, or it is said why not.
    bool waitsForKeys(const std::function<void()>& what);
    void doWaitingSteps();
    // main_window_break.cpp
    void connectBreaking();
    void connectMachines();
    void showMachines();
    void switchMistake(const std::string& id);
    /// The switches stand as what is on the screen, and runs of what stood there before are dropped.
    void showMistake();
    void endBreaking(const BreakingPtr& breaking);
    // main_window_compare.cpp
    void connectComparison();
    void toggleComparison();
    void startComparison();
    /// Beside which panes the run on the screen is compared: one with a changed kernel with the right one.
    std::vector<PaneAsk> panesOfShown() const;
    /// These are about to be run: false where somebody is asked first.
    bool permitsPanes(const std::vector<PaneAsk>& runs);
    void comparisonCancelled();
    /// A pane's changed kernel is a text for another file than its parameters build.
    void sayWhichKernelsRan();
    void leaveComparison();
    void showMode();
    void nameComparison();
    void showComparisonControls(const ComparisonAsk& ask);
    void showKeys();
    void compareAgain();
    void runComparison(const ComparisonAsk& ask, std::optional<double> time = {});
    void comparisonCameIn();
    void comparisonFailed(const Failure& failure);
    void closeComparison();
    QWidget* picture() const;
    // main_window_files.cpp
    void makeFileMenu();
    void chooseFile();
    void chooseName();
    void saveFile(const QString& path, const std::vector<RecordingPtr>& recordings);
    std::vector<RecordingPtr> shownRecordings() const;
    bool isFromFile(const RecordingPtr& recording) const;
    void showOrigin();
    // main_window_language.cpp
    void makeLanguageMenu();
    /// What is not put once but follows from what is shown: in the language that is spoken now.
    void sayAgain();
    // main_window_lecture.cpp
    void fillLectureMenu();
    struct LectureWork;
    /// Runs a lecture's runs, off the window's thread, and calls `then` on it.
    void readLectureOf(const QString& doing, const LectureWork& work,
                       const std::function<void(const LectureDeck&)>& then);
    // main_window_presets.cpp
    void makePresetMenu();
    void showPreset();
    void sayNote();
    void showPrinted();
    // main_window_memory.cpp
    void makeMemorySwitch(QHBoxLayout& buttons);
    void showMemory();
    void keepMachine();
    void addRoof(QMenu& menu);
    void takeRates();
    // main_window_reach.cpp
    void connectReach();
    // main_window_present.cpp
    void makePresentActions();
    // main_window_help.cpp
    void makeHelpMenu();
    HelpPlace placeOfFocus() const;
    void wordKeys();
    void makeKeyTips();
    // main_window_standard.cpp
    void makeStandardActions();
    void makeQuitAction();
    /// The picture as it is on the screen, in this theme; nothing where there is none.
    std::optional<Scene> shownScene(ThemeName name) const;
    void copyPicture();
    void printPicture();
    /// Takes the last change of input or parameters back (-1), or makes it once more (1).
    void undoRun(int way);
    /// What is on the screen now can be come back to.
    void noteRun();
    void showHistory();
    // main_window_preferences.cpp
    void makePreferencesAction();
    void showPreferences();
    /// From now on, where the preferred theme is the system's.
    void followSystemTheme();
    // main_window_kernel.cpp
    void connectKernel();
    void runKernel();
    void putKernelBack();
    /// What the compiler says stands at its lines; false: it says nothing about the text that is there.
    bool showKernelFailure(const Failure& failure);
    /// The kernel that ran, the text beside it, and what is said of both.
    void showKernel();
    void showKernelChange();
    /// How the recording on the screen differs from the right one is found out, and told.
    void tellKernelChange();
    QString kernelRemark() const;
    void sayWhereItRan();
    // main_window_kernel_files.cpp
    void makeKernelMenu();
    void chooseKernel();
    void openKernel(const QString& path);
    void saveKernel();
    void chooseNewKernel();
    /// Writes the smallest example there, and opens it.
    void startKernel(const QString& path);
    // main_window_unsaved.cpp
    /// A text of a kernel that somebody changed and no file holds.
    struct UnsavedKernel {
        QString name, text, plan;
        std::string algorithm;
        bool isOwn = false; ///< it has a plan
        bool isShown = false;
    };
    std::vector<UnsavedKernel> unsavedKernels() const;
    void noteInFile(const std::vector<RecordingPtr>& recordings);
    /// True where somebody is asked first whether such a text is to be saved.
    bool asksBeforeClosing();
    void closeNow();
    void saveAndClose();
    /// Asks where to, and does `then` once it is written.
    void saveKernelAs(const UnsavedKernel& kernel, const std::function<void()>& then = {});
    // main_window_own.cpp
    /// Its texts, where the recording is of a kernel of one's own.
    void showOwnKernel();
    /// What the run of a kernel that nobody vouches for is to be taken with.
    void sayRunNotes(const RecordingPtr& recording);
    /// What the plan is to blame for stands at its line.
    bool showPlanFailure(const QString& sentence);
    /// Into its own files, unless it is one of the examples.
    bool saveOwnKernel();
    /// Asks for a kernel file to be written, first for one called `file`.
    void chooseKernelFile(const char* name, const QString& title, const QString& file,
                          const std::function<void(const QString& path)>& chosen);
    void connectCheck();
    void checkKernel();
    void openFault();
    /// A kernel came from a file, so it runs only where somebody says yes. Before this ask is run: true where somebody
    /// is asked first, and `what` is done if the answer is yes.
    bool asksForKernel(const RunAsk& ask, const std::function<void()>& what);
    /// The file that brought the kernel which this would run, and nobody said yes; empty: it is run unasked.
    QString strangerOf(const std::string& algorithm, bool hasText) const;
    /// Somebody said yes to the kernel from this file.
    void trust(const std::string& algorithm, const QString& from);
    /// The question itself; `leaving` stands on the button that runs nothing.
    void askAboutKernel(const QString& from, const QString& leaving, const std::function<void(bool isInterpreted)>& run,
                        const std::function<void()>& left);
    /// Paths of a kernel file and the plan beside it.
    struct KernelPair {
        QString kernel, plan;
    };
    /// Once somebody has said yes.
    void openPair(const KernelPair& pair, bool isInterpreted);

    Service m_service;
    Player* m_player;
    ThemeName m_theme = ThemeName::light;
    bool m_isThemed = false;
    Language m_language = Language::english;
    bool m_showsMemory = false;
    MemoryLook m_memory;
    QPointer<RoofControl> m_roof; ///< of the open menu
    bool m_isMeasuring = false;
    QString m_rateResult;                  ///< of the last measurement, or what went wrong
    RunAsk m_ask;                          ///< what the controls say
    RunAsk m_shown;                        ///< what the recording on the screen was asked for with
    Moment m_startAt;                      ///< where the run that is going will be shown
    const Preset* m_preset = nullptr;      ///< of the run that is going; null: none's
    const Preset* m_shownPreset = nullptr; ///< of the recording on the screen
    std::string m_mistake;                 ///< id of the one that is on; empty: none
    quint64 m_breakingRun = 0;             ///< its runs that are going on; 0: none
    bool m_running = false;
    std::weak_ptr<const Recording> m_lastRun;   ///< made here last; others are from files
    bool m_isShownFromFile = false;             ///< what is on the screen did not run here
    std::map<std::string, QString> m_strangers; ///< kernels of one's own from files that nobody said yes to, by id
    /// File of the last kernel of a stranger's that was let in. Until somebody says yes no changed text is run unasked,
    /// however it came to stand here: texts are undone, kept and edited.
    QString m_untrusted;
    QString m_strangeKernel; ///< file that the kernel of m_ask came from, and nobody said yes; empty: none
    Checker* m_checker;
    RunAsk m_checkedAsk;           ///< what is being checked, or was
    std::optional<RunAsk> m_fault; ///< the smallest input that fails
    /// Texts of a kernel that is not looked at, and what of them ran last.
    struct KeptTexts {
        RunAsk ran;
        QString text, plan, strange;
    };
    std::map<QString, KeptTexts> m_texts;              ///< by KernelPage::key()
    std::set<QString> m_inFiles;                       ///< texts of kernels that files hold
    bool m_isClosing = false;                          ///< whatever would be lost
    KernelChange m_change;                             ///< of the recording on the screen
    std::vector<std::function<void()>> m_waitingSteps; ///< asked for while the typed keys were not yet run
    ComparisonAsk m_comparisonAsk;                     ///< the last one asked for, …
    std::optional<double> m_comparisonTime;            ///< … and where its clock is to stand
    bool m_isComparing = false;
    bool m_isRail = false; ///< the sidebar while comparing

    OpenedFile m_origin; ///< the file that was opened or saved last
    bool m_isOpening = false;
    quint64 m_lastOpening = 0; ///< what belongs to an older one is dropped
    bool m_remembersFiles = true;

    History<RunAsk> m_history;
    History<ComparisonAsk> m_comparisonHistory;
    QAction *m_undo = nullptr, *m_redo = nullptr;
    DeviceList m_deviceList; ///< as the service found it

    QMenu* m_menu = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_lectures = nullptr;
    QMenu* m_languages = nullptr;
    std::stop_source m_lectureStop;    ///< of the lecture that is being opened
    std::vector<QAction*> m_onlyShown; ///< of the menu, where something is shown
    IconButton* m_menuButton = nullptr;
    OriginNote* m_originNote = nullptr;
    QHBoxLayout* m_head = nullptr; ///< of the sidebar
    QWidget* m_sidebar = nullptr;
    QWidget* m_sidebarBody = nullptr;
    QWidget* m_name = nullptr;
    QWidget* m_logo = nullptr;
    QWidget* m_deviceBox = nullptr;
    IconButton* m_railSwitch = nullptr;
    QStackedWidget* m_pages = nullptr;
    QVBoxLayout* m_notices = nullptr; ///< of the single view
    ComparisonPage* m_comparison;
    PanePanel* m_panes;
    LibraryPanel* m_library;
    InputPanel* m_input;
    DevicePicker* m_devices;
    MachineDialog* m_machines = nullptr; ///< once it was asked for
    Canvas* m_canvas;
    Timeline* m_timeline;
    Transport* m_transport;
    Inspector* m_inspector;
    SideGrip* m_grip = nullptr; ///< at its left edge
    int m_inspectorWidth = 0;   ///< that somebody gave it; 0: the usual one
    MessageBar* m_message = nullptr;
    PrintedRow* m_printed = nullptr;
    ProgressNotice* m_progress = nullptr;
    ChangedBanner* m_banner = nullptr;
    IconButton* m_export = nullptr;
    IconButton* m_present = nullptr;
    Presenter* m_presenter = nullptr; ///< while something is presented
    IconButton* m_compare = nullptr;
    IconButton* m_themeSwitch = nullptr;
    IconButton* m_memorySwitch = nullptr;
    IconButton* m_machineButton = nullptr;
    QWidget* m_stageHead = nullptr;
    QWidget* m_stageFoot = nullptr;
};

} // namespace lockstep::ui
