#include "ui/lenses/blocks/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/rows.hpp"
#include "ui/lenses/blocks/texts.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

double widthOf(const QString& text, double size, int weight)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black));
}

/// How much room things are given.
struct Ease {
    bool hasGutter, hasUnread, hasTitles; ///< titles: of the rooms of sums
    double gap, head, pad;
    bool hasOld() const { return head >= oldHead; }
    static constexpr double oldHead = 32;
};
constexpr std::array eases{
    Ease{true, true, true, 50, 56, 10},   Ease{true, false, true, 50, 56, 10}, Ease{true, true, true, 50, 38, 10},
    Ease{true, false, true, 50, 38, 10},  Ease{true, false, true, 44, 32, 10}, Ease{true, false, false, 44, 32, 6},
    Ease{true, false, false, 22, 32, 6},  Ease{true, true, true, 46, 21, 10},  Ease{true, false, true, 46, 21, 10},
    Ease{true, false, true, 44, 13, 10},  Ease{true, false, false, 44, 13, 6}, Ease{true, false, false, 20, 11, 6},
    Ease{false, false, false, 44, 13, 6}, Ease{false, false, false, 18, 11, 6}};

struct Try {
    Ease ease;
    std::size_t across; ///< most cells of a room on one line, of the values
    double size;
    ValueForm form;
};

class Planner {
public:
    /// With all rows, or for one launch alone.
    Planner(const Recording& recording, const BlocksFlow& flow, const View& view, double scale,
            const std::vector<RowTexts>& texts, std::optional<LaunchRows> only = {})
        : m_recording(recording), m_flow(flow), m_view(view), m_s(scale), m_texts(texts), m_only(std::move(only)),
          m_presented(view.role == ViewRole::presenter), m_base(roleScale(view.role) * std::min(1.0, textScaleOf(view)))
    {
        for (const RoomRow& row : flow.rows)
            for (const std::size_t buffer : row.buffers)
                m_labels = std::max(m_labels, widthOf(bufferWord(recording.buffers[buffer]), 12 * m_s, 500));
        if (std::ranges::any_of(flow.rows, [](const RoomRow& row) { return row.isHandedTwice; }))
            m_labels = std::max(
                m_labels, widthOf(scanOperator(recording) == ScanOperator::add ? say("own sums") : say("own results"),
                                  11.5 * m_s, 400));
        if (std::ranges::any_of(flow.rows, [](const RoomRow& row) { return row.leadsDown || row.leadsOut; }))
            m_labels = std::max(m_labels, widthOf(say("in local memory"), 11.5 * m_s, 400));
        if (flow.rows.front().isTable)
            m_labels = std::max(m_labels, widthOf(say("column %1").arg(88), 12 * m_s, 400));
        m_past = rowsWithPast(flow);
    }

    BlocksLayout best() const
    {
        std::size_t largest = 1;
        for (const Room& room : m_flow.rows.front().rooms)
            largest = std::max(largest, room.cells.size());
        std::vector<std::size_t> across;
        for (std::size_t lines = 1; lines <= 8 && lines <= largest; ++lines)
            across.push_back((largest + lines - 1) / lines);
        std::vector<double> large{15, 14, 13}, small{12, 11};
        if (m_presented)
            large.insert(large.begin(), {17, 16});
        // The values that went in, and the rows' names, tell more than large type.
        struct Wish {
            std::size_t across;
            bool hasOld, hasGutter;
        };
        std::vector<Wish> wishes;
        for (const std::size_t c : across) // a room on one line shows best what goes on in it
            for (const auto& [hasOld, hasGutter] : {std::pair{true, true}, {false, true}, {false, false}})
                wishes.push_back({c, hasOld, hasGutter});
        if (m_only && !m_only->worked.contains(0)) // nothing goes on in the values
            std::ranges::stable_sort(wishes, std::greater{}, [](const Wish& wish) { return wish.hasOld; });
        for (const Wish& wish : wishes)
            for (const auto* sizes : {&large, &small})
                for (const Ease& ease : eases)
                    for (const double size : *sizes)
                        for (const ValueForm form : everyForm) {
                            if (ease.hasOld() != wish.hasOld || ease.hasGutter != wish.hasGutter ||
                                (form != ValueForm::whole && !hasForms(m_recording)))
                                break;
                            if (BlocksLayout layout = lay({ease, wish.across, size * m_s, form}); layout.fits)
                                return layout;
                        }
        return {};
    }

private:
    /// What a row needs before it is placed.
    struct Plan {
        double cellWidth = 0, cellHeight = 0, beforeWidth = 0, roomWidth = 0, roomGap = 0, roomHeight = 0;
        std::size_t across = 1, perLine = 1;
        std::vector<std::vector<std::size_t>> lines; ///< rooms
        bool hasTitles = false, hasItems = false, hasBefore = false, hasOrder = false, hasOld = false;
        double head = 0, rangeSize = 0, lineGap = 0, below = 0, pad = 0;
        double foot = 0, wished = 0; ///< wished: more for the head or the foot, in which its rounds are told apart
        double forPast = 0;          ///< more for the head, in which what comes past other rows is told
        double forRounds = 0;        ///< the least head, or foot, in which they can be drawn
        bool hasRounds() const { return forRounds > 0 && (foot > 0 ? foot : head) >= forRounds; }
        bool hasSums = false;
        double walks = 0;                ///< room under the row for lines along its sums
        std::uint32_t columnsOnLine = 1; ///< of a table
        double columnHead = 0, columnGap = 0;
        double height() const
        {
            return static_cast<double>(lines.size()) * (columnHead + roomHeight) +
                   (static_cast<double>(lines.size()) - 1) * lineGap + below + walks;
        }
    };

