#pragma once

#include "ui/scene/layers.hpp"

#include <QImage>
#include <QTransform>
#include <optional>

class QPainter;

namespace lockstep::ui {

/// Paints pictures that follow each other on the same device: what stays from one to the next is kept as an image. The
/// pixels are those of paint() on a device that has the ground's colour.
class KeptPicture {
public:
    void paint(const Scene& scene, QPainter& painter);

private:
    QTransform m_transform; ///< that the image was painted with
    std::optional<Layers> m_layers;
    std::shared_ptr<const Scene> m_met;     ///< what stayed last
    std::shared_ptr<const Scene> m_painted; ///< what the image shows
    QImage m_image;                         ///< of the device from its upper left corner
};

} // namespace lockstep::ui
