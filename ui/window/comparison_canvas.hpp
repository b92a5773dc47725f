#pragma once

#include "ui/compare/comparison.hpp"

#include <QWidget>

namespace lockstep::ui {

/// Paints the comparison's picture, the same that is exported. A drag on its axis of P sets P; a click on a launch goes
/// to its end.
class ComparisonCanvas : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonCanvas(Comparison& comparison, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    void setLanguage(Language language);
    /// Shows memory instead of the structure; absent: the structure.
    void setMemory(const std::optional<MemoryLook>& memory);
    /// The scene that is on the screen.
    const Scene& scene() const { return m_scene; }
    View view() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void redraw();
    /// Where a press begins to drag P.
    QRectF handle() const;
    void dragUnits(double x);
    Comparison& m_comparison;
    Scene m_scene;
    QRectF m_axis; ///< null where the picture has none
    ThemeName m_theme = ThemeName::light;
    Language m_language = Language::english;
    std::optional<MemoryLook> m_memory;
    bool m_stale = true;
    bool m_isDragging = false;
    bool m_byKeyboard = false;
};

} // namespace lockstep::ui
