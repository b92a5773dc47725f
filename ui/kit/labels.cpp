#include "ui/kit/labels.hpp"

#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

bool Labels::fits(const TextShape& text) const
{
    if (text.size < m_smallest - 1e-9)
        return false;
    const QRectF bounds = textBounds(text);
    const QRectF apart = bounds.adjusted(-4, 0, 4, 0); // texts that nearly touch read as one
    if (!m_area.contains(bounds))
        return false;
    return std::none_of(m_taken.begin(), m_taken.end(),
                        [&apart](const QRectF& taken) { return taken.intersects(apart); });
}

bool Labels::place(Scene& scene, const TextShape& text, MarkId id, double opacity)
{
    if (text.text.isEmpty() || !fits(text))
        return false;
    m_taken.push_back(textBounds(text));
    scene.add(text, std::move(id), opacity);
    return true;
}

bool Labels::placeFirst(Scene& scene, TextShape text, std::initializer_list<QString> wordings)
{
    for (const QString& wording : wordings) {
        text.text = wording;
        if (place(scene, text))
            return true;
    }
    return false;
}

} // namespace lockstep::ui
