#include "ui/window/picture_menu.hpp"

#include "ui/window/main_window.hpp"

#include <QAction>
#include <QMenu>
#include <QPoint>

namespace lockstep::ui {

namespace {

void open(MainWindow& window, QPoint at)
{
    auto* whole = window.findChild<QMenu*>("mainMenu");
    emit whole->aboutToShow(); // it decides what there is
    auto* menu = new QMenu(&window);
    menu->setObjectName("pictureMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const char* name) {
        if (auto* action = window.findChild<QAction*>(name))
            menu->addAction(action);
    };
    add("keyPresentHere");
    menu->addSeparator();
    add("actionCopy");
    add("actionExport");
    add("actionPrint");
    menu->addSeparator();
    if (!window.isComparing() && window.player().recording()) {
        add("actionBookmark");
        if (auto* zoom = window.findChild<QMenu*>("zoomMenu"))
            menu->addMenu(zoom);
        menu->addSeparator();
    }
    add("actionHelp");
    menu->popup(at);
}

} // namespace

void offerPictureMenu(MainWindow& window, QWidget& picture)
{
    picture.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&picture, &QWidget::customContextMenuRequested, &window,
                     [&window, &picture](QPoint at) { open(window, picture.mapToGlobal(at)); });
}

} // namespace lockstep::ui