    bool isShown(std::size_t r, const Ease& ease) const
    {
        if (m_only)
            return m_only->shown.contains(static_cast<std::uint32_t>(r));
        return r == 0 || ease.hasUnread || m_flow.rows[r].isRead || m_flow.rows.size() == 1;
    }

    /// All in units of the scale but `width`.
    std::optional<Plan> plan(std::size_t r, const Try& tried, double width) const
    {
        const RoomRow& row = m_flow.rows[r];
        const double s = m_s;
        std::size_t largest = 1;
        for (const Room& room : row.rooms)
            largest = std::max(largest, room.cells.size());
        Plan p;
        p.across = r == 0 ? std::min(tried.across, largest) : largest;
        const ValueType type{tried.size, tried.form, FontFamily::text, 600};
        const auto form = static_cast<std::size_t>(tried.form);
        p.cellWidth = std::max(m_texts[r].value[form] * tried.size + 7 * s, 22 * s);
        p.cellHeight = std::max(22 * s, type.height() + 6 * s);
        p.hasTitles = row.rooms.size() > 1 && (r == 0 || tried.ease.hasTitles);
        p.pad = tried.ease.pad * s;
        const bool isTight = tried.ease.gap < 30;
        p.hasBefore = !row.before.empty();
        p.hasOrder = row.isHanded;
        if (p.hasBefore)
            p.beforeWidth = std::max(24 * s, m_texts[r].before[std::min<std::size_t>(form, 1)] * 12 * s + 12 * s);
        const auto inRoom = [&](double cell) {
            const double title = p.hasTitles ? widthOf(QString::number(row.rooms.size()), 11 * s, 500) + 14 * s : 0;
            return std::max({static_cast<double>(p.across) * cell + p.pad, title,
                             p.beforeWidth + (p.hasBefore ? 2 * corner * s : 0)});
        };
        p.roomGap = (tried.ease.pad - 1) * s;
        p.roomWidth = inRoom(p.cellWidth);
        p.perLine =
            static_cast<std::size_t>(std::max(0.0, std::floor((width + p.roomGap) / (p.roomWidth + p.roomGap))));
        if (p.perLine == 0) {
            if (r == 0)
                return std::nullopt;
            // An array of sums goes on in further lines of its room.
            p.across = static_cast<std::size_t>(std::max(0.0, std::floor((width - p.pad) / p.cellWidth)));
            if (p.across == 0 || p.across * 4 < largest)
                return std::nullopt;
            p.across = (largest + (largest + p.across - 1) / p.across - 1) / ((largest + p.across - 1) / p.across);
            p.roomWidth = inRoom(p.cellWidth);
            p.perLine = 1;
        }
        const double columns = row.isTable ? row.rooms.back().line + 1.0 : 1.0,
                     all = static_cast<double>(row.rooms.size());
        const double column = all / columns * (p.roomWidth + p.roomGap), apart = 12 * s;
        double onLine =
            columns > 1 ? std::clamp(std::floor((width + p.roomGap + apart) / (column + apart)), 1.0, columns) : 1;
        onLine = std::ceil(columns / std::ceil(columns / onLine)); // as many on each line
        p.columnsOnLine = static_cast<std::uint32_t>(onLine);
        if (p.columnsOnLine > 1) {
            p.columnHead = 15 * s;
            p.columnGap = apart;
            p.perLine = row.rooms.size();
        }
        for (std::size_t first = 0; first < row.rooms.size();) {
            std::size_t end = first + 1;
            while (end < row.rooms.size() &&
                   row.rooms[end].line / p.columnsOnLine == row.rooms[first].line / p.columnsOnLine)
                ++end;
            const std::size_t count = end - first, lines = (count + p.perLine - 1) / p.perLine;
            const std::size_t each = (count + lines - 1) / lines;
            for (std::size_t at = first; at < end; at += each) {
                auto& line = p.lines.emplace_back(std::min(each, end - at));
                std::iota(line.begin(), line.end(), at);
            }
            first = end;
        }
        std::size_t most = 1;
        for (const auto& line : p.lines)
            most = std::max(most, line.size());
        // Cells grow into the width there is.
        const double spare =
            width - static_cast<double>(most) * (p.roomWidth + p.roomGap) + p.roomGap - (onLine - 1) * p.columnGap;
        const double cells = static_cast<double>(most * p.across);
        const double rangeSize = m_presented ? 11 * s : 11.5 * s;
        const double wished = std::clamp(r > 0 ? m_texts[r].range * rangeSize + 4 * s : 0, 44 * s, 72 * s);
        p.cellWidth = std::min(p.cellWidth + std::max(0.0, spare) / cells, std::max(p.cellWidth, wished));
        p.roomWidth = inRoom(p.cellWidth);
        if (r > 0 && m_texts[r].range > 0 && m_texts[r].range * rangeSize + 2 * s <= p.cellWidth && tried.ease.gap > 20)
            p.rangeSize = rangeSize;
        const bool isIdle = m_only && !m_only->worked.contains(static_cast<std::uint32_t>(r));
        p.hasItems = r == 0 && !isIdle && hasPhases(m_recording) && !m_presented && tried.ease.head > 13;
        const std::size_t cellLines = (largest + p.across - 1) / p.across;
        p.hasOld = !isIdle && (row.hasSteps || row.isHandedTwice || (r == 0 && p.hasBefore)) && cellLines == 1 &&
                   tried.ease.hasOld();
        const double barriers = p.hasOld && !p.hasTitles ? 5 * s : 0; // they stand over what went in
        p.head =
            barriers + (isIdle                                    ? 4 * s
                        : row.hasSteps || p.hasOld                ? (cellLines > 1 ? 9 * s : tried.ease.head * s)
                        : r == 0 && p.hasBefore && cellLines == 1 ? std::min(11.0, tried.ease.head) * s // what went in
                                                                  : (isTight ? 4 : 6) * s);
        makeRoomForRounds(p, row, barriers);
        if (m_past.contains(static_cast<std::uint32_t>(r)) && !isIdle)
            p.forPast = std::max(0.0, roomForPast * s - p.head);
        p.roomHeight = (p.hasTitles ? (isTight ? 14 : 17) * s : 0) + p.head +
                       static_cast<double>(cellLines) * (p.cellHeight + 3 * s) + (p.rangeSize > 0 ? 14 * s : 0) +
                       p.foot + (p.hasOrder ? 17 * s : 0) + (p.hasItems ? 12 * s : 0) + (p.hasBefore ? 9 * s : 3 * s);
        if (p.lines.size() > 1) // for what comes and goes under them
            p.lineGap = (isIdle ? (p.hasBefore ? 14 : 6) : p.hasBefore ? 26 : 22) * s;
        p.below = p.hasBefore ? 11 * s : 0; // of what stands on the rooms' lower edges
        if (row.longestWalk > 1 && p.lines.size() == 1 && cellLines == 1)
            p.walks = static_cast<double>(std::min<std::size_t>(row.longestWalk, 24)) * (isTight ? 3.5 : 6) * s;
        return p;
    }

