#include "ui/lenses/grid/convolution_scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/grid/convolution_drawing.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace lockstep::ui {

namespace {

/// Of an image without cells none is asked for its lightness.
const Words& cellsOf(const ConvolutionRead& read, const Words& values)
{
    static const Words none;
    return read.cells() <= mostCellsOfImage ? values : none;
}

} // namespace

ConvolutionDrawing::ConvolutionDrawing(const ConvolutionRead& read, const Resident& resident, const GridTime& time,
                                       const View& view)
    : m_read(read), m_recording(*resident.recording), m_time(time), m_view(view), m_colors(theme(view.theme)),
      m_plan(planConvolution(read, m_recording, view, time.launch > 0)),
      m_labels(QRectF({0, 0}, view.size), m_plan.smallest), m_pixelScale(cellsOf(read, read.source), m_recording.type),
      m_sumScale(cellsOf(read, read.result), m_recording.type), m_weightScale(read.filter, m_recording.type)
{
    m_scene.size = view.size;
    if (time.launch > 0 && !read.isFirstOfTwo)
        m_wrong = wrongOutputs(m_recording);
    if (isRun()) {
        chooseOpen(view);
        m_openDone = productsDone(read, open(), time);
    }
}

/// The work-item that was asked for; else one whose sum is wrong, the nearest to the middle; else the first one of the
/// group in the middle.
void ConvolutionDrawing::chooseOpen(const View& view)
{
    const std::size_t groupsDown = m_read.groups / m_read.groupsAcross;
    const std::size_t row = groupsDown / 2 * m_read.groupSide, column = m_read.groupsAcross / 2 * m_read.groupSide;
    m_open = static_cast<std::uint32_t>(std::min(row, m_read.rows - 1) * m_read.columns +
                                        std::min(column, m_read.columns - 1));
    const auto fromMiddle = [&](std::uint32_t place) { // twice as many rows and columns
        const auto down = static_cast<double>(2 * (place / m_read.columns) + 1) - static_cast<double>(m_read.rows),
                   along = static_cast<double>(2 * (place % m_read.columns) + 1) - static_cast<double>(m_read.columns);
        return down * down + along * along;
    };
    double least = std::numeric_limits<double>::infinity();
    for (std::uint32_t place = 0; place < std::min(m_wrong.size(), m_read.pixels.size()); ++place)
        if (m_wrong[place] && fromMiddle(place) < least) {
            least = fromMiddle(place);
            m_open = place;
        }
    for (std::uint32_t place = 0; view.selectedItem && place < m_read.pixels.size(); ++place)
        if (m_read.pixels[place].item == *view.selectedItem)
            m_open = place;
}

Scene ConvolutionDrawing::take()
{
    const QString shape = QStringLiteral("%1 × %2").arg(m_read.rows).arg(m_read.columns);
    const double above = m_plan.image.rect.top() - m_plan.ghosts.above * m_plan.image.cell();
    heading(m_plan.image.rect.left() - m_plan.ghosts.left * m_plan.image.cell(), above,
            m_read.isSecondOfTwo ? say("after the rows: %1").arg(shape) : say("image: %1").arg(shape));
    heading(m_plan.result.rect.left(), m_plan.result.rect.top(),
            m_read.isFirstOfTwo ? say("after the rows") : say("result"));
    if (m_read.cells() > mostCellsOfImage) {
        drawThumbnail(m_plan.image, m_read.sourceImage, 1);
        frame(m_plan.result.rect, m_colors.line2, 1);
        if (!m_read.resultImage.shares.empty() && m_time.launch > 0)
            drawThumbnail(m_plan.result, m_read.resultImage, m_time.isWhole ? 1 : m_time.fraction);
    } else {
        drawOutside();
        drawImage();
        if (m_plan.ghosts.any() && m_plan.valueSize <= 0) { // in shades alone the pixels would go on past the edge
            frame(m_plan.image.rect, m_colors.paper, 4);
            frame(m_plan.image.rect, m_colors.ink, 1.4);
        }
        drawResult();
    }
    if (isRun()) {
        if (!m_plan.card.isEmpty())
            drawCard();
        drawFrames();
    }
    drawFilter();
    if (isRun()) {
        drawProducts();
        drawBars();
        if (!m_plan.card.isEmpty())
            drawWays();
    }
    drawLegend();
    return std::move(m_scene);
}

