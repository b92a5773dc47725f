// Follows what stands where through the events of a scan or reduction.
#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/held.hpp"
#include "engine/analysis/races.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/lenses/dataflow/read_columns.hpp"
#include "ui/lenses/dataflow/rightness.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace lockstep::ui {

namespace {

/// Follows what stands where through the events.
class FlowReader {
public:
    FlowReader(const Recording& recording, ScanFlow& flow)
        : m_recording(recording), m_flow(flow), m_columns(recording), m_isReduction(isReduction(recording)),
          m_held(recording)
    {
        if (m_hasSegments)
            m_flow.heads.assign(recording.n(), false);
        if (!m_flow.heads.empty())
            m_flow.heads.front() = true; // also of a single value, which nothing reads
    }

    /// Out of another work-item's register.
    bool takesFromLane(const Launch& launch, const Event& event) const
    {
        return m_hasShuffles && event.op == Op::combine && launch.isInRegisters(event.readSlots[1].array) &&
               event.readSlots[1].array == event.readSlots[0].array;
    }

    void read(std::size_t launch, const Events& events)
    {
        m_columns.enter(launch, events);
        const Launch& made = m_recording.launches[launch - 1];
        const std::size_t phases = phasesShown(m_recording, launch);
        const std::size_t first = m_flow.steps.size();
        for (std::size_t p = 0; p < phases; ++p) {
            ScanStep& step = m_flow.steps.emplace_back();
            step.place = {launch, phases > 1 ? std::optional(static_cast<std::uint32_t>(p)) : std::nullopt};
            if (phases > 1)
                step.barriers = made.phases[p] - (p == 0 ? 0 : made.phases[p - 1]);
        }
        m_races = isRacing(m_recording, made) ||
                  (m_recording.isKernelChanged && racesOf(m_recording, launch, events, 1).any());
        if (m_races)
            gatherWrites(events);
        const ShownPhases shown{m_recording, launch};
        for (const Event& event : events) {
            m_step = first + shown.of(event);
            m_flow.steps[m_step].shuffles |= takesFromLane(made, event);
            if (m_isReduction)
                keepAccesses(event);
            take(event, m_flow.steps[m_step]);
            m_held.take(event);
        }
        // The end of a shuffle is no barrier; behind all of them there is one.
        const auto steps = std::span(m_flow.steps).subspan(first);
        if (std::ranges::any_of(steps, &ScanStep::shuffles))
            for (ScanStep& step : steps)
                step.barriers = step.shuffles ? 0 : std::min(step.barriers, 1U);
        const bool readsApart = !m_races && readOthersPlaces(events);
        for (std::size_t s = first; s < m_flow.steps.size(); ++s) {
            m_flow.steps[s].readsApart = readsApart;
            finish(m_flow.steps[s], made);
        }
        m_held.endLaunch();
    }

