#pragma once

#include "ui/player/service.hpp"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace lockstep::ui {

class SceneWidget;

/// What many runs of a mistake came to, in words and counts.
Scene breakingScene(const Breaking& breaking, double width, ThemeName theme);

/// The mistakes of the algorithm on the screen, off unless one is switched on, and what they do.
class BreakPanel : public QWidget {
    Q_OBJECT
public:
    explicit BreakPanel(QWidget* parent = nullptr);
    void setRecording(const RecordingPtr& recording);
    void setTheme(ThemeName theme);
    /// Its runs are going on.
    void begin();
    void setProgress(quint64 done, quint64 total);
    /// They have ended; null: without a result.
    void end(const BreakingPtr& breaking);
    bool isRunning() const { return m_isRunning; }
    BreakingPtr breaking() const { return m_breaking; }

signals:
    /// The id of a mistake to switch on; empty: off.
    void chosen(const QString& mistake);
    void runsWanted(int times);
    void stopWanted();
    /// The first wrong cell is to be looked at.
    void placeWanted(lockstep::ui::Moment moment, quint32 item);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void list();
    void showMistake();
    void nameGo();
    void refresh();

    RecordingPtr m_recording;
    std::string m_algorithm; ///< whose mistakes are listed
    BreakingPtr m_breaking;
    bool m_isRunning = false;
    ThemeName m_theme = ThemeName::light;
    QVBoxLayout* m_rows;
    std::vector<std::pair<QString, QPushButton*>> m_switches; ///< mistakes, "" for none
    QLabel* m_lesson;
    QLabel* m_source;
    QWidget* m_runs;
    QSpinBox* m_times;
    QPushButton* m_go;
    QProgressBar* m_bar;
    SceneWidget* m_result;
};

} // namespace lockstep::ui
