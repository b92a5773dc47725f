#pragma once

#include "ui/panels/cross_fade.hpp"
#include "ui/picture/close_look.hpp"
#include "ui/player/player.hpp"

#include <QWidget>

class QPushButton;

namespace lockstep::ui {

class CanvasVoice;

/// Paints the picture of the current moment, the same that is exported. The wheel, a pinch and keys look closer at it,
/// a drag moves it then.
class Canvas : public QWidget {
    Q_OBJECT
public:
    explicit Canvas(Player& player, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// What buttons over the picture take of the title's line.
    void setTitleRoom(double units);
    void setLanguage(Language language);
    /// Shows memory instead of the structure; absent: the structure.
    void setMemory(const std::optional<MemoryLook>& memory);
    /// Veils the picture and says why: it is not of what is being worked on. Empty: it is.
    void setVeil(const QString& why);
    /// The scene that is on the screen.
    const Scene& scene() const { return m_look.scene(); }
    View view() const;
    const CloseLook& look() const { return m_look; }
    /// So many times as close as now, about the middle of the picture or this point.
    void zoomBy(double factor);
    void zoomBy(double factor, QPointF about);
    /// The whole picture again.
    void resetZoom();
    /// So many parts of the window to the right and down; only where it is zoomed.
    void pan(double right, double down);
    /// What is told of it to those that cannot see it.
    CanvasVoice& voice() const { return *m_voice; }
    /// The picture before is still giving way to this one.
    bool isFading() const { return m_fade->isRunning(); }

signals:
    void zoomChanged();
    /// A row of the table of accesses was clicked.
    void accessChosen(std::size_t row);
    /// Its row of the whole launch was.
    void roofChosen();
    /// An arrow of its card was clicked.
    void operationChosen(std::size_t operation);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void redraw();
    /// Where somebody wishes for less motion, and the launch begins or has run: its picture fades in.
    void fade();
    void paintPicture(QPainter& painter);
    /// Makes what is seen anew, where that is out of date.
    void freshen();
    void choose(QPointF at);
    // canvas_zoom.cpp
    void makeZoom();
    void showBadge();
    void showSelected();
    void startOver();
    void paintVeil(QPainter& painter) const;
    Player& m_player;
    CloseLook m_look;
    QPushButton* m_badge = nullptr; ///< says how close the look is, and ends it
    QString m_shown;                ///< algorithm and size of what is looked at
    struct Drag {
        QPointF from, last;
        bool isMoving = false;
    };
    std::optional<Drag> m_drag;
    CanvasVoice* m_voice;
    CrossFade* m_fade;
    Moment m_drawn; ///< that the picture is of, once it is not stale
    double m_titleRoom = 0;
    ThemeName m_theme = ThemeName::light;
    Language m_language = Language::english;
    std::optional<MemoryLook> m_memory;
    QString m_veil;
    bool m_stale = true;
    bool m_byKeyboard = false;
};

} // namespace lockstep::ui
