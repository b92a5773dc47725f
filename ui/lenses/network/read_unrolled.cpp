#include "ui/lenses/network/read_unrolled.hpp"

#include "engine/algorithms/mirrored.hpp"
#include "engine/model/event.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <tuple>

namespace lockstep::ui {

namespace {

bool isComparison(const Event& event)
{
    return event.op == Op::compare && event.readCount >= 2;
}

/// Follows keys and pads by wire through the launches.
class Unroller {
public:
    Unroller(const Resident& resident, UnrolledNetwork& network)
        : m_recording(*resident.recording), m_resident(resident), m_network(network),
          m_made(std::make_shared<Recording>())
    {
    }

    bool run()
    {
        const State* input = m_resident.state(0);
        if (input == nullptr || !input->buffers[m_recording.mainBuffer])
            return false;
        m_keys = *input->buffers[m_recording.mainBuffer];
        for (std::size_t i = 0; i < m_recording.buffers.size(); ++i)
            if (m_recording.buffers[i].role == Role::flags && input->buffers[i] && m_pads.empty() &&
                m_recording.lanes > m_recording.n())
                m_pads = *input->buffers[i];
        describe();
        keepState();
        for (std::size_t k = 1; k <= m_recording.launchCount(); ++k) {
            const Events* events = m_resident.eventsOf(k);
            if (events == nullptr)
                return false;
            addLaunch(k, *events);
        }
        m_network.resident.recording = m_made;
        return true;
    }

private:
    void describe()
    {
        Recording& made = *m_made;
        made.algorithm = m_recording.algorithm;
        made.title = m_recording.title;
        made.lens = m_recording.lens;
        made.parameters = m_recording.parameters;
        made.type = m_recording.type;
        made.input = m_recording.input;
        made.output = m_recording.output;
        made.lanes = m_recording.lanes;
        made.buffers.push_back({"keys", m_recording.type, {m_keys.size()}, Role::keys});
        if (!m_pads.empty())
            made.buffers.push_back({"pads", ElementType::uint32, {m_pads.size()}, Role::flags});
    }

    void keepState()
    {
        State state;
        state.buffers.push_back(std::make_shared<const Words>(m_keys));
        if (!m_pads.empty())
            state.buffers.push_back(std::make_shared<const Words>(m_pads));
        m_network.resident.states[m_network.places.size()] = state;
    }

    bool isKeys(const Access& access) const
    {
        return access.array < m_recording.buffers.size() && holdsKeys(m_recording, access.array);
    }

    /// The wire that stands in local memory there: what the work-item itself loaded, else what its group did.
    std::uint32_t wireOf(const Event& event, const Access& access) const
    {
        if (access.array < localArrayBase)
            return access.index;
        if (const auto own = m_ofItem.find({event.item, access.array, access.index}); own != m_ofItem.end())
            return own->second;
        const auto found = m_ofGroup.find({event.group, access.array, access.index});
        return found == m_ofGroup.end() ? 0 : found->second;
    }

    void addLaunch(std::size_t k, const Events& events)
    {
        m_ofItem.clear();
        m_ofGroup.clear();
        m_groupWires.clear();
        const bool isLocal = comparesLocally(m_recording, k);
        // A work-item that takes a stretch of keys through several layers waits at no barrier between them.
        std::map<std::pair<std::uint32_t, std::uint32_t>, Events> columns;             // by phase and layer
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> layersOfWire; // by phase and wire, so far
        for (const Event& event : events) {
            load(event);
            const bool moves = !isLocal && event.op == Op::copy && event.readCount > 0 && isKeys(event.readSlots[0]);
            if (!isComparison(event) && !moves)
                continue;
            std::uint32_t layer = 0;
            if (isLocal) {
                std::uint32_t& first = layersOfWire[{event.phase, wireOf(event, event.readSlots[0])}];
                std::uint32_t& second = layersOfWire[{event.phase, wireOf(event, event.readSlots[1])}];
                layer = std::max(first, second);
                first = second = layer + 1;
            }
            columns[{isLocal ? event.phase : 0, layer}].push_back(event);
        }
        NetworkRooms rooms{m_network.places.size() + 1, m_network.places.size() + columns.size(), {}};
        for (const auto& [at, of] : columns)
            addColumn(k, isLocal ? std::optional(at.first) : std::nullopt, at.second, of);
        if (isLocal && columns.size() == 1)
            keepSlots(events, columns.begin()->second);
        if (isLocal)
            settle(events);
        // Frames only where every group's keys lie side by side: some with and some without would mislead.
        const bool together = std::ranges::all_of(m_groupWires, [&](const auto& of) {
            return of.second.second - of.second.first + 1 == m_groupSizes[of.first];
        });
        if (!isLocal || !together || columns.empty())
            return;
        for (const auto& [group, wires] : m_groupWires)
            rooms.rooms.push_back({group, wires.first, wires.second});
        m_network.rooms.push_back(std::move(rooms));
    }

