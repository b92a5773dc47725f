#include "ui/lenses/zero_one/scene.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostShapes = 1024; ///< cells; more are a picture
constexpr std::size_t mostArrows = 60;   ///< from patterns that vanish
constexpr std::size_t mostLeft = 800;    ///< unsorted words that have marks of their own in a picture of many
constexpr std::size_t mostMoving = 256;  ///< words whose inputs are seen to move

bool hasLegend(const View& view)
{
    return view.hasLegend || view.role == ViewRole::presenter; // colours that no other picture has
}

QRgb opaque(const QColor& color)
{
    return qRgba(color.red(), color.green(), color.blue(), 255);
}

} // namespace

ZeroOnePlace ZeroOneLayout::placeOf(std::uint32_t word) const
{
    ZeroOnePlace place;
    for (std::size_t wire = 0; wire < wires; ++wire) {
        std::size_t& at = wire < rowWires ? place.row : place.column;
        at = 2 * at + (word >> wire & 1U);
    }
    return place;
}

QRectF ZeroOneLayout::cellOf(std::uint32_t word) const
{
    const auto [row, column] = placeOf(word);
    return {grid.left() + static_cast<double>(column) * cell, grid.top() + static_cast<double>(row) * cell, cell, cell};
}

ZeroOneLayout layoutZeroOne(const Recording& recording, const View& view)
{
    ZeroOneLayout layout;
    const double width = view.size.width(), height = view.size.height();
    const double s = layout.scale = growingScale(view);
    layout.wires = recording.n();
    const double networkWidth = std::clamp(width * 0.36, 150 * s, 480 * s), between = 34 * s;
    const double room = width - networkWidth - between, below = (hasLegend(view) ? 40 : 20) * s;
    double above = 0, before = 0, after = 0;
    const auto split = [&](std::size_t rowWires) {
        layout.rowWires = rowWires;
        layout.columnWires = layout.wires - layout.rowWires;
        layout.columns = std::size_t{1} << layout.columnWires;
        layout.rows = std::size_t{1} << layout.rowWires;
        layout.stripNumbers = std::max(layout.columnWires, layout.rowWires) <= 4;
        layout.strip = (layout.stripNumbers ? 20 : 6) * s;
        above = 4 * s + static_cast<double>(layout.columnWires) * layout.strip + 6 * s;
        before = 2 * s + static_cast<double>(layout.rowWires) * layout.strip + 6 * s;
        after = textWidth(textAt(say("wire %1").arg(layout.wires - 1), {}, 11 * s, 400, Qt::black)) + 8 * s;
        layout.cell = std::min({(room - before - after) / static_cast<double>(layout.columns),
                                (height - above - below) / static_cast<double>(layout.rows), 120 * s});
    };
    split(layout.wires / 2);
    // Of an odd number of wires one more may choose the row: where the cells stay as large, the network has more room.
    if (const double wide = layout.cell; layout.wires % 2 == 1 && layout.wires > 1) {
        split(layout.wires / 2 + 1);
        if (layout.cell < 0.97 * wide)
            split(layout.wires / 2);
    }
    layout.isImage = layout.columns * layout.rows > mostShapes;
    const double gridWidth = layout.cell * static_cast<double>(layout.columns),
                 gridHeight = layout.cell * static_cast<double>(layout.rows);
    layout.grid = {before, above + std::max(0.0, std::min(60 * s, (height - above - below - gridHeight) / 2)),
                   gridWidth, gridHeight};
    const std::array sizes{20 * s, 17 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.bitsSize = layout.isImage ? 0
                                     : fittingSize(QString(static_cast<int>(layout.wires), QLatin1Char('0')),
                                                   layout.cell - 10 * s, sizes, 500, FontFamily::mono);
    layout.countSize = layout.cell >= 24 * s
                           ? fittingSize(countDigits(std::size_t{1} << layout.wires), layout.cell - 8 * s, sizes, 600)
                           : 0;
    if (layout.bitsSize > 0 && layout.cell < 40 * s)
        layout.bitsSize = 0;

    const double left = std::min(layout.grid.right() + after + between, width - networkWidth) + 22 * s;
    layout.countsTop = height - (hasLegend(view) ? 80 : 62) * s;
    const double top = 34 * s;
    const double wiresHeight = std::min(layout.countsTop - top - 16 * s, 44 * s * static_cast<double>(layout.wires));
    layout.network = {left, top, std::min(width - 26 * s - left, networkWidth * 1.3), wiresHeight};
    layout.fits = layout.cell >= 0.9 && gridHeight >= 80 * s && wiresHeight >= 4 * static_cast<double>(layout.wires);
    return layout;
}

ZeroOneScene::ZeroOneScene(const Resident& resident, const ZeroOne& now, Moment moment, const View& view)
    : m_resident(resident), m_recording(*resident.recording), m_now(now), m_moment(moment), m_view(view),
      m_colors(theme(view.theme)), m_layout(layoutZeroOne(m_recording, view)), m_s(m_layout.scale),
      m_result(moment.launch == 0 ? 1
                                  : std::clamp((moment.fraction - zeroOneArriving) / (1 - zeroOneArriving), 0.0, 1.0)),
      m_labels(QRectF({0, 0}, view.size), smallestText(view))
{
    m_scene.size = view.size;
    m_scene.ground = m_colors.paper;
}

Scene ZeroOneScene::take()
{
    drawStrips();
    m_layout.isImage ? drawImage() : drawCells();
    drawOutstanding();
    drawWays();
    drawTokens();
    drawNetwork();
    drawCounts();
    drawLegend();
    return std::move(m_scene);
}

void ZeroOneScene::addText(TextShape text, MarkId id, double opacity)
{
    m_labels.place(m_scene, text, std::move(id), opacity);
}

/// A wire along the square's edge: its bit of each cell, dark where that is 1.
void ZeroOneScene::drawStrip(std::size_t wire)
{
    const bool isColumn = wire >= m_layout.rowWires;
    // 0 is nearest to the square: the last wire of its edge, whose bit changes from cell to cell
    const std::size_t place = isColumn ? m_layout.wires - 1 - wire : m_layout.rowWires - 1 - wire;
    const std::size_t cells = isColumn ? m_layout.columns : m_layout.rows;
    const double off = (static_cast<double>(place) + 1) * m_layout.strip + 4 * m_s;
    const double thick = m_layout.strip * (m_layout.stripNumbers ? 0.8 : 0.62);
    const QRectF& grid = m_layout.grid;
    const auto stretch = [&](std::size_t from, std::size_t until) {
        const double a = static_cast<double>(from) * m_layout.cell, b = static_cast<double>(until) * m_layout.cell;
        return isColumn ? QRectF(grid.left() + a, grid.top() - off, b - a, thick)
                        : QRectF(grid.left() - off, grid.top() + a, thick, b - a);
    };
    m_scene.add(RectShape{stretch(0, cells), 0, m_colors.raised, {}});
    QPainterPath ones;
    const std::size_t run = std::size_t{1} << place;
    for (std::size_t from = run; from < cells; from += 2 * run)
        ones.addRect(stretch(from, from + run));
    m_scene.add(PathShape{ones, m_colors.done, {}},
                {QStringLiteral("strip%1").arg(wire), -1, -1, static_cast<qint64>(wire)});
    const QRectF whole = stretch(0, cells);
    if (!m_layout.stripNumbers)
        return;
    for (std::size_t from = 0; from < cells && static_cast<double>(run) * m_layout.cell >= (isColumn ? 9 : 15) * m_s;
         from += run) {
        const bool isOne = from / run % 2 == 1;
        addText(textAt(isOne ? QStringLiteral("1") : QStringLiteral("0"), stretch(from, from + run).center(), 11 * m_s,
                       500, isOne ? m_colors.paper : m_colors.ink));
    }
    if (isColumn)
        addText(textAt(say("wire %1").arg(wire), {whole.right() + 6 * m_s, whole.center().y()}, 11 * m_s, 400,
                       m_colors.ink2, Align::left));
    else
        addText(textAt(QString::number(wire), {whole.center().x(), whole.bottom() + 9 * m_s}, 11 * m_s, 400,
                       m_colors.ink2));
}

void ZeroOneScene::drawStrips()
{
    for (std::size_t wire = 0; wire < m_layout.wires; ++wire)
        drawStrip(wire);
    if (m_layout.stripNumbers)
        return;
    const QRectF& grid = m_layout.grid;
    const QString words = say("rows: wires 0–%1, columns: wires %2–%3; filled is 1")
                              .arg(m_layout.rowWires - 1)
                              .arg(m_layout.rowWires)
                              .arg(m_layout.wires - 1);
    addText(textAt(words, {grid.left(), grid.bottom() + 10 * m_s}, 11 * m_s, 400, m_colors.ink2, Align::left));
}

/// Under the square: what its colours are, of those that occur.
void ZeroOneScene::drawLegend()
{
    if (!hasLegend(m_view))
        return;
    const bool after = m_moment.launch > 0 && m_moment.fraction >= 1;
    const std::vector<std::uint32_t>& standing = m_moment.launch == 0 || after ? m_now.standing : m_now.standingBefore;
    bool sorted = false, unsorted = false, left = false;
    for (std::uint32_t word = 0; word < m_now.words(); ++word) {
        (isSortedWord(word, m_now.wires) ? sorted : unsorted) |= standing[word] > 0;
        left = left || (after && standing[word] == 0 && m_now.standingBefore[word] > 0);
    }
    Legend legend{m_s, 2 * m_s, m_view.size.width(), 2 * m_s};
    legend.size = 11.5;
    legend.gap = 5;
    legend.apart = 18;
    const auto add = [&](const QString& words, const QColor& fill, const Stroke& edge = {}) {
        legend.entries.push_back({.size = {10 * m_s, 10 * m_s},
                                  .sign = cellSign(2 * m_s, fill, edge),
                                  .words = {words},
                                  .id = {QStringLiteral("legend"), -1, -1, -1}});
    };
    // Not by hue alone: what is sorted is solid, what is not is hollow, what has vanished has a dashed edge.
    const auto addUnsorted = [&] {
        const bool isHollow = !m_layout.isImage || countWords(standing, m_now.wires).left <= mostLeft;
        add(say("not sorted yet"), isHollow ? m_colors.paper : m_colors.done, {m_colors.done, 1.6 * m_s, {}});
    };
    if (sorted)
        add(say("sorted pattern"), m_colors.keep.fill);
    if (unsorted && !isOver())
        addUnsorted();
    if (left)
        add(say("vanished in this layer"), m_layout.isImage ? m_colors.move.dim : m_colors.move.tint,
            m_layout.isImage ? Stroke{} : Stroke{m_colors.move.line, m_s, {3, 2}});
    if (m_layout.countSize > 0)
        legend.entries.push_back({.words = {m_layout.bitsSize > 0 && m_layout.cell >= 34 * m_s
                                                ? say("×2: two inputs look like this")
                                                : say("number: inputs that look like this")}});
    legend.y = m_layout.grid.bottom() + (m_layout.stripNumbers ? 26 : 29) * m_s;
    // Beside the network where there is room, else under both.
    if (legend.width() > m_layout.network.left() - 36 * m_s)
        legend.y = std::max(legend.y, std::min(m_view.size.height() - 9 * m_s, m_countsBottom + 12 * m_s));
    addLegend(m_scene, m_colors, std::move(legend), &m_labels);
}

bool ZeroOneScene::isOver() const
{
    return m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1 && !endsEarly(m_recording);
}

/// A pattern that is not sorted yet: its edge lies within `rect`.
RectShape ZeroOneScene::hollow(const QRectF& rect, double radius) const
{
    const double edge = std::min(2 * m_s, rect.width() * 0.25), half = edge / 2;
    return {rect.adjusted(half, half, -half, -half), std::max(0.0, radius - half), m_colors.paper,
            Stroke{m_colors.done, edge, {}}};
}

void ZeroOneScene::drawCells()
{
    const bool isOver = this->isOver();
    bool isFirst = true;
    const double gap = std::clamp(m_layout.cell * 0.06, 0.4, 2.5 * m_s);
    const double radius = std::min(5 * m_s, m_layout.cell * 0.18);
    std::vector<std::uint32_t> staying(m_now.words(), 0); // inputs that the launch leaves where they are
    for (std::size_t x = 0; x < m_now.words(); ++x)
        if ((*m_now.before)[x] == (*m_now.after)[x])
            ++staying[(*m_now.after)[x]];
    for (std::uint32_t word = 0; word < m_now.words(); ++word) {
        const QRectF rect = m_layout.cellOf(word).adjusted(gap, gap, -gap, -gap);
        MarkId id{QStringLiteral("word%1").arg(word), static_cast<int>(m_moment.launch), -1, -1};
        const bool stands = m_now.standing[word] > 0;
        // What comes is there when it has arrived; what stays is there all the time.
        const double shown = staying[word] > 0 ? 1 : stands ? m_result : 0;
        const bool leaves = m_moment.launch > 0 && m_now.standingBefore[word] > 0 && !stands;
        if (shown < 1)
            m_scene.add(
                RectShape{rect, radius, leaves ? m_colors.move.tint : m_colors.panel,
                          leaves ? Stroke{m_colors.move.line, m_s, {3, 2}} : Stroke{m_colors.line, 0.8 * m_s, {}}},
                stands ? MarkId{} : id);
        if (leaves) // what the launch got stays readable
            drawWord(word, rect, m_now.standingBefore[word], m_colors.move.text, 1);
        if (shown <= 0)
            continue;
        id.item = m_now.someone[word];
        const bool isWrong = isOver && !isSortedWord(word, m_now.wires);
        const Wrong wrong = isFirst ? Wrong::first : Wrong::later;
        isFirst = isFirst && !isWrong;
        const bool isSorted = isSortedWord(word, m_now.wires);
        const std::size_t first = m_scene.marks.size();
        if (isWrong)
            m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id, shown);
        else if (isSorted)
            m_scene.add(RectShape{rect, radius, m_colors.keep.fill, {}}, id, shown);
        else
            m_scene.add(hollow(rect, radius), id, shown);
        const QColor on = isSorted ? m_colors.keep.on : isWrong ? wrongLook(m_colors, wrong, m_s).on : m_colors.ink;
        drawWord(word, rect, m_moment.fraction < 1 && m_result < 1 ? staying[word] : m_now.standing[word], on, shown);
        own(m_scene, first, id);
    }
}