    /// In the head, or where they leave the cells as they are, in the foot.
    void makeRoomForRounds(Plan& p, const RoomRow& row, double barriers) const
    {
        const bool leads = row.leadsDown || row.leadsOut;
        if (!p.hasOld || (row.rounds == 0 && !leads))
            return;
        const auto rounds = static_cast<double>(row.rounds);
        const double s = m_s, old = 16 * s + barriers;
        const double least = std::max(12.0, rounds * 5 + 6) * s, most = std::max(least, (rounds * 9 + 8) * s);
        p.hasSums = leads;
        if (row.leadsOut) {
            p.head = std::min(p.head, Ease::oldHead * s + barriers);
            p.foot = p.forRounds = least + (sumHeight + 4) * s;
            p.wished = most - least;
            return;
        }
        const double rest = row.leadsDown ? (sumHeight + sumWay) * s : s;
        if (p.hasItems && p.head < old + least + rest) { // who took part tells less than what was done
            p.hasItems = p.lines.size() == 1 && row.leadsDown;
            p.head += p.hasItems ? 0 : 12 * s;
        }
        if (row.leadsDown)
            p.head = std::max(p.head, old + least + rest);
        p.forRounds = old + least + rest;
        p.wished = std::max(0.0, old + most + rest - p.head);
    }

