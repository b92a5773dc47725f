#pragma once

#include "ui/kit/labels.hpp"
#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>

namespace lockstep::ui {

/// What happens now, in words on a yellow field with round ends.
struct Tab {
    QString words;
    double size = 12.5;  ///< of the type
    double padding = 13; ///< from the words to each end
    double height = 22;
    double line = 1.5; ///< width of its edge
    FontFamily family = FontFamily::text;
    bool isOutlined = false; ///< on a dark ground too

    /// Of the whole tab.
    double width() const;
    /// Its place, where this is the middle of its left end.
    QRectF from(QPointF left) const;
    /// Makes the type smaller step by step, not below `least`, until the tab is at most so wide.
    void fit(double room, double least, double step);
};

/// The words as they stand in the tab at this place.
TextShape tabText(const Tab& tab, const Theme& colors, const QRectF& place);

/// The tab at this place; with `labels` its words stand only where they meet no others.
void addTab(Scene& scene, const Theme& colors, const Tab& tab, const QRectF& place, MarkId id = {},
            Labels* labels = nullptr);

} // namespace lockstep::ui
