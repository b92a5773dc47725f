#include "ui/scene/kept_picture.hpp"

#include "ui/scene/painter.hpp"

#include <QPaintEngine>
#include <QPainter>
#include <cmath>

namespace lockstep::ui {

namespace {

/// The pixels that are painted on; null where it is no raster of them.
const QImage* pixelsOf(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    if (engine == nullptr || engine->type() != QPaintEngine::Raster || engine->paintDevice() == nullptr ||
        engine->paintDevice()->devType() != QInternal::Image)
        return nullptr;
    return static_cast<const QImage*>(engine->paintDevice());
}

} // namespace

void KeptPicture::paint(const Scene& scene, QPainter& painter)
{
    const QImage* pixels = pixelsOf(painter);
    const QTransform transform = painter.deviceTransform();
    const bool canKeep = pixels != nullptr && transform.type() <= QTransform::TxScale && painter.opacity() >= 1 &&
                         scene.ground.isValid() && scene.ground.alpha() == 255 && transform.dx() >= 0 &&
                         transform.dy() >= 0 && transform.m11() > 0 && transform.m22() > 0;
    if (!canKeep) {
        m_painted = nullptr;
        return ui::paint(scene, painter);
    }
    constexpr double inside = 1e-6; // of a pixel, against rounding
    const QRectF room = transform.mapRect(QRectF(QPointF(), scene.size));
    const QRect whole = room.adjusted(inside, inside, -inside, -inside).toAlignedRect();
    const QSize size(whole.right() + 1, whole.bottom() + 1);
    if (m_image.size() != size || m_image.format() != pixels->format() || m_transform != transform) {
        m_layers.emplace(1 / std::min(transform.m11(), transform.m22()));
        m_painted = nullptr;
        m_transform = transform;
        m_image = QImage(size, pixels->format());
        if (m_image.isNull())
            return ui::paint(scene, painter);
    }
    const Layers::Parted parted = m_layers->part(scene);
    const bool isFresh = m_met != parted.still;
    m_met = parted.still;
    // After a jump nothing is known to stay: an image of it all would be of use only if the same came once more.
    if (isFresh && parted.above.empty())
        return ui::paint(scene, painter);
    if (m_painted != parted.still) {
        m_painted = parted.still;
        m_image.fill(scene.ground); // pixels at the edge that it covers in part
        QPainter kept(&m_image);
        kept.setTransform(transform);
        ui::paint(*m_painted, kept);
    }
    painter.save();
    // Pixel on pixel, whatever the device's own scale.
    painter.setTransform(transform.inverted() * painter.combinedTransform());
    painter.drawImage(whole, m_image, whole);
    painter.restore();
    paintMarks(scene, parted.above, painter);
}

} // namespace lockstep::ui
