#include "ui/panels/inspector_scenes.hpp"

#include "engine/analysis/coalescing.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/page.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double rowHeight = 26, barHeight = 12;
constexpr std::size_t mostRows = 48;
constexpr std::size_t mostCounted = std::size_t{1} << 16; ///< events of a launch that are sorted while the window waits

/// Columns of a row: the phase's number, its bar, how many lanes, and how many turns an access takes.
struct Columns {
    double bar = 0, barEnd = 0, count = 0, turns = 0;
};

Columns columnsOf(const PanelPage& page)
{
    Columns columns;
    columns.bar = page.left() + 30;
    columns.turns = page.right();
    columns.count = page.right() - 66;
    columns.barEnd = columns.count - 70;
    return columns;
}

void heading(PanelPage& page, const Columns& columns)
{
    const Theme& t = page.colors();
    page.put(QObject::tr("phase"), page.left(), {12, 400, t.ink2});
    page.put(QObject::tr("active"), columns.count, {12, 400, t.ink2, FontFamily::text, Align::right});
    page.put(QObject::tr("bank turns"), columns.turns, {12, 400, t.ink2, FontFamily::text, Align::right});
    page.skip(8);
}

void row(PanelPage& page, const Columns& columns, const Launch& launch, const PhaseLanes& phase, std::size_t number,
         bool isNow)
{
    const Theme& t = page.colors();
    const double middle = page.y() + rowHeight / 2, baseline = middle + 4.5, width = columns.barEnd - columns.bar;
    const auto part = [&](std::uint64_t lanes) {
        return width * static_cast<double>(lanes) / static_cast<double>(std::max<std::size_t>(launch.global, 1));
    };
    if (isNow)
        page.scene().add(RectShape{QRectF(page.left() - 8, page.y() + 1, page.width() + 16, rowHeight - 2),
                                   5,
                                   Qt::transparent,
                                   {t.ink, 1.4, {}}});
    page.skip(baseline - page.y());
    page.put(QString::number(number), page.left() + 14,
             {13, isNow ? 600 : 400, t.ink, FontFamily::text, Align::center});
    const QRectF bar(columns.bar, middle - barHeight / 2, width, barHeight);
    page.scene().add(RectShape{bar, 3, Qt::transparent, {t.ghost, 1, {}}});
    if (phase.lanes > 0)
        page.scene().add(RectShape{QRectF(bar.left(), bar.top(), part(phase.lanes), barHeight), 3, t.compute.tint, {}});
    if (phase.active > 0)
        page.scene().add(RectShape{
            QRectF(bar.left(), bar.top(), std::max(part(phase.active), 1.5), barHeight), 3, t.compute.line, {}});
    page.put(phase.lanes > 0 ? QObject::tr("%L1 of %L2").arg(phase.active).arg(phase.lanes) : QStringLiteral("–"),
             columns.count, {12.5, 500, phase.lanes > 0 ? t.ink : t.ink2, FontFamily::text, Align::right});
    const bool conflicts = phase.bankDegree > 1;
    page.put(phase.bankDegree == 0 ? QStringLiteral("–") : QString::number(phase.bankDegree), columns.turns,
             {conflicts ? 14.0 : 12.5, conflicts ? 600 : 400, conflicts ? t.move.text : t.ink2, FontFamily::text,
              Align::right});
    page.skip(middle + rowHeight / 2 - page.y());
}

void legend(PanelPage& page)
{
    const Theme& t = page.colors();
    const auto line = [&](const QColor& fill, const Stroke& edge, const QString& text) {
        page.scene().add(RectShape{QRectF(page.left() + 1, page.y() - 10, 11, 11), 2, fill, edge});
        page.put(text, page.left() + 20, {12.5, 400, t.ink2}, page.width() - 20);
        page.skip(20);
    };
    line(t.compute.line, {}, QObject::tr("lanes doing work"));
    line(t.compute.tint, {}, QObject::tr("idle lanes of the same wavefronts"));
    line(Qt::transparent, {t.ghost, 1, {}}, QObject::tr("wavefronts with nothing to do"));
}

} // namespace

namespace {

/// A row a line and array, though a swap writes twice there; the line is the one that the kernel's page shows.
std::vector<AccessRuns> byLine(const Recording& recording, const std::vector<AccessRuns>& all)
{
    const KernelSource source(QString::fromStdString(recording.kernelSource));
    std::vector<AccessRuns> rows;
    for (AccessRuns access : all) {
        if (const std::set<int> shown = source.statements(static_cast<int>(access.line)); !shown.empty())
            access.line = static_cast<std::uint32_t>(*shown.rbegin());
        const auto same = std::ranges::find_if(
            rows, [&](const AccessRuns& row) { return row.line == access.line && row.array == access.array; });
        if (same == rows.end()) {
            rows.push_back(access);
        } else {
            same->accesses += access.accesses;
            same->wavefronts += access.wavefronts;
            same->runs += access.runs;
        }
    }
    return rows;
}

} // namespace