/// The word's bits, and how many inputs stand there: of those that came in this launch the number before it, too.
void ZeroOneScene::drawWord(std::uint32_t word, const QRectF& rect, std::uint32_t inputs, const QColor& color,
                            double opacity)
{
    const bool both = m_layout.bitsSize > 0 && m_layout.countSize > 0 && rect.height() >= 30 * m_s;
    const QPointF middle = rect.center();
    const auto named = [&](const char* what) {
        return MarkId{QStringLiteral("word%1-%2").arg(word).arg(QLatin1String(what)), -1, -1, -1};
    };
    if (m_layout.bitsSize > 0)
        m_scene.add(textAt(wordText(word, m_now.wires), {middle.x(), middle.y() - (both ? 8 * m_s : 0)},
                           m_layout.bitsSize, 600, color, Align::center, FontFamily::mono),
                    named("bits"), opacity);
    if (!both && (m_layout.bitsSize > 0 || m_layout.countSize <= 0))
        return;
    TextShape count = textAt(both ? QStringLiteral("×%1").arg(countDigits(inputs)) : countDigits(inputs),
                             {middle.x(), middle.y() + (both ? 9 * m_s : 0)},
                             both ? std::min(m_layout.countSize, 12 * m_s) : m_layout.countSize, 500, color);
    if (const std::uint32_t before = m_now.standingBefore[word]; both && inputs > before && before > 0) {
        TextShape grown = count;
        grown.text = QStringLiteral("×%1 → %2").arg(countDigits(before), count.text);
        if (textWidth(grown) <= rect.width() - 6 * m_s)
            count = grown;
    }
    m_scene.add(count, named("count"), opacity);
}

