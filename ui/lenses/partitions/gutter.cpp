// The parts of PartitionScene at the left of the rows: what stands in each, and which launches made it.

#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

/// "Level 3", "Level 3 to 5".
QString levelsText(const Message& first, const Message& last)
{
    if (first == last)
        return say(first);
    if (spoken() == Language::chinese && !first.arguments.empty() && !last.arguments.empty()) {
        Message both = first; // the number stands within the words
        both.arguments.back() += "–" + last.arguments.back();
        return say(both);
    }
    return say("%1 to %2")
        .arg(say(first), last.arguments.empty() ? say(last) : QString::fromStdString(last.arguments.back()));
}

} // namespace

/// The level of a row's launches; of the card's, what its launch belongs to.
PartitionScene::RowLevel PartitionScene::levelOf(std::size_t depth) const
{
    const PartitionSegment* named = nullptr;
    bool isLevelAbove = false;
    for (const PartitionSegment& segment : m_tree.segments) {
        if (segment.depth == depth && (named == nullptr || (segment.isSplit() && !named->isSplit())))
            named = &segment;
    }
    if (named == nullptr)
        return {};
    const std::size_t now = m_moment.launch;
    const bool isOpen = m_layout.hasCard && depth == m_layout.open;
    const Message& group = m_recording.launches[named->firstLaunch() - 1].meaning.group;
    if (isOpen && (now < named->firstLaunch() || m_recording.launches[now - 1].meaning.group != group))
        return {&m_recording.launches[now - 1].meaning.group,
                isLeafLaunch(depth) && m_recording.launches[now - 1].meaning.group != group};
    for (const PartitionSegment& segment : m_tree.segments)
        isLevelAbove = isLevelAbove || (segment.depth < depth && segment.level && segment.level == named->level);
    return {&group, isLevelAbove};
}

/// The levels that a row stands for, the first and the last: under the card those that it leaves out, in the last row
/// those that have no room.
std::pair<PartitionScene::RowLevel, PartitionScene::RowLevel> PartitionScene::levelsOf(std::size_t depth) const
{
    RowLevel first = levelOf(depth), last = first;
    if (m_layout.hasCard && depth == m_layout.open + 1 && isLeafLaunch(m_layout.open)) {
        const Message& now = m_recording.launches[m_moment.launch - 1].meaning.group;
        for (const PartitionSegment& segment : m_tree.segments) { // parted in the card, by launches of a later level
            const Message& group = m_recording.launches[segment.firstLaunch() - 1].meaning.group;
            if (segment.depth == m_layout.open && segment.firstLaunch() > m_moment.launch && group != now)
                first = {&group, false};
        }
    }
    if (depth == m_layout.last && !(m_layout.hasCard && depth == m_layout.open))
        for (std::size_t below = depth + 1; below < m_tree.depths; ++below)
            last = levelOf(below);
    return {first, last};
}

/// "Level 2", "Level 2, leaves" where only those stand, or "Level 3 to 4".
QString PartitionScene::rowName(std::size_t depth) const
{
    const auto [first, last] = levelsOf(depth);
    if (first.group == nullptr || last.group == nullptr)
        return {};
    return *first.group == *last.group && first.isOfLeaves ? say("%1, leaves").arg(say(*first.group))
                                                           : levelsText(*first.group, *last.group);
}

/// Levels to come that no row stands for.
QString PartitionScene::levelsWithoutRow() const
{
    const auto orderOf = [&](const Message& group) {
        return std::ranges::find(m_recording.launches, group,
                                 [](const Launch& launch) { return launch.meaning.group; }) -
               m_recording.launches.begin();
    };
    std::vector<const Message*> missing;
    for (const PartitionSegment& segment : m_tree.segments)
        if (segment.firstLaunch() > m_moment.launch)
            missing.push_back(&m_recording.launches[segment.firstLaunch() - 1].meaning.group);
    for (std::size_t depth = m_layout.first; depth <= m_layout.last && depth < m_tree.depths; ++depth)
        if (const auto [first, last] = levelsOf(depth); first.group != nullptr && last.group != nullptr)
            std::erase_if(missing, [&, from = orderOf(*first.group), to = orderOf(*last.group)](const Message* group) {
                return orderOf(*group) >= from && orderOf(*group) <= to;
            });
    if (missing.empty())
        return {};
    const auto [first, last] = std::ranges::minmax(missing, {}, [&](const Message* group) { return orderOf(*group); });
    return withChineseMarks(say("then %1").arg(levelsText(*first, *last)));
}

