#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QObject>

namespace lockstep::ui {

/// A scene that is written from top to bottom, for a panel of a given width.
class PanelPage {
public:
    PanelPage(ThemeName name, double width, double margin);

    const Theme& colors() const { return m_theme; }
    double left() const { return m_margin; }
    double right() const { return m_scene.size.width() - m_margin; }
    double width() const { return right() - left(); }
    double y() const { return m_y; }
    void skip(double height) { m_y += height; }
    void rule();

    struct Look {
        double size = 13;
        int weight = 400;
        QColor color;
        FontFamily family = FontFamily::text;
        Align align = Align::left;
    };
    /// At the current baseline; cut to `room` where that is given.
    void put(const QString& text, double x, const Look& look, double room = 0);
    /// Words over as many lines as they need in the page's width, or in `room` where that is given; moves down.
    void paragraph(const QString& text, const Look& look, double lineHeight, double room = 0);
    Scene& scene() { return m_scene; }
    Scene finish(double bottom = 24);

private:
    const Theme& m_theme;
    Scene m_scene;
    double m_margin;
    double m_y = 0;
};

} // namespace lockstep::ui
