#include "ui/window/search.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/lecture/lecture.hpp"
#include "engine/lecture/lecture_runs.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/teaching.hpp"
#include "ui/compare/pane_rules.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/search_panel.hpp"
#include "ui/panels/settings.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/search_words.hpp"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString lastKey = QStringLiteral("search/last");
constexpr qsizetype mostRemembered = 6;

QString words(const std::string& text)
{
    return QString::fromStdString(text);
}

/// As it is remembered.
QString nameOf(const Findable& thing)
{
    return (thing.kind == Findable::Kind::algorithm ? QStringLiteral("algorithm:") : QStringLiteral("preset:")) +
           thing.id;
}

/// "Dark theme (T)": what it does, and its keys.
std::pair<QString, QString> partsOf(const QString& tip)
{
    const qsizetype at = tip.indexOf(QStringLiteral(" ("));
    if (at < 0)
        return {tip, {}};
    const qsizetype end = tip.indexOf(u')', at);
    return {tip.left(at), tip.mid(at + 2, end - at - 2)};
}

} // namespace

Search::Search(MainWindow& window, const SearchHooks& hooks)
    : QObject(&window), m_window(window), m_hooks(hooks), m_panel(new SearchPanel(window.centralWidget()))
{
    auto* begins = new QAction(this);
    begins->setObjectName("keySearch");
    begins->setShortcut(Qt::CTRL | Qt::Key_K);
    window.addAction(begins);
    connect(begins, &QAction::triggered, this, &Search::begin);
    connect(&hooks.library, &LibraryPanel::searchAsked, this, &Search::begin);
    connect(&hooks.library, &LibraryPanel::chosen, this,
            [](const QString& id) { remember(QStringLiteral("algorithm:") + id); });
    connect(&hooks.library, &LibraryPanel::presetChosen, this,
            [](const QString& id) { remember(QStringLiteral("preset:") + id); });
    connect(m_panel, &SearchPanel::opened, this, &Search::open);
    connect(m_panel, &SearchPanel::compared, this, &Search::compare);
    connect(m_panel, &SearchPanel::closed, this, [this] {
        QWidget* picture = m_window.isComparing() ? m_window.findChild<QWidget*>("comparisonCanvas") : nullptr;
        (picture != nullptr ? picture : m_window.findChild<QWidget*>("canvas"))->setFocus();
    });
    window.installEventFilter(this);
}

void Search::begin()
{
    if (m_panel->isVisible())
        return m_panel->close();
    m_panel->setTheme(theme(m_window.themeName()));
    place();
    std::vector<Findable> all = everything();
    std::vector<std::size_t> last, useful;
    for (const QString& name : settings().value(lastKey).toStringList())
        for (std::size_t i = 0; i < all.size(); i++)
            if (all[i].kind != Findable::Kind::command && all[i].kind != Findable::Kind::lecture &&
                nameOf(all[i]) == name)
                last.push_back(i);
    for (const char* name : {"compare", "present", "actionExport", "actionOpen", "goToLaunch"})
        for (std::size_t i = 0; i < all.size(); i++)
            if (all[i].kind == Findable::Kind::command && all[i].id == QLatin1String(name))
                useful.push_back(i);
    for (std::size_t i = 0; i < all.size(); i++)
        if (all[i].kind == Findable::Kind::lecture)
            useful.push_back(i);
    m_panel->begin(std::move(all), last, useful);
}

bool Search::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_panel && m_panel->isVisible())
        place();
    return QObject::eventFilter(object, event);
}

/// Over the right part of the stage, as the inspector leaves it.
void Search::place()
{
    const QWidget& central = *m_window.centralWidget();
    const QWidget& stage = *m_window.findChild<QWidget*>("stage");
    const int right = stage.mapTo(&central, QPoint(stage.width(), 0)).x() - 12;
    const int width = std::clamp(stage.width() - 24, 420, 540), height = std::min(760, central.height() - 28);
    m_panel->setGeometry(right - width, 14, width, height);
}

