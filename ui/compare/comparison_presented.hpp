#pragma once

#include "ui/compare/comparison_figures.hpp"
#include "ui/compare/comparison_layout.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// For an audience: narration, and panes as large as they can be; no strip.
ComparisonLayout layOutPresentedComparison(std::size_t count, const View& view);

/// What a pane's heading says by signs.
struct PaneTold {
    std::size_t pane = 0;
    bool isFinished = false; ///< and right
    bool isChanged = false;  ///< its kernel
};
/// Over a pane: its name, how far it is, and the counted work and span.
void drawPresentedHeading(Scene& scene, const QRectF& rect, const PaneTold& told, const Figures& all,
                          const std::vector<QString>& status, const View& view);

} // namespace lockstep::ui
