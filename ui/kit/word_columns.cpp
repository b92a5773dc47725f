#include "ui/kit/word_columns.hpp"

#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
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
    constexpr double beside = 3, between = 0.1; ///< lines of letters keep off the edges, and letters off each other
    WordColumns columns, lowest;
    if (recording.type != ElementType::text)
        return columns;
    const bool areLong = recording.parameters.contains(wordsParameter);
    for (const std::uint32_t bits : recording.input)
        columns.letters = std::max(columns.letters, valueText(bits, recording).size());
    for (columns.size = largest; columns.size >= smallest - 1e-9; columns.size -= 0.5) {
        columns.advance = textWidth(letterAt(columns, QLatin1Char('m'), {}, Qt::black)) + (areLong ? between : 0);
        if (columns.advance > room)
            continue;
        if (!areLong)
            return columns;
        columns.across =
            std::clamp<qsizetype>(static_cast<qsizetype>((room - beside) / columns.advance), 1, columns.letters);
        if (lowest.letters == 0 || columns.height() < lowest.height())
            lowest = columns;
    }
    return lowest;
}

WordColumns fitDigitColumns(const QString& longest, double room, double smallest, double largest)
{
    constexpr qsizetype most = 5; ///< of more digits nobody reads the number
    WordColumns columns;
    if (longest.size() > most || std::ranges::any_of(longest, [](QChar c) { return !c.isDigit(); }))
        return columns;
    for (columns.size = largest; columns.size >= smallest - 1e-9; columns.size -= 0.5) {
        columns.advance = textWidth(letterAt(columns, QLatin1Char('0'), {}, Qt::black));
        if (columns.advance <= room) {
            columns.letters = longest.size();
            break;
        }
    }
    return columns;
}

void addWordColumn(Scene& scene, const WordColumns& columns, const QString& word, QPointF centre, const QColor& color,
                   double opacity)
{
    for (qsizetype i = 0; i < word.size(); ++i)
        if (!word[i].isSpace())
            scene.add(letterAt(columns, word[i], columns.letter(centre, i), color), {}, opacity);
}

} // namespace lockstep::ui
