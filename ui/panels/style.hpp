#pragma once

#include "ui/scene/scene.hpp"

#include <QFont>
#include <QString>

class QLabel;
class QWidget;

namespace lockstep::ui {

struct Theme;

QFont uiFont(double pixels, int weight = 400, FontFamily family = FontFamily::text);

/// Qt style sheet of all ordinary controls, made from the theme's tokens.
QString themeSheet(const Theme& theme);

/// A label whose colour comes from the style sheet: role is "plain", "second" or "third".
QLabel* makeLabel(const QString& text, double pixels, int weight, const char* role, QWidget* parent = nullptr);

} // namespace lockstep::ui
