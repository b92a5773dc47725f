#include "ui/panels/roof_control.hpp"

#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>
#include <cmath>

namespace lockstep::ui {
namespace {

constexpr int stepsOfTen = 20; ///< of a slider for each power of ten

int stepOf(double rate)
{
    return static_cast<int>(std::lround(std::log10(rate) * stepsOfTen));
}

/// Two digits: round numbers can be divided in the head.
double rateAt(int step)
{
    const double rate = std::pow(10, static_cast<double>(step) / stepsOfTen);
    const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(rate)) - 1));
    return std::max(1.0, std::round(rate / unit) * unit);
}

QSlider* makeSlider(const QString& name, int most)
{
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setRange(0, most * stepsOfTen);
    slider->setPageStep(stepsOfTen);
    slider->setMinimumWidth(240);
    return slider;
}

} // namespace

RoofControl::RoofControl(QWidget* parent)
    : QWidget(parent), m_peakText(makeLabel({}, 13, 400, "plain")), m_peakSlider(makeSlider("peak", 5)),
      m_bandwidthText(makeLabel({}, 13, 400, "plain")), m_bandwidthSlider(makeSlider("bandwidth", 4)),
      m_measure(new QPushButton), m_said(makeLabel({}, 12, 400, "second"))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 10);
    column->setSpacing(4);
    for (QWidget* each : std::initializer_list<QWidget*>{m_peakText, m_peakSlider, m_bandwidthText, m_bandwidthSlider,
                                                         m_measure, m_said})
        column->addWidget(each);
    m_measure->setObjectName("measure");
    m_said->setObjectName("measured");
    m_said->setWordWrap(true);
    m_said->hide();
    worded(this, [this] {
        m_peakSlider->setAccessibleName(tr("Arithmetic of the machine"));
        m_bandwidthSlider->setAccessibleName(tr("Memory of the machine"));
        setMeasuring(!m_measure->isEnabled());
        tell();
    });
    connect(m_measure, &QPushButton::clicked, this, &RoofControl::measureWanted);
    const auto slide = [this](QSlider* slider, double& rate) {
        connect(slider, &QSlider::valueChanged, this, [this, &rate](int step) {
            if (m_isFilling)
                return;
            rate = rateAt(step);
            tell();
            emit changed(m_peak, m_bandwidth);
        });
    };
    slide(m_peakSlider, m_peak);
    slide(m_bandwidthSlider, m_bandwidth);
}

void RoofControl::setRoof(double peak, double bandwidth)
{
    m_peak = peak;
    m_bandwidth = bandwidth;
    m_isFilling = true; // a slider's step is rounder than what was measured
    m_peakSlider->setValue(stepOf(peak));
    m_bandwidthSlider->setValue(stepOf(bandwidth));
    m_isFilling = false;
    tell();
}

void RoofControl::setMeasuring(bool isMeasuring)
{
    m_measure->setEnabled(!isMeasuring);
    m_measure->setText(isMeasuring ? tr("Measuring…") : tr("Measure this device"));
}

void RoofControl::showResult(const QString& sentence)
{
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    adjustSize();
}

void RoofControl::tell()
{
    m_peakText->setText(tr("Arithmetic of %L1 × 10⁹ operations a second").arg(m_peak, 0, 'f', 0));
    m_bandwidthText->setText(tr("Memory of %L1 × 10⁹ bytes a second").arg(m_bandwidth, 0, 'f', 0));
}

} // namespace lockstep::ui