void ConvolutionDrawing::heading(double left, double top, const QString& words)
{
    m_labels.place(m_scene, textAt(words, {left + 1, top - 0.75 * m_plan.textSize - 2 * m_plan.scale}, m_plan.textSize,
                                   600, m_colors.ink, Align::left));
}

void ConvolutionDrawing::text(const QString& words, QPointF at, int weight, const QColor& ink, Align align)
{
    m_labels.place(m_scene, textAt(words, at, m_plan.textSize, weight, ink, align));
}

QRectF ConvolutionDrawing::inner(const QRectF& rect) const
{
    const double s = std::min(0.7 * m_plan.scale, 0.05 * rect.width());
    return rect.adjusted(s, s, -s, -s);
}

void ConvolutionDrawing::cell(const QRectF& rect, std::uint32_t bits, const CellLook& look, const MarkId& id,
                              double opacity)
{
    const QRectF inside = inner(rect);
    const double radius = std::min(3 * m_plan.scale, 0.2 * rect.width());
    if (look.isTorn) {
        PathShape shape = tornCell(inside, radius, m_colors, Wrong::later, m_plan.scale);
        shape.fill = look.fill;
        shape.stroke.color = look.edge.color;
        m_scene.add(std::move(shape), id, opacity);
    } else {
        m_scene.add(RectShape{inside, radius, look.fill, look.edge}, id, opacity);
    }
    const QPointF centre = look.isTorn ? tornText(inside).center() : rect.center();
    if (look.size > 0)
        m_scene.add(textAt(valueText(bits, m_recording), centre, look.size, look.weight, look.ink), id, opacity);
}

ConvolutionDrawing::CellLook ConvolutionDrawing::torn(Wrong wrong, double size) const
{
    const WrongLook look = wrongLook(m_colors, wrong, m_plan.scale);
    return {look.fill, look.on, look.stroke, size, 600, true};
}

ConvolutionDrawing::CellLook ConvolutionDrawing::tornTap(const ConvolutionTap& tap, double size) const
{
    return torn(m_read.isPastFilter(tap) ? Wrong::first : Wrong::later, size);
}

void ConvolutionDrawing::frame(const QRectF& rect, const QColor& color, double width, const MarkId& id,
                               const std::vector<double>& dash)
{
    m_scene.add(RectShape{rect, 3 * m_plan.scale, Qt::transparent, {color, width * m_plan.scale, dash}}, id);
}

void ConvolutionDrawing::frameWindow(const QRectF& filter, const QRectF& taps, const QString& name)
{
    if (m_read.behind > 0)
        frame(taps, m_colors.ink, 1.6, {.name = name + QStringLiteral("-too-large")}, {3, 2});
    frame(filter, m_colors.compute.line, 2, {.name = name});
}

QColor ConvolutionDrawing::lightOf(double share) const
{
    return lightShade(share, m_colors);
}

QColor ConvolutionDrawing::groundOf(double share) const
{
    return m_colors.dark ? mix(m_colors.panel, m_colors.line2, share) : mix(m_colors.line2, m_colors.paper, share);
}

MarkId ConvolutionDrawing::idOf(const QString& name, std::uint32_t item) const
{
    return {.name = name, .launch = static_cast<int>(m_time.launch), .item = item};
}

QRectF ConvolutionDrawing::imageCell(int row, int column) const
{
    const double side = m_plan.image.cell();
    return {m_plan.image.rect.left() + column * side, m_plan.image.rect.top() + row * side, side, side};
}

