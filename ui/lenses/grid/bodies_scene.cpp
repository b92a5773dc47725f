#include "ui/lenses/grid/bodies_scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/tab.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

MarkId BodiesDrawing::id(const QString& name, std::uint32_t item) const
{
    MarkId id;
    id.name = name;
    if (time.launch > 0) {
        id.launch = static_cast<int>(time.launch);
        id.item = item;
    }
    return id;
}

void BodiesDrawing::text(const QString& words, QPointF at, int weight, const QColor& ink, Align align) const
{
    labels.place(scene, textAt(words, at, plan.type, weight, ink, align));
}

namespace {

using Pull = BodiesProgress::Pull;

/// The matrix of pulls: a row is a body that is pulled, a column one that pulls.
class PullMatrix {
public:
    explicit PullMatrix(const BodiesDrawing& drawing)
        : d(drawing), m_read(drawing.read), m_plan(drawing.plan), m_colors(drawing.colors)
    {
    }

    void draw()
    {
        const double s = m_plan.scale;
        const QRectF row(m_plan.matrix.left(), m_plan.top[d.body], m_plan.matrix.width(), m_plan.high);
        if (m_read.bodies > mostSquares) {
            drawPixels();
            drawOpenTile();
            const QPointF tip(row.left() - 2 * s, row.center().y());
            addArrowHead(d.scene, tip, tip - QPointF(s, 0), 8 * s, m_colors.ink, d.id(QStringLiteral("row"), d.body));
            return;
        }
        drawOpenTile();
        drawFrame();
        drawSquares();
        drawLoads();
        d.scene.add(RectShape{row.adjusted(-2 * s, 0, 2 * s, 0),
                              std::min(6 * s, row.height() / 3),
                              Qt::transparent,
                              {m_colors.ink, 1.4 * s, {}}},
                    d.id(QStringLiteral("row"), d.body));
    }

private:
    QRectF cellAt(std::size_t row, std::size_t column) const
    {
        return {m_plan.left[column], m_plan.top[row], m_plan.width[column], m_plan.high};
    }

    void drawOpenTile()
    {
        const double s = m_plan.scale;
        const bool isSquares = m_read.bodies <= mostSquares;
        if (const auto tile = d.progress.tile()) {
            if (isSquares)
                addCard(d.scene, m_colors, m_plan.card, 10 * s, 1.5 * s, {.name = QStringLiteral("tile-card")});
            else
                d.scene.add(RectShape{m_plan.card, 3 * s, Qt::transparent, {m_colors.cardEdge, 1.8 * s, {}}},
                            {.name = QStringLiteral("tile-card")});
            Tab tab;
            tab.words = say("tile %1 of %2").arg(digits(*tile + 1), digits(m_read.tiles));
            tab.size = m_plan.type;
            tab.padding = 0.9 * m_plan.type;
            tab.height = 1.8 * m_plan.type;
            tab.line = 1.5 * s;
            const double left = std::clamp(m_plan.card.center().x() - tab.width() / 2, s,
                                           std::max(s, d.scene.size.width() - s - tab.width()));
            const QRectF place = tab.from({left, m_plan.card.top()});
            addTab(d.scene, m_colors, tab, place, {.name = QStringLiteral("tile-tab")}, &d.labels);
        }
        if (const auto column = d.progress.column()) {
            const QRectF rect(m_plan.left[*column], m_plan.matrix.top(), m_plan.width[*column], m_plan.matrix.height());
            const double up = isSquares ? 1.9 * m_plan.type : 0;
            d.scene.add(RectShape{rect.adjusted(0, -up, 0, isSquares ? 2 * s : 0),
                                  std::min(5 * s, rect.width() / 3),
                                  isSquares ? m_colors.nowSoft : QColor(Qt::transparent),
                                  {isSquares ? m_colors.now : m_colors.nowEdge, 1.5 * s, {}}},
                        {.name = QStringLiteral("column")});
        }
    }