    BlocksLayout lay(const Try& tried) const
    {
        const double s = m_s;
        BlocksLayout layout;
        layout.scale = s;
        layout.textSize = 12 * s;
        layout.gutter = tried.ease.hasGutter ? m_labels + 12 * s : 0;
        layout.hasTokens = tried.ease.gap > 40;
        const double left = layout.gutter + s, width = m_view.size.width() - left - s;
        double height = 0;
        std::vector<std::optional<Plan>> plans(m_flow.rows.size());
        std::size_t shown = 0;
        for (std::size_t r = 0; r < plans.size(); ++r) {
            if (!isShown(r, tried.ease))
                continue;
            plans[r] = plan(r, tried, width);
            if (!plans[r])
                return layout;
            height += plans[r]->height();
            ++shown;
        }
        layout.headingY = 11 * s;
        const double top = 34 * s;
        const bool hasLegend = m_view.hasLegend && !m_presented && m_view.size.height() > 300 * s;
        const double below = hasLegend ? 30 * s : 2 * s;
        const double room = m_view.size.height() - top - below;
        const auto gaps = static_cast<double>(shown - 1);
        if (width <= 0 || height + gaps * tried.ease.gap * s > room)
            return layout;
        // What comes past rows is told apart from their ways only in a head of its own: gaps give the room for it.
        const double leastGap = std::min(tried.ease.gap, 20.0) * s;
        for (std::optional<Plan>& p : plans)
            if (p && p->forPast > 0 && p->lines.size() == 1 && height + p->forPast + gaps * leastGap <= room) {
                p->head += p->forPast;
                p->roomHeight += p->forPast;
                p->wished = std::max(0.0, p->wished - p->forPast);
                height += p->forPast;
            }
        growHeads(plans, room - height - gaps * std::max(tried.ease.gap, 44.0) * s, height);
        layout.gap = gaps > 0 ? std::min((room - height) / gaps, 84 * s) : 0;
        double y = top + std::min(20 * s, std::max(0.0, room - height - gaps * layout.gap) / 2);
        for (std::size_t r = 0; r < plans.size(); ++r) {
            RowBox& box = layout.rows.emplace_back();
            box.isShown = plans[r].has_value();
            if (!box.isShown)
                continue;
            place(box, r, *plans[r], tried, left, width, y);
            y = box.bottom + layout.gap + plans[r]->walks;
        }
        layout.left = m_view.size.width();
        for (const RowBox& box : layout.rows)
            for (const RoomBox& at : box.rooms)
                layout.left = std::min(layout.left, at.rect.left());
        if (hasLegend)
            layout.legendY = std::min(y - layout.gap + 24 * s, m_view.size.height() - 11 * s);
        layout.told = static_cast<std::size_t>(tried.size / m_base) + shown + (tried.ease.hasGutter ? 1 : 0) +
                      (layout.hasTokens ? 4 : 0) + 4 * (plans[0] ? plans[0]->across : 0);
        for (const RowBox& box : layout.rows)
            layout.told += (box.rangeSize > 0 ? 2 : 0) + (box.hasOld ? 6 : 0);
        layout.fits = true;
        return layout;
    }