    /// Marks what is finished, now that it is known what the output holds.
    void end()
    {
        const std::vector<bool> wrong = wrongOutputs(m_recording);
        const bool early = endsEarly(m_recording);
        std::map<std::uint32_t, Held> output;
        for (std::uint32_t i = 0; i < m_recording.output.size(); ++i) {
            const CellPlace place{static_cast<std::uint32_t>(m_recording.outputBuffer), 0, i};
            const auto column = m_columns.of(place);
            if (!column)
                continue;
            ++m_flow.outputs;
            m_lastColumn = std::max(m_lastColumn, *column);
            const bool isRight = i >= wrong.size() || !wrong[i];
            if (isRight || !early) // what is not right where the recording ends early is not finished
                output[*column] = m_held.at(place.array, place.group, place.index);
            if (!isRight && !early) {
                m_flow.wrong.resize(std::max<std::size_t>(m_flow.wrong.size(), *column + 1));
                m_flow.wrong[*column] = true;
            }
        }
        std::uint32_t columns = static_cast<std::uint32_t>(m_recording.n());
        if (m_flow.outputs > 0)
            columns = std::max(columns, m_lastColumn + 1);
        m_flow.finishedAt.assign(columns, SIZE_MAX);
        m_flow.isExclusive = endsInPrefixes(m_recording) && output.contains(0) && output.at(0).isEmpty();
        for (std::uint32_t i = 0; i < m_recording.n() && !m_flow.movesToOutput; ++i)
            if (const auto found = output.find(i);
                found != output.end() && found->second == oneInput(i) && !m_flow.isWrongIn(i))
                m_flow.finishedAt[i] = 0;
        for (std::size_t s = 1; s <= m_flow.steps.size(); ++s) {
            const auto look = [&](ScanValue& value, bool isCopy) {
                const auto found = output.find(value.position);
                if (found == output.end() || found->second != value.inputs || (m_flow.movesToOutput && !value.isOutput))
                    return;
                // What was only brought along is not yet what went wrong.
                if (m_flow.isWrongIn(value.position) && !value.isOutput && isCopy)
                    return;
                value.isFinished = true;
                value.isWrong = m_flow.isWrongIn(value.position);
                m_flow.finishedAt[value.position] = std::min(m_flow.finishedAt[value.position], s);
            };
            for (ScanCombine& combine : m_flow.steps[s - 1].combines)
                look(combine.result, false);
            for (ScanCopy& copy : m_flow.steps[s - 1].copies)
                look(copy.value, true);
            for (ScanFill& fill : m_flow.steps[s - 1].fills)
                look(fill.value, true);
        }
    }

    /// Goes back through what was read and written, from the result.
    void countStillRead()
    {
        std::set<CellPlace> read{{static_cast<std::uint32_t>(m_recording.outputBuffer), 0, 0}};
        auto one = m_accesses.rbegin();
        for (std::size_t s = m_flow.steps.size(); s > 0; --s) {
            m_flow.steps[s - 1].stillRead = read.size();
            for (; one != m_accesses.rend() && one->step == s - 1; ++one)
                if (std::erase_if(read, [&](const CellPlace& place) {
                        return std::ranges::find(one->writes, place) != one->writes.end();
                    }) > 0)
                    read.insert(one->reads.begin(), one->reads.end());
        }
    }

    /// A run that makes inclusive prefixes exclusive, or back: those of the other kind are finished in their stage.
    void markStage()
    {
        const auto n = static_cast<std::uint32_t>(m_recording.n());
        if (!endsInPrefixes(m_recording) || n < 2 || !m_flow.wrong.empty() || endsEarly(m_recording))
            return;
        const bool isInclusive = m_flow.isExclusive; // the other kind
        const auto isPrefix = [&](const ScanValue& value) {
            if (value.position >= n)
                return false;
            if (!isInclusive && value.position == 0)
                return value.inputs.isEmpty();
            const std::uint32_t last = value.position - (isInclusive ? 0 : 1);
            return value.inputs.isRange() && value.inputs.runs.front().first == 0 &&
                   value.inputs.runs.front().last == last;
        };
        std::vector<bool> stands(n, false);
        stands[0] = isInclusive;
        std::vector<std::size_t> counts;
        for (ScanStep& step : m_flow.steps) {
            eachValue(step, [&](const ScanValue& value) {
                if (value.isLast && value.position < n)
                    stands[value.position] = isPrefix(value);
            });
            counts.push_back(static_cast<std::size_t>(std::ranges::count(stands, true)));
            if (counts.back() == n)
                break;
        }
        if (counts.empty() || counts.back() < n)
            return;
        // Towards the exclusive ones all levels make inclusive ones; back, one launch has them all at once.
        for (std::size_t s = isInclusive ? 0 : counts.size() - 1; s < counts.size(); ++s) {
            m_flow.steps[s].stagePrefixes = counts[s];
            eachValue(m_flow.steps[s],
                      [&](ScanValue& value) { value.isFinished = value.isFinished || isPrefix(value); });
        }
    }