    /// Numbers of rows and columns, tiles and groups.
    void drawFrame()
    {
        const double s = m_plan.scale;
        d.text(say("on ↓ by →"), {m_plan.numbers, m_plan.columnLine}, 400, m_colors.ink3, Align::right);
        for (std::size_t i = 0; i < m_read.bodies; ++i) {
            const bool isNow = d.progress.column() == i;
            d.text(digits(i), {m_plan.left[i] + m_plan.width[i] / 2, m_plan.columnLine}, isNow ? 650 : 400,
                   isNow ? m_colors.ink : m_colors.ink2);
            d.text(digits(i), {m_plan.numbers, m_plan.top[i] + m_plan.high / 2}, i == d.body ? 650 : 400,
                   i == d.body ? m_colors.ink : m_colors.ink2, Align::right);
        }
        for (std::size_t tile = 0; tile < m_read.tiles; ++tile) {
            if (d.progress.tile() == tile)
                continue;
            const std::size_t last = std::min((tile + 1) * m_read.tile, m_read.bodies) - 1;
            const double middle = (m_plan.left[tile * m_read.tile] + m_plan.left[last] + m_plan.width[last]) / 2;
            d.text(say("tile %1").arg(digits(tile + 1)), {middle, m_plan.tileLine}, 400, m_colors.ink3);
        }
        for (std::size_t first = 0; first < m_read.bodies; first += m_read.local) {
            const std::size_t last = std::min(first + m_read.local, m_read.bodies) - 1;
            const double x = m_plan.numbers - 2.1 * m_plan.type, top = m_plan.top[first] + 2 * s,
                         end = m_plan.top[last] + m_plan.high - 2 * s;
            d.scene.add(LineShape{{x, top}, {x, end}, {m_colors.line2, 1.4 * s, {}}});
            const QString number = digits(first / m_read.local);
            d.labels.placeFirst(d.scene,
                                textAt({}, {x - 6 * s, (top + end) / 2}, m_plan.type, 400, m_colors.ink3, Align::right),
                                {say("group %1").arg(number), number});
        }
    }

    QColor colorOf(Pull pull) const { return pull == Pull::earlier ? m_colors.compute.dim : m_colors.compute.line; }

    void drawSquares()
    {
        const double s = m_plan.scale;
        for (std::uint32_t row = 0; row < m_read.bodies; ++row) {
            const QPointF middle = cellAt(row, row).center();
            const double reach = 0.22 * m_plan.square;
            d.scene.add(
                LineShape{middle - QPointF(reach, reach), middle + QPointF(reach, reach), {m_colors.ink3, 1.3 * s, {}}},
                d.id(QStringLiteral("self%1").arg(row), row));
            if (d.time.launch == 0)
                continue;
            for (const BodyPull& pull : m_read.pulls[row]) {
                const Pull state = d.progress.of(pull);
                const bool isLater = state == Pull::later;
                const double share = m_read.largest > 0 ? std::sqrt(pull.size() / m_read.largest) : 0;
                const double side =
                    isLater ? std::min(5 * s, 0.4 * m_plan.square) : std::max(1.4 * s, share * m_plan.square);
                const QPointF at = cellAt(row, pull.by).center();
                d.scene.add(RectShape{{at.x() - side / 2, at.y() - side / 2, side, side},
                                      std::min(1.5 * s, side / 4),
                                      isLater ? QColor(Qt::transparent) : colorOf(state),
                                      isLater ? Stroke{m_colors.ghost, s, {}} : Stroke{}},
                            d.id(QStringLiteral("%1%2-%3").arg(isLater ? "later" : "pull").arg(row).arg(pull.by), row));
            }
        }
    }

    /// How often each body was loaded, and how often every pull by it would have loaded it.
    void drawLoads()
    {
        if (d.time.launch == 0)
            return;
        std::vector<std::size_t> loads(m_read.bodies, 0), pulls(m_read.bodies, 0);
        for (const BodyLoad& load : m_read.loads)
            loads.at(load.body) += d.progress.isLoaded(load);
        for (const auto& row : m_read.pulls)
            for (const BodyPull& pull : row)
                pulls.at(pull.by) += d.progress.isDone(pull);
        d.text(say("loads"), {m_plan.numbers, m_plan.loadsLine}, 650, m_colors.move.text, Align::right);
        if (m_plan.directLine > 0)
            d.text(say("direct"), {m_plan.numbers, m_plan.directLine}, 400, m_colors.ink3, Align::right);
        for (std::size_t i = 0; i < m_read.bodies; ++i) {
            const double x = m_plan.left[i] + m_plan.width[i] / 2;
            if (loads[i] > 0)
                d.text(digits(loads[i]), {x, m_plan.loadsLine}, 650, m_colors.move.text);
            if (m_plan.directLine > 0 && pulls[i] > 0)
                d.text(digits(pulls[i]), {x, m_plan.directLine}, 400, m_colors.ink2);
        }
    }

    /// Of more bodies a pixel is a pull, or the mean of those that fall into it.
    void drawPixels()
    {
        constexpr std::size_t most = 256;
        const std::size_t side = std::min(m_read.bodies, most);
        std::vector<double> sums(side * side, 0), counts(side * side, 0);
        for (std::size_t row = 0; row < m_read.bodies; ++row)
            for (const BodyPull& pull : m_read.pulls[row]) {
                const std::size_t at = row * side / m_read.bodies * side + pull.by * side / m_read.bodies;
                const double share = m_read.largest > 0 ? std::sqrt(pull.size() / m_read.largest) : 0;
                const double dim = d.progress.of(pull) == Pull::earlier ? 0.6 : 1;
                ++counts[at];
                if (d.progress.isDone(pull))
                    sums[at] += dim * (0.15 + 0.85 * share);
            }
        ImageShape image;
        image.rect = m_plan.matrix;
        image.columns = image.rows = static_cast<int>(side);
        for (std::size_t at = 0; at < sums.size(); ++at)
            image.pixels.push_back(
                mix(m_colors.panel, m_colors.compute.line, sums[at] / std::max(counts[at], 1.0)).rgb());
        d.scene.add(std::move(image), {.name = QStringLiteral("pulls")});
        d.scene.add(RectShape{m_plan.matrix, 0, Qt::transparent, {m_colors.line2, m_plan.scale, {}}});
        d.text(say("a row is pulled, a column pulls"), {m_plan.matrix.left() + 1, m_plan.tileLine}, 400, m_colors.ink3,
               Align::left);
    }

