#pragma once

#include "ui/scene/scene.hpp"

#include <QWidget>

namespace lockstep::ui {

/// A scene as a widget of its size: panels draw with the same shapes and text as the picture.
class SceneWidget : public QWidget {
    Q_OBJECT
public:
    explicit SceneWidget(QWidget* parent = nullptr);
    void setScene(Scene scene);
    const Scene& scene() const { return m_scene; }
    /// The texts in drawing order; for tests and for screen readers.
    QString text() const;

signals:
    void clicked(const lockstep::ui::MarkId& mark);
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    Scene m_scene;
};

/// The uppermost mark with a work-item that holds the point or comes within `reach` of it; null: none.
const Mark* markAt(const Scene& scene, QPointF point, double reach = 4);
/// The same among the marks of one launch: those of others show what its work-items find there.
const Mark* markOfLaunchAt(const Scene& scene, QPointF point, double reach, std::size_t launch);
/// … or of an element.
const Mark* elementMarkAt(const Scene& scene, QPointF point, double reach = 4);

/// The part of the text that fits, with "…" where it is cut.
QString elided(const TextShape& text, double width);

} // namespace lockstep::ui
