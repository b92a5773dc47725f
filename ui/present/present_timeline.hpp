#pragma once

#include "ui/deck/deck.hpp"

namespace lockstep::ui {

/// Where pages lie on an audience's timeline: the first page is its left end, every other one has an equal segment;
/// many pages share one bar.
class PresentTimeline {
public:
    PresentTimeline() = default;
    /// In scene units.
    PresentTimeline(const std::vector<Page>& pages, QRectF band, double margin);

    bool isSegmented() const { return m_isSegmented; }
    QRectF segment(std::size_t page) const; ///< of page 1 and on
    double xOf(std::size_t page, double fraction) const;
    /// The page whose segment is at x, or before it; the first page left of all.
    std::size_t pageAt(double x) const;
    /// The band with the place marked, `fraction` of the way to the page.
    Scene scene(std::size_t page, double fraction, ThemeName theme) const;

private:
    void drawSegments(Scene& scene, std::size_t page, double x, const struct Theme& colors) const;
    void drawBar(Scene& scene, std::size_t page, double x, const struct Theme& colors) const;

    QRectF m_band;
    double m_left = 0, m_width = 0, m_step = 0, m_gap = 0;
    std::vector<double> m_starts; ///< left end of each page's segment; of the first page the left end of all
    bool m_isSegmented = true;
};

/// Height of the band that the audience's picture leaves at its lower end for the timeline and for messages.
inline constexpr double presentBand = 76;

} // namespace lockstep::ui
