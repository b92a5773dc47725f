// The window for those that do not see it, or not well.
#include "ui/panels/transport.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/canvas_access.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/motion_wish.hpp"
#include "ui/window/picture_menu.hpp"

namespace lockstep::ui {

void MainWindow::connectReach()
{
    new MotionWish(this);
    offerPictureMenu(*this, *m_canvas);
    offerPictureMenu(*this, m_comparison->canvas());
    connect(&m_canvas->voice(), &CanvasVoice::told, m_transport, &Transport::setTold);
}

} // namespace lockstep::ui
