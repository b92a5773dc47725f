#pragma once

#include "ui/scene/scene.hpp"

#include <QRectF>
#include <initializer_list>
#include <vector>

namespace lockstep::ui {

/// Puts texts where no other text stands. Those that matter most are asked for first.
class Labels {
public:
    Labels(QRectF area, double smallest) : m_area(area), m_smallest(smallest) {}

    /// True where the text lies in the area, is large enough to read and meets no text placed before.
    bool fits(const TextShape& text) const;
    /// Adds the text if it fits.
    bool place(Scene& scene, const TextShape& text, MarkId id = {}, double opacity = 1);
    /// Adds the first wording that fits.
    bool placeFirst(Scene& scene, TextShape text, std::initializer_list<QString> wordings);
    /// No text may stand here.
    void keepFree(const QRectF& rect) { m_taken.push_back(rect); }
    double smallest() const { return m_smallest; }

private:
    QRectF m_area;
    double m_smallest;
    std::vector<QRectF> m_taken;
};

} // namespace lockstep::ui
