#include "ui/lenses/grid/product_scene.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/words.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/values.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/grid/product_layout.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

class ProductScene {
public:
    ProductScene(const ProductRead& read, const Resident& resident, const GridTime& time, const View& view)
        : m_read(read), m_recording(*resident.recording), m_time(time), m_view(view), m_colors(theme(view.theme)),
          m_plan(planProduct(read, m_recording, view)), m_labels(QRectF({0, 0}, view.size), m_plan.smallest),
          m_wrong(wrongOutputs(m_recording))
    {
        m_scene.size = view.size;
        for (std::uint32_t place = 0; place < read.sums.size(); ++place)
            if (view.selectedItem && read.sums[place].item == *view.selectedItem) {
                m_open = place;
                break;
            }
        m_tilePhase = tilePhase();
        if (isOn())
            m_openDone = productsDone(open(), time);
        for (const ProductSum& sum : read.sums) {
            m_least = std::min(m_least, orderBits(sum.value, m_recording.type));
            m_most = std::max(m_most, orderBits(sum.value, m_recording.type));
        }
        for (const std::uint32_t bits : m_recording.input)
            m_rank[orderBits(bits, m_recording.type)] = 0;
        double rank = 0;
        for (auto& [bits, share] : m_rank)
            share = rank++ / std::max(1.0, static_cast<double>(m_rank.size()) - 1);
    }

    Scene take()
    {
        heading(m_plan.a, say("a: %1 × %2").arg(m_read.rows).arg(m_read.inner));
        heading(m_plan.b, say("b: %1 × %2").arg(m_read.inner).arg(m_read.columns));
        heading(m_plan.c, say("c: %1 × %2").arg(m_read.rows).arg(m_read.columns));
        const bool isLarge = std::max({m_plan.a.rows * m_plan.a.columns, m_plan.b.rows * m_plan.b.columns,
                                       m_plan.c.rows * m_plan.c.columns}) > mostCells;
        if (isLarge) {
            drawImages();
        } else {
            drawSource(m_plan.a, 0);
            drawSource(m_plan.b, m_read.bAt());
            drawSums();
        }
        drawOpen();
        if (m_read.tile > 0)
            drawCard();
        if (m_plan.side.width() > 0 && m_time.launch > 0)
            drawSide();
        drawLegend();
        return std::move(m_scene);
    }

private:
    bool isOn() const { return m_time.launch > 0 && !m_read.sums.empty(); }
    const ProductSum& open() const { return m_read.sums[m_open]; }

    QString groupName(std::uint32_t group) const
    {
        return QStringLiteral("(%1, %2)").arg(group % m_read.groupsAcross).arg(group / m_read.groupsAcross);
    }

    void heading(const GridPlace& place, const QString& words)
    {
        m_labels.place(m_scene, textAt(words, {place.rect.left() + 1, place.rect.top() - 12 * m_plan.scale},
                                       std::max(12.5 * m_plan.scale, m_plan.smallest), 600, m_colors.ink, Align::left));
    }

    QColor shadeOf(double share) const { return mix(m_colors.panel, m_colors.ink2, 0.08 + 0.8 * share); }
    double shareOf(std::uint32_t bits) const
    {
        const auto found = m_rank.find(orderBits(bits, m_recording.type));
        return found == m_rank.end() ? 0 : found->second;
    }

    /// From the least value of c to the largest.
    double shareOfSum(std::uint32_t bits) const
    {
        const double span = std::max(1.0, static_cast<double>(m_most) - static_cast<double>(m_least));
        return (static_cast<double>(orderBits(bits, m_recording.type)) - static_cast<double>(m_least)) / span;
    }

    void text(const QRectF& rect, std::uint32_t bits, double size, const QColor& ink, int weight, const MarkId& id)
    {
        if (size > 0)
            m_scene.add(textAt(valueText(bits, m_recording), rect.center(), size, weight, ink), id);
    }

    QRectF inner(const QRectF& rect) const
    {
        const double s = std::min(0.5 * m_plan.scale, 0.05 * rect.width());
        return rect.adjusted(s, s, -s, -s);
    }

    /// Places of the values that the open group loads in the phase that is shown.
    std::set<std::uint32_t> loadedNow() const
    {
        std::set<std::uint32_t> places;
        if (!isOn() || m_time.isWhole || !m_time.hasPhases)
            return places;
        for (const TileLoad& load : m_read.loads)
            if (load.group == open().group && load.phase == m_tilePhase)
                places.insert(load.from);
        return places;
    }

