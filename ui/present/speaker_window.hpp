#pragma once

#include "ui/lens/lens.hpp"
#include "ui/panels/worded.hpp"
#include "ui/present/audience_window.hpp"
#include "ui/present/scaled_scene.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace lockstep::ui {

class IconButton;
enum class Icon;
class Presenter;

/// What the speaker sees: what the audience does and what comes next, the notes, the time, the pages, and a button for
/// every key.
class SpeakerWindow : public QWidget {
    Q_OBJECT
public:
    explicit SpeakerWindow(Presenter& presenter, QWidget* parent = nullptr);

    void setTheme(ThemeName theme);
    void setHasTwoScreens(bool hasTwo);
    void setCurrent(Scene scene);
    /// The picture that next() leads to; an empty one at the end.
    void setNext(Scene scene, const QString& title);
    void setNotes(const QString& notes);
    /// A remark; empty: none.
    void say(const QString& remark);
    /// All pages of the deck, and its title.
    void listPages();
    /// The page that the presentation stands on.
    void showPlace();
    void showPlaying();
    void showCover(AudienceWindow::Cover cover);

    ScaledScene& current() { return *m_current; }
    ScaledScene& next() { return *m_next; }
    /// Seconds presented, pauses of the stopwatch left out.
    double elapsed() const;

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* head();
    QWidget* buttons();
    IconButton* button(Icon icon, const char* name, const WordsNow& tip, void (Presenter::*what)());
    void putWords();
    void nameTheme();
    void nameNext();
    void nameWatch();
    void showTime();
    void startWatch(bool runs);
    void resetWatch();

    Presenter& m_presenter;
    QLabel* m_title;
    QLabel* m_clock;
    QLabel* m_elapsed;
    IconButton* m_watch = nullptr;
    IconButton* m_play = nullptr;
    IconButton* m_black = nullptr;
    IconButton* m_white = nullptr;
    IconButton* m_theme = nullptr;
    IconButton* m_contrast = nullptr;
    IconButton* m_swap = nullptr;
    std::vector<IconButton*> m_buttons;
    QLabel* m_place;
    QLabel* m_nextTitle;
    QLabel* m_remark;
    ScaledScene* m_current;
    ScaledScene* m_next;
    QPlainTextEdit* m_notes;
    QListWidget* m_pages;
    bool m_hasTwoScreens = false;
    bool m_isDark = false;
    bool m_isEnd = false;
    QString m_nextName; ///< title of what comes next
    QTimer m_second;
    QElapsedTimer m_since; ///< valid while the stopwatch runs
    double m_before = 0;   ///< seconds up to then
};

} // namespace lockstep::ui
