#include "ui/panels/inspector_scenes.hpp"

#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double lineHeight = 19, codeLeft = 54, top = 8;

TextShape code(const QString& text, QPointF at, const QColor& color)
{
    return {text, at, 12, 400, FontFamily::mono, Align::left, color, false};
}

} // namespace

double codeLineTop(const KernelSource& source, int line)
{
    const auto& lines = source.lines();
    const auto at = std::find_if(lines.begin(), lines.end(), [line](const CodeLine& l) { return l.number >= line; });
    return top + lineHeight * static_cast<double>(at - lines.begin());
}

Scene codeScene(const KernelSource& source, const std::set<int>& now, const std::set<int>& soft, double width,
                ThemeName name)
{
    const Theme& t = theme(name);
    const double advance = textWidth(code("0", {}, t.ink));
    double widest = width;
    for (const CodeLine& line : source.lines())
        widest = std::max(widest, codeLeft + advance * static_cast<double>(line.text.size() + 5));
    Scene scene;
    scene.size = {widest, 2 * top + lineHeight * static_cast<double>(source.lines().size())};
    scene.ground = Qt::transparent;
    double y = top;
    for (const CodeLine& line : source.lines()) {
        const MarkId id{QStringLiteral("line%1").arg(line.number), -1, -1, -1};
        const bool isNow = now.contains(line.number);
        if (isNow || soft.contains(line.number)) {
            scene.add(RectShape{QRectF(0, y, widest, lineHeight), 0, isNow && !t.dark ? t.now : t.nowSoft, {}}, id);
            scene.add(RectShape{QRectF(0, y, 3, lineHeight), 0, isNow ? t.ink : t.line2, {}});
        }
        const double base = y + 13.5;
        const bool onYellow = isNow && !t.dark;
        TextShape number = code(QString::number(line.number), {codeLeft - 14, base}, onYellow ? t.ink2 : t.ink3);
        number.align = Align::right;
        number.size = 11;
        scene.add(number);
        for (const CodePiece& piece : line.pieces) {
            TextShape text = code(piece.text, {codeLeft + advance * piece.column, base}, t.ink);
            if (piece.style == CodeStyle::keyword)
                text.weight = 700;
            if (piece.style == CodeStyle::directive)
                text.color = t.ink2;
            if (piece.style == CodeStyle::comment) {
                text.italic = true;
                text.color = onYellow ? t.ink2 : t.ink3;
            }
            scene.add(text);
        }
        if (!line.folded.isEmpty()) {
            // The trace call that stands here in the file, folded.
            const double x = codeLeft + advance * (static_cast<double>(line.text.size()) + 1);
            scene.add(RectShape{QRectF(x, y + 5, 15, 9), 4.5, Qt::transparent, {t.line2, 1, {}}},
                      {QStringLiteral("fold%1").arg(line.number), -1, -1, -1});
            for (const double dx : {4.0, 7.5, 11.0})
                scene.add(EllipseShape{QRectF(x + dx - 0.9, y + 8.6, 1.8, 1.8), t.ink3, {}});
        }
        y += lineHeight;
    }
    return scene;
}

} // namespace lockstep::ui