    /// Where phases are not stepped through, the tiles up to that of the open sum's last product are there.
    bool isLoaded(const TileLoad& load) const
    {
        if (m_time.isWhole || m_time.hasPhases)
            return m_time.of(load.phase) >= 1;
        const std::size_t k = load.isOfB ? (load.from - m_read.bAt()) / m_read.columns : load.from % m_read.inner;
        return k / m_read.tile * m_read.tile < m_openDone;
    }

    /// The phase in which the tile was loaded that is in local memory.
    std::uint32_t tilePhase() const
    {
        std::uint32_t last = 0;
        for (const TileLoad& load : m_read.loads)
            if (load.phase <= m_time.phase || m_time.isWhole)
                last = std::max(last, load.phase);
        return last;
    }

    /// On the row of a or in the column of b that make the open sum.
    bool isOfOpen(std::uint32_t place) const
    {
        if (!isOn())
            return false;
        return place < m_read.bAt() ? place / m_read.inner == m_open / m_read.columns
                                    : (place - m_read.bAt()) % m_read.columns == m_open % m_read.columns;
    }

    void drawSource(const GridPlace& matrix, std::size_t from)
    {
        std::set<std::uint32_t> now = loadedNow(); // … or read by the open sum last
        if (isOn() && !m_time.isWhole && m_openDone > 0) {
            now.insert(open().steps[m_openDone - 1].left);
            now.insert(open().steps[m_openDone - 1].right);
        }
        for (std::size_t i = 0; i < matrix.rows * matrix.columns; ++i) {
            const auto place = static_cast<std::uint32_t>(from + i);
            const QRectF rect = inner(matrix.at(i / matrix.columns, i % matrix.columns));
            const bool isNow = now.contains(place), isOpen = isOfOpen(place);
            const QColor fill = isNow ? m_colors.now : isOpen ? m_colors.compute.tint : m_colors.cell;
            const QColor ink = isNow ? m_colors.onNow : isOpen ? m_colors.compute.text : m_colors.ink;
            const bool hasValue = m_plan.valueSize > 0;
            const MarkId id{.name = QStringLiteral("a%1").arg(place)};
            m_scene.add(RectShape{rect,
                                  std::min(3 * m_plan.scale, 0.2 * rect.width()),
                                  hasValue || isNow ? fill : shadeOf(shareOf(m_recording.input[place])),
                                  {}},
                        id);
            text(rect, m_recording.input[place], m_plan.valueSize, ink, isOpen || isNow ? 650 : 500, id);
        }
    }

    void frame(const QRectF& rect, const QColor& color, double width, const MarkId& id = {})
    {
        m_scene.add(RectShape{rect, 3 * m_plan.scale, Qt::transparent, {color, width * m_plan.scale, {}}}, id);
    }

