#pragma once

#include "ui/present/scaled_scene.hpp"

#include <QTimer>

namespace lockstep::ui {

/// What the audience sees: one scene and nothing else, or nothing at all. The pointer is there only while it moves.
class AudienceWindow : public ScaledScene {
    Q_OBJECT
public:
    enum class Cover { none, black, white };
    explicit AudienceWindow(QWidget* parent = nullptr);
    void setCover(Cover cover);
    Cover cover() const { return m_cover; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void showPointer();
    Cover m_cover = Cover::none;
    QTimer m_still;
};

} // namespace lockstep::ui
