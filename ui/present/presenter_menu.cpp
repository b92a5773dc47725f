// What a right click offers while presenting: who has no keyboard at hand steps, draws and ends with it, and who has
// one reads there which key does the same.
#include "ui/panels/style.hpp"
#include "ui/present/presenter.hpp"
#include "ui/scene/theme.hpp"

#include <QAction>
#include <QMenu>

namespace lockstep::ui {

void Presenter::openMenu(QWidget& over, QPoint at)
{
    auto* menu = new QMenu(&over);
    menu->setObjectName("presenterMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setStyleSheet(themeSheet(theme(m_look.theme())));
    // The keys are the presentation's; here they are only said.
    const auto add = [&](const char* name, const QString& words, const QString& key, const auto& what) {
        QAction* action = menu->addAction(words + '\t' + key);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    const auto tool = [&](const char* name, const QString& words, const QString& key, Pen::Tool which) {
        QAction* action = add(name, words, key, [this, which] { takeTool(which); });
        action->setCheckable(true);
        action->setChecked(m_pen.tool() == which);
    };
    add("menuNext", tr("Next"), QStringLiteral("→"), [this] { next(); });
    add("menuPrevious", tr("Previous"), QStringLiteral("←"), [this] { previous(); });
    menu->addSeparator();
    tool("menuPen", tr("Pen in violet"), QStringLiteral("D"), Pen::Tool::pen);
    tool("menuInk", tr("Pen in ink"), tr("Shift+D"), Pen::Tool::ink);
    tool("menuPointer", tr("Pointer"), QStringLiteral("L"), Pen::Tool::pointer);
    add("menuClear", tr("Clear what is drawn here"), QStringLiteral("E"), [this] {
        clearStrokes();
    })->setEnabled(m_pen.strokes(m_presentation->number()) > 0);
    menu->addSeparator();
    add("menuLarger", tr("Larger type"), tr("Ctrl++"), [this] { largerText(); });
    add("menuSmaller", tr("Smaller type"), tr("Ctrl+−"), [this] { smallerText(); });
    add("menuTheme", tr("The other theme"), QStringLiteral("T"), [this] { toggleTheme(); });
    add("menuBlack", tr("Black screen"), QStringLiteral("B"), [this] { toggleBlack(); });
    add("menuSpeaker", tr("Speaker's view"), QStringLiteral("S"), [this] { toggleSpeaker(); });
    menu->addSeparator();
    add("menuKeys", tr("All keys"), QStringLiteral("F1"), [this] { toggleHelp(); });
    add("menuEnd", tr("End the presentation"), tr("Esc"), [this] { leave(); });
    menu->popup(at);
}

} // namespace lockstep::ui
