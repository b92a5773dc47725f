#include "ui/lenses/partitions/model.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/origins.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string_view>

namespace lockstep::ui {

namespace {

constexpr std::size_t never = ~std::size_t{0};

struct Stretch {
    std::size_t begin = 0, end = 0;
    std::uint32_t item = 0;
};

/// The stretches that a launch's work-items looked up: rows of `segments`, or a start with a count or with the next
/// start. All keys at once where they looked up none.
std::vector<Stretch> stretchesOf(const Recording& recording, const Events& events)
{
    const std::size_t n = recording.n();
    struct Row {
        std::optional<std::size_t> begin, end;
        std::uint32_t item = 0;
    };
    std::map<std::uint32_t, Row> rows; // of `segments`
    std::map<std::uint32_t, std::uint32_t> counts;
    std::map<std::uint32_t, std::pair<std::size_t, std::uint32_t>> starts; // by entry: start, work-item
    for (const Event& event : events) {
        if (event.op != Op::tally || event.readCount == 0)
            continue;
        const Access& read = event.readSlots[0];
        if (read.array >= localArrayBase)
            continue;
        const Holds holds = inBuffer(recording, read.array);
        if (holds == Holds::segments) {
            Row& row = rows[read.index / 2];
            (read.index % 2 == 0 ? row.begin : row.end) = read.value;
            row.item = event.item;
        } else if (holds == Holds::starts) {
            const auto found = starts.find(read.index);
            if (found == starts.end() || event.item < found->second.second)
                starts[read.index] = {read.value, event.item};
        } else if (holds == Holds::counts) {
            counts[read.index] = read.value;
        }
    }
    std::vector<Stretch> all;
    for (const auto& [number, row] : rows)
        if (row.begin && row.end)
            all.push_back({*row.begin, *row.end, row.item});
    if (rows.empty() && !counts.empty()) {
        for (const auto& [entry, start] : starts)
            if (counts.contains(entry))
                all.push_back({start.first, start.first + counts[entry], start.second});
    } else if (rows.empty() && !starts.empty()) {
        for (auto it = starts.begin(); it != starts.end(); ++it) {
            const auto next = std::next(it);
            all.push_back({it->second.first, next == starts.end() ? n : next->second.first, it->second.second});
        }
    } else if (rows.empty()) {
        all.push_back({0, n, events.empty() ? 0 : events.front().item});
    }
    std::erase_if(all, [n](const Stretch& s) { return s.end > n || s.begin >= s.end; });
    std::ranges::sort(all, {}, &Stretch::begin);
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].begin < all[i - 1].end)
            return {}; // they are not parted
    return all;
}

class Reader {
public:
    explicit Reader(const Resident& resident)
        : m_resident(resident), m_recording(*resident.recording), m_origins(m_recording), m_part(m_recording.n()),
          m_holder(m_recording.n(), m_recording.mainBuffer)
    {
        for (const BufferInfo& buffer : m_recording.buffers)
            m_tree.hasPivots = m_tree.hasPivots || buffer.holds == Holds::pivots;
    }

