#include "ui/lenses/blocks/model.hpp"
#include "ui/lenses/blocks/read_rooms.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/held.hpp"
#include "engine/analysis/races.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/local.hpp"
#include "ui/lenses/blocks/steps.hpp"
#include "ui/lenses/dataflow/read_columns.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

/// Cells that one work-group loads.
using Loads = std::map<std::uint32_t, std::set<std::uint32_t>>;

class BlocksReader {
public:
    BlocksReader(const Recording& recording, BlocksFlow& flow) : m_recording(recording), m_flow(flow), m_held(recording)
    {
    }

    void place(const std::vector<const Events*>& events)
    {
        placeBuffers(events);
        placeRooms(events);
    }

    void read(const std::vector<const Events*>& events)
    {
        place(events);
        placeOutput(events);
        startWithInput();
        for (std::size_t k = 1; k <= events.size(); ++k)
            readLaunch(k, *events[k - 1]);
        for (std::set<std::uint32_t>& rooms : m_told) {
            RoomRow& row = m_flow.rows[static_cast<std::size_t>(&rooms - m_told.data())];
            row.before.assign(rooms.begin(), rooms.end());
        }
        findFinished(m_flow, m_last);
        findWork(m_flow);
    }

private:
    struct Seat {
        std::uint32_t row = 0, words = 1; ///< of a cell
    };

    /// The rows of the picture: values in the first, each array of sums, and words that are published.
    void placeBuffers(const std::vector<const Events*>& events)
    {
        std::set<std::uint32_t> published;
        for (const Events* launch : events)
            for (const Event& event : *launch)
                if (event.op == Op::publish)
                    published.insert(event.writeSlots[0].array);
        const auto add = [this](std::size_t buffer, std::size_t cells, std::uint32_t words) -> RoomRow& {
            m_seats[static_cast<std::uint32_t>(buffer)] = {static_cast<std::uint32_t>(m_flow.rows.size()), words};
            RoomRow& row = m_flow.rows.emplace_back();
            row.buffers.push_back(buffer);
            row.cells = cells;
            return row;
        };
        const BufferInfo& main = m_recording.buffers[m_recording.mainBuffer];
        add(m_recording.mainBuffer, main.size(), 1).isTable = main.shape.size() > 1 && main.shape[1] > 1;
        for (std::size_t b = 0; b < m_recording.buffers.size(); ++b) {
            const BufferInfo& buffer = m_recording.buffers[b];
            if (b == m_recording.mainBuffer)
                continue;
            if (published.contains(static_cast<std::uint32_t>(b))) {
                add(b, (buffer.size() + 1) / 2, 2).isHanded = true;
            } else if (buffer.role == Role::sums) {
                add(b, buffer.size(), 1);
            } else if (buffer.role != Role::flags && buffer.size() == main.size()) {
                m_flow.rows.front().buffers.push_back(b);
                m_seats[static_cast<std::uint32_t>(b)] = {0, 1};
            }
        }
    }

    std::optional<Spot> spotOf(const Access& access) const
    {
        const auto seat = m_seats.find(access.array);
        if (seat == m_seats.end())
            return std::nullopt;
        return Spot{seat->second.row, access.index / seat->second.words};
    }

    /// A row's rooms are what the groups of the first launch that loads it load of it.
    void placeRooms(const std::vector<const Events*>& events)
    {
        std::vector<Loads> loads(m_flow.rows.size());
        for (const Events* launch : events) {
            std::vector<Loads> found(m_flow.rows.size());
            for (const Event& event : *launch) {
                if (event.op != Op::copy || !isLocal(event.writeSlots[0]) || isLocal(event.readSlots[0]))
                    continue;
                if (const auto spot = spotOf(event.readSlots[0]))
                    found[spot->row][event.group].insert(spot->index);
            }
            for (std::size_t r = 0; r < found.size(); ++r)
                if (loads[r].empty())
                    loads[r] = std::move(found[r]);
        }
        for (std::size_t r = 0; r < m_flow.rows.size(); ++r) {
            RoomRow& row = m_flow.rows[r];
            const std::vector<std::size_t>& shape = m_recording.buffers[row.buffers.front()].shape;
            const auto columns = static_cast<std::uint32_t>(row.isTable ? shape[1] : 1);
            for (const auto& [group, cells] : loads[r])
                row.rooms.push_back({{cells.begin(), cells.end()}, *cells.begin() % columns});
            if (loads[r].empty()) { // by the rows of its shape, or one room for all
                const std::size_t parts = !row.isHanded && shape.size() > 1 ? shape[0] : 1;
                const std::size_t each = row.cells / parts;
                for (std::size_t p = 0; p < parts; ++p) {
                    Room& room = row.rooms.emplace_back();
                    for (std::size_t i = p * each; i < (p + 1) * each; ++i)
                        room.cells.push_back(static_cast<std::uint32_t>(i));
                }
            }
            std::ranges::sort(row.rooms, {}, [](const Room& room) {
                return std::pair{room.line, room.cells.empty() ? 0 : room.cells.front()};
            });
            row.roomOf.assign(row.cells, 0);
            for (std::size_t room = 0; room < row.rooms.size(); ++room)
                for (const std::uint32_t cell : row.rooms[room].cells)
                    row.roomOf[cell] = static_cast<std::uint32_t>(room);
        }
        m_told.resize(m_flow.rows.size());
    }

