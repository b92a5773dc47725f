// What is said where somebody asks for help: of the place, and which keys there are.
#include "ui/window/help_places.hpp"

#include "ui/present/presenter_help.hpp"

#include <QAction>
#include <QWidget>
#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString textOf(HelpPlace place)
{
    switch (place) {
    case HelpPlace::picture:
        return Help::tr(
            "It shows one kernel launch. Past launches are dim, the current one is open in its card, and "
            "those to come are outlines without values, since they have not run yet. Click a mark to "
            "inspect its work-item, or walk from one to the next with ↓ and ↑. The sentence above is counted "
            "from what the work-items did.");
    case HelpPlace::timeline:
        return Help::tr("One segment a launch, in chapters. Drag it, also inside a launch; the buttons below step and "
                        "play. *Phases* goes into a launch that waits at barriers.");
    case HelpPlace::library:
        return Help::tr("Choose an algorithm: it runs at once, on the keys that stand below. Figures and examples of "
                        "the sources stand under the algorithm that is open, with their own numbers.");
    case HelpPlace::input:
        return Help::tr("How many keys, and which: made, typed, or from a file. What you change runs after a short "
                        "pause. If typed keys cannot be run, the reason stands below the field; Esc there brings back "
                        "those of the picture. The algorithm's parameters stand here, too.");
    case HelpPlace::device:
        return Help::tr("Where kernels run: a graphics card where there is one, else the processor. *Add a machine* "
                        "takes one that ssh reaches.");
    case HelpPlace::kernel:
        return Help::tr("The text that ran, with its lines lit and counted. Change it and run it: the picture is then "
                        "of the changed kernel and says so, and where its results are wrong. What you type is run by "
                        "nobody before you ask for it.");
    case HelpPlace::inspector:
        return Help::tr("What belongs to the current launch: its kernel, its arguments and time, its counts, and the "
                        "mistakes that can be switched on. Above them stands what the inspected work-item read and "
                        "wrote.");
    case HelpPlace::comparison:
        return Help::tr(
            "Two to four runs over the same keys, on one clock. Choose what the clock counts below; drag P "
            "along its axis in the strip. Click a cell or a key to ask where it came from, or walk to it with "
            "Up and Down and press Enter. The panes and their keys stand at the left.");
    }
    return {};
}

/// Of the pages, and where in them.
const char* pageOf(HelpPlace place)
{
    switch (place) {
    case HelpPlace::picture:
        return "tour.md#pictures";
    case HelpPlace::timeline:
        return "tour.md#stepping";
    case HelpPlace::library:
    case HelpPlace::input:
        return "tour.md#choosing-a-run";
    case HelpPlace::device:
        return "command-line.md#a-device-on-another-machine";
    case HelpPlace::kernel:
        return "tour.md#changing-the-kernel";
    case HelpPlace::inspector:
        return "tour.md#the-inspector";
    case HelpPlace::comparison:
        return "tour.md#comparing";
    }
    return "";
}

/// A table takes no bars and no line ends.
QString cell(QString text)
{
    return text.replace('|', QStringLiteral("\\|")).replace('\n', ' ').replace('*', QStringLiteral("\\*"));
}

/// Words of a menu: without the mark of its letter and without the dots that promise a dialog.
QString wordsOf(const QAction& action)
{
    QString words = action.text();
    words.remove(QChar('&'));
    if (words.endsWith(QChar(0x2026)))
        words.chop(1);
    return words;
}

} // namespace

QString titleOf(HelpPlace place)
{
    switch (place) {
    case HelpPlace::picture:
        return Help::tr("The picture");
    case HelpPlace::timeline:
        return Help::tr("The timeline");
    case HelpPlace::library:
        return Help::tr("The library");
    case HelpPlace::input:
        return Help::tr("The input");
    case HelpPlace::device:
        return Help::tr("The device");
    case HelpPlace::kernel:
        return Help::tr("The kernel");
    case HelpPlace::inspector:
        return Help::tr("The inspector");
    case HelpPlace::comparison:
        return Help::tr("The comparison");
    }
    return {};
}

QString helpOf(HelpPlace place)
{
    return QStringLiteral("# %1\n\n%2\n\n[%3](%4)\n\n")
        .arg(titleOf(place), textOf(place), Help::tr("More of this"), QLatin1String(pageOf(place)));
}

KeyGroup keysAt(HelpPlace place)
{
    return place == HelpPlace::kernel ? KeyGroup::kernel : KeyGroup::stepping;
}

std::vector<FixedKey> fixedKeys()
{
    return {{KeyGroup::stepping, QStringLiteral("↓, ↑"),
             Help::tr("In the picture: to the next work-item, to the one before")},
            {KeyGroup::stepping, Help::tr("Tab, Shift+Tab"),
             Help::tr("Out of the picture, to the next control or the one before")},
            {KeyGroup::kernel, Help::tr("Esc"),
             Help::tr("Back to the picture; Tab indents once you have typed or clicked here")},
            {KeyGroup::window, Help::tr("Enter"), Help::tr("Presses the focused button; ends a field")}};
}

QString keyTables(const QWidget& window, KeyGroup first)
{
    QString page;
    const auto begin = [&](KeyGroup group) {
        page += QStringLiteral("\n## %1\n\n| %2 | %3 |\n| --- | --- |\n")
                    .arg(nameOf(group), Help::tr("Key"), Help::tr("What it does"));
    };
    const auto add = [&](const QString& keys, const QString& words) {
        page += QStringLiteral("| %1 | %2 |\n").arg(cell(keys), cell(words));
    };
    std::vector<KeyGroup> groups{KeyGroup::stepping, KeyGroup::window, KeyGroup::files, KeyGroup::kernel};
    std::ranges::stable_partition(groups, [first](KeyGroup group) { return group == first; });
    const std::vector<QAction*> actions = keyedActions(window);
    for (const KeyGroup group : groups) {
        begin(group);
        for (const QAction* action : actions)
            if (groupOf(*action) == group && !action->shortcut().isEmpty())
                add(keyText(*action), wordsOf(*action));
        for (const FixedKey& key : fixedKeys())
            if (key.group == group)
                add(key.keys, key.words);
    }
    begin(KeyGroup::presenting);
    for (const QAction* action : actions)
        if (groupOf(*action) == KeyGroup::presenting && !action->shortcut().isEmpty())
            add(keyText(*action), wordsOf(*action));
    for (const PresenterKey& key : presenterKeys())
        add(key.shown, key.words);
    return page;
}

} // namespace lockstep::ui
