#include "ui/window/zoom_menu.hpp"

#include "ui/panels/worded.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/main_window.hpp"

#include <QAction>
#include <QMenu>

namespace lockstep::ui {

namespace {

constexpr double perPress = 1.5;
constexpr double panned = 0.25; ///< of the window, by a key

/// Of the picture that is shown, a comparison's or a single run's.
void onKey(MainWindow& window, QAction* action, const QList<QKeySequence>& keys, const auto& what)
{
    action->setShortcuts(keys);
    window.addAction(action); // the keys work while the menu is closed
    QObject::connect(action, &QAction::triggered, &window, [&window, what] {
        if (window.isComparing())
            what(window.comparisonPage().canvas());
        else
            what(window.canvas());
    });
}

void addPanKeys(MainWindow& window)
{
    const auto pan = [&](const char* name, Qt::Key key, double right, double down) {
        auto* action = new QAction(&window);
        action->setObjectName(name);
        onKey(window, action, {Qt::SHIFT | key}, [right, down](auto& canvas) { canvas.pan(right, down); });
    };
    pan("keyPanLeft", Qt::Key_Left, -panned, 0);
    pan("keyPanRight", Qt::Key_Right, panned, 0);
    pan("keyPanUp", Qt::Key_Up, 0, -panned);
    pan("keyPanDown", Qt::Key_Down, 0, panned);
}

} // namespace

void addZoomMenu(MainWindow& window, QMenu& whole)
{
    QMenu* menu = whole.addMenu(QString());
    menu->setObjectName("zoomMenu");
    const auto add = [&](const char* name, const QList<QKeySequence>& keys, const auto& what) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(name);
        onKey(window, action, keys, what);
        return action;
    };
    // On many keyboards + is Shift and =.
    QAction* in = add("actionZoomIn", {Qt::Key_Plus, Qt::Key_Equal, Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
                      [](auto& canvas) { canvas.zoomBy(perPress); });
    QAction* out = add("actionZoomOut", {Qt::Key_Minus, Qt::CTRL | Qt::Key_Minus},
                       [](auto& canvas) { canvas.zoomBy(1 / perPress); });
    QAction* reset =
        add("actionZoomReset", {Qt::Key_0, Qt::CTRL | Qt::Key_0}, [](auto& canvas) { canvas.resetZoom(); });
    worded(menu, [menu, in, out, reset] {
        menu->setTitle(MainWindow::tr("Zoom"));
        in->setText(MainWindow::tr("Zoom in"));
        out->setText(MainWindow::tr("Zoom out"));
        reset->setText(MainWindow::tr("Whole picture"));
    });
    QObject::connect(menu, &QMenu::aboutToShow, &window, [&window, in, out, reset] {
        const bool isComparing = window.isComparing();
        const double factor =
            isComparing ? window.comparisonPage().canvas().look().factor : window.canvas().look().factor();
        in->setEnabled(factor < (isComparing ? ComparisonCanvas::closest : CloseLook::closest));
        out->setEnabled(factor > 1);
        reset->setEnabled(factor > 1);
    });
    // Once it is closed its keys decide for themselves.
    QObject::connect(menu, &QMenu::aboutToHide, &window, [in, out, reset] {
        for (QAction* action : {in, out, reset})
            action->setEnabled(true);
    });
    QObject::connect(&whole, &QMenu::aboutToShow, &window, [&window, menu] {
        menu->menuAction()->setVisible(window.isComparing() || window.player().recording() != nullptr);
    });
    addPanKeys(window);
}

} // namespace lockstep::ui