    /// Rows of the fewest lines first: there it costs least.
    void growHeads(std::vector<std::optional<Plan>>& plans, double spare, double& height) const
    {
        std::vector<Plan*> wishing;
        for (std::optional<Plan>& plan : plans)
            if (plan && plan->wished > 0)
                wishing.push_back(&*plan);
        std::ranges::stable_sort(wishing, {}, [](const Plan* plan) { return plan->lines.size(); });
        for (Plan* plan : wishing) {
            const auto lines = static_cast<double>(plan->lines.size());
            const double more = std::clamp(spare / lines, 0.0, plan->wished);
            (plan->foot > 0 ? plan->foot : plan->head) += more;
            plan->roomHeight += more;
            spare -= more * lines;
            height += more * lines;
        }
    }

    void place(RowBox& box, std::size_t r, const Plan& p, const Try& tried, double left, double width, double y) const
    {
        const RoomRow& row = m_flow.rows[r];
        const double s = m_s;
        box.top = y;
        box.type = {tried.size, tried.form, FontFamily::text, 600};
        box.rangeSize = p.rangeSize;
        box.hasTitles = p.hasTitles;
        box.hasItems = p.hasItems;
        box.hasOrder = p.hasOrder;
        box.hasOld = p.hasOld;
        box.hasSums = p.hasSums;
        box.hasRounds = p.hasRounds();
        box.head = p.head;
        box.foot = p.foot;
        box.lines = p.lines.size();
        box.hasColumnHeads = p.columnsOnLine > 1;
        box.rooms.resize(row.rooms.size());
        box.cells.resize(row.cells);
        std::size_t most = 1;
        for (const auto& line : p.lines)
            most = std::max(most, line.size());
        const double columns = p.columnsOnLine - 1.0;
        const double used = static_cast<double>(most) * (p.roomWidth + p.roomGap) - p.roomGap + columns * p.columnGap;
        const double start = left + std::max(0.0, (width - used) / 2);
        for (std::size_t l = 0; l < p.lines.size(); ++l) {
            double x = start;
            y += p.columnHead;
            for (const std::size_t i : p.lines[l]) {
                const Room& room = row.rooms[i];
                RoomBox& at = box.rooms[i];
                at.line = l;
                if (i != p.lines[l].front() && room.line != row.rooms[i - 1].line)
                    x += p.columnGap;
                const auto across = static_cast<double>(std::min(p.across, room.cells.size()));
                const double own =
                    std::max({across * p.cellWidth + p.pad, p.hasBefore ? p.beforeWidth + 2 * corner * s : 0.0,
                              p.hasTitles ? 30 * s : 0.0});
                const bool getsSum = std::ranges::binary_search(row.before, static_cast<std::uint32_t>(i));
                // Beside what comes a narrow room has place for whence, and for what goes.
                const double wide = getsSum && p.hasBefore ? p.beforeWidth + (2 * corner + 90) * s : 0;
                at.rect = {x, y, std::min(std::max(own, wide), p.roomWidth), p.roomHeight};
                at.title = {x + 8 * s, y + (tried.ease.gap < 30 ? 7.5 : 9.5) * s};
                at.inside = y + (p.hasTitles ? (tried.ease.gap < 30 ? 14 : 17) * s : 0);
                const double cellsTop = at.inside + p.head;
                const double pad = std::min(at.rect.width() - across * p.cellWidth,
                                            p.roomWidth - static_cast<double>(p.across) * p.cellWidth) /
                                   2;
                for (std::size_t c = 0; c < room.cells.size(); ++c)
                    box.cells[room.cells[c]] = {x + pad + static_cast<double>(c % p.across) * p.cellWidth + 1.5 * s,
                                                cellsTop + static_cast<double>(c / p.across) * (p.cellHeight + 3 * s),
                                                p.cellWidth - 3 * s, p.cellHeight};
                if (p.hasBefore && getsSum)
                    at.before = {x + corner * s, at.rect.bottom() - 9 * s, p.beforeWidth, 20 * s};
                x += p.roomWidth + p.roomGap;
            }
            y += p.roomHeight + p.lineGap;
        }
        box.bottom = y - p.lineGap + p.below;
    }

    const Recording& m_recording;
    const BlocksFlow& m_flow;
    const View& m_view;
    const double m_s;
    const std::vector<RowTexts>& m_texts;
    const std::optional<LaunchRows> m_only;
    const bool m_presented;
    static constexpr double corner = 7; ///< of a room, clear of what stands on its edge
    const double m_base;                ///< the scale without growth: what is told counts as it is seen
    double m_labels = 0;
    std::set<std::uint32_t> m_past; ///< rows that take what comes past others
};

