// The parts of PartitionScene under the card's lower row: what the parts are, and why keys have none.

#include "ui/kit/drawing.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void PartitionScene::drawBands()
{
    if (!m_layout.hasCard || m_layout.open + 1 > m_layout.last + 1)
        return;
    const bool isWorkedOn = partsSome();
    std::vector<bool> named(m_recording.n(), false);
    for (const PartitionSegment& segment : m_tree.segments) {
        const PartitionStep* step = stepOf(segment);
        if (segment.depth != m_layout.open || step == nullptr || !segment.isSplit())
            continue;
        const bool isNow = step->launch == m_moment.launch;
        bool isOver = !isNow; // parts that an earlier launch made, and all of whose keys are finished
        for (std::size_t i = segment.begin; isOver && i < segment.begin + segment.size(); ++i)
            isOver = isDoneBefore(i);
        if (!isNow && (isWorkedOn || isOver))
            continue;
        std::fill_n(named.begin() + static_cast<std::ptrdiff_t>(segment.begin), segment.size(), true);
        const double opacity = isNow && step->moves ? m_result : 1;
        if (opacity > 0)
            drawBand(segment, isNow, opacity);
    }
    drawUntouched(named);
}

/// Of the keys without parts' names: which launch of the card's level finished them, that an earlier one did, or that
/// this one leaves them alone.
void PartitionScene::drawUntouched(const std::vector<bool>& named)
{
    constexpr std::size_t none = 0, left = 1, earlier = 2; // then launches
    const bool isWorkedOn = partsSome();
    const auto isAlone = [&](const PartitionSegment& segment) { // its launch took no others
        return segment.level == m_recording.launches[m_moment.launch - 1].meaning.level &&
               std::ranges::count(m_tree.segments, segment.lastLaunch(), &PartitionSegment::lastLaunch) == 1;
    };
    const auto reasonOf = [&](std::size_t i) {
        const PartitionSegment* here = m_tree.covering(m_layout.open, i);
        if (named[i] || isTouched(i) || (!isWorkedOn && here != nullptr && !takenBefore(m_layout.open + 1, i)))
            return none;
        if (!isDoneBefore(i) || wrongIn(i))
            return isWorkedOn ? left : none;
        const std::size_t last = m_tree.lastTouched[i];
        return !isWorkedOn && here != nullptr && here->lastLaunch() == last && isAlone(*here) ? earlier + last
                                                                                              : earlier;
    };
    struct Run {
        std::size_t begin, end, reason;
    };
    std::vector<Run> runs;
    for (std::size_t i = 0; i < m_recording.n(); ++i)
        if (const std::size_t reason = reasonOf(i); runs.empty() || runs.back().reason != reason)
            runs.push_back({i, i + 1, reason});
        else
            runs.back().end = i + 1;
    std::ranges::stable_sort(runs, std::greater{}, [](const Run& run) { return run.reason > earlier; });
    const QRectF whole = m_layout.stretch(m_layout.open + 1, 0, m_recording.n());
    for (const auto& [begin, end, reason] : runs) {
        if (reason == none)
            continue;
        const QRectF cells = m_layout.stretch(m_layout.open + 1, begin, end);
        const QString launch = QString::number(reason - std::min(reason, earlier));
        QStringList wordings{reason == left ? say("not in this launch") : say("finished earlier")};
        if (reason > earlier) {
            wordings = QStringList{say("finished by launch %1").arg(launch), say("launch %1").arg(launch)};
            const double y = cells.bottom() + 5 * m_s + m_layout.joinRoom;
            m_scene.add(LineShape{{cells.left(), y}, {cells.right(), y}, Stroke{m_colors.wire, 2 * m_s, {}}},
                        {QStringLiteral("finished-by%1").arg(launch), static_cast<int>(reason - earlier), -1, -1});
        }
        for (const QString& words : wordings) {
            TextShape text = textAt(words, {0, cells.bottom() + 14 * m_s + m_layout.joinRoom}, 11 * m_s, 400,
                                    reason == left ? m_colors.ink2 : m_colors.keep.text);
            const double half = textWidth(text) / 2;
            text.at.setX(std::clamp(cells.center().x(), std::min(whole.left() + half, whole.center().x()),
                                    std::max(whole.right() - half, whole.center().x())));
            if (2 * half <= cells.width() + m_layout.pitch &&
                m_labels.place(m_scene, text, {QStringLiteral("untouched%1").arg(begin), -1, -1, -1}))
                break;
        }
    }
}

