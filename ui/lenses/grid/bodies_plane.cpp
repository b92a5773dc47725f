#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/grid/bodies_scene.hpp"
#include "ui/scene/text.hpp"

#include <QPainterPath>
#include <algorithm>
#include <bit>
#include <cmath>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostDots = 256; ///< more bodies are one mark together

class Plane {
public:
    explicit Plane(const BodiesDrawing& drawing)
        : d(drawing), m_read(drawing.read), m_plan(drawing.plan), m_colors(drawing.colors)
    {
        // All places of input, launch and output lie in it: it is the same for launches that lead no body further out.
        QRectF all(m_read.before.front(), QSizeF(0, 0));
        const auto take = [&](QPointF point) {
            all.setLeft(std::min(all.left(), point.x()));
            all.setRight(std::max(all.right(), point.x()));
            all.setTop(std::min(all.top(), point.y()));
            all.setBottom(std::max(all.bottom(), point.y()));
        };
        std::ranges::for_each(m_read.before, take);
        std::ranges::for_each(m_read.after, take);
        for (const Words* words : {&d.recording.input, &d.recording.output})
            for (std::size_t i = 0; i + 1 < words->size(); i += 2)
                take({floatOf((*words)[i]), floatOf((*words)[i + 1])});
        m_middle = all.center();
        const double inset = 0.12 * m_plan.plane.width(); // so that pulls outwards have room
        m_unit = (m_plan.plane.width() - 2 * inset) / std::max({all.width(), all.height(), 1e-9});
        m_radius = (m_read.bodies <= mostSquares ? 4.2 : m_read.bodies <= mostDots ? 2.4 : 1.1) * m_plan.scale;
    }

    void draw()
    {
        const double s = m_plan.scale;
        const QRectF& rect = m_plan.plane;
        d.scene.add(RectShape{rect, 8 * s, Qt::transparent, {m_colors.line2, s, {}}},
                    {.name = QStringLiteral("plane")});
        const bool hasPulls = m_read.hasEvents && d.time.launch > 0 && !m_read.pulls[d.body].empty();
        const QString pulls = hasPulls ? say("pulls on body %1, head to tail").arg(digits(d.body)) : QString();
        const TextShape title =
            textAt({}, {rect.left() + 1, rect.top() - 1.1 * m_plan.type}, m_plan.type, 400, m_colors.ink3, Align::left);
        if (hasPulls)
            d.labels.placeFirst(d.scene, title, {say("the plane, and the %1").arg(pulls), pulls});
        else
            d.labels.placeFirst(d.scene, title, {say("the plane")});
        if (hasPulls)
            drawLines();
        if (m_read.hasEvents)
            drawRings();
        if (m_read.bodies > mostDots)
            drawMany();
        else
            drawBodies();
        if (hasPulls)
            drawChain();
        drawNumbers();
    }

private:
    static double floatOf(std::uint32_t bits) { return std::bit_cast<float>(bits); }
    QPointF at(QPointF place) const
    {
        const QPointF off = (place - m_middle) * m_unit;
        return m_plan.plane.center() + QPointF(off.x(), -off.y());
    }
    QRectF around(QPointF middle, double radius) const
    {
        return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
    }
    QPointF placeNow(std::size_t body) const
    {
        return between(m_read.before[body], m_read.after[body], d.progress.moved());
    }

    /// From the body that is looked at to those that have pulled it.
    void drawLines()
    {
        if (m_read.bodies > mostSquares)
            return;
        const double s = m_plan.scale;
        for (const BodyPull& pull : m_read.pulls[d.body]) {
            if (!d.progress.isDone(pull))
                continue;
            const bool isNow = d.progress.column() == pull.by;
            Stroke stroke{isNow ? m_colors.compute.line : m_colors.compute.dim, (isNow ? 1.6 : 1) * s, {}};
            if (!isNow)
                stroke.dash = {1.5, 3};
            d.scene.add(LineShape{at(m_read.before[d.body]), at(m_read.before[pull.by]), stroke},
                        d.id(QStringLiteral("line%1").arg(pull.by), d.body));
        }
    }

    void drawBodies()
    {
        const double s = m_plan.scale;
        const bool hasMoved = d.progress.moved() > 0;
        std::vector<bool> hasPulled(m_read.bodies, false);
        if (m_read.hasEvents && d.time.launch > 0)
            for (const BodyPull& pull : m_read.pulls[d.body])
                hasPulled.at(pull.by) = d.progress.isDone(pull);
        const std::vector<bool> wrong =
            d.time.launch == d.recording.launchCount() ? wrongOutputs(d.recording) : std::vector<bool>{};
        for (std::uint32_t i = 0; i < m_read.bodies; ++i) {
            const QPointF before = at(m_read.before[i]), now = at(placeNow(i));
            const QColor fill = hasMoved || !hasPulled[i] ? QColor(Qt::transparent) : m_colors.compute.dim;
            d.scene.add(EllipseShape{around(before, m_radius),
                                     fill,
                                     {hasPulled[i] && !hasMoved ? m_colors.compute.line : m_colors.ink3, 1.2 * s, {}}},
                        d.id(QStringLiteral("body%1-before").arg(i), i));
            if (hasMoved) {
                const MarkId id = d.id(QStringLiteral("body%1-after").arg(i), i);
                if (std::hypot(now.x() - before.x(), now.y() - before.y()) > m_radius)
                    d.scene.add(LineShape{before, now, {m_colors.move.line, 1.2 * s, {}}}, id.part("way"));
                const std::size_t x = 2 * std::size_t{i};
                const bool isWrong = (x < wrong.size() && wrong[x]) || (x + 1 < wrong.size() && wrong[x + 1]);
                if (isWrong && d.progress.moved() >= 1)
                    d.scene.add(tornCell(around(now, 1.3 * m_radius), s, m_colors, Wrong::first, s), id);
                else
                    d.scene.add(EllipseShape{around(now, 0.72 * m_radius), m_colors.move.fill, {}}, id);
            }
        }
    }

