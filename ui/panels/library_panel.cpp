#include "ui/panels/library_panel.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/teaching.hpp"
#include "ui/panels/name_row.hpp"
#include "ui/panels/search_signs.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/theme.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString openKey = QStringLiteral("library/open");

} // namespace

LibraryPanel::LibraryPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    m_column = column;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    addSearch();

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
    worded(this, [this] { putNames(); });
}

/// "Library", and what searches it.
void LibraryPanel::addSearch()
{
    m_search = new QPushButton(QStringLiteral("Ctrl+K"));
    m_search->setObjectName("search");
    m_search->setFont(uiFont(12, 500));
    m_search->setIconSize(QSize(16, 16));
    m_search->setCursor(Qt::PointingHandCursor);
    auto* head = makeLabel({}, 13, 500, "second");
    worded(this, [this, head] {
        head->setText(tr("Library"));
        m_search->setToolTip(tr("Search algorithms, figures, lectures and commands"));
        m_search->setAccessibleName(m_search->toolTip());
    });
    connect(m_search, &QPushButton::clicked, this, &LibraryPanel::searchAsked);
    m_head = new QWidget;
    auto* row = new QHBoxLayout(m_head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(head);
    row->addStretch();
    row->addWidget(m_search);
    m_column->addWidget(m_head);
}

void LibraryPanel::setVisible(bool isVisible)
{
    QWidget::setVisible(isVisible);
    if (m_head->parentWidget() != this)
        m_head->setVisible(isVisible);
}

/// Of a family, or of one of its algorithms.
void LibraryPanel::addRow(const Algorithm& algorithm, bool isFamily)
{
    const QString family = QString::fromStdString(algorithm.family);
    auto* button = new NameRow(isFamily ? familyTitle(algorithm.family) : titleOf(algorithm));
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
    row->setContentsMargins(isFamily ? 0 : 18, 0, 0, 0);
    row->addWidget(button);
    m_column->addLayout(row);
    const QString id = QString::fromStdString(algorithm.id);
    if (isFamily) {
        connect(button, &QPushButton::clicked, this, [this, family] {
            if (m_open.erase(family) == 0)
                m_open.insert(family);
            if (m_remembers)
                settings().setValue(openKey, QStringList(m_open.begin(), m_open.end()));
            showFamilies();
        });
    } else {
        connect(button, &QPushButton::clicked, this, [this, button, id] {
            button->setChecked(true);
            emit chosen(id);
        });
    }
    button->installEventFilter(this);
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

/// The presets of an algorithm, by the chapters of their books.
void LibraryPanel::addPresets(const QString& algorithm, QBoxLayout& column)
{
    std::string source;
    bool hasOwnKeys = false;
    for (const Preset& preset : presets()) {
        if (QString::fromStdString(preset.algorithm) != algorithm)
            continue;
        if (preset.source != source) {
            auto* label = makeLabel({}, 11, 400, "second");
            m_sources.emplace_back(&preset, label);
            addSmall(algorithm, label, column);
        }
        source = preset.source;
        hasOwnKeys |= !preset.isSourceData;
        addPreset(preset, column);
    }
    if (!hasOwnKeys)
        return;
    auto* label = makeLabel({}, 11, 400, "second");
    m_ownKeys.push_back(label);
    addSmall(algorithm, label, column);
}

void LibraryPanel::addSmall(const QString& algorithm, QLabel* label, QBoxLayout& column)
{
    label->setWordWrap(true);
    label->setContentsMargins(32, 5, 0, 3);
    column.addWidget(label);
    m_ofAlgorithm.emplace_back(algorithm, label);
}

void LibraryPanel::addPreset(const Preset& preset, QBoxLayout& column)
{
    auto* button = new NameRow({});
    button->setProperty("row", true);
    button->setFont(uiFont(11.5));
    button->setCursor(Qt::PointingHandCursor);
    button->setObjectName("libraryPreset:" + QString::fromStdString(preset.id));
    button->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(22, 0, 0, 0);
    row->addWidget(button);
    column.addLayout(row);
    connect(button, &QPushButton::clicked, this,
            [this, id = QString::fromStdString(preset.id)] { emit presetChosen(id); });
    m_presets.push_back({&preset, button});
    m_ofAlgorithm.emplace_back(QString::fromStdString(preset.algorithm), button);
}

void LibraryPanel::putNames()
{
    const Speaking speaking(m_language);
    for (const Entry& entry : m_entries) {
        if (entry.isFamily) {
            entry.button->setName(familyTitle(entry.family.toStdString()));
            continue;
        }
        try {
            const Algorithm& algorithm = offeredAlgorithm(entry.algorithm.toStdString());
            entry.button->setName(titleOf(algorithm));
            if (algorithm.stable)
                entry.button->setRemark(tr("stable"), tr("Equal keys keep their order."));
        } catch (const Error&) { // one's own files are no longer there: it is called as before
        }
    }
    putPresetNames();
}

void LibraryPanel::putPresetNames()
{
    const QString own = tr("The source gives no keys: these are our own.");
    for (const auto& [preset, button] : m_presets) {
        const QString figure = capitalised(say(figureOf(*preset))), title = say(titleOf(*preset)),
                      source = say(sourceOf(*preset)) + (preset->isSourceData ? QString() : '\n' + own);
        button->setName(say(nameOf(*preset)));
        button->setAccessibleName(figure + ": " + title);
        const QString star = preset->isSourceData ? QString() : QStringLiteral("*");
        button->setRemark(QString::fromStdString(figureNumber(*preset)) + star, source);
        button->setToolTip(figure + '\n' + title + '\n' + source);
    }
    for (const auto& [preset, label] : m_sources)
        label->setText(say(sourceOf(*preset)));
    for (QLabel* label : m_ownKeys)
        label->setText(tr("* keys of our own"));
}

void LibraryPanel::setLanguage(Language language)
{
    m_language = language;
    putNames();
    point(m_pointed);
}

void LibraryPanel::recallFamilies()
{
    m_remembers = true;
    for (const QString& family : settings().value(openKey).toStringList())
        m_open.insert(family);
    showFamilies();
}

void LibraryPanel::point(const QObject* row)
{
    const Speaking speaking(m_language);
    const auto preset = std::ranges::find(m_presets, row, &PresetRow::button);
    if (preset != m_presets.end()) {
        const Preset& shown = *preset->preset;
        emit pointedAt(capitalised(say(figureOf(shown))), say(titleOf(shown)));
        return;
    }
    auto entry = std::ranges::find(m_entries, row, &Entry::button);
    if (entry == m_entries.end() || entry->isFamily) // then the current one
        entry = std::ranges::find_if(
            m_entries, [&](const Entry& each) { return !each.isFamily && each.algorithm == m_algorithm; });
    if (entry != m_entries.end())
        emit pointedAt(entry->button->accessibleName(), say(teachingOf(entry->algorithm.toStdString())));
    else // of a comparison no row is current: what the pointer left is not told on
        emit pointedAt({}, {});
}

bool LibraryPanel::eventFilter(QObject* object, QEvent* event)
{
    const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
    if (comes || event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
        m_pointed = comes ? object : nullptr;
        point(m_pointed);
    }
    return QWidget::eventFilter(object, event);
}

void LibraryPanel::setCurrent(const QString& algorithm)
{
    m_algorithm = algorithm;
    const bool isListed = std::ranges::any_of(
        m_entries, [&](const Entry& entry) { return !entry.isFamily && entry.algorithm == algorithm; });
    if (!isListed && isPlanRun(algorithm.toStdString())) {
        const Speaking speaking(m_language);
        addRow(offeredAlgorithm(algorithm.toStdString()), false);
        if (!isSentKernel(algorithm.toStdString()))
            worded(m_entries.back().button,
                   [button = m_entries.back().button,
                    plan = QString::fromStdString(ownKernelFiles(algorithm.toStdString()).plan.string())] {
                       button->setRemark(tr("yours"), plan);
                   });
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
    point(nullptr);
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
    for (const auto& [of, widget] : m_ofAlgorithm)
        widget->setVisible(of == m_algorithm && m_open.contains(current));
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
    m_search->setIcon(searchIcon(theme.ink2));
    for (const Entry& entry : m_entries)
        if (entry.isFamily)
            entry.button->setIcon(drawnIcon(iconOfLens(entry.lens), theme.ink2));
}

} // namespace lockstep::ui
