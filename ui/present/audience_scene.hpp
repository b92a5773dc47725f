#pragma once

#include "ui/present/scene_maker.hpp"

namespace lockstep::ui {

/// The audience's screen in scene units: 1920 wide and at least 1080 high, or wider and 1080 high, with the aspect of
/// the pixels.
QSizeF audienceSize(QSizeF pixels);

/// What the picture there is asked for with; below it the timeline has its band.
View audienceView(QSizeF pixels, ThemeName theme, double textScale);

/// The whole screen: the picture, and below it the timeline, or a sentence in its place. Before the first picture there
/// is none.
Scene audienceScene(const Picture* picture, const std::vector<Page>& pages, const QString& sentence, const View& view);

/// The choice of a prediction that is drawn at this point; nothing elsewhere.
std::optional<std::size_t> choiceAt(const Scene& scene, QPointF point);
/// The page whose part of the timeline is at this point of audienceScene().
std::optional<std::size_t> pageAt(const std::vector<Page>& pages, const View& view, QPointF point);

} // namespace lockstep::ui