std::vector<Findable> Search::everything()
{
    const Speaking speaking(m_window.language());
    std::vector<Findable> all;
    addAlgorithms(all);
    addPresets(all);
    addLectures(all);
    addCommands(all);
    return all;
}

void Search::addAlgorithms(std::vector<Findable>& all) const
{
    for (const Algorithm* algorithm : catalogue())
        all.push_back({Findable::Kind::algorithm, words(algorithm->id), titleOf(*algorithm),
                       say(teachingOf(algorithm->id)),
                       QStringList{words(algorithm->title), words(algorithm->id), familyTitle(algorithm->family),
                                   words(algorithm->family), words(algorithm->origin)} +
                           otherWordsOfFamily(words(algorithm->family)),
                       words(algorithm->lens)});
}

void Search::addPresets(std::vector<Findable>& all) const
{
    for (const Preset& preset : presets()) {
        const Algorithm& algorithm = findAlgorithm(preset.algorithm);
        const QString own = preset.isSourceData ? QString() : QStringLiteral(" · ") + tr("keys of our own");
        all.push_back({Findable::Kind::preset,
                       words(preset.id),
                       say(titleOf(preset)),
                       capitalised(say(figureOf(preset))) + QStringLiteral(" · ") + say(sourceOf(preset)) + own,
                       {words(preset.title), words(preset.id), words(preset.figure), say(lockstep::nameOf(preset)),
                        words(preset.source), titleOf(algorithm), words(algorithm.title)},
                       words(algorithm.lens)});
    }
}

void Search::addLectures(std::vector<Findable>& all)
{
    for (const std::filesystem::path& script : shippedLectures())
        try {
            const Lecture lecture = readLecture(script);
            QStringList scenes;
            for (const LectureScene& scene : lecture.scenes)
                if (scene.title != lecture.title)
                    scenes += words(scene.title);
            all.push_back({Findable::Kind::lecture,
                           words(script.string()),
                           words(lecture.title),
                           scenes.join(QStringLiteral(" · ")),
                           {tr("Lecture")}});
        } catch (const Error&) {
            continue; // somebody has edited it; opening it by name tells what is wrong
        }
}

void Search::addCommand(const Findable& command, const std::function<void()>& run, std::vector<Findable>& all)
{
    if (command.title.isEmpty() || m_commands.contains(command.id))
        return;
    // A button and the keys that do the same are one.
    for (Findable& other : all)
        if (other.kind == Findable::Kind::command &&
            (other.title == command.title || (!command.keys.isEmpty() && other.keys == command.keys))) {
            other.names += command.title;
            other.names += otherWordsOf(command.id);
            return;
        }
    m_commands[command.id] = run;
    all.push_back(command);
    all.back().line = useOf(command.id);
    all.back().names += otherWordsOf(command.id);
}

void Search::addActions(const QList<QAction*>& actions, const QString& before, std::vector<Findable>& all)
{
    for (QAction* action : actions) {
        if (!action->isVisible() || !action->isEnabled() || action->isSeparator())
            continue;
        const QString text = QString(action->text()).replace("&&", "&");
        if (const QMenu* menu = action->menu()) {
            // Those are found by themselves.
            if (menu->objectName() != "presetMenu" && menu->objectName() != "lectureMenu")
                addActions(menu->actions(), text + QStringLiteral(": "), all);
            continue;
        }
        const QString id = action->objectName().isEmpty() ? before + text : action->objectName();
        addCommand(
            {Findable::Kind::command,
             id,
             text.isEmpty() ? text : before + text,
             {},
             {id},
             {},
             action->shortcut().toString(QKeySequence::NativeText)},
            [action = QPointer<QAction>(action)] {
                if (action)
                    action->trigger();
            },
            all);
    }
}