    /// Which event writes an output for the last time.
    void placeOutput(const std::vector<const Events*>& events)
    {
        for (std::size_t k = 0; k < events.size(); ++k)
            for (std::size_t e = 0; e < events[k]->size(); ++e)
                for (const Access& access : (*events[k])[e].writes())
                    if (access.array == m_recording.outputBuffer && access.index < m_recording.output.size())
                        m_lastWrite[access.index] = {k, e};
        m_flow.outputs = m_recording.output.size();
        m_flow.wrong = wrongOutputs(m_recording);
        if (endsEarly(m_recording)) { // what is not right there is not finished
            for (std::uint32_t i = 0; i < m_flow.wrong.size(); ++i)
                if (m_flow.wrong[i])
                    m_lastWrite.erase(i);
            m_flow.wrong.clear();
        }
    }

    void startWithInput()
    {
        BlockSnapshot& start = m_flow.input;
        for (const RoomRow& row : m_flow.rows) {
            start.cells.emplace_back(row.cells);
            start.before.emplace_back(row.rooms.size());
            start.finished.emplace_back(row.cells, false);
            start.buffer.push_back(row.buffers.front());
        }
        for (std::uint32_t i = 0; i < m_flow.rows.front().cells; ++i) {
            const bool isInput = i < m_recording.n();
            const Held inputs = isInput ? oneInput(i) : Held{};
            start.cells[0][i] = BlockValue{isInput ? m_recording.input[i] : 0, inputs};
            m_global[{0, i}] = *start.cells[0][i];
        }
        m_now = start;
    }

    /// A work-item's own copy of what local memory holds, or the other way.
    bool isFromOrToRegister(const Event& event) const
    {
        return event.op == Op::copy && isLocal(event.readSlots[0]) && isLocal(event.writeSlots[0]) &&
               (m_launch->isInRegisters(event.readSlots[0].array) ||
                m_launch->isInRegisters(event.writeSlots[0].array));
    }

    /// Cells of local memory stand for what was loaded into them, else for what they are stored to; registers that
    /// are published, for what they are published as.
    void alias(const Events& events)
    {
        m_alias.clear();
        m_goesOn.clear();
        m_windows.clear();
        for (const Event& event : events)
            if (event.op == Op::receive && event.writeSlots[0].index > 0)
                m_windows.insert(event.writeSlots[0].array);
            else if (event.op == Op::combine || event.op == Op::copy || event.op == Op::publish)
                for (const Access& access : event.reads())
                    m_goesOn.insert(access.array);
        m_summedUp.clear();
        for (const Event& event : events)
            if (event.op == Op::publish && m_launch->isInRegisters(event.readSlots[0].array))
                if (const auto spot = spotOf(event.writeSlots[0])) {
                    m_summedUp.insert(event.readSlots[0].array);
                    m_alias.try_emplace(placeOf(event, event.readSlots[0]), *spot);
                }
        for (const Event& event : events)
            if (event.op == Op::copy && isLocal(event.writeSlots[0]) && !isLocal(event.readSlots[0]))
                if (const auto spot = spotOf(event.readSlots[0]))
                    m_alias.try_emplace(placeOf(event, event.writeSlots[0]), *spot);
        for (const Event& event : events) // what goes on from a register to local memory stands for the same
            if (isFromOrToRegister(event))
                if (const auto from = m_alias.find(placeOf(event, event.readSlots[0])); from != m_alias.end())
                    m_alias.try_emplace(placeOf(event, event.writeSlots[0]), Spot{from->second});
        for (const Event& event : events)
            if ((event.op == Op::copy || event.op == Op::publish) && isLocal(event.readSlots[0]) &&
                !isLocal(event.writeSlots[0]))
                if (const auto spot = spotOf(event.writeSlots[0]))
                    m_alias.try_emplace(placeOf(event, event.readSlots[0]), *spot);
        // A group's room is that of the first cell of its local memory that stands for something.
        m_rooms.clear();
        for (const Event& event : events)
            for (const auto accesses : {event.reads(), event.writes()})
                for (const Access& access : accesses) {
                    if (!isLocal(access) || m_rooms.contains(event.group))
                        continue;
                    const auto found = m_alias.find(placeOf(event, access));
                    if (found != m_alias.end() && !m_flow.rows[found->second.row].isHanded)
                        m_rooms[event.group] = {found->second.row,
                                                m_flow.rows[found->second.row].roomOf[found->second.index]};
                }
    }

