#include "ui/lenses/blocks/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/row_plan.hpp"
#include "ui/lenses/blocks/rows.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

constexpr std::array eases{RowEase{true, true, true, 50, 56, 10},   RowEase{true, false, true, 50, 56, 10},
                           RowEase{true, true, true, 50, 38, 10},   RowEase{true, false, true, 50, 38, 10},
                           RowEase{true, false, true, 44, 32, 10},  RowEase{true, false, false, 44, 32, 6},
                           RowEase{true, false, false, 22, 32, 6},  RowEase{true, true, true, 46, 21, 10},
                           RowEase{true, false, true, 46, 21, 10},  RowEase{true, false, true, 44, 13, 10},
                           RowEase{true, false, false, 44, 13, 6},  RowEase{true, false, false, 20, 11, 6},
                           RowEase{false, false, false, 44, 13, 6}, RowEase{false, false, false, 18, 11, 6}};

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
                m_labels = std::max(m_labels, textWidth(bufferWord(recording.buffers[buffer]), 12 * m_s, 500));
        if (std::ranges::any_of(flow.rows, [](const RoomRow& row) { return row.isHandedTwice; }))
            m_labels = std::max(
                m_labels, textWidth(scanOperator(recording) == ScanOperator::add ? say("own sums") : say("own results"),
                                    11.5 * m_s, 400));
        if (std::ranges::any_of(flow.rows, [](const RoomRow& row) { return row.leadsDown || row.leadsOut; }))
            m_labels = std::max(m_labels, textWidth(say("in local memory"), 11.5 * m_s, 400));
        if (std::ranges::any_of(flow.steps, &BlockStep::toRegisters))
            m_labels = std::max(m_labels, textWidth(say("in the work-group"), 11.5 * m_s, 400));
        if (flow.rows.front().isTable)
            m_labels = std::max(m_labels, textWidth(say("column %1").arg(88), 12 * m_s, 400));
        m_past = rowsWithPast(flow);
    }

    BlocksLayout best() const
    {
        const std::size_t largest = largestRoom(m_flow.rows.front());
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
                for (const RowEase& ease : eases)
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
    bool isShown(std::size_t r, const RowEase& ease) const
    {
        if (m_only)
            return m_only->shown.contains(static_cast<std::uint32_t>(r));
        return r == 0 || ease.hasUnread || m_flow.rows[r].isRead || m_flow.rows.size() == 1;
    }

    RowTask taskOf(std::size_t r) const
    {
        const auto row = static_cast<std::uint32_t>(r);
        return {.row = m_flow.rows[r],
                .texts = m_texts[r],
                .scale = m_s,
                .isValues = r == 0,
                .isIdle = m_only && !m_only->worked.contains(row),
                .takesPast = m_past.contains(row),
                .hasPhases = hasPhases(m_recording),
                .isPresented = m_presented};
    }

    BlocksLayout lay(const RowTry& tried) const
    {
        const double s = m_s;
        BlocksLayout layout;
        layout.scale = s;
        layout.textSize = 12 * s;
        layout.gutter = tried.ease.hasGutter ? m_labels + 12 * s : 0;
        layout.hasTokens = tried.ease.gap > 40;
        const double left = layout.gutter + s, width = m_view.size.width() - left - s;
        double height = 0;
        std::vector<std::optional<RowPlan>> plans(m_flow.rows.size());
        std::size_t shown = 0;
        for (std::size_t r = 0; r < plans.size(); ++r) {
            if (!isShown(r, tried.ease))
                continue;
            plans[r] = planRow(taskOf(r), tried, width);
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
        for (std::optional<RowPlan>& p : plans)
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
    void growHeads(std::vector<std::optional<RowPlan>>& plans, double spare, double& height) const
    {
        std::vector<RowPlan*> wishing;
        for (std::optional<RowPlan>& plan : plans)
            if (plan && plan->wished > 0)
                wishing.push_back(&*plan);
        std::ranges::stable_sort(wishing, {}, [](const RowPlan* plan) { return plan->lines.size(); });
        for (RowPlan* plan : wishing) {
            const auto lines = static_cast<double>(plan->lines.size());
            const double more = std::clamp(spare / lines, 0.0, plan->wished);
            (plan->foot > 0 ? plan->foot : plan->head) += more;
            plan->roomHeight += more;
            spare -= more * lines;
            height += more * lines;
        }
    }

    void place(RowBox& box, std::size_t r, const RowPlan& p, const RowTry& tried, double left, double width,
               double y) const
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
        const double columns = p.columnsOnLine - 1.0;
        const double used =
            static_cast<double>(p.mostOnLine()) * (p.roomWidth + p.roomGap) - p.roomGap + columns * p.columnGap;
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
                    std::max({across * p.cellWidth + p.pad, p.hasBefore ? p.beforeWidth + 2 * roomCorner * s : 0.0,
                              p.hasTitles ? 30 * s : 0.0});
                const bool getsSum = std::ranges::binary_search(row.before, static_cast<std::uint32_t>(i));
                // Beside what comes a narrow room has place for whence, and for what goes.
                const double wide = getsSum && p.hasBefore ? p.beforeWidth + (2 * roomCorner + 90) * s : 0;
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
                    at.before = {x + roomCorner * s, at.rect.bottom() - 9 * s, p.beforeWidth, 20 * s};
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
    const double m_base; ///< the scale without growth: what is told counts as it is seen
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
    const double wide = roomyScale(view);
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
