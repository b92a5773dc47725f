// What stands in which tier, and what all ways to place it have in common.
#include "ui/lenses/arrays/layout.hpp"

#include "engine/input/input.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/arrays/placer.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace lockstep::ui {

QRectF ArrayBox::cell(std::size_t i) const
{
    if (i >= size && i - size < strays.size())
        return strays[i - size];
    return {rect.left() + static_cast<double>(i % perLine) * pitch,
            rect.top() + static_cast<double>(i / perLine) * line, width, height};
}

const ArrayBox* ArraysLayout::box(std::size_t use, Tier tier) const
{
    const auto found = std::ranges::find_if(
        boxes, [&](const ArrayBox& box) { return box.use == use && (box.tier == tier || box.tier == Tier::all); });
    return found == boxes.end() ? nullptr : &*found;
}

QString valueIn(const ArrayUse& use, std::uint32_t bits)
{
    const QString whole = QString::fromStdString(formatValue(bits, use.type));
    constexpr qsizetype most = 7; // of a cell; a float's last digits are the first to go
    if (use.type != ElementType::float32 || whole.size() <= most)
        return whole;
    return QString::number(static_cast<double>(std::bit_cast<float>(bits)), 'g', 4);
}

QString localWords(const ArrayUse& use)
{
    return use.groups > 1 ? say("local, work-group %1 of %2").arg(digits(use.group), digits(use.groups)) : say("local");
}

QString strayName(const ArrayUse& use, const ArrayStray& stray)
{
    const QString at = QString::number(stray.index);
    const QString wording = !stray.isMore    ? QStringLiteral("%1[%2]")
                            : stray.isBehind ? QStringLiteral("%1[%2…]")
                                             : QStringLiteral("%1[…%2]");
    return wording.arg(use.name, at);
}

double valueWidth(const ArrayUse& use, double size)
{
    qsizetype longest = 0;
    QString widest = QStringLiteral("0");
    const auto look = [&](const Words& words, const std::vector<bool>& blank) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (i >= blank.size() || !blank[i])
                if (const QString text = valueIn(use, words[i]); text.size() > longest) {
                    longest = text.size();
                    widest = text;
                }
    };
    look(*use.before, use.blankBefore);
    look(*use.after, use.blankAfter);
    return textWidth(textAt(widest, {}, size, 600, Qt::black));
}

std::uint32_t groupShown(const ArraysRead& read, const View& view)
{
    for (const ArrayAct& act : read.acts)
        if (view.selectedItem && act.item == *view.selectedItem)
            return act.group;
    for (const ArrayUse& use : read.uses)
        if (use.isLocal && use.loaded + use.stored > 0)
            return use.group;
    return 0;
}

Tiers tiersOf(const ArraysRead& read, std::optional<std::uint32_t> group)
{
    Tiers tiers;
    for (std::size_t u = 0; u < read.uses.size(); ++u) {
        const ArrayUse& use = read.uses[u];
        if (read.launch == 0) {
            tiers[Tier::all].push_back(u);
            continue;
        }
        if (use.isLocal && group && use.group != *group)
            continue;
        if (use.isLocal && !read.phase) {
            tiers[Tier::local].push_back(u);
            continue;
        }
        const bool isTold = read.telling == Telling::all;
        const auto strays = [&](bool stores) {
            return std::ranges::count(use.strays, stores, &ArrayStray::stores) > 0;
        };
        const bool isLoaded = isTold ? use.loadedBefore > 0 || strays(false) : use.isTaken && !use.isBlank;
        const bool isStored = isTold ? use.stored + use.kept + use.changed > 0 || strays(true) : use.isWritable;
        if (isLoaded)
            tiers[Tier::before].push_back(u);
        if (isStored)
            tiers[Tier::after].push_back(u);
        if (!isLoaded && !isStored && !use.isLocal)
            tiers[Tier::idle].push_back(u);
    }
    return tiers;
}

// ---- Placer

Placer::Placer(const ArraysRead& read, const View& view) : m_read(read), m_view(view)
{
    const bool isPresented = view.role == ViewRole::presenter;
    const double role = roleScale(view.role) * (isPresented ? std::min(1.0, textScaleOf(view)) : 1.0);
    m_s = isPresented ? role : std::clamp(roomyScale(view), role, std::max(role, 2.4));
    m_hasLegend = view.hasLegend && !isPresented;
    m_layout.scale = m_s;
    m_layout.strokes = isPresented ? 2 : std::max(1.0, m_s * 0.8);
    const double top = read.launch == 0 ? 8 * m_s : 34 * m_s;
    const double bottom = view.size.height() - (m_hasLegend ? 34 : 6) * m_s;
    m_layout.tabY = 13 * m_s;
    m_layout.legendY = view.size.height() - 13 * m_s;
    m_room = QRectF{14 * m_s, top, view.size.width() - 28 * m_s, std::max(40.0, bottom - top)};
    m_area = m_room.adjusted(2 * m_s, 10 * m_s, -2 * m_s, -10 * m_s);
}

