#pragma once

#include "ui/compare/comparison.hpp"
#include "ui/compare/pane_look.hpp"
#include "ui/scene/kept_picture.hpp"

#include <QWidget>
#include <optional>
#include <vector>

namespace lockstep::ui {

class ComparisonVoice;
class ZoomBadge;

/// Paints the comparison's picture, the same that is exported. A drag on its axis of P sets P; a click on a launch goes
/// to its end; Up and Down walk the work-items of the panes' launches, and Enter asks about one. The wheel and keys
/// look closer at all panes, a drag moves them then.
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
    /// Asks where the cell of a mark of the scene came from, once it has a value.
    void ask(std::size_t pane, MarkId mark);
    /// How closely all panes are looked at: so many times as close as now, about the middle or this point, …
    const PaneLook& look() const { return m_look; }
    void zoomBy(double factor);
    void zoomBy(double factor, QPointF about);
    void resetZoom();
    /// … and so many parts of a pane to the right and down.
    void pan(double right, double down);
    static constexpr double closest = 8; ///< beyond it a pane holds next to nothing
    /// What is told of it to those that cannot see it.
    ComparisonVoice& voice() const { return *m_voice; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void redraw();
    /// Makes what is seen anew, where that is out of date.
    void freshen();
    void choose(QPointF at);
    const Mark* markAt(QPointF at) const;
    void paintClose(QPainter& painter) const;
    // comparison_zoom.cpp
    void makeZoom();
    void take(PaneLook look);
    std::optional<std::size_t> paneAt(QPointF point) const;
    bool panBy(QPointF by);
    void showBadge();
    /// Where no pane shows its launch any more, the look goes to one; true where it did.
    bool follow();
    /// To the next work-item, which comes into sight.
    void walk(int way);
    void paintPointed(QPainter& painter) const;
    /// Where a press begins to drag P.
    QRectF handle() const;
    void dragUnits(double x);
    Comparison& m_comparison;
    ComparisonVoice* m_voice;
    Scene m_scene;
    KeptPicture m_kept;
    PaneLook m_look;
    ComparisonParts m_parts; ///< of the scene, where it is looked at closely
    ZoomBadge* m_badge = nullptr;
    QString m_lookedAt;                  ///< algorithms and sizes
    std::vector<std::size_t> m_launches; ///< that were seen closely last
    struct Drag {
        QPointF from, last;
        bool isMoving = false;
    };
    std::optional<Drag> m_drag;
    QRectF m_axis; ///< null where the picture has none
    ThemeName m_theme = ThemeName::light;
    Language m_language = Language::english;
    std::optional<MemoryLook> m_memory;
    bool m_stale = true;
    bool m_isDragging = false;
    bool m_byKeyboard = false;
};

} // namespace lockstep::ui