    std::optional<Spot> spotOf(const Event& event, const Access& access) const
    {
        if (!isLocal(access))
            return spotOf(access);
        const auto found = m_alias.find(placeOf(event, access));
        if (found != m_alias.end())
            return found->second;
        const auto room = m_rooms.find(event.group);
        if (room == m_rooms.end())
            return std::nullopt;
        return Spot{room->second.first, room->second.second, true};
    }

    /// A register stands for what was copied into it last: a work-item takes its values through the same ones.
    void standsNowFor(const Event& event)
    {
        const Access& written = event.writeSlots[0];
        if (event.op != Op::copy || !isLocal(written) || !m_launch->isInRegisters(written.array) ||
            m_summedUp.contains(written.array))
            return;
        const auto from = spotOf(event, event.readSlots[0]);
        if (from && !from->isBefore)
            m_alias[placeOf(event, written)] = *from;
        else
            m_alias.erase(placeOf(event, written));
    }

    void readLaunch(std::size_t k, const Events& events)
    {
        const Launch& launch = m_recording.launches[k - 1];
        m_launch = &launch;
        alias(events);
        const std::size_t phases = phasesShown(m_recording, k), first = m_flow.steps.size();
        for (std::size_t p = 0; p < phases; ++p) {
            BlockStep& step = m_flow.steps.emplace_back();
            step.place = {k, phases > 1 ? std::optional(static_cast<std::uint32_t>(p)) : std::nullopt};
            if (phases > 1)
                step.barriers = launch.phases[p] - (p == 0 ? 0 : launch.phases[p - 1]);
            step.rooms.resize(launch.groups());
            for (const auto& [group, room] : m_rooms)
                if (group < step.rooms.size())
                    step.rooms[group] = Spot{room.first, room.second, true};
        }
        const ShownPhases shown{m_recording, k};
        for (std::size_t e = 0; e < events.size(); ++e) {
            take(events[e], m_flow.steps[first + shown.of(events[e])], {k - 1, e});
            m_held.take(events[e]);
        }
        for (const auto& [place, act] : m_received)
            act.first->acts[act.second].isQuiet = true; // nobody went on with it
        m_received.clear();
        for (std::size_t s = first; s < m_flow.steps.size(); ++s)
            finish(m_flow.steps[s]);
        m_handings = 0;
        m_publishers.clear();
        // Local arrays end with the launch: what stands is what the buffers hold.
        for (const auto& [spot, value] : m_global)
            m_now.cells[spot.row][spot.index] = value;
        m_flow.steps.back().after = m_now;
        m_flow.wholes.push_back(phases > 1 ? wholeOf(m_flow, k, first) : BlockStep{});
        if (m_hasMistake)
            readRaces(k, events);
        m_written.clear();
        m_held.endLaunch();
    }

