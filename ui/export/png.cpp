#include "engine/model/sentence.hpp"
#include "ui/export/format.hpp"

#include "engine/error.hpp"
#include "ui/scene/painter.hpp"

#include <QBuffer>
#include <QImage>
#include <cmath>

namespace lockstep::ui {

namespace {

QByteArray encodePng(const Scene& scene, double scale, double dpi)
{
    QImage image = toImage(scene, scale);
    if (image.isNull())
        throw Error{sentence("there is not enough memory for a picture of this size; ask for a smaller one")};
    // The ground is opaque: without alpha the file is a quarter smaller.
    if (scene.ground.isValid() && scene.ground.alpha() == 255)
        image = image.convertToFormat(QImage::Format_RGB888);
    const int dotsPerMetre = static_cast<int>(std::lround(dpi / 0.0254));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        throw Error{sentence("the picture could not be encoded as PNG")};
    return bytes;
}

} // namespace

const Format pngFormat{"png", "PNG picture", encodePng, nullptr, FormatKind::picture, true};

} // namespace lockstep::ui
