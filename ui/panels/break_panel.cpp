#include "ui/panels/break_panel.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "engine/presets/written_source.hpp"
#include "ui/lens/phases.hpp"
#include "ui/panels/name_row.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/language.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// The moment at the end of the phase in which a cell came out wrong.
Moment momentOf(const Recording& recording, const WrongCell& cell)
{
    const std::vector<std::uint32_t>& phases = recording.launches[cell.launch - 1].phases;
    const auto found = std::ranges::find(phases, cell.phase);
    if (phasesShown(recording, cell.launch) <= 1 || found == phases.end())
        return {cell.launch, 1};
    return ofLaunch(recording, {cell.launch, 1, static_cast<std::uint32_t>(found - phases.begin())});
}

} // namespace

BreakPanel::BreakPanel(QWidget* parent)
    : QWidget(parent), m_rows(new QVBoxLayout), m_lesson(makeLabel({}, 13, 400, "plain")),
      m_source(makeLabel({}, 12, 400, "second")), m_runs(new QWidget), m_times(new QSpinBox), m_go(new QPushButton),
      m_bar(new QProgressBar), m_result(new SceneWidget)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 20, 0, 0);
    column->setSpacing(8);
    auto* upper = new QVBoxLayout;
    upper->setContentsMargins(24, 0, 24, 0);
    upper->setSpacing(8);
    auto* what =
        wordedLabel([] { return tr("Mistakes that the sources make or warn of. Off unless you switch one on."); }, 13,
                    400, "second");
    what->setWordWrap(true);
    upper->addWidget(what);
    m_rows->setSpacing(2);
    upper->addLayout(m_rows);
    for (QLabel* label : {m_lesson, m_source}) {
        label->setWordWrap(true);
        upper->addWidget(label);
    }
    m_lesson->setObjectName("breakLesson");
    auto* row = new QHBoxLayout(m_runs);
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(8);
    m_times->setObjectName("breakTimes");
    m_times->setRange(1, 10'000);
    m_times->setValue(100);
    m_times->setGroupSeparatorShown(true);
    m_go->setObjectName("breakGo");
    m_bar->setTextVisible(false);
    m_bar->hide();
    row->addWidget(m_go);
    row->addWidget(m_times);
    row->addWidget(m_bar, 1);
    row->addStretch();
    upper->addWidget(m_runs);
    column->addLayout(upper);
    m_result->setObjectName("breakResult");
    column->addWidget(m_result);
    column->addStretch();
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    worded(area, [area] { area->setAccessibleName(tr("Break it")); });
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);
    connect(m_go, &QPushButton::clicked, this, [this] {
        if (m_isRunning)
            emit stopWanted();
        else
            emit runsWanted(m_times->value());
    });
    connect(m_result, &SceneWidget::clicked, this, [this](const MarkId&) {
        if (m_breaking && m_breaking->firstInTime && m_breaking->recording)
            emit placeWanted(momentOf(*m_breaking->recording, *m_breaking->firstInTime), m_breaking->firstInTime->item);
    });
    connect(m_result, &SceneWidget::resized, this, &BreakPanel::refresh, Qt::QueuedConnection);
    worded(this, [this] {
        m_times->setAccessibleName(tr("Number of runs"));
        m_times->setSuffix(tr(" times"));
        nameGo();
        if (m_recording) {
            list();
            showMistake();
        }
        refresh();
    });
}

void BreakPanel::nameGo()
{
    m_go->setText(m_isRunning ? tr("Stop") : tr("Run"));
}

void BreakPanel::setTheme(ThemeName theme)
{
    m_theme = theme;
    refresh();
}

void BreakPanel::setRecording(const RecordingPtr& recording)
{
    m_recording = recording;
    m_breaking = nullptr;
    if (m_isRunning)
        end(nullptr);
    if (m_algorithm != recording->algorithm)
        list();
    showMistake();
    refresh();
}

void BreakPanel::showMistake()
{
    const Mistake* on = mistakeOf(*m_recording);
    const QString id = on == nullptr ? QString() : QString::fromStdString(on->id);
    for (const auto& [mistake, button] : m_switches)
        button->setChecked(mistake == id);
    m_lesson->setVisible(on != nullptr);
    m_source->setVisible(on != nullptr);
    m_runs->setVisible(on != nullptr);
    if (on != nullptr) {
        m_lesson->setText(say(on->lesson));
        m_source->setText(say(writtenSource(on->source)));
    }
}

void BreakPanel::list()
{
    m_algorithm = m_recording->algorithm;
    for (const auto& [mistake, button] : m_switches)
        delete button;
    m_switches.clear();
    const auto add = [this](const QString& id, const QString& title) {
        auto* button = new NameRow(title);
        button->setObjectName("mistake:" + (id.isEmpty() ? QStringLiteral("off") : id));
        button->setProperty("row", true);
        button->setCheckable(true);
        button->setFont(uiFont(13));
        button->setCursor(Qt::PointingHandCursor);
        connect(button, &QPushButton::clicked, this, [this, id, button] {
            const bool was = !button->isChecked();
            for (const auto& [mistake, other] : m_switches)
                other->setChecked(other == button);
            if (!was)
                emit chosen(id);
        });
        m_rows->addWidget(button);
        m_switches.emplace_back(id, button);
    };
    const Algorithm* algorithm = knownAlgorithm(m_algorithm);
    if (algorithm == nullptr || algorithm->mistakes.empty())
        return;
    const std::vector<Mistake>& mistakes = algorithm->mistakes;
    add({}, tr("Correct version"));
    for (const Mistake& mistake : mistakes)
        add(QString::fromStdString(mistake.id), say(mistake.title));
}

void BreakPanel::begin()
{
    m_isRunning = true;
    m_breaking = nullptr;
    nameGo();
    m_times->setEnabled(false);
    m_bar->setRange(0, 0);
    m_bar->show();
    refresh();
}

void BreakPanel::setProgress(quint64 done, quint64 total)
{
    m_bar->setRange(0, static_cast<int>(total));
    m_bar->setValue(static_cast<int>(done));
}

void BreakPanel::end(const BreakingPtr& breaking)
{
    m_isRunning = false;
    m_breaking = breaking;
    nameGo();
    m_times->setEnabled(true);
    m_bar->hide();
    refresh();
}

void BreakPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &BreakPanel::refresh, Qt::QueuedConnection);
}

void BreakPanel::refresh()
{
    m_result->setVisible(m_breaking != nullptr);
    if (m_breaking)
        m_result->setScene(breakingScene(*m_breaking, m_result->width(), m_theme));
}

} // namespace lockstep::ui
