#include "ui/lenses/arrays/layout.hpp"

#include "engine/input/input.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace lockstep::ui {

QRectF ArrayBox::cell(std::size_t i) const
{
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

namespace {

constexpr std::size_t mostWithValues = 256; ///< elements in one array whose values are shown
constexpr std::size_t mostTiers = 5;

ArrayBox boxOf(std::size_t use, Tier tier)
{
    ArrayBox box;
    box.use = use;
    box.tier = tier;
    return box;
}

/// What stands in each tier, from above.
struct Tiers {
    std::array<std::vector<std::size_t>, mostTiers> uses;
    std::vector<std::size_t>& operator[](Tier tier) { return uses[static_cast<std::size_t>(tier)]; }
    const std::vector<std::size_t>& operator[](Tier tier) const { return uses[static_cast<std::size_t>(tier)]; }
};

/// The group whose local arrays are shown where not all of them can be: the selected work-item's, else the first.
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
        const bool isLoaded = isTold ? use.loadedBefore > 0 : use.isTaken && !use.isBlank;
        const bool isStored = isTold ? use.stored + use.kept + use.changed > 0 : use.isWritable;
        if (isLoaded)
            tiers[Tier::before].push_back(u);
        if (isStored)
            tiers[Tier::after].push_back(u);
        if (!isLoaded && !isStored && !use.isLocal)
            tiers[Tier::idle].push_back(u);
    }
    return tiers;
}

/// Tries one way after another to place all arrays, the clearest first.
class Placer {
public:
    Placer(const ArraysRead& read, const View& view) : m_read(read), m_view(view)
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

    ArraysLayout take()
    {
        const bool isLooked = std::ranges::all_of(m_read.uses, &ArrayUse::isTold);
        if (isLooked && (tryLinked() || tryCells()))
            return finished();
        placeStrips();
        return finished();
    }

private:
    using Row = std::vector<std::size_t>; ///< uses beside one another

    ArraysLayout finished()
    {
        QRectF around;
        for (const ArrayBox& box : m_layout.boxes)
            if (box.tier != Tier::idle)
                around = around.isNull() ? outer(box) : around.united(outer(box));
        for (const Gap& gap : m_layout.gaps)
            around = around.united(gap.rect);
        m_layout.card = {m_room.left() - 12 * m_s, m_room.top() - 14 * m_s, m_room.width() + 24 * m_s,
                         around.bottom() - m_room.top() + 24 * m_s};
        return std::move(m_layout);
    }

    QRectF outer(const ArrayBox& box) const
    {
        const double head = headHeight();
        return box.rect.adjusted(0, box.isHeadedBelow || box.isHeadedRight ? 0 : -head, 0,
                                 box.isHeadedBelow ? head : 0);
    }
    double headHeight() const { return 21 * m_s; }

    double widest(const std::vector<std::size_t>& uses, double size) const
    {
        double width = 0;
        for (const std::size_t use : uses)
            width = std::max(width, valueWidth(m_read.uses[use], size));
        return width;
    }

