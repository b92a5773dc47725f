// What a launch did that has no sentence of its own in the bars: its counts, from its events, else from the states.
#include "ui/lenses/bars/launches.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/bars/read_counts.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace lockstep::ui {

namespace {

/// The buffers that a launch may write.
std::set<std::size_t> writableIn(const Recording& recording, const Launch& launch)
{
    std::set<std::size_t> buffers;
    for (const Argument& argument : launch.arguments)
        if (argument.writable && argument.buffer && *argument.buffer < recording.buffers.size())
            buffers.insert(*argument.buffer);
    return buffers;
}

bool writesKeys(const Recording& recording, const Launch& launch)
{
    return std::ranges::any_of(writableIn(recording, launch), [&](std::size_t buffer) {
        return kindOf(recording.buffers[buffer].role) == Kind::keys;
    });
}

std::uint64_t differing(const Words& a, const Words& b)
{
    const std::size_t common = std::min(a.size(), b.size());
    std::uint64_t count = std::max(a.size(), b.size()) - common;
    for (std::size_t i = 0; i < common; ++i)
        count += a[i] != b[i] ? 1 : 0;
    return count;
}

Counts countStates(const Recording& recording, std::size_t k, const State& before, const State& after)
{
    Counts counts;
    for (const std::size_t buffer : writableIn(recording, recording.launches[k - 1])) {
        if (buffer >= before.buffers.size() || buffer >= after.buffers.size())
            continue;
        const WordsPtr &was = before.buffers[buffer], &is = after.buffers[buffer];
        if (was && is)
            counts.written[static_cast<std::size_t>(kindOf(recording.buffers[buffer].role))] += differing(*was, *is);
    }
    return counts;
}

std::optional<Counts> countsOf(const Resident& resident, std::size_t k)
{
    if (const auto counts = countsIn(resident, k))
        return counts;
    const State *before = resident.state(k - 1), *after = resident.state(k);
    if (before == nullptr || after == nullptr)
        return std::nullopt;
    return countStates(*resident.recording, k, *before, *after);
}

/// Where the keys are after k launches: a launch that writes several of their buffers leaves them in the main one.
std::size_t keysAfter(const Recording& recording, std::size_t k)
{
    for (std::size_t launch = k; launch > 0; --launch) {
        const std::set<std::size_t> buffers = writableIn(recording, recording.launches[launch - 1]);
        if (buffers.contains(recording.mainBuffer))
            return recording.mainBuffer;
        if (std::ranges::any_of(buffers,
                                [&](std::size_t b) { return kindOf(recording.buffers[b].role) == Kind::keys; }))
            break;
    }
    return dataBufferAfter(recording, k);
}

QString cells(Kind kind, bool isWritten, std::uint64_t count)
{
    switch (kind) {
    case Kind::table:
        return isWritten ? many(count, "%1 entry of the table is written", "%1 entries of the table are written")
                         : many(count, "%1 entry of the table changes", "%1 entries of the table change");
    case Kind::sums:
        return isWritten ? many(count, "%1 sum is written", "%1 sums are written")
                         : many(count, "%1 sum changes", "%1 sums change");
    case Kind::flags:
        return isWritten ? many(count, "%1 flag is written", "%1 flags are written")
                         : many(count, "%1 flag changes", "%1 flags change");
    case Kind::keys:
        break;
    }
    return isWritten ? many(count, "%1 key is written", "%1 keys are written")
                     : many(count, "%1 place gets another key", "%1 places get another key");
}

/// Of a search for co-ranks: those that it wrote, by its events, else by the state after it; nothing where neither is
/// at hand. The table is longer than what a level writes, and what stood there before is another level's.
std::optional<Words> coRanksFound(const Resident& resident, std::size_t k)
{
    const Launch& launch = resident.recording->launches[k - 1];
    if (launch.meaning.act != Act::findCoRanks)
        return std::nullopt;
    const auto named = [&](std::string_view name) {
        return std::ranges::find(launch.arguments, name, &Argument::name);
    };
    const auto table = named("co_ranks"), diagonals = named("diagonals");
    if (table == launch.arguments.end() || !table->buffer || diagonals == launch.arguments.end())
        return std::nullopt;
    if (auto written = writtenIn(resident, k, *table->buffer))
        return written;
    const State* after = resident.state(k);
    if (after == nullptr || !after->buffers.at(*table->buffer))
        return std::nullopt;
    Words found = *after->buffers[*table->buffer];
    found.resize(std::min<std::size_t>(found.size(), diagonals->scalar));
    return found;
}

} // namespace

