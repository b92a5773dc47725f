#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTranslator>
#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>
#include <vector>

namespace lockstep::ui {

/// Marks whatever is translated, so that the rest stands out.
class Marking : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("«") + QString::fromUtf8(source) + QStringLiteral("»");
    }
    bool isEmpty() const override { return false; }
};

/// A text that somebody may see or hear, and whose it is.
struct SeenWords {
    QString whose; ///< "QLabel messageText text"
    QString text;
    bool operator==(const SeenWords&) const = default;
    bool operator<(const SeenWords& other) const { return std::tie(whose, text) < std::tie(other.whose, other.text); }
};

inline void addWords(std::vector<SeenWords>& all, const QObject& of, const char* what, const QString& text)
{
    if (!text.isEmpty())
        all.push_back({QStringLiteral("%1 %2 %3")
                           .arg(QLatin1String(of.metaObject()->className()), of.objectName(), QLatin1String(what)),
                       text});
}

/// Names of devices and of what ran, and what the picture says.
inline bool isNoneOfTheWindows(const QString& whose)
{
    static const QStringList all{"meaningLabel",
                                 "kernelArguments",
                                 "buildOptions",
                                 "device item",
                                 "algorithm item",
                                 "speakerTitle",
                                 "speakerPlace",
                                 ":plan:",
                                 "AudienceWindow",
                                 "speakerCurrent description",
                                 "speakerNext description",
                                 "canvas description",
                                 "comparisonCanvas description",
                                 "itemPage description",
                                 "stepBack description",
                                 "stepForward description",
                                 "play description"};
    return std::ranges::any_of(all, [&](const QString& one) { return whose.contains(one); });
}

inline void addWordsOf(std::vector<SeenWords>& all, const QWidget& widget)
{
    addWords(all, widget, "tooltip", widget.toolTip());
    addWords(all, widget, "name", widget.accessibleName());
    if (widget.objectName() != QLatin1String("launchPage")) // it has times
        addWords(all, widget, "description", widget.accessibleDescription());
    if (widget.isWindow())
        addWords(all, widget, "title", widget.windowTitle());
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        addWords(all, widget, "text", label->text());
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        addWords(all, widget, "text", button->text().replace('\n', ' '));
    else if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        addWords(all, widget, "placeholder", line->placeholderText());
    else if (const auto* field = qobject_cast<const QPlainTextEdit*>(&widget))
        addWords(all, widget, "placeholder", field->placeholderText());
    else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            addWords(all, widget, "tab", tabs->tabText(i));
    else if (const auto* choice = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < choice->count(); ++i)
            addWords(all, widget, "item", choice->itemText(i));
    else if (const auto* spin = qobject_cast<const QSpinBox*>(&widget))
        for (const QString& text : {spin->suffix(), spin->specialValueText()})
            addWords(all, widget, "value", text);
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        addWords(all, widget, "title", menu->title());
        for (const QAction* action : menu->actions())
            addWords(all, *action, "action", action->text());
    }
}

/// On a page that another one covers: its words are put when it is shown.
inline bool isCovered(const QWidget& widget)
{
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget())
        if (const auto* pages = qobject_cast<const QStackedWidget*>(at->parentWidget());
            pages != nullptr && pages->currentWidget() != at)
            return true;
    return false;
}

/// Of a window and all that is in it, its menus and dialogs too; in an order that is always the same.
inline std::vector<SeenWords> wordsIn(const QWidget& root)
{
    std::vector<SeenWords> all;
    addWordsOf(all, root);
    for (const QWidget* widget : root.findChildren<QWidget*>())
        if (qobject_cast<QTabBar*>(widget->parentWidget()) == nullptr && // whose arrows are Qt's
            !isCovered(*widget) && widget->objectName() != QLatin1String("speakerElapsed") &&
            widget->objectName() != QLatin1String("speakerClock"))
            addWordsOf(all, *widget);
    std::ranges::sort(all, std::less());
    return all;
}

} // namespace lockstep::ui