/// Those of the picture's head, which say themselves what they do now.
void Search::addButtons(std::vector<Findable>& all)
{
    for (auto* button : m_window.findChild<QWidget*>("stage")->findChildren<IconButton*>()) {
        if (!button->isVisible() || !button->isEnabled() || button->objectName().isEmpty() ||
            button->objectName() == "export") // the menu's
            continue;
        const auto [title, keys] = partsOf(button->toolTip());
        addCommand(
            {Findable::Kind::command, button->objectName(), title, {}, {button->objectName()}, {}, keys},
            [button = QPointer<IconButton>(button)] {
                if (button)
                    button->click();
            },
            all);
    }
}

/// A field of the window: it gets the keyboard, and opens where it is a choice.
void Search::addField(const char* name, const QString& title, std::vector<Findable>& all)
{
    auto* const field = m_window.findChild<QWidget*>(QLatin1String(name));
    if (field == nullptr || !field->isVisible() || !field->isEnabled())
        return;
    const QString id = QString::fromLatin1(name).remove(QStringLiteral("compare:"));
    addCommand(
        {Findable::Kind::command, id, title, {}, {}},
        [field = QPointer<QWidget>(field)] {
            if (!field)
                return;
            field->setFocus(Qt::ShortcutFocusReason);
            if (auto* choice = qobject_cast<QComboBox*>(field.data()))
                choice->showPopup();
        },
        all);
}

void Search::addCommands(std::vector<Findable>& all)
{
    m_commands.clear();
    emit m_hooks.menu.aboutToShow(); // it fills itself
    addButtons(all);
    if (m_window.player().recording() && !m_window.isComparing())
        addCommand({Findable::Kind::command, "goToLaunch", tr("Go to launch…"), {}, {}, {}, tr("Ctrl+G")},
                   m_hooks.goToLaunch, all);
    addField("device", tr("Choose the device…"), all);
    addField(m_window.isComparing() ? "compare:speed" : "speed", tr("Set the speed"), all);
    addActions(m_hooks.menu.actions(), {}, all);
    addActions(m_window.actions(), {}, all);
}

void Search::remember(const QString& what)
{
    QSettings kept = settings();
    QStringList last = kept.value(lastKey).toStringList();
    last.removeAll(what);
    last.prepend(what);
    kept.setValue(lastKey, last.mid(0, mostRemembered));
}

void Search::open(const Findable& thing)
{
    switch (thing.kind) {
    case Findable::Kind::algorithm:
        if (m_window.isComparing())
            m_window.findChild<IconButton*>("compare")->click();
        emit m_hooks.library.chosen(thing.id);
        break;
    case Findable::Kind::preset:
        emit m_hooks.library.presetChosen(thing.id);
        break;
    case Findable::Kind::lecture:
        m_window.openLecture(thing.id);
        break;
    case Findable::Kind::command:
        if (const auto run = m_commands.find(thing.id); run != m_commands.end())
            run->second();
        break;
    }
}

void Search::compare(const Findable& thing)
{
    if (!m_window.isComparing() && !m_window.player().recording())
        return;
    if (m_hooks.waits([this, thing] { compare(thing); }))
        return;
    ComparisonAsk ask = m_hooks.shown();
    if (!m_window.isComparing()) {
        const bool isChanged = m_window.player().recording()->isKernelChanged; // it stands behind the right one
        ask.panes.erase(isChanged ? ask.panes.begin() : ask.panes.end() - 1);
    }
    if (ask.panes.size() >= mostCompared)
        return m_window.say(
            tr("%1 runs stand beside one another, and there is room for no more; close one of them first.")
                .arg(ask.panes.size()));
    const Parameters values = ask.panes.front().parameters;
    ask.panes.push_back({thing.id.toStdString(), {}, ask.panes.back().device, ask.panes.back().largestGroup});
    m_window.startComparison({withShared(ask.panes, values), ask.input});
    remember(nameOf(thing));
}

} // namespace lockstep::ui
