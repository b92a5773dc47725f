#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QRectF>
#include <functional>

class QPainter;

namespace lockstep::ui {

struct Theme;

enum class Icon {
    logo,
    network,
    dataflow,
    buckets,
    other,
    share,
    sun,
    moon,
    play,
    pause,
    stepBack,
    stepForward,
    previous,
    next,
    chip,
    close,
    panes,
    phases,
    sliders,
    menu,
    present,
    blackScreen,
    whiteScreen,
    largerText,
    smallerText,
    contrast,
    swapScreens,
    restart,
    memory,
    grid
};

/// Line icons, drawn in the ink of their place. `box` is square.
void drawIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& ink);

/// A button that is an icon, with a text beside it or a circle around it.
class IconButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Look { flat, circle, filled };
    IconButton(Icon icon, Look look, const QString& name, QWidget* parent = nullptr);
    /// … whose name follows the language of the window; empty: whoever makes it names it.
    IconButton(Icon icon, Look look, const std::function<QString()>& name, QWidget* parent = nullptr);

    void setIconShape(Icon icon);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Icon m_icon;
    Look m_look;
    const Theme* m_theme;
    bool m_byKeyboard = false;
};

} // namespace lockstep::ui
