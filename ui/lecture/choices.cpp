#include "ui/lecture/choices.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

struct ChoiceMeasures {
    double margin = 36, size = 20, height = 58, gap = 12, stroke = 1.5;
};

ChoiceMeasures choiceMeasuresOf(const View& view)
{
    ChoiceMeasures m;
    if (view.role == ViewRole::presenter) {
        const double s = std::clamp(view.textScale, 0.8, 1.6);
        return {72, 36 * s, 92 * s, 20, 2.5};
    }
    if (view.role == ViewRole::window) {
        const double s = std::clamp(std::min(view.size.width() / 880, view.size.height() / 720), 0.7, 2.0);
        return {36, 14 * s, 40 * s, 8 * s, 1.25};
    }
    return m;
}

struct Grid {
    ChoiceMeasures m;
    std::size_t columns = 1, rows = 1;
    double width = 0; ///< of one choice
    double size = 0;  ///< of its words
};

TextShape wordsOf(const LectureQuestion::Choice& choice, double size)
{
    TextShape text;
    text.text = say(choice.text);
    text.size = size;
    text.weight = 600;
    return text;
}

TextShape detailOf(const LectureQuestion::Choice& choice, double size)
{
    TextShape text;
    text.text = say(choice.detail);
    text.size = size;
    text.weight = 400;
    return text;
}

/// The letter's box, a gap, the words, and room for the mark that says whether it is right.
double widthOf(const LectureQuestion::Choice& choice, double size, double height)
{
    double width = height + 0.4 * size + textWidth(wordsOf(choice, size)) + 1.9 * size;
    if (!choice.detail.english.empty())
        width += 0.55 * size + textWidth(detailOf(choice, size));
    return width;
}

Grid gridOf(const LectureQuestion& question, const View& view)
{
    Grid grid{choiceMeasuresOf(view)};
    const std::size_t count = std::max<std::size_t>(1, question.choices.size());
    const double room = view.size.width() - 2 * grid.m.margin;
    const double floor = view.role == ViewRole::presenter ? 28 : view.role == ViewRole::exported ? 15 : 11;
    grid.size = grid.m.size;
    // One row where it fits, else two; smaller type before a third one.
    for (;; grid.size = std::max(floor, grid.size - 1)) {
        double widest = 0;
        for (const LectureQuestion::Choice& choice : question.choices)
            widest = std::max(widest, widthOf(choice, grid.size, grid.m.height));
        for (grid.rows = 1; grid.rows <= 4; ++grid.rows) {
            grid.columns = (count + grid.rows - 1) / grid.rows;
            const double gaps = static_cast<double>(grid.columns - 1) * grid.m.gap;
            grid.width = std::min((room - gaps) / static_cast<double>(grid.columns), widest * 1.6);
            if (widest <= grid.width && (grid.rows <= 2 || grid.size <= floor))
                return grid;
        }
        if (grid.size <= floor)
            return grid;
    }
}

QPainterPath checkPath(QPointF centre, double r)
{
    QPainterPath path;
    path.moveTo(centre + QPointF(-0.8 * r, 0.05 * r));
    path.lineTo(centre + QPointF(-0.2 * r, 0.65 * r));
    path.lineTo(centre + QPointF(0.85 * r, -0.65 * r));
    return path;
}

QPainterPath crossPath(QPointF centre, double r)
{
    QPainterPath path;
    path.moveTo(centre + QPointF(-0.6 * r, -0.6 * r));
    path.lineTo(centre + QPointF(0.6 * r, 0.6 * r));
    path.moveTo(centre + QPointF(0.6 * r, -0.6 * r));
    path.lineTo(centre + QPointF(-0.6 * r, 0.6 * r));
    return path;
}

} // namespace

QString choiceLetter(std::size_t choice)
{
    return QString(QChar(static_cast<char16_t>(u'A' + choice)));
}

double choicesHeight(const LectureQuestion& question, const View& view)
{
    const Grid grid = gridOf(question, view);
    const auto rows = static_cast<double>(grid.rows);
    return rows * grid.m.height + (rows - 1) * grid.m.gap;
}

void drawChoices(Scene& scene, const LectureQuestion& question, const Answer& answer, double top, const View& view)
{
    const Theme& colors = theme(view.theme);
    const Grid grid = gridOf(question, view);
    const ChoiceMeasures& m = grid.m;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const LectureQuestion::Choice& choice = question.choices[i];
        const bool isChosen = answer.chosen.contains(i);
        const bool showsRight = answer.isRevealed && choice.isRight;
        const bool showsWrong = answer.isRevealed && !choice.isRight;
        const MarkId id{.name = QStringLiteral("choice%1").arg(i)};
        const double opacity = showsWrong && !isChosen ? 0.45 : 1;
        const auto column = static_cast<double>(i % grid.columns), row = static_cast<double>(i / grid.columns);

        RectShape card;
        card.rect = {m.margin + column * (grid.width + m.gap), top + row * (m.height + m.gap), grid.width, m.height};
        card.radius = 0.16 * m.height;
        card.fill = showsRight ? colors.keep.fill : colors.panel;
        card.stroke = {showsRight ? colors.keep.line : colors.line2, m.stroke, {}};
        if (isChosen)
            card.stroke = {colors.ink, 2.6 * m.stroke, {}};
        scene.add(card, id, opacity);

        const QColor ink = showsRight ? colors.keep.on : colors.ink;
        RectShape box;
        const double edge = 0.62 * m.height, inset = (m.height - edge) / 2;
        box.rect = {card.rect.left() + inset, card.rect.top() + inset, edge, edge};
        box.radius = 0.18 * edge;
        box.fill = isChosen && !showsRight ? colors.ink : QColor(Qt::transparent);
        box.stroke = {showsRight ? colors.keep.on : colors.ink2, m.stroke, {}};
        scene.add(box, id, opacity);
        scene.add(
            textAt(choiceLetter(i), box.rect.center(), grid.size, 600, isChosen && !showsRight ? colors.paper : ink),
            id, opacity);

        double x = card.rect.left() + m.height + 0.25 * grid.size;
        const double first = x;
        TextShape words = wordsOf(choice, grid.size);
        words.color = ink;
        words.at = {x, card.rect.center().y() + capHeight(words) / 2};
        x += textWidth(words);
        scene.add(words, id, opacity);
        if (!choice.detail.english.empty()) {
            TextShape detail = detailOf(choice, grid.size);
            detail.color = showsRight ? colors.keep.on : colors.ink2;
            detail.at = {x + 0.55 * grid.size, words.at.y()};
            x = detail.at.x() + textWidth(detail);
            scene.add(detail, id, opacity);
        }
        if (!answer.isRevealed)
            continue;
        PathShape mark;
        const QPointF centre(card.rect.right() - 1.05 * grid.size, card.rect.center().y());
        mark.path = choice.isRight ? checkPath(centre, 0.5 * grid.size) : crossPath(centre, 0.5 * grid.size);
        mark.stroke = {showsRight ? colors.keep.on : colors.ink, 1.6 * m.stroke, {}};
        if (choice.isRight || isChosen)
            scene.add(std::move(mark), id, opacity);
        if (showsWrong && isChosen)
            scene.add(LineShape{{first, card.rect.center().y()}, {x, card.rect.center().y()}, mark.stroke}, id);
    }
}

} // namespace lockstep::ui
