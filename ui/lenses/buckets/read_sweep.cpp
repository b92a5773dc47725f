// A pass of one launch, in which work-groups hand on counts and look back over the blocks before theirs.

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/state.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lenses/buckets/model.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

class SweepReader {
public:
    SweepReader(BucketPass& pass, const Resident& resident)
        : m_pass(pass), m_resident(resident), m_recording(*resident.recording),
          m_sweep(m_recording.launches[pass.lastLaunch - 1])
    {
    }

    void read()
    {
        const std::size_t cells = m_pass.digits * m_pass.groups;
        m_pass.startItem.assign(cells, 0);
        m_pass.startGroup.assign(cells, 0);
        const bool isSweep = m_pass.step == BucketStep::scatter;
        if (m_pass.launch >= m_pass.firstLaunch)
            m_pass.counts.assign(cells, 0);
        if (isSweep)
            m_pass.starts.assign(cells, 0);
        readBlocks();
        readKeys();
        if (isSweep)
            readHanded();
        else
            countKeys();
        for (BucketKey& key : m_pass.keys)
            if (isSweep && key.digit < m_pass.digits && key.group < m_pass.groups)
                key.start = m_pass.starts[m_pass.cell(key.digit, key.group)];
        readTotals();
    }

private:
    const Events& swept() const { return *m_resident.eventsOf(m_pass.lastLaunch); }

    /// A work-group draws its block's number.
    void readBlocks()
    {
        m_blockOf.assign(m_sweep.groups(), m_pass.groups); // none
        for (const Event& event : swept())
            if (event.op == Op::count && event.writeCount == 2 && event.group < m_blockOf.size() &&
                inLocal(m_sweep, event.writeSlots[1].array) == Holds::blockNumber)
                m_blockOf[event.group] = std::min<std::size_t>(event.writeSlots[1].value, m_pass.groups);
    }

    /// From its place in the buffer through local memory to its slot.
    void readKeys()
    {
        Origins origins(m_recording);
        origins.begin(0, m_pass.keys.size());
        std::vector<std::uint32_t> movedBefore(m_sweep.global, 0);
        for (const Event& event : swept()) {
            const bool isMove = event.op == Op::move && event.readCount == 2 && event.writeCount == 1 &&
                                event.writeSlots[0].array < localArrayBase && event.item < movedBefore.size();
            const std::uint32_t slot = event.writeSlots[0].index;
            const std::uint32_t from =
                isMove ? origins.at(event.readSlots[0].array, event.readSlots[0].index, event.group) : Origins::none;
            origins.apply(event);
            if (from >= m_pass.keys.size() || slot >= m_pass.keys.size() || event.readSlots[1].index >= m_pass.digits)
                continue;
            BucketKey& key = m_pass.keys[from];
            key.bits = event.readSlots[0].value;
            key.digit = event.readSlots[1].index;
            key.group = static_cast<std::uint32_t>(from / m_pass.perGroup);
            key.moveItem = event.item;
            key.slot = slot;
            m_pass.keyAt[slot] = from;
            key.moveTurn = movedBefore[event.item]++;
            m_pass.itemTurns = std::max<std::size_t>(m_pass.itemTurns, movedBefore[event.item]);
        }
    }

    /// In the first launch: who counts the digit of the first pass, and how many there are in each block.
    void countKeys()
    {
        if (m_pass.counts.empty())
            return;
        const std::size_t global = m_recording.launches[m_pass.firstLaunch - 1].global;
        std::vector<std::uint32_t> countedBefore(global, 0);
        for (const Event& event : *m_resident.eventsOf(m_pass.firstLaunch)) {
            if (event.op != Op::count || event.readCount != 2 || event.item >= global ||
                event.readSlots[0].index >= m_pass.keys.size() || event.readSlots[1].index >= m_pass.digits)
                continue; // the digit of another pass
            BucketKey& key = m_pass.keys[event.readSlots[0].index];
            key.countItem = event.item;
            key.counted = event.readSlots[1].value;
            key.isCounted = true;
            key.countTurn = countedBefore[event.item]++;
            const std::size_t block = event.readSlots[0].index / m_pass.perGroup;
            if (block < m_pass.groups)
                ++m_pass.counts[m_pass.cell(event.readSlots[1].index, block)];
        }
        std::set<std::uint32_t> rounds;
        if (m_pass.step == BucketStep::scan)
            for (const Event& event : *m_resident.eventsOf(m_pass.launch))
                if (event.op == Op::combine)
                    rounds.insert(event.phase);
        m_pass.scanRounds = rounds.size();
    }

    /// The first count that a block publishes is its own.
    void readHanded()
    {
        std::vector<bool> isKnown(m_pass.counts.size(), false);
        m_pass.phaseCount = m_pass.inVain = 0;
        std::map<std::uint32_t, Access> last; // by work-item: where it put what it received, as long as nothing read it
        for (const Event& event : swept()) {
            if (event.op == Op::receive) {
                ++m_pass.phaseCount;
                m_pass.inVain += last.insert_or_assign(event.item, event.writeSlots[0]).second ? 0 : 1;
            } else if (const auto put = last.find(event.item);
                       put != last.end() && std::ranges::any_of(event.reads(), [&](const Access& access) {
                           return access.array == put->second.array && access.index == put->second.index;
                       })) {
                last.erase(put);
            }
            if (event.writeCount == 0 || event.group >= m_blockOf.size() || m_blockOf[event.group] >= m_pass.groups)
                continue;
            const std::size_t block = m_blockOf[event.group];
            const Access& write = event.writeSlots[0];
            if (event.op == Op::publish) { // into the row of its block
                const std::size_t cell = m_pass.cell(write.index % m_pass.digits, block);
                if (!isKnown[cell])
                    m_pass.counts[cell] = event.readSlots[0].value;
                isKnown[cell] = true;
            } else if (inLocal(m_sweep, write.array) == Holds::starts && write.index < m_pass.digits) {
                const std::size_t cell = m_pass.cell(write.index, block);
                m_pass.starts[cell] = write.value;
                m_pass.startItem[cell] = event.item;
                m_pass.startGroup[cell] = event.group;
            }
        }
        m_pass.inVain += last.size();
    }

    /// The rows of the pass.
    void readTotals()
    {
        if (m_pass.launch < m_pass.firstLaunch)
            return;
        const std::size_t row = m_sweep.meaning.pass.value_or(1) - std::size_t{1};
        const State* state = m_resident.state(m_pass.launch);
        const auto take = [&](Holds holds, std::size_t list, BucketStep made) {
            const auto buffer = bufferOf(m_recording, holds);
            if (!buffer || *buffer >= state->buffers.size() || !state->buffers[*buffer])
                return;
            const Words& words = *state->buffers[*buffer];
            if ((row + 1) * m_pass.digits > words.size())
                return;
            const auto begin = words.begin() + static_cast<std::ptrdiff_t>(row * m_pass.digits);
            m_pass.sums.now[list].assign(begin, begin + static_cast<std::ptrdiff_t>(m_pass.digits));
            m_pass.sums.isWritten[list] = m_pass.step == made;
        };
        take(Holds::totals, 2, BucketStep::histogram);
        if (m_pass.step != BucketStep::histogram)
            take(Holds::bases, 3, BucketStep::scan);
    }

    BucketPass& m_pass;
    const Resident& m_resident;
    const Recording& m_recording;
    const Launch& m_sweep;
    std::vector<std::size_t> m_blockOf; ///< by work-group
};

} // namespace

void readSweep(BucketPass& pass, const Resident& resident)
{
    SweepReader(pass, resident).read();
}

} // namespace lockstep::ui
