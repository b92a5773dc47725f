// Placer: cells with lines between them.
#include "ui/lenses/arrays/placer.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

/// In as few rows as their arrays have room in, at most `most`; none where they have not.
std::vector<Placer::Row> Placer::rowsOf(Tier tier, const std::vector<std::size_t>& uses, double pitch,
                                        std::size_t most) const
{
    std::vector<Row> rows;
    double x = 0;
    for (const std::size_t use : uses) {
        const double width = static_cast<double>(m_read.uses[use].size) * pitch;
        const double needed = spanOf(tier, m_read.uses[use], pitch);
        if (width > m_area.width() + 0.5)
            return {};
        if (rows.empty() || x + needed > m_area.width() + 0.5) {
            rows.emplace_back();
            x = 0;
        }
        rows.back().push_back(use);
        x += needed + blockGap();
    }
    return rows.size() <= most ? rows : std::vector<Row>{};
}

double Placer::rowWidth(Tier tier, const Row& row, double pitch) const
{
    double x = 0;
    for (const std::size_t use : row)
        x += spanOf(tier, m_read.uses[use], pitch) + blockGap();
    return x - blockGap();
}

/// From the first to the last of what stands on the array's line.
double Placer::spanOf(Tier tier, const ArrayUse& use, double pitch) const
{
    const double line = static_cast<double>(use.size) * pitch + strayRoom(use, tier, true);
    const bool isBeside = m_headsBeside && tier == Tier::local;
    return strayRoom(use, tier, false) + (isBeside ? line + besideWidth(use) : std::max(line, headWidth(use)));
}

double Placer::besideWidth(const ArrayUse& use) const
{
    const double small = std::max(12 * m_s, smallestText(m_view));
    return 14 * m_s + std::max(headWidth(use), textWidth(textAt(localWords(use), {}, small, 400, Qt::black)));
}

bool Placer::tryLinked()
{
    if (m_read.launch > 0 && (m_read.telling != Telling::all || m_read.acts.empty()))
        return false;
    for (const ArrayUse& use : m_read.uses)
        if (use.columns > 0 && (use.loaded > 0 || use.stored > 0 || m_read.launch == 0))
            return false;
    for (const bool allGroups : {true, false}) {
        const Tiers tiers = tiersOf(m_read, allGroups ? std::nullopt : std::optional(groupShown(m_read, m_view)));
        // Arrays beside one another, since lines then cross no other array, unless values would be small.
        struct Try {
            std::size_t rows;
            double size;
        };
        for (const Try& way : {Try{1, 14}, {1, 13}, {1, 12}, {2, 14}, {2, 13}, {2, 12}, {1, 11}, {2, 11}})
            if (way.size * m_s >= smallestText(m_view) - 1e-9 && placeLinked(tiers, way.size * m_s, way.rows))
                return true;
        if (m_read.hasLocal() == false)
            break;
    }
    return false;
}

bool Placer::placeLinked(const Tiers& tiers, double size, std::size_t most)
{
    std::vector<std::size_t> opened;
    for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after})
        opened.insert(opened.end(), tiers[tier].begin(), tiers[tier].end());
    const double least = widest(opened, size) + 14 * m_s;
    const bool hasLocal = !tiers[Tier::local].empty();
    for (const bool beside : {true, false}) {
        m_headsBeside = beside && hasLocal;
        if (beside && !hasLocal)
            continue;
        for (double pitch = std::max(52 * m_s, least); pitch >= least; pitch -= 1) {
            Rows rows;
            bool fits = true;
            for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after}) {
                const auto at = static_cast<std::size_t>(tier);
                rows[at] = rowsOf(tier, tiers[tier], pitch, m_read.launch == 0 ? 8 : most);
                fits = fits && (tiers[tier].empty() || !rows[at].empty());
            }
            if (fits && placeRows(tiers, rows, pitch, size))
                return true;
        }
    }
    return false;
}

