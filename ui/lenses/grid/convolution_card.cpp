#include "engine/algorithms/keys.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/grid/convolution_drawing.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace lockstep::ui {
namespace {

/// The weight that changes nothing.
std::uint32_t oneOf(ElementType type)
{
    return type == ElementType::float32 ? std::bit_cast<std::uint32_t>(1.0F) : 1;
}

} // namespace

void ConvolutionDrawing::drawCard()
{
    const double s = m_plan.scale;
    addCard(m_scene, m_colors, m_plan.card, 10 * s, 1.5 * s, {.name = QStringLiteral("card")});
    const QString place = QStringLiteral("(%1, %2)").arg(openRow()).arg(openColumn());
    const QString group =
        QStringLiteral("(%1, %2)").arg(open().group % m_read.groupsAcross).arg(open().group / m_read.groupsAcross);
    const TextShape title =
        textAt(m_read.tile > 0 ? say("tile of group %1").arg(group) : say("around pixel %1").arg(place),
               {m_plan.card.center().x(), m_plan.card.top() + m_plan.textSize}, m_plan.textSize, 600, m_colors.ink);
    if (textWidth(title) <= m_plan.card.width() - 4 * s)
        m_labels.place(m_scene, title);
    if (m_read.tile > 0) {
        drawTile();
        drawBadges();
        drawTrips();
    } else {
        drawWindow();
    }
}

/// The open group's tile in local memory.
void ConvolutionDrawing::drawTile()
{
    const double s = m_plan.scale;
    const std::size_t side = m_read.side();
    const auto cardAt = [&](std::uint32_t to) { return m_plan.cardCell(to / side, to % side); };
    const auto isHalo = [&](std::uint32_t to) {
        const std::size_t row = to / side, column = to % side, half = m_read.high / 2;
        return row < half || column < half || row >= half + m_read.tile || column >= half + m_read.tile;
    };
    for (std::uint32_t to = 0; to < side * side; ++to) // what stays empty, too
        m_scene.add(RectShape{inner(cardAt(to)),
                              std::min(3 * s, 0.2 * m_plan.inCard.cell()),
                              Qt::transparent,
                              {m_colors.line2, std::min(0.8 * s, 0.06 * m_plan.inCard.cell()), {}}});
    std::vector<QRectF> halo;
    std::vector<std::pair<const TileFill*, CellLook>> filled;
    const bool hasValue = m_plan.cardSize > 0;
    const bool isAdding = !m_time.isWhole && m_openDone > 0;
    for (const TileFill& fill : m_read.fills) {
        if (fill.group != open().group || !isFilled(fill))
            continue;
        if (isHalo(fill.to))
            halo.push_back(inner(cardAt(fill.to)));
        const double share = m_pixelScale(fill.value);
        CellLook look{
            hasValue ? groundOf(share) : lightOf(share), m_colors.ink, {m_colors.line, 0.8 * s, {}}, m_plan.cardSize};
        if (!fill.isLoad)
            look = {m_colors.paper, m_colors.ink2, {m_colors.ink3, 0.8 * s, {2, 2}}, m_plan.cardSize};
        if (isAdding && open().taps[m_openDone - 1].tileAt == fill.to)
            look = {m_colors.now, m_colors.onNow, {}, m_plan.cardSize, 650};
        m_scene.add(
            RectShape{inner(cardAt(fill.to)), std::min(3 * s, 0.2 * m_plan.inCard.cell()), look.fill, look.edge},
            idOf(QStringLiteral("tile%1").arg(fill.to), fill.item));
        filled.emplace_back(&fill, look);
    }
    if (!halo.empty())
        hatch(halo, {.name = QStringLiteral("halo-in-tile")});
    for (const auto& [fill, look] : filled)
        if (look.size > 0)
            m_scene.add(textAt(valueText(fill->value, m_recording), cardAt(fill->to).center(), look.size, look.weight,
                               look.ink),
                        idOf(QStringLiteral("tile%1").arg(fill->to), fill->item));
    const std::size_t half = m_read.high / 2,
                      top = static_cast<std::size_t>(openRow() - m_read.topOf(open().group)) - half,
                      left = static_cast<std::size_t>(openColumn() - m_read.leftOf(open().group)) - half;
    const auto part = [&](std::size_t row, std::size_t column, std::size_t wide) {
        return m_plan.cardCell(row, column).united(m_plan.cardCell(row + wide - 1, column + wide - 1));
    };
    frame(part(half, half, m_read.tile), m_colors.cardEdge, 1.6, {.name = QStringLiteral("own-in-tile")});
    if (m_openDone > 0)
        frame(part(top, left, m_read.high), m_colors.compute.line, 2, {.name = QStringLiteral("window-in-tile")});
}