std::pair<std::size_t, double> ConvolutionDrawing::tripNow() const
{
    const double at = tilesFilled(m_read, m_time) * static_cast<double>(m_read.trips());
    const auto over = static_cast<std::size_t>(at);
    return {over, at - static_cast<double>(over)};
}

bool ConvolutionDrawing::isMoving(const TileFill& fill) const
{
    const auto [over, part] = tripNow();
    return fill.isLoad && part > 0 && fill.group == open().group && m_read.tripOf(fill.to) == over;
}

/// The mean of the values that fall into each of its parts.
void ConvolutionDrawing::drawThumbnail(const GridPlace& place, const Thumbnail& image, double opacity)
{
    m_scene.add(lightImage(image, place.rect, m_colors), {}, opacity);
}

void ConvolutionDrawing::drawImage()
{
    std::set<std::uint32_t> now;
    if (isRun())
        for (const TileFill& fill : m_read.fills)
            if (isMoving(fill))
                now.insert(fill.from);
    const bool hasValue = m_plan.valueSize > 0;
    for (std::uint32_t i = 0; i < m_read.source.size(); ++i) {
        const QRectF rect = m_plan.image.at(i / m_read.columns, i % m_read.columns);
        const double share = m_pixelScale(m_read.source[i]);
        // An edge, or the lightest cells would be a hole.
        CellLook look{hasValue ? groundOf(share) : lightOf(share),
                      m_colors.ink,
                      {m_colors.line, std::min(m_plan.scale, 0.04 * rect.width()), {}},
                      m_plan.valueSize};
        if (now.contains(i))
            look = {m_colors.now, m_colors.onNow, {}, m_plan.valueSize, 650};
        cell(rect, m_read.source[i], look, {.name = QStringLiteral("a%1").arg(i)});
    }
}

/// What work-items found past the edge: the nearest pixel again, or 0; where nobody looked there is nothing.
void ConvolutionDrawing::drawOutside()
{
    const auto above = static_cast<int>(m_plan.ghosts.above), below = static_cast<int>(m_plan.ghosts.below),
               left = static_cast<int>(m_plan.ghosts.left), right = static_cast<int>(m_plan.ghosts.right);
    const auto rows = static_cast<int>(m_read.rows), columns = static_cast<int>(m_read.columns);
    const double line = std::min(m_plan.scale, 0.06 * m_plan.image.cell());
    for (int row = -above; row < rows + below; ++row)
        for (int column = -left; column < columns + right; ++column) {
            if (row >= 0 && row < rows && column >= 0 && column < columns)
                continue;
            const auto found = m_read.outside.find({row, column});
            CellLook look{Qt::transparent, m_colors.ink2, {m_colors.line2, line, {2, 2}}, 0};
            if (found != m_read.outside.end()) { // as light as a pixel of that value
                const double share = m_pixelScale(found->second);
                look.fill = m_plan.valueSize > 0 ? groundOf(share) : lightOf(share);
                look.size = m_plan.valueSize;
            }
            cell(imageCell(row, column), found == m_read.outside.end() ? 0 : found->second, look,
                 {.name = QStringLiteral("outside%1,%2").arg(row).arg(column)});
        }
}

void ConvolutionDrawing::drawResult()
{
    frame(m_plan.result.rect, m_colors.line2, 1);
    for (std::uint32_t place = 0; isRun() && place < m_read.pixels.size(); ++place)
        drawSum(place, m_read.pixels[place], m_plan.result.at(place / m_read.columns, place % m_read.columns));
}

