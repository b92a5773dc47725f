#include "ui/panels/transport.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/moment_words.hpp"
#include "ui/panels/speed_control.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::ui {

Transport::Transport(Player& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_launch(makeLabel({}, 14, 600, "plain")),
      m_meaning(makeLabel({}, 12.5, 400, "second")),
      m_back(new IconButton(Icon::stepBack, IconButton::Look::circle, [] { return tr("Step back (Left)"); })),
      m_play(new IconButton(Icon::play, IconButton::Look::filled, QString())),
      m_forward(new IconButton(Icon::stepForward, IconButton::Look::circle, [] { return tr("Step forward (Right)"); })),
      m_inside(new IconButton(Icon::phases, IconButton::Look::flat,
                              [] { return tr("Step by phases, inside a launch (Ctrl+.)"); })),
      m_speed(new SpeedControl)
{
    m_launch->setObjectName("launchLabel");
    m_meaning->setObjectName("meaningLabel");
    m_back->setObjectName("stepBack");
    m_play->setObjectName("play");
    m_forward->setObjectName("stepForward");
    m_inside->setObjectName("inside");
    m_inside->setCheckable(true);
    m_inside->hide();

    auto* where = new QVBoxLayout;
    where->setSpacing(2);
    where->addStretch();
    where->addWidget(m_launch);
    where->addWidget(m_meaning);
    where->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_back);
    buttons->addWidget(m_play);
    buttons->addWidget(m_forward);
    auto* right = new QHBoxLayout;
    right->setSpacing(16);
    right->addWidget(m_inside);
    right->addWidget(m_speed);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(36, 0, 36, 4);
    grid->addLayout(where, 0, 0);
    grid->addLayout(buttons, 0, 1, Qt::AlignCenter);
    grid->addLayout(right, 0, 2, Qt::AlignRight);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    m_launch->setMinimumWidth(40);
    m_meaning->setMinimumWidth(40);

    connect(m_back, &IconButton::clicked, &player, &Player::stepBack);
    connect(m_play, &IconButton::clicked, &player, &Player::togglePlay);
    connect(m_forward, &IconButton::clicked, &player, &Player::stepForward);
    connect(m_inside, &IconButton::clicked, &player, &Player::setInside);
    connect(&player, &Player::insideChanged, this, [this] { m_inside->setChecked(m_player.isInside()); });
    connect(&player, &Player::recordingChanged, this,
            [this] { m_inside->setVisible(hasPhases(*m_player.recording())); });
    connect(m_speed, &SpeedControl::changed, &player, &Player::setSpeed);
    connect(&player, &Player::momentChanged, this, &Transport::showMoment);
    connect(&player, &Player::recordingChanged, this, &Transport::showMoment);
    connect(&player, &Player::playingChanged, this, &Transport::showPlaying);
    worded(this, [this] {
        fit();
        showPlaying();
        showMoment();
    });
}

void Transport::showPlaying()
{
    const bool playing = m_player.isPlaying();
    m_play->setIconShape(playing ? Icon::pause : Icon::play);
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
}

void Transport::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
    showMoment();
}

void Transport::fit()
{
    const bool isNarrow = width() < 620;
    m_speed->setNarrow(isNarrow);
    m_inside->setText(isNarrow ? QString() : tr("Phases"));
    m_inside->updateGeometry();
    const int side = isNarrow ? 16 : 36;
    layout()->setContentsMargins(side, 0, side, 4);
}

void Transport::showMoment()
{
    const RecordingPtr& recording = m_player.recording();
    if (!recording)
        return;
    const Moment moment = m_player.moment();
    m_launch->setText(whereWords(*recording, moment));
    QString text = meaningWords(*recording, moment, m_language);
    if (moment.launch == 0) {
        m_meaning->setText(text);
        return;
    }
    const Speaking speaking(m_language); // as the picture names it
    const QString title = say(recording->launches[moment.launch - 1].meaning.title);
    const bool hasWords = m_inside->isVisible() && !m_inside->text().isEmpty();
    const int room = (width() - 154) / 2 - (hasWords ? 92 : 44); // the other side is wider, then
    m_meaning->setToolTip(text);
    if (m_meaning->fontMetrics().horizontalAdvance(text) > room && !title.isEmpty())
        text = title;
    m_meaning->setText(m_meaning->fontMetrics().elidedText(text, Qt::ElideRight, std::max(room, 40)));
}

void Transport::setTold(const QString& sentence)
{
    for (IconButton* button : {m_back, m_play, m_forward})
        button->setAccessibleDescription(sentence);
}

void Transport::setLanguage(Language language)
{
    m_language = language;
    showMoment();
}

void Transport::setTheme(const Theme& theme)
{
    for (IconButton* button : {m_back, m_play, m_forward, m_inside})
        button->setTheme(theme);
}

} // namespace lockstep::ui
