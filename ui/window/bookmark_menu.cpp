#include "ui/window/bookmark_menu.hpp"

#include "engine/analysis/bookmarks.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/worded.hpp"
#include "ui/window/bookmark_dialog.hpp"
#include "ui/window/main_window.hpp"

#include <QAction>
#include <QMenu>

namespace lockstep::ui {

namespace {

constexpr qsizetype longestShown = 60; ///< characters of a note in the menu

QString listed(const Bookmark& bookmark)
{
    const QString where =
        bookmark.launch == 0 ? MainWindow::tr("Input") : MainWindow::tr("Launch %L1").arg(bookmark.launch);
    QString note = QString::fromStdString(bookmark.note);
    if (note.isEmpty())
        return where;
    if (note.size() > longestShown)
        note = note.left(longestShown - 1) + QChar(0x2026);
    return MainWindow::tr("%1: %2").arg(where, note.replace('&', "&&"));
}

/// Those of the recording, this launch's left out.
std::vector<Bookmark> others(const Recording& recording, std::size_t launch)
{
    std::vector<Bookmark> all = bookmarksOf(recording);
    std::erase_if(all, [launch](const Bookmark& one) { return one.launch == launch; });
    return all;
}

void edit(MainWindow& window)
{
    const RecordingPtr recording = window.player().recording();
    if (!recording || window.isComparing())
        return;
    window.player().pause();
    const std::size_t launch = window.player().moment().launch;
    const std::optional<Bookmark> there = bookmarkAt(*recording, launch);
    auto* dialog = new BookmarkDialog(there.value_or(Bookmark{launch, {}}), there.has_value(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto keep = [&window, recording](std::vector<Bookmark> all) {
        try {
            rememberBookmarks(recording, std::move(all));
        } catch (const Error& error) {
            window.say(QString::fromUtf8(error.what()));
        }
        window.timeline().update();
    };
    QObject::connect(dialog, &QDialog::accepted, &window, [dialog, recording, launch, keep] {
        std::vector<Bookmark> all = others(*recording, launch);
        all.push_back({launch, dialog->note()});
        keep(std::move(all));
    });
    QObject::connect(dialog, &BookmarkDialog::removed, &window,
                     [recording, launch, keep] { keep(others(*recording, launch)); });
    dialog->open();
}

/// The launches that are marked, behind the action that marks one.
void list(MainWindow& window, QMenu& menu, const QAction& mark)
{
    for (QAction* action : menu.actions())
        if (action != &mark)
            delete action;
    const RecordingPtr recording = window.player().recording();
    const std::vector<Bookmark> all = recording ? bookmarksOf(*recording) : std::vector<Bookmark>{};
    if (!all.empty())
        menu.addSeparator();
    for (const Bookmark& one : all)
        QObject::connect(menu.addAction(listed(one)), &QAction::triggered, &window, [&window, recording, one] {
            if (window.player().recording() == recording)
                window.player().goTo(one.launch);
        });
}

} // namespace

void addBookmarkMenu(MainWindow& window, QMenu& whole)
{
    QMenu* menu = whole.addMenu(QString());
    menu->setObjectName("bookmarkMenu");
    QAction* mark = menu->addAction(QString());
    mark->setObjectName("actionBookmark");
    mark->setShortcut(Qt::CTRL | Qt::Key_D);
    window.addAction(mark); // the keys work while the menu is closed
    worded(menu, [menu, mark] {
        menu->setTitle(MainWindow::tr("Bookmarks"));
        mark->setText(MainWindow::tr("Bookmark this launch…"));
    });
    QObject::connect(mark, &QAction::triggered, &window, [&window] { edit(window); });
    QObject::connect(menu, &QMenu::aboutToShow, &window, [&window, menu, mark] { list(window, *menu, *mark); });
    QObject::connect(&whole, &QMenu::aboutToShow, &window, [&window, menu] {
        menu->menuAction()->setVisible(!window.isComparing() && window.player().recording() != nullptr);
    });
}

} // namespace lockstep::ui