    /// Round the body that all rows take now, and in ink round the one that is looked at.
    void drawRings()
    {
        const double s = m_plan.scale, out = m_radius + 3.5 * s;
        if (const auto column = d.progress.column())
            d.scene.add(EllipseShape{around(at(m_read.before[*column]), out), m_colors.now, {m_colors.nowEdge, s, {}}},
                        {.name = QStringLiteral("now")});
        if (d.time.launch > 0)
            d.scene.add(EllipseShape{around(at(placeNow(d.body)), out), Qt::transparent, {m_colors.ink, 1.6 * s, {}}},
                        d.id(QStringLiteral("looked-at"), d.body));
    }

    /// Numbers of the bodies, the one that is looked at first, where nothing else is written.
    void drawNumbers()
    {
        if (m_read.bodies > mostSquares)
            return;
        for (std::size_t i = 0; i < m_read.bodies; ++i)
            for (const QPointF place : {at(m_read.before[i]), at(placeNow(i))})
                d.labels.keepFree(around(place, m_radius));
        const auto number = [&](std::size_t i) {
            const bool isIt = i == d.body;
            TextShape text = textAt(digits(i), {}, m_plan.type, isIt ? 650 : 400, isIt ? m_colors.ink : m_colors.ink3);
            const QPointF place = at(placeNow(i)), baseline = text.at;
            const double x = m_radius + 3 * m_plan.scale + textWidth(text) / 2, y = 0.6 * m_plan.type;
            for (const QPointF side : {QPointF(x, -y), QPointF(-x, -y), QPointF(x, y), QPointF(-x, y)}) {
                text.at = baseline + place + side;
                if (m_plan.plane.contains(textBounds(text)) && d.labels.place(d.scene, text))
                    return;
            }
        };
        number(d.body);
        for (std::size_t i = 0; i < m_read.bodies; ++i)
            if (i != d.body)
                number(i);
    }

    void drawMany()
    {
        const auto dots = [&](const char* name, const QColor& color, const auto& placeOf) {
            PathShape shape;
            shape.fill = color;
            for (std::size_t i = 0; i < m_read.bodies; ++i)
                shape.path.addRect(around(at(placeOf(i)), m_radius));
            d.scene.add(std::move(shape), {.name = QString::fromLatin1(name)});
        };
        const bool hasMoved = d.progress.moved() > 0;
        dots("bodies-before", hasMoved ? m_colors.ghost : m_colors.ink2,
             [&](std::size_t i) { return m_read.before[i]; });
        if (hasMoved)
            dots("bodies-after", m_colors.move.fill, [&](std::size_t i) { return placeNow(i); });
    }

    /// The pulls so far, each from where the one before ends, and their sum.
    void drawChain()
    {
        const double s = m_plan.scale;
        const std::vector<BodyPull>& pulls = m_read.pulls[d.body];
        const QPointF from = at(m_read.before[d.body]);
        // As long as the plane has room for all of them: the scale is that of the whole launch.
        const QRectF room = m_plan.plane.adjusted(6 * s, 6 * s, -6 * s, -6 * s);
        double unit = 1e9;
        QPointF sum;
        for (const BodyPull& pull : pulls) {
            sum += pull.pull;
            const auto limit = [&](double length, double forward, double back) {
                if (std::abs(length) > 1e-12)
                    unit = std::min(unit, (length > 0 ? forward : back) / std::abs(length));
            };
            limit(sum.x(), room.right() - from.x(), from.x() - room.left());
            limit(-sum.y(), room.bottom() - from.y(), from.y() - room.top());
            unit = std::min(unit, 0.55 * room.width() / std::max(std::hypot(sum.x(), sum.y()), 1e-12));
        }
        if (!(unit > 0)) // the body lies at the plane's edge, where nothing has room
            return;
        QPointF end = from;
        QPainterPath whole(from); // of many bodies the chain is one mark
        sum = {};
        for (const BodyPull& pull : pulls) {
            if (!d.progress.isDone(pull))
                continue;
            const QPointF start = end;
            sum += pull.pull;
            end = from + QPointF(sum.x(), -sum.y()) * unit;
            if (m_read.bodies > mostSquares) {
                whole.lineTo(end);
                continue;
            }
            const bool isNow = d.progress.column() == pull.by;
            d.scene.add(LineShape{start, end, {m_colors.compute.line, (isNow ? 2.4 : 1.4) * s, {}}},
                        d.id(QStringLiteral("link%1").arg(pull.by), d.body));
        }
        if (m_read.bodies > mostSquares && whole.elementCount() > 1)
            d.scene.add(PathShape{whole, Qt::transparent, {m_colors.compute.line, 1.2 * s, {}}},
                        d.id(QStringLiteral("links"), d.body));
        if (std::hypot(end.x() - from.x(), end.y() - from.y()) < 4 * s)
            return;
        d.scene.add(LineShape{from, end, {m_colors.ink, 1.8 * s, {}}}, d.id(QStringLiteral("sum"), d.body));
        addArrowHead(d.scene, end, from, 9 * s, m_colors.ink, d.id(QStringLiteral("sum-arrowhead"), d.body));
    }

