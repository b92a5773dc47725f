#include "ui/lens/wrapped.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"

#include <algorithm>

namespace lockstep::ui {

PathShape turnedCorner(const QRectF& cell, const QColor& ink, double scale)
{
    const double side = std::min(8 * scale, cell.height() * 0.4);
    QPainterPath corner;
    corner.moveTo(cell.topRight() - QPointF{side, 0});
    corner.lineTo(cell.topRight());
    corner.lineTo(cell.topRight() + QPointF{0, side});
    corner.closeSubpath();
    return {corner, ink, {}};
}

std::vector<Phrase> wrappedNarration(const Recording& recording, std::size_t sums)
{
    if (sums == 0)
        return {};
    return {{QStringLiteral(" ")},
            {many(sums, "%1 sum", "%1 sums"), Tone::strong},
            {recording.type == ElementType::int32
                 ? say(sums, " has left the range of int32 and wrapped.", " have left the range of int32 and wrapped.")
                 : say(sums, " has passed 2³² and wrapped.", " have passed 2³² and wrapped.")}};
}

} // namespace lockstep::ui