    void readRaces(std::size_t k, const Events& events)
    {
        const Launch& launch = m_recording.launches[k - 1];
        for (const Race& race : racesOf(m_recording, k, events).shown) {
            const auto read = m_alias.find({race.array, race.second.group, race.index});
            if (race.second.writes || read == m_alias.end())
                continue;
            const auto phase = std::ranges::lower_bound(launch.phases, race.second.phase) - launch.phases.begin();
            BlockRace found{k, static_cast<std::uint32_t>(phase), read->second, {}, race.second.item};
            const auto isMade = [&](const BlockAct& act) { // maybe behind a barrier
                return act.item == found.item && act.op == Op::combine && found.phase <= act.phase &&
                       std::ranges::count(act.from, found.read) > 0;
            };
            const auto& acts = m_flow.whole(k).acts;
            if (const auto act = std::ranges::find_if(acts, isMade); act != acts.end()) {
                found.result = act->to;
                m_flow.races.push_back(found);
            }
        }
    }

    void take(const Event& event, BlockStep& step, const std::pair<std::size_t, std::size_t>& number)
    {
        step.items.push_back(event.item);
        step.takesNumbers = step.takesNumbers || event.op == Op::count;
        const bool isTold = event.op == Op::combine || event.op == Op::copy || event.op == Op::move ||
                            event.op == Op::fill || event.op == Op::publish || event.op == Op::receive;
        if (!isTold || event.writeCount == 0)
            return;
        standsNowFor(event);
        for (const Access& access : event.reads())
            m_received.erase(placeOf(event, access));
        BlockAct act;
        act.op = event.op;
        act.item = event.item;
        act.group = event.group;
        const std::size_t operands = event.op == Op::combine ? 2 : event.op == Op::fill ? 0 : 1;
        bool isKnown = true;
        for (std::size_t r = 0; r < operands; ++r) {
            const Access& access = event.readSlots[r];
            const auto spot = spotOf(event, access);
            isKnown = isKnown && spot;
            act.from.push_back(spot.value_or(Spot{}));
            act.taken.push_back({access.value, m_held.read(event, access)});
        }
        Held inputs;
        for (const BlockValue& value : act.taken)
            inputs = together(inputs, value.inputs);
        const Access& written = event.writeSlots[0];
        const auto to = spotOf(event, written);
        if (!to || !isKnown || (event.op == Op::fill && to->isBefore && !m_goesOn.contains(written.array)))
            return;
        act.to = *to;
        act.value = {event.op == Op::publish ? event.readSlots[0].value : written.value, inputs};
        if (event.op == Op::receive)
            act.taken.front().bits = written.value;
        if (event.op == Op::publish) {
            act.handing = ++m_handings;
            m_publishers.insert(event.group);
        }
        if (event.op == Op::publish && act.from.front() == act.to) // from where it was worked out
            if (const auto room = m_rooms.find(event.group); room != m_rooms.end())
                act.from.front() = {room->second.first,
                                    m_flow.rows[room->second.first].rooms[room->second.second].cells.back()};
        const auto last = m_lastWrite.find(written.index);
        act.isOutput = written.array == m_recording.outputBuffer && last != m_lastWrite.end();
        if (act.isOutput && last->second == number)
            m_last[written.index] = act.value;
        for (const Access& access : event.reads())
            if (const auto spot = isLocal(access) ? std::nullopt : spotOf(access); spot && spot->row == 0)
                step.readsAgain |= m_publishers.contains(event.group);
        if (event.op == Op::copy) {
            step.loads = step.loads || (isLocal(written) && !isLocal(event.readSlots[0]));
            step.toRegisters |= !isLocal(event.readSlots[0]) && m_launch->isInRegisters(written.array);
            step.stores = step.stores || (!isLocal(written) && isLocal(event.readSlots[0]));
        }
        act.isLocal = isLocal(written);
        const bool isInWindow = m_windows.contains(event.op == Op::receive ? written.array : event.readSlots[0].array);
        act.isOneOfMany = isInWindow && act.op == Op::receive;
        act.isQuiet = act.isLocal &&
                      (m_flow.rows[act.to.row].isHanded || (act.op == Op::copy && act.from[0] == *to && !isInWindow &&
                                                            (to->isBefore || isFromOrToRegister(event))));
        for (const Spot& from : act.from)
            if (!from.isBefore) {
                m_flow.rows[from.row].isRead = m_flow.rows[from.row].isRead || from.row > 0;
                m_flow.rows[from.row].hasSteps = m_flow.rows[from.row].hasSteps ||
                                                 (act.op == Op::combine && from.row == act.to.row && from != act.to);
            }
        if (!isLocal(written) && !to->isBefore)
            m_global[*to] = act.value;
        if (!isLocal(written))
            m_written.emplace_back(&step, act.to.row, written.array);
        if (act.isOneOfMany)
            m_received[placeOf(event, written)] = {&step, step.acts.size()};
        step.acts.push_back(std::move(act));
    }