    std::optional<PartitionTree> read()
    {
        const std::size_t launches = m_recording.launchCount();
        std::vector<std::size_t> depthOf(launches + 1, never);
        m_tree.work.resize(launches + 1);
        m_tree.work[0].touched.assign(m_recording.n(), true);
        m_tree.lastTouched.assign(m_recording.n(), 0);
        for (std::size_t k = 1; k <= launches; ++k) {
            const Events* events = m_resident.eventsOf(k);
            if (events == nullptr)
                return std::nullopt;
            depthOf[k] = launch(k, *events);
        }
        chooseOpen(depthOf);
        m_tree.prepared = readPreparation(m_resident);
        cover();
        return std::move(m_tree);
    }

private:
    /// The depth that it works on; `never` where it moves and compares no keys.
    std::size_t launch(std::size_t k, const Events& events)
    {
        const Launch& launch = m_recording.launches[k - 1];
        countWork(m_tree.work[k], launch, events);
        const bool works = std::ranges::any_of(events, [&](const Event& event) {
            return std::ranges::any_of(event.writes(), [&](const Access& a) { return isKey(a.array); }) ||
                   ((event.op == Op::compare || event.op == Op::choose) && isKey(event.readSlots[0].array) &&
                    sortsInPlace(launch));
        });
        if (!works)
            return never;
        const std::vector<Stretch> stretches = stretchesOf(m_recording, events);
        std::vector<std::size_t> segmentAt(m_recording.n(), never);
        for (const Stretch& stretch : stretches)
            std::fill_n(segmentAt.begin() + static_cast<std::ptrdiff_t>(stretch.begin), stretch.end - stretch.begin,
                        static_cast<std::size_t>(&stretch - stretches.data()));
        std::vector<bool> touched(stretches.size(), false), splits(stretches.size(), false);
        for (const Event& event : events) {
            const std::size_t position = keyPosition(event);
            if (position < segmentAt.size() && segmentAt[position] != never)
                touched[segmentAt[position]] = true;
            touch(k, event);
        }
        std::vector<PartitionSegment*> at(stretches.size(), nullptr);
        std::size_t depth = never;
        m_tree.segments.reserve(m_tree.segments.size() + stretches.size());
        for (std::size_t s = 0; s < stretches.size(); ++s)
            if (touched[s]) {
                at[s] = &segmentFor(stretches[s], launch.meaning.level);
                depth = std::min(depth, at[s]->depth);
            }
        for (const Event& event : events) {
            m_origins.apply(event);
            note(event, segmentAt, at);
        }
        for (PartitionSegment* segment : at)
            if (segment != nullptr)
                endStep(*segment, k);
        return depth;
    }

