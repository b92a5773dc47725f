// A work-group that sorts its keys several bits at a time, by counters: what a phase of it does, by its events.

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/buckets/read_phases.hpp"
#include "ui/lenses/buckets/scene.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

std::uint32_t partitionBits(const Recording& recording)
{
    const auto bits = recording.parameters.find("partition-bits");
    return bits == recording.parameters.end()
               ? 1
               : std::clamp(static_cast<std::uint32_t>(std::stoul(bits->second)), 1U, 8U);
}

constexpr std::size_t mostItems = 1024; ///< of a work-group, whatever a file tells

/// Reads a launch up to one of its phases.
class CounterReader {
public:
    CounterReader(BucketPass& pass, const Recording& recording, const Launch& launch, std::uint32_t phase)
        : m_pass(pass), m_launch(launch), m_phase(phase), m_items(std::clamp<std::size_t>(launch.local, 1, mostItems)),
          m_partition(partitionBits(recording)), m_bins(std::size_t{1} << m_partition),
          m_block(blockSize(recording, launch)), m_before(launch, pass.keys.size(), m_block),
          m_after(launch, pass.keys.size(), m_block), m_counters(pass.groups * m_items * m_bins),
          m_sums(pass.groups * m_items), m_looksAt(launch.global, nullptr), m_bin(pass.keys.size()),
          m_turns(launch.global, 0)
    {
        for (std::size_t i = 0; i < m_counters.size(); ++i) {
            const std::size_t inBlock = i % (m_items * m_bins);
            m_counters[i].group = static_cast<std::uint32_t>(i / (m_items * m_bins));
            m_counters[i].column = static_cast<std::uint32_t>(inBlock % m_items);
            m_counters[i].bin = static_cast<std::uint32_t>(inBlock / m_items);
        }
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            m_sums[i].item = m_sums[i].first = m_sums[i].last = m_sums[i].added = static_cast<std::uint32_t>(i);
            m_sums[i].group = static_cast<std::uint32_t>(i / m_items);
        }
        m_pass.phaseCount = 0;
        m_pass.counterItems = m_items;
        m_pass.counterKeys = std::max<std::size_t>(1, m_block / m_items);
    }

    void read(const Events& events)
    {
        for (const Event& event : events) {
            if (event.phase > m_phase || event.group >= m_pass.groups || event.item >= m_launch.global)
                continue;
            if (event.phase == m_phase)
                m_pass.phase = kindAfter(event);
            readKey(event);
            for (const Access& access : event.reads())
                if (BlockCounter* counter = counterAt(event, access); counter && event.phase == m_phase)
                    counter->user = event.item;
            for (const Access& access : event.writes()) {
                if (BlockCounter* counter = counterAt(event, access))
                    writeCounter(*counter, event, access.value);
                if (const auto box = boxOf(event, access))
                    writeSum(m_sums[*box], event, access.value);
            }
            if (event.phase == m_phase)
                count(event);
        }
        finish();
    }

