// What a pass did, by its states and events.

#include "engine/analysis/coalescing.hpp"
#include "engine/model/event.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/buckets/model.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

/// Reads a pass from its states and events.
class PassReader {
public:
    PassReader(const Resident& resident, std::size_t launch, const TableShape& shape)
        : m_resident(resident), m_recording(*resident.recording), m_shape(shape)
    {
        m_pass.kind = shape.kind;
        m_pass.launch = launch;
        m_pass.step = bucketStep(m_recording, launch);
        m_pass.firstLaunch = passStart(m_recording, launch);
        m_pass.lastLaunch = passEnd(m_recording, std::max(launch, m_pass.firstLaunch));
        m_pass.digits = shape.digits;
        m_pass.groups = shape.groups;
        m_pass.perGroup = shape.perGroup;
        m_pass.digit = digitOfPass(m_recording, m_pass.firstLaunch);
        m_pass.shift = m_pass.digit.shift;
        m_pass.width = m_pass.digit.width;
        m_pass.rows = rowsOfPass(m_recording, shape, m_pass.firstLaunch);
        m_pass.keys.resize(m_recording.n());
        m_pass.keyAt.assign(m_recording.n(), 0);
        m_pass.sortedAt.resize(m_recording.n());
        for (std::size_t i = 0; i < m_recording.n(); ++i)
            m_pass.keys[i].sorted = m_pass.sortedAt[i] = static_cast<std::uint32_t>(i);
    }

    bool read()
    {
        for (std::size_t k = m_pass.firstLaunch; k <= m_pass.lastLaunch; ++k)
            if (m_resident.eventsOf(k) == nullptr)
                return false;
        if (m_resident.state(m_pass.launch) == nullptr)
            return false;
        if (m_pass.kind == BucketKind::sweeps)
            readSweep(m_pass, m_resident);
        else
            readInParts();
        const bool areSorted = m_pass.step == BucketStep::scan || m_pass.step == BucketStep::scatter;
        for (std::size_t i = 0; i < m_pass.keys.size(); ++i)
            m_pass.keys[i].upper = areSorted ? m_pass.keys[i].sorted : static_cast<std::uint32_t>(i);
        chooseShownBits(m_pass, m_recording.type);
        followEqual(m_pass, m_recording);
        return true;
    }

    BucketPass take() { return std::move(m_pass); }

private:
    const Words* words(std::size_t state, Holds holds) const
    {
        const State* at = m_resident.state(state);
        const auto index = bufferOf(m_recording, holds);
        return at && index && *index < at->buffers.size() && at->buffers[*index] ? at->buffers[*index].get() : nullptr;
    }
    const Events& eventsOf(std::size_t launch) const { return *m_resident.eventsOf(launch); }

    /// A pass of several launches.
    void readInParts()
    {
        if (m_pass.kind == BucketKind::sortedBlocks)
            readSortedBlocks();
        readMoves();
        readCounts();
        if (m_pass.kind == BucketKind::sortedBlocks)
            countRuns();
        if (m_pass.kind == BucketKind::bits)
            readOnes();
        else
            readTable();
        if (m_pass.kind == BucketKind::pipeline)
            readSums();
    }

    /// Where each key stands when its work-group has sorted its block.
    void readSortedBlocks()
    {
        const auto sorted = bufferOf(m_recording, Holds::sortedBlocks);
        const Origins origins = originsAfter(m_recording, eventsOf(m_pass.firstLaunch), m_recording.n());
        for (std::size_t j = 0; sorted && j < m_recording.n(); ++j) {
            const std::uint32_t position =
                origins.at(static_cast<std::uint32_t>(*sorted), static_cast<std::uint32_t>(j));
            if (position < m_pass.keys.size()) {
                m_pass.sortedAt[j] = position;
                m_pass.keys[position].sorted = static_cast<std::uint32_t>(j);
            }
        }
    }