    bool isKey(std::uint32_t array) const { return array < localArrayBase && holdsKeys(m_recording, array); }
    static bool sortsInPlace(const Launch& launch)
    {
        return std::ranges::any_of(launch.arguments, [](const Argument& a) { return a.name == "keys" && a.writable; });
    }
    void countWork(PartitionWork& work, const Launch& launch, const Events& events) const
    {
        std::map<std::uint32_t, std::pair<std::size_t, std::size_t>> listed; // by row
        work.touched.assign(m_recording.n(), false);
        const auto touch = [&](const Access& access) {
            if (isKey(access.array) && access.index < work.touched.size())
                work.touched[access.index] = true;
        };
        for (const Event& event : events) {
            std::ranges::for_each(event.reads(), touch);
            std::ranges::for_each(event.writes(), touch);
            for (const Access& write : event.writes())
                if (inBuffer(m_recording, write.array) == Holds::segments)
                    (write.index % 2 == 0 ? listed[write.index / 2].first : listed[write.index / 2].second) =
                        std::min<std::size_t>(write.value, m_recording.n());
            work.compares += event.op == Op::compare || event.op == Op::choose;
            if (const auto& read = event.readSlots; event.op == Op::choose && event.readCount >= 2 &&
                                                    isKey(read[0].array) && read[0].array == read[1].array)
                work.choices.push_back({std::max(read[0].index, read[1].index), read[0].value});
            if (event.op == Op::copy && event.readCount > 0 && event.writeCount > 0) {
                const Access &from = event.readSlots[0], &to = event.writeSlots[0];
                work.copiedBack +=
                    isKey(from.array) && isKey(to.array) && from.array != to.array && from.index == to.index;
            }
        }
        work.makesList = std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
            return argument.writable && argument.buffer &&
                   m_recording.buffers[*argument.buffer].holds == Holds::segments;
        });
        for (const auto& [row, segment] : listed)
            if (segment.first < segment.second)
                work.listed.push_back(segment);
    }

    void touch(std::size_t k, const Event& event)
    {
        const auto note = [&](const Access& access) {
            if (isKey(access.array) && access.index < m_tree.lastTouched.size())
                m_tree.lastTouched[access.index] = k;
        };
        std::ranges::for_each(event.writes(), note);
        if (event.op == Op::compare || event.op == Op::choose)
            std::ranges::for_each(event.reads(), note);
    }

    /// Where a key was written or, else, compared.
    std::size_t keyPosition(const Event& event) const
    {
        for (const Access& write : event.writes())
            if (isKey(write.array))
                return write.index;
        if (event.op == Op::compare || event.op == Op::choose)
            for (const Access& read : event.reads())
                if (isKey(read.array))
                    return read.index;
        return never;
    }

    PartitionSegment& segmentFor(const Stretch& stretch, std::optional<std::uint32_t> level)
    {
        std::size_t depth = 0;
        PartitionSegment* last = nullptr;
        for (PartitionSegment& segment : m_tree.segments)
            if (segment.begin < stretch.end && stretch.begin < segment.end && segment.depth + 1 > depth) {
                depth = segment.depth + 1;
                last = &segment;
            }
        if (last != nullptr && last->begin == stretch.begin && last->end == stretch.end && last->level == level)
            return *last;
        PartitionSegment segment;
        segment.depth = depth;
        segment.begin = stretch.begin;
        segment.end = stretch.end;
        segment.level = level;
        segment.item = stretch.item;
        for (std::size_t i = stretch.begin; i < stretch.end; ++i)
            segment.keys.push_back(keyBefore(i));
        m_origins.begin(stretch.begin, stretch.end);
        std::fill(m_part.begin() + static_cast<std::ptrdiff_t>(stretch.begin),
                  m_part.begin() + static_cast<std::ptrdiff_t>(stretch.end), noPart);
        m_tree.depths = std::max(m_tree.depths, depth + 1);
        m_tree.segments.push_back(std::move(segment));
        return m_tree.segments.back();
    }

    std::uint32_t keyBefore(std::size_t position) const
    {
        for (auto segment = m_tree.segments.rbegin(); segment != m_tree.segments.rend(); ++segment)
            if (segment->begin <= position && position < segment->end)
                return segment->keyAfter(position - segment->begin);
        return m_recording.input[position];
    }

    void note(const Event& event, const std::vector<std::size_t>& segmentAt, const std::vector<PartitionSegment*>& at)
    {
        for (const Access& write : event.writes()) {
            if (isKey(write.array) && write.index < m_holder.size())
                m_holder[write.index] = write.array;
        }
        if (event.op == Op::move && event.readCount >= 2 && event.writeCount >= 1 && isKey(event.writeSlots[0].array)) {
            // Which counter told the place is which part the key is of.
            const Access& counter = event.readSlots[1];
            std::uint32_t part = counter.index;
            if (counter.array < m_recording.buffers.size() && m_recording.buffers[counter.array].shape.size() == 2)
                part /=
                    static_cast<std::uint32_t>(std::max<std::size_t>(1, m_recording.buffers[counter.array].shape[1]));
            const std::uint32_t origin = m_origins.at(event.writeSlots[0].array, event.writeSlots[0].index);
            if (origin < m_part.size())
                m_part[origin] = part;
        }
        if (event.op == Op::copy && event.writeCount >= 1 && event.readCount >= 1) {
            const std::uint32_t to = event.writeSlots[0].array;
            const std::uint32_t position = event.readSlots[0].index;
            if (inBuffer(m_recording, to) == Holds::pivots && position < segmentAt.size() &&
                segmentAt[position] != never)
                if (PartitionSegment* segment = at[segmentAt[position]])
                    segment->pivot = position;
        }
    }

    void endStep(PartitionSegment& segment, std::size_t k)
    {
        PartitionStep step;
        step.launch = k;
        for (std::size_t i = segment.begin; i < segment.end; ++i) {
            const std::uint32_t origin =
                m_origins.at(static_cast<std::uint32_t>(m_holder[i]), static_cast<std::uint32_t>(i));
            const bool isOne = origin >= segment.begin && origin < segment.end;
            step.from.push_back(isOne ? origin : static_cast<std::uint32_t>(i));
        }
        std::vector<std::uint32_t> before(segment.size());
        std::iota(before.begin(), before.end(), static_cast<std::uint32_t>(segment.begin));
        if (!segment.steps.empty())
            before = segment.steps.back().from;
        step.moves = segment.steps.empty() || before != step.from;
        segment.part.clear();
        for (const std::uint32_t origin : step.from)
            if (m_part[origin] != noPart)
                segment.part.push_back(m_part[origin]);
        if (segment.part.size() != segment.size())
            segment.part.clear();
        segment.steps.push_back(std::move(step));
    }

    /// A launch without keys belongs to the depth of its level: before the keys move, or after (that of the parts, not
    /// of the leaves that they leave behind).
    void chooseOpen(const std::vector<std::size_t>& depthOf)
    {
        const auto& launches = m_recording.launches;
        m_tree.open.assign(launches.size() + 1, 0);
        for (std::size_t k = 1; k <= launches.size(); ++k) {
            std::size_t open = depthOf[k];
            for (std::size_t j = k; open == never && j <= launches.size(); ++j)
                if (launches[j - 1].meaning.level != launches[k - 1].meaning.level)
                    break;
                else
                    open = depthOf[j];
            for (std::size_t j = k; open == never && launches[k - 1].meaning.level && --j > 0;)
                if (launches[j - 1].meaning.level != launches[k - 1].meaning.level)
                    break;
                else if (depthOf[j] != never && m_tree.work[j].copiedBack > 0)
                    open = depthOf[j];
            m_tree.open[k] = open == never ? m_tree.open[k - 1] : open;
        }
    }

    void cover()
    {
        PartitionTree& tree = m_tree;
        tree.cover.assign(tree.depths, std::vector<std::uint32_t>(m_recording.n(), 0));
        tree.finishedAt.assign(m_recording.n(), never);
        for (std::size_t s = 0; s < tree.segments.size(); ++s)
            for (std::size_t i = tree.segments[s].begin; i < tree.segments[s].end; ++i) {
                tree.cover[tree.segments[s].depth][i] = static_cast<std::uint32_t>(s + 1);
                tree.finishedAt[i] = s;
            }
    }

    const Resident& m_resident;
    const Recording& m_recording;
    PartitionTree m_tree;
    Origins m_origins;
    std::vector<std::uint32_t> m_part; ///< by position in the row above
    std::vector<std::size_t> m_holder; ///< by position: the buffer that was written there last
};

} // namespace

