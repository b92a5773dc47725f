// How large the window and how wide the inspector is: as they were left. Where its parts then lie.
#include "ui/window/main_window.hpp"

#include "ui/panels/changed_banner.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/side_grip.hpp"
#include "ui/window/canvas.hpp"

#include <QCloseEvent>
#include <QLayout>
#include <QScreen>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString inspectorKey = QStringLiteral("window/inspector"), sizeKey = QStringLiteral("window/size"),
              maximizedKey = QStringLiteral("window/maximized");
constexpr int usual = 344, least = 280;
constexpr int roomForPicture = 480; ///< the picture's, at the least

} // namespace

void MainWindow::makeGrip()
{
    m_grip = new SideGrip(centralWidget());
    connect(m_grip, &SideGrip::moved, this, [this](int x) {
        m_inspectorWidth = std::max(centralWidget()->width() - x, least);
        arrange();
        m_inspectorWidth = m_inspector->width(); // no more than there is room for
    });
    const auto keep = [this] {
        if (m_remembersFiles)
            settings().setValue(inspectorKey, m_inspectorWidth);
    };
    connect(m_grip, &SideGrip::released, this, keep);
    connect(m_grip, &SideGrip::usualWanted, this, [this, keep] {
        m_inspectorWidth = 0;
        arrange();
        keep();
    });
}

void MainWindow::recallWidths()
{
    m_inspectorWidth = std::max(settings().value(inspectorKey, 0).toInt(), 0);
    arrange();
}

int MainWindow::inspectorWidth() const
{
    const int most = std::max(least, width() - m_sidebar->minimumWidth() - roomForPicture);
    const int wanted = m_inspectorWidth > 0 ? m_inspectorWidth : width() < 1280 ? least : usual;
    return std::clamp(wanted, least, most);
}

void MainWindow::placeGrip()
{
    if (m_grip == nullptr)
        return;
    m_grip->setVisible(m_inspector->isVisibleTo(this));
    m_grip->place(m_inspector->geometry());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::recallSize(QSize usual)
{
    recallWidths();
    const QSettings kept = settings();
    const QSize last = kept.value(sizeKey).toSize();
    // Around the window there are its frame and its title.
    const QSize room = screen()->availableSize() - QSize(16, 48);
    resize((last.isValid() ? last : usual).boundedTo(room).expandedTo(minimumSize()));
    if (kept.value(maximizedKey).toBool())
        setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (asksBeforeClosing())
        return event->ignore();
    if (m_remembersFiles) {
        QSettings kept = settings();
        const bool isNormal = !isMaximized() && !isFullScreen();
        kept.setValue(maximizedKey, isMaximized());
        kept.setValue(sizeKey, isNormal ? size() : normalGeometry().size());
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::arrange()
{
    const bool narrow = width() < 1280;
    m_sidebar->setFixedWidth(m_isComparing && m_isRail ? 56 : narrow ? 212 : 216);
    m_inspector->setFixedWidth(inspectorWidth());
    centralWidget()->layout()->activate();
    placeGrip();
    placeHead();
}

void MainWindow::placeHead()
{
    const QSize head = m_stageHead->sizeHint();
    const int top = m_banner->isHidden() || m_isComparing ? 0 : m_banner->height();
    m_stageHead->setGeometry(picture()->width() - 28 - head.width(), top + 25, head.width(), head.height());
    m_stageHead->raise();
    m_canvas->setTitleRoom(head.width() + 28 + 16);
}

} // namespace lockstep::ui