    /// In as few rows as their arrays have room in, at most `most`; none where they have not.
    std::vector<Row> rowsOf(const std::vector<std::size_t>& uses, double pitch, std::size_t most) const
    {
        std::vector<Row> rows;
        double x = 0;
        for (const std::size_t use : uses) {
            const double width = static_cast<double>(m_read.uses[use].size) * pitch;
            const double needed = std::max(width, headWidth(m_read.uses[use]));
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
    double blockGap() const { return 22 * m_s; }
    double headWidth(const ArrayUse& use) const
    {
        return textWidth(textAt(use.name, {}, 13 * m_s, 600, Qt::black)) + 4 * m_s;
    }

    double rowWidth(const Row& row, double pitch) const
    {
        double x = 0;
        for (const std::size_t use : row)
            x += std::max(static_cast<double>(m_read.uses[use].size) * pitch, headWidth(m_read.uses[use])) + blockGap();
        return x - blockGap();
    }

    // ---- cells with lines between them

    bool tryLinked()
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

    bool placeLinked(const Tiers& tiers, double size, std::size_t most)
    {
        std::vector<std::size_t> opened;
        for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after})
            opened.insert(opened.end(), tiers[tier].begin(), tiers[tier].end());
        const double least = widest(opened, size) + 14 * m_s;
        for (double pitch = std::max(52 * m_s, least); pitch >= least; pitch -= 1) {
            std::array<std::vector<Row>, mostTiers> rows;
            bool fits = true;
            for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after}) {
                const auto at = static_cast<std::size_t>(tier);
                rows[at] = rowsOf(tiers[tier], pitch, m_read.launch == 0 ? 8 : most);
                fits = fits && (tiers[tier].empty() || !rows[at].empty());
            }
            if (fits && placeRows(tiers, rows, pitch, size))
                return true;
        }
        return false;
    }

    bool placeRows(const Tiers& tiers, const std::array<std::vector<Row>, mostTiers>& rows, double pitch, double size)
    {
        const double cell = 28 * m_s, rowGap = 12 * m_s;
        const auto headOf = [&](Tier tier) { return tier == Tier::local ? localHead * m_s : headHeight(); };
        double widestRow = 0, fixed = 0;
        std::vector<Tier> shown;
        for (const Tier tier : {Tier::all, Tier::before, Tier::local, Tier::after}) {
            const std::vector<Row>& of = rows[static_cast<std::size_t>(tier)];
            if (of.empty())
                continue;
            shown.push_back(tier);
            fixed += static_cast<double>(of.size()) * (cell + headOf(tier) + rowGap) - rowGap;
            for (std::size_t r = 0; r < of.size(); ++r)
                widestRow = std::max(widestRow, rowWidth(of[r], pitch) + (r > 0 || of.size() > 1 ? pitch / 2 : 0));
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
                double x = left + (isAside ? pitch / 2 : 0);
                for (const std::size_t use : of[r]) {
                    const auto count = static_cast<double>(m_read.uses[use].size);
                    ArrayBox box = boxOf(use, tier);
                    box.pitch = pitch;
                    box.width = pitch - std::clamp(pitch * 0.14, 4 * m_s, 8 * m_s);
                    box.height = box.line = cell;
                    box.rect = {x + (pitch - box.width) / 2, y + (below ? 0 : head),
                                count * pitch - (pitch - box.width), cell};
                    box.perLine = std::max<std::size_t>(1, m_read.uses[use].size);
                    box.type = size;
                    box.isHeadedBelow = below;
                    m_layout.boxes.push_back(box);
                    x += std::max(count * pitch, headWidth(m_read.uses[use])) + blockGap();
                }
                y += cell + head + (r + 1 < of.size() ? rowGap : 0);
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

    // ---- cells in lines

    struct Manner {
        bool namesItems = false, isBeside = false;
        double size = 13;  ///< of the values
        double growth = 1; ///< of the cells, where there is room
    };

    bool tryCells()
    {
        for (const ArrayUse& use : m_read.uses)
            if ((use.loaded + use.stored + use.changed > 0 || m_read.launch == 0) && use.size > mostWithValues)
                return false;
        const std::optional<std::uint32_t> group = groupShown(m_read, m_view);
        Tiers tiers = tiersOf(m_read, m_read.hasLocal() ? group : std::nullopt);
        if (m_read.launch > 0 && tiers[Tier::before].empty() && tiers[Tier::after].empty() &&
            tiers[Tier::local].empty())
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
    std::size_t perLine(const ArrayUse& use, double pitch, double room) const
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

    bool placeCells(const Tiers& tiers, const Manner& manner)
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
    std::optional<double> placeTier(const std::vector<std::size_t>& uses, Tier tier, const Manner& manner, double least,
                                    const QRectF& place, std::vector<ArrayBox>& boxes) const
    {
        const double g = manner.growth * m_s, head = headHeight(), line = (manner.namesItems ? 38 : 24) * g;
        const std::size_t firstBox = boxes.size();
        double widest = 0;
        double x = place.left(), y = place.top(), bandBottom = y;
        for (const std::size_t u : uses) {
            const ArrayUse& use = m_read.uses[u];
            const double pitch = std::max(least + 3 * m_s, 36 * g);
            std::size_t cells = perLine(use, pitch, place.width());
            double step = pitch;
            if (cells == 0 || (cells < use.size && use.columns == 0)) {
                cells = perLine(use, least + 3 * m_s, place.width());
                if (cells > 0)
                    step = std::min(pitch, place.width() / static_cast<double>(cells));
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
            const double wide = std::max(static_cast<double>(cells) * step, headWidth(use));
            if (x > place.left() && x + wide > place.right() + 0.5) {
                x = place.left();
                y = bandBottom + 8 * m_s;
            }
            box.rect = {x, y + head, static_cast<double>(cells) * step - 3 * m_s,
                        static_cast<double>(lines) * line - 3 * m_s};
            bandBottom = std::max(bandBottom, box.rect.bottom());
            widest = std::max(widest, x + wide - place.left());
            x += wide + blockGap();
            boxes.push_back(box);
        }
        for (std::size_t b = firstBox; b < boxes.size(); ++b)
            boxes[b].rect.translate(std::max(0.0, (place.width() - widest) / 2), 0);
        return bandBottom;
    }

    // ---- what the launch does not touch

    double idleHeight(const Tiers& tiers) const
    {
        const auto count = static_cast<double>(std::min<std::size_t>(tiers[Tier::idle].size(), mostIdle()));
        if (tiers[Tier::idle].empty())
            return 0;
        return count == 0 ? 32 * m_s : 34 * m_s + count * idleLine(); // at least their names on a line
    }
    double idleLine() const { return 26 * m_s; }
    std::size_t mostIdle() const { return m_view.role == ViewRole::presenter ? 0 : 3; }

    /// A line each: its name, and as many cells as have room.
    void placeIdle(const Tiers& tiers, double y)
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

    // ---- too many for cells

    /// A bar an element where each has two dots, else the density of their values.
    void asStrip(ArrayBox& box) const
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

    void placeStrips()
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
            strips.empty()
                ? 0
                : std::max(least, std::min(260 * m_s, free / static_cast<double>(strips.size()) - head - apart));
        for (std::size_t i = 0; i < strips.size(); ++i) {
            if (i > 0 && strips[i - 1].first != strips[i].first) {
                m_layout.gaps.push_back(
                    {strips[i - 1].first, strips[i].first, {m_area.left(), y - apart, m_area.width(), gap}});
                y += gap;
            }
            ArrayBox box = boxOf(strips[i].second, strips[i].first);
            box.rect = {m_area.left(), y + head, m_area.width(), high};
            asStrip(box);
            m_layout.boxes.push_back(box);
            y = box.rect.bottom() + apart;
        }
        placeIdle(tiers, y - apart + 34 * m_s);
    }

    const ArraysRead& m_read;
    const View& m_view;
    ArraysLayout m_layout;
    double m_s = 1;
    bool m_hasLegend = true;
    QRectF m_room, m_area; ///< of the card, and inside it
};

} // namespace

ArraysLayout layoutArrays(const ArraysRead& read, const View& view)
{
    return Placer(read, view).take();
}

} // namespace lockstep::ui