void ConvolutionDrawing::drawSum(std::uint32_t place, const ConvolutionPixel& pixel, const QRectF& rect)
{
    const bool hasValue = m_plan.sumSize > 0;
    const double radius = std::min(3 * m_plan.scale, 0.2 * rect.width());
    if (isStored(m_read, pixel, m_time)) {
        const MarkId id = idOf(QStringLiteral("c%1").arg(place), pixel.item);
        if (place < m_wrong.size() && m_wrong[place]) {
            cell(rect, pixel.value, torn(wrongAt(m_wrong, place), m_plan.sumSize), id);
            return;
        }
        const double share = m_sumScale(pixel.value);
        const QColor green = m_colors.dark
                                 ? mix(m_colors.paper, m_colors.keep.tint, 0.4 + 0.6 * share)
                                 : mix(mix(m_colors.keep.dim, m_colors.keep.tint, 0.45), m_colors.paper, 0.7 * share);
        // As the image beside it; in black and white right ones would be like the wrong.
        const bool isSoft = m_plan.valueSize > 0 || !m_wrong.empty();
        CellLook look{isSoft ? green : lightOf(share), m_colors.keep.text, {}, m_plan.sumSize, 600};
        if (isSoft)
            look.edge = {m_colors.keep.dim, std::min(m_plan.scale, 0.04 * rect.width()), {}};
        cell(rect, pixel.value, look, id);
        return;
    }
    const std::size_t done = productsDone(m_read, pixel, m_time);
    if (done == 0)
        return;
    // As full as products are added.
    const MarkId id = idOf(QStringLiteral("sum%1").arg(place), pixel.item);
    const QRectF inside = inner(rect);
    const double share = static_cast<double>(done) / static_cast<double>(pixel.taps.size());
    m_scene.add(RectShape{inside, radius, mix(m_colors.paper, m_colors.compute.tint, 0.35), {}}, id);
    m_scene.add(RectShape{inside.adjusted(0, inside.height() * (1 - share), 0, 0), radius, m_colors.compute.tint, {}},
                id);
    if (hasValue)
        m_scene.add(textAt(valueText(pixel.taps[done - 1].now, m_recording), rect.center(), m_plan.sumSize, 500,
                           m_colors.compute.text),
                    id);
}

/// Of the open group and the open work-item, in both images.
void ConvolutionDrawing::drawFrames()
{
    const Ghosts& ring = m_plan.ghosts;
    const auto part = [&](const GridPlace& place, int top, int left, std::size_t high, std::size_t wide) {
        const double side = place.cell();
        const QRectF all(place.rect.left() + left * side, place.rect.top() + top * side,
                         static_cast<double>(wide) * side, static_cast<double>(high) * side);
        return all.intersected(
            place.rect.adjusted(-ring.left * side, -ring.above * side, ring.right * side, ring.below * side));
    };
    if (m_read.tile > 0) {
        const int top = m_read.topOf(open().group), left = m_read.leftOf(open().group);
        frame(part(m_plan.image, top, left, m_read.side(), m_read.side()), m_colors.ink2, 1.2,
              {.name = QStringLiteral("halo")}, {3, 2});
        for (const GridPlace* place : {&m_plan.image, &m_plan.result})
            frame(part(*place, top + m_read.halfHigh(), left + m_read.halfWide(), m_read.tile, m_read.tile)
                      .intersected(place->rect),
                  m_colors.cardEdge, 1.6, {.name = QStringLiteral("own")});
    }
    if (m_openDone == 0)
        return;
    const auto window = [&](std::size_t high, std::size_t wide) {
        return part(m_plan.image, openRow() - m_read.halfHigh(), openColumn() - m_read.halfWide(), high, wide);
    };
    frameWindow(window(m_read.high, m_read.wide), window(m_read.tapsHigh(), m_read.tapsWide()),
                QStringLiteral("window"));
    frame(m_plan.result.at(m_open / m_read.columns, m_open % m_read.columns), m_colors.compute.line, 2,
          {.name = QStringLiteral("open")});
}

