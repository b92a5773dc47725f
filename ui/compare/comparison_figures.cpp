#include "ui/compare/comparison_figures.hpp"

#include "engine/analysis/comparison.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/scene/language.hpp"

#include <QStringList>
#include <algorithm>
#include <bit>
#include <deque>
#include <mutex>
#include <set>
#include <tuple>

namespace lockstep::ui {

namespace {

/// The last few results. Recordings are recognised while they live: an address alone may come again.
template <class Key, class Value>
class Memo {
public:
    template <class Make>
    std::shared_ptr<const Value> get(std::span<const Pane> panes, const Key& key, Make make)
    {
        const std::lock_guard lock(m_mutex);
        for (const Entry& entry : m_entries)
            if (entry.key == key && same(entry.recordings, panes))
                return entry.value;
        Entry entry{key, {}, std::make_shared<const Value>(make())};
        for (const Pane& pane : panes)
            entry.recordings.push_back({pane.resident.recording != nullptr, pane.resident.recording});
        if (m_entries.size() == most)
            m_entries.pop_front();
        m_entries.push_back(std::move(entry));
        return m_entries.back().value;
    }

private:
    struct Seen {
        bool ran = false; ///< false: a failed pane, which has none
        std::weak_ptr<const Recording> recording;
    };
    struct Entry {
        Key key;
        std::vector<Seen> recordings;
        std::shared_ptr<const Value> value;
    };

    static bool same(const std::vector<Seen>& held, std::span<const Pane> panes)
    {
        return std::equal(held.begin(), held.end(), panes.begin(), panes.end(), [](const Seen& seen, const Pane& pane) {
            return seen.ran == (pane.resident.recording != nullptr) &&
                   (!seen.ran || seen.recording.lock() == pane.resident.recording);
        });
    }

    static constexpr std::size_t most = 16;
    std::mutex m_mutex;
    std::deque<Entry> m_entries;
};

PaneFigures paneFigures(const Recording& recording, std::uint32_t wavefront, std::uint64_t most)
{
    PaneFigures figures;
    figures.ran = true;
    figures.launches = recording.launchCount();
    figures.work = recording.work();
    figures.span = recording.span;
    figures.measured = recording.deviceTime();
    figures.spread = recording.spread;
    if (const auto traffic = recording.traffic())
        figures.bytes = traffic->read + traffic->written;
    for (const Launch& launch : recording.launches)
        figures.active.push_back(launch.active);
    figures.curve = unitCurve(recording, wavefront, most);
    return figures;
}

void nameLeads(Figures& figures)
{
    std::vector<UnitCurve> curves;
    std::vector<std::string> names;
    QStringList unknown;
    for (const PaneFigures& pane : figures.panes) {
        if (pane.ran && !pane.curve)
            unknown.push_back(pane.name);
        if (pane.curve) {
            curves.push_back(*pane.curve);
            names.push_back(pane.name.toStdString());
        }
    }
    const bool idle =
        std::all_of(figures.panes.begin(), figures.panes.end(), [](const PaneFigures& pane) { return pane.work == 0; });
    if (!unknown.isEmpty())
        figures.told =
            say("%1: not known past the memory budget").arg(withChineseMarks(unknown.join(QStringLiteral(", "))));
    else if (idle)
        figures.told = say("no work, so no time");
    else if (curves.size() > 1) {
        QStringList parts;
        for (const Message& message : leadWords(leads(curves, figures.most), names, say(" and ").toStdString()))
            parts.push_back(say(message));
        figures.told = withChineseMarks(parts.join(QStringLiteral(", ")));
    }
}

Figures makeFigures(std::span<const Pane> panes, std::uint32_t wavefront)
{
    Figures figures;
    for (const Pane& pane : panes)
        if (const Recording* recording = pane.resident.recording.get()) {
            figures.keys = recording->n();
            figures.values = recording->workUnit == WorkUnit::combines;
            const QString noun = workNoun(*recording);
            figures.workNoun = figures.workNoun.isEmpty() || figures.workNoun == noun ? noun : say("operations");
            figures.sameWork = figures.sameWork && figures.workNoun == noun && workName(*recording) != "operations";
        }
    figures.most = mostUnitsShown(figures.keys);
    const std::vector<QString> names = shortNames(panes);
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const RecordingPtr& recording = panes[i].resident.recording;
        figures.panes.push_back(recording ? paneFigures(*recording, wavefront, figures.most) : PaneFigures{});
        figures.panes.back().name = names[i];
    }
    nameLeads(figures);
    return figures;
}

/// The row says no more than the one before it.
bool sameValues(const Metric& a, const Metric& b)
{
    return a.values == b.values && std::all_of(a.values.begin(), a.values.end(), [](auto v) { return v.has_value(); });
}

} // namespace

std::shared_ptr<const Figures> figuresOf(std::span<const Pane> panes, std::uint32_t wavefront)
{
    using Key = std::tuple<std::uint32_t, Language, QStringList>;
    static Memo<Key, Figures> memo;
    QStringList names;
    for (const Pane& pane : panes)
        names.push_back(pane.name);
    return memo.get(panes, {wavefront, spoken(), names}, [&] { return makeFigures(panes, wavefront); });
}

