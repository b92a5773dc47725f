#include "engine/analysis/memory_table.hpp"

#include "engine/analysis/access_sites.hpp"
#include "engine/analysis/lanes.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <tuple>

namespace lockstep {
namespace {

/// An access of one lane. Sorted, what a wavefront does at once lies together, along its lanes.
struct TableTouch {
    std::uint32_t site = 0, phase = 0, turn = 0, wavefront = 0, item = 0, index = 0, value = 0;
    auto operator<=>(const TableTouch&) const = default;
};

/// What a work-item did at a site last.
struct Last {
    std::uint32_t phase = 0, index = 0, line = 0; ///< the line is its event's
    std::uint32_t other = 0;                      ///< index of the read before that
    std::uint32_t turns = 0;                      ///< in this phase
    bool isKnown = false;
};

/// Events in the order of their work-items, each item's as they came.
std::vector<const Event*> byItem(const Events& events, std::size_t items)
{
    std::vector<std::size_t> begins(items + 1, 0);
    for (const Event& event : events)
        ++begins[event.item + 1];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    std::vector<const Event*> sorted(events.size());
    for (const Event& event : events)
        sorted[begins[event.item]++] = &event;
    return sorted;
}

std::vector<TableTouch> touchesOf(AccessSites& sites, const Launch& launch, const Events& events,
                                  std::uint32_t wavefront)
{
    const std::size_t perGroup = (launch.local + wavefront - 1) / wavefront;
    std::vector<TableTouch> touches;
    std::vector<Last> lasts;
    std::vector<std::size_t> of;
    Last before; ///< what the event before named, of a pair of reads
    std::uint32_t item = 0;
    for (const Event* event : byItem(events, launch.global)) {
        if (event->item != item)
            std::ranges::fill(lasts, Last{});
        item = event->item;
        sites.of(*event, of);
        lasts.resize(sites.sites().size());
        const std::size_t reads = event->reads().size();
        for (std::size_t i = 0; i < of.size(); ++i) {
            if (of[i] == AccessSites::none)
                continue;
            const Access& access = i < reads ? event->reads()[i] : event->writes()[i - reads];
            const AccessSite& site = sites.sites()[of[i]];
            const std::uint32_t phase = event->phase - std::min(site.barriers, event->phase);
            Last& last = lasts[of[i]];
            const bool wasThere = last.isKnown && last.phase == phase;
            bool isSame = !site.isStore && wasThere;
            if (site.isOfTwo) {
                if (i == 0)
                    before = last;
                isSame = isSame && (access.index == before.index || access.index == before.other) &&
                         (site.holdsOne || !sites.comesRound(before.line, event->line, of[i]));
            } else {
                isSame = isSame && last.index == access.index && site.isLineTold &&
                         !sites.comesRound(last.line, event->line, of[i]);
            }
            const bool goesOn = wasThere && access.index == last.index + 1 && access.index % site.words != 0;
            const std::uint32_t turns = !wasThere ? 0 : isSame || goesOn ? last.turns : last.turns + 1;
            last = {phase, access.index, event->line, last.index, turns, true};
            if (isSame)
                continue;
            touches.push_back(
                {static_cast<std::uint32_t>(of[i]), phase, last.turns,
                 static_cast<std::uint32_t>(item / launch.local * perGroup + item % launch.local / wavefront), item,
                 access.index, access.value});
        }
    }
    std::ranges::sort(touches);
    return touches;
}

std::size_t distinct(std::vector<std::uint32_t>& words)
{
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words.size();
}

} // namespace

void requireMachine(const MemoryMachine& machine)
{
    requireWidths({machine.wavefront, machine.banks});
    if (machine.segment != 32 && machine.segment != 64 && machine.segment != 128)
        throw InputError{sentence("A segment of {} bytes is not counted; choose 32, 64 or 128.", machine.segment)};
}

double MemoryAccess::ratio() const
{
    const std::uint64_t fewest = fewestSegments + fewestTurns;
    return fewest == 0 ? 0 : static_cast<double>(segments + turns) / static_cast<double>(fewest);
}

MemoryTable::MemoryTable(const Recording& recording, std::size_t launch, const Events& events,
                         const MemoryMachine& machine)
    : m_machine(machine)
{
    requireMachine(machine);
    const Launch& of = recording.launches.at(launch - 1);
    AccessSites sites(recording, of);
    const std::vector<TableTouch> touches = touchesOf(sites, of, events, machine.wavefront);
    const std::size_t perGroup = of.local == 0 ? 1 : (of.local + machine.wavefront - 1) / machine.wavefront;

    // Sites that differ only in how many barriers lie behind them are one access of the text.
    std::vector<std::size_t> order(sites.sites().size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [&](std::size_t site) {
        const AccessSite& one = sites.sites()[site];
        return std::tuple(one.line, one.isStore, one.array, std::cref(one.text).get(), one.isAtomic, one.isLineTold);
    };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    std::vector<std::size_t> rowOf(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || key(order[i]) != key(order[i - 1])) {
            const AccessSite& site = sites.sites()[order[i]];
            MemoryAccess& access = m_accesses.emplace_back();
            access.line = site.line;
            access.isLineTold = site.isLineTold;
            access.text = site.text;
            access.array = site.array;
            access.isLocal = site.array >= localArrayBase;
            access.isStore = site.isStore && !site.isAtomic;
            access.isAtomic = site.isAtomic;
        }
        rowOf[order[i]] = m_accesses.size() - 1;
    }
    m_operations.resize(m_accesses.size());
    const auto together = [](const TableTouch& one) {
        return std::tuple(one.site, one.phase, one.turn, one.wavefront);
    };
    std::vector<std::uint32_t> words;
    for (std::size_t begin = 0, end = 0; begin < touches.size(); begin = end) {
        while (end < touches.size() && together(touches[end]) == together(touches[begin]))
            ++end;
        const TableTouch& first = touches[begin];
        MemoryAccess& access = m_accesses[rowOf[first.site]];
        MemoryOperation& made = m_operations[rowOf[first.site]].emplace_back();
        made.group = static_cast<std::uint32_t>(first.wavefront / perGroup);
        made.wavefront = first.wavefront;
        made.phase = first.phase;
        made.turn = first.turn;
        made.lanes.reserve(end - begin);
        words.clear();
        for (std::size_t i = begin; i < end; ++i) {
            const TableTouch& one = touches[i];
            const auto inGroup = static_cast<std::uint32_t>(one.item % of.local);
            made.lanes.push_back({one.item, inGroup % machine.wavefront, one.index, one.value});
            words.push_back(one.index);
        }
        const std::size_t count = distinct(words);
        access.accesses += end - begin;
        ++access.operations;
        if (access.isLocal) {
            std::vector<std::uint32_t> inBank(machine.banks, 0);
            for (const std::uint32_t word : words)
                made.turns = std::max(made.turns, ++inBank[word % machine.banks]);
            made.fewestTurns = static_cast<std::uint32_t>((count + machine.banks - 1) / machine.banks);
            access.turns += made.turns;
            access.fewestTurns += made.fewestTurns;
            access.mostTurns = std::max(access.mostTurns, made.turns);
        } else {
            const std::uint32_t perSegment = machine.segment / 4;
            for (std::size_t i = 0; i < words.size(); ++i)
                made.segments += i == 0 || words[i] / perSegment != words[i - 1] / perSegment;
            made.fewestSegments = static_cast<std::uint32_t>((count + perSegment - 1) / perSegment);
            access.segments += made.segments;
            access.fewestSegments += made.fewestSegments;
            access.mostSegments = std::max(access.mostSegments, made.segments);
            access.bytesMoved += std::uint64_t{made.segments} * machine.segment;
        }
        access.bytesAsked += 4 * count;
    }
    // An atomic's load is told by its store.
    for (std::size_t row = m_accesses.size(); row-- > 0;)
        if (m_accesses[row].accesses == 0) {
            m_accesses.erase(m_accesses.begin() + static_cast<std::ptrdiff_t>(row));
            m_operations.erase(m_operations.begin() + static_cast<std::ptrdiff_t>(row));
        }
    for (std::vector<MemoryOperation>& ofRow : m_operations)
        std::ranges::stable_sort(
            ofRow, {}, [](const MemoryOperation& one) { return std::tuple(one.phase, one.turn, one.wavefront); });
}

std::size_t MemoryTable::worst() const
{
    if (m_accesses.empty())
        return 0;
    const auto worse = [](const MemoryAccess& a, const MemoryAccess& b) {
        return std::pair{a.ratio(), a.accesses} < std::pair{b.ratio(), b.accesses};
    };
    return static_cast<std::size_t>(std::ranges::max_element(m_accesses, worse) - m_accesses.begin());
}

std::uint64_t MemoryTable::bytesAsked() const
{
    std::uint64_t bytes = 0;
    for (const MemoryAccess& access : m_accesses)
        bytes += access.isLocal ? 0 : access.bytesAsked;
    return bytes;
}

std::uint64_t MemoryTable::bytesMoved() const
{
    std::uint64_t bytes = 0;
    for (const MemoryAccess& access : m_accesses)
        bytes += access.bytesMoved;
    return bytes;
}

std::uint64_t MemoryTable::localBytes() const
{
    std::uint64_t bytes = 0;
    for (const MemoryAccess& access : m_accesses)
        bytes += access.isLocal ? access.bytesAsked : 0;
    return bytes;
}

} // namespace lockstep