/// Without a tile: the pixels that the open work-item has read so far, where they lie around its own.
void ConvolutionDrawing::drawWindow()
{
    const double s = m_plan.scale;
    const bool hasValue = m_plan.cardSize > 0;
    const std::size_t across = m_read.tapsWide();
    for (std::size_t i = 0; i < m_read.tapsHigh() * across; ++i)
        m_scene.add(RectShape{inner(m_plan.cardCell(i / across, i % across)),
                              std::min(3 * s, 0.2 * m_plan.inCard.cell()),
                              Qt::transparent,
                              {m_colors.line2, 0.8 * s, {2, 2}}});
    for (std::size_t k = 0; k < m_openDone; ++k) {
        const ConvolutionTap& tap = open().taps[k];
        const double share = m_pixelScale(tap.pixel);
        CellLook look{
            hasValue ? groundOf(share) : lightOf(share), m_colors.ink, {m_colors.line, 0.8 * s, {}}, m_plan.cardSize};
        if (m_read.isTooMany(tap))
            look = tornTap(tap, m_plan.cardSize);
        if (!m_time.isWhole && k + 1 == m_openDone)
            look = {m_colors.now, m_colors.onNow, look.isTorn ? look.edge : Stroke{}, m_plan.cardSize,
                    650,          look.isTorn};
        const QRectF rect = m_plan.cardCell(tap.at / across, tap.at % across);
        // With its weight, where there is room: pixels alone add up to something else.
        const QString product =
            QStringLiteral("%1·%2").arg(valueText(tap.pixel, m_recording), valueText(tap.weight, m_recording));
        const std::array sizes{m_plan.cardSize, 0.8 * m_plan.cardSize, m_plan.smallest};
        const double size = hasValue ? fittingSize(product, rect.width() - 4 * s, sizes, 600) : 0;
        const bool hasRoom = size >= m_plan.smallest && tap.weight != oneOf(m_recording.type);
        const MarkId id = idOf(QStringLiteral("seen%1").arg(tap.at), open().item);
        if (hasRoom) {
            look.size = 0;
            cell(rect, tap.pixel, look, id);
            m_scene.add(textAt(product, rect.center(), size, look.weight, look.ink), id);
        } else {
            cell(rect, tap.pixel, look, id);
        }
    }
    if (m_openDone > 0 && hasValue)
        text(QStringLiteral("= ") + valueText(open().taps[m_openDone - 1].now, m_recording),
             {m_plan.card.center().x(), m_plan.card.bottom() + m_plan.textSize}, 600, m_colors.compute.text,
             Align::center);
    frameWindow(m_plan.cardCell(0, 0).united(m_plan.cardCell(m_read.high - 1, m_read.wide - 1)), m_plan.inCard.rect,
                QStringLiteral("window-in-card"));
}

/// The number of a trip, from here to the right.
void ConvolutionDrawing::addTripNumber(std::size_t trip, QPointF left)
{
    const std::size_t over = tripNow().first;
    const double half = 0.72 * m_plan.textSize;
    const bool isNow = trip == over && !m_time.isWhole, isPast = trip < over;
    const Badge badge{.text = digits(trip + 1),
                      .size = std::max(0.85 * m_plan.textSize, m_plan.smallest),
                      .fill = isNow    ? m_colors.now
                              : isPast ? m_colors.done
                                       : m_colors.paper,
                      .ink = isNow    ? m_colors.onNow
                             : isPast ? m_colors.paper
                                      : m_colors.ink3,
                      .edge = isNow || !isPast ? Stroke{m_colors.line2, m_plan.scale, {}} : Stroke{}};
    addBadge(m_scene, around(left + QPointF(half, 0), half, half), badge,
             {.name = QStringLiteral("trip%1").arg(trip + 1)}, 1, &m_labels);
}