    const ScanColumns& columns() const { return m_columns; }

private:
    ScanValue valueOf(const Event& event, const Access& access) const
    {
        const CellPlace place = placeOf(event, access);
        ScanValue value{.position = m_columns.of(place).value_or(access.index),
                        .bits = access.value,
                        .inputs = m_held.read(event, access),
                        .array = access.array,
                        .index = access.index};
        if (const auto written = m_written.find(place); written != m_written.end() && written->second.first == m_step)
            value.madeBy = written->second.second;
        return value;
    }

    void take(const Event& event, ScanStep& step)
    {
        step.items.push_back(event.item);
        step.takesNumbers = step.takesNumbers || event.op == Op::count;
        if (event.writeCount == 0)
            return;
        if (m_hasSegments && isFlag(event.writeSlots[0])) {
            takeFlags(event, step.place.launch);
            return;
        }
        // Both operands stand as they stood before any of its writes.
        std::vector<ScanValue> reads;
        for (const Access& read : event.reads())
            reads.push_back(valueOf(event, read));
        if (event.op == Op::combine && event.readCount >= 2) {
            ScanCombine combine{event.item, reads[0], reads[1], {}, 0, racedRead(event)};
            step.merges += !combine.addsNothing();
            combine.result = write(event, 0, together(reads[0].inputs, reads[1].inputs),
                                   (m_isReduction ? reads[0] : reads[1]).position);
            step.combines.push_back(std::move(combine));
            if (event.writeCount == 2) // what stood at the parent goes to its child
                step.copies.push_back(
                    {event.item, reads[0].position, write(event, 1, reads[0].inputs, reads[0].position), 0, true});
        } else if ((event.op == Op::copy || event.op == Op::move) && event.readCount >= 1) {
            ScanCopy copy{event.item, reads[0].position, {}, 0, false};
            m_flow.movesToOutput =
                m_flow.movesToOutput || (event.op == Op::move && event.writeSlots[0].array == m_recording.outputBuffer);
            copy.value = write(event, 0, reads[0].inputs, reads[0].position);
            const bool fromLocal = event.readSlots[0].array >= localArrayBase;
            const bool toLocal = event.writeSlots[0].array >= localArrayBase;
            step.loads = step.loads || (toLocal && !fromLocal);
            step.stores = step.stores || (fromLocal && !toLocal);
            step.inRegisters |= m_recording.launches[step.place.launch - 1].isInRegisters(event.writeSlots[0].array);
            step.copies.push_back(std::move(copy));
        } else if (event.op == Op::test && !reads.empty()) {
            ScanCopy flag{event.item, reads[0].position, {}, 0, false};
            flag.value = write(event, 0, reads[0].inputs, reads[0].position);
            step.copies.push_back(std::move(flag));
        } else if (event.op == Op::publish) { // two words that stand for one value
            const ScanValue value = write(event, 0, reads[0].inputs, reads[0].position);
            write(event, 1, reads[0].inputs, reads[0].position);
            step.copies.push_back(
                {event.item,
                 reads[0].position,
                 {.position = value.position, .bits = reads[0].bits, .inputs = value.inputs, .order = value.order},
                 0,
                 false});
        } else if (event.op == Op::receive) {
            write(event, 0, reads[0].inputs, reads[0].position);
        } else if (event.op == Op::fill) {
            step.fills.push_back({event.item, write(event, 0, {}, event.writeSlots[0].index), 0});
        }
    }

    /// What went into it, without identities, and where it stands now.
    void keepAccesses(const Event& event)
    {
        Accesses& kept = m_accesses.emplace_back();
        kept.step = m_step;
        for (const Access& access : event.reads())
            if (!m_held.at(access.array, event.group, access.index).isEmpty())
                kept.reads.push_back(placeOf(event, access));
        for (const Access& access : event.writes())
            kept.writes.push_back(placeOf(event, access));
    }

    bool isFlag(const Access& access) const
    {
        return access.array < m_recording.buffers.size() && m_recording.buffers[access.array].role == Role::flags;
    }

    /// Flags tell where segments begin: those that the first launch reads. They are no values.
    void takeFlags(const Event& event, std::size_t launch)
    {
        for (const Access& read : event.reads())
            if (launch == 1 && read.index < m_flow.heads.size())
                m_flow.heads[read.index] = read.value != 0;
    }

