#include "ui/panels/comparison_transport.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/speed_control.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QAbstractItemView>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

QString nameOf(ClockUnit unit)
{
    switch (unit) {
    case ClockUnit::launches:
        return QObject::tr("Launches");
    case ClockUnit::levels:
        return QObject::tr("Levels (span)");
    case ClockUnit::work:
        return QObject::tr("Work");
    case ClockUnit::units:
        return QObject::tr("Time on P units, modelled");
    case ClockUnit::device:
        return QObject::tr("Device time, measured");
    }
    return {};
}

/// One step of the unit, as the clock shows it.
QString oneOf(ClockUnit unit)
{
    switch (unit) {
    case ClockUnit::launches:
        return QObject::tr("Launch");
    case ClockUnit::levels:
        return QObject::tr("Level");
    case ClockUnit::work:
        return QObject::tr("Work");
    case ClockUnit::units:
    case ClockUnit::device:
        return QObject::tr("Time");
    }
    return {};
}

QString number(ClockUnit unit, double time)
{
    const QLocale here;
    if (unit == ClockUnit::device) // from nanoseconds
        return here.toString(time / 1e6, 'f', time < 1e7 ? 3 : 1);
    return here.toString(static_cast<qulonglong>(std::ceil(time - 1e-9)));
}

/// Where the whole number finds no room.
QString shortNumber(ClockUnit unit, double time)
{
    if (unit == ClockUnit::device || time < 1e6)
        return number(unit, time);
    return QObject::tr("%1 M").arg(QLocale().toString(time / 1e6, 'f', 1));
}

constexpr int leftWidth = 168;

} // namespace

ComparisonTransport::ComparisonTransport(Comparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_time(makeLabel({}, 14, 600, "plain")),
      m_ends(makeLabel({}, 12.5, 400, "second")),
      m_back(new IconButton(Icon::stepBack, IconButton::Look::circle, [] { return tr("Step back (Left)"); })),
      m_play(new IconButton(Icon::play, IconButton::Look::filled, QString())),
      m_forward(new IconButton(Icon::stepForward, IconButton::Look::circle, [] { return tr("Step forward (Right)"); })),
      m_timeline(new ComparisonTimeline(comparison)), m_clock(new Choice), m_units(new QLineEdit),
      m_wavefront(new Choice), m_speed(new SpeedControl(QStringLiteral("compare:speed")))
{
    m_time->setObjectName("compare:time");
    m_ends->setObjectName("compare:ends");
    m_back->setObjectName("compare:stepBack");
    m_play->setObjectName("compare:play");
    m_forward->setObjectName("compare:stepForward");
    m_clock->setObjectName("compare:clock");
    m_clock->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clock->setMinimumContentsLength(8);
    m_clock->view()->setMinimumWidth(200);
    m_units->setObjectName("compare:units");
    m_units->setAlignment(Qt::AlignRight);
    m_units->setFixedWidth(58);
    m_wavefront->setObjectName("compare:wavefront");
    m_wavefront->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_wavefront->setMinimumContentsLength(2);
    for (const int together : {1, 32, 64})
        m_wavefront->addItem(QString::number(together), together);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_back);
    buttons->addWidget(m_play);
    buttons->addWidget(m_forward);
    buttons->addStretch();
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addStretch();
    left->addLayout(buttons);
    left->addWidget(m_time);
    left->addWidget(m_ends);
    left->addStretch();
    auto* leftSide = new QWidget;
    leftSide->setLayout(left);
    leftSide->setFixedWidth(leftWidth);
    left->setContentsMargins(0, 0, 0, 0);

    auto* right = new QGridLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setHorizontalSpacing(8);
    right->setVerticalSpacing(3);
    const auto labelled = [](const WordsNow& words, QWidget* control) {
        QLabel* label = wordedLabel(words, 13, 400, "second");
        label->setBuddy(control);
        return label;
    };
    right->addWidget(labelled([] { return tr("Clock"); }, m_clock), 0, 0);
    right->addWidget(m_clock, 0, 1, 1, 3);
    right->addWidget(labelled([] { return QStringLiteral("P"); }, m_units), 1, 0);
    right->addWidget(m_units, 1, 1);
    right->addWidget(labelled([] { return tr("Wavefront"); }, m_wavefront), 1, 2);
    right->addWidget(m_wavefront, 1, 3);
    right->addWidget(m_speed, 2, 0, 1, 4, Qt::AlignRight);
    right->setColumnStretch(3, 1);
    auto* rightSide = new QWidget;
    rightSide->setLayout(right);
    rightSide->setFixedWidth(252);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(36, 4, 36, 4);
    row->setSpacing(20);
    row->addWidget(leftSide);
    row->addWidget(m_timeline, 1);
    row->addWidget(rightSide);

    connect(m_back, &IconButton::clicked, this, [this] { step(&Comparison::stepBack); });
    connect(m_play, &IconButton::clicked, this, [this] { step(&Comparison::togglePlay); });
    connect(m_forward, &IconButton::clicked, this, [this] { step(&Comparison::stepForward); });
    connect(m_speed, &SpeedControl::changed, &comparison, &Comparison::setSpeed);
    connect(m_clock, &QComboBox::activated, this, [this] {
        const ComparisonClock& clock = m_comparison.clock();
        m_comparison.setClock(static_cast<ClockUnit>(m_clock->currentData().toInt()), clock.units, clock.wavefront);
    });
    connect(m_wavefront, &QComboBox::activated, this, [this] {
        const ComparisonClock& clock = m_comparison.clock();
        m_comparison.setClock(clock.unit, clock.units, m_wavefront->currentData().toUInt());
    });
    connect(m_units, &QLineEdit::editingFinished, this, &ComparisonTransport::setUnits);
    connect(&comparison, &Comparison::momentChanged, this, &ComparisonTransport::showMoment);
    connect(&comparison, &Comparison::panesChanged, this, &ComparisonTransport::showClock);
    connect(&comparison, &Comparison::clockChanged, this, &ComparisonTransport::showClock);
    connect(&comparison, &Comparison::playingChanged, this, &ComparisonTransport::showPlaying);
    worded(this, [this] { putWords(); });
}

