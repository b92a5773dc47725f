#include "engine/analysis/breaking.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace lockstep {
namespace {

bool isLocal(const Access& access)
{
    return access.array >= localArrayBase;
}

/// What of a launch says that two runs' launches are the same one; the third: the how many-th of these.
using LaunchKey = std::tuple<std::string, std::uint32_t, std::size_t>;

/// By key the launch, from 1.
std::vector<LaunchKey> launchKeys(const Recording& recording)
{
    std::map<std::pair<std::string, std::uint32_t>, std::size_t> seen;
    std::vector<LaunchKey> keys;
    for (const Launch& launch : recording.launches) {
        const std::uint32_t distance = launch.meaning.distance.value_or(0);
        keys.emplace_back(launch.kernel, distance, seen[{launch.kernel, distance}]++);
    }
    return keys;
}

/// What one work-item does the how many-th time in one line.
using EventKey = std::tuple<std::uint32_t, std::uint16_t, std::uint32_t>;
std::map<EventKey, std::size_t> eventsByKey(const Events& events)
{
    std::map<EventKey, std::size_t> found;
    std::map<std::pair<std::uint32_t, std::uint16_t>, std::uint32_t> seen;
    for (std::size_t e = 0; e < events.size(); ++e)
        found[{events[e].item, events[e].line, seen[{events[e].item, events[e].line}]++}] = e;
    return found;
}

/// A cell as an event names it, and when to look at it.
struct Look {
    const Recording& recording;
    std::size_t launch = 0; ///< from 1
    std::uint32_t group = 0;
    Access cell;
};

/// What stands in a cell once the events of a launch that `counts` says have happened; nothing: nobody wrote there.
template <typename Counts>
std::optional<std::uint32_t> valueAt(const Look& look, Counts counts)
{
    std::optional<std::uint32_t> value;
    if (!isLocal(look.cell)) {
        const Words& words = *look.recording.states[look.launch - 1]->buffers[look.cell.array];
        if (look.cell.index >= words.size())
            return std::nullopt;
        value = words[look.cell.index];
    }
    const Events& events = *look.recording.events[look.launch - 1];
    for (std::size_t e = 0; e < events.size(); ++e)
        if (counts(e) && (!isLocal(look.cell) || events[e].group == look.group))
            for (const Access& write : events[e].writes())
                if (write.array == look.cell.array && write.index == look.cell.index)
                    value = write.value;
    return value;
}

bool exists(const Look& look)
{
    return isLocal(look.cell) || (look.cell.array < look.recording.buffers.size() &&
                                  look.cell.index < look.recording.buffers[look.cell.array].size());
}

/// Whether any event touches the cell.
bool isNamed(const Events& events, const Look& look)
{
    const auto names = [&](const Access& a) { return a.array == look.cell.array && a.index == look.cell.index; };
    return std::ranges::any_of(events, [&](const Event& event) {
        return (!isLocal(look.cell) || event.group == look.group) &&
               (std::ranges::any_of(event.reads(), names) || std::ranges::any_of(event.writes(), names));
    });
}

/// The inputs in a cell after the events of a launch that count, and all before.
template <typename Counts>
Held heldAt(const Look& look, Counts counts)
{
    HeldFollower follower{look.recording};
    for (std::size_t k = 1; k <= look.launch; ++k) {
        const Events& events = *look.recording.events[k - 1];
        for (std::size_t e = 0; e < events.size(); ++e)
            if (k < look.launch || counts(e))
                follower.take(events[e]);
        if (k < look.launch)
            follower.endLaunch();
    }
    return follower.at(look.cell.array, look.group, look.cell.index);
}

class Finder {
public:
    Finder(const Recording& broken, const Recording& right) : m_broken(broken), m_right(right) {}