/// One state only: before the launch until it is over.
void ZeroOneScene::drawImage()
{
    const bool isOver = this->isOver();
    const bool after = m_moment.fraction >= 1;
    const std::vector<std::uint32_t>& standing = after ? m_now.standing : m_now.standingBefore;
    ImageShape image;
    image.columns = static_cast<int>(m_layout.columns);
    image.rows = static_cast<int>(m_layout.rows);
    image.rect = m_layout.grid;
    const QRgb empty = opaque(m_colors.panel), left = opaque(m_colors.move.dim), lit = opaque(m_colors.done),
               sorted = opaque(m_colors.keep.fill), wrong = opaque(m_colors.ink);
    image.pixels.resize(m_now.words());
    for (std::uint32_t word = 0; word < m_now.words(); ++word) {
        const bool leaves = after && m_moment.launch > 0 && m_now.standingBefore[word] > 0;
        const auto [row, column] = m_layout.placeOf(word);
        image.pixels[row * m_layout.columns + column] = (standing[word] == 0               ? (leaves ? left : empty)
                                                         : isSortedWord(word, m_now.wires) ? sorted
                                                         : isOver                          ? wrong
                                                                                           : lit);
    }
    m_scene.add(RectShape{m_layout.grid.adjusted(-1, -1, 1, 1), 0, Qt::transparent, Stroke{m_colors.line, 1, {}}});
    m_scene.add(std::move(image), {QStringLiteral("words"), static_cast<int>(m_moment.launch), -1, -1});
}