/// Pixels of the open group on their way to its tile, and how many there are.
void ConvolutionDrawing::drawWays()
{
    const double s = m_plan.scale;
    const auto arrow = [&](double from, double to, const QColor& color, const QString& words, const char* name) {
        const double y = m_plan.inCard.rect.center().y(), middle = (from + to) / 2;
        m_scene.add(LineShape{{from + 4 * s, y}, {to - 9 * s, y}, {color, 1.4 * s, {}}});
        addArrowHead(m_scene, {to - 4 * s, y}, {from, y}, 7 * s, color, {.name = QLatin1String{name}});
        const TextShape label = textAt(words, {middle, y - 0.9 * m_plan.textSize}, m_plan.textSize, 600, color);
        if (textWidth(label) <= to - from - 2 * s)
            m_labels.place(m_scene, label);
    };
    std::size_t loads = 0, moving = 0;
    for (const TileFill& fill : m_read.fills) {
        loads += fill.isLoad && fill.group == open().group;
        moving += isMoving(fill);
    }
    const double imageRight = m_plan.image.rect.right() + m_plan.ghosts.right * m_plan.image.cell();
    if (m_read.tile > 0 && (m_time.isWhole || moving > 0 || m_openDone == 0))
        arrow(std::max(imageRight, m_plan.card.left() - 32 * s), m_plan.card.left(), m_colors.move.line,
              digits(moving > 0 ? moving : loads), "loads-arrow");
    if (m_openDone > 0)
        arrow(m_plan.card.right(), m_plan.result.rect.left(), m_colors.compute.line, {}, "sums-arrow");
    const double part = tripNow().second;
    for (const TileFill& fill : m_read.fills) {
        if (!isMoving(fill))
            continue;
        const QRectF to = m_plan.cardCell(fill.to / m_read.side(), fill.to % m_read.side());
        const QPointF centre = between(m_plan.image.at(fill.from / m_read.columns, fill.from % m_read.columns).center(),
                                       to.center(), part);
        const double radius = 0.24 * std::max(std::min(to.width(), m_plan.image.cell()), 4 * s);
        m_scene.add(
            EllipseShape{{centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius}, m_colors.move.fill, {}},
            idOf(QStringLiteral("way%1").arg(fill.to), fill.item));
    }
}

