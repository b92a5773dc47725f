#include "ui/panels/speed_control.hpp"

#include "ui/panels/slider_meaning.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <array>

namespace lockstep::ui {

namespace {

struct Speed {
    double value;
    const char* text;
};
constexpr std::array speeds{Speed{0.25, "¼×"}, Speed{0.5, "½×"}, Speed{1, "1×"},
                            Speed{2, "2×"},    Speed{4, "4×"},   Speed{8, "8×"}};

double valueAt(int step)
{
    return speeds.at(static_cast<std::size_t>(step)).value;
}

QString wordsAt(int step)
{
    return QString::fromUtf8(speeds.at(static_cast<std::size_t>(step)).text);
}

} // namespace

SpeedControl::SpeedControl(const QString& name, QWidget* parent)
    : QWidget(parent), m_name(wordedLabel([] { return tr("Speed"); }, 13, 400, "second")),
      m_slider(new MeaningSlider({valueAt, wordsAt})), m_text(makeLabel(QStringLiteral("1×"), 13, 600, "plain"))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(m_name);
    row->addWidget(m_slider);
    row->addWidget(m_text);
    m_slider->setObjectName(name);
    worded(this, [this] { m_slider->setAccessibleName(tr("Speed")); });
    m_slider->setRange(0, static_cast<int>(speeds.size()) - 1);
    m_slider->setValue(2);
    m_slider->setPageStep(1);
    m_name->setBuddy(m_slider);
    m_slider->setFixedWidth(96);
    m_text->setFixedWidth(26);
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        const Speed& speed = speeds.at(static_cast<std::size_t>(step));
        m_text->setText(QString::fromUtf8(speed.text));
        emit changed(speed.value);
    });
}

void SpeedControl::setNarrow(bool isNarrow)
{
    m_name->setVisible(!isNarrow);
    m_slider->setFixedWidth(isNarrow ? 72 : 96);
}

} // namespace lockstep::ui
