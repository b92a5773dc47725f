#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace lockstep::ui {

/// How fast a run plays, from a quarter to eight times.
class SpeedControl : public QWidget {
    Q_OBJECT
public:
    explicit SpeedControl(const QString& name = QStringLiteral("speed"), QWidget* parent = nullptr);
    /// A short slider and no name where room is scarce.
    void setNarrow(bool isNarrow);

signals:
    void changed(double speed);

private:
    QLabel* m_name;
    QSlider* m_slider;
    QLabel* m_text;
};

} // namespace lockstep::ui