/// What the one has the other has too, and its rooms stand in no more lines.
bool leavesOutNothing(const BlocksLayout& larger, const BlocksLayout& usual)
{
    bool same = larger.hasTokens == usual.hasTokens && (larger.gutter > 0) == (usual.gutter > 0);
    for (std::size_t r = 0; r < usual.rows.size(); ++r) {
        const RowBox &a = larger.rows[r], &b = usual.rows[r];
        same = same && a.isShown >= b.isShown && a.lines <= b.lines && a.hasOld >= b.hasOld && a.hasSums >= b.hasSums &&
               a.hasRounds >= b.hasRounds && a.hasTitles >= b.hasTitles && (a.rangeSize > 0 || b.rangeSize <= 0);
    }
    return same;
}

/// How much larger than usual few values are drawn where they leave room.
constexpr double largestExported = 1.6, largestPresented = 1.3;

/// In every row in which the launch works the values that went in have room, and what was made of them.
bool tellsAll(const BlocksLayout& layout, const BlocksFlow& flow, std::size_t launch)
{
    if (!layout.fits)
        return false;
    const LaunchRows rows = rowsOf(flow, launch);
    const auto isBetween = [](const BlockAct& act) {
        return std::ranges::any_of(
            act.from, [&](const Spot& from) { return from.row != act.to.row && (from.row == 0 || act.to.row == 0); });
    };
    const bool hasEnds = launch == 0 || layout.rows.front().lines <= 1 || layout.gap >= roomForEnds * layout.scale ||
                         std::ranges::none_of(flow.whole(launch).acts, isBetween);
    return hasEnds && layout.gutter > 0 && std::ranges::all_of(rows.worked, [&](std::uint32_t r) {
               const RowBox& box = layout.rows[r];
               const bool leads = flow.rows[r].leadsDown || flow.rows[r].leadsOut;
               return box.isShown && (box.hasOld || !flow.rows[r].hasSteps) && (box.hasSums || !leads);
           });
}

BlocksLayout layoutOf(const Recording& recording, const BlocksFlow& flow, const View& view,
                      const std::vector<RowTexts>& texts, const std::optional<LaunchRows>& only)
{
    const double scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    BlocksLayout layout = Planner(recording, flow, view, scale, texts, only).best();
    // Panes over one another's rows keep the common scale.
    if (!layout.fits || view.launches > 0)
        return layout;
    // Few values leave room: all is drawn as large as tells no less.
    const bool presented = view.role == ViewRole::presenter;
    const double wide = std::min(view.size.width() / 880, view.size.height() / 560);
    const double asked = textScaleOf(view);
    const double most = presented                         ? asked < 1 ? 1 : std::max(asked, largestPresented)
                                                : view.role == ViewRole::exported ? largestExported
                                                          : std::clamp(wide * 1.5, largestExported, largestScale);
    const double step = presented ? 0.1 : 0.125;
    for (double larger = most; larger > 1.05; larger -= step) {
        BlocksLayout trial = Planner(recording, flow, view, scale * larger, texts, only).best();
        if (trial.fits && trial.told >= layout.told && leavesOutNothing(trial, layout))
            return trial;
    }
    return layout;
}

} // namespace

BlocksLayout layoutBlocks(const Recording& recording, const BlocksFlow& flow, const View& view,
                          std::optional<std::size_t> launch)
{
    if (flow.rows.front().cells > mostSingle)
        return {};
    const std::vector<RowTexts> texts = textsOf(recording, flow);
    BlocksLayout layout = layoutOf(recording, flow, view, texts, {});
    if (!launch || flow.rows.size() < 2 || tellsAll(layout, flow, *launch))
        return layout;
    BlocksLayout alone = layoutOf(recording, flow, view, texts, rowsOf(flow, *launch));
    if (alone.fits || layout.fits)
        return alone.fits && (!layout.fits || tellsAll(alone, flow, *launch)) ? alone : layout;
    LaunchRows sums = rowsOf(flow, *launch); // where it works in them alone, without the values
    if (*launch == 0 || sums.touchesValues)
        return layout;
    sums.shown.erase(0);
    return layoutOf(recording, flow, view, texts, sums);
}

} // namespace lockstep::ui
