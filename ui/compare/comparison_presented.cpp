#include "ui/compare/comparison_presented.hpp"

#include "ui/compare/strip.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double nameSize = 40, figuresSize = 32, statusSize = 30;

/// Two panes are wide enough for all in one line; else the status has a line of its own.
bool isOneLine(std::size_t count)
{
    return count <= 2;
}

/// The headings' part of what the user asks for: pictures in low panes need the height more.
double headingScale(std::size_t count, double paneHeight, const View& view)
{
    const double type = textScaleOf(view), most = 0.25 * paneHeight / (isOneLine(count) ? 64 : 108);
    return std::clamp(most, std::min(type, 1.0), type);
}

double headingHeight(std::size_t count, double paneHeight, const View& view)
{
    return (isOneLine(count) ? 64 : 108) * headingScale(count, paneHeight, view);
}

/// Smaller where the room asks for it, and in the end shorter.
TextShape fittedForAudience(TextShape text, double room, const View& view)
{
    const double least = smallestText(view);
    while (textWidth(text) > room && text.size > least)
        text.size = std::max(least, text.size - 1);
    while (textWidth(text) > room && text.text.size() > 1) {
        text.text.chop(text.text.endsWith(QChar(0x2026)) ? 2 : 1);
        text.text += QChar(0x2026);
    }
    return text;
}

} // namespace

ComparisonLayout layOutPresentedComparison(std::size_t count, const View& view)
{
    const PresentedHeading heading = presentedHeading(view);
    ComparisonLayout layout;
    layout.size = view.size;
    layout.margin = heading.margin;
    layout.narrationBaseline = heading.baseline;
    constexpr double between = 56, below = 24;
    const QRectF room(heading.margin, heading.end, std::max(1.0, view.size.width() - 2 * heading.margin),
                      std::max(1.0, view.size.height() - heading.end - below));
    const std::size_t columns = count <= 3 ? count : 2, rows = (count + columns - 1) / columns;
    const auto part = [](double whole, double gap, std::size_t parts) {
        return std::max(1.0, (whole - gap * static_cast<double>(parts - 1)) / static_cast<double>(parts));
    };
    const QSizeF pane(part(room.width(), between, columns), part(room.height(), between / 2, rows));
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF at(static_cast<double>(i % columns) * (pane.width() + between),
                         static_cast<double>(i / columns) * (pane.height() + between / 2));
        layout.panes.emplace_back(room.topLeft() + at, pane);
        const QRectF& rect = layout.panes.back();
        layout.lenses.push_back(
            rect.adjusted(0, std::min(headingHeight(count, rect.height(), view), rect.height() - 1), 0, 0));
    }
    return layout;
}

void drawPresentedHeading(Scene& scene, const QRectF& rect, const PaneTold& told, const Figures& all,
                          const std::vector<QString>& status, const View& view)
{
    const std::size_t i = told.pane;
    const bool finished = told.isFinished;
    const PaneFigures& figures = all.panes[i];
    const bool oneLine = isOneLine(all.panes.size());
    const Theme& colors = theme(view.theme);
    const double type = headingScale(all.panes.size(), rect.height(), view);
    const double y = rect.top() + 26 * type, second = oneLine ? y : rect.top() + 74 * type;
    const double mark = 11 * type;
    double left = rect.left() + 3 * mark;
    if (told.isChanged)
        left += drawChangedMark(scene, {left, y}, 3 * mark, colors.ink, colors.paper) + mark;
    const double room = rect.right() - left;

    TextShape counted;
    if (figures.ran) {
        QString text = say("work %1").arg(countText(figures.work));
        if (figures.span)
            text += say(" · span %1").arg(countText(*figures.span));
        counted = textAt(text, {rect.right(), y}, figuresSize * type, 400, colors.ink2, Align::right);
        counted.size = fittedForAudience(counted, room / 2, view).size;
    }
    const TextShape name = fittedForAudience(
        textAt(figures.name, {left, y}, nameSize * type, 600, colors.ink, Align::left, FontFamily::display), room,
        view);
    drawPaneMark(scene, i, {rect.left() + mark * 1.2, y}, mark, colors.ink, colors.paper);
    scene.add(name, {.name = QStringLiteral("pane%1-heading").arg(i + 1), .pane = static_cast<int>(i) + 1});
    const double apart = 24 * type;
    const bool hasFigures = figures.ran && textWidth(name) + textWidth(counted) + apart <= room;
    if (hasFigures)
        scene.add(counted, {.name = QStringLiteral("pane%1-figures").arg(i + 1), .pane = static_cast<int>(i) + 1});

    const double size = statusSize * type, check = finished ? size * 1.1 : 0;
    const double from = oneLine ? left + textWidth(name) + apart : left;
    const double to = oneLine && hasFigures ? rect.right() - textWidth(counted) - apart : rect.right();
    const auto shapeOf = [&](const QString& wording) {
        return textAt(wording, {from + check, second}, size, finished ? 600 : 400,
                      finished ? colors.keep.text : colors.ink2, Align::left);
    };
    const auto fits = std::find_if(status.begin(), status.end(), [&](const QString& wording) {
        return from + check + textWidth(shapeOf(wording)) <= to;
    });
    if (fits == status.end())
        return;
    scene.add(shapeOf(*fits), {.name = QStringLiteral("pane%1-status").arg(i + 1), .pane = static_cast<int>(i) + 1});
    if (!finished)
        return;
    QPainterPath path;
    path.moveTo(from, second);
    path.lineTo(from + size * 0.27, second + size * 0.27);
    path.lineTo(from + size * 0.75, second - size * 0.3);
    scene.add(PathShape{path, Qt::transparent, {colors.keep.line, 5 * type, {}}});
}

} // namespace lockstep::ui
