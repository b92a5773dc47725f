#pragma once

#include "ui/player/player.hpp"

#include <QWidget>

namespace lockstep::ui {

/// Paints the picture of the current moment, the same that is exported.
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
    const Scene& scene() const { return m_scene; }
    View view() const;

signals:
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
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void redraw();
    void paintVeil(QPainter& painter) const;
    Player& m_player;
    Scene m_scene;
    double m_titleRoom = 0;
    ThemeName m_theme = ThemeName::light;
    Language m_language = Language::english;
    std::optional<MemoryLook> m_memory;
    QString m_veil;
    bool m_stale = true;
    bool m_byKeyboard = false;
};

} // namespace lockstep::ui
