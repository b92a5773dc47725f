#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>
#include <QMimeData>
#include <QPageLayout>
#include <QString>
#include <memory>

class QPrinter;

namespace lockstep::ui {

/// The picture for other programs: as SVG and PDF, which stay sharp, and as pixels.
std::unique_ptr<QMimeData> copyOf(const Scene& scene, const QString& title);

/// A PDF of one page with the picture in its middle, as large as it fits. Throws Error.
QByteArray printedPage(const QPageLayout& layout, const Scene& scene, const QString& title);

/// One page with the picture as large as it fits. False where the printer takes nothing.
bool printScene(QPrinter& printer, const Scene& scene);

} // namespace lockstep::ui
