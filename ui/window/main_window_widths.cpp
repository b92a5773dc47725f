// How wide the inspector is: as it was left.
#include "ui/window/main_window.hpp"

#include "ui/panels/inspector.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/side_grip.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

const QString inspectorKey = QStringLiteral("window/inspector");
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

} // namespace lockstep::ui