/// The parts of a segment by their names; without a hue where an earlier launch made them.
void PartitionScene::drawBand(const PartitionSegment& segment, bool isNow, double opacity)
{
    const std::vector<Cut> cuts = isNow ? cutsOfBands(segment) : std::vector<Cut>{};
    struct Band {
        QRectF cells;
        QColor ink;
        QString name, number;
    };
    std::vector<Band> bands;
    std::size_t from = 0;
    const LaunchMeaning& meaning = m_recording.launches[segment.firstLaunch() - 1].meaning;
    double y = 0;
    for (std::size_t i = 1; i <= segment.size(); ++i) {
        if (i < segment.size() && segment.part[i] == segment.part[from])
            continue;
        const QRectF cells = m_layout.stretch(segment.depth + 1, segment.begin + from, segment.begin + i);
        const std::uint32_t part = segment.part[from];
        y = cells.bottom() + 5 * m_s + m_layout.joinRoom;
        m_scene.add(LineShape{{cells.left(), y},
                              {cells.right(), y},
                              Stroke{isNow ? hueOf(segment, from) : m_colors.wire, 2 * m_s, {}}},
                    {QStringLiteral("band%1-%2").arg(segment.begin).arg(part), -1, -1, -1}, opacity);
        const QColor ink = !isNow                          ? m_colors.ink2
                           : m_tree.hasPivots && part == 1 ? m_colors.keep.text
                                                           : m_colors.buckets[hueNumberOf(part)].text;
        const QString name = partName(part, meaning);
        bands.push_back({cells, ink, name, m_tree.hasPivots || isDigit(segment) ? name : QString::number(part)});
        from = i;
    }
    if (m_tree.hasPivots) {
        std::vector<TextShape> names;
        for (const Band& band : bands)
            names.push_back(textAt(band.name, {band.cells.center().x(), y + 9 * m_s}, 11.5 * m_s, 600, band.ink));
        placeSideBySide(names, opacity);
        return;
    }
    for (const Band& band : bands)
        for (const QString& words : {band.name, band.number}) {
            const TextShape text = textAt(words, {band.cells.center().x(), y + 9 * m_s}, 11.5 * m_s, 600, band.ink);
            // A long name leaves room for the splitters on both sides.
            const double room = cuts.empty() || words == band.number ? m_layout.pitch : -30 * m_s;
            if (textWidth(text) <= band.cells.width() + room && m_labels.place(m_scene, text, {}, opacity))
                break;
        }
    drawCuts(cuts,
             m_layout.rowTop(segment.depth + 1) + m_layout.rowHeight(segment.depth + 1) + 14 * m_s + m_layout.joinRoom,
             opacity);
}

/// Each as near to its place as the others leave it; all or none.
void PartitionScene::placeSideBySide(std::vector<TextShape> texts, double opacity)
{
    const double apart = 6 * m_s;
    const auto gap = [&](std::size_t i) { return (textWidth(texts[i]) + textWidth(texts[i + 1])) / 2 + apart; };
    double right = m_view.size.width() - 2 * m_s, all = 0;
    for (const TextShape& text : texts)
        all += textWidth(text) + apart;
    const double row = m_layout.pitch * static_cast<double>(m_recording.n());
    if (all <= row + 4 * m_s)
        right = std::min(right, m_layout.left + row + 3 * m_s); // else over the card's edge
    for (std::size_t i = 0; i + 1 < texts.size(); ++i)
        texts[i + 1].at.setX(std::max(texts[i + 1].at.x(), texts[i].at.x() + gap(i)));
    for (std::size_t i = texts.size(); i-- > 0;) {
        const double last = i + 1 < texts.size() ? texts[i + 1].at.x() - gap(i) : right - textWidth(texts[i]) / 2;
        texts[i].at.setX(std::min(texts[i].at.x(), last));
    }
    if (std::ranges::all_of(texts, [&](const TextShape& text) { return m_labels.fits(text); }))
        for (const TextShape& text : texts)
            m_labels.place(m_scene, text, {}, opacity);
}

} // namespace lockstep::ui
