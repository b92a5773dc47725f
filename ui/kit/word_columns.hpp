#pragma once

#include "engine/model/forward.hpp"
#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <algorithm>

namespace lockstep::ui {

/// Keys that are words, written downwards, letter below letter, where they are too narrow for a line; words of more
/// than four letters in as many lines as they take, read like text.
struct WordColumns {
    qsizetype letters = 0; ///< of the longest word; 0: words stand in lines
    qsizetype across = 1;  ///< letters beside each other
    double size = 0;
    double advance = 0; ///< from a letter to the one beside it

    double step() const { return 1.1 * size; }
    qsizetype lines() const { return (letters + across - 1) / across; }
    double height() const { return static_cast<double>(lines()) * step() + 0.4 * size; }
    /// How wide the edges of a card may be: letters need what little room there is beside them.
    double lineBeside(double cardWidth, double usual) const
    {
        return std::clamp((cardWidth - 0.6 * size - static_cast<double>(across - 1) * advance) / 2, 0.4, usual);
    }
    /// How far the mark of a letter may reach to each side.
    double halfMark(double cardWidth) const { return std::min(cardWidth / 2, across > 1 ? advance / 2 : size * 0.5); }
    /// The middle of a letter in a column whose middle is `centre`; all words begin at the same height.
    QPointF letter(QPointF centre, qsizetype i) const
    {
        const auto from = [](qsizetype at, qsizetype count) {
            return static_cast<double>(at) - 0.5 * static_cast<double>(count - 1);
        };
        return centre + QPointF{from(i % across, across) * advance, from(i / across, lines()) * step()};
    }
};

/// At the largest size from `smallest` to `largest` at which a letter is at most `room` wide, words of more than four
/// letters at that at which they are lowest; none for other keys than words, and where no size fits.
WordColumns fitWordColumns(const Recording& recording, double room, double smallest, double largest);

/// The same for whole numbers, of which this is the longest; none where it has a sign or too many digits.
WordColumns fitDigitColumns(const QString& longest, double room, double smallest, double largest);

TextShape letterAt(const WordColumns& columns, QChar letter, QPointF at, const QColor& color);

void addWordColumn(Scene& scene, const WordColumns& columns, const QString& word, QPointF centre, const QColor& color,
                   double opacity);

} // namespace lockstep::ui
