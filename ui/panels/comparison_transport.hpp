#pragma once

#include "ui/compare/comparison.hpp"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lockstep::ui {

class Choice;
class ComparisonTimeline;
class IconButton;
class SpeedControl;

/// The foot of a comparison: where the clock stands, its buttons, the rows of the timeline, what the clock counts and
/// on how many execution units.
class ComparisonTransport : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonTransport(Comparison& comparison, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// Asked before a step, as the player's.
    void setGate(const Player::Gate& gate);
    void step(void (Comparison::*what)());
    ComparisonTimeline& timeline() { return *m_timeline; }

signals:
    void failed(const lockstep::ui::Failure& failure);

private:
    void putWords();
    void showPlaying();
    void showMoment();
    void showClock();
    void setUnits();

    Comparison& m_comparison;
    Player::Gate m_gate;
    QLabel* m_time;
    QLabel* m_ends;
    IconButton* m_back;
    IconButton* m_play;
    IconButton* m_forward;
    ComparisonTimeline* m_timeline;
    Choice* m_clock;
    QLineEdit* m_units;
    Choice* m_wavefront;
    SpeedControl* m_speed;
};

} // namespace lockstep::ui