    /// What every place held before the launch, and what was written there in it.
    void gatherWrites(const Events& events)
    {
        m_launchWrites.clear();
        for (const Event& event : events)
            for (const Access& access : event.writes())
                m_launchWrites[placeOf(event, access)].push_back({event.phase, event.item, access.value});
    }

    /// In one phase an item reads for a combine what another one writes, and nothing races: a barrier stands between.
    static bool readOthersPlaces(const Events& events)
    {
        std::map<std::pair<CellPlace, std::uint32_t>, std::uint32_t> writers; // by place and phase
        for (const Event& event : events)
            for (const Access& access : event.writes())
                writers[{placeOf(event, access), event.phase}] = event.item;
        return std::ranges::any_of(events, [&](const Event& event) {
            return event.op == Op::combine && std::ranges::any_of(event.reads(), [&](const Access& access) {
                       const auto writer = writers.find({placeOf(event, access), event.phase});
                       return writer != writers.end() && writer->second != event.item;
                   });
        });
    }

    std::optional<RacedRead> racedRead(const Event& event) const
    {
        for (std::size_t r = 0; r < 2 && m_races; ++r) {
            const Access& access = event.readSlots[r];
            const auto written = m_launchWrites.find(placeOf(event, access));
            if (written == m_launchWrites.end())
                continue;
            std::optional<std::uint32_t> stood;
            for (const Written& one : written->second) // in the order of the events, and so of the phases
                if (one.phase < event.phase)
                    stood = one.bits;
            if (!stood || *stood == access.value)
                continue;
            for (const Written& one : written->second)
                if (one.phase == event.phase && one.item != event.item && one.bits == access.value)
                    return RacedRead{r == 0, one.item, *stood};
        }
        return std::nullopt;
    }

    ScanValue write(const Event& event, std::size_t slot, Held inputs, std::uint32_t otherwise)
    {
        const Access& access = event.writeSlots[slot];
        const CellPlace place = placeOf(event, access);
        const std::uint32_t column = m_columns.settle(place, otherwise);
        m_written[place] = {m_step, ++m_writes};
        return {.position = column,
                .bits = access.value,
                .inputs = std::move(inputs),
                .isOutput = access.array == m_recording.outputBuffer,
                .order = m_writes,
                .array = access.array,
                .index = access.index};
    }

    /// Work-items that skip the first distances of a step take part in the turns of those that they have in common with
    /// the others: where counting from the end gives every turn one distance, and counting from the start does not.
    static void alignTurns(ScanStep& step)
    {
        std::map<std::uint32_t, std::uint32_t> counts; // of combines, by work-item
        for (const ScanCombine& combine : step.combines)
            ++counts[combine.item];
        const auto fromEnd = [&](const ScanCombine& combine) {
            return static_cast<std::uint32_t>(step.turns) - counts[combine.item] + combine.nth;
        };
        const auto isEven = [&](auto turnOf) {
            std::map<std::uint32_t, std::size_t> distances; // by turn
            return std::ranges::all_of(step.combines, [&](const ScanCombine& combine) {
                const std::size_t distance = distanceOf(combine);
                return distance > 0 && distances.try_emplace(turnOf(combine), distance).first->second == distance;
            });
        };
        if (step.isSerial() && !isEven([](const ScanCombine& combine) { return combine.nth; }) && isEven(fromEnd))
            for (ScanCombine& combine : step.combines)
                combine.nth = fromEnd(combine);
    }

    /// What happens behind the last column, before it is left out.
    static void takePads(ScanStep& step, std::uint32_t columns)
    {
        std::vector<ScanCombine> combines;
        std::ranges::copy_if(step.combines, std::back_inserter(combines),
                             [&](const ScanCombine& c) { return c.result.position >= columns; });
        step.inPads = combines.size();
        if (combines.empty())
            return;
        step.padDistance = commonDistance(combines).value_or(0);
        for (const ScanCombine& combine : combines)
            for (const ScanValue* operand : {&combine.left, &combine.right})
                if (operand->position < columns)
                    step.readByPads.push_back(operand->position);
        step.movesInPads = static_cast<std::size_t>(std::ranges::count_if(
            step.copies, [&](const ScanCopy& copy) { return copy.toChild && copy.value.position >= columns; }));
        step.clearsPad =
            std::ranges::any_of(step.fills, [&](const ScanFill& fill) { return fill.value.position >= columns; });
    }

