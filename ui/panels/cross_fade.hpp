#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <functional>

class QPainter;
class QWidget;

namespace lockstep::ui {

/// Where somebody wishes for less motion, one picture gives way to the next in place.
class CrossFade : public QObject {
    Q_OBJECT
public:
    /// Of what this widget paints.
    explicit CrossFade(QWidget& picture);
    /// `before` paints what is on the screen now; the widget shows something else from here on.
    void begin(const std::function<void(QPainter& painter)>& before);
    bool isRunning() const { return m_time.state() == QAbstractAnimation::Running; }
    /// What is left of the picture before, over the new one.
    void paintOver(QPainter& painter) const;

private:
    QWidget& m_picture;
    QPixmap m_before;
    QVariantAnimation m_time;
};

} // namespace lockstep::ui
