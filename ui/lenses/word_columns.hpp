#pragma once

#include "engine/recording/recording.hpp"
#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <algorithm>

namespace lockstep::ui {

/// Keys that are words, written downwards, letter below letter, where they are too narrow for a line.
struct WordColumns {
    qsizetype letters = 0; ///< of the longest word; 0: words stand in lines
    double size = 0;

    double step() const { return 1.1 * size; }
    double height() const { return static_cast<double>(letters) * step() + 0.4 * size; }
    /// How wide the edges of a card may be: letters need what little room there is beside them.
    double lineBeside(double cardWidth, double usual) const
    {
        return std::clamp((cardWidth - 0.6 * size) / 2, 0.4, usual);
    }
    /// The middle of a letter in a column whose middle is `centre`; all words begin at the same height.
    QPointF letter(QPointF centre, qsizetype i) const
    {
        return centre + QPointF{0, (static_cast<double>(i) - 0.5 * static_cast<double>(letters - 1)) * step()};
    }
};

/// At the largest size from `smallest` to `largest` at which a letter is at most `room` wide; none for other keys than
/// words, and where no size fits.
WordColumns fitWordColumns(const Recording& recording, double room, double smallest, double largest);

TextShape letterAt(const WordColumns& columns, QChar letter, QPointF at, const QColor& color);

void addWordColumn(Scene& scene, const WordColumns& columns, const QString& word, QPointF centre, const QColor& color,
                   double opacity);

} // namespace lockstep::ui
