// The part of the window that is not at its sides: the picture, what is said below it, timeline and transport.
#include "ui/window/main_window.hpp"

#include "ui/panels/changed_banner.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/printed_row.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lockstep::ui {

QWidget* MainWindow::stage()
{
    auto* stage = new QWidget;
    stage->setObjectName("stage");
    stage->setAttribute(Qt::WA_StyledBackground);
    auto* pages = new QVBoxLayout(stage);
    pages->setContentsMargins(0, 0, 0, 0);
    m_pages = new QStackedWidget;
    pages->addWidget(m_pages);
    auto* single = new QWidget;
    m_pages->addWidget(single);
    m_pages->addWidget(m_comparison);
    auto* column = new QVBoxLayout(single);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_banner = new ChangedBanner;
    column->addWidget(m_banner);
    column->addWidget(m_canvas, 1);
    // Notices have a row of their own, and the picture gives them the room: nothing is covered.
    m_message = new MessageBar;
    m_progress = new ProgressNotice;
    m_notices = new QVBoxLayout;
    m_notices->setContentsMargins(36, 4, 36, 12);
    m_notices->setSpacing(8);
    m_printed = new PrintedRow;
    m_notices->addWidget(m_printed);
    m_notices->addWidget(m_message);
    m_notices->addWidget(m_progress);
    column->addLayout(m_notices);
    auto* foot = new QWidget;
    foot->setObjectName("stageFoot");
    foot->setAttribute(Qt::WA_StyledBackground);
    auto* lower = new QVBoxLayout(foot);
    lower->setContentsMargins(0, 1, 0, 6);
    lower->setSpacing(0);
    lower->addWidget(m_timeline);
    lower->addWidget(m_transport);
    column->addWidget(foot);
    m_stageFoot = foot;

    // The stage's own buttons lie over the picture, right of its title.
    m_stageHead = new QWidget(stage);
    auto* buttons = new QHBoxLayout(m_stageHead);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    m_themeSwitch = new IconButton(Icon::moon, IconButton::Look::flat, tr("Dark theme"));
    m_themeSwitch->setObjectName("themeSwitch");
    m_compare = new IconButton(Icon::panes, IconButton::Look::flat, tr("Compare with other algorithms"));
    m_compare->setObjectName("compare");
    m_compare->setText(tr("Compare"));
    m_compare->setCheckable(true);
    m_export = new IconButton(Icon::share, IconButton::Look::flat, tr("Export pictures (Ctrl+E)"));
    m_export->setObjectName("export");
    m_export->setText(tr("Export"));
    makeMemorySwitch(*buttons);
    buttons->addWidget(m_themeSwitch);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_export);
    m_present = new IconButton(Icon::present, IconButton::Look::flat, tr("Present (F5); from here: Shift+F5"));
    m_present->setObjectName("present");
    buttons->addWidget(m_present);
    connect(m_themeSwitch, &IconButton::clicked, this,
            [this] { setTheme(m_theme == ThemeName::light ? ThemeName::dark : ThemeName::light); });
    connect(m_export, &IconButton::clicked, this, &MainWindow::exportPictures);
    return stage;
}

} // namespace lockstep::ui
