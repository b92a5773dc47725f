#include "engine/analysis/lanes.hpp"

#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <tuple>

namespace lockstep {
namespace {

/// A local access as an instruction sees it: `site` is the line and which operand of it, `turn` the how-manieth time
/// that the item comes there.
struct BankAccess {
    std::uint32_t phase = 0;
    std::uint64_t wavefront = 0;
    std::uint32_t site = 0, turn = 0;
    std::uint32_t bank = 0, array = 0, index = 0;
    auto instruction() const { return std::tuple{phase, wavefront, site, turn}; }
    auto operator<=>(const BankAccess&) const = default;
};

class Counter {
public:
    Counter(const Launch& launch, const LaneWidths& widths)
        : m_launch(launch), m_local(launch.local), m_perGroup((launch.local + widths.wavefront - 1) / widths.wavefront),
          m_widths(widths)
    {
    }

    void add(const Event& event)
    {
        Seen& seen = m_seen[event.phase];
        seen.items.insert(event.item);
        if (isWork(event.op))
            seen.active.insert(event.item);
        const std::uint32_t turn = m_turns[{event.item, event.phase, event.line}]++;
        std::uint32_t operand = 0;
        // The last read of an atomic is the word that it writes, in one access.
        for (const Access& read : event.reads().first(event.readCount - (event.isAtomic() ? 1u : 0u)))
            access(event, turn, operand++, read);
        operand = maxAccesses;
        for (const Access& write : event.writes())
            access(event, turn, operand++, write);
    }

    std::vector<PhaseLanes> result()
    {
        std::map<std::uint32_t, PhaseLanes> phases;
        for (const auto& [phase, seen] : m_seen) {
            PhaseLanes& lanes = phases[phase];
            lanes.phase = phase;
            lanes.items = seen.items.size();
            lanes.active = seen.active.size();
            std::set<std::uint64_t> wavefronts;
            for (std::uint32_t item : seen.active)
                if (wavefronts.insert(wavefrontOf(item)).second)
                    lanes.lanes += lanesOf(item);
            lanes.wavefronts = wavefronts.size();
        }
        std::ranges::sort(m_accesses);
        const auto same = std::ranges::unique(m_accesses); // lanes at one word
        m_accesses.erase(same.begin(), same.end());
        for (auto at = m_accesses.begin(); at != m_accesses.end();) {
            const auto end = std::find_if(at, m_accesses.end(),
                                          [&](const BankAccess& a) { return a.instruction() != at->instruction(); });
            PhaseLanes& lanes = phases[at->phase];
            const std::uint32_t degree = degreeOf(at, end);
            lanes.bankDegree = std::max(lanes.bankDegree, degree);
            lanes.extraTurns += degree - 1;
            at = end;
        }
        std::vector<PhaseLanes> inOrder;
        for (const auto& [phase, lanes] : phases)
            inOrder.push_back(lanes);
        return inOrder;
    }

private:
    struct Seen {
        std::set<std::uint32_t> items, active;
    };
    using Iterator = std::vector<BankAccess>::const_iterator;

    std::uint64_t wavefrontOf(std::uint32_t item) const
    {
        return item / m_local * m_perGroup + item % m_local / m_widths.wavefront;
    }

    std::uint64_t lanesOf(std::uint32_t item) const
    {
        const std::size_t first = item % m_local / m_widths.wavefront * m_widths.wavefront;
        return std::min<std::size_t>(m_widths.wavefront, m_local - first);
    }

    void access(const Event& event, std::uint32_t turn, std::uint32_t operand, const Access& a)
    {
        if (a.array >= localArrayBase && !m_launch.isInRegisters(a.array))
            m_accesses.push_back({event.phase, wavefrontOf(event.item),
                                  event.line * 2 * static_cast<std::uint32_t>(maxAccesses) + operand, turn,
                                  a.index % m_widths.banks, a.array, a.index});
    }

    /// Sorted by bank, every word once: the longest run of one bank.
    static std::uint32_t degreeOf(Iterator at, Iterator end)
    {
        std::uint32_t most = 0, run = 0;
        for (Iterator here = at; here != end; ++here) {
            run = here != at && here->bank == (here - 1)->bank ? run + 1 : 1;
            most = std::max(most, run);
        }
        return most;
    }

    const Launch& m_launch;
    std::size_t m_local, m_perGroup;
    LaneWidths m_widths;
    std::map<std::uint32_t, Seen> m_seen;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint16_t>, std::uint32_t> m_turns;
    std::vector<BankAccess> m_accesses;
};

} // namespace

void requireWidths(const LaneWidths& widths)
{
    if (widths.wavefront != 16 && widths.wavefront != 32 && widths.wavefront != 64)
        throw InputError{sentence("The wavefront is {}; choose 16, 32 or 64.", widths.wavefront)};
    if (widths.banks != 16 && widths.banks != 32)
        throw InputError{sentence("Local memory of {} banks is not counted; choose 16 or 32.", widths.banks)};
}

std::vector<PhaseLanes> phaseLanes(const Launch& launch, const Events& events, const LaneWidths& widths)
{
    requireWidths(widths);
    Counter counter{launch, widths};
    for (const Event& event : events)
        counter.add(event);
    return counter.result();
}

} // namespace lockstep
