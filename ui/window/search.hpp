#pragma once

#include "ui/compare/comparison.hpp"
#include "ui/panels/search_index.hpp"

#include <QObject>
#include <QPointer>
#include <functional>
#include <map>

class QAction;
class QMenu;

namespace lockstep::ui {

class LibraryPanel;
class MainWindow;
class SearchPanel;

/// What the search asks of the window.
struct SearchHooks {
    LibraryPanel& library;
    QMenu& menu;
    /// What is on the screen, as a comparison, with the pane that would stand beside it last.
    std::function<ComparisonAsk()> shown;
    /// Keys are being typed: what is to be done is done when they have run.
    std::function<bool(const std::function<void()>&)> waits;
    std::function<void()> goToLaunch;
};

/// Finds what the window can show and do, by any words of it: Ctrl+K.
class Search : public QObject {
    Q_OBJECT
public:
    Search(MainWindow& window, const SearchHooks& hooks);
    void begin();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void place();
    std::vector<Findable> everything();
    void addAlgorithms(std::vector<Findable>& all) const;
    void addPresets(std::vector<Findable>& all) const;
    static void addLectures(std::vector<Findable>& all);
    void addCommands(std::vector<Findable>& all);
    void addActions(const QList<QAction*>& actions, const QString& before, std::vector<Findable>& all);
    void addButtons(std::vector<Findable>& all);
    void addField(const char* name, const QString& title, std::vector<Findable>& all);
    void addCommand(const Findable& command, const std::function<void()>& run, std::vector<Findable>& all);
    void open(const Findable& thing);
    void compare(const Findable& thing);
    static void remember(const QString& what);

    MainWindow& m_window;
    SearchHooks m_hooks;
    QPointer<SearchPanel> m_panel;                       ///< goes with the window's widgets
    std::map<QString, std::function<void()>> m_commands; ///< by id
};

} // namespace lockstep::ui
