#include "ui/lecture/text_scene.hpp"
#include "ui/scene/line_breaks.hpp"

#include "ui/picture/frame.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

struct Measures {
    double margin, title, line, foot; ///< foot 0: none
};

Measures measuresOf(const View& view)
{
    switch (view.role) {
    case ViewRole::exported:
        return {150, 64, 30, 14};
    case ViewRole::presenter:
        return {150, 92 * view.textScale, 48 * view.textScale, 0};
    case ViewRole::window:
        break;
    }
    const double s = std::clamp(std::min(view.size.width() / 880, view.size.height() / 720), 0.5, 2.0);
    return {72 * s, 38 * s, 19 * s, 0};
}

struct Block {
    QStringList title;
    std::vector<QStringList> lines;
    double height = 0;
};

constexpr double titleLeading = 1.2, lineLeading = 1.42, betweenLines = 0.62, underTitle = 1.3;

Block wrapBlock(const QString& title, const QStringList& lines, double width, const Measures& m)
{
    TextShape shape;
    shape.family = FontFamily::display;
    shape.size = m.title;
    shape.weight = 600;
    Block block;
    block.title = wrapWords(title, width, shape);
    shape.size = m.line;
    shape.weight = 400;
    double rows = 0;
    for (const QString& line : lines) {
        block.lines.push_back(wrapWords(line, std::min(width, 36 * m.line), shape));
        rows += static_cast<double>(block.lines.back().size()) + betweenLines;
    }
    block.height = static_cast<double>(block.title.size()) * m.title * titleLeading;
    if (!lines.isEmpty())
        block.height += (underTitle + (rows - betweenLines) * lineLeading) * m.line;
    return block;
}

} // namespace

Scene textScene(const QString& title, const QStringList& lines, const QString& foot, const View& view)
{
    const Theme& colors = theme(view.theme);
    Scene scene;
    scene.size = view.size;
    scene.ground = groundOf(view);
    Measures m = measuresOf(view);
    const double width = std::max(1.0, view.size.width() - 2 * m.margin);
    Block block = wrapBlock(title, lines, width, m);
    constexpr double smallest = 0.4;
    for (double s = 0.95; block.height > view.size.height() * 0.86 && s > smallest; s -= 0.05) {
        Measures smaller = measuresOf(view);
        smaller.title *= s;
        smaller.line *= s;
        m = smaller;
        block = wrapBlock(title, lines, width, m);
    }

    TextShape text;
    text.family = FontFamily::display;
    text.size = m.title;
    text.weight = 600;
    text.color = colors.ink;
    // A little above the middle, where the eye looks for it.
    double y = (view.size.height() - block.height) * 0.45 + m.title * 0.95;
    int number = 0;
    for (const QString& line : block.title) {
        text.text = line;
        text.at = {m.margin, y};
        scene.add(text, {.name = QStringLiteral("title%1").arg(++number)});
        y += m.title * titleLeading;
    }
    y += m.line * underTitle * 0.75;
    text.size = m.line;
    text.weight = 400;
    text.color = colors.ink2;
    number = 0;
    for (const QStringList& rows : block.lines) {
        for (const QString& row : rows) {
            text.text = row;
            text.at = {m.margin, y};
            scene.add(text, {.name = QStringLiteral("line%1").arg(++number)});
            y += m.line * lineLeading;
        }
        y += m.line * betweenLines * lineLeading;
    }
    if (m.foot > 0 && !foot.isEmpty()) {
        text.family = FontFamily::text;
        text.size = m.foot;
        text.color = colors.ink3;
        text.text = foot;
        text.at = {36, view.size.height() - 26};
        scene.add(text, {.name = QStringLiteral("footer")});
    }
    return scene;
}

} // namespace lockstep::ui
