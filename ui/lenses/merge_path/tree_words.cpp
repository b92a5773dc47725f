// The tree's words: names beside its rows, legend and sentences.
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/legend.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/merge_path/tree_scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void MergeTreeScene::drawGutter()
{
    const bool hasRoom = m_layout.box + m_layout.link >= 14 * m_s;
    for (std::size_t row = 0; row < m_tree.rows.size(); ++row) {
        const MergeTreeRow& of = m_tree.rows[row];
        const Time time = timeOf(row);
        if (!hasRoom && time != Time::out && row > 0 && row + 1 < m_tree.rows.size())
            continue;
        const bool isNow = time == Time::out || (!m_layout.now && row == 0);
        const QColor color = isDone(row) && !m_isWrong ? m_colors.keep.text
                             : isNow                   ? m_colors.ink
                             : time == Time::toCome    ? m_colors.ink3
                                                       : m_colors.ink2;
        const QString launches = m_layout.hasLaunches ? rowLaunches(of) : QString();
        const double middle = m_layout.rowTop(row) + m_layout.box / 2;
        const double y = launches.isEmpty() ? middle : middle - 7.5 * m_s;
        const TextShape name = textAt(rowName(m_recording, of), {2 * m_s, y}, 13 * m_s, 600, color, Align::left);
        m_labels.place(m_scene, name, rowMark(row, QStringLiteral("name")));
        const auto more = [&](const QString& words, double x, double at, double size, const QString& part) {
            const TextShape text = textAt(words, {x, at}, size * m_s, 400, color, Align::left);
            if (x + textWidth(text) <= m_layout.left - 10 * m_s)
                m_labels.place(m_scene, text, rowMark(row, part));
        };
        if (m_layout.hasCounts)
            more(rowCounts(m_tree, row), 2 * m_s + textWidth(name) + 8 * m_s, y, 11.5, QStringLiteral("counts"));
        more(launches, 2 * m_s, middle + 8 * m_s, 11, QStringLiteral("launches"));
    }
}

void MergeTreeScene::drawLegend()
{
    if (!m_view.hasLegend || m_view.role == ViewRole::presenter || m_tree.rows.size() < 2)
        return;
    Legend legend;
    legend.scale = m_s;
    legend.left = m_layout.left;
    legend.right = m_layout.x(m_tree.n);
    legend.edge = 2 * m_s;
    const std::size_t last = m_tree.rows.size() - 1;
    legend.y = m_layout.rowTop(last) + m_layout.box + (m_layout.now == last ? m_layout.below : 0) + 16 * m_s;
    if (m_tree.rows.size() == 2)
        legend.y += m_layout.now ? 8 * m_s : 0;
    if (m_layout.hasCounts && !rowCounts(m_tree, last).isEmpty())
        legend.entries.push_back({.words = {say("merges × work-items on each"), say("merges × work-items")},
                                  .strong = rowCounts(m_tree, last),
                                  .color = m_colors.ink2});
    if (m_hasItems)
        legend.entries.push_back({.size = {16 * m_s, 14 * m_s},
                                  .sign = cellSign(7 * m_s, m_colors.raised),
                                  .words = {say("number of work-items that make a run"), say("work-items on a run")}});
    if (m_hasStretches)
        legend.entries.push_back({.size = {26 * m_s, 4 * m_s},
                                  .sign =
                                      [this](Scene& scene, const QRectF& rect) {
                                          const double half = rect.width() / 2;
                                          for (const bool second : {false, true})
                                              scene.add(RectShape{{rect.left() + (second ? half : 0), rect.top(),
                                                                   half - 1.5 * m_s, rect.height()},
                                                                  1.7 * m_s,
                                                                  second ? m_colors.ink3 : m_colors.line2,
                                                                  {}});
                                      },
                                  .words = {say("what each work-item writes")}});
    if (m_hasCuts)
        legend.entries.push_back(
            {.size = {3 * m_s, 15 * m_s},
             .sign =
                 [this](Scene& scene, const QRectF& rect) {
                     scene.add(LineShape{{rect.center().x(), rect.top()},
                                         {rect.center().x(), rect.bottom()},
                                         Stroke{m_colors.ink, 2 * m_s, {}}});
                 },
             .words = {say("where a work-item begins in both runs"), say("where runs are split")}});
    addLegend(m_scene, m_colors, std::move(legend), &m_labels);
}

