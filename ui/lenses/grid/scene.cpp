#include "ui/lenses/grid/scene.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/words.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostCells = 64 * 64; ///< are drawn one by one

std::size_t parameter(const Recording& recording, const char* name)
{
    const auto found = recording.parameters.find(name);
    return found == recording.parameters.end() ? 0 : std::stoul(found->second);
}

class GridScene {
public:
    GridScene(const GridRead& read, const Resident& resident, const GridTime& time, const View& view)
        : m_read(read), m_recording(*resident.recording), m_time(time), m_view(view), m_colors(theme(view.theme)),
          m_tile(read.isTiled ? parameter(m_recording, "tile") : 0),
          m_pitch(m_tile + (m_tile > 0 && m_recording.parameters.at("variant") == "padded")),
          m_plan(planGrid(m_recording, read, view, m_tile, m_pitch)),
          m_labels(QRectF({0, 0}, view.size), m_plan.smallest)
    {
        m_scene.size = view.size;
        if (view.selectedItem && time.launch > 0)
            m_group = *view.selectedItem / static_cast<std::uint32_t>(m_recording.launches[time.launch - 1].local);
        if (!read.stores.empty() && m_group >= m_recording.launches[time.launch - 1].groups())
            m_group = 0;
        const Words& input = m_recording.input;
        for (std::size_t i = 0; i < input.size(); ++i)
            m_rank[orderBits(input[i], m_recording.type)] = 0;
        double rank = 0;
        for (auto& [bits, share] : m_rank)
            share = rank++ / std::max(1.0, static_cast<double>(m_rank.size()) - 1);
    }

    Scene take()
    {
        collectWays();
        heading(m_plan.a, say("a: %1 × %2").arg(m_read.rows).arg(m_read.columns));
        heading(m_plan.b, say("b: %1 × %2").arg(m_read.columns).arg(m_read.rows));
        if (m_tile > 0)
            drawCard();
        const std::size_t cells = m_recording.n();
        if (cells > mostCells) {
            drawImages();
        } else {
            drawSource();
            drawResult();
        }
        drawWays();
        drawLegend();
        return std::move(m_scene);
    }

private:
    void heading(const GridPlace& place, const QString& words)
    {
        m_labels.place(m_scene, textAt(words, {place.rect.left() + 1, m_plan.headings},
                                       std::max(12.5 * m_plan.scale, m_plan.smallest), 600, m_colors.ink, Align::left));
    }

    double shareOf(std::uint32_t bits) const
    {
        const auto found = m_rank.find(orderBits(bits, m_recording.type));
        return found == m_rank.end() ? 0 : found->second;
    }

    void cell(const QRectF& rect, std::uint32_t bits, const QColor& fill, const QColor& ink, const MarkId& id,
              double opacity = 1)
    {
        const double s = m_plan.scale;
        const QRectF inner = rect.adjusted(0.5 * s, 0.5 * s, -0.5 * s, -0.5 * s);
        const bool hasValue = m_plan.valueSize > 0 && rect.width() >= m_plan.a.cell() - 1e-6;
        // Without room for its value a cell is the darker the larger that is.
        const QColor shade = mix(m_colors.panel, m_colors.ink2, 0.08 + 0.8 * shareOf(bits));
        m_scene.add(RectShape{inner, std::min(3 * s, 0.2 * rect.width()), m_plan.valueSize > 0 ? fill : shade, {}}, id,
                    opacity);
        const TextShape text = textAt(valueText(bits, m_recording), rect.center(), m_plan.valueSize, 500, ink);
        if (hasValue && !isCrossed(text))
            m_scene.add(text, id, opacity);
    }

    /// What is on its way and still to be drawn lies over the text.
    bool isCrossed(const TextShape& text) const
    {
        const QRectF bounds = textBounds(text);
        return std::any_of(m_ways.begin() + static_cast<std::ptrdiff_t>(m_drawnWays), m_ways.end(),
                           [&](const Way& way) { return way.rect.intersects(bounds); });
    }

    bool isOpen(const GridStep& step) const { return m_time.launch > 0 && step.group == m_group; }

