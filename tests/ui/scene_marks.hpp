#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/text.hpp"

#include <QStringList>
#include <variant>

// What a test asks of a scene's marks.

namespace lockstep::ui {

/// Null where none is called so.
inline const Mark* markNamed(const Scene& scene, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (mark.id.name == name)
            return &mark;
    return nullptr;
}

inline QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            texts.push_back(text->text);
    return texts;
}

/// The text inside a mark's rectangle.
inline QString textIn(const Scene& scene, const QRectF& rect)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && mark.opacity > 0.99 && rect.contains(textBounds(*text).center()))
            return text->text;
    return {};
}

} // namespace lockstep::ui
