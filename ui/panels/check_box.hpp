#pragma once

#include <QCheckBox>

namespace lockstep::ui {

/// A check box whose box comes from the theme's sheet, as the borders of other controls, with a tick of its own.
class CheckBox : public QCheckBox {
public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lockstep::ui
