// ArraysScene: the line under the picture that says what its marks mean; only of those that occur.
#include "ui/lenses/arrays/scene.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/kit/wrong_cell.hpp"

#include <algorithm>

namespace lockstep::ui {

void ArraysScene::drawLegend()
{
    if (!m_view.hasLegend || m_view.role == ViewRole::presenter)
        return;
    Legend legend;
    legend.scale = m_s;
    legend.left = legend.edge = 2 * m_s;
    legend.right = m_scene.size.width() - 2 * m_s;
    legend.y = m_layout.legendY;
    legend.size = std::max(12.0, smallestText(m_view) / m_s);
    addCells(legend);
    addErrors(legend);
    addOthers(legend);
    addLegend(m_scene, m_colors, legend, &m_labels);
}

void ArraysScene::addCells(Legend& legend) const
{
    const QSizeF size{17 * m_s, 13 * m_s};
    const auto cell = [&](Sign sign, double radius, const QColor& fill, const QColor& line, double width,
                          std::vector<double> dash, QStringList words, int yields) {
        if (!m_signs.contains(sign))
            return;
        LegendEntry entry;
        entry.size = size;
        entry.sign = cellSign(radius * m_s, fill, {line, width * m_line, std::move(dash)});
        entry.words = std::move(words);
        entry.yields = yields;
        legend.entries.push_back(std::move(entry));
    };
    cell(Sign::loaded, 3, m_colors.card, m_colors.ink, 1.6, {}, {say("loaded")}, 1);
    cell(Sign::copied, 6.5, m_colors.move.tint, m_colors.move.line, 1.6, {},
         {say("stored: another element's value"), say("a value copied")}, 2);
    cell(Sign::computed, 3, m_colors.compute.tint, m_colors.compute.line, 1.6, {},
         {say("stored: a new value"), say("a new value")}, 2);
    cell(Sign::same, 3, m_colors.card, m_colors.compute.line, 1.6, {},
         {say("stored: the value that stood there"), say("the same value")}, 2);
    cell(Sign::kept, 3, m_colors.keep.tint, m_colors.keep.line, 1.6, {}, {say("compared, and stays"), say("stays")}, 2);
    cell(Sign::untold, 3, m_colors.raised, m_colors.ink, 1.6, {}, {say("changed")}, 1);
    cell(Sign::blank, 3, Qt::transparent, m_colors.ink3, 1, {3, 3},
         {say("nothing has written here yet"), say("not written")}, 3);
    cell(Sign::right, 3, m_colors.keep.fill, m_colors.keep.fill, 1, {}, {say("as expected")}, 0);
}

void ArraysScene::addErrors(Legend& legend) const
{
    const QSizeF size{17 * m_s, 13 * m_s};
    if (m_signs.contains(Sign::wrong)) {
        LegendEntry entry;
        entry.size = size;
        entry.sign = [this](Scene& scene, const QRectF& rect) {
            scene.add(tornCell(rect, 3 * m_s, m_colors, Wrong::first, m_s));
        };
        entry.words = {say("not as expected"), say("wrong")};
        legend.entries.push_back(std::move(entry));
    }
    if (m_signs.contains(Sign::outside)) {
        LegendEntry entry;
        entry.size = size;
        entry.sign = [this](Scene& scene, const QRectF& rect) {
            PathShape torn = tornCell(rect, 3 * m_s, m_colors, Wrong::first, m_s);
            torn.fill = m_colors.card;
            torn.stroke = {m_colors.ink, 1.6 * m_line, {}};
            scene.add(torn);
        };
        entry.words = {say("outside the array: an error"), say("outside")};
        legend.entries.push_back(std::move(entry));
    }
    if (m_signs.contains(Sign::storedOften)) {
        LegendEntry entry;
        entry.strong = QStringLiteral("×2:");
        entry.color = m_colors.ink;
        entry.words = {say("stored twice; the last value stands there"), say("stored twice, last value")};
        legend.entries.push_back(std::move(entry));
    }
    if (m_signs.contains(Sign::raced)) {
        LegendEntry entry;
        entry.size = {9 * m_s, 13 * m_s};
        entry.sign = [this](Scene& scene, const QRectF& rect) {
            QPainterPath bolt({rect.right(), rect.top()});
            bolt.lineTo(rect.left(), rect.center().y() + 1 * m_s);
            bolt.lineTo(rect.center() + QPointF{0, 0.5 * m_s});
            bolt.lineTo(rect.left() + 1 * m_s, rect.bottom());
            bolt.lineTo(rect.right(), rect.center().y() - 1 * m_s);
            bolt.lineTo(rect.center() - QPointF{0, 0.5 * m_s});
            bolt.closeSubpath();
            scene.add(PathShape{bolt, m_colors.ink, {}});
        };
        entry.words = {say("work-items meet, no barrier between"), say("a race")};
        legend.entries.push_back(std::move(entry));
    }
}

void ArraysScene::addOthers(Legend& legend) const
{
    if (m_signs.contains(Sign::touched)) {
        LegendEntry entry;
        entry.size = {17 * m_s, 3 * m_s};
        entry.sign = cellSign(0, m_colors.ink2);
        entry.words = {say("below it: loaded before, stored after"), say("loaded, stored")};
        entry.yields = 2;
        legend.entries.push_back(std::move(entry));
    }
    if (std::ranges::any_of(m_layout.boxes, &ArrayBox::namesItems)) {
        LegendEntry entry;
        entry.strong = say("below a value:");
        entry.color = m_colors.ink2;
        entry.words = {say("its work-item")};
        legend.entries.push_back(std::move(entry));
    }
    if (isSeen()) {
        LegendEntry entry;
        entry.words = {say("accesses as Oclgrind saw them"), say("accesses: Oclgrind")};
        legend.entries.push_back(std::move(entry));
    }
}

} // namespace lockstep::ui