ArraysLayout Placer::take()
{
    const bool isLooked = std::ranges::all_of(m_read.uses, &ArrayUse::isTold);
    if (isLooked && (tryLinked() || tryCells()))
        return finished();
    placeStrips();
    return finished();
}

ArraysLayout Placer::finished()
{
    QRectF around;
    for (const ArrayBox& box : m_layout.boxes)
        if (box.tier != Tier::idle)
            around = around.isNull() ? outer(box) : around.united(outer(box));
    for (const Gap& gap : m_layout.gaps)
        around = around.united(gap.rect);
    m_layout.card = {m_room.left() - 12 * m_s, m_room.top() - 14 * m_s, m_room.width() + 24 * m_s,
                     around.bottom() - m_room.top() + 24 * m_s};
    std::set<std::uint32_t> shown, all;
    for (const ArrayUse& use : m_read.uses)
        if (use.isLocal)
            all.insert(use.group);
    for (const ArrayBox& box : m_layout.boxes)
        if (m_read.uses[box.use].isLocal)
            shown.insert(m_read.uses[box.use].group);
    m_layout.groupsLeftOut =
        shown.empty() ? 0 : all.size() - shown.size(); // else the array itself is said to be missing
    return std::move(m_layout);
}

ArrayBox Placer::boxOf(std::size_t use, Tier tier) const
{
    ArrayBox box;
    box.use = use;
    box.tier = tier;
    box.size = m_read.uses[use].size;
    box.below = roomBelow(m_read.uses[use], tier);
    return box;
}

QRectF Placer::outer(const ArrayBox& box) const
{
    const double head = headHeight();
    return box.rect.adjusted(0, box.isHeadedBelow || box.isHeadedRight ? 0 : -head, 0,
                             box.below + (box.isHeadedBelow ? head : 0));
}

double Placer::headWidth(const ArrayUse& use) const
{
    return textWidth(textAt(use.name, {}, 13 * m_s, 600, Qt::black)) + 4 * m_s;
}

double Placer::widest(const std::vector<std::size_t>& uses, double size) const
{
    double width = 0;
    for (const std::size_t use : uses)
        width = std::max(width, valueWidth(m_read.uses[use], size));
    return width;
}

// ---- what the launch does not touch

double Placer::idleHeight(const Tiers& tiers) const
{
    const auto count = static_cast<double>(std::min<std::size_t>(tiers[Tier::idle].size(), mostIdle()));
    if (tiers[Tier::idle].empty())
        return 0;
    return count == 0 ? 32 * m_s : 34 * m_s + count * idleLine(); // at least their names on a line
}

/// A line each: its name, and as many cells as have room.
void Placer::placeIdle(const Tiers& tiers, double y)
{
    for (std::size_t i = 0; i < tiers[Tier::idle].size(); ++i) {
        const std::size_t u = tiers[Tier::idle][i];
        const ArrayUse& use = m_read.uses[u];
        if (i >= mostIdle()) {
            m_layout.unshown.push_back(u);
            continue;
        }
        ArrayBox box = boxOf(u, Tier::idle);
        box.isHeadedRight = true;
        const double left = m_room.left(), room = m_room.width() * 0.62, high = idleLine() - 6 * m_s;
        const double size = std::max(11 * m_s, smallestText(m_view));
        const double least = use.isTold() ? valueWidth(use, size) + 6 * m_s : 0;
        const double pitch = std::max(least + 3 * m_s, 16 * m_s);
        box.rect = {left, y, room, high};
        if (use.isTold() && static_cast<double>(use.size) * pitch <= room) {
            box.perLine = std::max<std::size_t>(use.size, 1);
            box.pitch = pitch;
            box.width = pitch - 3 * m_s;
            box.height = box.line = high;
            box.type = size;
            box.rect.setWidth(static_cast<double>(use.size) * pitch - 3 * m_s);
        } else {
            asStrip(box);
        }
        m_layout.boxes.push_back(box);
        y += idleLine();
    }
}

ArraysLayout layoutArrays(const ArraysRead& read, const View& view)
{
    return Placer(read, view).take();
}

} // namespace lockstep::ui