    void load(const Event& event)
    {
        if (event.op != Op::copy || event.readCount == 0 || event.writeCount == 0 || !isKeys(event.readSlots[0]) ||
            event.writeSlots[0].array < localArrayBase)
            return;
        const std::uint32_t wire = event.readSlots[0].index;
        const Access& slot = event.writeSlots[0];
        m_ofItem[{event.item, slot.array, slot.index}] = wire;
        m_ofGroup[{event.group, slot.array, slot.index}] = wire;
        auto& [low, high] = m_groupWires.try_emplace(event.group, wire, wire).first->second;
        m_groupSizes[event.group] = low == high && wire == low ? 1 : m_groupSizes[event.group] + 1;
        low = std::min(low, wire);
        high = std::max(high, wire);
    }

    /// Of the launch that has just become a column.
    void keepSlots(const Events& events, const Events& comparisons)
    {
        NetworkSlots held;
        held.column = m_network.places.size();
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> writers;
        const auto eachSlot = [](const Event& event, auto&& tell) {
            for (const Access& write : event.writes())
                if (write.array >= localArrayBase)
                    tell(write);
        };
        std::vector<const Event*> loads;
        for (const Event& event : events)
            if (event.op == Op::copy && event.readCount > 0 && isKeys(event.readSlots[0]) && event.writeCount > 0 &&
                event.writeSlots[0].array >= localArrayBase) {
                loads.push_back(&event);
                eachSlot(event, [&](const Access& write) {
                    writers[{event.group, write.array, write.index}].insert(event.item);
                });
            }
        for (const Event* load : loads) {
            NetworkSlots::Wire one{load->readSlots[0].index, load->item, load->item, ~0u, 0, false};
            eachSlot(*load, [&](const Access& write) {
                one.first = std::min(one.first, write.index);
                one.last = std::max(one.last, write.index);
                one.isShared = one.isShared || writers[{load->group, write.array, write.index}].size() > 1;
            });
            held.wires.push_back(one);
        }
        for (const Event& event : events)
            for (const Access& write : event.writes())
                if (isKeys(write))
                    for (NetworkSlots::Wire& one : held.wires)
                        if (one.wire == write.index)
                            one.storer = event.item;
        std::ranges::sort(held.wires, {}, &NetworkSlots::Wire::wire);
        // Only what a work-item alone loads and compares is its own.
        for (const Event& event : comparisons)
            for (const Access& read : event.reads().first(2)) {
                const auto own = m_ofItem.find({event.item, read.array, read.index});
                if (own == m_ofItem.end())
                    return;
            }
        if (held.wires.size() == 2 * comparisons.size())
            m_network.held.push_back(std::move(held));
    }

