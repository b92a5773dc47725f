#include "ui/lenses/zero_one_scene.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/lenses/wrong_cell.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/network_draw.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace lockstep::ui {

namespace {

constexpr double largestGrowth = 3;
constexpr std::size_t mostShapes = 1024; ///< cells; more are a picture
constexpr std::size_t mostMoving = 256;  ///< words whose inputs are seen to move

bool hasLegend(const View& view)
{
    return view.hasLegend && view.role != ViewRole::presenter;
}

QRgb opaque(const QColor& color)
{
    return qRgba(color.red(), color.green(), color.blue(), 255);
}

} // namespace

QRectF ZeroOneLayout::cellOf(std::uint32_t word) const
{
    const std::size_t column = word & (columns - 1), row = word >> columnWires;
    return {grid.left() + static_cast<double>(column) * cell, grid.top() + static_cast<double>(row) * cell, cell, cell};
}

ZeroOneLayout layoutZeroOne(const Recording& recording, const View& view)
{
    ZeroOneLayout layout;
    const double width = view.size.width(), height = view.size.height();
    const double s = layout.scale =
        view.role == ViewRole::presenter
            ? roleScale(view.role) * textScaleOf(view)
            : std::max(roleScale(view.role), std::min({width / 880, height / 560, largestGrowth}));
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
        layout.strip = (layout.stripNumbers ? (view.role == ViewRole::presenter ? 16 : 15) : 6) * s;
        above = 4 * s + static_cast<double>(layout.columnWires) * layout.strip + 6 * s;
        before = 2 * s + static_cast<double>(layout.rowWires) * layout.strip + 6 * s;
        after = textWidth(textAt(say("wire %1").arg(layout.columnWires), {}, 11 * s, 400, Qt::black)) + 8 * s;
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
    layout.countsTop = height - 62 * s;
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

/// A wire along the square's edge: dark where its bit is 1.
void ZeroOneScene::drawStrip(std::size_t wire, bool isColumn)
{
    const std::size_t place = isColumn ? wire : wire - m_layout.columnWires; // 0 is nearest to the square
    const std::size_t cells = isColumn ? m_layout.columns : m_layout.rows;
    const double off = (static_cast<double>(place) + 1) * m_layout.strip + 4 * m_s;
    const double thick = m_layout.strip * 0.62;
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
        drawStrip(wire, wire < m_layout.columnWires);
    if (m_layout.stripNumbers)
        return;
    const QRectF& grid = m_layout.grid;
    const QString words = say("columns: wires 0–%1, rows: wires %2–%3")
                              .arg(m_layout.columnWires - 1)
                              .arg(m_layout.columnWires)
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
    struct Entry {
        bool occurs;
        QColor fill, line;
        QString words;
    };
    const Entry entries[] = {
        {sorted, m_colors.keep.fill, {}, say("sorted")},
        {unsorted && !isOver(), m_colors.done, {}, say("not sorted")},
        {left, m_colors.move.tint, m_colors.move.dim, say("empty since this layer")},
    };
    double x = m_layout.grid.left();
    const double y = m_layout.grid.bottom() + (m_layout.stripNumbers ? 26 : 29) * m_s, side = 10 * m_s;
    for (const Entry& entry : entries) {
        if (!entry.occurs)
            continue;
        const TextShape text =
            textAt(entry.words, {x + side + 5 * m_s, y}, 11.5 * m_s, 400, m_colors.ink2, Align::left);
        const double end = text.at.x() + textWidth(text);
        if (end > m_layout.network.left() - 24 * m_s || !m_labels.fits(text))
            return;
        const bool isPixel = m_layout.isImage && entry.line.isValid();
        m_scene.add(RectShape{{x, y - side / 2, side, side},
                              2 * m_s,
                              isPixel ? entry.line : entry.fill,
                              entry.line.isValid() ? Stroke{entry.line, m_s, {}} : Stroke{}},
                    {QStringLiteral("legend"), -1, -1, -1});
        m_labels.place(m_scene, text);
        x = end + 18 * m_s;
    }
}

bool ZeroOneScene::isOver() const
{
    return m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1 && !endsEarly(m_recording);
}

QColor ZeroOneScene::fillOf(std::uint32_t word) const
{
    return isSortedWord(word, m_now.wires) ? m_colors.keep.fill : m_colors.done;
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
            m_scene.add(RectShape{rect, radius, leaves ? m_colors.move.tint : m_colors.panel,
                                  Stroke{leaves ? m_colors.move.dim : m_colors.line, leaves ? m_s : 0.8 * m_s, {}}},
                        stands ? MarkId{} : id);
        if (shown <= 0)
            continue;
        id.item = m_now.someone[word];
        const bool isWrong = isOver && !isSortedWord(word, m_now.wires);
        const Wrong wrong = isFirst ? Wrong::first : Wrong::later;
        isFirst = isFirst && !isWrong;
        const QColor fill = fillOf(word);
        const std::size_t first = m_scene.marks.size();
        if (isWrong)
            m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id, shown);
        else
            m_scene.add(RectShape{rect, radius, fill, {}}, id, shown);
        const QColor on = isSortedWord(word, m_now.wires) ? m_colors.keep.on
                          : isWrong                       ? wrongLook(m_colors, wrong, m_s).on
                                                          : m_colors.paper;
        const bool both = m_layout.bitsSize > 0 && m_layout.countSize > 0 && rect.height() >= 30 * m_s;
        const QPointF middle = rect.center();
        if (m_layout.bitsSize > 0)
            m_scene.add(textAt(wordText(word, m_now.wires), {middle.x(), middle.y() - (both ? 8 * m_s : 0)},
                               m_layout.bitsSize, 600, on, Align::center, FontFamily::mono),
                        {}, shown);
        const std::uint32_t inputs = m_moment.fraction < 1 && m_result < 1 ? staying[word] : m_now.standing[word];
        if (both || (m_layout.bitsSize <= 0 && m_layout.countSize > 0))
            m_scene.add(textAt(both ? QStringLiteral("×%1").arg(countDigits(inputs)) : countDigits(inputs),
                               {middle.x(), middle.y() + (both ? 9 * m_s : 0)},
                               both ? std::min(m_layout.countSize, 12 * m_s) : m_layout.countSize, 500, on),
                        {}, shown);
        own(m_scene, first, id);
    }
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
    for (std::uint32_t word = 0; word < m_now.words(); ++word) {
        const bool leaves = after && m_moment.launch > 0 && m_now.standingBefore[word] > 0;
        image.pixels.push_back(standing[word] == 0               ? (leaves ? left : empty)
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
    constexpr std::size_t most = 200;
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
                if (!sorted && !isOver && standing[word] > 0 && left <= 4 * most)
                    m_scene.add(RectShape{mark, half * 0.4, m_colors.done, Stroke{m_colors.paper, 0.6 * m_s, {}}},
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

void ZeroOneScene::drawTokens()
{
    if (m_now.words() > mostMoving || m_moment.launch == 0 || m_moment.fraction >= 1 || m_result >= 1)
        return;
    const double f = std::min(1.0, m_moment.fraction / zeroOneArriving);
    std::set<std::pair<std::uint32_t, std::uint32_t>> ways;
    for (std::size_t x = 0; x < m_now.words(); ++x)
        if ((*m_now.before)[x] != (*m_now.after)[x])
            ways.insert({(*m_now.before)[x], (*m_now.after)[x]});
    const double r = std::min(m_layout.cell * 0.3, 11 * m_s);
    for (const auto& [from, to] : ways) {
        const QPointF p = between(m_layout.cellOf(from).center(), m_layout.cellOf(to).center(), f);
        m_scene.add(EllipseShape{{p.x() - r, p.y() - r, 2 * r, 2 * r},
                                 m_colors.move.fill,
                                 Stroke{m_colors.paper, std::min(1.2 * m_s, r * 0.3), {}}},
                    {QStringLiteral("way%1-%2").arg(from).arg(to), static_cast<int>(m_moment.launch), -1, -1});
    }
}

std::optional<std::uint32_t> ZeroOneScene::followed() const
{
    if (m_view.selectedItem && *m_view.selectedItem < m_now.words())
        return m_view.selectedItem;
    return m_moment.fraction >= 1 ? m_now.counterexample : std::nullopt;
}

/// The input's word before the first layer, and after each up to now; empty where states are not at hand.
std::vector<std::uint32_t> ZeroOneScene::wayOf(std::uint32_t input) const
{
    std::vector<std::uint32_t> way;
    const std::size_t inputs = *zeroOneInputs(m_recording);
    for (std::size_t k = 0; k <= m_moment.launch; ++k) {
        const State* state = m_resident.state(k);
        if (state == nullptr || !state->buffers.at(inputs))
            return {};
        way.push_back(state->buffers[inputs]->at(input));
    }
    return way;
}

void ZeroOneScene::drawNetwork()
{
    const QRectF& place = m_layout.network;
    const double pitch = place.height() / static_cast<double>(m_layout.wires);
    const auto wireY = [&](std::size_t wire) { return place.top() + (static_cast<double>(wire) + 0.5) * pitch; };
    double slotCount = 0;
    for (const ZeroOneLayer& layer : m_now.layers)
        slotCount += layer.slotCount + 0.9;
    const double unit = std::min(place.width() / std::max(1.0, slotCount), 56 * m_s);
    const double right = place.left() + std::max(unit * slotCount, 24 * m_s);
    std::vector<double> starts;
    double x = place.left();
    for (const ZeroOneLayer& layer : m_now.layers) {
        starts.push_back(x);
        x += (layer.slotCount + 0.9) * unit;
    }
    starts.push_back(x);

    const std::size_t now = m_moment.launch; // layer now - 1
    if (now > 0 && now <= m_now.layers.size()) {
        const QRectF card{starts[now - 1], place.top() - 4 * m_s, starts[now] - starts[now - 1],
                          place.height() + 8 * m_s};
        m_scene.add(RectShape{card, std::min(9 * m_s, card.width() / 3), m_colors.nowSoft,
                              Stroke{m_colors.dark ? m_colors.ink2 : m_colors.ink, 1.5, {}}},
                    {QStringLiteral("card"), static_cast<int>(now), -1, -1});
        const TextShape title =
            textAt(say("layer %1").arg(now), {}, 12.5 * m_s, 600, m_colors.onNow); // of as many as there are launches
        const double width = textWidth(title) + 22 * m_s;
        const double middle = std::clamp(card.center().x(), place.left() + width / 2 - 16 * m_s,
                                         m_view.size.width() - width / 2 - 2 * m_s);
        const QRectF pill{middle - width / 2, card.top() - 24 * m_s, width, 22 * m_s};
        m_scene.add(
            RectShape{pill, pill.height() / 2, m_colors.now, m_colors.dark ? Stroke{} : Stroke{m_colors.ink, 1.5, {}}});
        addText(textAt(title.text, pill.center(), title.size, 600, m_colors.onNow));
    }
    const auto input = followed();
    const std::vector<std::uint32_t> way = input ? wayOf(*input) : std::vector<std::uint32_t>{};
    const bool labelled = pitch >= 12 * m_s;
    for (std::size_t wire = 0; wire < m_layout.wires; ++wire) {
        const double y = wireY(wire);
        m_scene.add(LineShape{{place.left() - 5 * m_s, y}, {right + 5 * m_s, y}, Stroke{m_colors.wire, m_s, {}}},
                    {QStringLiteral("wire%1").arg(wire), -1, -1, static_cast<qint64>(wire)});
        for (std::size_t k = 0; k < way.size(); ++k) {
            if ((way[k] >> wire & 1U) == 0)
                continue;
            const auto middleOf = [&](std::size_t layer) { return (starts[layer] + starts[layer + 1]) / 2; };
            const double from = k == 0 ? place.left() - 5 * m_s : middleOf(k - 1);
            const double to = k + 1 < starts.size() && k < m_now.layers.size() && k < now ? middleOf(k)
                              : k == m_now.layers.size()                                  ? right + 5 * m_s
                                                                                          : starts[k];
            m_scene.add(LineShape{{from, y}, {to, y}, Stroke{m_colors.ink, 3 * m_s, {}}});
        }
        if (!labelled)
            continue;
        const QString before = way.empty() ? QString::number(wire) : QString::number(way.front() >> wire & 1U);
        addText(textAt(before, {place.left() - 11 * m_s, y}, (way.empty() ? 11 : 12) * m_s, way.empty() ? 400 : 600,
                       way.empty() ? m_colors.ink3 : m_colors.ink, Align::right));
        if (way.size() == m_now.layers.size() + 1)
            addText(textAt(QString::number(way.back() >> wire & 1U), {right + 10 * m_s, y}, 12 * m_s, 600, m_colors.ink,
                           Align::left));
    }
    for (std::size_t k = 0; k < m_now.layers.size(); ++k) {
        const bool isNow = k + 1 == now, past = k + 1 < now;
        const QColor& color = isNow ? m_colors.ink : past ? m_colors.ink3 : m_colors.ghost;
        for (const ZeroOneComparator& one : m_now.layers[k].comparators) {
            const double at = starts[k] + (one.slot + 0.95) * unit;
            const double width = std::clamp(unit * 0.09, 0.8, 1.6 * m_s);
            const double dot = std::clamp(std::min(unit, pitch) * 0.14, 0.9, 2.6 * m_s);
            const double head = std::clamp(std::min(unit, pitch) * 0.42, 2.2, 7 * m_s);
            m_scene.add(PathShape{comparatorPath(at, wireY(one.small), wireY(one.large), dot, head, width), color, {}},
                        {QStringLiteral("launch%1-wires%2-%3").arg(k + 1).arg(one.small).arg(one.large),
                         static_cast<int>(k + 1), -1, -1});
        }
    }
}

/// Under the network, large: how many are left, and how many of them are sorted.
void ZeroOneScene::drawCounts()
{
    const bool before = m_moment.launch > 0 && m_moment.fraction < zeroOneArriving;
    const auto [left, sorted] = countWords(before ? m_now.standingBefore : m_now.standing, m_now.wires);
    const double x = m_layout.network.left() - 16 * m_s;
    const double y = std::min(m_layout.countsTop, m_layout.network.bottom() + 24 * m_s);
    const auto line = [&](double at, const QString& number, const QColor& color, const QString& words) {
        const TextShape count = textAt(number, {x, at}, 20 * m_s, 600, color, Align::left, FontFamily::display);
        addText(count);
        addText(
            textAt(words, {x + textWidth(count) + 8 * m_s, at + 2 * m_s}, 12.5 * m_s, 400, m_colors.ink2, Align::left));
    };
    line(y + 12 * m_s, countDigits(left), m_colors.ink, say("of %1 are left").arg(countDigits(m_now.words())));
    const bool isOver = this->isOver();
    if (isOver && m_now.counterexample)
        line(y + 40 * m_s, countDigits(left - sorted), m_colors.ink, say("never get sorted"));
    else
        line(y + 40 * m_s, countDigits(sorted), m_colors.keep.text, say("are sorted"));
}

} // namespace lockstep::ui