const PartitionStep* PartitionSegment::stepBefore(std::size_t k) const
{
    const PartitionStep* last = nullptr;
    for (const PartitionStep& step : steps)
        if (step.launch < k)
            last = &step;
    return last;
}

const PartitionStep* PartitionSegment::stepIn(std::size_t k) const
{
    const auto found = std::ranges::find(steps, k, &PartitionStep::launch);
    return found == steps.end() ? nullptr : &*found;
}

std::size_t PartitionSegment::placeBefore(const PartitionStep& step, std::size_t i) const
{
    if (&step == &steps.front())
        return step.from[i];
    const PartitionStep& before = *(&step - 1); // they are a vector's
    const auto found = std::ranges::find(before.from, step.from[i]);
    return begin + static_cast<std::size_t>(found - before.from.begin());
}

std::vector<std::size_t> PartitionSegment::placesBefore(const PartitionStep& step) const
{
    std::vector<std::size_t> places(step.from.begin(), step.from.end());
    if (&step == &steps.front())
        return places;
    std::vector<std::size_t> placeOf(size(), begin); // by where it stood in the row above
    const PartitionStep& before = *(&step - 1);
    for (std::size_t i = 0; i < before.from.size(); ++i)
        placeOf[before.from[i] - begin] = begin + i;
    for (std::size_t& place : places)
        place = placeOf[place - begin];
    return places;
}

const PartitionSegment* PartitionTree::covering(std::size_t depth, std::size_t position) const
{
    if (depth >= cover.size() || position >= cover[depth].size() || cover[depth][position] == 0)
        return nullptr;
    return &segments[cover[depth][position] - 1];
}

std::optional<PartitionTree> readPartitions(const Resident& resident)
{
    return Reader(resident).read();
}

std::size_t bytesOf(const PartitionTree& tree)
{
    std::size_t bytes = bytesOf(tree.segments) + bytesOf(tree.finishedAt) + bytesOf(tree.lastTouched);
    for (const PartitionSegment& segment : tree.segments) {
        bytes += bytesOf(segment.part) + bytesOf(segment.keys) + bytesOf(segment.steps);
        for (const PartitionStep& step : segment.steps)
            bytes += bytesOf(step.from);
    }
    for (const PartitionWork& work : tree.work)
        bytes += sizeof(PartitionWork) + bytesOf(work.choices) + bytesOf(work.listed) + work.touched.size() / 8;
    for (const PartitionTable& table : tree.prepared.tables) {
        bytes += sizeof(PartitionTable) + bytesOf(table.partOf) + bytesOf(table.groupOf);
        for (const auto& counts : table.ofGroups)
            bytes += 2 * bytesOf(counts); // and its starts
    }
    for (const auto& row : tree.cover)
        bytes += bytesOf(row);
    return bytes;
}

} // namespace lockstep::ui
