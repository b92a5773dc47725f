#include "ui/lenses/blocks_layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

namespace lockstep::ui {

QString beforeText(const BlockValue& value, const Recording& recording, ValueForm form)
{
    const QString text = valueText(value.bits, recording, form);
    switch (scanOperator(recording)) {
    case ScanOperator::max:
        return QStringLiteral("max ") + text;
    case ScanOperator::min:
        return QStringLiteral("min ") + text;
    case ScanOperator::affine:
        return QStringLiteral("∘ ") + text;
    case ScanOperator::join:
        return text + QStringLiteral(" ·");
    case ScanOperator::multiply:
        return QStringLiteral("× ") + text;
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("+ ") + text;
}

bool skipsRows(const BlocksFlow& flow)
{
    for (const BlockStep& step : flow.steps)
        for (const BlockAct& act : step.acts)
            for (const Spot& from : act.from)
                if (!act.isQuiet && !from.isBefore &&
                    std::max(from.row, act.to.row) - std::min(from.row, act.to.row) > 1)
                    return true;
    return false;
}

namespace {

double widthOf(const QString& text, double size, int weight)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black));
}

/// Widths of a row's texts at size 1.
struct RowTexts {
    std::array<double, everyForm.size()> value{}; ///< by ValueForm
    std::array<double, everyForm.size()> before{};
    double range = 0;
};

