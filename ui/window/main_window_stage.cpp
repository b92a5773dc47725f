// The part of the window that is not at its sides: the picture, what is said below it, timeline and transport.
#include "ui/window/main_window.hpp"

#include "ui/panels/changed_banner.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/printed_row.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"
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
    m_themeSwitch = new IconButton(Icon::moon, IconButton::Look::flat,
                                   [this] { return theme(m_theme).dark ? tr("Light theme") : tr("Dark theme"); });
    m_themeSwitch->setObjectName("themeSwitch");
    m_compare = new IconButton(Icon::panes, IconButton::Look::flat, QString());
    m_compare->setObjectName("compare");
    wordedText(m_compare, [] { return tr("Compare"); });
    worded(m_compare, [this] { nameComparison(); });
    m_compare->setCheckable(true);
    m_export = new IconButton(Icon::share, IconButton::Look::flat, [] { return tr("Export pictures (Ctrl+E)"); });
    m_export->setObjectName("export");
    wordedText(m_export, [] { return tr("Export"); });
    makeMemorySwitch(*buttons);
    buttons->addWidget(m_themeSwitch);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_export);
    m_present =
        new IconButton(Icon::present, IconButton::Look::flat, [] { return tr("Present (F5); from here: Shift+F5"); });
    m_present->setObjectName("present");
    buttons->addWidget(m_present);
    connect(m_themeSwitch, &IconButton::clicked, this,
            [this] { // its contrast and its palette stay
                const bool isHigh = m_theme == withContrast(m_theme, true);
                const ThemeName other = theme(m_theme).dark ? ThemeName::light : ThemeName::dark;
                setTheme(withPalette(withContrast(other, isHigh), paletteOf(m_theme)));
            });
    connect(m_export, &IconButton::clicked, this, &MainWindow::exportPictures);
    return stage;
}

} // namespace lockstep::ui
