#include "ui/panels/inspector_scenes.hpp"

#include "engine/analysis/bucket_balance.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/origins.hpp"
#include "ui/panels/launch_title.hpp"
#include "ui/panels/page.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

struct Swaps {
    std::uint64_t swapped = 0, stayed = 0;
};

std::optional<Swaps> swapsOf(const Recording& recording, std::size_t k)
{
    if (recording.workUnit != WorkUnit::compares || !recording.events[k - 1])
        return {};
    Swaps swaps;
    for (const Event& event : *recording.events[k - 1])
        if (event.op == Op::choose) // compares, and swaps nothing
            return {};
        else if (event.op == Op::compare)
            (exchanges(event) ? swaps.swapped : swaps.stayed)++;
    return swaps;
}

/// How many pairs of equal keys cross in the whole sort; nothing without such keys or without all events.
std::optional<Crossings> equalKeysOf(const Recording& recording)
{
    constexpr std::size_t mostEvents = 100'000;
    std::uint64_t count = 0;
    std::vector<const Events*> events;
    for (const EventsPtr& one : recording.events) {
        if (!one)
            return {};
        events.push_back(one.get());
        count += one->size();
    }
    if (count > mostEvents || events.size() != recording.launchCount())
        return {};
    return equalKeys(recording, events);
}

void row(PanelPage& page, const QString& name, const QString& unit, const QString& value, const QString& of)
{
    const Theme& t = page.colors();
    page.skip(26);
    page.put(name, page.left(), {13, 600, t.ink});
    double x = page.right();
    page.skip(8);
    if (!of.isEmpty()) {
        const TextShape measured{of, {}, 12.5, 400, FontFamily::text, Align::right, t.ink2, false};
        page.put(of, x, {12.5, 400, t.ink2, FontFamily::text, Align::right});
        x -= textWidth(measured) + 6;
    }
    page.put(value, x, {21, 600, t.ink, FontFamily::display, Align::right});
    x -= textWidth({value, {}, 21, 600, FontFamily::display, Align::right, t.ink, false}) + 10;
    page.skip(11);
    constexpr double lineHeight = 16;
    page.paragraph(unit, {12.5, 400, t.ink2}, lineHeight, x - page.left()); // beside the value, never under it
    page.skip(21 - lineHeight);
    page.rule();
}

bool hasDistances(const Recording& recording)
{
    return std::ranges::any_of(recording.launches,
                               [](const Launch& launch) { return launch.meaning.distance.has_value(); });
}

/// What stands under each bar: its launch's distance and the word of a mirrored one, where a launch has a distance;
/// else its number. Numbers are left out where a bar is too narrow for them, the words everywhere where one would meet
/// what stands beside it.
class BarLabels {
public:
    BarLabels(const Recording& recording, double left, double pitch, double room)
        : m_launches(recording.launches), m_hasDistances(hasDistances(recording))
    {
        const auto mirrored = [](const Launch& launch) { return launch.meaning.act == Act::mirror; };
        if (!m_hasDistances || std::ranges::none_of(m_launches, mirrored))
            return;
        double last = -apart; // where the label of the bar before ends
        bool isBesideAWord = false;
        for (std::size_t k = 1; k <= m_launches.size() && m_hasWords; k++) {
            const bool isWord = m_launches[k - 1].meaning.act == Act::mirror;
            const double half = textWidth({at(k), {}, size, 600, FontFamily::text, Align::center, {}, false}) / 2;
            const double middle = left + (static_cast<double>(k) - 0.5) * pitch;
            if (isWord || isBesideAWord)
                m_hasWords = middle - half >= last + apart && (!isWord || middle + half <= left + room);
            last = middle + half;
            isBesideAWord = isWord;
        }
    }
    QString at(std::size_t k) const
    {
        const LaunchMeaning& meaning = m_launches[k - 1].meaning;
        if (!m_hasDistances)
            return QString::number(k);
        return meaning.distance || (meaning.act == Act::mirror && m_hasWords) ? launchTitle(m_launches[k - 1])
                                                                              : QString();
    }
    /// It may be wider than its bar.
    bool isWord(std::size_t k) const { return m_hasDistances && m_launches[k - 1].meaning.act == Act::mirror; }

    static constexpr double size = 12;

private:
    static constexpr double apart = 3;
    const std::vector<Launch>& m_launches;
    bool m_hasDistances, m_hasWords = true;
};