    void drawSource()
    {
        std::map<std::uint32_t, const GridStep*> taken; // by the places in a
        for (const GridStep& step : m_read.isTiled ? m_read.loads : m_read.stores)
            taken[step.from] = &step;
        for (std::uint32_t i = 0; i < m_recording.n(); ++i) {
            const auto at = taken.find(i);
            MarkId id{.name = QStringLiteral("a%1").arg(i)};
            const bool isNow = at != taken.end() && isOpen(*at->second);
            if (at != taken.end()) {
                id.launch = static_cast<int>(m_time.launch);
                id.item = at->second->item;
            }
            cell(m_plan.a.at(i / m_read.columns, i % m_read.columns), m_recording.input[i],
                 isNow ? m_colors.now : m_colors.cell, isNow ? m_colors.onNow : m_colors.ink, id);
        }
    }

    void drawResult()
    {
        frameOf(m_plan.b);
        for (const GridStep& step : m_read.stores)
            if (m_time.of(step.phase) >= 1)
                cell(m_plan.b.at(step.to / m_read.rows, step.to % m_read.rows), step.value,
                     isOpen(step) ? m_colors.keep.fill : m_colors.keep.tint,
                     isOpen(step) ? m_colors.keep.on : m_colors.keep.text,
                     {.name = QStringLiteral("b%1").arg(step.to),
                      .launch = static_cast<int>(m_time.launch),
                      .item = step.item});
    }

    void frameOf(const GridPlace& place)
    {
        m_scene.add(RectShape{place.rect, 3 * m_plan.scale, Qt::transparent, {m_colors.line2, m_plan.scale, {}}});
    }

    void drawCard()
    {
        const double s = m_plan.scale;
        addCard(m_scene, m_colors, m_plan.card, 10 * s, 1.5 * s, {.name = QStringLiteral("tile-card")});
        const QString words = say("tile of group %1").arg(digits(m_group));
        m_labels.place(m_scene, textAt(words, {m_plan.card.center().x(), m_plan.headings},
                                       std::max(12 * s, m_plan.smallest), 600, m_colors.ink));
        for (std::size_t row = 0; row < m_tile; ++row)
            for (std::size_t column = 0; column < m_pitch; ++column) {
                const bool isPad = column >= m_tile;
                RectShape empty{m_plan.tile.at(row, column).adjusted(0.5 * s, 0.5 * s, -0.5 * s, -0.5 * s),
                                std::min(3 * s, 0.2 * m_plan.tile.cell()),
                                Qt::transparent,
                                {m_colors.line2, 0.8 * s, {}}};
                if (isPad)
                    empty.stroke.dash = {2, 2};
                m_scene.add(empty, {.name = isPad ? QStringLiteral("padding%1").arg(row) : QString()});
            }
        for (const GridStep& step : m_read.loads)
            if (isOpen(step) && m_time.of(step.phase) >= 1)
                cell(m_plan.tile.at(step.to / m_pitch, step.to % m_pitch), step.value, m_colors.compute.tint,
                     m_colors.compute.text,
                     {.name = QStringLiteral("tile%1").arg(step.to),
                      .launch = static_cast<int>(m_time.launch),
                      .item = step.item});
    }

    /// Of more values than have a cell of their own: the mean of those that fall into one.
    void image(const GridPlace& place, const std::vector<std::uint32_t>& values, double opacity)
    {
        constexpr std::size_t most = 512;
        ImageShape shape;
        shape.rect = place.rect;
        const std::size_t columns = std::min(place.columns, most), rows = std::min(place.rows, most);
        std::vector<double> sums(columns * rows, 0), counts(columns * rows, 0);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::size_t at =
                i / place.columns * rows / place.rows * columns + i % place.columns * columns / place.columns;
            sums[at] += shareOf(values[i]);
            ++counts[at];
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            shape.pixels.push_back(
                mix(m_colors.panel, m_colors.ink2, 0.08 + 0.8 * sums[i] / std::max(counts[i], 1.0)).rgb());
        shape.columns = static_cast<int>(columns);
        shape.rows = static_cast<int>(rows);
        m_scene.add(std::move(shape), {}, opacity);
    }

    void drawImages()
    {
        image(m_plan.a, m_recording.input, 1);
        frameOf(m_plan.b);
        std::vector<std::uint32_t> values(m_recording.n(), 0);
        double done = m_read.stores.empty() ? 0 : 1;
        for (const GridStep& step : m_read.stores) {
            values[step.to] = step.value;
            done = std::min(done, m_time.of(step.phase));
        }
        if (done > 0)
            image(m_plan.b, values, done);
    }

    QRectF inA(const GridStep& step) const
    {
        return m_plan.a.at(step.from / m_read.columns, step.from % m_read.columns);
    }
    QRectF inB(const GridStep& step) const { return m_plan.b.at(step.to / m_read.rows, step.to % m_read.rows); }
    QRectF inTile(std::uint32_t index) const { return m_plan.tile.at(index / m_pitch, index % m_pitch); }