    const BodiesDrawing& d;
    const BodiesRead& m_read;
    const BodiesPlan& m_plan;
    const Theme& m_colors;
};

void slash(Scene& scene, const QRectF& rect, const Stroke& stroke)
{
    const QPointF reach(0.3 * rect.width(), 0.3 * rect.height());
    scene.add(LineShape{rect.center() - reach, rect.center() + reach, stroke});
}

void drawLegend(const BodiesDrawing& d, const View& view)
{
    if (d.plan.legend <= 0)
        return;
    const double s = d.plan.scale;
    Legend legend;
    legend.scale = s;
    legend.left = legend.edge = s;
    legend.right = view.size.width();
    legend.y = d.plan.legend;
    const auto add = [&](LegendSign sign, const QString& words) {
        legend.entries.push_back({.size = {13 * s, 13 * s}, .sign = std::move(sign), .words = {words}});
    };
    bool isEarlier = false, isLater = false, isNow = false;
    for (const auto& row : d.read.pulls)
        for (const BodyPull& pull : row) {
            const Pull state = d.progress.of(pull);
            isEarlier = isEarlier || state == Pull::earlier;
            isLater = isLater || state == Pull::later;
            isNow = isNow || state == Pull::now || state == Pull::atOnce;
        }
    const Theme& colors = d.colors;
    const bool isSquares = d.read.bodies <= mostSquares;
    const bool isDim = colors.compute.dim != colors.compute.line; // an audience's is not
    if (isNow && !d.time.isWhole && isDim)
        add(cellSign(2 * s, colors.compute.line), say("pulls now"));
    else if (isNow)
        add(cellSign(2 * s, colors.compute.line),
            isSquares ? say("a pull, as strong as its area") : say("a pull, as strong as its colour"));
    if (isEarlier && (isDim || !isNow))
        add(cellSign(2 * s, isSquares ? colors.compute.dim : mix(colors.panel, colors.compute.line, 0.6)),
            isSquares ? say("earlier, as strong as its area") : say("earlier, as strong as its colour"));
    if (isLater && isSquares)
        add(cellSign(2 * s, Qt::transparent, {colors.ghost, s, {}}), say("later"));
    if (isSquares && d.read.hasEvents)
        add(
            [&, s](Scene& scene, const QRectF& rect) {
                slash(scene, rect, {colors.ink3, 1.3 * s, {}});
            },
            say("i = j, left out"));
    if (isSquares && (isNow || isEarlier)) {
        add(lineSign({colors.compute.line, 1.8 * s, {}}), say("pulls, head to tail"));
        add(lineSign({colors.ink, 1.8 * s, {}}), say("their sum"));
    }
    if (d.progress.moved() > 0) {
        add(cellSign(6.5 * s, Qt::transparent, {colors.ink3, 1.2 * s, {}}), say("place before"));
        add(cellSign(6.5 * s, colors.move.fill), say("after"));
    }
    addLegend(d.scene, colors, legend, &d.labels);
}

} // namespace

QString signedText(double number, int places)
{
    const double size = std::abs(number);
    QString text = size < 1000 ? decimal(size, places) : digits(static_cast<std::uint64_t>(std::llround(size)));
    const bool isZero = std::ranges::none_of(text, [](QChar c) { return c.isDigit() && c != QLatin1Char('0'); });
    return number < 0 && !isZero ? QChar(0x2212) + text : text;
}

QString pointText(QPointF point)
{
    return QStringLiteral("(%1, %2)").arg(signedText(point.x()), signedText(point.y()));
}

Scene bodiesScene(const BodiesRead& read, const Resident& resident, const GridTime& time, const View& view)
{
    const BodiesProgress progress(read, time);
    const BodiesPlan plan = planBodies(read, progress, view);
    Labels labels(QRectF({0, 0}, view.size), plan.smallest);
    Scene scene;
    scene.size = view.size;
    const std::uint32_t asked = view.selectedItem.value_or(0);
    const BodiesDrawing drawing{
        read, *resident.recording, time, progress, theme(view.theme), plan, asked < read.bodies ? asked : 0, labels,
        scene};
    if (read.hasEvents)
        PullMatrix(drawing).draw();
    if (!plan.plane.isEmpty())
        drawPlane(drawing);
    drawLegend(drawing, view);
    return scene;
}

} // namespace lockstep::ui