    void readMoves()
    {
        std::vector<std::uint32_t> movedBefore;
        for (const Event& event : eventsOf(m_pass.lastLaunch)) {
            if (event.op != Op::move || event.readCount < 2 || event.writeCount < 1)
                continue;
            const Access& from = event.readSlots[0];
            const std::uint32_t slot = event.writeSlots[0].index;
            if (from.index >= m_pass.keys.size() || slot >= m_pass.keys.size())
                continue;
            const std::uint32_t position = m_pass.sortedAt[from.index];
            BucketKey& key = m_pass.keys[position];
            if (m_pass.kind == BucketKind::blocks || m_pass.kind == BucketKind::sortedBlocks) {
                const std::size_t digit = event.readSlots[1].index / m_pass.groups;
                if (digit >= m_pass.digits)
                    continue;
                key.digit = static_cast<std::uint32_t>(digit);
            } else if (m_pass.kind != BucketKind::bits) { // a counter of the work-item's own
                key.digit = static_cast<std::uint32_t>(event.readSlots[1].index % m_pass.digits);
            }
            key.bits = from.value;
            key.group = static_cast<std::uint32_t>(position / m_pass.perGroup);
            key.moveItem = event.item;
            key.start = event.readSlots[1].value;
            key.slot = slot;
            m_pass.keyAt[slot] = position;
            if (event.item >= movedBefore.size())
                movedBefore.resize(event.item + std::size_t{1}, 0);
            key.moveTurn = movedBefore[event.item]++;
            m_pass.itemTurns = std::max<std::size_t>(m_pass.itemTurns, movedBefore[event.item]);
        }
    }

    /// Neighbouring work-items that write neighbouring places at once; and how it would be in the keys' old order.
    void countRuns()
    {
        const LaneWidths widths;
        const Launch& launch = m_recording.launches[m_pass.lastLaunch - 1];
        m_pass.runs = runsOf(accessRuns(launch, eventsOf(m_pass.lastLaunch), widths));
        const std::size_t n = m_pass.keys.size(), local = launch.local;
        const auto goesOn = [&](std::size_t j, std::uint32_t slot, std::uint32_t next) {
            const std::size_t lane = j % m_pass.perGroup % local;
            return (j + 1) % m_pass.perGroup != 0 && (lane + 1) % std::min<std::size_t>(local, widths.wavefront) != 0 &&
                   next == slot + 1;
        };
        m_pass.endsRun.assign(n, true);
        m_pass.runsUnsorted = n == 0 ? 0 : 1;
        for (std::size_t j = 0; j + 1 < n; ++j) {
            m_pass.endsRun[j] =
                !goesOn(j, m_pass.keys[m_pass.sortedAt[j]].slot, m_pass.keys[m_pass.sortedAt[j + 1]].slot);
            m_pass.runsUnsorted += goesOn(j, m_pass.keys[j].slot, m_pass.keys[j + 1].slot) ? 0 : 1;
        }
    }

    void readCounts()
    {
        // A work-item that counts alone looks at a key, then raises a counter of its own.
        const bool countsAlone = m_pass.kind == BucketKind::stretches || m_pass.kind == BucketKind::blocks;
        std::vector<std::uint32_t> lastKey, countedBefore;
        for (const Event& event : eventsOf(m_pass.firstLaunch)) {
            const auto known = [&](std::vector<std::uint32_t>& of) -> std::uint32_t& {
                if (event.item >= of.size())
                    of.resize(event.item + std::size_t{1}, 0);
                return of[event.item];
            };
            const std::uint32_t index = event.readCount > 0 ? event.readSlots[0].index : 0;
            const bool isCount = event.op == Op::count && event.readCount >= 2 && index < m_pass.keys.size();
            if (isCount || (event.op == Op::digit && index < m_pass.keys.size() && m_pass.kind == BucketKind::bits)) {
                BucketKey& key = m_pass.keys[index];
                key.countItem = event.item;
                key.isCounted = isCount;
                if (isCount)
                    key.counted = event.readSlots[1].value;
                else
                    key.digit = event.writeSlots[0].value;
            } else if (m_pass.kind == BucketKind::sortedBlocks && event.op == Op::copy && event.readCount > 0 &&
                       event.readSlots[0].array < localArrayBase && event.writeSlots[0].array >= localArrayBase &&
                       index < m_pass.keys.size() && holdsKeys(m_recording, event.readSlots[0].array)) {
                m_pass.keys[index].countItem = event.item; // who loads it; a count, if any, comes after
            } else if (event.op == Op::tally && event.readCount > 0 && index < m_pass.keys.size() && countsAlone) {
                known(lastKey) = index;
            } else if (event.op == Op::advance && event.readCount > 0 && countsAlone) {
                BucketKey& key = m_pass.keys[known(lastKey)];
                key.countItem = event.item;
                key.counted = event.readSlots[0].value;
                key.isCounted = true;
                key.countTurn = known(countedBefore)++;
            }
        }
    }

