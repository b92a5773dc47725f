#pragma once

#include "ui/scene/theme_name.hpp"

#include <QPushButton>

namespace lockstep::ui {

/// Over a picture: how closely it is looked at. A click ends that.
class ZoomBadge : public QPushButton {
    Q_OBJECT
public:
    explicit ZoomBadge(QWidget& picture);
    /// With its lower right corner there; nothing where the whole picture is seen.
    void tell(double factor, ThemeName theme, QPoint corner);
};

} // namespace lockstep::ui