void bars(PanelPage& page, const Recording& recording, Moment moment)
{
    const Theme& t = page.colors();
    const auto count = static_cast<double>(recording.launchCount());
    std::uint64_t most = 1;
    for (const Launch& launch : recording.launches)
        most = std::max(most, launch.active);
    constexpr double height = 96;
    double gap = count <= 16 ? 5 : count <= 60 ? 1.5 : 0;
    const double width = std::min((page.width() + gap) / count - gap, 40.0);
    const double top = page.y(), bottom = top + height;
    const BarLabels labels(recording, page.left() - gap / 2, width + gap, page.width() + gap);
    double labelEnd = -1e9;
    for (std::size_t k = 1; k <= recording.launchCount(); k++) {
        const Launch& launch = recording.launches[k - 1];
        const double x = page.left() + static_cast<double>(k - 1) * (width + gap);
        const bool current = k == moment.launch, past = k < moment.launch;
        const double tall = height * static_cast<double>(launch.active) / static_cast<double>(most);
        const double radius = std::min(3.0, width / 3);
        const QRectF bar(x, bottom - tall, width, tall);
        const auto put = [&](const QRectF& part, const QColor& fill, const QColor& on, std::uint64_t value) {
            if (part.height() < 0.5)
                return;
            page.scene().add(RectShape{part, std::min(radius, part.height() / 2), fill, {}});
            TextShape text{QString::number(value),
                           {part.center().x(), part.center().y() + 4},
                           11,
                           current ? 600 : 500,
                           FontFamily::text,
                           Align::center,
                           on,
                           false};
            if (part.height() >= 14 && textWidth(text) <= width - 2)
                page.scene().add(text);
        };
        if (!past && !current) {
            if (gap > 0)
                page.scene().add(
                    RectShape{bar.adjusted(0.5, 0.5, -0.5, -0.5), radius, Qt::transparent, {t.ghost, 1, {}}});
            else
                page.scene().add(RectShape{bar, 0, t.raised, {}});
        } else if (const auto swaps = swapsOf(recording, k); swaps && swaps->swapped + swaps->stayed > 0) {
            const double all = static_cast<double>(swaps->swapped + swaps->stayed);
            const double high = tall * static_cast<double>(swaps->swapped) / all;
            put(QRectF(x, bottom - high, width, high), current ? t.move.fill : t.move.dim,
                current  ? t.move.on
                : t.dark ? t.ink
                         : QColor("#1B1B1F"),
                swaps->swapped);
            put(QRectF(x, bottom - tall, width, tall - high), t.keep.tint, t.keep.text, swaps->stayed);
        } else {
            put(bar, current ? t.compute.line : t.compute.dim, current ? t.compute.on : t.ink, launch.active);
        }
        if (current)
            page.scene().add(
                RectShape{QRectF(x - 2.5, top - 3, width + 5, height + 6), 5, Qt::transparent, {t.ink, 1.6, {}}});
        TextShape text{labels.at(k),
                       {x + width / 2, bottom + 20},
                       BarLabels::size,
                       current ? 600 : 400,
                       FontFamily::text,
                       Align::center,
                       current ? t.ink : t.ink2,
                       false};
        const double half = textWidth(text) / 2;
        if ((labels.isWord(k) || half * 2 <= width + gap) && text.at.x() - half > labelEnd) {
            page.scene().add(text);
            labelEnd = text.at.x() + half + 2;
        }
    }
    page.skip(height + 40);
}

void legend(PanelPage& page, const Recording& recording)
{
    const Theme& t = page.colors();
    const double y = page.y() - 4.5;
    double x = page.left();
    const auto word = [&](const QString& text, const QColor& color, int weight) {
        page.put(text, x, {12.5, weight, color});
        x += textWidth({text, {}, 12.5, weight, FontFamily::text, Align::left, color, false}) + 20;
    };
    if (recording.workUnit == WorkUnit::compares && recording.isComplete()) {
        page.scene().add(EllipseShape{QRectF(x, y - 6, 12, 12), t.move.fill, {}});
        x += 18;
        word(QObject::tr("swap"), t.move.text, 600);
        page.scene().add(RectShape{QRectF(x + 1, y - 5, 10, 10), 3, t.keep.tint, {t.keep.line, 2, {}}});
        x += 18;
        word(QObject::tr("stay"), t.keep.text, 600);
    } else {
        page.scene().add(RectShape{QRectF(x + 1, y - 5, 10, 10), 2, t.compute.line, {}});
        x += 18;
        word(QObject::tr("active"), t.compute.text, 600);
    }
    page.scene().add(RectShape{QRectF(x + 1, y - 5, 10, 10), 1, Qt::transparent, {t.ink3, 1, {}}});
    x += 18;
    word(QObject::tr("not run yet"), t.ink2, 400);
}

} // namespace

