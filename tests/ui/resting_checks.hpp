#pragma once

#include "tests/ui/lens_checks.hpp"

#include <QPainterPath>
#include <QRegularExpression>

namespace lockstep::ui {

/// A view that pictures at rest are looked at in.
struct Shown {
    ViewRole role;
    QSizeF size;
    ThemeName theme;

    View view() const
    {
        View view;
        view.size = size;
        view.role = role;
        view.theme = theme;
        return view;
    }
};

inline const Shown shownViews[] = {{ViewRole::window, {808, 560}, ThemeName::light},
                                   {ViewRole::window, {1208, 720}, ThemeName::dark},
                                   {ViewRole::exported, {1528, 672}, ThemeName::light},
                                   {ViewRole::presenter, {1776, 800}, ThemeName::dark}};

/// A text or a filled shape that hides some of this place; a circle does not fill its corners.
inline bool hides(const Shape& shape, const QRectF& place)
{
    if (const auto* circle = std::get_if<EllipseShape>(&shape)) {
        QPainterPath path;
        path.addEllipse(circle->rect);
        return circle->fill.alpha() > 0 && path.intersects(place);
    }
    const auto* rect = std::get_if<RectShape>(&shape);
    const bool isFilled = rect != nullptr ? rect->fill.alpha() > 0 : std::holds_alternative<TextShape>(shape);
    return isFilled && boundsOf(shape).intersects(place);
}

/// How many arrowheads there are whose names match; none is a speck, and what is drawn later leaves its middle free.
inline std::size_t headsThatShow(const Scene& scene, const QString& pattern, const std::string& what)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    std::size_t heads = 0;
    for (std::size_t i = 0; i < scene.marks.size(); ++i) {
        if (!expression.match(scene.marks[i].id.name).hasMatch())
            continue;
        ++heads;
        const QRectF head = boundsOf(scene.marks[i].shape);
        EXPECT_GE(std::max(head.width(), head.height()), 1.5) << what;
        const QRectF inner = head.adjusted(head.width() / 4, head.height() / 4, -head.width() / 4, -head.height() / 4);
        for (std::size_t j = i + 1; j < scene.marks.size(); ++j)
            EXPECT_FALSE(hides(scene.marks[j].shape, inner)) << what << ": " << scene.marks[j].id.name.toStdString()
                                                             << " covers " << scene.marks[i].id.name.toStdString();
    }
    return heads;
}

inline void expectHeadsShow(const Scene& scene, const QString& pattern, const std::string& what)
{
    EXPECT_GT(headsThatShow(scene, pattern, what), 0U) << what << ": no direction";
}

} // namespace lockstep::ui
