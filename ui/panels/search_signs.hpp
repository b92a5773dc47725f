#pragma once

#include "ui/panels/icons.hpp"

#include <QIcon>

namespace lockstep::ui {

/// The icon of the algorithms that a lens shows.
Icon iconOfLens(const QString& lens);
/// The same for buttons and lists, 20 pixels wide.
QIcon drawnIcon(Icon icon, const QColor& ink);
/// A magnifier.
QIcon searchIcon(const QColor& ink);
/// A key of the keyboard around its name, right-aligned at `right` in the middle of the height; its width.
int drawKeyCap(QPainter& painter, const QRect& row, int right, const QString& name, const Theme& theme);

} // namespace lockstep::ui
