#include "ui/kit/operator_sign.hpp"

#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {

QString operatorWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("max");
    case ScanOperator::min:
        return QStringLiteral("min");
    case ScanOperator::affine:
        return QStringLiteral("∘");
    case ScanOperator::join:
        return QStringLiteral("·");
    case ScanOperator::multiply:
        return QStringLiteral("×");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("+");
}

bool isWord(ScanOperator sign)
{
    return sign == ScanOperator::max || sign == ScanOperator::min;
}

void addOperatorSign(Scene& scene, QPointF centre, const OperatorSign& sign, MarkId id)
{
    if (isWord(sign.sign) && sign.wordScale > 0) {
        const double scale = sign.wordScale;
        const QRectF stadium = around(centre, OperatorSign::wordHalf * scale, std::min(sign.radius, 8 * scale));
        addBadge(scene, stadium, {operatorWord(sign.sign), 11 * scale, sign.ground, sign.ink, sign.edge},
                 std::move(id));
        return;
    }
    scene.add(disc(centre, sign.radius, sign.ground, sign.edge), std::move(id));
    const double arm = sign.radius * 0.5;
    const Stroke thin{sign.ink, sign.edge.width, {}};
    // Two lines that are mirrored in the upright one through the centre.
    const auto addMirrored = [&](QPointF from, QPointF to) {
        scene.add(LineShape{centre + from, centre + to, thin});
        scene.add(LineShape{centre + QPointF{-from.x(), from.y()}, centre + QPointF{-to.x(), to.y()}, thin});
    };
    switch (sign.sign) {
    case ScanOperator::add:
        scene.add(LineShape{centre - QPointF{arm, 0}, centre + QPointF{arm, 0}, thin});
        scene.add(LineShape{centre - QPointF{0, arm}, centre + QPointF{0, arm}, thin});
        break;
    case ScanOperator::multiply:
        addMirrored({-arm * 0.75, -arm * 0.75}, {arm * 0.75, arm * 0.75});
        break;
    case ScanOperator::join:
        scene.add(disc(centre, arm * 0.5, sign.ink));
        break;
    case ScanOperator::affine:
        scene.add(disc(centre, arm * 0.7, Qt::transparent, thin));
        break;
    case ScanOperator::max:
        addMirrored({-arm, arm * 0.6}, {0, -arm * 0.6});
        break;
    case ScanOperator::min:
        addMirrored({-arm, -arm * 0.6}, {0, arm * 0.6});
        break;
    }
}

} // namespace lockstep::ui
