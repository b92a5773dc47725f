#pragma once

#include "ui/panels/cross_fade.hpp"
#include "ui/scene/kept_picture.hpp"

#include <QWidget>

namespace lockstep::ui {

/// A scene as large as its widget lets it be, in the middle.
class ScaledScene : public QWidget {
    Q_OBJECT
public:
    explicit ScaledScene(QWidget* parent = nullptr);
    void setScene(Scene scene);
    /// What is there now fades out when another scene comes.
    void fade();
    const Scene& scene() const { return m_scene; }
    /// The texts in drawing order; for tests and for screen readers.
    QString text() const;
    /// Where a point of the scene lies in the widget.
    QPointF toWidget(QPointF point) const;

signals:
    void clicked(QPointF point); ///< in the scene
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    double scale() const;

private:
    void paintScene(QPainter& painter);
    Scene m_scene;
    KeptPicture m_kept;
    CrossFade* m_fade;
};

} // namespace lockstep::ui
