#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/oclgrind/accesses.hpp"
#include "tests/oclgrind/oclgrind_sessions.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>

namespace lockstep::oclgrind {
namespace {

std::string arrayName(const Recording& recording, const Launch& launch, std::uint32_t array)
{
    return array < localArrayBase ? recording.buffers[array].name : launch.localArrays[array - localArrayBase];
}

/// Which of an event's reads and writes belong to atomic functions.
struct Atomic {
    explicit Atomic(const Event& event)
    {
        switch (event.op) {
        case Op::count:
        case Op::mark:
        case Op::accumulate:
            firstRead = event.readCount - 1U;
            writes = 1;
            break;
        case Op::publish:
            firstRead = 1;
            writes = event.writeCount;
            break;
        case Op::receive:
            firstRead = 0;
            polls = true;
            break;
        case Op::update:
            firstRead = event.readCount - event.writeCount;
            writes = event.writeCount;
            break;
        default:
            break;
        }
    }
    std::size_t firstRead = maxAccesses, writes = 0; ///< the first so many writes
    bool polls = false;                              ///< atomic functions that leave what they find
};

using Stores = std::vector<std::vector<Access>>; ///< in the order of the program; what one event stores is in none

struct Told {
    std::vector<Access> all;
    std::map<std::uint32_t, Stores> stores; ///< by work-item, without those of atomic functions
};

Told toldBy(const Recording& recording, const Launch& launch, const Events& events)
{
    Told told;
    for (const Event& event : events) {
        const Atomic atomic{event};
        const auto add = [&](const lockstep::Access& access, bool stores, bool isAtomic) {
            Access made{event.item,
                        stores,
                        isAtomic,
                        arrayName(recording, launch, access.array),
                        access.index,
                        isAtomic ? 0 : access.value,
                        stores ? event.phase : 0};
            told.all.push_back(made);
            return made;
        };
        std::vector<Access> stored;
        for (std::size_t r = 0; r < event.readCount; ++r) {
            if (launch.isInRegisters(event.readSlots[r].array))
                continue;
            add(event.readSlots[r], false, r >= atomic.firstRead);
            if (atomic.polls)
                add(event.readSlots[r], true, true);
        }
        for (std::size_t w = 0; w < event.writeCount; ++w)
            if (!launch.isInRegisters(event.writeSlots[w].array))
                if (const Access made = add(event.writeSlots[w], true, w < atomic.writes); !made.atomic)
                    stored.push_back(made);
        if (!stored.empty())
            told.stores[event.item].push_back(std::move(stored));
    }
    std::ranges::sort(told.all);
    const auto [first, last] = std::ranges::unique(told.all);
    told.all.erase(first, last);
    return told;
}

/// What each event stores, taken from the others' stores in their order: the same, in whatever order inside it.
bool isInOrder(const Stores& seen, const Stores& traced)
{
    std::vector<Access> all;
    for (const std::vector<Access>& some : seen)
        all.insert(all.end(), some.begin(), some.end());
    std::size_t at = 0;
    for (const std::vector<Access>& some : traced) {
        if (at + some.size() > all.size() ||
            !std::ranges::is_permutation(some, std::span{all}.subspan(at, some.size())))
            return false;
        at += some.size();
    }
    return at == all.size();
}

void compare(const Recording& seen, const Recording& traced, std::size_t k, std::vector<std::string>& found)
{
    const Told here = toldBy(seen, seen.launches[k], *seen.events[k]);
    const Told there = toldBy(traced, traced.launches[k], *traced.events[k]);
    const auto report = [&](const std::vector<Access>& some, const std::vector<Access>& others, const char* what) {
        std::vector<Access> only;
        std::ranges::set_difference(some, others, std::back_inserter(only));
        for (const Access& access : only)
            found.push_back(fmt::format("launch {}: {} {}", k + 1, what, toString(access)));
    };
    report(here.all, there.all, "no trace call tells of");
    report(there.all, here.all, "Oclgrind did not see");
    for (const auto& [item, stores] : there.stores)
        if (!here.stores.contains(item) || !isInOrder(here.stores.at(item), stores))
            found.push_back(fmt::format("launch {}: work-item {} stores in another order", k + 1, item));
}

} // namespace

std::vector<std::string> disagreements(const Recording& seen, const Recording& traced)
{
    if (seen.launchCount() != traced.launchCount())
        return {fmt::format("{} launches were seen, and {} were traced", seen.launchCount(), traced.launchCount())};
    std::vector<std::string> found;
    for (std::size_t k = 0; k < seen.launchCount(); ++k)
        compare(seen, traced, k, found);
    for (std::size_t k = 0; k <= seen.launchCount(); ++k)
        for (std::size_t b = 0; b < seen.buffers.size(); ++b)
            if (*seen.states[k]->buffers[b] != *traced.states[k]->buffers[b])
                found.push_back(fmt::format("after launch {} {} holds something else", k, seen.buffers[b].name));
    return found;
}

} // namespace lockstep::oclgrind