    void addColumn(std::size_t k, std::optional<std::uint32_t> phase, std::uint32_t layer, const Events& events)
    {
        const Launch& launch = m_recording.launches[k - 1];
        Launch column;
        column.kernel = launch.kernel;
        column.global = launch.global;
        column.local = launch.local;
        column.meaning = launch.meaning;
        Words keys = m_keys, pads = m_pads;
        Events made;
        std::optional<std::uint32_t> distance;
        bool isEven = true; // all pairs are equally far apart
        std::set<std::uint32_t> flips;
        for (const Event& event : events) {
            Event one = event;
            for (std::size_t i = 0; i < 2 && i < event.readCount; ++i)
                one.readSlots[i] = {0, wireOf(event, event.readSlots[i]), event.readSlots[i].value};
            for (std::size_t i = 0; i < 2 && i < event.writeCount; ++i)
                one.writeSlots[i] = {0, wireOf(event, event.writeSlots[i]), event.writeSlots[i].value};
            for (std::size_t i = 2; i < event.writeCount; ++i)
                one.writeSlots[i].array = 1;
            if (event.op == Op::copy) { // with what stands there: a pad moves along
                const std::uint32_t from = one.readSlots[0].index, to = one.writeSlots[0].index;
                one.readCount = 2;
                one.readSlots[1] = {1, from, from < m_pads.size() ? m_pads[from] : 0};
                if (to < pads.size())
                    pads[to] = one.readSlots[1].value;
            } else {
                const std::uint32_t a = one.readSlots[0].index, b = one.readSlots[1].index, far = a < b ? b - a : a - b;
                isEven = isEven && distance.value_or(far) == far;
                flips.insert(a ^ b);
                distance = far;
                ++column.work;
            }
            for (std::size_t i = 0; i < one.writeCount; ++i) {
                Words& words = one.writeSlots[i].array == 0 ? keys : pads;
                if (one.writeSlots[i].index < words.size())
                    words[one.writeSlots[i].index] = one.writeSlots[i].value;
            }
            made.push_back(one);
        }
        m_keys = std::move(keys);
        m_pads = std::move(pads);
        column.events = made.size();
        // One pair alone does not tell a mirrored layer; a launch that is one layer says so.
        if (launch.meaning.act == Act::mirror)
            isEven = false;
        column.meaning.distance = isEven ? distance : std::nullopt;
        // Each wire meets its mirror in a run of a power of two where all places differ in all the lower bits.
        if (distance && !isEven) {
            const std::uint64_t run = std::uint64_t{*flips.begin()} + 1;
            column.meaning.title = {};
            column.meaning.act = Act::none;
            if (flips.size() == 1 && std::has_single_bit(run))
                mirror(column.meaning, run);
        }
        if (phase) // the first one loads; what waits at no barrier does all in that one
            placeInStages(launch, *phase > 0 ? *phase : layer + 1, column.meaning);
        m_made->launches.push_back(std::move(column));
        m_network.places.push_back({k, phase});
        m_network.resident.events[m_network.places.size()] = std::make_shared<const Events>(std::move(made));
        keepState();
    }

    /// The stage of a layer, from 1, of a launch that has several: a layer a sub-stage that stays among a group's keys.
    void placeInStages(const Launch& launch, std::uint32_t layer, LaunchMeaning& meaning) const
    {
        std::uint32_t most = 1; // keys of a group
        for (const auto& [group, wires] : m_groupWires)
            most = std::max(most, m_groupSizes.at(group));
        const std::uint64_t farthest = std::bit_ceil(most) / 2;
        const auto first = scalar(launch, "first_run"), last = scalar(launch, "last_run");
        std::uint32_t at = 1;
        for (std::uint64_t run = first.value_or(0); first && last && run >= 2 && run <= *last; run *= 2)
            for (std::uint64_t far = std::min(run / 2, farthest); far > 0; far /= 2, ++at)
                if (at == layer) {
                    meaning.run = static_cast<std::uint32_t>(run);
                    meaning.stage = static_cast<std::uint32_t>(std::countr_zero(run));
                    if (first != last) // what the launch calls all its stages is no name of one
                        meaning.group = {};
                }
    }

    /// What the launch leaves in the buffer is told by its last writes there.
    void settle(const Events& events)
    {
        bool differs = false;
        for (const Event& event : events)
            for (const Access& write : event.writes())
                if (isKeys(write) && write.index < m_keys.size() && m_keys[write.index] != write.value) {
                    m_keys[write.index] = write.value;
                    differs = true;
                }
        if (differs)
            keepState();
    }