/// In a picture of many the patterns that are left are marks large enough to be seen once they are few; the sorted ones
/// always are. The input that is followed wears a ring.
void ZeroOneScene::drawOutstanding()
{
    const bool isOver = this->isOver();
    constexpr std::size_t most = mostLeft / 4;
    if (m_layout.isImage) {
        const bool after = m_moment.fraction >= 1;
        const std::vector<std::uint32_t>& standing = after ? m_now.standing : m_now.standingBefore;
        const std::size_t left = countWords(standing, m_now.wires).left;
        const double size = left <= 64 ? 4.5 : left <= most ? 3.5 : 2.2;
        std::size_t wrong = 0;
        for (const bool sorted : {false, true}) // the sorted ones over the others
            for (std::uint32_t word = 0; word < m_now.words(); ++word) {
                if (isSortedWord(word, m_now.wires) != sorted)
                    continue;
                const double half = std::max(m_layout.cell / 2, (sorted ? std::max(3.0, size) : size) * m_s);
                const QPointF at = m_layout.cellOf(word).center();
                const QRectF mark(at.x() - half, at.y() - half, 2 * half, 2 * half);
                if (!sorted && !isOver && standing[word] > 0 && left <= mostLeft)
                    m_scene.add(hollow(mark, half * 0.4),
                                {QStringLiteral("left%1").arg(word), static_cast<int>(m_moment.launch),
                                 m_now.standing[word] > 0 ? static_cast<qint64>(m_now.someone[word]) : -1, -1});
                if (sorted)
                    m_scene.add(RectShape{mark, half * 0.4, m_colors.keep.fill, Stroke{m_colors.paper, 0.8 * m_s, {}}},
                                {QStringLiteral("word%1").arg(word), static_cast<int>(m_moment.launch),
                                 m_now.standing[word] > 0 ? static_cast<qint64>(m_now.someone[word]) : -1, -1});
                else if (isOver && m_now.standing[word] > 0 && ++wrong <= most)
                    m_scene.add(tornCell(mark, half * 0.4, m_colors, Wrong::first, m_s * 0.6),
                                {QStringLiteral("word%1").arg(word), static_cast<int>(m_moment.launch),
                                 m_now.someone[word], -1});
            }
    }
    if (const auto input = followed()) {
        const Words& words = m_moment.fraction >= 0.5 ? *m_now.after : *m_now.before;
        const QRectF rect = m_layout.cellOf(words[*input]);
        const double grow = std::max(1.5 * m_s, 4 * m_s - rect.width() / 2);
        m_scene.add(RectShape{rect.adjusted(-grow, -grow, grow, grow), 5 * m_s, Qt::transparent,
                              Stroke{m_colors.ink, 1.8 * m_s, {}}});
    }
}