void ConvolutionDrawing::drawLegend()
{
    if (m_plan.legend <= 0)
        return;
    const double s = m_plan.scale;
    Legend legend;
    legend.scale = s;
    legend.left = legend.edge = s;
    legend.right = m_view.size.width();
    legend.y = m_plan.legend;
    const auto add = [&](const QColor& fill, const Stroke& edge, const QString& words) {
        legend.entries.push_back({.size = {13 * s, 13 * s}, .sign = cellSign(3 * s, fill, edge), .words = {words}});
    };
    if (isRun()) {
        if (m_openDone > 0)
            add(Qt::transparent, {m_colors.compute.line, 2 * s, {}},
                m_read.behind > 0 ? say("as far as the filter reaches") : say("what one work-item adds up"));
        const auto addTorn = [&](Wrong wrong, QStringList words) {
            const auto sign = [this, wrong](Scene&, const QRectF& rect) { cell(rect, 0, torn(wrong, 0), {}); };
            legend.entries.push_back({.size = {13 * s, 13 * s}, .sign = sign, .words = std::move(words)});
        };
        if (m_read.wrapped > 0)
            addTorn(Wrong::later, {say("takes the next row's first weight"), say("the next row's weight")});
        if (m_read.pastFilter > 0)
            addTorn(Wrong::first, {say("takes what lies behind the filter"), say("behind the filter")});
        if (m_read.behind > 0 && !m_wrong.empty()) { // where the same signs say something else
            const auto both = [this, s](Scene&, const QRectF& rect) {
                const double side = rect.height();
                cell({rect.topLeft(), QSizeF{side, side}}, 0, torn(Wrong::first, 0), {});
                cell({QPointF{rect.right() - side, rect.top()}, QSizeF{side, side}}, 0, torn(Wrong::later, 0), {});
            };
            legend.entries.push_back(
                {.size = {28 * s, 13 * s},
                 .sign = both,
                 .words = {say("in the result: wrong, the first and others"), say("result: wrong")}});
        }
        if (m_read.tile > 0)
            add(Qt::transparent, {m_colors.cardEdge, 1.6 * s, {}}, say("the group's own pixels"));
        if (m_read.tile > 0 && m_read.high > 1)
            legend.entries.push_back({.size = {13 * s, 13 * s},
                                      .sign = [this](Scene&, const QRectF& rect) { hatch({rect}, {}); },
                                      .words = {say("halo")}});
        if (!m_plan.trips.isEmpty()) {
            legend.entries.push_back(
                {.size = {11 * s, 11 * s}, .sign = cellSign(5.5 * s, m_colors.move.dim, {}), .words = {say("loads")}});
            add(Qt::transparent, {m_colors.line2, s, {}}, say("idle"));
        }
        const Stroke dashed{m_colors.ink3, s, {2, 2}};
        if (m_read.tile > 0 && m_read.fills.size() > m_read.loads)
            add(Qt::transparent, dashed, say("past the edge: writes 0"));
        else if (!m_read.outside.empty())
            add(Qt::transparent, dashed, say("past the edge: the nearest pixel"));
        else if (m_plan.ghosts.any())
            add(Qt::transparent, dashed, say("past the edge: left out"));
    }
    if (m_plan.valueSize <= 0 || (isRun() && m_plan.sumSize <= 0))
        add(lightOf(1), {m_colors.line2, s, {}}, say("the lighter, the larger"));
    addLegend(m_scene, m_colors, legend, &m_labels);
}

/// Hatched cells, whatever lies under the lines.
void ConvolutionDrawing::hatch(const std::vector<QRectF>& cells, const MarkId& id)
{
    QPainterPath path;
    for (const QRectF& cell : cells) {
        const double side = cell.width(), step = std::max(side / 4, 3 * m_plan.scale);
        for (double offset = step / 2; offset < 2 * side; offset += step) {
            const double from = std::max(0.0, offset - side), to = std::min(side, offset);
            path.moveTo(cell.left() + from, cell.top() + offset - from);
            path.lineTo(cell.left() + to, cell.top() + offset - to);
        }
    }
    m_scene.add(PathShape{path, Qt::transparent, {m_colors.ink3, 0.8 * m_plan.scale, {}}}, id, 0.7);
}

double tilesFilled(const ConvolutionRead& read, const GridTime& time)
{
    if (time.launch == 0 || read.tile == 0 || read.fills.empty())
        return 0;
    if (time.isWhole)
        return 1;
    return time.hasPhases ? time.of(read.fills.front().phase) : std::min(1.0, 2 * time.fraction);
}

std::size_t productsDone(const ConvolutionRead& read, const ConvolutionPixel& pixel, const GridTime& time)
{
    if (time.launch == 0)
        return 0;
    if (time.isWhole || pixel.taps.empty())
        return pixel.taps.size();
    const double fraction = time.hasPhases  ? time.of(pixel.phase)
                            : read.tile > 0 ? std::max(0.0, 2 * time.fraction - 1)
                                            : time.fraction;
    return static_cast<std::size_t>(fraction * static_cast<double>(pixel.taps.size()));
}

bool isStored(const ConvolutionRead&, const ConvolutionPixel& pixel, const GridTime& time)
{
    return time.launch > 0 && (time.isWhole || (time.hasPhases ? time.of(pixel.phase) : time.fraction) >= 1);
}

Scene convolutionScene(const ConvolutionRead& read, const Resident& resident, const GridTime& time, const View& view)
{
    return ConvolutionDrawing(read, resident, time, view).take();
}

} // namespace lockstep::ui
