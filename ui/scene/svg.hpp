#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>

namespace lockstep::ui {

/// What an SVG says of itself to those who cannot see it.
struct SvgWords {
    QString title; ///< empty: it says nothing
    QString description;
    QString language; ///< "de"
};

/// The scene as an SVG document of size × scale pixels: real text, ids from the marks' names, and data-launch,
/// data-phase, data-pane, data-item and data-index from the rest of a mark's id.
QByteArray toSvg(const Scene& scene, double scale = 1, const SvgWords& words = {});

/// Text as XML 1.0 can hold it: it has no way to write control characters and lone surrogates.
QString xmlText(const QString& text);

} // namespace lockstep::ui