private:
    /// The counters lie row by row, a bin a row, with a gap behind as many as there are bins.
    std::optional<std::size_t> counterIndex(const Event& event, const Access& access) const
    {
        if (inLocal(m_launch, access.array) != Holds::counters || access.index % (m_bins + 1) == m_bins)
            return std::nullopt;
        const std::size_t inBlock = access.index - access.index / (m_bins + 1);
        return inBlock < m_items * m_bins ? std::optional(event.group * m_items * m_bins + inBlock) : std::nullopt;
    }
    BlockCounter* counterAt(const Event& event, const Access& access)
    {
        const auto index = counterIndex(event, access);
        return index ? &m_counters[*index] : nullptr;
    }
    /// The work-item whose sum stands there, in either half of the room; nothing for the 0 in front of them.
    std::optional<std::size_t> boxOf(const Event& event, const Access& access) const
    {
        const std::size_t inRoom = access.index % (m_items + 1);
        return inLocal(m_launch, access.array) == Holds::counterSums && inRoom > 0
                   ? std::optional(event.group * m_items + inRoom - 1)
                   : std::nullopt;
    }

    /// What the phase does, by its events so far.
    BlockPhase kindAfter(const Event& event) const
    {
        const auto writes = [&](Holds holds) {
            return event.writeCount > 0 && inLocal(m_launch, event.writeSlots[0].array) == holds;
        };
        const auto reads = [&](Holds holds) {
            return event.readCount > 0 && inLocal(m_launch, event.readSlots[0].array) == holds;
        };
        if (event.op == Op::extent)
            return BlockPhase::extents;
        if (event.op == Op::move)
            return BlockPhase::move;
        if (event.op == Op::advance)
            return BlockPhase::tally;
        if (event.op == Op::copy && writes(Holds::block))
            return BlockPhase::fetch;
        if (event.op == Op::copy && reads(Holds::block))
            return BlockPhase::edges;
        if (event.op == Op::combine && writes(Holds::counterSums))
            return BlockPhase::sums;
        if (reads(Holds::counterSums) && writes(Holds::counters))
            return BlockPhase::starts;
        if (reads(Holds::counters) && (writes(Holds::counters) || writes(Holds::counterSums)))
            return BlockPhase::stretch;
        return m_pass.phase == BlockPhase::none ? BlockPhase::reset : m_pass.phase;
    }

    /// Where keys lie, what their work-item's counter held, where they go.
    void readKey(const Event& event)
    {
        if (event.phase < m_phase)
            m_before.apply(event);
        if (event.op == Op::move && event.readCount > 1)
            if (BucketKey* key = keyIn(event)) {
                key->start = event.readSlots[1].value;
                key->countItem = event.item;
            }
        m_after.apply(event);
        if (event.op == Op::tally && inLocal(m_launch, event.readSlots[0].array) == Holds::block) {
            m_looksAt[event.item] = keyIn(event);
        } else if (event.op == Op::advance && m_looksAt[event.item] != nullptr) {
            const auto index = counterIndex(event, event.writeSlots[0]);
            if (!index)
                return;
            BucketKey& key = *m_looksAt[event.item];
            m_bin[static_cast<std::size_t>(&key - m_pass.keys.data())] = m_counters[*index].bin;
            m_tallies.insert(event.phase);
            key.counted = event.readSlots[0].value;
            key.isCounted = true;
            key.countItem = event.item;
            if (event.phase == m_phase)
                key.countTurn = m_turns[event.item]++;
        }
    }

    /// The key in local memory that the event reads first.
    BucketKey* keyIn(const Event& event)
    {
        const std::optional<std::uint32_t> position = m_after.keyAt(event.group, event.readSlots[0].index);
        return position && *position < m_pass.keys.size() ? &m_pass.keys[*position] : nullptr;
    }

    void writeCounter(BlockCounter& counter, const Event& event, std::uint32_t value)
    {
        counter.now = value;
        if (event.phase < m_phase) {
            counter.old = value;
            return;
        }
        // Every fill counts, and of the times that a counter is raised the first one.
        m_pass.phaseCount += event.op == Op::fill || (event.op == Op::advance && !counter.isWritten) ? 1 : 0;
        counter.isWritten = true;
        counter.user = event.item;
    }

    void writeSum(BlockOnes& sum, const Event& event, std::uint32_t value)
    {
        sum.now = value;
        const bool isNow = event.phase == m_phase, isSum = event.op == Op::combine;
        if (!isNow)
            sum.old = value;
        const auto counter = counterIndex(event, event.readSlots[0]);
        sum.isWritten = isNow && (isSum || counter); // what is only handed on stays what it is
        if (isNow && counter)
            m_moves.push_back({*counter, sum.first, true});
        if (const auto from = isNow && isSum ? boxOf(event, event.readSlots[0]) : std::nullopt)
            sum.added = static_cast<std::uint32_t>(*from);
    }

    void count(const Event& event)
    {
        m_pass.phaseCount +=
            event.op == Op::combine || (event.op == Op::extent && event.writeSlots[0].value > 0) ? 1 : 0;
        if (event.op == Op::combine && inLocal(m_launch, event.writeSlots[0].array) == Holds::counterSums)
            m_pass.phaseDistance = event.readSlots[1].index - event.readSlots[0].index;
        if (event.op == Op::copy && inLocal(m_launch, event.readSlots[0].array) == Holds::counterSums)
            if (const auto counter = counterIndex(event, event.writeSlots[0]))
                if (const auto box = boxOf(event, event.readSlots[0]))
                    m_moves.push_back({*counter, static_cast<std::uint32_t>(*box), false});
        if (event.op != Op::place || event.writeSlots[0].index >= m_pass.digits)
            return;
        const std::uint32_t digit = event.writeSlots[0].index;
        m_pass.edges.resize(m_pass.digits * m_pass.groups);
        BucketEdges& edges = m_pass.edges[m_pass.cell(digit, event.group)];
        const bool isFirst = inLocal(m_launch, event.writeSlots[0].array) == Holds::bucketBegins;
        (isFirst ? edges.first : edges.last) = event.writeSlots[0].value;
        m_pass.phaseCount += isFirst ? 1 : 0;
    }

    void finish()
    {
        const bool readsBuckets = m_pass.phase == BlockPhase::edges || m_pass.phase == BlockPhase::extents;
        const std::size_t most = (std::max(m_pass.width, 1U) - 1) / m_partition; // of any digit, whatever a file tells
        const auto partition =
            static_cast<std::uint32_t>(std::min(std::max<std::size_t>(m_tallies.size(), 1) - 1, most));
        m_pass.phaseBit = m_pass.shift + partition * m_partition;
        if (!readsBuckets) {
            const std::uint32_t end = m_pass.shift + m_pass.width;
            m_pass.shownShift = m_pass.phaseBit;
            m_pass.shownWidth = end > m_pass.phaseBit ? std::min(m_partition, end - m_pass.phaseBit) : 1;
        }
        for (std::size_t i = 0; i < m_pass.keys.size(); ++i) {
            BucketKey& key = m_pass.keys[i];
            if (!readsBuckets) // by the counter that was raised for it, once that has happened
                key.shown =
                    m_bin[i].value_or(key.digit >> (m_pass.phaseBit - m_pass.shift) & ((1U << m_pass.shownWidth) - 1));
            key.upper = m_before.places()[i];
            key.sorted = m_after.places()[i];
            if (key.sorted < m_pass.sortedAt.size())
                m_pass.sortedAt[key.sorted] = static_cast<std::uint32_t>(i);
        }
        keepCounters();
        const bool hasSums = m_pass.phase == BlockPhase::stretch || m_pass.phase == BlockPhase::sums ||
                             m_pass.phase == BlockPhase::starts;
        if (hasSums)
            m_pass.phaseOnes = m_sums;
    }

    /// Keeps the counters that are drawn: those of work-items with keys, for all bins if they have rows, else for those
    /// in use.
    void keepCounters()
    {
        std::set<std::uint32_t> rows;
        const std::size_t possible = std::size_t{1} << m_pass.shownWidth;
        for (std::uint32_t bin = 0; bin < possible && possible <= m_pass.rows.size(); ++bin)
            rows.insert(bin);
        for (const BucketKey& key : m_pass.keys)
            rows.insert(key.shown);
        m_pass.counterRows.assign(rows.begin(), rows.end());
        std::vector<std::optional<std::size_t>> kept(m_counters.size());
        for (std::size_t i = 0; i < m_counters.size(); ++i) {
            BlockCounter& counter = m_counters[i];
            const auto row = std::ranges::lower_bound(m_pass.counterRows, counter.bin);
            const std::size_t inBlock = counter.column * m_pass.counterKeys;
            if (row == m_pass.counterRows.end() || *row != counter.bin || inBlock >= m_block ||
                counter.group * m_block + inBlock >= m_pass.keys.size())
                continue;
            counter.row = static_cast<std::size_t>(row - m_pass.counterRows.begin());
            kept[i] = m_pass.counters.size();
            m_pass.counters.push_back(counter);
        }
        m_pass.areAllCounters = m_pass.counters.size() == m_counters.size();
        for (const BlockTransfer& move : m_moves)
            if (kept[move.counter])
                m_pass.transfers.push_back({*kept[move.counter], move.box, move.isDown});
    }

    BucketPass& m_pass;
    const Launch& m_launch;
    const std::uint32_t m_phase;
    const std::size_t m_items;
    const std::uint32_t m_partition;
    const std::size_t m_bins;
    const std::size_t m_block;
    BlockKeys m_before, m_after;
    std::vector<BlockCounter> m_counters; ///< by group, bin, work-item
    std::vector<BlockOnes> m_sums;
    std::vector<BucketKey*> m_looksAt;               ///< by work-item
    std::vector<std::optional<std::uint32_t>> m_bin; ///< by position
    std::vector<std::uint32_t> m_turns;
    std::set<std::uint32_t> m_tallies; ///< phases in which keys were counted: one a partition
    std::vector<BlockTransfer> m_moves;
};

