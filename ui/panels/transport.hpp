#pragma once

#include "ui/player/player.hpp"
#include "ui/scene/language.hpp"

#include <QWidget>

class QLabel;

namespace lockstep::ui {

class IconButton;
class SpeedControl;
struct Theme;

/// Where we are, step back, play, step forward, and the speed.
class Transport : public QWidget {
    Q_OBJECT
public:
    explicit Transport(Player& player, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// Of what a launch is called, which is the picture's.
    void setLanguage(Language language);
    /// The picture's sentence, so that who steps with a button hears what came of it.
    void setTold(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void showPlaying();
    void showMoment();
    Player& m_player;
    Language m_language = Language::english;
    QLabel* m_launch;
    QLabel* m_meaning;
    IconButton* m_back;
    IconButton* m_play;
    IconButton* m_forward;
    IconButton* m_inside; ///< into the launches and out of them, where one has phases to show
    SpeedControl* m_speed;
};

} // namespace lockstep::ui