    void finish(ScanStep& step, const Launch& launch) const
    {
        std::ranges::sort(step.items);
        step.items.erase(std::unique(step.items.begin(), step.items.end()), step.items.end());
        const auto columns = static_cast<std::uint32_t>(columnsOf(m_recording));
        takePads(step, columns);
        std::erase_if(step.combines, [&](const ScanCombine& c) { return c.result.position >= columns; });
        std::erase_if(step.copies, [&](const ScanCopy& c) { return c.value.position >= columns; });
        std::erase_if(step.fills, [&](const ScanFill& f) { return f.value.position >= columns; });
        const auto number = [](auto& acts) {
            std::map<std::uint32_t, std::uint32_t> seen;
            for (auto& act : acts)
                act.nth = seen[act.item]++;
        };
        std::map<std::uint32_t, std::size_t> last;
        const auto each = [&step](auto look) {
            for (ScanCombine& combine : step.combines)
                look(combine.result);
            if (step.isCopying()) // else they have no cells
                for (ScanCopy& copy : step.copies)
                    look(copy.value);
            for (ScanFill& fill : step.fills)
                look(fill.value);
        };
        each([&](const ScanValue& value) { last[value.position] = std::max(last[value.position], value.order); });
        each([&](ScanValue& value) { value.isLast = last[value.position] == value.order; });
        number(step.combines);
        for (const ScanCombine& combine : step.combines)
            step.turns = std::max<std::size_t>(step.turns, combine.nth + 1);
        alignTurns(step);
        number(step.copies);
        number(step.fills);
        if (launch.groups() > 1)
            step.groups = m_columns.groups();
    }

    const Recording& m_recording;
    ScanFlow& m_flow;
    ScanColumns m_columns;
    const bool m_isReduction;
    std::size_t m_writes = 0, m_step = 0;
    std::map<CellPlace, std::pair<std::size_t, std::size_t>> m_written; ///< the step and order of the last write
    std::uint32_t m_lastColumn = 0;                                     ///< of the output
    struct Written {
        std::uint32_t phase = 0, item = 0, bits = 0;
    };
    struct Accesses {
        std::size_t step = 0;
        std::vector<CellPlace> reads, writes;
    };
    std::vector<Accesses> m_accesses;                         ///< of a reduction, in the order of the events
    bool m_races = false;                                     ///< the launch that is read
    std::map<CellPlace, std::vector<Written>> m_launchWrites; ///< in it, in the order of the events
    HeldFollower m_held;
    const bool m_hasShuffles = m_recording.kernelSource.find("sub_group_shuffle(") != std::string::npos;
    const bool m_hasSegments = m_recording.parameters.contains("heads");
};

} // namespace

std::optional<ScanFlow> readScanFlow(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    ScanFlow flow;
    flow.input = recording.input;
    FlowReader reader{recording, flow};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const Events* events = resident.eventsOf(k);
        if (!events)
            return std::nullopt;
        reader.read(k, *events);
    }
    reader.end();
    reader.markStage();
    reader.countStillRead();
    if (const RecordingPtr right = rightRunOf(recording)) {
        Resident beside;
        beside.recording = right;
        for (std::size_t k = 1; k <= right->launchCount(); ++k)
            beside.events[k] = right->events[k - 1];
        if (const auto other = readScanFlow(beside)) {
            compareWith(flow, recording, *other);
            if (!flow.hasRightRun)
                compareLaunches(flow, *other);
        }
    }
    if (!flow.hasRightRun)
        compareWithReference(flow, recording, reader.columns());
    markFirstWrong(flow);
    markWrapped(flow, recording);
    return flow;
}

} // namespace lockstep::ui