    /// Values of the open group on their way.
    void collectWays()
    {
        for (const GridStep& step : m_read.loads)
            way(step, inA(step), inTile(step.to));
        for (const GridStep& step : m_read.stores)
            way(step, m_read.isTiled ? inTile(step.from) : inA(step), inB(step));
    }

    /// They are drawn last; at rest too it is shown where the open group's tile lies in both matrices.
    void drawWays()
    {
        if (m_time.launch == 0)
            return;
        const auto around = [](const std::vector<GridStep>& steps, auto isOpen, auto rectOf) {
            QRectF all;
            for (const GridStep& step : steps)
                if (isOpen(step))
                    all |= rectOf(step);
            return all;
        };
        const auto open = [&](const GridStep& step) { return isOpen(step); };
        const double line = 1.6 * m_plan.scale;
        const auto a = [&](const GridStep& step) { return inA(step); };
        const auto b = [&](const GridStep& step) { return inB(step); };
        if (m_read.isTiled)
            for (const QRectF& rect : {around(m_read.loads, open, a), around(m_read.stores, open, b)})
                if (!rect.isEmpty())
                    m_scene.add(RectShape{rect, 3 * m_plan.scale, Qt::transparent, {m_colors.cardEdge, line, {}}});
        for (const Way& way : m_ways) {
            ++m_drawnWays;
            cell(way.rect, way.step->value, m_colors.move.fill, m_colors.move.on,
                 {.name = QStringLiteral("way%1").arg(way.step->item),
                  .launch = static_cast<int>(m_time.launch),
                  .item = way.step->item});
        }
    }

    void way(const GridStep& step, const QRectF& from, const QRectF& to)
    {
        const double f = m_time.of(step.phase);
        if (!isOpen(step) || f <= 0 || f >= 1)
            return;
        // Turned, they come near one another half way.
        const double side = std::min(from.width(), to.width()) * (1 - 2 * f * (1 - f));
        const QPointF centre = between(from.center(), to.center(), f);
        m_ways.push_back({&step, {centre.x() - side / 2, centre.y() - side / 2, side, side}});
    }

    void drawLegend()
    {
        if (m_plan.legend <= 0)
            return;
        const double s = m_plan.scale;
        Legend legend;
        legend.scale = s;
        legend.left = legend.edge = s; // an edge of a sign is drawn around it
        legend.right = m_view.size.width();
        legend.y = m_plan.legend;
        const auto add = [&](const QColor& fill, const QString& words, const Stroke& edge = {}) {
            legend.entries.push_back({.size = {13 * s, 13 * s}, .sign = cellSign(3 * s, fill, edge), .words = {words}});
        };
        const bool hasValues = m_plan.valueSize > 0;
        if (m_time.launch > 0 && hasValues) {
            add(m_colors.now, say("loaded by group %1").arg(digits(m_group)));
            if (std::ranges::any_of(m_read.stores, [&](const GridStep& step) { return m_time.of(step.phase) >= 1; })) {
                add(m_colors.keep.fill, say("stored by group %1").arg(digits(m_group)));
                if (m_read.groups > 1)
                    add(m_colors.keep.tint, say("stored by another group"));
            }
        }
        if (m_pitch > m_tile)
            add(Qt::transparent, say("padding: a word that nobody uses"), {m_colors.line2, s, {2, 2}});
        if (!hasValues)
            add(mix(m_colors.panel, m_colors.ink2, 0.8), say("the darker, the larger"));
        addLegend(m_scene, m_colors, legend, &m_labels);
    }

    const GridRead& m_read;
    const Recording& m_recording;
    const GridTime m_time;
    const View& m_view;
    const Theme& m_colors;
    std::size_t m_tile, m_pitch;
    GridPlan m_plan;
    Labels m_labels;
    Scene m_scene;
    struct Way {
        const GridStep* step;
        QRectF rect;
    };
    std::vector<Way> m_ways;
    std::size_t m_drawnWays = 0;
    std::uint32_t m_group = 0;
    std::map<std::uint32_t, double> m_rank; ///< of each value, from 0 to 1
};

} // namespace

Scene gridScene(const GridRead& read, const Resident& resident, const GridTime& time, const View& view)
{
    return GridScene(read, resident, time, view).take();
}

} // namespace lockstep::ui