std::set<std::pair<std::uint32_t, std::uint32_t>> ZeroOneScene::ways() const
{
    std::set<std::pair<std::uint32_t, std::uint32_t>> found;
    for (std::size_t x = 0; m_moment.launch > 0 && x < m_now.words(); ++x)
        if ((*m_now.before)[x] != (*m_now.after)[x])
            found.insert({(*m_now.before)[x], (*m_now.after)[x]});
    return found;
}

/// At rest an arrow leads from each pattern that vanished to what its inputs look like now; of very many none does.
void ZeroOneScene::drawWays()
{
    if (m_layout.isImage || m_moment.launch == 0 || m_moment.fraction < 1)
        return;
    const auto all = ways();
    if (all.size() > mostArrows)
        return;
    const double size = std::clamp(m_layout.cell * 0.22, 4.0 * m_s, 10 * m_s);
    for (const auto& [from, to] : all) {
        const QRectF source = m_layout.cellOf(from), target = m_layout.cellOf(to);
        const QPointF way = target.center() - source.center();
        // From edge to edge, where no text stands.
        const double reach = 0.5 * m_layout.cell / std::max(std::abs(way.x()), std::abs(way.y()));
        const bool isNear = reach >= 0.5; // neighbours: a short arrow over their border
        const QPointF start = source.center() + way * (isNear ? 0.38 : reach * 0.8);
        const QPointF tip = target.center() - way * (isNear ? 0.38 : reach * 0.8);
        const MarkId id{QStringLiteral("way%1-%2").arg(from).arg(to), static_cast<int>(m_moment.launch), -1, -1};
        const double length = std::hypot(tip.x() - start.x(), tip.y() - start.y());
        m_scene.add(LineShape{start, tip - (tip - start) * std::min(1.0, 0.8 * size / length),
                              Stroke{m_colors.move.line, 1.2 * m_s, {}}},
                    id);
        addArrowHead(m_scene, tip, start, std::min(size, length), m_colors.move.line,
                     {id.name + QStringLiteral("-arrowhead"), id.launch, -1, -1});
    }
}

void ZeroOneScene::drawTokens()
{
    if (m_now.words() > mostMoving || m_moment.launch == 0 || m_moment.fraction >= 1 || m_result >= 1)
        return;
    const double f = std::min(1.0, m_moment.fraction / zeroOneArriving);
    const double r = std::min(m_layout.cell * 0.3, 11 * m_s);
    for (const auto& [from, to] : ways()) {
        const QPointF p = between(m_layout.cellOf(from).center(), m_layout.cellOf(to).center(), f);
        m_scene.add(disc(p, r, m_colors.move.fill, Stroke{m_colors.paper, std::min(1.2 * m_s, r * 0.3), {}}),
                    {QStringLiteral("way%1-%2").arg(from).arg(to), static_cast<int>(m_moment.launch), -1, -1});
    }
}

} // namespace lockstep::ui
