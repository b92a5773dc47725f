#include "ui/window/keys.hpp"

#include "ui/panels/settings.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QPointer>
#include <QRegularExpression>
#include <QToolTip>

namespace lockstep::ui {

namespace {

constexpr const char *usualName = "usualKeys", *groupName = "keyGroup";

QString settingOf(const QAction& action)
{
    return QStringLiteral("keys/") + action.objectName();
}

QStringList portable(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& each : keys)
        texts += each.toString(QKeySequence::PortableText);
    return texts;
}

QList<QKeySequence> sequences(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& each : texts)
        if (const QKeySequence sequence(each, QKeySequence::PortableText); !sequence.isEmpty())
            keys += sequence;
    return keys;
}

/// Tooltips are asked for when they are shown: keys may have been chosen since.
class KeyTip : public QObject {
public:
    KeyTip(QAbstractButton& button, const QAction& action) : QObject(&button), m_button(button), m_action(&action)
    {
        button.installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip || m_action.isNull())
            return false;
        static const QRegularExpression usual(QStringLiteral("\\s*[(（][^()（）]*[)）].*$"));
        const QString keys = keyText(*m_action);
        QString text = m_button.toolTip().remove(usual);
        if (!keys.isEmpty())
            text = QCoreApplication::translate("Keys", "%1 (%2)").arg(text, keys);
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, &m_button);
        return true;
    }

private:
    QAbstractButton& m_button;
    QPointer<const QAction> m_action;
};

} // namespace

QString nameOf(KeyGroup group)
{
    switch (group) {
    case KeyGroup::stepping:
        return QCoreApplication::translate("Keys", "Stepping");
    case KeyGroup::kernel:
        return QCoreApplication::translate("Keys", "Kernel");
    case KeyGroup::files:
        return QCoreApplication::translate("Keys", "Files and pictures");
    case KeyGroup::presenting:
        return QCoreApplication::translate("Keys", "While presenting");
    case KeyGroup::window:
        return QCoreApplication::translate("Keys", "Window");
    }
    return {};
}

KeyGroup groupOf(const QAction& action)
{
    const QVariant group = action.property(groupName);
    return group.isValid() ? static_cast<KeyGroup>(group.toInt()) : KeyGroup::window;
}

void setGroup(QAction& action, KeyGroup group)
{
    action.setProperty(groupName, static_cast<int>(group));
}

std::vector<QAction*> keyedActions(const QWidget& window)
{
    std::vector<QAction*> keyed;
    for (QAction* action : window.actions())
        if (!action->shortcuts().isEmpty() || !usualKeys(*action).isEmpty())
            keyed.push_back(action);
    return keyed;
}

void takeChosenKeys(QWidget& window)
{
    const QSettings kept = settings();
    for (QAction* action : keyedActions(window)) {
        action->setProperty(usualName, portable(action->shortcuts()));
        if (!action->objectName().isEmpty() && kept.contains(settingOf(*action)))
            action->setShortcuts(sequences(kept.value(settingOf(*action)).toStringList()));
    }
}

QList<QKeySequence> usualKeys(const QAction& action)
{
    return sequences(action.property(usualName).toStringList());
}

void chooseKeys(QAction& action, const QList<QKeySequence>& keys)
{
    action.setShortcuts(keys);
    QSettings kept = settings();
    if (keys == usualKeys(action))
        kept.remove(settingOf(action));
    else
        kept.setValue(settingOf(action), portable(keys));
}

QString keyText(const QKeySequence& keys)
{
    QString text = keys.toString(QKeySequence::NativeText);
    if (keys.isEmpty())
        return text;
    const auto draw = [&](Qt::Key key, QChar arrow) {
        if (keys[0].key() != key)
            return;
        const QString name = QKeySequence(key).toString(QKeySequence::NativeText);
        text = text.chopped(name.size()) + arrow;
    };
    draw(Qt::Key_Left, QChar(0x2190));
    draw(Qt::Key_Up, QChar(0x2191));
    draw(Qt::Key_Right, QChar(0x2192));
    draw(Qt::Key_Down, QChar(0x2193));
    return text;
}

QString keyText(const QAction& action)
{
    return keyText(action.shortcut());
}

void showKeyOf(QAbstractButton& button, const QAction& action)
{
    new KeyTip(button, action);
}

} // namespace lockstep::ui
