#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>

namespace lockstep::ui {

/// A picture as shapes and text boxes that PowerPoint can edit, one a mark and named after it, in a group with an
/// alternative text. `unit` is a scene unit in EMU, `language` the texts' ("de-DE"). Throws Error for a density of so
/// many cells that no slide shows them as shapes.
QByteArray pptxShapes(const Scene& scene, double unit, const QString& alternative, const QString& language);

} // namespace lockstep::ui