    std::optional<WrongCell> find()
    {
        const std::vector<LaunchKey> brokenKeys = launchKeys(m_broken), rightKeys = launchKeys(m_right);
        for (std::size_t k = 1; k <= brokenKeys.size(); ++k) {
            const auto partner = std::ranges::find(rightKeys, brokenKeys[k - 1]);
            if (partner == rightKeys.end())
                continue;
            m_launch = k;
            m_partner = static_cast<std::size_t>(partner - rightKeys.begin()) + 1;
            if (auto wrong = inLaunch())
                return wrong;
        }
        return std::nullopt;
    }

private:
    std::optional<WrongCell> inLaunch()
    {
        const Events& broken = *m_broken.events[m_launch - 1];
        const Events& right = *m_right.events[m_partner - 1];
        const std::map<EventKey, std::size_t> ofBroken = eventsByKey(broken), ofRight = eventsByKey(right);

        // The first that wrote something else, by phase; the groups' phases come side by side.
        struct Found {
            std::size_t event = 0, partner = 0, write = 0;
        };
        std::optional<Found> other;
        for (const auto& [key, e] : ofBroken) {
            const auto partner = ofRight.find(key);
            if (partner == ofRight.end())
                continue;
            const Event& event = broken[e];
            const Event& beside = right[partner->second];
            for (std::size_t w = 0; w < event.writeCount; ++w) {
                if (w < beside.writeCount && beside.writeSlots[w] == event.writeSlots[w])
                    continue;
                if (!other || std::pair{event.phase, e} < std::pair{broken[other->event].phase, other->event})
                    other = Found{e, partner->second, w};
                break;
            }
        }
        // What the right run did and this one left out, up to there.
        std::vector<std::size_t> missing;
        for (const auto& [key, r] : ofRight)
            if (!ofBroken.contains(key) && right[r].writeCount > 0 &&
                (!other || right[r].phase <= broken[other->event].phase))
                missing.push_back(r);
        std::ranges::sort(missing, {}, [&](std::size_t r) {
            return std::tuple{right[r].phase, right[r].group, right[r].writeSlots[0].index};
        });
        constexpr std::size_t mostMissing = 4096; // each is looked for in all events
        missing.resize(std::min(missing.size(), mostMissing));
        for (const std::size_t r : missing)
            if (auto wrong = leftOut(broken, right[r], r))
                return wrong;
        if (other)
            return written(broken[other->event], other->event, right[other->partner], other->partner, other->write);
        return std::nullopt;
    }

    WrongCell cellOf(const Event& event, const Access& cell) const
    {
        WrongCell wrong;
        wrong.launch = m_launch;
        wrong.isLocal = isLocal(cell);
        wrong.array = isLocal(cell) ? m_broken.launches[m_launch - 1].localArrays[cell.array - localArrayBase]
                                    : m_broken.buffers[cell.array].name;
        wrong.index = cell.index;
        wrong.group = event.group;
        wrong.phase = event.phase;
        wrong.item = event.item;
        wrong.line = event.line;
        return wrong;
    }

    std::optional<WrongCell> leftOut(const Events& broken, const Event& event, std::size_t place) const
    {
        const Look look{m_broken, m_launch, event.group, event.writeSlots[0]};
        if (!exists(look) || !isNamed(broken, look)) // a pad that is left out is missed by nobody
            return std::nullopt;
        const auto upToPhase = [&](std::size_t e) { return broken[e].phase <= event.phase; };
        const auto stands = valueAt(look, upToPhase);
        if (stands == event.writeSlots[0].value)
            return std::nullopt;
        WrongCell wrong = cellOf(event, event.writeSlots[0]);
        wrong.isMissing = true;
        wrong.got = stands;
        wrong.right = event.writeSlots[0].value;
        wrong.held = heldAt(look, upToPhase);
        wrong.heldRight = heldAt(Look{m_right, m_partner, event.group, event.writeSlots[0]},
                                 [&](std::size_t e) { return e <= place; });
        return wrong;
    }

    WrongCell written(const Event& event, std::size_t place, const Event& beside, std::size_t placeBeside,
                      std::size_t write) const
    {
        const Access& cell = event.writeSlots[write];
        WrongCell wrong = cellOf(event, cell);
        wrong.got = cell.value;
        wrong.held = heldAt(Look{m_broken, m_launch, event.group, cell}, [&](std::size_t e) { return e <= place; });
        const Look look{m_right, m_partner, beside.group, cell};
        if (exists(look)) {
            const auto upTo = [&](std::size_t e) { return e <= placeBeside; };
            wrong.right = valueAt(look, upTo);
            wrong.heldRight = heldAt(look, upTo);
        }
        return wrong;
    }

    const Recording& m_broken;
    const Recording& m_right;
    std::size_t m_launch = 0, m_partner = 0;
};

} // namespace

std::optional<WrongCell> firstWrongCell(const Recording& broken, const Recording& right)
{
    if (!broken.isComplete() || !right.isComplete())
        return std::nullopt;
    return Finder{broken, right}.find();
}

} // namespace lockstep
