#pragma once

#include <QWidget>

namespace lockstep::ui {

struct Theme;

/// On the line between the picture and a panel at its right, to be dragged, or moved by the arrow keys; a double click
/// gives the panel its usual width.
class SideGrip : public QWidget {
    Q_OBJECT
public:
    explicit SideGrip(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// As high as the panel, on its left edge.
    void place(const QRect& panel);
    static constexpr int thickness = 11;

signals:
    /// The panel's left edge is wanted there, in the parent's coordinates.
    void moved(int x);
    void released();
    void usualWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF pill() const;

    const Theme* m_theme;
    int m_grabbed = 0; ///< where in it the mouse has it
    bool m_isHeld = false;
};

} // namespace lockstep::ui
