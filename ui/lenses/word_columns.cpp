#include "ui/lenses/word_columns.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

TextShape letterAt(const WordColumns& columns, QChar letter, QPointF at, const QColor& color)
{
    // All letters of one width, so that neighbouring words do not run into each other.
    return textAt(QString(letter), at, columns.size, 600, color, Align::center, FontFamily::mono);
}

WordColumns fitWordColumns(const Recording& recording, double room, double smallest, double largest)
{
    WordColumns columns;
    if (recording.type != ElementType::text)
        return columns;
    for (columns.size = largest; columns.size >= smallest - 1e-9; columns.size -= 0.5)
        if (textWidth(letterAt(columns, QLatin1Char('m'), {}, Qt::black)) <= room) {
            for (const std::uint32_t bits : recording.input)
                columns.letters = std::max(columns.letters, valueText(bits, recording).size());
            return columns;
        }
    return {};
}

void addWordColumn(Scene& scene, const WordColumns& columns, const QString& word, QPointF centre, const QColor& color,
                   double opacity)
{
    for (qsizetype i = 0; i < word.size(); ++i)
        scene.add(letterAt(columns, word[i], columns.letter(centre, i), color), {}, opacity);
}

} // namespace lockstep::ui
