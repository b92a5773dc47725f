#include "ui/compare/strip.hpp"

#include "engine/presets/written_source.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/text.hpp"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lockstep::ui {

namespace {

constexpr double size = 11.5, lineHeight = 15.5;

QString bookValue(double value)
{
    const bool isWhole = std::abs(value - std::round(value)) < 0.005 || std::abs(value) >= 1000;
    return isWhole ? countDigits(static_cast<std::size_t>(std::llround(value))) : decimal(value, 1);
}

/// The claim that is told: of steps on P units where a book makes one, else of work, else of comparisons.
const BookClaim* toldOf(const std::vector<BookClaim>& claims)
{
    for (const BookQuantity wanted : {BookQuantity::steps, BookQuantity::work, BookQuantity::comparisons}) {
        const auto found = std::find_if(claims.begin(), claims.end(), [&](const BookClaim& claim) {
            return claim.quantity == wanted && claim.counted;
        });
        if (found != claims.end())
            return &*found;
    }
    return nullptr;
}

/// Why they differ, in a few words for small pictures.
QString gistOf(const Message& note)
{
    if (note.id == "book.kogge-stone.steps")
        return say("The book lets every position work on every level.");
    if (note.id == "book.brent-kung.steps")
        return say("The book shares all work evenly; counted, each level is rounded up.");
    if (note.id == "book.counting-sort" || note.id == "book.counting-sort.whole")
        return say("The formula is one processor’s; the table of many is scanned, too.");
    if (note.id == "book.identities")
        return say("The kernel also adds the identity past the end.");
    if (note.id == "book.least-comparisons")
        return say("On its worst keys no sort that only compares needs fewer.");
    return {};
}

struct Piece {
    QString text;
    bool strong = false;
};

/// A Chinese mark has room enough of its own: no blank stands behind it.
void joinAsSpoken(std::vector<Piece>& pieces)
{
    std::vector<Phrase> phrases;
    for (const Piece& piece : pieces)
        phrases.push_back({piece.text});
    phrases = withChineseMarks(std::move(phrases));
    for (std::size_t i = 0; i < phrases.size() && phrases.size() == pieces.size(); ++i)
        pieces[i].text = phrases[i].text;
}

/// "Kogge–Stone at P = 32: counted 289, book 320 (N·log2 N / P)", the numbers bold.
void drawNumbers(const StripDrawing& drawing, std::size_t pane, const BookClaim& claim, QPointF at, double width)
{
    const QString& name = drawing.figures.panes[pane].name;
    const bool steps = claim.quantity == BookQuantity::steps;
    const bool comparisons = claim.quantity == BookQuantity::comparisons;
    std::vector<Piece> pieces{
        {steps ? say("%1 at P = %2: counted ").arg(name, countDigits(drawing.clock.units))
               : say("%1: counted ").arg(name),
         false},
        {countDigits(*claim.counted), true},
        {steps         ? say(" steps; the book’s formula gives: ")
         : comparisons ? say(" comparisons; the worst keys need at least: ")
                       : say("; the book’s formula gives: "),
         false},
        {bookValue(claim.value), true},
    };
    if (claim.corrected) {
        pieces.push_back({say(" or "), false});
        pieces.push_back({bookValue(*claim.corrected), true});
    }
    const auto shapeOf = [&](const Piece& piece) {
        return textAt(piece.text, at, 12, piece.strong ? 600 : 400,
                      piece.strong ? drawing.colors.ink : drawing.colors.ink2, Align::left);
    };
    // In a narrow column P goes, which stands in the figure beside it, then the book's second value.
    const auto needed = [&] {
        joinAsSpoken(pieces);
        double sum = 0;
        for (const Piece& piece : pieces)
            sum += textWidth(shapeOf(piece));
        return sum;
    };
    if (needed() > width)
        pieces[0].text = say("%1: counted ").arg(name);
    if (needed() > width)
        pieces[2].text = comparisons ? say(", worst keys ≥ ") : say(", book ");
    if (needed() > width)
        pieces.erase(pieces.begin() + 4, pieces.end());
    if (needed() > width)
        pieces[0].text = say("counted ");
    if (needed() > width)
        return;
    const double left = at.x();
    int number = 0;
    const auto put = [&](const Piece& piece, bool isNeeded) {
        TextShape shape = shapeOf(piece);
        if (!isNeeded && at.x() - left + textWidth(shape) > width)
            return;
        at.rx() += textWidth(shape);
        drawing.scene.add(std::move(shape), {.name = QStringLiteral("book-pane%1-%2").arg(pane + 1).arg(++number)});
    };
    for (const Piece& piece : pieces)
        put(piece, true);
    put({QStringLiteral(" = ") + QString::fromStdString(claim.formula), false}, false);
    put({QStringLiteral(" · ") + say(writtenSource(claim.source)), false}, false);
}

} // namespace

bool haveNotes(const FiguresNow& now)
{
    return std::any_of(now.claims.begin(), now.claims.end(),
                       [](const std::vector<BookClaim>& claims) { return toldOf(claims) != nullptr; });
}

void drawNotes(const StripDrawing& drawing)
{
    const QRectF area = drawing.layout.notes;
    std::vector<std::size_t> told;
    for (std::size_t i = 0; i < drawing.now.claims.size(); ++i)
        if (toldOf(drawing.now.claims[i]))
            told.push_back(i);
    if (told.empty() || area.isNull())
        return;
    const double gap = 28;
    const double width = (area.width() - gap * static_cast<double>(told.size() - 1)) / static_cast<double>(told.size());
    for (std::size_t column = 0; column < told.size(); ++column) {
        const BookClaim& claim = *toldOf(drawing.now.claims[told[column]]);
        const double left = area.left() + static_cast<double>(column) * (width + gap);
        drawNumbers(drawing, told[column], claim, {left, area.top() + 8}, width);
        if (!claim.note)
            continue;
        const auto room = static_cast<qsizetype>((area.height() - 16) / lineHeight);
        const TextShape small = textAt({}, {}, size, 400, Qt::black);
        QStringList lines = wrapWords(say(*claim.note), width, small);
        if (lines.size() > room)
            lines = wrapWords(gistOf(*claim.note), width, small);
        for (qsizetype line = 0; line < std::min(room, lines.size()); ++line)
            drawing.scene.add(
                fitted(textAt(lines[line], {left, area.top() + 24 + static_cast<double>(line) * lineHeight}, size, 400,
                              drawing.colors.ink3, Align::left),
                       width),
                {.name = QStringLiteral("book-note-pane%1-%2").arg(told[column] + 1).arg(line + 1)});
    }
}

} // namespace lockstep::ui