void ComparisonTransport::putWords()
{
    m_clock->setAccessibleName(tr("What the clock counts"));
    m_units->setAccessibleName(tr("P, the number of execution units"));
    m_units->setToolTip(tr("P, the number of execution units of the modelled time; drag its axis in the picture, too"));
    m_wavefront->setAccessibleName(tr("Wavefront: units that are busy together"));
    m_wavefront->setToolTip(
        tr("How many units work in step, as the lanes of a wavefront do: all of them are busy as long as the "
           "busiest one"));
    showPlaying();
    showClock();
}

void ComparisonTransport::showPlaying()
{
    const bool playing = m_comparison.isPlaying();
    m_play->setIconShape(playing ? Icon::pause : Icon::play);
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
}

void ComparisonTransport::setTheme(ThemeName name)
{
    for (IconButton* button : {m_back, m_play, m_forward})
        button->setTheme(theme(name));
    m_timeline->setTheme(name);
}

void ComparisonTransport::setGate(const Player::Gate& gate)
{
    m_gate = gate;
    m_timeline->setGate(gate);
}

void ComparisonTransport::step(void (Comparison::*what)())
{
    const auto now = [this, what] { (m_comparison.*what)(); };
    if (!m_gate || !m_gate(now))
        now();
}

void ComparisonTransport::setUnits()
{
    if (!m_units->isModified())
        return;
    m_units->setModified(false);
    const ComparisonClock& clock = m_comparison.clock();
    const QString text = m_units->text().trimmed();
    bool isNumber = false;
    const qulonglong units = QLocale().toULongLong(text, &isNumber);
    if (isNumber && units > 0)
        m_comparison.setClock(clock.unit, units, clock.wavefront);
    else
        emit failed({tr("P is \"%1\"; type a whole number of execution units, 1 or more.").arg(text), {}, 2});
}

void ComparisonTransport::showClock()
{
    const ComparisonClock& clock = m_comparison.clock();
    m_clock->clear();
    for (const ClockUnit unit : m_comparison.knownUnits())
        m_clock->addItem(nameOf(unit), static_cast<int>(unit));
    m_clock->setCurrentIndex(m_clock->findData(static_cast<int>(clock.unit)));
    m_units->setText(QString::number(clock.units));
    m_wavefront->setCurrentIndex(m_wavefront->findData(clock.wavefront));
    showMoment();
}

void ComparisonTransport::showMoment()
{
    const ComparisonClock& clock = m_comparison.clock();
    const QString measure = clock.unit == ClockUnit::device ? QStringLiteral(" ms") : QString();
    std::vector<double> ends;
    for (std::size_t i = 0; i < m_comparison.paneCount(); i++)
        if (m_comparison.recording(i))
            ends.push_back(totalTime(m_comparison.times(i)));
    const auto told = [&](bool isShort) {
        const auto say = [&](double time) {
            return isShort ? shortNumber(clock.unit, time) : number(clock.unit, time);
        };
        if (ends.empty())
            return QString();
        const auto [first, last] = std::minmax_element(ends.begin(), ends.end());
        if (ends.size() > 1 && *first == *last)
            return (ends.size() == 2 ? tr("(both runs have %1)") : tr("(all runs have %1)")).arg(say(*first)) + measure;
        if (ends.size() > 2)
            return tr("(the runs have %1 to %2)").arg(say(*first), say(*last)) + measure;
        if (ends.size() == 2)
            return tr("(the runs have %1 and %2)").arg(say(ends[0]), say(ends[1])) + measure;
        return tr("of %1").arg(say(ends[0])) + measure;
    };
    m_time->setText(clock.time <= 0 ? tr("Input")
                                    : tr("%1 %2", "a launch, a level or a time, and its number")
                                          .arg(oneOf(clock.unit), number(clock.unit, clock.time) + measure));
    const QString whole = told(false);
    m_ends->setText(m_ends->fontMetrics().horizontalAdvance(whole) <= leftWidth ? whole : told(true));
    m_ends->setToolTip(whole);
}

} // namespace lockstep::ui
