#include "ui/panels/scene_widget.hpp"

#include "ui/scene/painter.hpp"
#include "ui/scene/text.hpp"

#include <QMouseEvent>
#include <QPainter>
#include <cmath>

namespace lockstep::ui {

namespace {

double distanceToLine(QPointF p, QPointF a, QPointF b)
{
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0;
    const QPointF away = p - (a + along * t);
    return std::hypot(away.x(), away.y());
}

struct Holds {
    QPointF point;
    double reach;
    bool box(const QRectF& rect) const { return rect.adjusted(-reach, -reach, reach, reach).contains(point); }
    bool operator()(const RectShape& shape) const { return box(shape.rect); }
    bool operator()(const EllipseShape& shape) const { return box(shape.rect); }
    bool operator()(const ImageShape& shape) const { return box(shape.rect); }
    bool operator()(const TextShape& shape) const { return box(textBounds(shape)); }
    bool operator()(const LineShape& shape) const { return distanceToLine(point, shape.from, shape.to) <= reach; }
    bool operator()(const PathShape& shape) const
    {
        if (!box(shape.path.boundingRect()))
            return false;
        if (shape.fill.alpha() > 0 && shape.path.contains(point))
            return true;
        QPainterPathStroker stroker;
        stroker.setWidth(2 * reach + shape.stroke.width);
        return stroker.createStroke(shape.path).contains(point);
    }
};

} // namespace

namespace {

template <typename Wanted>
const Mark* topmost(const Scene& scene, QPointF point, double reach, Wanted wanted)
{
    for (const double near : {0.5, reach})
        for (auto mark = scene.marks.rbegin(); mark != scene.marks.rend(); ++mark)
            if (!mark->id.name.isEmpty() && wanted(mark->id) && std::visit(Holds{point, near}, mark->shape))
                return &*mark;
    return nullptr;
}

} // namespace

const Mark* markAt(const Scene& scene, QPointF point, double reach)
{
    return topmost(scene, point, reach, [](const MarkId& id) { return id.item >= 0; });
}

const Mark* markOfLaunchAt(const Scene& scene, QPointF point, double reach, std::size_t launch)
{
    return topmost(scene, point, reach, [launch](const MarkId& id) {
        return id.item >= 0 && (id.launch < 0 || static_cast<std::size_t>(id.launch) == launch);
    });
}

const Mark* elementMarkAt(const Scene& scene, QPointF point, double reach)
{
    return topmost(scene, point, reach, [](const MarkId& id) { return id.item >= 0 || id.index >= 0; });
}

QString elided(const TextShape& text, double width)
{
    if (textWidth(text) <= width)
        return text.text;
    TextShape cut = text;
    while (!cut.text.isEmpty()) {
        cut.text.chop(cut.text.endsWith(QChar(0x2026)) ? 2 : 1);
        cut.text += QChar(0x2026);
        if (cut.text.size() <= 1 || textWidth(cut) <= width)
            break;
    }
    return cut.text;
}

SceneWidget::SceneWidget(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SceneWidget::setScene(Scene scene)
{
    m_scene = std::move(scene);
    m_scene.ground = Qt::transparent;
    setFixedHeight(static_cast<int>(std::ceil(m_scene.size.height())));
    setAccessibleDescription(text());
    update();
}

QString SceneWidget::text() const
{
    QStringList texts;
    for (const Mark& mark : m_scene.marks)
        if (const auto* shape = std::get_if<TextShape>(&mark.shape))
            texts << shape->text;
    return texts.join(' ');
}

void SceneWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(m_scene, painter);
}

void SceneWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        emit resized();
}

void SceneWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (const Mark* mark = markAt(m_scene, event->position()))
        emit clicked(mark->id);
}

} // namespace lockstep::ui
