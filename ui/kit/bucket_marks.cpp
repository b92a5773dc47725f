#include "ui/kit/bucket_marks.hpp"

#include <cmath>
#include <numbers>
#include <utility>

namespace lockstep::ui {

namespace {

enum class Form { filled, hollow, dotted, barred };

Shape outline(std::uint32_t shape, QPointF c, double r, const QColor& fill, const Stroke& stroke)
{
    switch (shape) {
    case 0:
        return EllipseShape{{c.x() - r, c.y() - r, 2 * r, 2 * r}, fill, stroke};
    case 1: {
        const double half = r * 0.9;
        return RectShape{{c.x() - half, c.y() - half, 2 * half, 2 * half}, r * 0.2, fill, stroke};
    }
    default:
        break;
    }
    QPainterPath path;
    if (shape == 2) {
        for (int corner = 0; corner < 10; ++corner) { // its foot as low as its tip is high
            const double angle = corner * std::numbers::pi / 5, far = r * (corner % 2 == 0 ? 1.36 : 0.64);
            const QPointF at = c + QPointF{far * std::sin(angle), r * 0.12 - far * std::cos(angle)};
            corner == 0 ? path.moveTo(at) : path.lineTo(at);
        }
    } else {
        path.moveTo(c + QPointF{0, -r * 1.25});
        path.lineTo(c + QPointF{r * 1.25, 0});
        path.lineTo(c + QPointF{0, r * 1.25});
        path.lineTo(c + QPointF{-r * 1.25, 0});
    }
    path.closeSubpath();
    return PathShape{path, fill, stroke};
}

} // namespace

void addBucketSign(Scene& scene, std::uint32_t bucket, QPointF c, double r, const QColor& color, const QColor& ground,
                   MarkId id, double opacity)
{
    const std::uint32_t shape = bucket % 4;
    const Form form = static_cast<Form>(bucket / 4 % 4);
    if (form == Form::filled || form == Form::barred) {
        scene.add(outline(shape, c, r, color, {}), std::move(id), opacity);
    } else {
        const double line = r * 0.36;
        scene.add(outline(shape, c, r - line / 2, ground, Stroke{color, line, {}}), std::move(id), opacity);
    }
    const QPointF middle = c + QPointF{0, shape == 2 ? r * 0.12 : 0}; // the star's
    if (form == Form::dotted)
        scene.add(EllipseShape{{middle.x() - r * 0.32, middle.y() - r * 0.32, r * 0.64, r * 0.64}, color, {}}, {},
                  opacity);
    else if (form == Form::barred)
        scene.add(RectShape{{c.x() - r * 1.3, middle.y() - r * 0.16, r * 2.6, r * 0.32}, 0, ground, {}}, {}, opacity);
}

} // namespace lockstep::ui