std::shared_ptr<const FiguresNow> figuresNow(std::span<const Pane> panes, const ComparisonClock& clock)
{
    using Key = std::tuple<ClockUnit, std::uint64_t, std::uint32_t>;
    static Memo<Key, FiguresNow> memo;
    return memo.get(panes, {clock.unit, clock.units, clock.wavefront}, [&] {
        const std::shared_ptr<const Figures> figures = figuresOf(panes, clock.wavefront);
        const Units units{clock.units, clock.wavefront};
        FiguresNow now;
        for (std::size_t i = 0; i < panes.size(); ++i) {
            const Recording* recording = panes[i].resident.recording.get();
            const auto times = recording ? clockTimes(*recording, clock.unit, units) : std::nullopt;
            now.ends.push_back(times ? std::optional(totalTime(*times)) : std::nullopt);
            const auto& curve = figures->panes[i].curve;
            // Past its end the curve may go on: wavefronts leave lanes empty.
            now.modelled.push_back(!curve                        ? std::nullopt
                                   : clock.units > figures->most ? modelledTime(*recording, units)
                                                                 : std::optional(timeAt(*curve, clock.units)));
            now.claims.push_back(recording ? bookClaims(*recording, units, curve) : std::vector<BookClaim>{});
        }
        return now;
    });
}

std::uint64_t mostUnitsShown(std::size_t keys)
{
    return std::max<std::uint64_t>(std::bit_ceil(std::max<std::uint64_t>(keys, 1)), 32);
}

std::optional<std::uint64_t> Metric::best() const
{
    std::optional<std::uint64_t> least;
    bool differ = false;
    std::optional<std::uint64_t> first;
    for (const auto& value : values) {
        if (!value)
            continue;
        least = least ? std::min(*least, *value) : *value;
        differ = differ || (first && *first != *value);
        first = value;
    }
    return differ ? least : std::nullopt;
}

std::vector<Metric> metricsOf(const Figures& figures)
{
    const QString past = say("past the budget");
    std::vector<Metric> rows{
        {"work", say("Work"), figures.workNoun, {}, countText, {}},
        {"span", say("Span"), say("in sequence"), {}, countText, past},
        {"launches", say("Launches"), {}, {}, countText, {}},
        {"device-time", say("Device time"), say("measured"), {}, timeText, say("the device reports none")},
        {"bytes-moved", say("Bytes moved"), say("from events"), {}, bytesText, past},
    };
    for (const PaneFigures& pane : figures.panes) {
        const auto known = [&pane](std::optional<std::uint64_t> value) { return pane.ran ? value : std::nullopt; };
        rows[0].values.push_back(known(pane.work));
        rows[1].values.push_back(known(pane.span));
        rows[2].values.push_back(known(pane.launches));
        rows[3].values.push_back(known(pane.measured));
        rows[3].spreads.push_back(pane.ran ? pane.spread : std::nullopt);
        rows[4].values.push_back(known(pane.bytes));
    }
    if (std::ranges::any_of(rows[3].spreads, [](const auto& spread) { return spread.has_value(); }))
        rows[3].unit = say("median, spread");
    for (Metric& row : rows)
        for (std::size_t i = 0; i < row.values.size(); ++i)
            if (!row.values[i] && figures.panes[i].ran)
                row.unit = row.why;
    if (sameValues(rows[1], rows[2])) {
        rows[1].name = say("Span, launches");
        rows[1].id = "span-launches";
        rows[1].unit.clear();
        rows.erase(rows.begin() + 2);
    }
    if (figures.sameWork && sameValues(rows[0], rows[1])) {
        const bool three = rows[1].id == "span-launches";
        rows[0].name = three ? say("Work, span, launches") : say("Work, span");
        rows[0].id += "-" + rows[1].id;
        rows.erase(rows.begin() + 1);
    }
    return rows;
}

QString workNoun(const Recording& recording)
{
    return say(Message{"work." + workName(recording), {}, workName(recording)});
}

std::vector<QString> shortNames(std::span<const Pane> panes)
{
    std::vector<QStringList> words;
    std::vector<QString> names;
    for (const Pane& pane : panes) {
        words.push_back(pane.name.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        names.push_back(pane.name);
    }
    const auto shared = [&words](bool front) {
        return !words.empty() && std::all_of(words.begin(), words.end(), [&](const QStringList& list) {
            const QStringList& other = words.front();
            return list.size() > 1 && (front ? list.front() == other.front() : list.back() == other.back());
        });
    };
    while (shared(true))
        for (QStringList& list : words)
            list.removeFirst();
    while (shared(false))
        for (QStringList& list : words)
            list.removeLast();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].size() > 1 && words[i].front() == QStringLiteral("·"))
            words[i].removeFirst();
        names[i] = words[i].join(QLatin1Char(' '));
    }
    // What is left must be words and short: what stands behind the title tells panes of one algorithm apart.
    const bool bare = std::any_of(names.begin(), names.end(), [](const QString& name) {
        return std::none_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
    });
    std::vector<QString> ends;
    for (const Pane& pane : panes) {
        const qsizetype dot = pane.name.indexOf(QStringLiteral(" · "));
        ends.push_back(dot < 0 ? pane.name : pane.name.mid(dot + 3));
    }
    const bool apart = std::set<QString>(ends.begin(), ends.end()).size() == ends.size();
    const bool isLong = std::any_of(names.begin(), names.end(), [](const QString& name) { return name.size() > 16; });
    if (apart && (bare || isLong))
        return ends;
    if (bare)
        for (std::size_t i = 0; i < names.size(); ++i)
            names[i] = panes[i].name;
    return names;
}

QString countText(std::uint64_t count)
{
    return countDigits(count);
}

QString bytesText(std::uint64_t bytes)
{
    if (bytes < 10'000'000)
        return countDigits(bytes) + QStringLiteral(" B");
    const auto value = static_cast<double>(bytes);
    return value < 1e9 ? QStringLiteral("%1 MB").arg(decimal(value / 1e6, 1))
                       : QStringLiteral("%1 GB").arg(decimal(value / 1e9, 2));
}

} // namespace lockstep::ui