/// The numbers of the trips, beside the cells that they fill.
void ConvolutionDrawing::drawBadges()
{
    if (m_plan.badge <= 0)
        return;
    const std::size_t across = m_read.tripsAcross();
    const double size = m_plan.textSize, half = 0.72 * size;
    const auto add = [&](std::size_t trip, QPointF centre) { addTripNumber(trip, centre - QPointF(half, 0)); };
    const auto middle = [&](std::size_t trip) {
        const std::size_t first = trip * m_read.tile, last = std::min(first + m_read.tile, m_read.side()) - 1;
        return (m_plan.cardCell(0, first).left() + m_plan.cardCell(0, last).right()) / 2;
    };
    const double top = m_plan.inCard.rect.top() - 0.9 * size;
    const double below = m_plan.cardCell(m_read.side() - 1, 0).bottom() + 0.9 * size;
    for (std::size_t trip = 0; trip < across; ++trip) {
        add(trip, {middle(trip), top});
        if (across > 1) // those between are numbered row by row
            add((across - 1) * across + trip, {middle(trip), below});
    }
}

/// What each work-item of the open group did in each trip.
void ConvolutionDrawing::drawTrips()
{
    if (m_plan.trips.isEmpty())
        return;
    const auto across = static_cast<double>(m_read.tripsAcross());
    const QString words = many(m_read.tile * m_read.tile, "%1 work-item, trip by trip", "%1 work-items, trip by trip");
    text(words, {m_plan.trips.left(), m_plan.trips.top() + m_plan.textSize}, 600, m_colors.ink);
    const double head = 1.9 * m_plan.textSize, wide = m_plan.trips.width() / across,
                 high = (m_plan.trips.height() - head) / across;
    for (std::size_t trip = 0; trip < m_read.trips(); ++trip)
        drawTrip(trip,
                 {m_plan.trips.left() + static_cast<double>(trip % m_read.tripsAcross()) * wide,
                  m_plan.trips.top() + head + static_cast<double>(trip / m_read.tripsAcross()) * high, wide, high});
}

void ConvolutionDrawing::drawTrip(std::size_t trip, const QRectF& rect)
{
    const double s = m_plan.scale;
    const auto across = static_cast<double>(m_read.tile);
    const double dot =
        std::min({9 * s, 60 * s / across, (rect.height() - 6 * s) / across, 0.5 * rect.width() / across});
    const auto [over, part] = tripNow();
    const bool isNow = trip == over && part > 0;
    std::map<std::uint32_t, const TileFill*> busy; // by the work-item's place in its group
    for (const TileFill& fill : m_read.fills)
        if (fill.group == open().group && m_read.tripOf(fill.to) == trip)
            busy[fill.item % static_cast<std::uint32_t>(m_read.tile * m_read.tile)] = &fill;
    const auto loads =
        static_cast<std::size_t>(std::ranges::count_if(busy, [](const auto& one) { return one.second->isLoad; }));
    const QPointF beside{rect.left() + across * dot + 0.6 * m_plan.textSize, rect.top() + 0.8 * m_plan.textSize},
        below{0, 1.45 * m_plan.textSize};
    if (trip > over || (trip == over && part <= 0)) {
        m_scene.add(RectShape{
            {rect.left(), rect.top(), across * dot, across * dot}, 3 * s, Qt::transparent, {m_colors.ghost, s, {}}});
        addTripNumber(trip, beside);
        text(say("not yet"), beside + below, 400, m_colors.ink3);
        return;
    }
    const auto items = static_cast<std::uint32_t>(m_read.tile * m_read.tile);
    for (std::uint32_t item = 0; item < items; ++item) {
        const double x = rect.left() + (item % static_cast<std::uint32_t>(m_read.tile)) * dot,
                     y = rect.top() + (item / static_cast<std::uint32_t>(m_read.tile)) * dot;
        const QRectF mark(x + 0.12 * dot, y + 0.12 * dot, 0.76 * dot, 0.76 * dot);
        const auto found = busy.find(item);
        const MarkId id{.name = QStringLiteral("trip%1-%2").arg(trip + 1).arg(item)};
        if (found == busy.end())
            m_scene.add(RectShape{mark.adjusted(0.08 * dot, 0.08 * dot, -0.08 * dot, -0.08 * dot),
                                  0.15 * dot,
                                  Qt::transparent,
                                  {m_colors.line2, 0.7 * s, {}}},
                        id);
        else if (found->second->isLoad)
            m_scene.add(EllipseShape{mark, isNow ? m_colors.move.fill : m_colors.move.dim, {}}, id);
        else
            m_scene.add(RectShape{mark,
                                  0.15 * dot,
                                  isNow ? m_colors.nowSoft : QColor(Qt::transparent),
                                  {m_colors.ink3, 0.8 * s, {2, 1.5}}},
                        id);
    }
    addTripNumber(trip, beside);
    text(digits(loads), beside + below, 600, m_colors.ink);
    text(say("of %1").arg(digits(items)), beside + 2 * below, 400, m_colors.ink2);
}

