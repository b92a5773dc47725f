#include "ui/picture/close_look.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/picture/frame_parts.hpp"
#include "ui/scene/bounds.hpp"
#include "ui/scene/magnify.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// Most of a closer look is room, the rest is larger type: who comes nearer reads more easily, too.
constexpr double roomShare = 0.85;
/// Between the heading and the picture.
constexpr double gap = 8;
/// Kept clear around what a look moves to.
constexpr double margin = 24;

/// Densities are as fine as their room: beyond so many cells they cost more than they tell.
constexpr std::size_t mostCells = 3'000'000;

bool affords(const Needs& needs)
{
    std::size_t cells = 0;
    for (const DensityRequest& each : needs.densities)
        cells += static_cast<std::size_t>(each.columns) * static_cast<std::size_t>(each.rows);
    return cells <= mostCells;
}

bool isAtHand(const Resident& resident, const Needs& needs)
{
    return std::ranges::all_of(needs.states, [&](std::size_t k) { return resident.state(k) != nullptr; }) &&
           std::ranges::all_of(needs.events, [&](std::size_t k) { return resident.eventsOf(k) != nullptr; });
}

double distance(const QRectF& rect, QPointF point)
{
    const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(x, y);
}

double share(double at, double from, double length)
{
    return length > 0 ? std::clamp((at - from) / length, 0.0, 1.0) : 0.5;
}

QPointF shareOf(QPointF point, const QRectF& rect)
{
    return {share(point.x(), rect.left(), rect.width()), share(point.y(), rect.top(), rect.height())};
}

QPointF pointIn(const QRectF& rect, QPointF share)
{
    return {rect.left() + share.x() * rect.width(), rect.top() + share.y() * rect.height()};
}

/// So far must a look move that `from` … `to` lies between `low` and `high`; its beginning, where it is too long.
double wayInto(double from, double to, double low, double high)
{
    if (from >= low && to <= high)
        return 0;
    if (to - from > high - low || from < low)
        return from - low;
    return to - high;
}

} // namespace

double CloseLook::room() const
{
    if (!isClose())
        return 1;
    const double asked = std::pow(m_factor, roomShare);
    return m_fitting > 0 ? std::min(asked, m_fitting) : asked;
}

QRectF CloseLook::window() const
{
    if (!isClose())
        return {{0, 0}, m_heading.size};
    const double top = m_usual.top() - gap;
    return {0, top, m_heading.size.width(), std::max(1.0, m_heading.size.height() - top)};
}

QPointF CloseLook::toPicture(QPointF point) const
{
    return (point - m_usual.topLeft() + m_offset) / magnified();
}

void CloseLook::put(QPointF inPicture, QPointF point)
{
    m_offset = inPicture * magnified() - (point - m_usual.topLeft());
    bound();
}

void CloseLook::bound()
{
    const QSizeF spare = m_usual.size() * (m_factor - 1);
    m_offset = {std::clamp(m_offset.x(), 0.0, std::max(0.0, spare.width())),
                std::clamp(m_offset.y(), 0.0, std::max(0.0, spare.height()))};
}

bool CloseLook::fit(const Resident& resident, Moment moment, const View& view)
{
    const Fitted of{resident.recording.get(), view.size, view.memory.has_value(), view.language};
    if (m_fitting > 0 && m_fitted == of)
        return false;
    m_fitted = of;
    m_fitting = 1;
    const Speaking in(view.language);
    const View usual = lensView(view);
    std::size_t most = 0;
    std::vector<std::pair<double, std::size_t>> told;
    for (const double room : {1.0, 2.0, 4.0, 8.0, 16.0, 32.0}) {
        View inner = usual;
        inner.size *= room;
        const Lens& lens = lensFor(*resident.recording, inner);
        const Needs needs = lens.needs(*resident.recording, moment, inner);
        if (!affords(needs))
            break;
        if (!isAtHand(resident, needs) || !needs.densities.empty()) { // it may show more
            m_fitting = room;
            continue;
        }
        told.emplace_back(room, textsIn(lens.scene(resident, moment, inner)));
        most = std::max(most, told.back().second);
        if (told.size() > 2 && told[told.size() - 3].second == told.back().second)
            break; // two steps that told nothing more
    }
    for (const auto& [room, texts] : told)
        if (static_cast<double>(texts) >= 0.97 * static_cast<double>(most)) {
            m_fitting = std::max(m_fitting, room);
            break;
        }
    return true;
}

void CloseLook::make(const Resident& resident, Moment moment, const View& view)
{
    const Speaking in(view.language);
    m_rule = theme(view.theme).line2;
    FrameParts parts = frameParts(resident, moment, view, room());
    m_heading = std::move(parts.heading);
    m_picture = std::move(parts.picture);
    m_usual = {parts.at, lensView(view).size};
    bound();
    if (m_moment != moment) // what stood under the pointer may travel now
        m_anchor.reset();
    hold();
    const bool isOther = m_moment && m_moment->launch != moment.launch;
    m_moment = moment;
    if (isClose() && isOther)
        follow(moment.launch);
    cut();
}