std::vector<RowTexts> textsOf(const Recording& recording, const BlocksFlow& flow)
{
    constexpr double large = 100; // for its rounding
    std::vector<RowTexts> texts(flow.rows.size());
    const auto widen = [&](double& width, const QString& text, int weight) {
        width = std::max(width, widthOf(text, large, weight) / large);
    };
    for (std::size_t r = 0; r < flow.rows.size(); ++r) {
        // Digits are tabular: of the texts of one length any is the widest.
        for (const ValueForm form : everyForm) {
            const auto f = static_cast<std::size_t>(form);
            if (f > 0 && !hasForms(recording)) {
                texts[r].value[f] = texts[r].value[0];
                texts[r].before[f] = texts[r].before[0];
                continue;
            }
            QString value, before, range;
            const auto longer = [&](QString& best, const QString& text) {
                if (isWider(text, best, recording))
                    best = text;
            };
            const auto look = [&](const BlockSnapshot& at) {
                for (const auto& cell : at.cells[r])
                    if (cell) {
                        for (const QString& line : valueLines(cell->bits, recording, form))
                            longer(value, line);
                        if (r > 0 && !cell->inputs.isEmpty())
                            longer(range, inputsText(cell->inputs, scanOperator(recording)));
                    }
                for (const auto& told : at.before[r])
                    if (told)
                        longer(before, beforeText(*told, recording, onOneLine(form)));
            };
            look(flow.input);
            for (const BlockStep& step : flow.steps) {
                look(step.after);
                for (const BlockAct& act : step.acts)
                    if (act.to.row == r && !act.to.isBefore)
                        for (const QString& line : valueLines(act.value.bits, recording, form))
                            longer(value, line);
            }
            widen(texts[r].value[f], value, 600);
            widen(texts[r].before[f], before, 600);
            widen(texts[r].range, range, 500);
        }
    }
    return texts;
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
    /// With these rows; all if there are none.
    Planner(const Recording& recording, const BlocksFlow& flow, const View& view, double scale,
            const std::vector<RowTexts>& texts, std::set<std::uint32_t> only = {})
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
        if (flow.rows.front().isTable)
            m_labels = std::max(m_labels, widthOf(say("column %1").arg(88), 12 * m_s, 400));
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
        for (const std::size_t c : across) // a room on one line shows best what goes on in it
            // The values that went in, and the rows' names, tell more than large type.
            for (const auto& [hasOld, hasGutter] : {std::pair{true, true}, {false, true}, {false, false}})
                for (const auto* sizes : {&large, &small})
                    for (const Ease& ease : eases)
                        for (const double size : *sizes)
                            for (const ValueForm form : everyForm) {
                                if (ease.hasOld() != hasOld || ease.hasGutter != hasGutter ||
                                    (form != ValueForm::whole && !hasForms(m_recording)))
                                    break;
                                if (BlocksLayout layout = lay({ease, c, size * m_s, form}); layout.fits)
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
        double walks = 0;      ///< room under the row for lines along its sums
        bool isMerged = false; ///< all columns of a table are on one line
        double columnHead = 0, columnGap = 0;
        double height() const
        {
            return columnHead + static_cast<double>(lines.size()) * roomHeight +
                   (static_cast<double>(lines.size()) - 1) * lineGap + below + walks;
        }
    };

    bool isShown(std::size_t r, const Ease& ease) const
    {
        if (!m_only.empty() && r > 0)
            return m_only.contains(static_cast<std::uint32_t>(r));
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
            return std::max(
                {static_cast<double>(p.across) * cell + p.pad, title, p.beforeWidth + (p.hasBefore ? p.pad : 0)});
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
        p.isMerged = columns > 1 && all * (p.roomWidth + p.roomGap) + (columns - 1) * 12 * s <= width;
        if (p.isMerged) {
            p.columnHead = 15 * s;
            p.columnGap = 12 * s;
            p.perLine = row.rooms.size();
        }
        for (std::size_t first = 0; first < row.rooms.size();) {
            std::size_t end = first + 1;
            while (end < row.rooms.size() && (p.isMerged || row.rooms[end].line == row.rooms[first].line))
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
            width - static_cast<double>(most) * (p.roomWidth + p.roomGap) + p.roomGap - (columns - 1) * p.columnGap;
        const double cells = static_cast<double>(most * p.across);
        const double rangeSize = m_presented ? 11 * s : 11.5 * s;
        const double wished = std::clamp(r > 0 ? m_texts[r].range * rangeSize + 4 * s : 0, 44 * s, 72 * s);
        p.cellWidth = std::min(p.cellWidth + std::max(0.0, spare) / cells, std::max(p.cellWidth, wished));
        p.roomWidth = inRoom(p.cellWidth);
        if (r > 0 && m_texts[r].range > 0 && m_texts[r].range * rangeSize + 2 * s <= p.cellWidth && tried.ease.gap > 20)
            p.rangeSize = rangeSize;
        p.hasItems = r == 0 && hasPhases(m_recording) && !m_presented && tried.ease.head > 13;
        const std::size_t cellLines = (largest + p.across - 1) / p.across;
        p.hasOld =
            (row.hasSteps || row.isHandedTwice || (r == 0 && p.hasBefore)) && cellLines == 1 && tried.ease.hasOld();
        const double barriers = p.hasOld && !p.hasTitles ? 5 * s : 0; // they stand over what went in
        p.head =
            barriers + (row.hasSteps || p.hasOld                  ? (cellLines > 1 ? 9 * s : tried.ease.head * s)
                        : r == 0 && p.hasBefore && cellLines == 1 ? std::min(11.0, tried.ease.head) * s // what went in
                                                                  : (isTight ? 4 : 6) * s);
        p.roomHeight = (p.hasTitles ? (isTight ? 14 : 17) * s : 0) + p.head +
                       static_cast<double>(cellLines) * (p.cellHeight + 3 * s) + (p.rangeSize > 0 ? 14 * s : 0) +
                       (p.hasOrder ? 17 * s : 0) + (p.hasItems ? 12 * s : 0) + (p.hasBefore ? 9 * s : 3 * s);
        p.lineGap = (!p.hasBefore ? 8 : isTight ? 13 : 16) * s + (p.lines.size() > 1 ? laneRoom * s : 0);
        p.below = p.hasBefore ? 11 * s : 0; // of what stands on the rooms' lower edges
        if (row.longestWalk > 1 && p.lines.size() == 1 && cellLines == 1)
            p.walks = static_cast<double>(std::min<std::size_t>(row.longestWalk, 24)) * (isTight ? 3.5 : 6) * s;
        return p;
    }

    BlocksLayout lay(const Try& tried) const
    {
        const double s = m_s;
        BlocksLayout layout;
        layout.scale = s;
        layout.textSize = 12 * s;
        layout.gutter = tried.ease.hasGutter ? m_labels + 12 * s : 0;
        layout.hasTokens = tried.ease.gap > 40;
        const double left = layout.gutter + s, all = m_view.size.width() - left - s;
        double width = all, height = 0;
        std::vector<std::optional<Plan>> plans(m_flow.rows.size());
        std::size_t shown = 0, lanes = m_skips ? 2 : 0;
        // Once more where rows turn out to have several lines: their ways need room beside the rooms.
        for (int turn = 0; turn < 2; ++turn) {
            width = all - (lanes > 0 ? (static_cast<double>(lanes) * 5 + 4) * s : 0);
            height = 0;
            shown = 0;
            std::size_t lines = m_skips ? 2 : 0;
            for (std::size_t r = 0; r < plans.size(); ++r) {
                if (!isShown(r, tried.ease))
                    continue;
                plans[r] = plan(r, tried, width);
                if (!plans[r])
                    return layout;
                height += plans[r]->height();
                ++shown;
                if (plans.size() > 1 && plans[r]->lines.size() > 1)
                    lines = std::max(lines, std::min<std::size_t>(2 * plans[r]->lines.size(), 8));
            }
            if (lines <= lanes)
                break;
            lanes = lines;
        }
        layout.lanes = lanes;
        layout.lane = 5 * s;
        layout.headingY = 11 * s;
        const double top = 34 * s;
        const bool hasLegend = m_view.hasLegend && !m_presented && m_view.size.height() > 300 * s;
        const double below = hasLegend ? 30 * s : 2 * s;
        const double room = m_view.size.height() - top - below;
        const auto gaps = static_cast<double>(shown - 1);
        if (width <= 0 || height + gaps * tried.ease.gap * s > room)
            return layout;
        layout.gap = gaps > 0 ? std::min((room - height) / gaps, 84 * s) : 0;
        layout.right = left;
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
            for (const RoomBox& at : box.rooms) {
                layout.left = std::min(layout.left, at.rect.left());
                layout.right = std::max(layout.right, at.rect.right());
            }
        if (hasLegend)
            layout.legendY = std::min(y - layout.gap + 24 * s, m_view.size.height() - 11 * s);
        layout.told = static_cast<std::size_t>(tried.size / m_base) + shown + (tried.ease.hasGutter ? 1 : 0) +
                      (layout.hasTokens ? 4 : 0) + 4 * plans[0]->across;
        for (const RowBox& box : layout.rows)
            layout.told += (box.rangeSize > 0 ? 2 : 0) + (box.hasOld ? 6 : 0);
        layout.fits = true;
        return layout;
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
        box.head = p.head;
        box.lines = p.lines.size();
        box.hasColumnHeads = p.isMerged;
        y += p.columnHead;
        box.rooms.resize(row.rooms.size());
        box.cells.resize(row.cells);
        std::size_t most = 1;
        for (const auto& line : p.lines)
            most = std::max(most, line.size());
        const double columns = p.isMerged ? static_cast<double>(row.rooms.back().line) : 0;
        const double used = static_cast<double>(most) * (p.roomWidth + p.roomGap) - p.roomGap + columns * p.columnGap;
        const double start = left + std::max(0.0, (width - used) / 2);
        for (std::size_t l = 0; l < p.lines.size(); ++l) {
            double x = start;
            for (const std::size_t i : p.lines[l]) {
                const Room& room = row.rooms[i];
                RoomBox& at = box.rooms[i];
                at.line = l;
                if (i > 0 && room.line != row.rooms[i - 1].line)
                    x += p.columnGap;
                const auto across = static_cast<double>(std::min(p.across, room.cells.size()));
                const double own =
                    std::max({across * p.cellWidth + p.pad, p.beforeWidth + p.pad, p.hasTitles ? 30 * s : 0.0});
                at.rect = {x, y, std::min(own, p.roomWidth), p.roomHeight};
                at.title = {x + 8 * s, y + (tried.ease.gap < 30 ? 7.5 : 9.5) * s};
                at.inside = y + (p.hasTitles ? (tried.ease.gap < 30 ? 14 : 17) * s : 0);
                const double cellsTop = at.inside + p.head;
                const double pad = (at.rect.width() - across * p.cellWidth) / 2;
                for (std::size_t c = 0; c < room.cells.size(); ++c)
                    box.cells[room.cells[c]] = {x + pad + static_cast<double>(c % p.across) * p.cellWidth + 1.5 * s,
                                                cellsTop + static_cast<double>(c / p.across) * (p.cellHeight + 3 * s),
                                                p.cellWidth - 3 * s, p.cellHeight};
                if (p.hasBefore && std::ranges::binary_search(row.before, static_cast<std::uint32_t>(i)))
                    at.before = {x + p.pad / 2, at.rect.bottom() - 9 * s, p.beforeWidth, 20 * s};
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
    const std::set<std::uint32_t> m_only;
    const bool m_presented;
    const bool m_skips = skipsRows(m_flow);
    static constexpr double laneRoom = 8; ///< for the ways under a line of rooms
    const double m_base;                  ///< the scale without growth: what is told counts as it is seen
    double m_labels = 0;
};

/// What the one has the other has too, and its rooms stand in no more lines.
bool leavesOutNothing(const BlocksLayout& larger, const BlocksLayout& usual)
{
    bool same = larger.hasTokens == usual.hasTokens && (larger.gutter > 0) == (usual.gutter > 0);
    for (std::size_t r = 0; r < usual.rows.size(); ++r) {
        const RowBox &a = larger.rows[r], &b = usual.rows[r];
        same = same && a.isShown >= b.isShown && a.lines <= b.lines && a.hasOld >= b.hasOld &&
               a.hasTitles >= b.hasTitles && (a.rangeSize > 0 || b.rangeSize <= 0);
    }
    return same;
}

/// The values, and what a launch reads and writes.
std::set<std::uint32_t> rowsOf(const BlocksFlow& flow, std::size_t launch)
{
    std::set<std::uint32_t> rows{0};
    if (launch == 0)
        return rows;
    for (const BlockAct& act : flow.whole(launch).acts) {
        rows.insert(act.to.row);
        for (const Spot& from : act.from)
            rows.insert(from.row);
    }
    return rows;
}

/// How much larger than usual few values are drawn where they leave room.
constexpr double largestExported = 1.6, largestPresented = 1.3;

} // namespace

BlocksLayout layoutBlocks(const Recording& recording, const BlocksFlow& flow, const View& view,
                          std::optional<std::size_t> launch)
{
    if (flow.rows.front().cells > mostBlockCells)
        return {};
    const std::vector<RowTexts> texts = textsOf(recording, flow);
    const double scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    BlocksLayout layout = Planner(recording, flow, view, scale, texts).best();
    if (!layout.fits && launch && flow.rows.size() > 2)
        return Planner(recording, flow, view, scale, texts, rowsOf(flow, *launch)).best();
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
        BlocksLayout trial = Planner(recording, flow, view, scale * larger, texts).best();
        if (trial.fits && trial.told >= layout.told && leavesOutNothing(trial, layout))
            return trial;
    }
    return layout;
}

} // namespace lockstep::ui
