// Placer: arrays of many elements.
#include "ui/lenses/arrays/placer.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep::ui {

/// A bar an element where each has two dots, else the density of their values.
void Placer::asStrip(ArrayBox& box) const
{
    const ArrayUse& use = m_read.uses[box.use];
    const double dot = m_layout.strokes;
    if (use.isTold() && static_cast<double>(use.size) * 2 * dot <= box.rect.width()) {
        box.form = Form::bars;
        box.perLine = std::max<std::size_t>(1, use.size);
        box.pitch = std::min(box.rect.width() / static_cast<double>(std::max<std::size_t>(1, use.size)), 24 * m_s);
        box.rect.setWidth(box.pitch * static_cast<double>(std::max<std::size_t>(1, use.size)));
        box.width = std::max(1.0, box.pitch - std::clamp(box.pitch * 0.2, 0.3, 4 * m_s));
        box.height = box.line = box.rect.height();
        return;
    }
    box.form = Form::density;
    const double side = (use.size < 4096 ? 4 : use.size < 32768 ? 3 : 2) * dot;
    box.columns = std::max(1, static_cast<int>(box.rect.width() / side));
    box.rows = std::max(1, static_cast<int>(box.rect.height() / side));
    box.rect.setSize({box.columns * side, box.rows * side});
}

void Placer::placeStrips()
{
    m_layout.boxes.clear();
    m_layout.gaps.clear();
    const Tiers tiers = tiersOf(m_read, groupShown(m_read, m_view));
    std::vector<std::pair<Tier, std::size_t>> strips;
    std::size_t tierCount = 0;
    for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after}) {
        tierCount += !tiers[tier].empty();
        for (const std::size_t use : tiers[tier])
            strips.emplace_back(tier, use);
    }
    const double head = headHeight(), least = 26 * m_s, apart = 10 * m_s, gap = 44 * m_s;
    const double gaps = tierCount > 1 ? static_cast<double>(tierCount - 1) * gap : 0;
    double free = m_area.height() - idleHeight(tiers) - gaps;
    // Local arrays give way first, then the last of whatever stands with others of its tier: the way stays.
    while (strips.size() > 1 && free / static_cast<double>(strips.size()) < head + least + apart) {
        const auto inTier = [&](Tier tier) {
            return std::ranges::count(strips, tier, &std::pair<Tier, std::size_t>::first);
        };
        auto gone =
            std::ranges::find(strips.rbegin(), strips.rend(), Tier::local, &std::pair<Tier, std::size_t>::first);
        if (gone == strips.rend())
            gone = std::ranges::find_if(strips.rbegin(), strips.rend(),
                                        [&](const auto& strip) { return inTier(strip.first) > 1; });
        if (gone == strips.rend())
            break;
        m_layout.unshown.push_back(gone->second);
        strips.erase(std::next(gone).base());
    }
    double y = m_area.top();
    const double high =
        strips.empty() ? 0
                       : std::max(least, std::min(260 * m_s, free / static_cast<double>(strips.size()) - head - apart));
    for (std::size_t i = 0; i < strips.size(); ++i) {
        if (i > 0 && strips[i - 1].first != strips[i].first) {
            m_layout.gaps.push_back(
                {strips[i - 1].first, strips[i].first, {m_area.left(), y - apart, m_area.width(), gap}});
            y += gap;
        }
        ArrayBox box = boxOf(strips[i].second, strips[i].first);
        const ArrayUse& use = m_read.uses[box.use];
        const double before = strayRoom(use, box.tier, false);
        const double behind = strayRoom(use, box.tier, true);
        if (before + behind <= 0) // nothing is written under bars but names of strays
            box.below = 0;
        box.rect = {m_area.left() + before, y + head, m_area.width() - before - behind,
                    std::max(least, high - box.below)};
        asStrip(box);
        placeStrays(box);
        m_layout.boxes.push_back(box);
        y = box.rect.bottom() + box.below + apart;
    }
    placeIdle(tiers, y - apart + 34 * m_s);
}

} // namespace lockstep::ui