    /// Gives the acts their times, and what stands after them.
    void finish(BlockStep& step)
    {
        std::ranges::sort(step.items);
        step.items.erase(std::unique(step.items.begin(), step.items.end()), step.items.end());
        giveTimes(m_flow, step);
        std::map<std::uint32_t, std::uint32_t> number;
        std::map<Spot, std::size_t> received; // of those that go on, by room
        for (const BlockAct& act : step.acts)
            received[act.to] += act.isOneOfMany && !act.isQuiet ? 1 : 0;
        for (BlockAct& act : step.acts) {
            act.nth = number[act.item]++;
            if (act.op == Op::publish) {
                RoomRow& row = m_flow.rows[act.to.row];
                row.isHandedTwice = row.isHandedTwice || std::ranges::count(step.handings, act.to, &Handing::spot) > 0;
                step.handings.push_back({act.to, act.handing, appears(act)});
            }
            const bool isYetToBeAdded =
                act.isOneOfMany && (received[act.to] > 1 || m_now.before[act.to.row][act.to.index]);
            if (act.isQuiet || isYetToBeAdded)
                continue;
            auto& places = act.to.isBefore ? m_now.before : m_now.cells;
            places[act.to.row][act.to.index] = act.value;
            for (std::size_t i = 0; i < act.from.size() && act.op == Op::combine; ++i) {
                // What comes from another row is what stands before the room that it comes to.
                const Spot& from = act.from[i];
                if (from.isBefore || act.to.isBefore || from.row <= act.to.row)
                    continue;
                const std::uint32_t room = m_flow.rows[act.to.row].roomOf[act.to.index];
                m_now.before[act.to.row][room] = act.taken[i];
                m_told[act.to.row].insert(room);
            }
            if (act.to.isBefore)
                m_told[act.to.row].insert(act.to.index);
        }
        for (const auto& [where, row, buffer] : m_written)
            if (where == &step)
                m_now.buffer[row] = buffer;
        step.after = m_now;
    }

    const Recording& m_recording;
    BlocksFlow& m_flow;
    std::map<std::uint32_t, Seat> m_seats; ///< by buffer
    HeldFollower m_held;
    const Launch* m_launch = nullptr; ///< that is read
    const bool m_hasMistake = mistakeOf(m_recording) != nullptr || m_recording.isKernelChanged;
    std::map<CellPlace, Spot> m_alias;                                        ///< of this launch's local cells
    std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> m_rooms; ///< row and room, by work-group
    std::map<std::uint32_t, std::pair<std::size_t, std::size_t>> m_lastWrite; ///< of an output: launch and event
    std::map<std::uint32_t, BlockValue> m_last;                               ///< what the outputs end as
    std::vector<std::tuple<const BlockStep*, std::uint32_t, std::uint32_t>> m_written; ///< step, row, buffer
    std::vector<std::set<std::uint32_t>> m_told;
    std::uint32_t m_handings = 0;         ///< of this launch, in the order of its events
    std::set<std::uint32_t> m_publishers; ///< work-groups that have published something
    std::set<std::uint32_t> m_goesOn;   ///< arrays of its local memory that are read for more than to decide something
    std::set<std::uint32_t> m_summedUp; ///< registers whose value is published
    std::set<std::uint32_t> m_windows;  ///< those that several work-items of a group write what they received to
    std::map<CellPlace, std::pair<BlockStep*, std::size_t>> m_received; ///< acts whose result was not yet read there
    std::map<Spot, BlockValue> m_global;                                ///< in buffers
    BlockSnapshot m_now;
};

} // namespace

std::optional<BlocksFlow> readBlocks(const Resident& resident)
{
    std::vector<const Events*> events;
    for (std::size_t k = 1; k <= resident.recording->launchCount(); ++k) {
        events.push_back(resident.eventsOf(k));
        if (!events.back())
            return std::nullopt;
    }
    BlocksFlow flow;
    BlocksReader(*resident.recording, flow).read(events);
    return flow;
}

std::vector<RoomRow> readRooms(const Recording& recording, const std::vector<const Events*>& events)
{
    BlocksFlow flow;
    BlocksReader(recording, flow).place(events);
    return std::move(flow.rows);
}

} // namespace lockstep::ui