    const Recording& m_recording;
    const Resident& m_resident;
    UnrolledNetwork& m_network;
    std::shared_ptr<Recording> m_made;
    Words m_keys, m_pads;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> m_ofItem, m_ofGroup;
    std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> m_groupWires; ///< first and last
    std::map<std::uint32_t, std::uint32_t> m_groupSizes;
};

} // namespace

bool comparesLocally(const Recording& recording, std::size_t launch)
{
    return launch > 0 && launch <= recording.launchCount() && !recording.launches[launch - 1].localArrays.empty();
}

bool mustUnroll(const Recording& recording)
{
    if (recording.lens != "network")
        return false;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (comparesLocally(recording, k))
            return true;
    // Keys that are moved lie in two buffers by turns, and a launch has an argument for each.
    return std::ranges::any_of(recording.launches, [&](const Launch& launch) {
        return std::ranges::count_if(launch.arguments, [&](const Argument& argument) {
                   return argument.buffer && holdsKeys(recording, *argument.buffer);
               }) == 2;
    });
}

Moment UnrolledNetwork::at(const Recording& recording, Moment moment) const
{
    if (moment.launch == 0 || places.empty())
        return {0, 1};
    moment.launch = std::min(moment.launch, recording.launchCount());
    std::size_t first = 0, last = 0, before = 0;
    for (std::size_t c = 1; c <= places.size(); ++c) {
        before = places[c - 1].launch < moment.launch ? c : before;
        if (places[c - 1].launch == moment.launch) {
            first = first == 0 ? c : first;
            last = c;
        }
    }
    if (first == 0) // nothing is compared in it
        return {before, 1};
    const Moment inside = withinLaunch(recording, moment);
    const Launch& launch = recording.launches[moment.launch - 1];
    if (!inside.phase || *inside.phase >= launch.phases.size())
        return {last, moment.fraction};
    const std::uint32_t phase = launch.phases[*inside.phase];
    for (std::size_t c = first; c <= last; ++c)
        if (places[c - 1].phase == phase)
            return {c, inside.fraction};
    // Before the first comparison keys are loaded, and after the last they are stored.
    return phase < places[first - 1].phase.value_or(0) ? Moment{first, 0} : Moment{last, 1};
}

bool UnrolledNetwork::isCopied(const Recording& recording, Moment moment) const
{
    if (moment.launch == 0 || moment.launch > recording.launchCount() || !moment.phase)
        return false;
    const Launch& launch = recording.launches[moment.launch - 1];
    return *moment.phase < launch.phases.size() && comparesLocally(recording, moment.launch) &&
           std::ranges::none_of(places, [&](const NetworkPlace& place) {
               return place.launch == moment.launch && place.phase == launch.phases[*moment.phase];
           });
}

std::optional<UnrolledNetwork> unroll(const Resident& resident)
{
    UnrolledNetwork network;
    if (!Unroller(resident, network).run())
        return std::nullopt;
    return network;
}

std::size_t bytesOf(const UnrolledNetwork& network)
{
    std::size_t bytes = 0;
    for (const auto& [k, events] : network.resident.events)
        bytes += bytesOf(*events);
    return bytes;
}

Copies copiesIn(const Resident& resident, std::size_t launch, std::uint32_t phase)
{
    Copies copies;
    for (const Event& event : *resident.eventsOf(launch)) {
        if (event.phase != phase)
            continue;
        copies.compares = copies.compares || event.op == Op::compare;
        if (event.op == Op::copy || event.op == Op::move) {
            ++copies.keys;
            copies.most = std::max(copies.most, ++copies.byItem[event.item]);
        }
    }
    return copies;
}

void nameLaunches(Scene& scene, const UnrolledNetwork& network, const Recording& recording)
{
    for (Mark& mark : scene.marks) {
        if (mark.id.launch < 1 || static_cast<std::size_t>(mark.id.launch) > network.places.size())
            continue;
        const NetworkPlace& place = network.places[static_cast<std::size_t>(mark.id.launch) - 1];
        const QString was = QStringLiteral("launch%1-").arg(mark.id.launch);
        QString is = QStringLiteral("launch%1-").arg(place.launch);
        if (place.phase) {
            const std::vector<std::uint32_t>& phases = recording.launches[place.launch - 1].phases;
            mark.id.phase = static_cast<int>(std::ranges::find(phases, *place.phase) - phases.begin()) + 1;
            is += QStringLiteral("phase%1-").arg(mark.id.phase);
        }
        if (mark.id.name.startsWith(was))
            mark.id.name = is + mark.id.name.mid(was.size());
        mark.id.launch = static_cast<int>(place.launch);
    }
}

} // namespace lockstep::ui