void CloseLook::cut()
{
    m_seen = m_heading;
    m_seenFrom = m_seen.marks.size();
    if (!isClose())
        return addInto(m_seen, m_picture, m_usual.topLeft());
    const QRectF seen(toPicture(window().topLeft()), window().size() / magnified());
    Scene part = cutTo(m_picture, seen);
    magnify(part, magnified());
    addInto(m_seen, std::move(part), m_usual.topLeft() - m_offset);
}

void CloseLook::hold()
{
    if (!m_anchor)
        return;
    const auto found =
        m_anchor->mark.isEmpty()
            ? m_picture.marks.end()
            : std::ranges::find_if(m_picture.marks, [&](const Mark& mark) { return mark.id.name == m_anchor->mark; });
    const QPointF whole(m_picture.size.width() * m_anchor->fraction.x(),
                        m_picture.size.height() * m_anchor->fraction.y());
    if (found != m_picture.marks.end())
        return put(pointIn(roomOf(found->shape), m_anchor->in), m_anchor->point);
    put(whole, m_anchor->point);
    if (isClose() && m_moment) // another lens draws here: the launch is what both show
        follow(m_moment->launch);
}

void CloseLook::follow(std::size_t launch)
{
    const QRectF seen(toPicture(window().topLeft()), window().size() / magnified());
    double left = m_picture.size.width(), right = 0, top = m_picture.size.height(), bottom = 0;
    for (const Mark& mark : m_picture.marks) {
        if (mark.id.item < 0 || mark.id.launch != static_cast<int>(launch))
            continue;
        const QRectF room = roomOf(mark.shape);
        left = std::min(left, room.left());
        right = std::max(right, room.right());
        top = std::min(top, room.top());
        bottom = std::max(bottom, room.bottom());
    }
    if (left > right)
        return;
    // A launch that spans the picture one way is followed only the other way.
    const auto away = [](double from, double to, double low, double high) {
        const double seenOf = std::min(to, high) - std::max(from, low);
        const bool isEnough = seenOf >= 0.6 * std::min(to - from, high - low);
        return isEnough ? 0 : (from + to) / 2 - (low + high) / 2;
    };
    m_offset += QPointF(away(left, right, seen.left(), seen.right()), away(top, bottom, seen.top(), seen.bottom())) *
                magnified();
    bound();
}

void CloseLook::paint(QPainter& painter)
{
    if (!isClose())
        return m_kept.paint(m_seen, painter);
    const auto part = [this](std::size_t from, std::size_t to) {
        Scene scene;
        scene.size = m_seen.size;
        scene.ground = m_seen.ground;
        scene.marks.assign(m_seen.marks.begin() + static_cast<std::ptrdiff_t>(from),
                           m_seen.marks.begin() + static_cast<std::ptrdiff_t>(to));
        return scene;
    };
    ui::paint(part(0, m_seenFrom), painter);
    const QRectF seen = window();
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    ui::paint(part(m_seenFrom, m_seen.marks.size()), painter);
    painter.restore();
    painter.fillRect(QRectF(seen.topLeft(), QSizeF(seen.width(), 1)), m_rule);
}

CloseLook::Anchor CloseLook::anchorAt(QPointF point) const
{
    const QPointF at = toPicture(point);
    Anchor anchor{point, {}, {}, shareOf(at, {{0, 0}, m_picture.size})};
    const Mark* nearest = nullptr;
    double near = 40, area = 0;
    for (const Mark& mark : m_picture.marks) {
        if (mark.id.name.isEmpty())
            continue;
        const QRectF room = roomOf(mark.shape);
        const double away = distance(room, at), size = room.width() * room.height();
        if (away < near || (away == near && nearest != nullptr && size < area)) {
            nearest = &mark;
            near = away;
            area = size;
        }
    }
    if (nearest != nullptr) {
        anchor.mark = nearest->id.name;
        anchor.in = shareOf(at, roomOf(nearest->shape));
    }
    return anchor;
}

void CloseLook::zoomAt(QPointF point, double by)
{
    double next = std::clamp(m_factor * by, 1.0, closest);
    if (next < 1.02)
        next = 1;
    if (next == m_factor)
        return;
    if (!isHeldAt(point))
        m_anchor = anchorAt(point);
    m_factor = next;
    if (m_factor == 1)
        reset();
}

void CloseLook::reset()
{
    m_factor = 1;
    m_offset = {};
    m_anchor.reset();
}

bool CloseLook::panBy(QPointF by)
{
    const QPointF before = m_offset;
    m_offset += by;
    bound();
    m_anchor.reset();
    cut();
    return m_offset != before;
}

bool CloseLook::show(const std::function<bool(const MarkId&)>& wanted)
{
    QRectF all;
    for (const Mark& mark : m_picture.marks)
        if (wanted(mark.id))
            all = all.isNull() ? roomOf(mark.shape) : all.united(roomOf(mark.shape));
    if (!isClose() || all.isNull())
        return false;
    const QRectF seen(toPicture(window().topLeft()), window().size() / magnified());
    const double edge = std::min(margin / magnified(), seen.height() / 4);
    const QPointF way(wayInto(all.left(), all.right(), seen.left() + edge, seen.right() - edge),
                      wayInto(all.top(), all.bottom(), seen.top() + edge, seen.bottom() - edge));
    return panBy(way * magnified());
}

} // namespace lockstep::ui
