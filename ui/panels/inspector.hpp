#pragma once

#include "ui/panels/source.hpp"
#include "ui/player/player.hpp"

#include <QWidget>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace lockstep::ui {

class IconButton;
class SceneWidget;

/// Kernel, launch and metrics of the current moment. Everything in it comes from the recording.
class Inspector : public QWidget {
    Q_OBJECT
public:
    explicit Inspector(Player& player, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// What the inspected work-item's part says; empty where none is inspected.
    QString itemText() const;

private:
    QWidget* kernelTab();
    void takeRecording();
    void show();
    void showCode(const Launch* launch);
    void showItem(std::size_t k);
    void scrollToLaunch(const Launch& launch, const std::set<int>& lit);

    Player& m_player;
    ThemeName m_theme = ThemeName::light;
    KernelSource m_source;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    QLabel* m_file;
    QLabel* m_arguments;
    QLabel* m_options;
    QScrollArea* m_codeArea;
    SceneWidget* m_code;
    QLabel* m_itemTitle;
    IconButton* m_previous;
    IconButton* m_next;
    QScrollArea* m_itemArea;
    SceneWidget* m_item;
    SceneWidget* m_launch;
    SceneWidget* m_metrics;
    std::set<int> m_now, m_soft;
    std::string m_shownKernel;
};

} // namespace lockstep::ui