QString titleOf(BlockPhase phase)
{
    switch (phase) {
    case BlockPhase::fetch:
        return say("load");
    case BlockPhase::tally:
        return say("count keys");
    case BlockPhase::stretch:
        return say("add up");
    case BlockPhase::sums:
        return say("scan");
    case BlockPhase::starts:
        return say("add before");
    case BlockPhase::move:
        return say("move");
    case BlockPhase::reset:
        return say("set to 0");
    case BlockPhase::edges:
        return say("store");
    default:
        return say("bucket sizes");
    }
}

} // namespace

bool sortsByCounters(const Launch& launch)
{
    return hasLocal(launch, Holds::block) && hasLocal(launch, Holds::counters);
}

void enterCounters(BucketPass& pass, const Recording& recording, const Launch& launch, const Events& events,
                   std::uint32_t phase)
{
    CounterReader(pass, recording, launch, phase).read(events);
    pass.title = titleOf(pass.phase);
}

std::vector<Phrase> counterNarration(const BucketPass& pass)
{
    const std::size_t n = pass.keys.size();
    const QString keys = many(n, "%1 key", "%1 keys");
    const Phrase end{QStringLiteral("."), Tone::plain};
    const Phrase additions{many(pass.phaseCount, "%1 addition", "%1 additions"), Tone::compute};
    const Phrase counters{many(pass.phaseCount, "%1 counter", "%1 counters"), Tone::strong};
    const QString bits = pass.digit.counted(pass.shownShift, pass.shownWidth);
    switch (pass.phase) {
    case BlockPhase::fetch:
        return {{say("Every work-group loads its keys into local memory and sets its counters to 0: "), Tone::plain},
                {keys, Tone::strong},
                {say(" and "), Tone::plain},
                counters,
                end};
    case BlockPhase::tally:
        return {{say("Every work-item counts its own keys by %1, in counters of its own: ").arg(bits), Tone::plain},
                {keys, Tone::strong},
                {say(n, " raises ", " raise "), Tone::plain},
                counters,
                end};
    case BlockPhase::stretch:
        return {{say("The counters of a block are read row by row; every work-item adds up a stretch of them: "),
                 Tone::plain},
                additions,
                end};
    case BlockPhase::sums:
        return {{say(pass.phaseDistance,
                     "The sums of the stretches are scanned in each block; what stands %1 place before is added: ",
                     "The sums of the stretches are scanned in each block; what stands %1 places before is added: ")
                     .arg(countDigits(pass.phaseDistance)),
                 Tone::plain},
                additions,
                end};
    case BlockPhase::starts:
        return {{say("What comes before its stretch is added to each counter, which is then the first place for its "
                     "keys: "),
                 Tone::plain},
                additions,
                end};
    case BlockPhase::reset:
        return {{say("The counters are set to 0 again, for the next bits: "), Tone::plain}, counters, end};
    case BlockPhase::move: {
        const auto moved = static_cast<std::size_t>(
            std::ranges::count_if(pass.keys, [](const BucketKey& key) { return key.upper != key.sorted; }));
        std::vector<Phrase> told{
            {say("Each key goes to the place in its counter, or as many further on as its work-item counted there "
                 "before it: "),
             Tone::plain}};
        tellMoved(told, moved, n);
        told.push_back(end);
        return told;
    }
    case BlockPhase::edges:
        return {{say("Every work-group stores its sorted block and keeps where a digit begins and ends in it: "),
                 Tone::plain},
                {keys, Tone::strong},
                {say(" in "), Tone::plain},
                {many(pass.phaseCount, "%1 bucket", "%1 buckets"), Tone::strong},
                end};
    default:
        return {{say("The first and the last place of a bucket tell how many keys it has: "), Tone::plain},
                {many(pass.phaseCount, "%1 bucket has keys", "%1 buckets have keys"), Tone::strong},
                end};
    }
}

} // namespace lockstep::ui
