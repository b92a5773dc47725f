#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace lockstep::ui {

/// The roof of the memory picture: 10^9 operations and bytes a second on two sliders, both logarithmic, and a button
/// that asks for those of the device.
class RoofControl : public QWidget {
    Q_OBJECT
public:
    explicit RoofControl(QWidget* parent = nullptr);
    void setRoof(double peak, double bandwidth);
    /// The button waits while it goes on.
    void setMeasuring(bool isMeasuring);
    /// What was found, or what went wrong.
    void showResult(const QString& sentence);

signals:
    void changed(double peak, double bandwidth);
    void measureWanted();

private:
    void tell();

    double m_peak = 1, m_bandwidth = 1;
    bool m_isFilling = false;
    QLabel* m_peakText;
    QSlider* m_peakSlider;
    QLabel* m_bandwidthText;
    QSlider* m_bandwidthSlider;
    QPushButton* m_measure;
    QLabel* m_said;
};

} // namespace lockstep::ui
