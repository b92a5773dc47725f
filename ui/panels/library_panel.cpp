#include "ui/panels/library_panel.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/presets/preset.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/name_row.hpp"
#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

QIcon familyIcon(const QString& lens, const QColor& ink)
{
    QPixmap pixmap(40, 40);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const Icon icon = lens == "network"                        ? Icon::network
                      : lens == "dataflow" || lens == "blocks" ? Icon::dataflow
                      : lens == "buckets"                      ? Icon::buckets
                      : lens == "grid"                         ? Icon::grid
                                                               : Icon::other;
    drawIcon(painter, icon, QRectF(0, 0, 40, 40), ink);
    painter.end();
    pixmap.setDevicePixelRatio(2);
    return QIcon(pixmap);
}

} // namespace

LibraryPanel::LibraryPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    m_column = column;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeLabel(tr("Library"), 13, 500, "second"));
    column->addSpacing(8);

    std::vector<QString> families;
    for (const Algorithm* algorithm : catalogue()) {
        const QString family = QString::fromStdString(algorithm->family);
        if (std::find(families.begin(), families.end(), family) == families.end())
            families.push_back(family);
    }
    for (const QString& family : families) {
        bool first = true;
        for (const Algorithm* algorithm : catalogue()) {
            if (QString::fromStdString(algorithm->family) != family)
                continue;
            if (first)
                addRow(*algorithm, true);
            first = false;
            addRow(*algorithm, false);
            addPresets(QString::fromStdString(algorithm->id), *column);
        }
    }
    addOwnKernels();
}

/// Of a family, or of one of its algorithms.
void LibraryPanel::addRow(const Algorithm& algorithm, bool isFamily)
{
    const QString family = QString::fromStdString(algorithm.family);
    auto* button = new NameRow(isFamily ? family : QString::fromStdString(algorithm.title));
    button->setProperty("row", true);
    button->setProperty("family", isFamily);
    button->setCheckable(!isFamily);
    button->setFont(uiFont(13));
    button->setCursor(Qt::PointingHandCursor);
    button->setObjectName(
        QString(isFamily ? "family:%1" : "algorithm:%1").arg(isFamily ? family : QString::fromStdString(algorithm.id)));
    if (isFamily)
        button->setIconSize(QSize(20, 20));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(isFamily ? 0 : 24, 0, 0, 0);
    row->addWidget(button);
    m_column->addLayout(row);
    const QString id = QString::fromStdString(algorithm.id);
    if (isFamily) {
        connect(button, &QPushButton::clicked, this, [this, family] {
            if (m_open.erase(family) == 0)
                m_open.insert(family);
            showFamilies();
        });
    } else {
        if (algorithm.stable)
            button->setRemark(tr("stable"), tr("Equal keys keep their order."));
        connect(button, &QPushButton::clicked, this, [this, button, id] {
            button->setChecked(true);
            emit chosen(id);
        });
    }
    m_entries.push_back({family, id, QString::fromStdString(algorithm.lens), button, isFamily});
}

/// The examples that come along; one that a person opened gets its row when it is shown.
void LibraryPanel::addOwnKernels()
{
    bool first = true;
    for (const std::filesystem::path& plan : examplePlans())
        try {
            const Algorithm& example = offeredAlgorithm(planRunName(plan));
            if (first)
                addRow(example, true);
            first = false;
            addRow(example, false);
        } catch (const Error&) { // somebody changed it: there is no row of what cannot run
        }
}

void LibraryPanel::addPresets(const QString& algorithm, QBoxLayout& column)
{
    for (const Preset& preset : presets()) {
        if (QString::fromStdString(preset.algorithm) != algorithm)
            continue;
        auto* button = new NameRow(QString::fromStdString(preset.figure));
        if (!preset.isSourceData)
            button->setRemark(tr("own keys"), tr("The source gives no keys: these are our own."));
        button->setProperty("row", true);
        button->setFont(uiFont(12));
        button->setCursor(Qt::PointingHandCursor);
        button->setObjectName("libraryPreset:" + QString::fromStdString(preset.id));
        button->setToolTip(
            QString::fromStdString(preset.title + "\n" + preset.source) +
            (preset.isSourceData ? QString() : '\n' + tr("The source gives no keys: these are our own.")));
        button->setAccessibleName(QString::fromStdString(preset.figure + ": " + preset.title));
        auto* row = new QHBoxLayout;
        row->setContentsMargins(38, 0, 0, 0);
        row->addWidget(button);
        column.addLayout(row);
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromStdString(preset.id)] { emit presetChosen(id); });
        m_presets.emplace_back(algorithm, button);
    }
}

void LibraryPanel::setCurrent(const QString& algorithm)
{
    m_algorithm = algorithm;
    const bool isListed = std::ranges::any_of(
        m_entries, [&](const Entry& entry) { return !entry.isFamily && entry.algorithm == algorithm; });
    if (!isListed && isPlanRun(algorithm.toStdString())) {
        addRow(offeredAlgorithm(algorithm.toStdString()), false);
        if (!isSentKernel(algorithm.toStdString()))
            m_entries.back().button->setRemark(
                tr("yours"), QString::fromStdString(ownKernelFiles(algorithm.toStdString()).plan.string()));
        if (m_theme != nullptr)
            setTheme(*m_theme);
    }
    for (const Entry& entry : m_entries)
        if (!entry.isFamily && entry.algorithm == algorithm) {
            m_open.insert(entry.family);
            m_current = entry.button;
        }
    showFamilies();
    showCurrent();
}

void LibraryPanel::showFamilies()
{
    QString current;
    for (const Entry& entry : m_entries)
        if (!entry.isFamily && entry.algorithm == m_algorithm)
            current = entry.family;
    for (const Entry& entry : m_entries) {
        const bool isOpen = m_open.contains(entry.family);
        if (entry.isFamily) {
            entry.button->setFont(uiFont(13, entry.family == current ? 600 : 400));
            entry.button->setOpen(isOpen);
        } else {
            entry.button->setVisible(isOpen);
            entry.button->setChecked(entry.algorithm == m_algorithm);
        }
    }
    for (const auto& [of, button] : m_presets)
        button->setVisible(of == m_algorithm && m_open.contains(current));
}

void LibraryPanel::showCurrent()
{
    // The row is scrolled to only once the rows have their places.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_current != nullptr)
                emit currentShown(m_current);
        },
        Qt::QueuedConnection);
}

void LibraryPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCurrent();
}

void LibraryPanel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    for (const Entry& entry : m_entries)
        if (entry.isFamily)
            entry.button->setIcon(familyIcon(entry.lens, theme.ink2));
}

} // namespace lockstep::ui
