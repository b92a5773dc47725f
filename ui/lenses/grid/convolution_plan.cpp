#include "ui/lenses/grid/convolution_plan.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {
namespace {

/// How much is drawn beside the images and the card.
enum class Detail { imagesAlone, cellsAlone, filter, sides, trips };

/// The longest of these as it is written.
template <typename Values>
QString longestOf(const Recording& recording, const Values& values)
{
    QString longest;
    for (const std::uint32_t bits : values)
        if (const QString text = valueText(bits, recording); text.size() > longest.size())
            longest = text;
    return longest;
}

class Planner {
public:
    Planner(const ConvolutionRead& read, const Recording& recording, const View& view, bool isRun)
        : m_read(read), m_isRun(isRun && read.hasEvents), m_s(growingScale(view))
    {
        m_plan.scale = m_s;
        m_plan.smallest = smallestText(view);
        m_plan.textSize = std::max(12.5 * m_s, m_plan.smallest);
        m_heading = 1.9 * m_plan.textSize;
        m_width = view.size.width() - 2 * m_s;
        m_bottom = view.size.height() - 2 * m_s;
        if (view.hasLegend) {
            m_plan.legend = m_bottom - 8 * m_s;
            m_bottom -= 30 * m_s;
        }
        const bool hasCells = read.cells() <= mostCellsOfImage;
        if (hasCells) {
            if ((read.rows + read.tapsHigh() - 1) * (read.columns + read.tapsWide() - 1) <= 2 * mostCellsOfImage)
                m_plan.ghosts = {static_cast<double>(read.halfHigh()), static_cast<double>(read.below()),
                                 static_cast<double>(read.halfWide()), static_cast<double>(read.toTheRight())};
            m_pixelText = valueText(read.widestPixel, recording);
            m_sumText = valueText(read.widestSum, recording);
        }
        m_filterText = longestOf(recording, read.filter);
        if (read.tile > 0) {
            m_plan.trip = read.tile;
            m_plan.tripGap = read.tripsAcross() > 1 ? 5 * m_s : 0;
            m_cardRows = m_cardColumns = read.side();
        } else {
            m_plan.trip = std::max(read.tapsHigh(), read.tapsWide());
            m_cardRows = read.tapsHigh();
            m_cardColumns = read.tapsWide();
        }
    }

    ConvolutionPlan take()
    {
        // As much as fits with values that can be read; without them, as much as leaves an image.
        constexpr std::array details{Detail::trips, Detail::sides, Detail::filter, Detail::cellsAlone};
        Detail chosen = Detail::imagesAlone;
        int read = -1;
        double least = 0;
        for (const Detail detail : details) {
            const double cell = largestCell(detail);
            if (!fits(cell, detail)) // not even as small as that
                continue;
            const int readHere = 2 * (sizeIn(m_pixelText, cell) > 0) + (sizeIn(m_sumText, cell) > 0);
            if (readHere > read || (readHere == 0 && cell > 1.35 * least)) {
                chosen = detail;
                read = readHere;
                least = cell;
            }
        }
        place(largestCell(chosen), chosen);
        return m_plan;
    }

private:
    double sizeIn(const QString& text, double cell) const
    {
        if (text.isEmpty())
            return 0;
        const std::array sizes{15 * m_s, 14 * m_s, 13 * m_s, 12 * m_s, 11 * m_s, m_plan.smallest};
        const double size = fittingSize(text, cell - std::min(4 * m_s, 0.14 * cell), sizes, 600);
        return size >= m_plan.smallest && 1.25 * size <= cell ? size : 0;
    }

    struct Sizes {
        double card = 0, small = 0;             ///< cells on the card, of the filter
        double left = 0, middle = 0, right = 0; ///< widths
        double leftHigh = 0, middleHigh = 0, rightHigh = 0, trips = 0;
    };
    static bool hasSides(Detail detail) { return detail == Detail::sides || detail == Detail::trips; }
    static bool hasFilter(Detail detail) { return detail == Detail::filter || hasSides(detail); }
    bool hasCard(Detail detail) const { return m_isRun && detail != Detail::imagesAlone; }
    double gap() const { return 32 * m_s; }
    double pad() const { return 14 * m_s; }
    bool hasBadges() const { return m_read.tile > 0 && m_read.trips() > 1 && m_read.tripsAcross() <= 4; }

