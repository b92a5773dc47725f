#pragma once

#include <QObject>
#include <functional>

class QWidget;

namespace lockstep::ui {

/// Keeps the keys of the picture with the picture: a mouse that pressed a control gives the keyboard back, and so does
/// Enter in a field. A focus outline is for those who walk with Tab. Enter presses the focused control, since Space is
/// the picture's.
class Keyboard : public QObject {
    Q_OBJECT
public:
    Keyboard(QWidget& window, std::function<QWidget*()> picture);
    ~Keyboard() override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool isOurs(const QWidget& widget) const;
    bool pressedEnter(QWidget& widget, Qt::KeyboardModifiers modifiers);
    void giveBackFrom(QWidget& widget);

    QWidget& m_window;
    std::function<QWidget*()> m_picture;
    bool m_walks = false; ///< Tab was the last that moved the focus
};

} // namespace lockstep::ui