    /// The table's words by digit, then group, whatever order the buffer has.
    std::vector<std::uint32_t> table(const Words* words) const
    {
        std::vector<std::uint32_t> all(m_pass.digits * m_pass.groups, 0);
        for (std::size_t d = 0; words != nullptr && d < m_pass.digits; ++d)
            for (std::size_t g = 0; g < m_pass.groups; ++g) {
                const std::size_t at = m_pass.kind == BucketKind::pipeline ? g * m_pass.digits + d : m_pass.cell(d, g);
                all[m_pass.cell(d, g)] = at < words->size() ? (*words)[at] : 0;
            }
        return all;
    }

    void readTable()
    {
        const auto starts = bufferOf(m_recording, Holds::starts);
        m_pass.startItem.assign(m_pass.digits * m_pass.groups, 0);
        m_pass.startGroup = m_pass.startItem;
        for (std::size_t k = m_pass.firstLaunch + 1; k < m_pass.lastLaunch; ++k) {
            if (m_pass.launch > m_pass.firstLaunch && k > m_pass.launch)
                break;
            std::size_t written = 0;
            m_pass.addsToStarts = m_pass.goesAlong = false;
            for (const Event& event : eventsOf(k))
                for (const Access& write : event.writes())
                    if (write.array == starts && write.index < m_pass.startItem.size()) {
                        for (const Access& read : event.reads()) {
                            m_pass.addsToStarts =
                                m_pass.addsToStarts || (read.array == starts && read.index == write.index);
                            m_pass.goesAlong =
                                m_pass.goesAlong || (read.array == starts && read.index + 1 == write.index);
                        }
                        const std::size_t cell =
                            m_pass.kind == BucketKind::pipeline
                                ? m_pass.cell(write.index % m_pass.digits, write.index / m_pass.digits)
                                : write.index;
                        m_pass.startItem[cell] = event.item;
                        m_pass.startGroup[cell] = event.group;
                        ++written;
                    }
            std::set<std::uint32_t> rounds;
            for (const Event& event : eventsOf(k))
                if (event.op == Op::combine && event.readCount == 2 && event.writeCount == 1 &&
                    event.writeSlots[0].array >= localArrayBase &&
                    event.readSlots[0].array == event.writeSlots[0].array &&
                    event.readSlots[1].array == event.writeSlots[0].array &&
                    event.readSlots[0].index != event.readSlots[1].index)
                    rounds.insert(event.phase);
            m_pass.scanRounds = k == m_pass.launch ? rounds.size() : 0;
            m_pass.startsWritten = k == m_pass.launch || m_pass.step != BucketStep::scan ? written : 0;
        }
        if (m_pass.launch >= m_pass.firstLaunch)
            m_pass.counts = table(words(m_pass.launch, Holds::counts));
        if (m_pass.launch > m_pass.firstLaunch)
            m_pass.starts = table(words(m_pass.launch, Holds::starts));
        if (m_pass.step == BucketStep::scan && m_pass.launch > m_pass.firstLaunch + 1)
            m_pass.oldStarts = table(words(m_pass.launch - 1, Holds::starts));
        if (m_pass.step == BucketStep::scan && m_pass.lastLaunch > m_pass.firstLaunch + 2 &&
            m_pass.launch > m_pass.firstLaunch + 1) {
            const Words *sums = words(m_pass.launch, Holds::tileSums),
                        *before = words(m_pass.launch, Holds::beforeTiles);
            if (sums != nullptr && before != nullptr && m_pass.startsWritten == 0)
                m_pass.tileSums = *sums;
            if (sums != nullptr && before != nullptr)
                m_pass.tilesBefore = *before;
        }
        if (m_pass.step == BucketStep::scatter && !m_pass.starts.empty()) // a work-item's own counters have gone on
            for (BucketKey& key : m_pass.keys)
                key.start = m_pass.starts[m_pass.cell(key.digit, key.group)];
    }

