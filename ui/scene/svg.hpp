#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>

namespace lockstep::ui {

/// The scene as an SVG document of size × scale pixels: real text, ids from the marks' names, and data-launch,
/// data-phase, data-pane, data-item and data-index from the rest of a mark's id.
QByteArray toSvg(const Scene& scene, double scale = 1);

/// Text as XML 1.0 can hold it: it has no way to write control characters and lone surrogates.
QString xmlText(const QString& text);

} // namespace lockstep::ui
