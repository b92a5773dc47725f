#pragma once

#include "ui/lens/lens.hpp"

#include <QStringList>

namespace lockstep::ui {

/// A page of words: a title, and a few lines under it, large and calm. `foot` stands small at the bottom of files.
Scene textScene(const QString& title, const QStringList& lines, const QString& foot, const View& view);

} // namespace lockstep::ui
