#include "engine/analysis/first_wrong.hpp"

#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

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

/// The keys of the launches.
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

/// A write of an event, and its key: what one work-item does in one line, or what happens to one cell, the how many-th
/// time.
struct Write {
    std::size_t event = 0, slot = 0;
};
using WriteKey = std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>;
std::map<WriteKey, Write> writesByKey(const Events& events, bool byCell)
{
    std::map<WriteKey, Write> found;
    std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t> seen;
    for (std::size_t e = 0; e < events.size(); ++e)
        for (std::size_t w = 0; w < events[e].writeCount; ++w) {
            const Access& cell = events[e].writeSlots[w];
            const std::uint64_t array = cell.array | (isLocal(cell) ? std::uint64_t{events[e].group} << 32 : 0);
            const auto key = byCell ? std::pair{array, cell.index}
                                    : std::pair{std::uint64_t{events[e].item}, std::uint32_t{events[e].line}};
            found[{key.first, key.second, seen[key]++}] = {e, w};
        }
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
        // Where there are fewer work-items each does what another one does in the right run.
        const Launch &launch = m_broken.launches[m_launch - 1], &beside = m_right.launches[m_partner - 1];
        const bool byCell = launch.global != beside.global || launch.local != beside.local;
        const std::map<WriteKey, Write> ofBroken = writesByKey(broken, byCell), ofRight = writesByKey(right, byCell);

        // The first that wrote something else, by phase; the groups' phases come side by side.
        struct Found {
            Write write, twin;
        };
        std::optional<Found> other;
        const auto when = [&](const Write& write) {
            return std::tuple{broken[write.event].phase, write.event, write.slot};
        };
        for (const auto& [key, write] : ofBroken) {
            const auto twin = ofRight.find(key);
            if (twin == ofRight.end() ||
                broken[write.event].writeSlots[write.slot] == right[twin->second.event].writeSlots[twin->second.slot])
                continue;
            if (!other || when(write) < when(other->write))
                other = Found{write, twin->second};
        }
        // What the right run did and this one left out, up to there.
        std::vector<Write> missing;
        const auto comesLater = [&](const Write& write) {
            const Event& twin = right[other->twin.event];
            return right[write.event].phase > broken[other->write.event].phase ||
                   (right[write.event].item == twin.item && write.event > other->twin.event);
        };
        for (const auto& [key, write] : ofRight)
            if (!ofBroken.contains(key) && (!other || !comesLater(write)))
                missing.push_back(write);
        std::ranges::sort(missing, {}, [&](const Write& write) {
            const Event& event = right[write.event];
            return std::tuple{event.phase, event.group, event.writeSlots[write.slot].index};
        });
        constexpr std::size_t mostMissing = 4096; // each is looked for in all events
        missing.resize(std::min(missing.size(), mostMissing));
        for (const Write& write : missing)
            if (auto wrong = leftOut(broken, right[write.event], write))
                return wrong;
        if (other)
            return written(broken[other->write.event], other->write, right[other->twin.event], other->twin.event);
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

    std::optional<WrongCell> leftOut(const Events& broken, const Event& event, const Write& write) const
    {
        const Access& cell = event.writeSlots[write.slot];
        const Look look{m_broken, m_launch, event.group, cell};
        if (!exists(look) || !isNamed(broken, look)) // a pad that is left out is missed by nobody
            return std::nullopt;
        const auto upToPhase = [&](std::size_t e) { return broken[e].phase <= event.phase; };
        const auto stands = valueAt(look, upToPhase);
        if (stands == cell.value)
            return std::nullopt;
        WrongCell wrong = cellOf(event, cell);
        wrong.isMissing = true;
        wrong.got = stands;
        wrong.right = cell.value;
        wrong.held = heldAt(look, upToPhase);
        wrong.heldRight =
            heldAt(Look{m_right, m_partner, event.group, cell}, [&](std::size_t e) { return e <= write.event; });
        return wrong;
    }

    WrongCell written(const Event& event, const Write& write, const Event& beside, std::size_t placeBeside) const
    {
        const Access& cell = event.writeSlots[write.slot];
        WrongCell wrong = cellOf(event, cell);
        wrong.got = cell.value;
        wrong.held =
            heldAt(Look{m_broken, m_launch, event.group, cell}, [&](std::size_t e) { return e <= write.event; });
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

std::string cellText(const Recording& recording, const WrongCell& cell, std::uint32_t bits)
{
    const auto buffer = std::ranges::find(recording.buffers, cell.array, &BufferInfo::name);
    const bool isFlag = !cell.isLocal && buffer != recording.buffers.end() && buffer->role == Role::flags;
    return isFlag ? formatValue(bits, buffer->type) : formatKey(recording, bits);
}

} // namespace lockstep