    Sizes sizesFor(double cell, Detail detail) const
    {
        Sizes z;
        const auto cardRows = static_cast<double>(m_cardRows), cardColumns = static_cast<double>(m_cardColumns);
        const double badge = hasBadges() ? 1.8 * m_plan.textSize : 0;
        z.left = columnsDrawn() * cell;
        z.leftHigh = m_heading + rowsDrawn() * cell;
        z.right = static_cast<double>(m_read.columns) * cell;
        z.rightHigh = m_heading + (static_cast<double>(m_read.rows) + m_plan.ghosts.above) * cell;
        if (hasFilter(detail)) {
            const auto wide = static_cast<double>(m_read.wide), taps = static_cast<double>(m_read.tapsWide());
            const bool hasProducts = m_isRun && hasSides(detail);
            z.small = std::min(std::clamp(cell, 20 * m_s, 30 * m_s), 130 * m_s / taps);
            z.left = std::max(z.left, wide * z.small);
            if (hasProducts)
                z.left = std::max(z.left, (wide + taps) * z.small + gap() + 4 * m_plan.textSize);
            const double high = hasProducts ? static_cast<double>(m_read.tapsHigh()) * z.small : 0;
            z.leftHigh += 12 * m_s + m_heading + std::max(filterHigh(z.small), high);
        }
        if (m_isRun && hasSides(detail)) {
            z.right = std::max(z.right, 14 * m_plan.textSize);
            z.rightHigh += 12 * m_s + 8.6 * m_plan.textSize;
        }
        if (!hasCard(detail))
            return z;
        if (detail == Detail::trips && m_read.tile > 0 && m_read.trips() <= 4)
            z.trips = m_heading + static_cast<double>(m_read.tripsAcross()) * tripHeight();
        const double around = m_heading + 2 * badge + pad() + z.trips;
        z.card = std::clamp(1.3 * cell, 12 * m_s, std::max(30 * m_s, cell));
        z.card = std::min({z.card, 0.36 * m_width / (cardColumns + 1), (m_bottom - around) / (cardRows + 0.5)});
        z.middle = std::max(cardColumns * z.card + gaps(), m_read.tile > 0 ? 11 * m_plan.textSize : 0);
        if (z.trips > 0) // their marks, and words beside them
            z.middle = std::max(z.middle, static_cast<double>(m_read.tripsAcross()) *
                                              (static_cast<double>(m_read.tile) * dot() + 4.4 * m_plan.textSize));
        z.middle += 2 * pad();
        z.middleHigh = around + cardRows * z.card + gaps();
        return z;
    }

    double columnsDrawn() const
    {
        return static_cast<double>(m_read.columns) + m_plan.ghosts.left + m_plan.ghosts.right;
    }
    double rowsDrawn() const { return static_cast<double>(m_read.rows) + m_plan.ghosts.above + m_plan.ghosts.below; }
    /// With what lies behind it, which has a heading of its own.
    double filterHigh(double small) const
    {
        const double behind = m_read.behind > 0 ? m_heading + static_cast<double>(m_read.behind) * small : 0;
        return static_cast<double>(m_read.high) * small + behind;
    }
    double gaps() const { return m_read.tile > 0 ? static_cast<double>(m_read.tripsAcross() - 1) * m_plan.tripGap : 0; }
    double tripHeight() const
    {
        return std::max(static_cast<double>(m_read.tile) * dot(), 4.4 * m_plan.textSize) + 8 * m_s;
    }
    double dot() const
    {
        return std::min(9 * m_s, 60 * m_s / static_cast<double>(std::max<std::size_t>(m_read.tile, 1)));
    }