bool hasLanes(const Recording& recording)
{
    return std::ranges::any_of(recording.launches, [](const Launch& launch) {
        return !launch.localArrays.empty() || launch.phases.size() > 1;
    });
}

void putLanes(PanelPage& page, const Recording& recording, Moment moment, const Events& events,
              const LaneWidths& widths)
{
    const Theme& t = page.colors();
    const Launch& launch = recording.launches.at(moment.launch - 1);
    const std::vector<PhaseLanes> phases = phaseLanes(launch, events, widths);
    if (phases.empty())
        return;
    page.put(QObject::tr("Lanes and banks, phase by phase"), page.left(), {13, 600, t.ink});
    page.skip(24);
    const Columns columns = columnsOf(page);
    heading(page, columns);
    const std::size_t now = moment.phase.value_or(0);
    const std::size_t first =
        phases.size() <= mostRows ? 0 : std::min(now - std::min(now, mostRows / 2), phases.size() - mostRows);
    const std::size_t last = std::min(first + mostRows, phases.size());
    for (std::size_t p = first; p < last; ++p)
        row(page, columns, launch, phases[p], p + 1, moment.phase && *moment.phase == p);
    page.skip(20);
    if (last - first < phases.size()) {
        page.put(QObject::tr("phases %L1 to %L2 of %L3").arg(first + 1).arg(last).arg(phases.size()), page.left(),
                 {12.5, 400, t.ink2});
        page.skip(20);
    }
    std::uint64_t extra = 0, active = 0, lanes = 0;
    for (const PhaseLanes& phase : phases) {
        extra += phase.extraTurns;
        active += phase.active;
        lanes += phase.lanes;
    }
    page.skip(4);
    const QString used = lanes > 0 ? QObject::tr("%1 % of the lanes of busy wavefronts do work.")
                                         .arg(100 * static_cast<double>(active) / static_cast<double>(lanes), 0, 'f', 0)
                                   : QString();
    const QString conflicts =
        extra == 0 ? QObject::tr("No access to local memory waits for another.")
                   : (extra == 1 ? QObject::tr("Bank conflicts cost one extra turn in this launch.")
                                 : QObject::tr("Bank conflicts cost %L1 extra turns in this launch.").arg(extra));
    page.paragraph(used.isEmpty() || launch.localArrays.empty() ? used.isEmpty() ? conflicts : used
                                                                : used + ' ' + conflicts,
                   {12.5, 400, t.ink}, 19);
    page.skip(22);
    legend(page);
}

void putRuns(PanelPage& page, const Recording& recording, Moment moment, const Events& events, const LaneWidths& widths)
{
    const Launch& launch = recording.launches.at(moment.launch - 1);
    const std::vector<AccessRuns> all =
        events.size() > mostCounted ? std::vector<AccessRuns>{}
                                    : byLine(recording, accessRuns(launch, events, widths, wordsAtOnce(recording)));
    if (all.empty())
        return;
    const Theme& t = page.colors();
    page.put(QObject::tr("Runs of consecutive addresses"), page.left(), {13, 600, t.ink});
    page.skip(24);
    const double count = page.right() - 92, elements = page.right();
    page.put(QObject::tr("line"), page.left(), {12, 400, t.ink2});
    page.put(QObject::tr("runs"), count, {12, 400, t.ink2, FontFamily::text, Align::right});
    page.put(QObject::tr("elements"), elements, {12, 400, t.ink2, FontFamily::text, Align::right});
    page.skip(8);
    const std::size_t shown = std::min(all.size(), mostRows);
    for (std::size_t i = 0; i < shown; ++i) {
        const AccessRuns& access = all[i];
        const QString array = QString::fromStdString(recording.buffers.at(access.array).name);
        page.skip(18);
        page.put(QString::number(access.line), page.left() + 14, {13, 400, t.ink, FontFamily::text, Align::center});
        page.put(QObject::tr("writes %1").arg(array), page.left() + 34, {13, 400, t.ink});
        const bool isScattered = access.runs > access.wavefronts;
        page.put(QStringLiteral("%L1").arg(access.runs), count,
                 {isScattered ? 14.0 : 12.5, isScattered ? 600 : 400, isScattered ? t.move.text : t.ink2,
                  FontFamily::text, Align::right});
        page.put(QStringLiteral("%L1").arg(access.accesses), elements,
                 {12.5, 400, t.ink2, FontFamily::text, Align::right});
        page.skip(8);
    }
    page.skip(22);
    const QString written =
        runsOf(all) == 1 ? QObject::tr("1 run is written.") : QObject::tr("%L1 runs are written.").arg(runsOf(all));
    page.paragraph(QObject::tr("%1 A wavefront that writes one run needs the fewest transfers; each "
                               "further run is one more.")
                       .arg(written),
                   {12.5, 400, t.ink}, 19);
}

} // namespace lockstep::ui
