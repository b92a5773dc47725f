#include "ui/panels/pane_panel.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "ui/compare/pane_rules.hpp"
#include "ui/compare/pane_runs.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/parameter_words.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::ui {

namespace {

constexpr std::size_t fewest = 2;
constexpr int widestLabel = 72; ///< of the narrowest sidebar; longer names go on in a second line

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

Choice* makeChoice(const QString& name, const QString& title)
{
    auto* choice = new Choice;
    choice->setObjectName(name);
    choice->setAccessibleName(title);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(3);
    return choice;
}

bool hasChangedKernel(const PaneAsk& pane)
{
    return pane.kernel || pane.plan;
}

bool hasSameKernel(const PaneAsk& a, const PaneAsk& b)
{
    return a.algorithm == b.algorithm && a.kernel == b.kernel && a.plan == b.plan;
}

/// In the list of algorithms; no id has such a word in front.
QString changedChoice(std::size_t index)
{
    return QStringLiteral("changed %1").arg(index);
}

void choose(Choice& choice, const std::string& value)
{
    int at = choice.findData(text(value));
    if (at < 0) { // a part of a device's name, or one that there is not
        choice.addItem(text(value), text(value));
        at = choice.count() - 1;
    }
    choice.setCurrentIndex(at);
}

} // namespace

PanePanel::PanePanel(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::light)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_column->addWidget(wordedLabel([] { return tr("Compared"); }, 13, 500, "second"));
    worded(this, [this] {
        if (m_rows)
            build();
    });
}

void PanePanel::setPanes(const std::vector<PaneAsk>& panes)
{
    m_panes = panes;
    m_changed.clear();
    for (const PaneAsk& pane : panes)
        if (hasChangedKernel(pane) &&
            std::ranges::none_of(m_changed, [&](const PaneAsk& one) { return hasSameKernel(one, pane); }))
            m_changed.push_back(pane);
    build();
}

void PanePanel::setDevices(const DeviceList& list)
{
    m_devices = list;
    build();
}

void PanePanel::setMachines(std::vector<KnownMachine> machines)
{
    m_machines = std::move(machines);
    build();
}

void PanePanel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    for (IconButton* button : findChildren<IconButton*>())
        button->setTheme(theme);
}