    bool fits(double cell, Detail detail) const
    {
        const Sizes z = sizesFor(cell, detail);
        const double gaps = hasCard(detail) ? 2 * gap() : gap();
        return z.left + z.middle + z.right + gaps <= m_width &&
               std::max({z.leftHigh, z.middleHigh, z.rightHigh}) <= m_bottom;
    }

    double largestCell(Detail detail) const
    {
        double cell = 46 * m_s;
        for (int turn = 0; turn < 900 && !fits(cell, detail); ++turn)
            cell *= 0.985;
        return cell;
    }

    void place(double cell, Detail detail)
    {
        const Sizes z = sizesFor(cell, detail);
        const double gapWidth = gap();
        const double all = z.left + z.right + (hasCard(detail) ? z.middle + 2 * gapWidth : gapWidth);
        double x = m_s + std::max(0.0, (m_width - all) / 2);
        const double y = m_s + m_heading;
        const auto rows = static_cast<double>(m_read.rows), columns = static_cast<double>(m_read.columns);
        const double slack = (z.left - columnsDrawn() * cell) / 2;
        m_plan.image = {
            {x + slack + m_plan.ghosts.left * cell, y + m_plan.ghosts.above * cell, columns * cell, rows * cell},
            m_read.rows,
            m_read.columns};
        const double below = y + rowsDrawn() * cell + 12 * m_s + m_heading;
        if (hasFilter(detail)) {
            const double wide = static_cast<double>(m_read.wide) * z.small,
                         high = static_cast<double>(m_read.high) * z.small;
            m_plan.filter = {{x, below, wide, high}, m_read.high, m_read.wide};
            if (m_read.behind > 0)
                m_plan.behind = {{x, below + high + m_heading, wide, static_cast<double>(m_read.behind) * z.small},
                                 m_read.behind,
                                 m_read.wide};
            if (m_isRun && hasSides(detail))
                m_plan.products = {{x + wide + gapWidth, below, static_cast<double>(m_read.tapsWide()) * z.small,
                                    static_cast<double>(m_read.tapsHigh()) * z.small},
                                   m_read.tapsHigh(),
                                   m_read.tapsWide()};
        }
        x += z.left + gapWidth;
        if (hasCard(detail)) {
            placeCard(x, z);
            x += z.middle + gapWidth;
        }
        m_plan.result = {{x, y + m_plan.ghosts.above * cell, columns * cell, rows * cell}, m_read.rows, m_read.columns};
        if (hasSides(detail) && m_isRun)
            m_plan.bars = {x, m_plan.result.rect.bottom() + 12 * m_s, z.right, 8.6 * m_plan.textSize};
        m_plan.valueSize = sizeIn(m_pixelText, cell);
        m_plan.sumSize = sizeIn(m_sumText, cell);
        m_plan.cardSize = sizeIn(m_pixelText, z.card);
        m_plan.filterSize = sizeIn(m_filterText, z.small);
    }

    void placeCard(double x, const Sizes& z)
    {
        const double badge = hasBadges() ? 1.8 * m_plan.textSize : 0;
        m_plan.badge = badge;
        m_plan.card = {x, m_s, z.middle, z.middleHigh};
        const double wide = static_cast<double>(m_cardColumns) * z.card,
                     high = static_cast<double>(m_cardRows) * z.card;
        m_plan.inCard = {
            {x + (z.middle - wide - gaps()) / 2, m_s + m_heading + badge, wide, high}, m_cardRows, m_cardColumns};
        if (z.trips > 0)
            m_plan.trips = {x + pad(), m_plan.inCard.rect.bottom() + gaps() + badge, z.middle - 2 * pad(), z.trips};
    }

    const ConvolutionRead& m_read;
    const bool m_isRun;
    const double m_s;
    ConvolutionPlan m_plan;
    QString m_pixelText, m_sumText, m_filterText;
    std::size_t m_cardRows = 1, m_cardColumns = 1;
    double m_heading = 0, m_width = 0, m_bottom = 0;
};

} // namespace

ConvolutionPlan planConvolution(const ConvolutionRead& read, const Recording& recording, const View& view, bool isRun)
{
    return Planner(read, recording, view, isRun).take();
}

} // namespace lockstep::ui
