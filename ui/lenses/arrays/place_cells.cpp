// Placer: cells in lines.
#include "ui/lenses/arrays/placer.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostWithValues = 256; ///< elements in one array whose values are shown

} // namespace

bool Placer::tryCells()
{
    for (const ArrayUse& use : m_read.uses)
        if ((use.loaded + use.stored + use.changed > 0 || m_read.launch == 0) && use.size > mostWithValues)
            return false;
    const std::optional<std::uint32_t> group = groupShown(m_read, m_view);
    Tiers tiers = tiersOf(m_read, m_read.hasLocal() ? group : std::nullopt);
    if (m_read.launch > 0 && tiers[Tier::before].empty() && tiers[Tier::after].empty() && tiers[Tier::local].empty())
        return false;
    const bool isTold = m_read.telling == Telling::all && m_read.launch > 0;
    std::vector<Manner> manners;
    for (const bool items : {true, false}) {
        if (items && !isTold)
            continue;
        for (const double growth : {1.7, 1.45, 1.2, 1.0})
            for (const bool beside : {false, true})
                manners.push_back({items, beside, 14 * growth * m_s, growth});
        for (const double size : {13.0, 12.0, 11.0})
            for (const bool beside : {false, true})
                if (size * m_s >= smallestText(m_view) - 1e-9)
                    manners.push_back({items, beside, size * m_s, 1});
    }
    const auto place = [&](const Manner& manner) { return placeCells(tiers, manner); };
    if (std::ranges::any_of(manners, place))
        return true;
    // The values of buffers are worth more than what stood in local memory in between.
    if (tiers[Tier::local].empty() || tiers[Tier::before].empty() || tiers[Tier::after].empty())
        return false;
    m_layout.unshown = std::exchange(tiers[Tier::local], {});
    if (std::ranges::any_of(manners, place))
        return true;
    m_layout.unshown.clear();
    return false;
}

/// As many cells a line as have room; of those that are wrapped a round number.
std::size_t Placer::perLine(const ArrayUse& use, double pitch, double room) const
{
    const auto most = static_cast<std::size_t>(std::max(0.0, room / pitch + 1e-6));
    if (use.columns > 0)
        return use.columns <= most ? use.columns : 0;
    if (use.size <= most)
        return use.size;
    std::size_t line = 0;
    for (const std::size_t round : {4U, 8U, 16U, 32U, 64U})
        if (round <= most)
            line = round;
    return line;
}

bool Placer::placeCells(const Tiers& tiers, const Manner& manner)
{
    std::vector<Tier> shown;
    for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after})
        if (!tiers[tier].empty())
            shown.push_back(tier);
    if (manner.isBeside && shown.size() != 2)
        return false;
    const double gap = manner.isBeside ? 64 * m_s : 40 * m_s;
    std::vector<ArrayBox> boxes;
    std::vector<Gap> gaps;
    double x = m_area.left(), y = m_area.top(), width = m_area.width(), lowest = y;
    if (manner.isBeside)
        width = (m_area.width() - gap) / 2;
    // Elements of one place stand below one another.
    double least = (manner.namesItems ? 30 : 18) * manner.growth * m_s;
    for (const Tier tier : shown)
        least = std::max(least, widest(tiers[tier], manner.size) + 8 * m_s);
    for (std::size_t t = 0; t < shown.size(); ++t) {
        const auto bottom = placeTier(tiers[shown[t]], shown[t], manner, least, {x, y, width, 0}, boxes);
        if (!bottom)
            return false;
        lowest = std::max(lowest, *bottom);
        if (t + 1 == shown.size())
            break;
        if (manner.isBeside) {
            gaps.push_back({shown[t], shown[t + 1], {x + width, y, gap, 0}});
            x += width + gap;
        } else {
            gaps.push_back({shown[t], shown[t + 1], {m_area.left(), *bottom, m_area.width(), gap}});
            y = *bottom + gap;
        }
    }
    if (lowest + idleHeight(tiers) > m_area.bottom() + 0.5)
        return false;
    if (manner.isBeside)
        gaps.front().rect.setBottom(lowest);
    m_layout.boxes = std::move(boxes);
    m_layout.gaps = std::move(gaps);
    placeIdle(tiers, lowest + 34 * m_s);
    return true;
}

/// Where the tier ends; nothing where it is too wide.
std::optional<double> Placer::placeTier(const std::vector<std::size_t>& uses, Tier tier, const Manner& manner,
                                        double least, const QRectF& place, std::vector<ArrayBox>& boxes) const
{
    const double g = manner.growth * m_s, head = headHeight(), line = (manner.namesItems ? 38 : 24) * g;
    const std::size_t firstBox = boxes.size();
    double widest = 0;
    double x = place.left(), y = place.top(), bandBottom = y;
    for (const std::size_t u : uses) {
        const ArrayUse& use = m_read.uses[u];
        const double pitch = std::max(least + 3 * m_s, 36 * g);
        const double before = strayRoom(use, tier, false), behind = strayRoom(use, tier, true);
        const double room = place.width() - before - behind;
        std::size_t cells = perLine(use, pitch, room);
        double step = pitch;
        if (cells == 0 || (cells < use.size && use.columns == 0)) {
            cells = perLine(use, least + 3 * m_s, room);
            if (cells > 0)
                step = std::min(pitch, room / static_cast<double>(cells));
        }
        if (cells == 0)
            return std::nullopt;
        const std::size_t lines = (std::max<std::size_t>(use.size, 1) + cells - 1) / cells;
        ArrayBox box = boxOf(u, tier);
        box.pitch = step;
        box.width = step - 3 * m_s;
        box.line = line;
        box.height = line - 3 * m_s;
        box.perLine = cells;
        box.type = manner.size;
        box.namesItems = manner.namesItems;
        const double wide = before + std::max(static_cast<double>(cells) * step, headWidth(use)) + behind;
        if (x > place.left() && x + wide > place.right() + 0.5) {
            x = place.left();
            y = bandBottom + 8 * m_s;
        }
        box.rect = {x + before, y + head, static_cast<double>(cells) * step - 3 * m_s,
                    static_cast<double>(lines) * line - 3 * m_s};
        bandBottom = std::max(bandBottom, box.rect.bottom() + box.below);
        widest = std::max(widest, x + wide - place.left());
        x += wide + blockGap();
        boxes.push_back(box);
    }
    for (std::size_t b = firstBox; b < boxes.size(); ++b)
        boxes[b].rect.translate(std::max(0.0, (place.width() - widest) / 2), 0);
    for (std::size_t b = firstBox; b < boxes.size(); ++b)
        placeStrays(boxes[b]);
    return bandBottom;
}

} // namespace lockstep::ui