/// The launch that is looked at sorts leaves of this depth, whose parts come later.
bool PartitionScene::isLeafLaunch(std::size_t depth) const
{
    return std::ranges::any_of(m_tree.segments, [&](const PartitionSegment& segment) {
        const PartitionStep* step = stepOf(segment);
        return segment.depth == depth && !segment.isSplit() && step != nullptr && step->launch == m_moment.launch;
    });
}

/// What stands in each row, and which launches made it.
void PartitionScene::drawGutter()
{
    const auto put = [&](const QString& words, double y, int weight, const QColor& color, double size) {
        return m_labels.place(m_scene, textAt(words, {2 * m_s, y}, size * m_s, weight, color, Align::left));
    };
    // Where earlier launches of the level have moved keys, the card's upper row is no longer what the sort got.
    const bool isInput = !m_layout.hasCard || m_layout.open > 0 || takenBefore(0, 0) == nullptr;
    if (m_layout.first == 0 && isInput)
        put(say("keys in"), m_layout.cell(0, 0).center().y(), 600, m_colors.ink, 13);
    if (m_layout.hasCard && (m_layout.open > 0 || !isInput)) // what its launch gets
        for (const QString& words :
             {say("after launch %1").arg(m_moment.launch - 1), say("after %1").arg(m_moment.launch - 1)})
            if (const TextShape text = textAt(words, {2 * m_s, m_layout.cell(m_layout.open, 0).center().y()}, 11 * m_s,
                                              400, m_colors.ink2, Align::left);
                textWidth(text) + 12 * m_s <= m_layout.left &&
                m_labels.place(m_scene, text, {QStringLiteral("card-gets"), -1, -1, -1}))
                break;
    if (const QString above = m_layout.first > 0 ? rowName(m_layout.first - 1) : QString();
        !above.isEmpty() && !(m_layout.hasCard && m_layout.first == m_layout.open))
        put(say("after %1").arg(above), m_layout.cell(m_layout.first, 0).center().y(), 400, m_colors.ink2, 11);
    for (std::size_t depth = m_layout.first; depth <= m_layout.last && depth < m_tree.depths; ++depth) {
        std::set<std::size_t> launches;
        for (const PartitionSegment& segment : m_tree.segments)
            if (segment.depth == depth)
                for (const PartitionStep& step : segment.steps)
                    launches.insert(step.launch);
        if (launches.empty())
            continue;
        const bool isOpen = m_layout.hasCard && depth == m_layout.open;
        const bool future = *launches.begin() > m_moment.launch && !isOpen;
        const bool isUnderBands = m_layout.hasCard && depth == m_layout.open + 1;
        const double top = m_layout.rowTop(depth) + m_layout.rowHeight(depth) + (isUnderBands ? m_layout.bandRoom : 0),
                     bottom = m_layout.rowTop(depth + 1);
        double y = isOpen ? (top + bottom) / 2 - 8 * m_s : (top + bottom) / 2;
        // The names of counts and of their sums come first; beside the lower row there is room.
        if (isOpen && m_countsY > 0 && m_startsY > m_countsY && (y - m_countsY < 14 * m_s || m_startsY - y < 30 * m_s))
            y = bottom + 6 * m_s;
        const int weight = isOpen ? 600 : 400;
        double size = 12; // a long name has to keep off the card
        if (textWidth(textAt(rowName(depth), {}, size * m_s, weight, Qt::black)) > m_layout.left - 12 * m_s)
            size = 11;
        for (const double down : {0.0, 2.0, 4.0, 6.0}) // off what stands beside a low row above
            if (put(rowName(depth), y + down * m_s, weight, future ? m_colors.ink3 : m_colors.ink, size))
                break;
        if (m_numbered.contains(depth)) // its brackets hold bare numbers
            m_labels.place(m_scene, textAt(say("launch"), {m_layout.left - 4 * m_s, y}, 11 * m_s, 400, m_colors.ink2,
                                           Align::right));
        if (isOpen)
            put(say("launch %1").arg(m_moment.launch), y + 16 * m_s, 400, m_colors.ink2, 11);
    }
    const std::size_t lowest = m_layout.last + 1;
    const double under = m_layout.rowTop(lowest) + m_layout.rowHeight(lowest);
    if (const QString then = levelsWithoutRow(); !then.isEmpty()) // beside the names of the parts
        put(then, std::min(under + m_layout.bandRoom / 2, m_view.size.height() - 8 * m_s), 400, m_colors.ink3, 12);
    if (m_tree.depths > 0 && m_layout.last + 1 == m_tree.depths && m_moment.launch == m_recording.launchCount() &&
        m_moment.fraction >= 1)
        put(say("keys out"), m_layout.cell(m_tree.depths, 0).center().y(), 600, m_colors.keep.text, 13);
}

} // namespace lockstep::ui