namespace {

/// "4, 2 and 1".
QString listed(const std::vector<std::size_t>& numbers)
{
    QStringList words;
    for (const auto number : numbers)
        words += countDigits(number);
    return ui::listed(words);
}

std::size_t levelsOf(const MergeTree& tree)
{
    return static_cast<std::size_t>(std::ranges::count_if(tree.rows, &MergeTreeRow::merges));
}

QString levelOf(const MergeTree& tree, std::size_t row)
{
    const auto until = tree.rows.begin() + static_cast<std::ptrdiff_t>(row) + 1;
    return say("Level %1 of %2")
        .arg(std::count_if(tree.rows.begin(), until, [](const MergeTreeRow& one) { return one.merges; }))
        .arg(levelsOf(tree));
}

bool isEven(const MergeTree& tree, std::size_t row)
{
    return tree.fewestItems(row) == tree.mostItems(row);
}

/// "2 merges by 4 work-items each"
std::vector<Phrase> byWhom(const MergeTree& tree, std::size_t row)
{
    const std::size_t merges = tree.merges(row);
    const QString items = itemsWords(tree.mostItems(row));
    return {{many(merges, "%1 merge", "%1 merges"), Tone::strong},
            {QStringLiteral(" ") + (merges == 1         ? say("by %1")
                                    : isEven(tree, row) ? say("by %1 each")
                                                        : say("by up to %1 each"))
                                       .arg(items)}};
}

void append(std::vector<Phrase>& to, std::vector<Phrase> more)
{
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// "4, 2 and 1 merges by 2, 4 and 8 work-items each"; nothing where there are too few levels or too many.
std::vector<Phrase> allMerges(const MergeTree& tree)
{
    constexpr std::size_t mostListed = 4;
    if (levelsOf(tree) < 2 || levelsOf(tree) > mostListed)
        return {};
    std::vector<std::size_t> merges, items;
    bool isAllEven = true;
    for (std::size_t row = 1; row < tree.rows.size(); ++row)
        if (tree.rows[row].merges) {
            merges.push_back(tree.merges(row));
            items.push_back(tree.mostItems(row));
            isAllEven = isAllEven && isEven(tree, row);
        }
    if (merges.front() < 2)
        return {};
    return {{listed(merges), Tone::strong},
            {isAllEven ? say(" merges by ") : say(" merges by up to ")},
            {listed(items), Tone::strong},
            {say(" work-items each")}};
}

std::vector<Phrase> ofSegments(const MergeTree& tree, std::size_t row)
{
    const std::size_t runs = tree.runs(row), run = tree.rows[row].run;
    return {{many(tree.n, "%1 key becomes ", "%1 keys become ")},
            {many(runs, "%1 sorted run", "%1 sorted runs"), Tone::strong},
            {tree.n % run == 0 ? say(runs, " of %1", " of %1 each").arg(countDigits(run))
                               : say(" of up to %1").arg(countDigits(run))},
            {say(": each segment is sorted on its own, with one work-item per key")}};
}

std::vector<Phrase> ofMerges(const Recording& recording, const MergeTree& tree, std::size_t row, std::size_t launch)
{
    const MergeTreeRow& of = tree.rows[row];
    const std::size_t before = tree.runs(row - 1), after = tree.runs(row), merges = tree.merges(row);
    std::vector<Phrase> told{{levelOf(tree, row), Tone::strong}};
    told.push_back({QStringLiteral(": ")});
    if (launch == of.search) {
        const std::size_t items = merges == 0 ? 0 : (tree.runAt(row, merges - 1).end + of.stretch - 1) / of.stretch;
        told.push_back({many(items, "%1 work-item", "%1 work-items"), Tone::strong});
        if (of.stretch >= of.run) {
            told.push_back({say(items, " has a whole pair of runs, so nothing to search",
                                " have a whole pair of runs each, so nothing to search")});
            return told;
        }
        told.push_back({say(items, " finds where to begin in both runs of its pair: ",
                            " find where to begin in both runs of their pair: ")});
        told.push_back({many(recording.launches[launch - 1].work, "%1 comparison", "%1 comparisons"), Tone::compute});
        return told;
    }
    told.push_back({many(before, "%1 run becomes ", "%1 runs become ")});
    told.push_back({countDigits(after), Tone::strong});
    told.push_back({after == 1             ? say(" of %1 keys").arg(countDigits(tree.n))
                    : tree.n % of.run == 0 ? say(" of %1 keys").arg(countDigits(of.run))
                                           : say(" of up to %1 keys").arg(countDigits(of.run))});
    told.push_back({say(", in ")});
    append(told, byWhom(tree, row));
    if (after > merges)
        told.push_back({say("; the run without a partner is copied")});
    return told;
}

} // namespace

std::vector<Phrase> tellMergeInput(const Recording& recording, const MergeTree& tree)
{
    if (recording.launchCount() == 0)
        return {{many(recording.n(), "%1 key is sorted already: there is nothing to compare.",
                      "%1 keys are sorted already: there is nothing to compare.")}};
    const std::size_t levels = levelsOf(tree), n = recording.n();
    std::vector<Phrase> told{{many(n, "%1 key waits", "%1 keys wait"), Tone::strong}, {QStringLiteral(". ")}};
    if (tree.rows.size() > 1 && !tree.rows[1].merges) { // segments come first
        const std::size_t segment = tree.rows[1].run, count = tree.runs(1);
        told.push_back({many(count, "%1 segment", "%1 segments"), Tone::strong});
        if (levels == 0) {
            told.push_back({say(count, " is sorted on its own.", " are each sorted on their own.")});
            return told;
        }
        told.push_back({say(" of up to %1 keys are each sorted on their own first, then ").arg(countDigits(segment))});
    }
    told.push_back({many(levels, "%1 level of merging", "%1 levels of merging"), Tone::strong});
    if (std::vector<Phrase> all = allMerges(tree); !all.empty()) {
        told.push_back({say(" sort them: ")});
        append(told, std::move(all));
        told.push_back({QStringLiteral(".")});
    } else {
        told.push_back(
            {say(levels, " sorts them; it makes runs twice as long.", " sort them; each makes runs twice as long.")});
    }
    return told;
}

std::vector<Phrase> tellMergeLaunch(const Recording& recording, const MergeTree& tree, std::size_t launch)
{
    const std::size_t row = tree.rowOf(launch).value_or(0);
    std::vector<Phrase> told = tree.rows[row].merges ? ofMerges(recording, tree, row, launch) : ofSegments(tree, row);
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> tellMergeEnd(const Recording& recording, const MergeTree& tree)
{
    const std::size_t last = tree.rows.size() - 1, levels = levelsOf(tree);
    std::vector<Phrase> told;
    if (levels == 0) {
        told = ofSegments(tree, last);
    } else {
        told = {{levelOf(tree, last), Tone::strong}, {QStringLiteral(": ")}};
        append(told, byWhom(tree, last));
    }
    told.push_back({say("; ")});
    told.push_back(sortedOrNot(recording));
    if (std::vector<Phrase> all = allMerges(tree); !all.empty()) {
        told.push_back({say(", after ")});
        append(told, std::move(all));
    } else if (levels > 1) {
        told.push_back({say(", after ")});
        told.push_back({many(levels, "%1 level of merging", "%1 levels of merging"), Tone::strong});
    }
    told.push_back({QStringLiteral(".")});
    return told;
}

} // namespace lockstep::ui
