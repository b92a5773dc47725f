#include "ui/compare/strip.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/frame.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

QString bookValue(double value)
{
    return std::abs(value - std::round(value)) < 0.005 ? countDigits(static_cast<std::size_t>(std::llround(value)))
                                                       : QString::number(value, 'f', 1);
}

QString bookText(const BookClaim& claim)
{
    QString text = QStringLiteral("%1 (%2)").arg(bookValue(claim.value), QString::fromStdString(claim.formula));
    if (claim.corrected)
        text += QStringLiteral(" or %1").arg(bookValue(*claim.corrected));
    return text;
}

/// The claims about modelled time differ from the counts; the others are named where they do.
bool isTold(const BookClaim& claim)
{
    return claim.counted && (claim.quantity == BookQuantity::steps || claim.note);
}

QString quantityWord(BookQuantity quantity)
{
    switch (quantity) {
    case BookQuantity::work:
        return QStringLiteral("work");
    case BookQuantity::span:
        return QStringLiteral("span");
    case BookQuantity::breakEven:
        return QStringLiteral("break-even P");
    case BookQuantity::steps:
        break;
    }
    return QStringLiteral("steps");
}

} // namespace

void drawNotes(const StripDrawing& drawing)
{
    const QRectF area = drawing.layout.notes;
    std::vector<Phrase> numbers;
    QStringList notes;
    for (std::size_t i = 0; i < drawing.figures.panes.size(); ++i)
        for (const BookClaim& claim : drawing.now.claims[i]) {
            if (!isTold(claim))
                continue;
            numbers.push_back(
                {(numbers.empty() ? QStringLiteral("At P = %1, ").arg(countDigits(drawing.clock.units))
                                  : QStringLiteral("; ")) +
                 QStringLiteral("%1 %2: ").arg(drawing.figures.panes[i].name, quantityWord(claim.quantity))});
            numbers.push_back({QStringLiteral("counted %1").arg(countDigits(*claim.counted)), Tone::strong});
            numbers.push_back({QStringLiteral(", book %1").arg(bookText(claim))});
            if (claim.note && !notes.contains(QString::fromStdString(claim.note->english)))
                notes.push_back(QString::fromStdString(claim.note->english));
        }
    if (numbers.empty())
        return;
    double x = area.left();
    const double y = area.top() + 9;
    int piece = 0;
    for (const Phrase& phrase : numbers) {
        TextShape text = textAt(phrase.text, {x, y}, 12, phrase.tone == Tone::strong ? 600 : 400,
                                phrase.tone == Tone::strong ? drawing.colors.ink : drawing.colors.ink2, Align::left);
        if (x + textWidth(text) > area.right())
            break;
        x += textWidth(text);
        drawing.scene.add(std::move(text), {.name = QStringLiteral("book%1").arg(++piece)});
    }
    const TextShape why =
        textAt(notes.join(QStringLiteral(" ")), {area.left(), y + 17}, 11.5, 400, drawing.colors.ink3, Align::left);
    if (!notes.isEmpty())
        drawing.scene.add(fitted(why, area.width()), {.name = QStringLiteral("book-note")});
}

} // namespace lockstep::ui