    void drawSums()
    {
        frame(m_plan.c.rect, m_colors.line2, 1);
        if (!isOn())
            return;
        for (std::uint32_t place = 0; place < m_read.sums.size(); ++place) {
            const ProductSum& sum = m_read.sums[place];
            const QRectF rect = inner(m_plan.c.at(place / m_read.columns, place % m_read.columns));
            const double radius = std::min(3 * m_plan.scale, 0.2 * rect.width());
            MarkId id;
            id.launch = static_cast<int>(m_time.launch);
            id.item = sum.item;
            if (m_time.of(sum.phase) >= 1) {
                id.name = QStringLiteral("c%1").arg(place);
                if (place < m_wrong.size() && m_wrong[place]) {
                    const WrongLook look = wrongLook(m_colors, wrongAt(m_wrong, place), m_plan.scale);
                    m_scene.add(tornCell(rect, radius, m_colors, wrongAt(m_wrong, place), m_plan.scale), id);
                    text(tornText(rect), sum.value, m_plan.sumSize, look.on, 600, id);
                    continue;
                }
                const bool hasValue = m_plan.sumSize > 0;
                m_scene.add(RectShape{rect, radius, hasValue ? m_colors.keep.tint : shadeOf(shareOfSum(sum.value)), {}},
                            id);
                text(rect, sum.value, m_plan.sumSize, m_colors.keep.text, 600, id);
                continue;
            }
            const std::size_t done = productsDone(sum, m_time);
            if (done == 0)
                continue;
            // As full as products are added.
            id.name = QStringLiteral("sum%1").arg(place);
            const double share =
                static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(m_read.inner, 1));
            m_scene.add(RectShape{rect, radius, mix(m_colors.paper, m_colors.compute.tint, 0.35), {}}, id);
            m_scene.add(
                RectShape{rect.adjusted(0, rect.height() * (1 - share), 0, 0), radius, m_colors.compute.tint, {}}, id);
            text(rect, sum.steps[done - 1].now, m_plan.sumSize, m_colors.compute.text, 500, id);
        }
    }

    /// Of more values than have a cell of their own: the mean of those that fall into one.
    template <typename ShareAt>
    void image(const GridPlace& place, ShareAt shareAt)
    {
        constexpr std::size_t most = 512;
        ImageShape shape;
        shape.rect = place.rect;
        const std::size_t columns = std::min(place.columns, most), rows = std::min(place.rows, most);
        std::vector<double> sums(columns * rows, 0), counts(columns * rows, 0);
        for (std::size_t i = 0; i < place.rows * place.columns; ++i) {
            const std::size_t at =
                i / place.columns * rows / place.rows * columns + i % place.columns * columns / place.columns;
            sums[at] += shareAt(i);
            ++counts[at];
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            shape.pixels.push_back(shadeOf(sums[i] / std::max(counts[i], 1.0)).rgb());
        shape.columns = static_cast<int>(columns);
        shape.rows = static_cast<int>(rows);
        m_scene.add(std::move(shape));
    }

    void drawImages()
    {
        image(m_plan.a, [&](std::size_t i) { return shareOf(m_recording.input[i]); });
        image(m_plan.b, [&](std::size_t i) { return shareOf(m_recording.input[m_read.bAt() + i]); });
        frame(m_plan.c.rect, m_colors.line2, 1);
        if (!isOn() || m_time.of(m_read.sums.back().phase) < 1)
            return;
        image(m_plan.c, [&](std::size_t i) { return shareOfSum(m_read.sums[i].value); });
    }

    /// The open work-item's row, column and value of c, and its group's tiles.
    void drawOpen()
    {
        if (!isOn())
            return;
        const std::size_t row = m_open / m_read.columns, column = m_open % m_read.columns;
        const auto part = [](const GridPlace& place, std::size_t top, std::size_t left, std::size_t rows,
                             std::size_t columns) {
            return place.at(top, left).united(
                place.at(std::min(top + rows, place.rows) - 1, std::min(left + columns, place.columns) - 1));
        };
        if (m_read.tile > 0 && (m_time.isWhole || m_time.hasPhases)) {
            QRectF ofA, ofB;
            for (const TileLoad& load : m_read.loads)
                if (load.group == open().group && load.phase == m_tilePhase) {
                    if (load.isOfB)
                        ofB |= m_plan.b.at((load.from - m_read.bAt()) / m_read.columns,
                                           (load.from - m_read.bAt()) % m_read.columns);
                    else
                        ofA |= m_plan.a.at(load.from / m_read.inner, load.from % m_read.inner);
                }
            for (const QRectF& rect : {ofA, ofB})
                if (!rect.isEmpty())
                    frame(rect, m_colors.cardEdge, 1.6);
        }
        frame(part(m_plan.a, row, 0, 1, m_read.inner), m_colors.compute.line, 1.8, {.name = QStringLiteral("row")});
        frame(part(m_plan.b, 0, column, m_read.inner, 1), m_colors.compute.line, 1.8,
              {.name = QStringLiteral("column")});
        frame(m_plan.c.at(row, column), m_colors.cardEdge, 1.8, {.name = QStringLiteral("open")});
    }

    void drawCard()
    {
        const double s = m_plan.scale;
        addCard(m_scene, m_colors, m_plan.card, 10 * s, 1.5 * s, {.name = QStringLiteral("tile-card")});
        const double size = std::max(12 * s, m_plan.smallest);
        TextShape title = textAt(say("tiles of group %1").arg(groupName(open().group)),
                                 {m_plan.card.center().x(), m_plan.card.top() + 16 * s}, size, 600, m_colors.ink);
        if (textWidth(title) < m_plan.card.width() - 8 * s)
            m_labels.place(m_scene, title);
        const std::uint32_t phase = m_tilePhase;
        const bool areThere = m_time.of(phase) >= 1;
        for (const GridPlace* place : {&m_plan.aTile, &m_plan.bTile})
            frame(place->rect, m_colors.line2, 0.8);
        const double inTile = m_plan.aTile.cell();
        const double type = m_plan.valueSize > 0 && inTile >= m_plan.valueSize * 1.3 ? m_plan.valueSize : 0;
        // What the open work-item reads in this moment, or the tiles as they stand at rest.
        std::map<std::pair<bool, std::uint32_t>, const TileLoad*> held;
        for (const TileLoad& load : m_read.loads)
            if (load.group == open().group && isLoaded(load))
                held[{load.isOfB, load.to}] = &load;
        const ProductStep* step = nullptr;
        if (const std::size_t done = productsDone(open(), m_time); done > 0 && !m_time.isWhole)
            step = &open().steps[done - 1];
        for (const auto& [key, load] : held) {
            const GridPlace& place = key.first ? m_plan.bTile : m_plan.aTile;
            if (key.second >= place.rows * place.columns)
                continue;
            const QRectF rect = inner(place.at(key.second / place.columns, key.second % place.columns));
            const bool isNow = step != nullptr && step->phase == m_time.phase && (areThere || !m_time.hasPhases) &&
                               (key.first ? step->right == load->from : step->left == load->from);
            const MarkId id{.name = QStringLiteral("tile%1-%2").arg(key.first ? "b" : "a").arg(key.second),
                            .launch = static_cast<int>(m_time.launch),
                            .item = load->item};
            if (areThere && load->phase != phase && (m_time.isWhole || m_time.hasPhases)) {
                // left of the tile before: the last one does not fill it
                m_scene.add(
                    RectShape{
                        rect, std::min(3 * s, 0.2 * rect.width()), Qt::transparent, {m_colors.ghost, 0.8 * s, {2, 2}}},
                    id);
                continue;
            }
            m_scene.add(RectShape{rect,
                                  std::min(3 * s, 0.2 * rect.width()),
                                  isNow      ? m_colors.now
                                  : type > 0 ? m_colors.compute.tint
                                             : shadeOf(shareOf(load->value)),
                                  {}},
                        id);
            text(rect, load->value, type, isNow ? m_colors.onNow : m_colors.compute.text, isNow ? 650 : 500, id);
        }
        drawWays(phase);
    }

    /// Values of the open group on their way to its tiles.
    void drawWays(std::uint32_t phase)
    {
        const double f = m_time.of(phase);
        if (f <= 0 || f >= 1 || !m_time.hasPhases)
            return;
        for (const TileLoad& load : m_read.loads) {
            if (load.group != open().group || load.phase != phase)
                continue;
            const GridPlace &source = load.isOfB ? m_plan.b : m_plan.a,
                            &tile = load.isOfB ? m_plan.bTile : m_plan.aTile;
            const std::size_t place = load.isOfB ? load.from - m_read.bAt() : load.from;
            if (load.to >= tile.rows * tile.columns)
                continue;
            const QRectF from = source.at(place / source.columns, place % source.columns),
                         to = tile.at(load.to / tile.columns, load.to % tile.columns);
            const QPointF centre = between(from.center(), to.center(), f);
            const double side = std::min(from.width(), to.width()) * 0.5;
            m_scene.add(RectShape{{centre.x() - side / 2, centre.y() - side / 2, side, side},
                                  std::min(3 * m_plan.scale, 0.2 * side),
                                  m_colors.move.fill,
                                  {}},
                        {.name = QStringLiteral("way%1").arg(load.item),
                         .launch = static_cast<int>(m_time.launch),
                         .item = load.item});
        }
    }

    /// How much was loaded so far, and the sum that the open work-item keeps.
    void drawSide()
    {
        const double s = m_plan.scale, size = std::max(12.5 * s, m_plan.smallest), x = m_plan.side.left();
        double y = m_plan.side.top() + 8 * s;
        const auto line = [&](const QString& words, int weight, const QColor& ink) {
            m_labels.place(m_scene, textAt(words, {x, y}, size, weight, ink, Align::left));
            y += 1.7 * size;
        };
        std::size_t loaded = 0, added = 0;
        for (const TileLoad& load : m_read.loads)
            loaded += isLoaded(load);
        for (const ProductSum& sum : m_read.sums)
            added += productsDone(sum, m_time);
        line(say("Loads from global memory"), 600, m_colors.ink);
        const double most = static_cast<double>(std::max<std::size_t>(2 * m_read.products, 1));
        const auto bar = [&](const QString& words, std::size_t now, std::size_t all, const QColor& fill) {
            line(words, 400, m_colors.ink2);
            const double long_ = (m_plan.side.width() - 4 * s) / most;
            const QRectF outline(x, y - 8 * s, std::max(long_ * static_cast<double>(all), 2 * s), 11 * s);
            m_scene.add(RectShape{outline, 3 * s, Qt::transparent, {m_colors.line2, s, {}}});
            if (now > 0)
                m_scene.add(
                    RectShape{{outline.topLeft(), QSizeF(long_ * static_cast<double>(now), 11 * s)}, 3 * s, fill, {}},
                    {.name = QStringLiteral("loads")});
            y += 1.5 * size;
            line(say("%1 of %2").arg(digits(now), digits(all)), 600, m_colors.ink);
            y += 0.5 * size;
        };
        if (m_read.tile > 0)
            bar(say("by tiles"), loaded, m_read.loads.size(), m_colors.move.fill);
        bar(m_read.tile > 0 ? say("without, for as many products") : say("two for each product"), 2 * added,
            2 * m_read.products, m_read.tile > 0 ? m_colors.ink3 : m_colors.move.fill);
        const std::size_t done = productsDone(open(), m_time);
        y += size;
        line(say("Row %1, column %2").arg(m_open / m_read.columns).arg(m_open % m_read.columns), 600, m_colors.ink);
        if (done == 0)
            return;
        const ProductStep& step = open().steps[done - 1];
        const auto value = [&](std::uint32_t bits) { return valueText(bits, m_recording); };
        line(QStringLiteral("%1 + %2 · %3 = %4")
                 .arg(value(step.before), value(step.leftValue), value(step.rightValue), value(step.now)),
             600, m_colors.compute.text);
        line(say("product %1 of %2").arg(digits(done), digits(m_read.inner)), 400, m_colors.ink2);
    }

    void drawLegend()
    {
        if (m_plan.legend <= 0 || !isOn())
            return;
        const double s = m_plan.scale;
        Legend legend;
        legend.scale = s;
        legend.left = legend.edge = s;
        legend.right = m_view.size.width();
        legend.y = m_plan.legend;
        const auto add = [&](const QColor& fill, const QString& words, const Stroke& edge = {}) {
            legend.entries.push_back({.size = {13 * s, 13 * s}, .sign = cellSign(3 * s, fill, edge), .words = {words}});
        };
        add(m_colors.compute.tint, say("row and column of one sum"), {m_colors.compute.line, 1.6 * s, {}});
        if (!m_time.isWhole && m_read.tile > 0 && m_time.hasPhases)
            add(m_colors.now, say("in the tiles of group %1").arg(groupName(open().group)));
        const bool isStored = m_time.of(open().phase) >= 1;
        if (isStored && m_plan.sumSize > 0)
            add(m_colors.keep.tint, say("stored in c"));
        else if (!isStored)
            add(m_colors.compute.tint, say("sum so far, in a register"));
        if (m_plan.valueSize <= 0 || (isStored && m_plan.sumSize <= 0))
            add(shadeOf(1), say("the darker, the larger"));
        addLegend(m_scene, m_colors, legend, &m_labels);
    }

    const ProductRead& m_read;
    const Recording& m_recording;
    const GridTime m_time;
    const View& m_view;
    const Theme& m_colors;
    ProductPlan m_plan;
    Labels m_labels;
    Scene m_scene;
    std::vector<bool> m_wrong;
    std::size_t m_openDone = 0;                     ///< products of the open sum
    std::uint32_t m_tilePhase = 0;                  ///< in which the tile was loaded that is in local memory
    std::uint32_t m_open = 0;                       ///< place in c
    std::uint32_t m_least = UINT32_MAX, m_most = 0; ///< values of c, in the order of their type
    std::map<std::uint32_t, double> m_rank;
};

} // namespace

std::size_t productsDone(const ProductSum& sum, const GridTime& time)
{
    if (time.launch == 0)
        return 0;
    if (time.isWhole)
        return sum.steps.size();
    std::size_t before = 0, now = 0;
    for (const ProductStep& step : sum.steps) {
        before += step.phase < time.phase;
        now += step.phase == time.phase;
    }
    return before + static_cast<std::size_t>(time.fraction * static_cast<double>(now));
}

Scene productScene(const ProductRead& read, const Resident& resident, const GridTime& time, const View& view)
{
    return ProductScene(read, resident, time, view).take();
}

} // namespace lockstep::ui