void PanePanel::build()
{
    // The control that asked for it may still be at work.
    if (m_rows) {
        m_rows->hide();
        m_rows->setObjectName({});
        for (QWidget* old : m_rows->findChildren<QWidget*>())
            old->setObjectName({});
        m_column->removeWidget(m_rows);
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto* rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(16);
    m_column->addWidget(m_rows);
    for (std::size_t i = 0; i < m_panes.size(); i++)
        addPane(i);
    if (m_panes.size() < mostCompared) {
        auto* add = new QPushButton(tr("Add another"));
        add->setObjectName("addPane");
        rows->addWidget(add);
        connect(add, &QPushButton::clicked, this, [this] {
            m_panes.push_back(anotherPane(m_panes));
            change();
        });
    }
}

void PanePanel::addPane(std::size_t pane)
{
    const QString name = QStringLiteral("pane%1:").arg(pane + 1);
    PaneAsk& ask = m_panes[pane];
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    static_cast<QVBoxLayout*>(m_rows->layout())->addLayout(grid);

    Choice* algorithms = makeChoice(name + "algorithm", tr("Algorithm of pane %1").arg(pane + 1));
    QString current = text(ask.algorithm);
    for (std::size_t i = 0; i < m_changed.size(); i++) {
        algorithms->addItem(tr("%1 · changed kernel").arg(titleOf(offeredAlgorithm(m_changed[i].algorithm))),
                            changedChoice(i));
        if (hasSameKernel(m_changed[i], ask))
            current = changedChoice(i);
    }
    for (const Algorithm* algorithm : catalogue())
        algorithms->addItem(titleOf(*algorithm), text(algorithm->id));
    for (const auto& [id, title] : ownKernels())
        algorithms->addItem(title, id);
    choose(*algorithms, current.toStdString());
    connect(algorithms, &QComboBox::activated, this, [this, pane, algorithms] {
        takeKernel(m_panes[pane], algorithms->currentData().toString());
        change();
    });
    const bool canGo = m_panes.size() > fewest;
    grid->addWidget(algorithms, 0, 0, 1, canGo ? 2 : 3);
    if (canGo) {
        auto* remove = new IconButton(Icon::close, IconButton::Look::flat, tr("Remove pane %1").arg(pane + 1));
        remove->setObjectName(name + "remove");
        remove->setTheme(*m_theme);
        grid->addWidget(remove, 0, 2);
        connect(remove, &IconButton::clicked, this, [this, pane] {
            m_panes.erase(m_panes.begin() + static_cast<std::ptrdiff_t>(pane));
            change();
        });
    }

    int row = 1;
    const auto addRow = [&](const QString& title, Choice* choice) {
        QLabel* label = makeLabel(title, 12.5, 400, "second");
        label->setBuddy(choice);
        if (label->sizeHint().width() > widestLabel) {
            label->setWordWrap(true);
            label->setFixedWidth(widestLabel);
        }
        grid->addWidget(label, row, 0);
        grid->addWidget(choice, row, 1, 1, 2);
        row++;
    };
    for (const Parameter& parameter : ownParameters(offeredAlgorithm(ask.algorithm))) {
        Choice* choice = makeChoice(name + text(parameter.name), titleOf(parameter));
        const auto given = ask.parameters.find(parameter.name);
        for (const std::string& value : parameter.values)
            choice->addItem(parameterValue(value), text(value));
        const bool hasShuffles = std::ranges::any_of(m_devices.devices, &DeviceInfo::shuffles);
        for (const std::string& value : parameter.shuffled)
            if (hasShuffles || (given != ask.parameters.end() && given->second == value))
                choice->addItem(parameterValue(value), text(value));
        choose(*choice, given == ask.parameters.end() ? parameter.defaultValue : given->second);
        addRow(titleOf(parameter), choice);
        connect(choice, &QComboBox::activated, this, [this, pane, key = parameter.name, choice] {
            m_panes[pane].parameters[key] = choice->currentData().toString().toStdString();
            m_panes[pane].recording.reset();
            change();
        });
    }
    Choice* devices = makeChoice(name + "device", tr("Device of pane %1").arg(pane + 1));
    devices->addItem(tr("Automatic"), "auto");
    for (const OfferedDevice& device : offeredDevices(m_devices, m_machines))
        devices->addItem(device.title, text(device.selector));
    choose(*devices, ask.device);
    addRow(tr("Device"), devices);
    connect(devices, &QComboBox::activated, this, [this, pane, devices] {
        m_panes[pane].device = devices->currentData().toString().toStdString();
        m_panes[pane].recording.reset();
        change();
    });
}

std::vector<std::pair<QString, QString>> PanePanel::ownKernels() const
{
    std::vector<std::pair<QString, QString>> own;
    const auto add = [&own](const std::string& id) {
        const bool isThere = std::ranges::any_of(own, [&](const auto& one) { return one.first.toStdString() == id; });
        if (!isThere && isPlanRun(id))
            own.emplace_back(text(id), text(offeredAlgorithm(id).title + " · " + offeredAlgorithm(id).kernelFile));
    };
    for (const PaneAsk& pane : m_panes)
        add(pane.algorithm);
    for (const std::filesystem::path& plan : examplePlans())
        try {
            add(planRunName(plan));
        } catch (const Error&) { // somebody changed it: what cannot run is not offered
        }
    return own;
}

void PanePanel::takeKernel(PaneAsk& pane, const QString& choice) const
{
    PaneAsk next = withOriginalKernel(pane); // another run is asked for
    next.algorithm = choice.toStdString();
    for (std::size_t i = 0; i < m_changed.size(); i++)
        if (choice == changedChoice(i)) {
            next = m_changed[i];
            next.device = pane.device;
        }
    pane = std::move(next);
}

void PanePanel::change()
{
    build();
    emit changed();
}

} // namespace lockstep::ui
