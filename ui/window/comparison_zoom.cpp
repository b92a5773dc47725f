// Looking closer at all panes of a comparison at once, each in the same place of its picture.
#include "ui/window/comparison_canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/window/comparison_access.hpp"
#include "ui/window/zoom_badge.hpp"

#include <QPointingDevice>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double perNotch = 1.25;
constexpr double notch = 120;      ///< of a wheel, as Qt counts
constexpr QPoint badgeInset{8, 8}; ///< in the last pane

/// So far must what is seen from `from` on move that it shows low … high.
double wayTo(double from, double seen, double low, double high)
{
    if (low >= from && high <= from + seen)
        return 0;
    return low < from || high - low > seen ? low - from : high - from - seen;
}

} // namespace

void ComparisonCanvas::makeZoom()
{
    m_badge = new ZoomBadge(*this);
    m_badge->setObjectName("compare:zoomBadge");
    connect(m_badge, &QPushButton::clicked, this, &ComparisonCanvas::resetZoom);
    connect(&m_comparison, &Comparison::panesChanged, this, [this] {
        // The same runs over other keys are looked at in the same place.
        QString shown;
        for (std::size_t i = 0; i < m_comparison.paneCount(); ++i)
            if (const RecordingPtr& recording = m_comparison.recording(i))
                shown += QStringLiteral("%1 %2 ").arg(QString::fromStdString(recording->algorithm)).arg(recording->n());
        if (shown != m_lookedAt)
            resetZoom();
        m_lookedAt = shown;
    });
}

std::optional<std::size_t> ComparisonCanvas::paneAt(QPointF point) const
{
    const std::size_t count = m_comparison.paneCount();
    for (std::size_t pane = 0; pane < count; ++pane)
        if (m_comparison.recording(pane) && paneWindow(pane, count, view()).contains(point))
            return pane;
    return std::nullopt;
}

void ComparisonCanvas::take(PaneLook look)
{
    look.factor = std::clamp(look.factor, 1.0, closest);
    if (look.factor < 1.02)
        look.factor = 1;
    const double most = 1 - 1 / look.factor;
    look.from = {std::clamp(look.from.x(), 0.0, most), std::clamp(look.from.y(), 0.0, most)};
    if (look == m_look)
        return;
    const bool isZoom = look.factor != m_look.factor;
    m_look = look;
    if (!look.isClose())
        m_launches.clear();
    if (isZoom)
        m_comparison.refresh(); // more room may need more of the recordings
    showBadge();
    redraw();
}

void ComparisonCanvas::zoomBy(double factor)
{
    const std::size_t count = m_comparison.paneCount();
    if (count == 0)
        return;
    // Who points nowhere looks at the work-item that was walked to, or at the first launch that is seen.
    freshen();
    const std::optional<ComparisonVoice::Part>& part = m_voice->pointed();
    QRectF place = part ? m_voice->placeOf(*part) : QRectF();
    for (std::size_t pane = 0; pane < count && place.isEmpty(); ++pane)
        for (const std::uint32_t item : m_voice->items(pane))
            place |= m_voice->placeOf({pane, item});
    zoomBy(factor, place.isEmpty() ? paneWindow(0, count, view()).center() : place.center());
}

void ComparisonCanvas::zoomBy(double factor, QPointF about)
{
    const std::optional<std::size_t> pane = paneAt(about);
    if (!pane)
        return;
    const QRectF window = paneWindow(*pane, m_comparison.paneCount(), view());
    const QPointF share((about.x() - window.left()) / window.width(), (about.y() - window.top()) / window.height());
    const double next = std::clamp(m_look.factor * factor, 1.0, closest);
    take({next, m_look.from + share / m_look.factor - share / next});
}

void ComparisonCanvas::resetZoom()
{
    take({});
}

void ComparisonCanvas::pan(double right, double down)
{
    if (m_look.isClose())
        take({m_look.factor, m_look.from + QPointF(right, down) / m_look.factor});
}

bool ComparisonCanvas::panBy(QPointF by)
{
    const PaneLook before = m_look;
    const QSizeF window = paneWindow(0, m_comparison.paneCount(), view()).size();
    pan(by.x() / window.width(), by.y() / window.height());
    return m_look != before;
}

void ComparisonCanvas::showBadge()
{
    const std::size_t count = m_comparison.paneCount();
    const QRectF last = count > 0 ? paneWindow(count - 1, count, view()) : QRectF(rect());
    m_badge->tell(m_look.factor, m_theme, last.bottomRight().toPoint() - badgeInset);
}

bool ComparisonCanvas::follow()
{
    std::vector<std::size_t> launches;
    for (std::size_t pane = 0; pane < m_parts.panes.size(); ++pane)
        launches.push_back(m_comparison.recording(pane) ? m_comparison.player(pane).moment().launch : 0);
    const bool isOther = !m_launches.empty() && launches != m_launches; // who comes closer looks where they want
    m_launches = launches;
    if (!isOther)
        return false;
    const QRectF seen(m_look.from, QSizeF(1, 1) / m_look.factor);
    std::optional<QRectF> away;
    for (const ComparisonParts::Seen& each : m_parts.panes) {
        if (each.now.isNull())
            continue;
        if (each.now.intersects(seen))
            return false;
        away = away ? away : each.now;
    }
    if (!away)
        return false;
    const double most = 1 - 1 / m_look.factor;
    const QPointF from = away->center() - QPointF(0.5, 0.5) / m_look.factor;
    m_look.from = {std::clamp(from.x(), 0.0, most), std::clamp(from.y(), 0.0, most)};
    return true;
}

void ComparisonCanvas::walk(int way)
{
    if (!m_voice->walk(way) || !m_look.isClose())
        return;
    // Where it is out of sight the scene has none of its marks; the whole pictures do.
    const ComparisonVoice::Part part = *m_voice->pointed();
    const QRectF window = paneWindow(part.pane, m_comparison.paneCount(), view());
    const QRectF place =
        m_voice->placeIn(comparisonFrame(m_comparison.panes(m_language), m_comparison.clock(), view()), part);
    if (place.isEmpty())
        return;
    const double seen = 1 / m_look.factor;
    const auto share = [](double at, double from, double length) { return (at - from) / length; };
    take({m_look.factor,
          m_look.from + QPointF(wayTo(m_look.from.x(), seen, share(place.left(), window.left(), window.width()),
                                      share(place.right(), window.left(), window.width())),
                                wayTo(m_look.from.y(), seen, share(place.top(), window.top(), window.height()),
                                      share(place.bottom(), window.top(), window.height())))});
}

void ComparisonCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    const bool isTouchpad = event->device() != nullptr && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    if (isTouchpad && m_look.isClose() && !(event->modifiers() & Qt::ControlModifier))
        panBy(-(event->pixelDelta().isNull() ? QPointF(turn) / 2 : QPointF(event->pixelDelta())));
    else if (turn.y() != 0)
        zoomBy(std::pow(perNotch, turn.y() / notch), event->position());
    event->accept();
}

} // namespace lockstep::ui
