// Placer: cells for what lies beyond an array's elements.
#include "ui/lenses/arrays/placer.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

constexpr double apart = 12, toNext = 4; ///< from the array, and from one to the next; in units of the scale

} // namespace

bool Placer::isShown(const ArrayStray& stray, Tier tier)
{
    switch (tier) {
    case Tier::before:
        return !stray.stores;
    case Tier::after:
        return stray.stores;
    case Tier::local:
        return true;
    default:
        return false;
    }
}

double Placer::strayWidth(const ArrayUse& use, const ArrayStray& stray) const
{
    const double size = std::max(11 * m_s, smallestText(m_view));
    const QString value = stray.hasValue ? valueIn(use, stray.value) : QString();
    return std::max({34 * m_s, textWidth(textAt(strayName(use, stray), {}, size, 600, Qt::black)) + 6 * m_s,
                     textWidth(textAt(value, {}, 14 * m_s, 600, Qt::black)) + 8 * m_s});
}

/// At this end of the array.
double Placer::strayRoom(const ArrayUse& use, Tier tier, bool isBehind) const
{
    double room = 0;
    for (const ArrayStray& stray : use.strays)
        if (isShown(stray, tier) && stray.isBehind == isBehind)
            room += strayWidth(use, stray) + (room > 0 ? toNext : apart) * m_s;
    return room;
}

double Placer::roomBelow(const ArrayUse& use, Tier tier) const
{
    const bool hasNames =
        std::ranges::any_of(use.strays, [&](const ArrayStray& stray) { return isShown(stray, tier); });
    return hasNames || (use.isWrong && tier != Tier::before) ? std::max(11 * m_s, smallestText(m_view)) + 5 * m_s : 0;
}

void Placer::placeStrays(ArrayBox& box) const
{
    const ArrayUse& use = m_read.uses[box.use];
    box.strays.assign(use.strays.size(), {});
    const double height = std::min(box.form == Form::cells ? box.height : box.rect.height(), 40 * m_s);
    double right = box.rect.right() + apart * m_s, left = box.rect.left() - apart * m_s;
    for (std::size_t s = 0; s < use.strays.size(); ++s) {
        const ArrayStray& stray = use.strays[s];
        if (!isShown(stray, box.tier))
            continue;
        const double width = strayWidth(use, stray);
        if (stray.isBehind) {
            box.strays[s] = {right, box.rect.bottom() - height, width, height};
            right += width + toNext * m_s;
        } else {
            left -= width;
            box.strays[s] = {left, box.rect.bottom() - height, width, height};
            left -= toNext * m_s;
        }
    }
}

} // namespace lockstep::ui
