#include "ui/present/pen.hpp"

#include "ui/scene/theme.hpp"

namespace lockstep::ui {

namespace {

// Of a screen 1920 wide, for the back row.
constexpr double width = 7, edge = 3, pointerRadius = 15;

/// Between blue and purple of the data, and far deeper or paler than both.
QColor penColor(const Theme& t)
{
    return t.dark ? QColor(0xC9, 0xA2, 0xFF) : QColor(0x6A, 0x12, 0xD8);
}

/// Through the middles between the points, so that a hand's line is smooth.
QPainterPath pathThrough(const std::vector<QPointF>& points)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        path.quadTo(points[i], (points[i] + points[i + 1]) / 2);
    path.lineTo(points.back());
    return path;
}

void addLine(Scene& scene, const std::vector<QPointF>& points, const QColor& color, double thick, const QString& name)
{
    if (points.size() > 1)
        scene.add(PathShape{pathThrough(points), Qt::transparent, {color, thick, {}}}, {.name = name});
    int end = 0;
    for (const QPointF at : {points.front(), points.back()}) // round ends; a dot is nothing else
        scene.add(EllipseShape{{at.x() - thick / 2, at.y() - thick / 2, thick, thick}, color, {}},
                  {.name = name + QStringLiteral("-end%1").arg(++end)});
}

} // namespace

void Pen::take(Tool tool)
{
    m_tool = m_tool == tool ? Tool::none : tool;
    m_isDrawing = false;
    m_pointer.reset();
}

void Pen::begin(std::size_t page, QPointF at)
{
    m_page = page;
    m_lines[page].push_back({m_tool == Tool::ink, {at}});
    m_isDrawing = true;
}

void Pen::extend(QPointF to)
{
    if (m_isDrawing)
        m_lines[m_page].back().points.push_back(to);
}

bool Pen::undo(std::size_t page)
{
    m_isDrawing = false;
    const auto lines = m_lines.find(page);
    if (lines == m_lines.end() || lines->second.empty())
        return false;
    lines->second.pop_back();
    return true;
}

bool Pen::clear(std::size_t page)
{
    m_isDrawing = false;
    return m_lines.erase(page) > 0;
}

std::size_t Pen::strokes(std::size_t page) const
{
    const auto lines = m_lines.find(page);
    return lines == m_lines.end() ? 0 : lines->second.size();
}

void Pen::addTo(Scene& scene, std::size_t page, ThemeName name) const
{
    const Theme& t = theme(name);
    const auto onScreen = [&](QPointF at) {
        return QPointF(at.x() * scene.size.width(), at.y() * scene.size.height());
    };
    const double unit = scene.size.width() / 1920;
    if (const auto lines = m_lines.find(page); lines != m_lines.end()) {
        int number = 0;
        for (const Line& line : lines->second) {
            std::vector<QPointF> points;
            for (const QPointF at : line.points)
                points.push_back(onScreen(at));
            const QString stroke = QStringLiteral("pen-stroke%1").arg(++number);
            // An edge of paper keeps it apart from what it crosses.
            addLine(scene, points, t.paper, (width + 2 * edge) * unit, stroke + QStringLiteral("-edge"));
            addLine(scene, points, line.isInk ? t.ink : penColor(t), width * unit, stroke);
        }
    }
    if (m_tool == Tool::pointer && m_pointer) {
        const QPointF at = onScreen(*m_pointer);
        const double r = pointerRadius * unit;
        scene.add(EllipseShape{{at.x() - r, at.y() - r, 2 * r, 2 * r}, penColor(t), {t.paper, edge * unit, {}}},
                  {.name = QStringLiteral("pen-pointer")});
    }
}

} // namespace lockstep::ui