bool Placer::placeRows(const Tiers& tiers, const Rows& rows, double pitch, double size)
{
    const double cell = 28 * m_s, rowGap = 12 * m_s;
    const auto headOf = [&](Tier tier) {
        return tier != Tier::local ? headHeight() : m_headsBeside ? 12 * m_s : localHead * m_s;
    };
    const auto belowOf = [&](Tier tier, const Row& row) {
        double below = 0;
        if (tier == Tier::all || tier == Tier::after) // else there is the way of the lines
            for (const std::size_t use : row)
                below = std::max(below, roomBelow(m_read.uses[use], tier));
        return below;
    };
    double widestRow = 0, fixed = 0, inset = 0;
    for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after})
        for (const Row& row : rows[static_cast<std::size_t>(tier)])
            inset = std::max(inset, strayRoom(m_read.uses[row.front()], tier, false));
    std::vector<Tier> shown;
    for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after}) {
        const std::vector<Row>& of = rows[static_cast<std::size_t>(tier)];
        if (of.empty())
            continue;
        shown.push_back(tier);
        fixed += static_cast<double>(of.size()) * (cell + headOf(tier) + rowGap) - rowGap;
        for (std::size_t r = 0; r < of.size(); ++r) {
            fixed += belowOf(tier, of[r]);
            widestRow =
                std::max(widestRow, inset + rowWidth(tier, of[r], pitch) + (r > 0 || of.size() > 1 ? pitch / 2 : 0));
        }
    }
    if (widestRow > m_area.width() + 0.5)
        return false;
    const double idle = idleHeight(tiers);
    const auto gaps = static_cast<double>(std::max<std::size_t>(shown.size(), 1) - 1);
    const double leastGap = 74 * m_s, mostGap = 320 * m_s;
    const double free = m_area.height() - fixed - idle;
    if (gaps > 0 ? free < gaps * leastGap : free < 0)
        return false;
    const double gap = gaps > 0 ? std::min(mostGap, free / gaps) : 0;
    const double left = m_area.left() + std::max(0.0, (m_area.width() - widestRow) / 2);
    double y = m_area.top() + std::max(0.0, (free - gaps * gap) * (gaps > 0 ? 0.2 : 0.1));
    for (std::size_t t = 0; t < shown.size(); ++t) {
        const Tier tier = shown[t];
        const std::vector<Row>& of = rows[static_cast<std::size_t>(tier)];
        const bool below = tier == Tier::after;
        const double head = headOf(tier);
        for (std::size_t r = 0; r < of.size(); ++r) {
            // Of two rows one stands half a cell aside, so that the other's lines pass between its cells.
            const bool isAside = of.size() == 2 && r == (below ? 1U : 0U);
            double x = left + (isAside ? pitch / 2 : 0) + inset - strayRoom(m_read.uses[of[r].front()], tier, false);
            for (const std::size_t use : of[r]) {
                const auto count = static_cast<double>(m_read.uses[use].size);
                ArrayBox box = boxOf(use, tier);
                box.pitch = pitch;
                box.width = pitch - std::clamp(pitch * 0.14, 4 * m_s, 8 * m_s);
                box.height = box.line = cell;
                box.rect = {x + strayRoom(m_read.uses[use], tier, false) + (pitch - box.width) / 2,
                            y + (below ? 0 : head), count * pitch - (pitch - box.width), cell};
                box.perLine = std::max<std::size_t>(1, m_read.uses[use].size);
                box.type = size;
                box.isHeadedBelow = below;
                box.isHeadedRight = m_headsBeside && tier == Tier::local;
                placeStrays(box);
                m_layout.boxes.push_back(box);
                x += spanOf(tier, m_read.uses[use], pitch) + blockGap();
            }
            y += cell + head + belowOf(tier, of[r]) + (r + 1 < of.size() ? rowGap : 0);
        }
        if (t + 1 < shown.size()) {
            m_layout.gaps.push_back({tier, shown[t + 1], {m_area.left(), y, m_area.width(), gap}});
            y += gap;
        }
    }
    placeIdle(tiers, y + 34 * m_s);
    m_layout.isLinked = m_read.launch > 0;
    m_layout.namesActs = true;
    return true;
}

} // namespace lockstep::ui