void ConvolutionDrawing::drawFilter()
{
    const GridPlace& place = m_plan.filter;
    if (place.columns == 0 || m_read.filter.size() < (place.rows + m_plan.behind.rows) * place.columns)
        return;
    const double s = m_plan.scale;
    heading(place.rect.left(), place.rect.top(), say("filter"));
    const std::size_t weights = place.rows * place.columns;
    if (m_read.behind > 0)
        heading(m_plan.behind.rect.left(), m_plan.behind.rect.top(), say("behind it"));
    const bool hasValue = m_plan.filterSize > 0;
    const ConvolutionTap* now = isRun() && !m_time.isWhole && m_openDone > 0 ? &open().taps[m_openDone - 1] : nullptr;
    std::vector<bool> isTaken(m_read.filter.size()); // by taps too many
    for (std::size_t k = 0; isRun() && k < m_openDone; ++k)
        if (const ConvolutionTap& tap = open().taps[k]; m_read.isTooMany(tap) && tap.weightAt < isTaken.size())
            isTaken[tap.weightAt] = true;
    for (std::uint32_t i = 0; i < weights + m_plan.behind.rows * m_plan.behind.columns; ++i) {
        const bool isBehind = i >= weights;
        CellLook look{hasValue ? m_colors.paper : lightOf(m_weightScale(m_read.filter[i])),
                      m_colors.ink,
                      {m_colors.line2, std::min(s, 0.06 * place.cell()), {}},
                      m_plan.filterSize};
        if (isBehind)
            look =
                isTaken[i]
                    ? torn(Wrong::first, m_plan.filterSize)
                    : CellLook{
                          Qt::transparent, m_colors.ink2, {m_colors.line2, look.edge.width, {2, 2}}, m_plan.filterSize};
        if (now != nullptr && now->weightAt == i) {
            look.fill = m_colors.now, look.ink = m_colors.onNow;
            look.isTorn = m_read.isTooMany(*now);
        }
        const std::size_t row = i / place.columns, column = i % place.columns;
        const QRectF rect = isBehind ? m_plan.behind.at(row - place.rows, column) : place.at(row, column);
        cell(rect, m_read.filter[i], look, {.name = QStringLiteral("filter%1").arg(i)});
        if (!isBehind && isTaken[i]) // a weight that is also another row's fifth
            frame(inner(rect), m_colors.ink, 1.2, {.name = QStringLiteral("wrapped%1").arg(i)}, {2, 2});
    }
}