    void readSums()
    {
        constexpr std::array parts{Holds::blockSums, Holds::sumsBefore, Holds::totals, Holds::bases};
        BucketSums& sums = m_pass.sums;
        sums.blocks = m_shape.blocks;
        if (const auto rows = m_recording.parameters.find("rows-per-block"); rows != m_recording.parameters.end())
            sums.rowsOfBlock = std::stoul(rows->second);
        if (m_pass.step != BucketStep::scan && m_pass.step != BucketStep::scatter)
            return;
        const auto isWritten = [&](std::size_t launch, Holds holds) {
            const auto buffer = bufferOf(m_recording, holds);
            return std::ranges::any_of(m_recording.launches[launch - 1].arguments, [&](const Argument& argument) {
                return argument.buffer == buffer && argument.writable;
            });
        };
        for (std::size_t i = 0; i < parts.size(); ++i)
            for (std::size_t k = m_pass.firstLaunch + 1; k <= m_pass.launch; ++k)
                if (isWritten(k, parts[i])) {
                    sums.isWritten[i] = k == m_pass.launch;
                    if (const Words* made = words(m_pass.launch, parts[i]))
                        sums.now[i] = *made;
                }
        const Launch& launch = m_recording.launches[m_pass.launch - 1];
        sums.writesStarts = m_pass.step == BucketStep::scan && isWritten(m_pass.launch, Holds::starts);
        sums.readsBefore = sums.writesStarts && takes(launch, bufferOf(m_recording, Holds::sumsBefore));
        sums.readsBases = sums.writesStarts && takes(launch, bufferOf(m_recording, Holds::bases));
    }

    void readOnes()
    {
        const auto ones = bufferOf(m_recording, Holds::onesBefore);
        m_pass.onesWritten.assign(m_recording.n() + 1, false);
        m_pass.onesItem.assign(m_recording.n() + 1, 0);
        if (m_pass.step != BucketStep::scan && m_pass.step != BucketStep::scatter)
            return;
        if (const Words* now = words(m_pass.launch, Holds::onesBefore))
            m_pass.ones.assign(now->begin(),
                               now->begin() + static_cast<std::ptrdiff_t>(std::min(now->size(), m_recording.n() + 1)));
        if (m_pass.launch > m_pass.firstLaunch + 1)
            if (const Words* old = words(m_pass.launch - 1, Holds::onesBefore))
                m_pass.oldOnes = *old;
        if (m_pass.step != BucketStep::scan)
            return;
        for (const Event& event : eventsOf(m_pass.launch))
            m_pass.phaseCount += event.op == Op::combine ? 1 : 0;
        for (const Event& event : eventsOf(m_pass.launch))
            for (const Access& write : event.writes())
                if (write.array == ones && write.index < m_pass.onesWritten.size()) {
                    m_pass.onesWritten[write.index] = true;
                    m_pass.onesItem[write.index] = event.item;
                }
        readOnesRuns();
    }

    /// What each work-group of the scan's first launch scans; then the sums of these, or what is added to them.
    void readOnesRuns()
    {
        const auto ones = bufferOf(m_recording, Holds::onesBefore), sums = bufferOf(m_recording, Holds::sumsOfOnes);
        std::map<std::uint32_t, OnesRun> runs;
        const bool adds = std::ranges::count(m_pass.onesWritten, true) > 0 && m_pass.launch > m_pass.firstLaunch + 1;
        for (const Event& event : eventsOf(adds ? m_pass.launch : m_pass.firstLaunch + 1))
            for (const Access& write : event.writes()) {
                if (write.array != ones || write.index >= m_pass.onesWritten.size() || (adds && event.readCount < 2))
                    continue;
                const auto [run, isNew] = runs.try_emplace(adds ? event.readSlots[0].index : event.group);
                run->second.first = isNew ? write.index : std::min(run->second.first, write.index);
                run->second.last = std::max(run->second.last, write.index);
                if (adds)
                    run->second.added = event.readSlots[0].value;
            }
        const bool scansSums = !adds && m_pass.launch > m_pass.firstLaunch + 1;
        const Words *now = words(m_pass.launch, Holds::sumsOfOnes), *old = words(m_pass.launch - 1, Holds::sumsOfOnes);
        for (auto& [number, run] : runs) {
            if (scansSums && sums && now && old && number < std::min(now->size(), old->size())) {
                run.sum = (*now)[number];
                run.oldSum = (*old)[number];
            }
            m_pass.onesRuns.push_back(run);
        }
    }

    const Resident& m_resident;
    const Recording& m_recording;
    const TableShape& m_shape;
    BucketPass m_pass;
};

} // namespace

std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch)
{
    const std::optional<TableShape> shape = tableShape(*resident.recording);
    if (!shape)
        return std::nullopt;
    PassReader reader(resident, launch, *shape);
    if (!reader.read())
        return std::nullopt;
    return reader.take();
}

} // namespace lockstep::ui
