#pragma once

#include "engine/analysis/lanes.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/player/player.hpp"

#include <QWidget>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace lockstep::ui {

class BreakPanel;
class Choice;
class IconButton;
class KernelPage;
class SceneWidget;

/// Kernel, launch and metrics of the current moment. Everything in it comes from the recording.
class Inspector : public QWidget {
    Q_OBJECT
public:
    explicit Inspector(Player& player, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// Lights the access that a picture of memory shows; absent: all lines that ran.
    void setMemory(const std::optional<MemoryLook>& memory);
    BreakPanel& breakPanel() { return *m_break; }
    KernelPage& kernelPage() { return *m_kernel; }
    /// Turns to the page of the kernel.
    void showKernel();
    /// What the inspected work-item's part says; empty where none is inspected.
    QString itemText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* kernelTab();
    QWidget* metricsTab();
    LaneWidths laneWidths() const;
    void takeRecording();
    void spaceTabs(); ///< nearer where their words need it
    void show();
    void showCode(const Launch* launch);
    void showItem(std::size_t k);
    void scrollToLaunch(const Launch& launch, const std::set<int>& lit);

    Player& m_player;
    ThemeName m_theme = ThemeName::light;
    KernelSource m_source;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    KernelPage* m_kernel;
    QWidget* m_itemPart = nullptr; ///< what one work-item did
    QLabel* m_itemTitle;
    IconButton* m_previous;
    IconButton* m_next;
    QScrollArea* m_itemArea;
    SceneWidget* m_item;
    SceneWidget* m_launch;
    SceneWidget* m_metrics;
    BreakPanel* m_break;
    QWidget* m_widths = nullptr; ///< the machine that lanes, banks and runs of addresses are counted for
    QWidget* m_bankWidths = nullptr;
    Choice* m_wavefront;
    Choice* m_banks;
    std::optional<MemoryLook> m_memory;
    std::set<int> m_shownLines;
    LitLines m_lit;
    std::optional<std::uint32_t> m_shownPhase;
    std::string m_shownKernel;
};

} // namespace lockstep::ui