std::vector<Phrase> launchInCounts(const Resident& resident, std::size_t k, const QString& comparisons)
{
    const Recording& recording = *resident.recording;
    const Launch& launch = recording.launches[k - 1];
    const QString by = many(launch.global, "%1 work-item", "%1 work-items") +
                       many(launch.groups(), " in %1 work-group", " in %1 work-groups");
    QString title = say(launch.meaning.title);
    if (title == title.toLower() && !title.isEmpty()) // no kernel's name
        title[0] = title[0].toUpper();
    std::vector<Phrase> told{{title, Tone::strong}, {say(", by %1: ").arg(by)}};
    const std::size_t opening = told.size();
    const auto add = [&](const QString& text, Tone tone, const QString& between = QStringLiteral("; ")) {
        if (told.size() > opening)
            told.push_back({between});
        told.push_back({text, tone});
    };
    if (!comparisons.isEmpty())
        add(comparisons, Tone::strong);
    if (const std::optional<Words> found = coRanksFound(resident, k)) {
        const bool areStarts = std::ranges::all_of(*found, [](std::uint32_t coRank) { return coRank == 0; });
        if (launch.work == 0 && areStarts) {
            add(say("nothing to search, since each stretch is a whole pair of runs"), Tone::plain);
            add(many(found->size(), "%1 co-rank is 0", "%1 co-ranks are 0"), Tone::compute);
        } else {
            add(many(found->size(), "%1 co-rank is found", "%1 co-ranks are found"), Tone::compute);
        }
    } else if (const std::optional<Counts> counts = countsOf(resident, k)) {
        const auto places = placesChanged(resident, k);
        if (counts->moved && *counts->moved + *counts->stayed > 0 &&
            *counts->moved + *counts->stayed <= recording.n()) {
            if (*counts->moved > 0)
                add(many(*counts->moved, "%1 key changes place", "%1 keys change place"), Tone::move);
            if (*counts->stayed > 0)
                add(*counts->moved > 0 ? keysThatStay(*counts->stayed)
                                       : many(*counts->stayed, "%1 key stays", "%1 keys stay"),
                    Tone::keep, *counts->moved > 0 ? betweenClauses() : QStringLiteral("; "));
        } else if (places && (counts->of(Kind::keys) > 0 ||
                              (!counts->isWritten &&
                               writesKeys(recording, launch)))) { // some by way of local memory or of another buffer
            if (places->first > 0)
                add(cells(Kind::keys, false, places->first), Tone::move);
            else
                add(say("every place keeps an equal key"), Tone::keep);
            if (places->first > 0 && places->second > 0)
                add(many(places->second, "%1 keeps an equal one", "%1 keep an equal one"), Tone::keep,
                    betweenClauses());
        } else if (counts->of(Kind::keys) > 0) {
            add(cells(Kind::keys, counts->isWritten, counts->of(Kind::keys)), Tone::move);
        }
        for (const Kind kind : {Kind::table, Kind::sums, Kind::flags})
            if (counts->of(kind) > 0)
                add(cells(kind, counts->isWritten, counts->of(kind)), Tone::compute);
        if (told.size() == opening)
            add(counts->isWritten ? say("nothing is written") : say("nothing changes"), Tone::plain);
    }
    if (told.size() == opening) // nothing is at hand that could tell more
        told = {{title, Tone::strong}, {say(" by %1").arg(by)}};
    told.push_back({QStringLiteral(".")});
    return told;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> placesChanged(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const State *before = resident.state(k - 1), *after = resident.state(k);
    const std::size_t from = keysAfter(recording, k - 1), to = keysAfter(recording, k);
    if (before == nullptr || after == nullptr || !before->buffers[from] || !after->buffers[to])
        return std::nullopt;
    const std::uint64_t changed = differing(*before->buffers[from], *after->buffers[to]);
    return std::pair{changed, after->buffers[to]->size() - changed};
}

} // namespace lockstep::ui
