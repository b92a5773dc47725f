#pragma once

#include "ui/player/player.hpp"

#include <QWidget>

class QLabel;
class QSlider;

namespace lockstep::ui {

class IconButton;
struct Theme;

/// Where we are, step back, play, step forward, and the speed.
class Transport : public QWidget {
    Q_OBJECT
public:
    explicit Transport(Player& player, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMoment();
    void showSpeed();
    Player& m_player;
    QLabel* m_launch;
    QLabel* m_meaning;
    IconButton* m_back;
    IconButton* m_play;
    IconButton* m_forward;
    QSlider* m_speed;
    QLabel* m_speedText;
    QLabel* m_speedName;
};

} // namespace lockstep::ui
