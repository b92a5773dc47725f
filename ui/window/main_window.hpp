#pragma once

#include "ui/player/player.hpp"

#include <QMainWindow>

class QAction;

namespace lockstep::ui {

class Canvas;
class DevicePicker;
class IconButton;
class InputPanel;
class Inspector;
class LibraryPanel;
class MessageBar;
class ProgressNotice;
class Timeline;
class Transport;

/// Library and input at the left, the picture and its timeline in the middle, the inspector at the right.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Runs this and shows it at the moment.
    void start(const RunAsk& ask, Moment moment = {});
    void setTheme(ThemeName theme);
    ThemeName themeName() const { return m_theme; }
    Player& player() { return *m_player; }
    Canvas& canvas() { return *m_canvas; }
    Inspector& inspector() { return *m_inspector; }
    Timeline& timeline() { return *m_timeline; }
    /// What the message bar says; empty where it has been read.
    QString message() const;
    /// The last run came to an end, and what its moment needs is at hand.
    bool isSettled() const;

signals:
    void runFailed(const lockstep::ui::Failure& failure);
    void settled();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* sidebar();
    QWidget* stage();
    void placeHead();
    void makeActions();
    void connectService();
    void choose(const QString& algorithm);
    void record(Moment moment = {});
    void showRecording(const RecordingPtr& recording);
    void showFailure(const Failure& failure);
    void setControls(const RunAsk& ask);
    void goToLaunch();
    void exportPictures();
    void showWhatWorks();
    void checkSettled();

    Service m_service;
    Player* m_player;
    ThemeName m_theme = ThemeName::light;
    RunAsk m_ask;     ///< what the controls say
    RunAsk m_shown;   ///< what the recording on the screen was asked for with
    Moment m_startAt; ///< where the run that is going will be shown
    bool m_running = false;

    QWidget* m_sidebar = nullptr;
    QWidget* m_logo = nullptr;
    LibraryPanel* m_library;
    InputPanel* m_input;
    DevicePicker* m_devices;
    Canvas* m_canvas;
    Timeline* m_timeline;
    Transport* m_transport;
    Inspector* m_inspector;
    MessageBar* m_message = nullptr;
    ProgressNotice* m_progress = nullptr;
    IconButton* m_export = nullptr;
    IconButton* m_themeSwitch = nullptr;
    QWidget* m_stageHead = nullptr;
    QWidget* m_stageFoot = nullptr;
};

} // namespace lockstep::ui