    const BodiesDrawing& d;
    const BodiesRead& m_read;
    const BodiesPlan& m_plan;
    const Theme& m_colors;
    QPointF m_middle;
    double m_unit = 1, m_radius = 1;
};

/// Numbers of the body that is looked at, of loads, and of energy.
class Side {
public:
    explicit Side(const BodiesDrawing& drawing)
        : d(drawing), m_read(drawing.read), m_colors(drawing.colors), m_y(drawing.plan.side.top())
    {
    }

    void draw()
    {
        if (d.time.launch == 0)
            return;
        if (m_read.hasEvents) {
            drawBody();
            drawLoads();
        }
        if (m_read.bodies > 1 && d.progress.moved() >= 1 && hasRoom(2)) {
            line(say("Energy"), signedText(m_read.now.total()), 600, m_colors.ink);
            line(say("%1 at the start").arg(signedText(m_read.first.total())), {}, 400, m_colors.ink2);
        }
        if (!m_read.hasEvents) {
            space();
            line(say("The pulls are too many to be drawn."), {}, 400, m_colors.ink2);
        }
    }

private:
    void line(const QString& words, const QString& value, int weight, const QColor& ink)
    {
        const QRectF& side = d.plan.side;
        if (m_y + 0.8 * d.plan.type <= side.bottom()) {
            d.text(words, {side.left(), m_y}, weight, ink, Align::left);
            if (!value.isEmpty())
                d.text(value, {side.right(), m_y}, weight, ink, Align::right);
        }
        m_y += 1.65 * d.plan.type;
    }
    bool hasRoom(int lines) const { return m_y + (1.65 * (lines - 1) + 0.8) * d.plan.type <= d.plan.side.bottom(); }
    void space() { m_y += 0.6 * d.plan.type; }

    void drawBody()
    {
        std::size_t done = 0;
        QPointF sum;
        const auto& pulls = m_read.pulls[d.body];
        for (const BodyPull& pull : pulls)
            if (d.progress.isDone(pull)) {
                ++done;
                sum += pull.pull;
            }
        line(say("Sum on body %1").arg(digits(d.body)), pointText(sum), 600, m_colors.ink);
        line(say("%1 of its %2 pulls").arg(digits(done), digits(pulls.size())), {}, 400, m_colors.ink2);
        if (d.progress.moved() >= 1)
            line(say("Velocity after the step"), pointText(m_read.fast[d.body]), 400, m_colors.ink2);
        space();
    }

    void drawLoads()
    {
        if (!hasRoom(m_read.tile > 0 ? 3 : 2))
            return;
        std::size_t loaded = 0, pulled = 0, pulls = 0;
        for (const BodyLoad& load : m_read.loads)
            loaded += d.progress.isLoaded(load);
        for (const auto& row : m_read.pulls) {
            pulls += row.size();
            for (const BodyPull& pull : row)
                pulled += d.progress.isDone(pull);
        }
        const TextShape head = textAt({}, {d.plan.side.left(), m_y}, d.plan.type, 600, m_colors.ink, Align::left);
        d.labels.placeFirst(d.scene, head,
                            {say("Loads of bodies, besides each row’s own"), say("Loads of other bodies")});
        m_y += 1.65 * d.plan.type;
        if (m_read.tile > 0) {
            line(say("%1 of %2, tile by tile").arg(digits(loaded), digits(m_read.loads.size())), {}, 600,
                 m_colors.move.text);
            line(say("%1 of %2, one for each pull").arg(digits(pulled), digits(pulls)), {}, 400, m_colors.ink2);
        } else {
            line(say("%1 of %2, one for each pull").arg(digits(loaded), digits(m_read.loads.size())), {}, 600,
                 m_colors.move.text);
        }
        space();
    }

    const BodiesDrawing& d;
    const BodiesRead& m_read;
    const Theme& m_colors;
    double m_y;
};

} // namespace

void drawPlane(const BodiesDrawing& drawing)
{
    Plane(drawing).draw();
    Side(drawing).draw();
}

} // namespace lockstep::ui