Scene metricsScene(const Recording& recording, Moment moment, const EventsPtr& events, const LaneWidths& widths,
                   double width, ThemeName theme)
{
    PanelPage page(theme, width, 24);
    const Theme& t = page.colors();
    std::uint64_t done = 0, swapped = 0, stayed = 0;
    bool knowsSwaps = recording.workUnit == WorkUnit::compares && recording.isComplete();
    for (std::size_t k = 1; k <= moment.launch; k++) {
        done += recording.launches[k - 1].work;
        if (const auto swaps = knowsSwaps ? swapsOf(recording, k) : std::nullopt) {
            swapped += swaps->swapped;
            stayed += swaps->stayed;
        }
    }
    const std::string kind = workName(recording);
    const QString unit = kind == "operations"                       ? QObject::tr("operations so far")
                         : recording.workUnit == WorkUnit::compares ? QObject::tr("comparisons so far")
                         : recording.workUnit == WorkUnit::combines ? QObject::tr("combines so far")
                                                                    : QObject::tr("counts and moves so far");
    const auto of = [](std::uint64_t all) { return QObject::tr("of %L1").arg(all); };
    page.skip(6);
    row(page, QObject::tr("Work"), unit, QStringLiteral("%L1").arg(done), of(recording.work()));
    if (recording.span)
        row(page, QObject::tr("Span"), QObject::tr("longest chain in the whole run"),
            QStringLiteral("%L1").arg(*recording.span), {});
    if (knowsSwaps)
        row(page, QObject::tr("Swaps"), QObject::tr("so far; %L1 pairs stayed").arg(stayed),
            QStringLiteral("%L1").arg(swapped), {});
    row(page, QObject::tr("Launches"), QObject::tr("so far"), QStringLiteral("%L1").arg(moment.launch),
        of(recording.launchCount()));
    if (const auto equal = equalKeysOf(recording))
        row(page, QObject::tr("Equal keys"), QObject::tr("pairs that changed their order in the whole run"),
            QStringLiteral("%L1").arg(equal->crossed), of(equal->equalPairs));
    if (recording.launchCount() == 0)
        return page.finish();
    if (const auto& last = recording.states.back())
        if (const auto balance = bucketBalance(recording, *last))
            row(page, QObject::tr("Largest bucket"),
                QObject::tr("keys, %L1 times the mean of all %L2")
                    .arg(balance->ratio(), 0, 'f', 2)
                    .arg(balance->buckets),
                QStringLiteral("%L1").arg(balance->largest), of(balance->keys));
    page.skip(34);
    const QString heading = QObject::tr("Active work-items per launch");
    page.put(heading, page.left(), {13, 600, t.ink});
    if (moment.launch > 0) {
        const Launch& launch = recording.launches[moment.launch - 1];
        const QString counted = QObject::tr("%L1 of %L2").arg(launch.active).arg(launch.global);
        TextShape both;
        both.text = heading + QStringLiteral("  ") + counted;
        both.weight = 600;
        if (textWidth(both) > page.width())
            page.skip(18); // a narrow panel
        page.put(counted, page.right(), {12.5, 400, t.ink2, FontFamily::text, Align::right});
    }
    page.skip(18);
    bars(page, recording, moment);
    const bool distances = hasDistances(recording);
    page.put(distances ? QObject::tr("distance") : QObject::tr("launch"), page.left(), {12, 400, t.ink2});
    page.skip(28);
    legend(page, recording);
    if (moment.launch > 0 && events && hasLanes(recording)) {
        page.skip(34);
        putLanes(page, recording, moment, *events, widths);
    }
    if (moment.launch > 0 && events) {
        page.skip(34);
        putRuns(page, recording, moment, *events, widths);
    }
    return page.finish();
}

} // namespace lockstep::ui