/// Each product of the open work-item where its pixel lies, and their sum.
void ConvolutionDrawing::drawProducts()
{
    const GridPlace& place = m_plan.products;
    if (place.columns == 0)
        return;
    const double s = m_plan.scale;
    heading(place.rect.left(), place.rect.top(), say("products"));
    QString longest;
    std::vector<std::uint32_t> products;
    for (const ConvolutionTap& tap : open().taps) {
        products.push_back(plusProduct(m_recording.type, 0, tap.pixel, tap.weight));
        if (const QString words = valueText(products.back(), m_recording); words.size() > longest.size())
            longest = words;
    }
    const std::array sizes{13 * s, 12 * s, 11 * s, m_plan.smallest};
    const double fitting = fittingSize(longest, place.cell() - 3 * s, sizes, 600);
    const double size = fitting >= m_plan.smallest && 1.25 * fitting <= place.cell() ? fitting : 0;
    for (std::uint32_t i = 0; i < place.rows * place.columns; ++i)
        m_scene.add(RectShape{inner(place.at(i / place.columns, i % place.columns)),
                              std::min(3 * s, 0.2 * place.cell()),
                              Qt::transparent,
                              {m_colors.line2, std::min(0.8 * s, 0.06 * place.cell()), {2, 2}}});
    for (std::size_t k = 0; k < m_openDone; ++k) {
        const std::uint32_t at = open().taps[k].at;
        const CellLook look = m_read.isTooMany(open().taps[k])
                                  ? tornTap(open().taps[k], size)
                                  : CellLook{m_colors.compute.tint, m_colors.compute.text, {}, size, 600};
        cell(place.at(at / place.columns, at % place.columns), products[k], look,
             idOf(QStringLiteral("product%1").arg(at), open().item));
    }
    if (m_openDone > 0)
        text(QStringLiteral("= ") + valueText(open().taps[m_openDone - 1].now, m_recording),
             {place.rect.right() + 6 * s, place.rect.center().y()}, 600, m_colors.compute.text);
}

/// How many pixels were loaded so far, and how many there are without tiles.
void ConvolutionDrawing::drawBars()
{
    if (m_plan.bars.isEmpty())
        return;
    const double s = m_plan.scale, size = m_plan.textSize, x = m_plan.bars.left();
    double y = m_plan.bars.top() + 0.8 * size;
    const auto line = [&](const QString& words, int weight, const QColor& ink) {
        text(words, {x, y}, weight, ink);
        y += 1.35 * size;
    };
    std::size_t loaded = 0;
    if (m_read.tile > 0) {
        for (const TileFill& fill : m_read.fills)
            loaded += fill.isLoad && isFilled(fill);
    } else {
        for (const ConvolutionPixel& pixel : m_read.pixels)
            loaded += productsDone(m_read, pixel, m_time);
    }
    const std::size_t other = m_read.tile > 0 ? m_read.alone : m_read.cells();
    const double most = static_cast<double>(std::max<std::size_t>({m_read.loads, other, 1}));
    const auto bar = [&](std::size_t now, std::size_t all, const QColor& fill) {
        const double unit = (m_plan.bars.width() - 4 * s) / most, high = 0.8 * size;
        const QRectF outline(x, y - high / 2, std::max(unit * static_cast<double>(all), 2 * s), high);
        m_scene.add(RectShape{outline, 2 * s, Qt::transparent, {m_colors.line2, s, {}}});
        if (now > 0)
            m_scene.add(RectShape{{outline.topLeft(), QSizeF(unit * static_cast<double>(now), high)}, 2 * s, fill, {}},
                        {.name = QStringLiteral("loads")});
        y += 1.35 * size;
    };
    line(say("Loads of pixels"), 600, m_colors.ink);
    line(m_read.tile > 0 ? say("by tiles: %1 of %2").arg(digits(loaded), digits(m_read.loads))
                         : say("one a product: %1 of %2").arg(digits(loaded), digits(m_read.loads)),
         400, m_colors.ink2);
    bar(loaded, m_read.loads, m_colors.move.fill);
    line(m_read.tile > 0 ? say("without tiles: %1").arg(digits(other)) : say("pixels: %1").arg(digits(other)), 400,
         m_colors.ink2);
    bar(other, other, m_colors.raised);
}

} // namespace lockstep::ui
